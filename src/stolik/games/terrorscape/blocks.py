"""Blocks (rulebook, BLOCK): seven tokens; only doors can be blocked; where it happens is told at once."""

from __future__ import annotations

from stolik.core.question import Choose
from stolik.core.table import Table
from stolik.games.terrorscape.rooms import Door, doors_in
from stolik.games.terrorscape.state import BLOCKS, Terrorscape
from stolik.games.terrorscape.statements import state
from stolik.games.terrorscape.steps import Step, proceed, push, then
from stolik.games.terrorscape.words import KILLER


def block(g: Terrorscape, t: Table) -> str:
    """One block on a door of the Killer's location, on a blocked one without effect; or on a door already named."""
    if g.arg:
        return _lay(g, t, g.map.doors[g.arg - 1])
    doors = doors_in(g.map, g.map.doors_of[g.where])
    if not doors:
        return proceed(g)
    return _lay(g, t, t.ask(KILLER, Choose("block", doors)))


def block_anywhere(g: Terrorscape, t: Table) -> str:
    """One block on any door of the map."""
    return _lay(g, t, t.ask(KILLER, Choose("block", g.map.doors)))


def block_all(g: Terrorscape, t: Table) -> str:
    """A block on every door of the Killer's location."""
    return then(g, *((Step.BLOCK, door.number + 1) for door in doors_in(g.map, g.map.doors_of[g.where] & ~g.blocks)))


def unblock(g: Terrorscape, t: Table) -> str:
    """All seven blocks lie on the map: one of them is destroyed first, and then lies on the door with this number."""
    door = g.map.doors[g.arg]
    old = t.ask(KILLER, Choose("unblock", doors_in(g.map, g.blocks), about=door.ref))
    g.blocks &= ~old.bit
    t.tell("block_destroyed", door=old)
    return then(g, (Step.BLOCK, door.number + 1))


def break_through(g: Terrorscape, t: Table, door: Door) -> None:
    """The Killer crosses a blocked door; the block is gone."""
    g.blocks &= ~door.bit
    g.broke_block = True
    t.tell("block_broken", door=door)


def removed(g: Terrorscape, t: Table, door: Door) -> None:
    """A Survivor removes a block and says at once which."""
    g.blocks &= ~door.bit
    t.reveal("block_removed", door=door)
    state(g, "unblocked", door.ends)


def _lay(g: Terrorscape, t: Table, door: Door) -> str:
    if g.blocks & door.bit:
        t.tell("blocked_again", door=door)
        return proceed(g)
    if g.blocks.bit_count() == BLOCKS:
        push(g, (Step.UNBLOCK, door.number))
        return proceed(g)
    g.blocks |= door.bit
    t.tell("blocked", door=door)
    return proceed(g)
