"""Resist, Give Up or neither: what a Hunted's hand and Will are worth before it lays."""

from __future__ import annotations

from math import prod

from stolik.games.not_alone.bots.sight import Hunted, Sight
from stolik.games.not_alone.bots.worth import Prices, lying

ALL_WILL = 3
OFTEN = 2
"""How often a Hunted resists in a turn at most."""

LOST = 50.0
"""More than anything else costs."""
SURE = 0.9
"""The chance to be caught at the only Place left: the Creature may look for others or move its token away."""


class Regroup:
    """All is worth Assimilation steps, from the eyes of one Hunted."""

    def __init__(self, view: Sight, mine: Hunted, prices: Prices) -> None:
        self.prices = prices
        self.last = view.assimilation == 1
        others = [h for h in view.hunted if h.seat != mine.seat]
        self.alone = prod(1 - prices.exposure(h) / max(2.0, len(lying(h)), prices.exposure(h)) for h in others)
        """The chance that nobody else is caught, so that the counter moves for this Hunted's sake."""
        self.exposure = prices.exposure(mine)
        self.laid = 2 if mine.lays == "artefact" else 1
        """Places that leave the hand this turn."""
        self.needed = 2 if mine.lays else 1

    def staying(self, hand: int, will: int, spent: int) -> float:
        """To lay from so many Places, with so much Will and so many Places in the discard."""
        if hand < self.needed:
            return -2 * LOST
        prices = self.prices
        left = hand - self.laid
        return will * prices.will + prices.cards(0, left) - self._risk(hand) * self._caught(left, will, spent)

    def _risk(self, hand: int) -> float:
        """The chance to be caught by one token, any Place being as likely as another."""
        return min(SURE, self.exposure / hand)

    def _caught(self, left: int, will: int, spent: int) -> float:
        """What being caught costs; with the last Will the counter moves again, but all comes back."""
        prices = self.prices
        cost = prices.step * self.alone
        if will > 1:
            return cost + prices.will
        back = prices.cards(left, spent) + prices.will * (ALL_WILL - will)
        return cost + max(0.5 * prices.will, prices.w.exhaustion * prices.step - back)

    def giving_up(self, hand: int, spent: int) -> float:
        """To take everything back for a step of the counter, if that is not the last."""
        if self.last:
            return -LOST
        return self.staying(hand + spent, ALL_WILL, 0) - self.prices.step

    def resisting(self, hand: int, will: int, spent: int, often: int) -> float:
        """To take two Places back for one Will (not the last), and go on from there as is best."""
        back = min(2, spent)
        return self.best(hand + back, will - 1, spent - back, often + 1)

    def best(self, hand: int, will: int, spent: int, often: int) -> float:
        """The most that can be made of a hand before laying."""
        ways = [self.staying(hand, will, spent)]
        if spent and will > 1 and often < OFTEN:
            ways.append(self.resisting(hand, will, spent, often))
        if spent or will < ALL_WILL:
            ways.append(self.giving_up(hand, spent))
        return max(ways)
