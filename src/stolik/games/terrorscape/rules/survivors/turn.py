"""A Survivor's turn (rulebook, Survivors' turns): one main action, extra actions, swaps.

The whole turn is one menu: rooms to walk to, doors to free, actions, items, traits, plans. It is asked again until the
Survivor is done. The Survivor asked first may let another one act first.
"""

from __future__ import annotations

from stolik.core.agenda import proceed, push, then
from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.numbers import WALK
from stolik.games.terrorscape.content.rooms import Door, Room
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import Survivor
from stolik.games.terrorscape.content.traits import HURRIED_FLEE, INTREPIDITY
from stolik.games.terrorscape.content.words import CALM, END, REPAIR, SEARCH, SWAP
from stolik.games.terrorscape.rules.blocks import removed
from stolik.games.terrorscape.rules.encounter.harm import calm, calm_a_little
from stolik.games.terrorscape.rules.moves import can_reach, walk
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.survivors.radio import may_repair, repair
from stolik.games.terrorscape.rules.survivors.using import USES, things

SWAPS_IN_A_TURN = PASSAGES_IN_A_TURN = 6
"""Upper bounds, so that a turn ends; enough for any exchange and any way."""
HURRIED_WALK = 3


def next_turn(g: Terrorscape, t: Table) -> str:
    """Each Survivor has one turn, in any order: the first one who has not had it is asked."""
    left = g.slots(g.alive & ~g.acted)
    if not left:
        return proceed(g)
    push(g, Step.NEXT_TURN())
    g.waited = 0
    return _begin(g, left[0])


def _begin(g: Terrorscape, slot: int) -> str:
    g.actor = slot
    g.main_done = g.touched = False
    g.swaps_left = SWAPS_IN_A_TURN
    g.passages_left = PASSAGES_IN_A_TURN
    return then(g, Step.TURN(slot=slot))


def turn(g: Terrorscape, t: Table, slot: int) -> str:
    """What the Survivor does next."""
    if not g.alive >> slot & 1:
        return proceed(g)
    question = Choose("turn", tuple(menu(g, slot)), about=g.cast[slot].ref, secret=True)
    choice = t.ask(g.seat_of(slot), question)
    if choice is END:
        g.acted |= 1 << slot
        t.tell("turn_over", to=g.team, survivor=g.cast[slot])
        return proceed(g)
    if isinstance(choice, Survivor):
        g.waited |= 1 << slot
        return _begin(g, g.slot_of(choice))
    g.touched = True
    push(g, Step.TURN(slot=slot))
    if isinstance(choice, Room):
        return _move(g, t, slot, choice)
    if isinstance(choice, Door):
        g.main_done = True
        removed(g, t, choice)
        return proceed(g)
    if choice is CALM:
        g.main_done = True
        calm(g, t, slot)
        return proceed(g)
    if choice is REPAIR:
        g.main_done = True
        repair(g, t, slot, 1)
        return proceed(g)
    if choice is SEARCH:
        g.main_done = True
        return then(g, Step.SEARCH_LOCATION(slot=slot))
    if choice is SWAP:
        g.swaps_left -= 1
        return then(g, Step.SWAP(slot=slot))
    use = USES[choice]
    g.main_done = g.main_done or use.main(g, slot)
    g.used = choice
    return then(g, Step.USE(slot=slot))


def menu(g: Terrorscape, slot: int) -> list[Named]:
    """Everything the Survivor may do now."""
    options: list[Named] = []
    if not g.main_done:
        options += g.map.rooms.of(can_reach(g, slot, steps_of(g, slot)))
        options += g.map.doors.of(g.blocks & g.map.doors_of[g.room[slot]])
        if g.fear[slot]:
            options.append(CALM)
        if may_repair(g, slot):
            options.append(REPAIR)
        if may_search(g, slot):
            options.append(SEARCH)
    options += things(g, slot)
    if g.swaps_left and _partners(g, slot):
        options.append(SWAP)
    if not g.touched:
        options += g.people(g.alive & ~g.acted & ~g.waited & ~(1 << slot))
    options.append(END)
    return options


def steps_of(g: Terrorscape, slot: int) -> int:
    """How far the Move action goes: two rooms; three with Hurried Flee close to the visible Killer."""
    close = not g.stealthed and g.map.distance[g.where][g.room[slot]] <= 1
    return HURRIED_WALK if close and g.has(slot, HURRIED_FLEE) else WALK


def may_search(g: Terrorscape, slot: int) -> bool:
    """Whether the Survivor is at a search location, the Killer is not visible there, and the deck is not empty."""
    room = g.room[slot]
    return g.marked("search", room) and bool(len(g.search)) and not g.visible_in(room)


def _move(g: Terrorscape, t: Table, slot: int, room: Room) -> str:
    g.main_done = True
    steps = steps_of(g, slot)
    if g.has(slot, INTREPIDITY) and g.fear[slot]:
        calm_a_little(g, t, slot)
    return walk(g, t, slot, room.index, steps)


def _partners(g: Terrorscape, slot: int) -> int:
    """The Survivors here to swap with, if there is anything to swap."""
    here = g.those_in(1 << g.room[slot]) & ~(1 << slot)
    return here if g.items[slot] or any(g.items[other] for other in g.slots(here)) else 0
