"""Gains without a choice: Influence, resources, production, Fleet Power activated (rulebook, Gaining and spending)."""

from __future__ import annotations

from stolik.core.question import Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.counts import production
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.words import deed
from stolik.games.voidfall.rules.sources import Source, merged, total
from stolik.games.voidfall.rules.state import STOCK_LIMIT, House, Voidfall, has
from stolik.games.voidfall.rules.words import GOODS

GAIN, OVERPRODUCE, ACTIVATE = deed("gain", "resource*"), deed("overproduce", "resource*"), deed("activate")
OTHER = "source:other"
OVERPRODUCTION = 3
"""Influence for each Overproduction."""


def gain_influence(g: Voidfall, t: Table, me: Seat, points: int, by: str) -> None:
    """Gain Influence; `by` is the reference of its source."""
    if points:
        _count(g.houses[me], points, by or OTHER)
        t.tell("influence", seat=me, n=points, by=by or OTHER)


def lose_influence(g: Voidfall, t: Table, me: Seat, points: int, by: str) -> None:
    """Lose Influence, at most what the player has."""
    lost = min(points, g.houses[me].influence)
    if lost:
        _count(g.houses[me], -lost, by or OTHER)
        t.tell("influence_lost", seat=me, n=lost, by=by or OTHER)


def _count(house: House, points: int, by: str) -> None:
    house.influence += points
    house.earned = merged((*house.earned, Source(by, points)))


def influence_sources(house: House) -> tuple[Source, ...]:
    """Where a player's Influence comes from."""
    begun = house.influence - total(house.earned)
    return (Source("source:start", begun), *(source for source in house.earned if source.n))


def gain_amount(g: Voidfall, t: Table, me: Seat, units: int, unit: str, by: str) -> None:
    """Gain so many units of Influence or of a resource."""
    if unit == "inf":
        gain_influence(g, t, me, units, by)
    else:
        gain(g, t, me, unit, units)


def gain(g: Voidfall, t: Table, me: Seat, resource: str, units: int) -> None:
    """Gain resources; what exceeds 15 is lost (rulebook, Stock)."""
    house, good = g.houses[me], RESOURCES.index(resource)
    gained = min(units, STOCK_LIMIT - house.stock[good])
    if gained:
        house.stock = put(house.stock, good, house.stock[good] + gained)
        t.tell("gained", seat=me, n=gained, resource=GOODS[good])
        note(g, me, GAIN, (resource,), amount=gained)
    if gained < units:
        t.tell("no_room", seat=me, n=units - gained, resource=GOODS[good])


def produce(g: Voidfall, t: Table, me: Seat, resource: str) -> bool:
    """Add the Yield to the stock. More than 15 is Overproduction: 3 Influence (rulebook, Production). Returns whether
    it was the first Overproduction of the turn.
    """
    house, good = g.houses[me], RESOURCES.index(resource)
    if resource == "C" and has(g, me, "neural_matrix"):
        gain(g, t, me, "C", 2)
    units = production(g, me, resource)
    if units:
        t.tell("produced", seat=me, n=units, resource=GOODS[good])
    gained = min(units, STOCK_LIMIT - house.stock[good])
    if gained:
        house.stock = put(house.stock, good, house.stock[good] + gained)
        note(g, me, GAIN, (resource,), amount=gained)
    if gained < units:
        house.overproduced += 1
        t.tell("overproduced", seat=me, resource=GOODS[good])
        note(g, me, OVERPRODUCE, (resource,))
        gain_influence(g, t, me, OVERPRODUCTION, "source:overproduction")
        return house.overproduced == 1
    return False


def begin_as_turn(g: Voidfall) -> None:
    """Reset what is counted or allowed once a turn: at each turn, and at the Preparation and the Evaluation, which
    count as turns (rulebook, Safe Havens).
    """
    g.turn.used, g.turn.deeds, g.turn.before_action = (), (), 0
    for house in g.houses:
        house.overproduced, house.haven_built = 0, False


def activate(g: Voidfall, t: Table, me: Seat, units: int) -> None:
    """Move Inactive Fleet Power to the Active area."""
    house = g.houses[me]
    moved = min(units, house.inactive)
    house.inactive -= moved
    house.active += moved
    if moved:
        t.tell("activated", seat=me, n=moved)
        note(g, me, ACTIVATE, amount=moved)
