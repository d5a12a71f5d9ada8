"""The beginner: one card at a time, judged by eye."""

from __future__ import annotations

from random import Random

from stolik.games.voidfall.bots.search import Effort
from stolik.games.voidfall.bots.turn import Sensible
from stolik.games.voidfall.bots.worth import WEIGHTS, Weights
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.view.fields import VoidfallView

GLANCE = Effort(looked=3, cards=1, lines=1, actions=1, inner=1, mixes=1, most=150, enough=900, ahead=0)
"""Few cards, each taken for what its first action brings."""
BY_EYE = 2.0
"""How far the worth of a position is misjudged, in Influence (one standard deviation)."""


class Beginner(Sensible):
    """Wants what the sensible player wants, but compares few cards, plans no second one, and misjudges both."""

    def __init__(self, seat: int, rng: Random, weights: Weights = WEIGHTS, book: Book = BOOK) -> None:
        super().__init__(seat, rng, weights, GLANCE, book)

    def _judge(self, view: VoidfallView) -> float:
        return super()._judge(view) + self.rng.gauss(0, BY_EYE)
