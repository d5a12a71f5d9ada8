"""Blocks (rulebook, BLOCK): seven tokens; only doors can be blocked; every block is announced at once."""

from __future__ import annotations

from stolik.core.agenda import proceed, push
from stolik.core.question import Choose
from stolik.core.table import Table
from stolik.games.terrorscape.content.numbers import BLOCKS
from stolik.games.terrorscape.content.rooms import Door
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.words import KILLER
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.statements import state


def block(g: Terrorscape, t: Table) -> str:
    """Place one block on a door of the Killer's location; on a blocked door it has no effect."""
    doors = g.map.doors.of(g.map.doors_of[g.where])
    if not doors:
        return proceed(g)
    return _lay(g, t, t.ask(KILLER, Choose("block", doors)), g.blocks)


def block_anywhere(g: Terrorscape, t: Table) -> str:
    """Place one block on any door of the map."""
    return _lay(g, t, t.ask(KILLER, Choose("block", g.map.doors)), g.blocks)


def block_all(g: Terrorscape, t: Table) -> str:
    """Place a block on every door of the Killer's location; if tokens run out, they are taken from other doors."""
    here = g.map.doors_of[g.where]
    left = g.map.doors.of(here & ~g.blocks)
    if not left:
        return proceed(g)
    push(g, Step.BLOCK_ALL())
    return _lay(g, t, left[0], g.blocks & ~here)


def break_through(g: Terrorscape, t: Table, door: Door) -> None:
    """The Killer crosses a blocked door and removes the block."""
    g.blocks &= ~door.bit
    g.broke_block = True
    t.tell("block_broken", door=door)


def removed(g: Terrorscape, t: Table, door: Door) -> None:
    """A Survivor removes a block and announces at once which."""
    g.blocks &= ~door.bit
    t.reveal("block_removed", door=door)
    state(g, "unblocked", door.ends)


def _lay(g: Terrorscape, t: Table, door: Door, spare: int) -> str:
    """Place a block on the door; if all seven are on the map, one of the `spare` ones is removed first."""
    if g.blocks & door.bit:
        t.tell("blocked_again", door=door)
        return proceed(g)
    if g.blocks.bit_count() == BLOCKS:
        old = t.ask(KILLER, Choose("unblock", g.map.doors.of(spare), about=door.ref))
        g.blocks &= ~old.bit
        t.tell("block_destroyed", door=old)
    g.blocks |= door.bit
    t.tell("blocked", door=door)
    return proceed(g)
