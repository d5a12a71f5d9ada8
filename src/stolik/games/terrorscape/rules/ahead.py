"""Planning ahead: what a seat expects to be asked next if it meets nobody (Game.plan)."""

from __future__ import annotations

from stolik.core.agenda import proceed, push, then
from stolik.core.question import SEATS
from stolik.core.table import Table
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.traits import LIE_IN_WAIT
from stolik.games.terrorscape.content.words import KILLER, Phase
from stolik.games.terrorscape.rules.killer.prowl import prepare_phase
from stolik.games.terrorscape.rules.state import TEAM, Terrorscape


def plan(g: Terrorscape, seat: int) -> bool:
    """Go to the seat's next turn: of the Killer his next phase, until he draws; of the Survivors one round after the
    other. False in the set-up and where there is no next turn.
    """
    if not g.round:
        return False
    g.agenda, g.encounter = (), None
    if seat == KILLER:
        return _plan_prowl(g)
    others = sum(1 << slot for slot in TEAM if g.seat_of(slot) != SEATS[seat])
    if not g.alive & ~others:
        return False
    if g.phase != Phase.SURVIVORS:
        g.acted = g.alive
    push(g, Step.ROUND_AHEAD(others=others))
    g.acted |= others
    g.at, g.args = Step.NEXT_TURN, {}
    return True


def round_ahead(g: Terrorscape, t: Table, others: int) -> str:
    """The next round, in which only the Survivors of one seat have turns."""
    g.round += 1
    g.phase = Phase.SURVIVORS
    g.acted, g.netted, g.noise, g.radio_used = others, 0, 0, False
    return then(g, Step.NEXT_TURN(), Step.ROUND_AHEAD(others=others))


def _plan_prowl(g: Terrorscape) -> bool:
    if g.phase == Phase.KILLER or (g.round == 1 and g.killer_has(LIE_IN_WAIT)):
        return False
    g.noise, g.told, g.firecracker = 0, 0, False
    prepare_phase(g)
    g.stealthed, g.last_seen = False, g.where
    g.at = proceed(g)
    return True
