"""Repairing the radio (rulebook, action 5): once a round for the whole team, and never in the visible Killer's room."""

from __future__ import annotations

from stolik.core.agenda import push
from stolik.core.table import Table
from stolik.games.terrorscape.content.numbers import REPAIRS
from stolik.games.terrorscape.content.plans import MECHANICAL_BLUEPRINT, REPAIR_WITH_CAUTION
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.traits import HYPERVIGILANCE
from stolik.games.terrorscape.rules.rounds import call_rescue
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.statements import noise


def may_repair(g: Terrorscape, slot: int) -> bool:
    """Whether the Survivor is at the radio, which is unfinished and not repaired yet this round, and the Killer is not
    visible there.
    """
    room = g.room[slot]
    return g.marked("radio", room) and not g.radio_used and g.repaired < REPAIRS and not g.visible_in(room)


def repair(g: Terrorscape, t: Table, slot: int, progress: int, *, toolbox: bool = False) -> None:
    """Advance the repair, which makes noise; when it is finished help is called."""
    g.radio_used = True
    if not (toolbox and g.completed(REPAIR_WITH_CAUTION)):
        noise_of(g, t, slot)
    progress += g.completed(MECHANICAL_BLUEPRINT)
    _advance(g, t, slot, min(progress, REPAIRS - g.repaired))


def finish_radio(g: Terrorscape, t: Table, slot: int) -> None:
    """DIY Radio: finish the radio at once, with noise."""
    noise(g, t, g.room[slot])
    _advance(g, t, slot, REPAIRS - g.repaired)


def _advance(g: Terrorscape, t: Table, slot: int, progress: int) -> None:
    g.repaired += progress
    t.tell("repaired", to=g.team, survivor=g.cast[slot], repaired=g.repaired)
    if g.apart:
        push(g, *[Step.DRAW_SEARCH(slot=slot, keep=True)] * min(progress, len(g.search)))
    if g.repaired == REPAIRS:
        call_rescue(g, t)


def silent(g: Terrorscape, slot: int) -> bool:
    """With Hypervigilance neither own items nor basic actions make noise in the visible Killer's room."""
    return g.has(slot, HYPERVIGILANCE) and g.visible_in(g.room[slot])


def noise_of(g: Terrorscape, t: Table, slot: int) -> None:
    """Make the noise of an own item or basic action in the Survivor's location."""
    if not silent(g, slot):
        noise(g, t, g.room[slot])
