"""Secret locations: locks, who may enter, finds, looting (Secret locations; Finds)."""

from __future__ import annotations

from functools import cache

from stolik.content.effects import All, Amount, Effect, Word
from stolik.content.options import named
from stolik.core.agenda import proceed, then
from stolik.core.chance import numbers
from stolik.core.question import Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.zona.content.book import FACILITIES
from stolik.games.zona.content.features import together
from stolik.games.zona.rules.effects.possible import payable
from stolik.games.zona.rules.effects.words import less
from stolik.games.zona.rules.scavenger.costs import pay_calls
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import PASS, PLACES
from stolik.games.zona.rules.zone.board import slot_of
from stolik.games.zona.rules.zone.cards import deck_index


def locked_up(g: Zona, place: str) -> bool:
    """Whether a place is a secret location."""
    return place in g.facilities


def looted(g: Zona, facility: str) -> bool:
    """Whether its event deck has run out."""
    return not len(g.events[deck_index(FACILITIES[facility].deck)])


def knows_secret(g: Zona, me: Seat, facility: str) -> bool:
    """Whether the scavenger has found this facility's secret."""
    secrets = g.scavengers[me].secrets
    return bool(secrets) and FACILITIES[facility].deck in [g.box.events[card].deck for card in secrets]


def has_room(g: Zona, me: Seat, facility: str) -> bool:
    """Whether it is neither looted nor full, and this scavenger has not found its secret yet."""
    inside = [other.area for other in g.scavengers].count(facility)
    return inside < g.box.map.capacity(g.players) and not looted(g, facility) and not knows_secret(g, me, facility)


def near(g: Zona, area: str) -> tuple[int, ...]:
    """The slots whose facility has an entrance in an area."""
    return g.box.slots_near.get(area, ())


def enterable(g: Zona, me: Seat) -> list[str]:
    """Open facilities the scavenger may move into."""
    return [
        g.facilities[slot]
        for slot in near(g, g.scavengers[me].area)
        if g.opened[slot] and has_room(g, me, g.facilities[slot])
    ]


def openable(g: Zona, me: Seat) -> list[int]:
    """The slots of closed facilities here whose lock the scavenger can pay."""
    return [
        slot
        for slot in near(g, g.scavengers[me].area)
        if not g.opened[slot] and has_room(g, me, g.facilities[slot]) and payable(g, me, price(g, me, slot))
    ]


def price(g: Zona, me: Seat, slot: int) -> Effect:
    """What opening a facility costs this scavenger: the price on the lock, one less after a friend's tip."""
    cost = g.box.book.locks[g.locks[slot]].cost
    return _less(cost) if g.scavengers[me].opening_discount else cost


@cache
def _less(cost: Effect) -> Effect:
    """A price with one damage or fatigue less."""
    parts = list(cost.parts if isinstance(cost, All) else (cost,))
    for number, part in enumerate(parts):
        if isinstance(part, Amount):
            parts[number] = Amount(part.count - 1, part.unit)
            break
        if isinstance(part, Word) and part.name == "fatigue":
            parts[number : number + 1] = [less(part)] if part.number > 1 else []
            break
    return together(parts)


def open_facility(g: Zona, t: Table, who: Seat, facility: str) -> str:
    """Pay the lock, turn it over, move in, look through the finds (Opening a secret location)."""
    slot = slot_of(g, facility)
    by = named(f"lock:{g.locks[slot]}").ref
    cost = price(g, who, slot)
    return then(g, *pay_calls(who, cost, by), Step.OPENED(who=who, facility=facility))


def opened(g: Zona, t: Table, who: Seat, facility: str) -> str:
    """Once the lock is paid: the facility is open, the opener moves in and takes a find."""
    slot = slot_of(g, facility)
    g.opened = put(g.opened, slot, True)
    g.scavengers[who].opening_discount = False
    g.scavengers[who].area = facility
    t.tell("opened", seat=who, area=PLACES[facility])
    return then(g, Step.LOOK_FINDS(who=who, slot=slot))


def look_finds(g: Zona, t: Table, who: Seat, slot: int) -> str:
    """The scavenger sees the finds of a facility; the step ends with that secret."""
    if not g.finds[slot]:
        return proceed(g)
    g.finds_seen = put(g.finds_seen, slot, g.finds_seen[slot] | 1 << who)
    t.reveal("finds", to=[who], items=[g.box.card[card] for card in numbers(g.finds[slot])])
    return then(g, Step.TAKE_FIND(who=who, slot=slot))


def take_find(g: Zona, t: Table, who: Seat, slot: int) -> str:
    """Keep one of the finds."""
    place = PLACES[g.facilities[slot]].ref
    options = [g.box.card[card] for card in numbers(g.finds[slot])]
    chosen = t.ask(who, Choose("find", (*options, PASS), about=place))
    if chosen is PASS:
        return proceed(g)
    card = g.box.card_number[chosen]
    g.finds = put(g.finds, slot, g.finds[slot] & ~(1 << card))
    if g.finds_seen[slot] == (1 << g.players) - 1:
        t.tell("found", seat=who, item=chosen)
    else:
        t.reveal("found", seat=who, item=chosen)
    return then(g, Step.GAIN(who=who, card=card))
