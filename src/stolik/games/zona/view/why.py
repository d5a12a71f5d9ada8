"""Why a number of Zona is what it is, and what a thing would do: from a state drawn for the seat that asks."""

from __future__ import annotations

from collections.abc import Callable

from stolik.core.explain import Say
from stolik.core.question import SEATS, Seat
from stolik.core.why import NOTHING, Foreseen, Part, Why, added
from stolik.games.zona.rules.effects.possible import payable
from stolik.games.zona.rules.scavenger.scavengers import board
from stolik.games.zona.rules.state import ATTRIBUTES, Zona
from stolik.games.zona.rules.zone.market import WEAR_PRICE
from stolik.games.zona.view.prospects import of_effect, of_threat

Answerer = Callable[[Zona, Seat, str], Why]
"""Takes a state, the scavenger and the part of a reference after the colon."""


def why(g: Zona, seat: int | None, thing: str, whose: int) -> Why:
    """The explanation of a thing; empty while the scavenger it concerns is not there."""
    family, _, name = thing.partition(":")
    me = SEATS[whose if seat is None or family in ("attribute", "item") else seat]
    if family not in FAMILIES or not g.scavengers[me].character:
        return NOTHING
    return FAMILIES[family](g, me, name)


def _attribute(g: Zona, me: Seat, name: str) -> Why:
    """As printed, one less with a trauma."""
    index = ATTRIBUTES.index(name)
    printed = getattr(board(g, me), name)
    parts = [Part(printed, by=f"character:{g.scavengers[me].character}")]
    if index in g.scavengers[me].traumas and printed:
        parts.append(Part(-1, said=Say("why-trauma")))
    return Why(sums=(added(Say("why-attribute", {"attribute": f"attribute:{name}"}), parts),))


def _item(g: Zona, me: Seat, name: str) -> Why:
    """What an item sells for: damage lowers the price of exploitable ones."""
    one = next((held for held in g.scavengers[me].items if g.box.card[held.card].ref == f"item:{name}"), None)
    if one is None:
        return NOTHING
    row = g.box.items[one.card]
    worn = min(one.wear * WEAR_PRICE, row.price) if row.durability == "exploitable" else 0
    parts = [Part(row.price, said=Say("why-printed"))]
    if worn:
        parts.append(Part(-worn, said=Say("why-worn", {"n": one.wear})))
    return Why(sums=(added(Say("why-sells"), parts),))


def _threat(g: Zona, me: Seat, name: str) -> Why:
    """The odds of an encounter with the threat."""
    threat = next(n for n, row in enumerate(g.box.threats) if row.id == name)
    if g.encounter is not None and g.encounter.threat != threat:
        return NOTHING
    return Why(foreseen=tuple(Foreseen(one) for one in of_threat(g, me, threat)))


def _area(g: Zona, me: Seat, name: str) -> Why:
    """The odds of the test in the area's action."""
    effect = g.box.map.areas[name].effect
    said = of_effect(g, me, effect, "area_action")
    return Why(foreseen=tuple(Foreseen(one) for one in said))


def _word(g: Zona, me: Seat, name: str) -> Why:
    """The odds of the test in the area action."""
    area = g.scavengers[me].area
    return _area(g, me, area) if name == "area_action" and area in g.box.map.areas else NOTHING


def _lock(g: Zona, me: Seat, name: str) -> Why:
    """Whether the scavenger could pay the lock now."""
    return NOTHING if payable(g, me, g.box.book.locks[name].cost) else Why(says=(Say("why-unpayable"),))


FAMILIES: dict[str, Answerer] = {
    "attribute": _attribute,
    "item": _item,
    "threat": _threat,
    "area": _area,
    "lock": _lock,
    "word": _word,
}
