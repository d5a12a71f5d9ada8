"""Why a number of Voidfall is what it is, and what a thing would do: from a state drawn for the seat that asks."""

from __future__ import annotations

from collections.abc import Callable

from stolik.core.why import NOTHING, Why
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.view.why import choices, crises, numbers, scores, sectors

Answerer = Callable[[Voidfall, int | None, str, int], Why]
"""Takes a state, the seat that asks, the part of a reference after the colon, and the seat of the thing's owner."""

FAMILIES: dict[str, Answerer] = {
    "resource": numbers.resource,
    "counter": numbers.counter,
    "track": numbers.track,
    "agenda": scores.agenda,
    "start": scores.start,
    "slot": scores.slot,
    "event": scores.event,
    "sector": sectors.sector,
    "action": choices.action,
    "focus": choices.focus,
    "technology": choices.technology,
    "improved": choices.improved,
    "row": crises.row,
    "war": crises.war,
    "crisis": crises.crisis,
    "token": crises.corruption,
}


def why(g: Voidfall, seat: int | None, thing: str, whose: int) -> Why:
    """The explanation of a thing; empty before Houses have been chosen."""
    family, _, name = thing.partition(":")
    if family not in FAMILIES or not all(house.house for house in g.houses):
        return NOTHING
    return FAMILIES[family](g, seat, name, whose)
