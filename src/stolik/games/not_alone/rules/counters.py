"""Will, the two counters, giving up and exhaustion."""

from __future__ import annotations

from stolik.core.question import Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.numbers import EXPERT_WILL, WILL
from stolik.games.not_alone.content.words import CREATURE
from stolik.games.not_alone.rules.hands import take_back
from stolik.games.not_alone.rules.state import NotAlone


def advance_rescue(g: NotAlone, t: Table) -> None:
    """The Rescue counter moves one space; on the star the Hunted win at once."""
    g.rescue -= 1
    t.tell("rescue_moved", left=g.rescue)
    if g.rescue <= 0:
        g.winner = "hunted"
        t.tell("game_over_hunted")
        t.finish("rescued", g.hunted)


def advance_assimilation(g: NotAlone, t: Table) -> None:
    """The Assimilation counter moves one space; on the star the Creature wins at once."""
    g.assimilation -= 1
    t.tell("assimilation_moved", left=g.assimilation)
    if g.assimilation <= 0:
        g.winner = "creature"
        t.tell("game_over_creature")
        t.finish("assimilated", [CREATURE])


def lose_will(g: NotAlone, t: Table, me: Seat, count: int) -> None:
    """The Hunted loses Will, at most what it has."""
    lost = min(count, g.will[me])
    if lost:
        g.will = put(g.will, me, g.will[me] - lost)
        t.tell("will_lost", seat=me, count=lost)


def give_up(g: NotAlone, t: Table, me: Seat) -> None:
    """Give Up: all Will and all discarded Places return, the Assimilation counter moves (rulebook, phase 1)."""
    t.tell("gave_up", seat=me)
    g.will = put(g.will, me, WILL)
    take_back(g, t, me, g.discard[me])
    advance_assimilation(g, t)


def will_after_exhaustion(g: NotAlone) -> int:
    """The Will that a Hunted has again once it has lost all (rulebook, phase 3; expert variant)."""
    return EXPERT_WILL if g.rules.expert else WILL


def exhaustion(g: NotAlone, t: Table) -> None:
    """Each Hunted without Will recovers; Assimilation moves once per Reckoning (rulebook, phase 3)."""
    spent = [me for me in g.hunted if not g.will[me]]
    if not spent:
        return
    for me in spent:
        t.tell("exhausted", seat=me)
    if not g.exhausted:
        g.exhausted = True
        advance_assimilation(g, t)
    for me in spent:
        g.will = put(g.will, me, will_after_exhaustion(g))
        take_back(g, t, me, g.discard[me])
        if g.rules.exhaustion_returns_played:
            g.hand[me] |= g.laid[me]
            g.laid[me] = 0
