"""What a bot is to the kernel, and all it gets of a table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from stolik.core.errors import NotAnswered
from stolik.core.log import LogEntry
from stolik.core.question import SEATS, Question

if TYPE_CHECKING:
    from stolik.core.position import Position


class Bot(Protocol):
    """A player that sees what its seat may see and nothing else."""

    def choose(self, view: msgspec.Struct, question: Question[Any]) -> Any:
        """An answer to `question`: a typed value or its references."""
        ...


class SearchBot(Protocol):
    """A player that also looks at worlds it cannot tell from this one."""

    def decide(self, seat: SeatHandle) -> None:
        """Answer `seat.question` with `seat.answer`, once or better and better: the last answer stands."""
        ...


AnyBot = Bot | SearchBot

BotMaker = Callable[[int, Random], Bot]
"""Makes a game's bot for a seat; everything it draws comes from the generator."""


class SeatHandle:
    """One seat at the moment it is asked: all that a bot gets of a table.

    Neither the true state nor the seed, nor what another seat knows, can be reached from it by a public name.
    """

    __slots__ = ("_given", "_observe", "_position", "_view", "question", "seat")

    def __init__(
        self,
        seat: int,
        question: Question[Any],
        observe: Callable[[int], msgspec.Struct],
        position: Callable[[], Position],
    ) -> None:
        """`observe` and `position` are called when a bot first asks for what they tell."""
        self.seat = int(seat)
        """The seat's number."""
        self.question = question
        """What the seat is asked."""
        self._observe = observe
        self._position = position
        self._view: msgspec.Struct | None = None
        self._given: tuple[Any, ...] = ()

    @classmethod
    def at(cls, position: Position, seat: int) -> SeatHandle:
        """The handle of a seat that is asked in `position`."""
        return cls(seat, position.pending[seat], position.observe, lambda: position)

    @property
    def view(self) -> Any:
        """What the seat sees."""
        if self._view is None:
            self._view = self._observe(self.seat)
        return self._view

    @property
    def log(self) -> list[LogEntry]:
        """All the seat may read of the log, oldest line first."""
        return self._position().log(self.seat)

    def resample(self, rng: Random) -> Position:
        """A position the seat cannot tell from the real one: what it does not know is drawn by `rng`."""
        return self._position().resample(self.seat, rng)

    def answer(self, value: object) -> None:
        """Answer the question with a typed value or its references. The last answer stands. Raises IllegalAnswer."""
        self._given = (self.question.check(value),)


def answer_of(bot: AnyBot, seat: SeatHandle) -> Any:
    """What the bot answers. Where there is only one answer it is not asked. Raises NotAnswered."""
    only = seat.question.only()
    if only is not None:
        return only
    if hasattr(bot, "choose"):
        return bot.choose(seat.view, seat.question)
    bot.decide(seat)
    if not seat._given:
        raise NotAnswered(seat=SEATS[seat.seat].ref, question=seat.question.name)
    return seat._given[0]
