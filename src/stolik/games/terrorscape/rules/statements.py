"""Public statements, and what follows from them: where each Survivor can be.

`may_be` are the rooms a Survivor can be in by walking, `may_reach` those with one hidden help in addition (an extra
step, a secret passage). Both follow only from public facts; the next statement corrects them if a Survivor did more
than that.
"""

from __future__ import annotations

from stolik.core.table import Table
from stolik.games.terrorscape.content.rooms import ALL_ROOMS, open_near, reach
from stolik.games.terrorscape.content.survivors import SOPHIA, WILLIAM
from stolik.games.terrorscape.rules.state import Statement, Terrorscape

ROUNDS_KEPT = 2


def state(g: Terrorscape, kind: str, rooms: int, who: int = 0) -> None:
    """Make a public statement: which Survivors are in these rooms at this moment."""
    recent = [said for said in g.statements if said.round > g.round - ROUNDS_KEPT]
    g.statements = (*recent, Statement(g.round, kind, rooms, who))


def answered(g: Terrorscape, kind: str, rooms: int, who: int, asked: int) -> None:
    """Of those `asked`, `who` are in the rooms and the others are not."""
    state(g, kind, rooms, who)
    for slot in g.slots(asked):
        narrow(g, slot, rooms if who >> slot & 1 else ALL_ROOMS & ~rooms)


def narrow(g: Terrorscape, slot: int, rooms: int) -> None:
    """The Survivor is in one of these rooms."""
    g.may_reach[slot] = g.may_reach[slot] & rooms or rooms
    g.may_be[slot] = g.may_be[slot] & rooms or g.may_reach[slot]


def fled(g: Terrorscape, slot: int) -> None:
    """The Survivor may have fled one room, or two with help; in a net it has not."""
    if g.netted >> slot & 1:
        return
    near = open_near(g.map, g.blocks)
    g.may_be[slot] = reach(near, g.may_be[slot], 1)
    g.may_reach[slot] = reach(near, g.may_reach[slot], 2)


def spread(g: Terrorscape) -> None:
    """The Survivors have had their turns: each may have walked, perhaps with one help in addition: a step before or
    after, or a passage (for Sophia, on the way).
    """
    near, passage = open_near(g.map, g.blocks), g.map.passage
    for slot in g.slots(g.alive & ~g.netted):
        far = g.may_reach[slot]
        walked = _walked(g, slot, near, far)
        reached = _walked(g, slot, near, reach(near, far, 1)) | reach(near, walked | reach(passage, far, 1), 1)
        if g.cast[slot] is SOPHIA:
            for steps in range(3):
                reached |= reach(near, reach(passage, reach(near, far, steps), 1), 2 - steps)
        g.may_be[slot] = _walked(g, slot, near, g.may_be[slot])
        g.may_reach[slot] = reached


def _walked(g: Terrorscape, slot: int, near: tuple[int, ...], rooms: int) -> int:
    """Where a turn can lead from these rooms: a Move of two; three into noise for William; a passage for Sophia."""
    there = reach(near, rooms, 2)
    if g.cast[slot] is WILLIAM:
        there |= reach(near, rooms, 3) & g.told
    if g.cast[slot] is SOPHIA:
        there |= reach(g.map.passage, rooms, 1)
    return there


def noise(g: Terrorscape, t: Table, room: int) -> None:
    """Noise in a room; the Killer hears of it at the end of the Survivors' phase. One token per room is enough."""
    if not g.noise >> room & 1:
        g.noise |= 1 << room
        t.tell("noise_made", to=g.team, room=g.place(room))


def noise_aloud(g: Terrorscape, t: Table, slot: int) -> None:
    """A third fear: the Survivor cries out, and everybody learns where."""
    room = g.room[slot]
    g.noise |= 1 << room
    g.told |= 1 << room
    t.reveal("panicked", survivor=g.cast[slot], room=g.place(room))
    state(g, "shown", 1 << room, 1 << slot)
    narrow(g, slot, 1 << room)
