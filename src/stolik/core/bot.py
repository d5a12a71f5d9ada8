"""The interface of bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from stolik.core.question import Question


class Bot(Protocol):
    """A player that sees only its seat's view and question.

    Views take long to make. A bot that does not need them says so with the attribute `looks = False`, and gets None.
    """

    def choose(self, view: Any, question: Question[Any]) -> Any:
        """An answer to `question`: a typed value or its references."""
        ...


BotMaker = Callable[[int, Random], Bot]
"""Makes a bot for a seat. The bot takes all its random numbers from the generator."""
