"""The interface of bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


class Belief(Protocol):
    """How likely a seat holds what it does not know, by what it has been shown alone. Worlds can be drawn like it
    (`SeatHandle.resample`).
    """

    def follow(self, view: Any) -> object:
        """Learn from the seat's view. Call it with every view the seat is shown when it is asked."""
        ...

    def draw(self, rng: Random) -> Mapping[str, str]:
        """One of the things that may be true, as likely as the belief holds it: by reference of a thing, such as a
        Survivor, the reference of what is drawn for it, such as a room. Things that are missing are drawn as without a
        belief.
        """
        ...


BotMaker = Callable[[int, Random], Bot]
"""Makes a bot for a seat. The bot takes all its random numbers from the generator."""
