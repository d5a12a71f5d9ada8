"""What a question of Terrorscape means now, computed from the seat's own view (core/explain.py).

The sentence of an option follows the option's name, so it does not repeat it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.core.explain import Explanation
from stolik.core.question import Question
from stolik.games.terrorscape.view.explain.encounter import ENCOUNTER
from stolik.games.terrorscape.view.explain.killer import KILLER
from stolik.games.terrorscape.view.explain.survivors import SURVIVORS
from stolik.games.terrorscape.view.explain.turn import turn
from stolik.games.terrorscape.view.fields import TerrorscapeView

_BY_KIND: dict[str, Callable[[TerrorscapeView, str, tuple[str, ...]], Explanation]] = {
    "turn": turn,
    **SURVIVORS,
    **KILLER,
    **ENCOUNTER,
}


def explain(view: TerrorscapeView, question: Question[Any]) -> Explanation:
    """What the question and its answers mean at this moment; empty if the texts of the things say everything."""
    about = _BY_KIND.get(question.kind)
    return about(view, question.about, tuple(question.wire()["options"])) if about else Explanation()
