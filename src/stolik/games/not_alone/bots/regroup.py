"""Whether to Resist, Give Up or neither: what a Hunted's hand and Will are worth before it lays."""

from __future__ import annotations

from math import prod

from stolik.games.not_alone.bots.worth import Prices, lying
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.view.fields import HuntedView, NotAloneView

OFTEN = 2
"""The most times a Hunted resists in a turn."""

LOST = 50.0
"""The cost of losing the game, in Assimilation steps: more than any other cost."""
SURE = 0.9
"""The probability of being caught at the only Place left. Below 1: the Creature may go for others."""


class Regroup:
    """The choices of one Hunted. All worths are in Assimilation steps."""

    def __init__(self, view: NotAloneView, mine: HuntedView, prices: Prices) -> None:
        self.prices = prices
        self.last = view.assimilation == 1
        others = [h for h in view.hunted if h.seat != mine.seat]
        self.alone = prod(1 - prices.exposure(h) / max(2.0, len(lying(h)), prices.exposure(h)) for h in others)
        """The probability that nobody else is caught, so that catching this Hunted moves the counter."""
        self.exposure = prices.exposure(mine)
        self.laid = 2 if mine.lays == "artefact" else 1
        """Places that leave the hand this turn."""
        self.needed = 2 if mine.lays else 1

    def staying(self, hand: int, will: int, spent: int) -> float:
        """The worth of laying from `hand` Places with `will` Will and `spent` Places in the discard."""
        if hand < self.needed:
            return -2 * LOST
        prices = self.prices
        left = hand - self.laid
        return will * prices.will + prices.cards(0, left) - self._risk(hand) * self._caught(left, will, spent)

    def _risk(self, hand: int) -> float:
        """The probability of being caught by one token if all Places are equally likely."""
        return min(SURE, self.exposure / hand)

    def _caught(self, left: int, will: int, spent: int) -> float:
        """What being caught costs; losing the last Will moves the counter again but returns all Places and Will."""
        prices = self.prices
        cost = prices.step * self.alone
        if will > 1:
            return cost + prices.will
        back = prices.cards(left, spent) + prices.will * (prices.view.will_after_exhaustion - will)
        return cost + max(0.5 * prices.will, prices.w.exhaustion * prices.step - back)

    def giving_up(self, hand: int, spent: int) -> float:
        """The worth of taking everything back for a step of the counter, unless that is the last step."""
        if self.last:
            return -LOST
        return self.staying(hand + spent, WILL, 0) - self.prices.step

    def resisting(self, hand: int, will: int, spent: int, often: int) -> float:
        """The worth of taking two Places back for one Will (not the last) and then choosing best."""
        back = min(2, spent)
        return self.best(hand + back, will - 1, spent - back, often + 1)

    def best(self, hand: int, will: int, spent: int, often: int) -> float:
        """The worth of the best choice before laying."""
        ways = [self.staying(hand, will, spent)]
        if spent and will > 1 and often < OFTEN:
            ways.append(self.resisting(hand, will, spent, often))
        if spent or will < WILL:
            ways.append(self.giving_up(hand, spent))
        return max(ways)
