"""What a question of Voidfall means now, computed from the seat's own view (core/explain.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stolik.content.options import cost_option
from stolik.core.explain import Explanation, Say
from stolik.core.question import Question
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.words import END_TURN, RETURN_TRADES, SLOT, TRACK, WAYS
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
    """Whether only the end is left; the end that leaves a Crisis whose penalty cannot be suffered in full."""
    ask = Say("ask-act-done") if set(asked["options"]) <= {END_TURN.ref, RETURN_TRADES.ref} else None
    if view.crisis is None or not view.crisis.crisis or view.crisis.sufferable:
        return Explanation(ask)
    return Explanation(ask, warn={END_TURN.ref: Say("warn-no-penalty", {"crisis": view.crisis.crisis})})


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


def _any_of(view: VoidfallView, house: HouseView, asked: Asked) -> Explanation:
    """A single effect is no longer one of several."""
    effects = [ref for ref in asked["options"] if not ref.startswith("word:")]
    return Explanation(Say("ask-any_of-one")) if len(effects) == 1 else NOTHING


def _recall_from(view: VoidfallView, house: HouseView, asked: Asked) -> Explanation:
    """The sectors that are abandoned with their last Fleet Power (rulebook, Abandoned)."""
    last = [sector.ref for sector in view.sectors if sector.home is None and sum(sector.fleets.values()) == 1]
    says = {ref: abandoned([ref], house.glory) for ref in asked["options"] if ref in last}
    return Explanation(warn=says)


def abandoned(sectors: list[str], glory: Sequence[int]) -> Say:
    """Which sectors are lost, and how many of these Glory tokens with them."""
    return Say("warn-abandoned", {"sectors": sectors, "n": len(sectors), "glory": min(len(sectors), len(glory))})


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


def _build_in(view: VoidfallView, house: HouseView, asked: Asked) -> Explanation:
    """Which Installation is built, if it is only one."""
    return Explanation(Say("ask-build_in-named")) if asked["about"].startswith("installation:") else NOTHING


BY_KIND: dict[str, Callable[[VoidfallView, HouseView, Asked], Explanation]] = {
    "act": _act,
    "void_progress": _void_progress,
    "board_credits": _board_credits,
    "upkeep_food": _upkeep,
    "corrupt": _corrupt,
    "any_of": _any_of,
    "build_in": _build_in,
    "recall_from": _recall_from,
}
