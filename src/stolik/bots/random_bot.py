"""The bot that answers at random."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.core.game import View
from stolik.core.inputs import generator
from stolik.core.question import Question


class RandomBot:
    """Plays any seat of any game, without a view."""

    looks = False

    def __init__(self, game: str, seat: int, rng: Random) -> None:
        self.rng = generator(rng)

    def choose(self, view: View | None, question: Question[Any]) -> Any:
        """A random legal answer."""
        return question.sample(self.rng)
