"""Moving (rulebook, MOVE, STEALTH): Survivors through open doors, the Killer also through blocked ones."""

from __future__ import annotations

from stolik.core.agenda import proceed, push, then
from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.killers import HUNTRESS
from stolik.games.terrorscape.content.rooms import ALL_ROOMS, Room, open_near, reach
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.words import BEAR, HUNTER_TRAPS, KILLER, NET, STAY, STOP, Phase
from stolik.games.terrorscape.rules.blocks import break_through
from stolik.games.terrorscape.rules.encounter.harm import frighten
from stolik.games.terrorscape.rules.state import NOWHERE, Terrorscape
from stolik.games.terrorscape.rules.statements import narrow, state

# --- Survivors --------------------------------------------------------------------------------------------------------


def can_reach(g: Terrorscape, slot: int, steps: int) -> int:
    """The other rooms a Survivor can walk to in at most `steps` steps, as a mask."""
    if g.netted >> slot & 1:
        return 0
    start = 1 << g.room[slot]
    return reach(open_near(g.map, g.blocks), start, steps) & ~start


def walk(g: Terrorscape, t: Table, slot: int, to: int, steps: int, *, at_least: int = 1) -> str:
    """A Survivor walks to a room within `steps` steps; it takes at least `at_least` steps. The way matters only if the
    Huntress may have laid traps on it.
    """
    if g.killer is HUNTRESS:
        return then(g, Step.VIA(slot=slot, to=to, at_least=at_least, steps=steps))
    _arrive(g, t, slot, to)
    return proceed(g)


def via(g: Terrorscape, t: Table, slot: int, to: int, at_least: int, steps: int) -> str:
    """A Survivor walks to its goal room by room, and the player chooses each next room. This is asked in secret, so the
    Killer sees neither the question nor the way.
    """
    if g.room[slot] == to and at_least <= 0:
        return proceed(g)
    near = open_near(g.map, g.blocks)
    ways = near[g.room[slot]] & reach(near, 1 << to, steps - 1)
    if ways >> to & 1 and at_least <= 1:
        ways = 1 << to
    options = g.map.rooms.of(ways)
    following = options[0].index
    if len(options) > 1:
        following = t.ask(g.seat_of(slot), Choose("via", options, about=g.cast[slot].ref, secret=True)).index
    trapped = following in g.hunter_traps
    next_step = Step.ONWARD if trapped else Step.VIA
    push(g, next_step(slot=slot, to=to, at_least=at_least - 1, steps=steps - 1))
    _arrive(g, t, slot, following)
    return proceed(g)


def onward(g: Terrorscape, t: Table, slot: int, to: int, at_least: int, steps: int) -> str:
    """A trap has been sprung on the way. A net ends the MOVE; after any other trap the player decides about the
    remaining steps. A flight continues as intended, because a question would show the Killer who can run two rooms.
    """
    rooms = can_reach(g, slot, steps) if g.alive >> slot & 1 else 0
    if not rooms:
        return proceed(g)
    if g.phase == Phase.SURVIVORS:
        stay = (STAY,) if at_least <= 0 else ()
        question = Choose("onward", (*g.map.rooms.of(rooms), *stay), about=g.cast[slot].ref, secret=True)
        choice: Named = t.ask(g.seat_of(slot), question)
        if not isinstance(choice, Room):
            return proceed(g)
        to = choice.index
    return walk(g, t, slot, to, steps, at_least=at_least)


def _arrive(g: Terrorscape, t: Table, slot: int, room: int) -> None:
    g.room[slot] = room
    if g.killer is HUNTRESS:
        g.walked |= 1 << room
        t.reveal("walked", to=g.team, survivor=g.cast[slot], room=g.place(room))
        if room in g.hunter_traps:
            _spring(g, t, slot, g.hunter_traps.index(room))
    else:
        t.tell("walked", to=g.team, survivor=g.cast[slot], room=g.place(room))


def pass_through(g: Terrorscape, t: Table, slot: int, room: int) -> None:
    """A Survivor comes out of a secret passage. This is not a MOVE, so no trap is sprung."""
    g.room[slot] = room
    t.tell("went_through_passage", to=g.team, survivor=g.cast[slot], room=g.place(room))


def _spring(g: Terrorscape, t: Table, slot: int, number: int) -> None:
    """Spring one of the Huntress's traps: a net holds until the next round, a skull gives 2 fear, a bear trap
    wounds.
    """
    trap, room = HUNTER_TRAPS[number], g.room[slot]
    g.hunter_traps[number] = NOWHERE
    g.sprung |= 1 << room
    t.reveal("trap_sprung", trap=trap, survivor=g.cast[slot], room=g.place(room))
    state(g, "shown", 1 << room, 1 << slot)
    narrow(g, slot, 1 << room)
    if trap is NET:
        g.netted |= 1 << slot
    elif trap is BEAR:
        push(g, Step.WOUND(slot=slot))
    else:
        frighten(g, 1 << slot)
        frighten(g, 1 << slot)


# --- the Killer -------------------------------------------------------------------------------------------------------


def ways_on(g: Terrorscape, room: int) -> int:
    """The rooms the Killer can step into, as a mask; blocked doors do not stop him."""
    return g.map.near[room] | g.map.shortcut[room]


def killer_move(g: Terrorscape, t: Table, steps: int, at_least: int = 0) -> str:
    """The visible Killer MOVEs room by room; he may stop after `at_least` rooms."""
    if not steps:
        return proceed(g)
    options: tuple[Named, ...] = g.map.rooms.of(ways_on(g, g.where))
    if not at_least:
        options = (*options, STOP)
    choice = t.ask(KILLER, Choose("move_to", options))
    if not isinstance(choice, Room):
        return proceed(g)
    go(g, t, choice.index)
    return then(g, Step.KILLER_MOVE(steps=steps - 1, at_least=max(0, at_least - 1)))


def go(g: Terrorscape, t: Table, room: int) -> None:
    """One step of the Killer; it removes the block on the door he crosses."""
    ends = 1 << g.where | 1 << room
    g.where = g.last_seen = room
    g.path |= 1 << room
    t.tell("moved", killer=g.killer, room=g.place(room))
    door = g.map.door_at.get(ends)
    if door is not None and g.blocks & door.bit:
        break_through(g, t, door)


def hunt_noise(g: Terrorscape, t: Table, steps: int) -> str:
    """Hyper-hearing: go to the nearest room with noise by a shortest way; the Killer chooses among equal ones."""
    near = tuple(ways_on(g, room) for room in range(15))
    here = 1 << g.where
    distance = next((d for d in range(steps + 1) if reach(near, here, d) & g.told), None)
    if not distance:
        return proceed(g)
    ways = near[g.where] & reach(near, reach(near, here, distance) & g.told, distance - 1)
    go(g, t, t.ask(KILLER, Choose("move_to", g.map.rooms.of(ways))).index)
    return then(g, Step.HUNT_NOISE(steps=distance - 1))


def stealth(g: Terrorscape, t: Table, steps: int) -> str:
    """STEALTH: the Killer moves a number of rooms unseen, even through blocked doors, where the blocks stay."""
    near = tuple(ways_on(g, room) for room in range(15))
    rooms = g.map.rooms.of(reach(near, 1 << g.where, steps))
    g.where = t.ask(KILLER, Choose("stealth_to", rooms)).index
    g.stealthed = True
    t.tell("stealthed", killer=g.killer, steps=steps, room=g.place(g.last_seen))
    return proceed(g)


def lay_trap(g: Terrorscape, t: Table, number: int) -> str:
    """The Huntress lays one of her traps: at the start on the search rooms and the radio, later anywhere."""
    marked = g.round == 0 or g.rules.traps_reset_marked
    rooms = g.map.marks["search"] | g.map.marks["radio"] if marked else ALL_ROOMS
    for other, room in enumerate(g.hunter_traps):
        if room != NOWHERE and (g.round == 0 or other < number):
            rooms &= ~(1 << room)
    if number == 0:
        g.hunter_traps = [NOWHERE] * 4
        g.traps_on_marks, g.sprung, g.walked = marked, 0, 0
    question = Choose("hunter_trap", g.map.rooms.of(rooms), about=HUNTER_TRAPS[number].ref)
    g.hunter_traps[number] = t.ask(KILLER, question).index
    if number == len(HUNTER_TRAPS) - 1:
        t.tell("traps_laid", killer=g.killer)
    return proceed(g)
