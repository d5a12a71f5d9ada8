"""Secret passages: they do not count for adjacency or range; used by Sophia, with a Flashlight, or with the Tunnels
plan.
"""

from __future__ import annotations

from stolik.core.agenda import proceed
from stolik.core.table import Table
from stolik.games.terrorscape.content.plans import TUNNELS_INVESTIGATION
from stolik.games.terrorscape.rules.moves import pass_through
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.survivors.using import pick_room


def passages_from(g: Terrorscape, slot: int) -> int:
    """The rooms at the other end; with the Tunnels plan complete, all other entrances."""
    room = g.room[slot]
    if g.netted >> slot & 1:
        return 0
    if g.completed(TUNNELS_INVESTIGATION) and g.map.passage[room]:
        every = sum(1 << end for end in range(15) if g.map.passage[end])
        return every & ~(1 << room)
    return g.map.passage[room]


def go_through(g: Terrorscape, t: Table, slot: int) -> str:
    """Go through the passage."""
    room = pick_room(g, t, slot, "passage_to", passages_from(g, slot))
    pass_through(g, t, slot, room.index)
    return proceed(g)
