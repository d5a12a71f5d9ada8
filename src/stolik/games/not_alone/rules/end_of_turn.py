"""Phase 4, End of turn (Wyczekiwanie): the table is cleared and the Rescue counter moves."""

from __future__ import annotations

from stolik.core.table import Table
from stolik.games.not_alone.content.words import Phase, Step
from stolik.games.not_alone.rules.counters import advance_rescue
from stolik.games.not_alone.rules.hands import fill_hunt_hand
from stolik.games.not_alone.rules.state import NotAlone
from stolik.games.not_alone.rules.window import open_window


def end_of_turn(g: NotAlone, t: Table) -> str:
    """The last window of the turn, before anything is cleared away."""
    g.phase = Phase.END_OF_TURN
    return open_window(g, Step.CLEAN_UP)


def clean_up(g: NotAlone, t: Table) -> str:
    """Played Places go to the discards, tokens return, the Creature draws to three, the Rescue counter moves."""
    for me in g.hunted:
        g.discard[me] |= g.laid[me]
        g.laid[me] = 0
    g.visits = ((),) * g.players
    g.hunt_discard += g.hunt_in_play
    g.hunt_in_play = ()
    g.creature_token = g.target_token = g.artemia_token = 0
    fill_hunt_hand(g, t)
    if g.stasis:
        t.tell("stasis_holds")
    else:
        advance_rescue(g, t)
    return Step.BEGIN_TURN
