"""The bot that gives any legal answer."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.core.game import View
from stolik.core.question import Question


class RandomBot:
    """Plays any game in any seat, without looking."""

    def __init__(self, game: str, seat: int, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, question: Question[Any]) -> Any:
        """One of all legal answers."""
        return question.sample(self.rng)
