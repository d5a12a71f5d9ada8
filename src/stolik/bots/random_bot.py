"""The bot that answers at random."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.core.game import View
from stolik.core.question import Question


class RandomBot:
    """Plays any seat of any game; ignores the view."""

    def __init__(self, game: str, seat: int, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, question: Question[Any]) -> Any:
        """A random legal answer."""
        return question.sample(self.rng)
