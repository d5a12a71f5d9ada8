"""Survivor traits used in a turn; the others are at the rules they change."""

from __future__ import annotations

from stolik.core.agenda import proceed, then
from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.rooms import ALL_ROOMS, Door, Room, open_near, reach
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.traits import (
    BURST_OF_SPEED,
    COORDINATOR,
    FIRST_AID,
    JUDICIOUS_MOVE,
    MORALE_BOOST,
    PROMPT_REACTION,
    SOUND_DECOY,
    TAUNTING_STRATEGY,
    Trait,
)  # fmt: skip
from stolik.games.terrorscape.content.words import CALM, STAY
from stolik.games.terrorscape.rules.blocks import removed
from stolik.games.terrorscape.rules.encounter.harm import calm, calm_a_little, heal
from stolik.games.terrorscape.rules.moves import can_reach, walk
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.statements import noise
from stolik.games.terrorscape.rules.survivors.spending import show_trait
from stolik.games.terrorscape.rules.survivors.use_items import hurt_here
from stolik.games.terrorscape.rules.survivors.using import pick_room, pick_survivor, use

BURST_STEPS = 4
COORDINATED_STEPS = 2


def _once(g: Terrorscape, t: Table, slot: int, trait: Trait) -> None:
    """The trait is used up; the Killer is not told."""
    g.trait_used |= 1 << slot
    t.tell("trait_used", to=g.team, survivor=g.cast[slot], trait=trait)


def _patients(g: Terrorscape, slot: int) -> int:
    return hurt_here(g, slot) & ~(1 << slot)


@use(FIRST_AID, main=True, when=lambda g, slot: bool(_patients(g, slot)))
def first_aid(g: Terrorscape, t: Table, slot: int) -> str:
    """Once: HEAL another Survivor here."""
    patient = pick_survivor(g, t, slot, "heal_whom", _patients(g, slot))
    _once(g, t, slot, FIRST_AID)
    heal(g, t, patient)
    return proceed(g)


def _downhearted(g: Terrorscape, slot: int) -> list[int]:
    return [other for other in g.slots(g.alive & ~(1 << slot)) if g.fear[other]]


@use(MORALE_BOOST, main=True, when=lambda g, slot: bool(_downhearted(g, slot)))
def morale_boost(g: Terrorscape, t: Table, slot: int) -> str:
    """Each other Survivor, wherever it is, removes 1 fear."""
    for other in _downhearted(g, slot):
        calm_a_little(g, t, other)
    return proceed(g)


@use(SOUND_DECOY, main=False)
def sound_decoy(g: Terrorscape, t: Table, slot: int) -> str:
    """Once: noise in any location."""
    room = pick_room(g, t, slot, "noise_where", ALL_ROOMS)
    _once(g, t, slot, SOUND_DECOY)
    noise(g, t, room.index)
    return proceed(g)


@use(TAUNTING_STRATEGY, main=True)
def taunting_strategy(g: Terrorscape, t: Table, slot: int) -> str:
    """Noise in the Survivor's location; the Killer discards 3 cards of the deck, then draws 1."""
    show_trait(g, t, slot, TAUNTING_STRATEGY)
    noise(g, t, g.room[slot])
    return then(g, Step.BURN(cards=3), Step.DRAW(cards=1))


def _sensible_moves(g: Terrorscape, slot: int) -> list[Named]:
    fearful: list[Named] = [CALM] if g.fear[slot] else []
    return [*g.map.doors.of(g.blocks), *fearful, *g.map.rooms.of(g.map.near[g.room[slot]])]


@use(JUDICIOUS_MOVE, main=False)
def judicious_move(g: Terrorscape, t: Table, slot: int) -> str:
    """Once, one of: any block of the map is removed; all own fear is removed; noise in an adjacent location."""
    question = Choose("judicious", _sensible_moves(g, slot), about=JUDICIOUS_MOVE.ref, secret=True)
    choice = t.ask(g.seat_of(slot), question)
    _once(g, t, slot, JUDICIOUS_MOVE)
    if isinstance(choice, Door):
        removed(g, t, choice)
    elif isinstance(choice, Room):
        noise(g, t, choice.index)
    else:
        calm(g, t, slot)
    return proceed(g)


@use(PROMPT_REACTION, main=False, when=lambda g, slot: bool(can_reach(g, slot, 1)))
def prompt_reaction(g: Terrorscape, t: Table, slot: int) -> str:
    """Once: MOVE 1."""
    room = pick_room(g, t, slot, "run_to", can_reach(g, slot, 1))
    _once(g, t, slot, PROMPT_REACTION)
    return walk(g, t, slot, room.index, 1)


@use(BURST_OF_SPEED, main=True, when=lambda g, slot: bool(can_reach(g, slot, 2)))
def burst_of_speed(g: Terrorscape, t: Table, slot: int) -> str:
    """Once: noise here, then MOVE 2-4; an adjacent room only by a longer way."""
    room = pick_room(g, t, slot, "run_to", _two_to_four(g, slot))
    _once(g, t, slot, BURST_OF_SPEED)
    noise(g, t, g.room[slot])
    return walk(g, t, slot, room.index, BURST_STEPS, at_least=2)


def _two_to_four(g: Terrorscape, slot: int) -> int:
    """All rooms two to four steps away, and the adjacent rooms, which a step there, back and there again reaches."""
    near = open_near(g.map, g.blocks)
    first = near[g.room[slot]]
    return reach(near, first, BURST_STEPS - 1) & ~(1 << g.room[slot])


def _others_here(g: Terrorscape, slot: int) -> int:
    return g.those_in(1 << g.room[slot]) & ~(1 << slot)


@use(COORDINATOR, main=True, when=lambda g, slot: bool(_others_here(g, slot)))
def coordinator(g: Terrorscape, t: Table, slot: int) -> str:
    """Each other Survivor here may MOVE 1-2."""
    return then(g, *(Step.FOLLOW(slot=other) for other in g.slots(_others_here(g, slot))))


def follow(g: Terrorscape, t: Table, slot: int) -> str:
    """A Survivor goes where the Coordinator sends it, or stays."""
    rooms = g.map.rooms.of(can_reach(g, slot, COORDINATED_STEPS))
    question = Choose("follow", (*rooms, STAY), about=g.cast[slot].ref, secret=True)
    choice: Named = t.ask(g.seat_of(slot), question)
    return walk(g, t, slot, choice.index, COORDINATED_STEPS) if isinstance(choice, Room) else proceed(g)
