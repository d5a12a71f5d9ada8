"""What a question of Voidfall means now, computed from the seat's own view (core/explain.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stolik.content.options import cost_option
from stolik.core.explain import Explanation, Say
from stolik.core.question import Question
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.words import END_TURN, SLOT, TRACK, WAYS
from stolik.games.voidfall.view.fields import HouseView, VoidfallView

NOTHING = Explanation()
Asked = Mapping[str, Any]
"""A question as plain data."""
HOUSE_BOARD = frozenset({place.ref for place in (*SLOT, *TRACK)})


def explain(view: VoidfallView, question: Question[Any]) -> Explanation:
    """What the question and its answers mean at this moment; empty if the texts of the things say everything."""
    told = BY_KIND.get(question.kind)
    if told is None or view.seat is None:
        return NOTHING
    return told(view, view.houses[view.seat], question.wire())


def _act(view: VoidfallView, house: HouseView, asked: Asked) -> Explanation:
    """The end of a turn that leaves a Crisis whose penalty cannot be suffered in full."""
    if view.crisis is None or not view.crisis.crisis or view.crisis.sufferable:
        return NOTHING
    return Explanation(warn={END_TURN.ref: Say("warn-no-penalty", {"crisis": view.crisis.crisis})})


def _void_progress(view: VoidfallView, house: HouseView, asked: Asked) -> Explanation:
    """Why the penalty is not among the ways."""
    return NOTHING if WAYS["penalty"].ref in asked["options"] else Explanation(ask=Say("ask-void_progress-no_penalty"))


def _board_credits(view: VoidfallView, house: HouseView, asked: Asked) -> Explanation:
    """The price of the economic row, and what is spent for it already."""
    if view.crisis is None:
        return NOTHING
    spent = {kind: house.board_due.get(kind, 0) for kind in RESOURCES}
    return Explanation(ask=Say("ask-board_credits-due", {"price": cost_option(view.crisis.economic.cost).ref, **spent}))


def _upkeep(view: VoidfallView, house: HouseView, asked: Asked) -> Explanation:
    """How much Upkeep is due in all."""
    return Explanation(ask=Say("ask-upkeep_food-due", {"n": house.upkeep}))


def _corrupt(view: VoidfallView, house: HouseView, asked: Asked) -> Explanation:
    """What the Corruption comes from; where it strengthens the Voidborn in Skirmishes, and where it does not (rulebook,
    Skirmish).
    """
    ask, options = Say("ask-corrupt-by") if asked["about"] else None, asked["options"]
    if not BOOK.houses[house.house.removeprefix("house:")].draws_void:
        return Explanation(ask)
    says = {ref: "does-corrupt-board" for ref in options if ref in HOUSE_BOARD}
    says |= {ref: "does-corrupt-sector" for ref in options if ref.startswith("sector:")}
    return Explanation(ask, does={ref: Say(id) for ref, id in says.items()})


BY_KIND: dict[str, Callable[[VoidfallView, HouseView, Asked], Explanation]] = {
    "act": _act,
    "void_progress": _void_progress,
    "board_credits": _board_credits,
    "upkeep_food": _upkeep,
    "corrupt": _corrupt,
}
