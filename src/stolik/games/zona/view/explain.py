"""What a question of Zona means now, computed from the seat's own view: which action it is, and what is left."""

from __future__ import annotations

from typing import Any

from stolik.core.explain import Explanation, Say
from stolik.core.question import Question
from stolik.games.zona.view.fields import ZonaView

ACTIONS = ("first", "second")


def explain(view: ZonaView, question: Question[Any]) -> Explanation:
    """The sentence of an action or an offer; other questions say everything by themselves."""
    match question.kind:
        case "action":
            taken = view.turn.actions
            return Explanation(Say(f"ask-action-{ACTIONS[taken] if taken < len(ACTIONS) else 'over'}"))
        case "may":
            return Explanation(Say("ask-may-offer", {"offer": question.wire()["options"][0]}))
    return Explanation()
