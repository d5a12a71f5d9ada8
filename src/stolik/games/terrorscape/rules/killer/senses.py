"""SENSE and the traits that follow it (rulebook, SENSE): all but Anna say truthfully whether they are there now."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.agenda import proceed, push, then
from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.killers import HUNTRESS
from stolik.games.terrorscape.content.rooms import ALL_ROOMS, ZONES, Room
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import ANNA
from stolik.games.terrorscape.content.traits import HEIGHTENED_SENSES, IMMEDIATE_RESPONSE, MURDEROUS_INTENT, Trait
from stolik.games.terrorscape.content.words import KILLER, NONE
from stolik.games.terrorscape.rules.encounter.harm import frighten
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.statements import answered, narrow, state

FOLLOWING = (MURDEROUS_INTENT, HEIGHTENED_SENSES, IMMEDIATE_RESPONSE)
"""Traits that follow a SENSE that named somebody."""
FOLLOWING_COST = {MURDEROUS_INTENT: 1, HEIGHTENED_SENSES: 0, IMMEDIATE_RESPONSE: 1}


def sense(g: Terrorscape, t: Table, rooms: int, area: Sequence[Named]) -> str:
    """Ask the question and answer it, then apply the traits that follow an answer of this kind."""
    return _follow(g, answer(g, t, rooms, area))


def answer(g: Terrorscape, t: Table, rooms: int, area: Sequence[Named]) -> int:
    """Answer with names, not rooms, and never Anna. Returns the mask of those named."""
    asked = g.alive & ~sum(1 << slot for slot in g.slots(g.alive) if g.cast[slot] is ANNA)
    named = g.those_in(rooms) & asked
    answered(g, "sense", rooms, named, asked)
    t.reveal("sensed" if named else "sensed_nobody", area=area, survivors=g.people(named))
    return named


def _follow(g: Terrorscape, named: int) -> str:
    if named and any(g.killer_has(trait) for trait in FOLLOWING):
        push(g, Step.SENSE_FOLLOW(named=named))
    return proceed(g)


def sense_zone(g: Terrorscape, t: Table) -> str:
    """SENSE one colour zone."""
    zone = t.ask(KILLER, Choose("sense_zone", ZONES))
    return sense(g, t, zone.rooms, [zone])


def sense_range(g: Terrorscape, t: Table, steps: int) -> str:
    """SENSE everything within range."""
    rooms = g.map.within(g.where, steps)
    return sense(g, t, rooms, g.map.rooms.of(rooms))


def sense_room(g: Terrorscape, t: Table, rooms: int = ALL_ROOMS) -> str:
    """SENSE one location, any or one of `rooms`."""
    room = t.ask(KILLER, Choose("sense_room", g.map.rooms.of(rooms)))
    return sense(g, t, room.bit, [room])


def sense_pair(g: Terrorscape, t: Table) -> str:
    """Deduction: SENSE two adjacent locations."""
    first = t.ask(KILLER, Choose("sense_room", g.map.rooms))
    second = t.ask(KILLER, Choose("sense_second", g.map.rooms.of(g.map.near[first.index]), about=first.ref))
    return _sense_several(g, t, [first, second])


def sense_search_rooms(g: Terrorscape, t: Table) -> str:
    """Territorial Awareness: SENSE all search locations."""
    return _sense_several(g, t, g.map.rooms.of(g.map.marks["search"]))


def _sense_several(g: Terrorscape, t: Table, rooms: Sequence[Room]) -> str:
    """SENSE several single locations, answered together (or one by one, if the table plays it so)."""
    if not g.rules.pair_answered_apart:
        return sense(g, t, sum(room.bit for room in rooms), rooms)
    named = 0
    for room in rooms:
        named |= answer(g, t, room.bit, [room])
    return _follow(g, named)


def sense_follow(g: Terrorscape, t: Table, named: int, used: int = 0) -> str:
    """Traits that use the answer of a SENSE, each once for that SENSE, in any order; Heightened Senses once a turn.
    `named` are the Survivors it named, `used` the traits used since.
    """
    fresh = [trait for n, trait in enumerate(FOLLOWING) if g.killer_has(trait) and not used >> n & 1]
    traits = [
        trait
        for trait in fresh
        if g.hand.bit_count() >= FOLLOWING_COST[trait] and not (trait is HEIGHTENED_SENSES and g.heightened)
    ]
    if not traits:
        return proceed(g)
    choice = t.ask(KILLER, Choose("sense_follow", (*traits, NONE)))
    if not isinstance(choice, Trait):
        return proceed(g)
    t.reveal("killer_trait_used", killer=g.killer, trait=choice)
    push(g, Step.SENSE_FOLLOW(named=named, used=used | 1 << FOLLOWING.index(choice)))
    if choice is HEIGHTENED_SENSES:
        g.heightened = True
        push(g, Step.SENSE_ZONE())
    elif choice is IMMEDIATE_RESPONSE:
        push(g, Step.KILLER_MOVE(steps=1, at_least=1))
    else:
        frighten(g, named)
    return then(g, Step.PAY(cards=FOLLOWING_COST[choice]))


def show_frightened(g: Terrorscape, t: Table) -> str:
    """Trail: everybody with fear shows where they are. This is not a SENSE, so it includes Anna."""
    frightened = [slot for slot in g.slots(g.alive) if g.fear[slot]]
    if not frightened:
        t.reveal("nobody_frightened")
    for slot in frightened:
        room = g.room[slot]
        t.reveal("located", survivor=g.cast[slot], room=g.place(room))
        state(g, "shown", 1 << room, 1 << slot)
        narrow(g, slot, 1 << room)
    return proceed(g)


def distance(g: Terrorscape, t: Table) -> str:
    """Tracking found nobody: how far away is one Survivor, who may be Anna?"""
    slot = g.slot_of(t.ask(KILLER, Choose("distance", g.people(g.alive))))
    steps = g.map.distance[g.where][g.room[slot]]
    rooms = g.map.within(g.where, steps) & ~(g.map.within(g.where, steps - 1) if steps else 0)
    t.reveal("distance", survivor=g.cast[slot], steps=steps)
    state(g, "distance", rooms, 1 << slot)
    narrow(g, slot, rooms)
    return proceed(g)


def after_tracking(g: Terrorscape, t: Table) -> str:
    """Huntress, level 4: after Tracking she may move 0-1."""
    if g.killer is HUNTRESS and g.level >= 4:
        push(g, Step.KILLER_MOVE(steps=1))
    return proceed(g)
