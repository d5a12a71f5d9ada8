"""Planning ahead: a state in which it is a player's turn, for drafts while others act."""

from __future__ import annotations

from stolik.core.question import SEATS
from stolik.games.voidfall.rules.gains import begin_as_turn
from stolik.games.voidfall.rules.state import Turn, Voidfall
from stolik.games.voidfall.rules.steps import Step


def plan(g: Voidfall, seat: int) -> bool:
    """Make it this seat's turn, with everything as it is now except the current Crisis, because another one will be
    revealed. False outside the Focus phase, or without a card.
    """
    if g.phase != "focus" or not g.houses[seat].focuses:
        return False
    g.turn, g.crisis = Turn(seat=SEATS[seat]), ""
    begin_as_turn(g)
    g.agenda = (Step.BEGIN_ROUND(),)
    g.at, g.args = Step.SELECT, {}
    return True
