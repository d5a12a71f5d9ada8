"""Planning: everybody may try the next turn on a copy of the game while others act (Game.plan)."""

from __future__ import annotations

from stolik.core.question import SEATS
from stolik.games.zona.rules.state import NOBODY, Zona
from stolik.games.zona.rules.steps import Step


def plan(g: Zona, seat: int) -> bool:
    """Make it this seat's turn, as everything is now. False in the set-up and without a scavenger."""
    if g.phase == "setup" or not g.scavengers[seat].character:
        return False
    g.phase, g.packet, g.drawn, g.drawer = "actions", (0, 0, 0), (), NOBODY
    g.tests, g.encounter, g.reading = [], None, None
    g.agenda = (Step.END_ACTIONS(),)
    g.at, g.args = Step.TURN, {"who": SEATS[seat]}
    return True
