"""Planning ahead: what a seat expects to be asked next if nobody else does anything (Game.plan).

The steps here ask only that seat, with the questions of the rules. Where the next one depends on what others do, or on
what is drawn or revealed, they lead to a step of the rules, which stops the draft.
"""

from __future__ import annotations

from stolik.core.chance import numbers
from stolik.core.question import SEATS, Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.not_alone.content.words import CREATURE, DONE, Phase, Step
from stolik.games.not_alone.rules.cards.card import HUNT, HuntCard
from stolik.games.not_alone.rules.exploration import playable
from stolik.games.not_alone.rules.hunting import place, ways_to_hunt
from stolik.games.not_alone.rules.reckoning import act_of
from stolik.games.not_alone.rules.state import LATER, WAITING, NotAlone, Visit
from stolik.games.not_alone.rules.window import take_hunt_card


def plan(g: NotAlone, seat: int) -> bool:
    """Go to what this seat decides next: its Place, what it does there, its hunt. False in the set-up."""
    if not g.turn:
        return False
    me = SEATS[seat]
    if me == CREATURE:
        if g.phase > Phase.HUNTING or g.after in (Step.KEEP, Step.REVEAL):
            _next_turn(g, me)
        g.at = Step.HUNT_AHEAD
        return True
    if g.missing(me) > 0:
        g.at = Step.LAY_AHEAD
    elif not g.revealed or any(visit.status in (WAITING, LATER) for visit in g.visits[me]):
        g.at = Step.ACT_AHEAD
    else:
        _next_turn(g, me)
        g.at = Step.LAY_AHEAD
    g.args = {"who": me}
    return True


def lay_ahead(g: NotAlone, t: Table, who: Seat) -> str:
    """The Hunted lays a Place."""
    g.phase = Phase.EXPLORATION
    ways = playable(g, who)
    if not ways:
        return Step.ANNOUNCE
    laid = t.ask(who, Choose("lay", ways))
    g.hand[who] &= ~laid.bit
    g.laid[who] |= laid.bit
    g.args = {"who": who}
    return Step.LAY_AHEAD if g.missing(who) > 0 else Step.ACT_AHEAD


def act_ahead(g: NotAlone, t: Table, who: Seat) -> str:
    """The Hunted acts at the Place; afterwards the next turn begins. Which of two Places it keeps for the River, it can
    say only when it sees the tokens.
    """
    g.phase = Phase.RECKONING
    if not g.visits[who]:
        if g.lays[who] == "river":
            return Step.REVEAL
        g.visits = put(g.visits, who, tuple(Visit(card, card) for card in numbers(g.laid[who])))
    if act_of(g, t, who) is None:
        _next_turn(g, who)
        g.args = {"who": who}
        return Step.LAY_AHEAD
    g.args = {"who": who}
    return Step.ACT_AHEAD


def hunt_ahead(g: NotAlone, t: Table) -> str:
    """The Creature plays cards and places tokens. It plans only one turn: its next cards are still to be drawn."""
    g.phase = Phase.HUNTING
    ways = ways_to_hunt(g)
    if not ways:
        return Step.REVEAL
    choice = t.ask(CREATURE, Choose("hunt", ways))
    if choice is DONE:
        return Step.REVEAL
    if isinstance(choice, HuntCard):
        g.hunt_hand &= ~choice.bit
        take_hunt_card(g, choice)
        HUNT[g.card].effect(g, t)
        g.card = -1
    else:
        place(g, t, choice)
    return Step.HUNT_AHEAD


def _next_turn(g: NotAlone, planner: Seat) -> None:
    """A new turn, with what the planner knows of this one: others take back Places that nobody has seen, and what a
    Smokescreen hides stays hidden.
    """
    for me in g.hunted:
        pile = g.discard if g.revealed or me == planner else g.hand
        pile[me] |= g.laid[me]
        g.laid[me] = 0
    g.lays, g.next_lays = g.next_lays, ("",) * g.players
    hidden = g.smokescreen, g.moved_hidden, g.unsure
    g.clear_turn()
    g.smokescreen, g.moved_hidden, g.unsure = hidden
    g.turn += 1
