"""SeatHandle, through which a bot sees the game, and bots that look ahead with it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from stolik.core.bot import Belief, Bot
from stolik.core.errors import NotAnswered, NotAsked
from stolik.core.inputs import seat_of
from stolik.core.log import LogEntry
from stolik.core.position import Position
from stolik.core.question import SEATS, Question


class SearchBot(Protocol):
    """A player that may also resample: draw worlds that it cannot tell from the real one."""

    def decide(self, seat: SeatHandle) -> None:
        """Answer `seat.question` by calling `seat.answer` at least once. The last call counts."""
        ...


AnyBot = Bot | SearchBot


class SeatHandle:
    """One seat when it is asked: everything a bot gets.

    Its public names give access neither to the true state or seed nor to what other seats know.
    """

    __slots__ = ("_given", "_observe", "_position", "_view", "question", "seat")

    def __init__(
        self,
        seat: int,
        question: Question[Any],
        observe: Callable[[int], msgspec.Struct],
        position: Callable[[], Position],
    ) -> None:
        """`observe` and `position` are called only when a bot needs them."""
        self.seat = int(seat)
        """The seat's number."""
        self.question = question
        """The question to answer."""
        self._observe = observe
        self._position = position
        self._view: msgspec.Struct | None = None
        self._given: tuple[Any, ...] = ()

    @classmethod
    def at(cls, position: Position, seat: int) -> SeatHandle:
        """The handle of a seat that is asked in `position`. Raises BadSeat, NotAsked."""
        seat = seat_of(seat, position.players)
        question = position.pending.get(seat)
        if question is None:
            raise NotAsked(seat=SEATS[seat].ref)
        return cls(seat, question, position.observe, lambda: position)

    @property
    def view(self) -> Any:
        """The seat's view."""
        if self._view is None:
            self._view = self._observe(self.seat)
        return self._view

    @property
    def log(self) -> list[LogEntry]:
        """The log lines the seat may read, oldest first."""
        return self._position().log(self.seat)

    @property
    def answers(self) -> list[tuple[str, Any]]:
        """What the seat has answered so far (`Position.answers`)."""
        return self._position().answers(self.seat)

    def belief(self) -> Belief | None:
        """The game's own belief for the seat, which as yet has seen nothing; None if the game has none."""
        return self._position().game.belief(self.seat)

    def resample(self, rng: Random, like: Belief | None = None) -> Position:
        """A position that the seat cannot tell from the real one; `rng` draws what it does not know, as likely as the
        belief `like` holds it. Raises TypeError if the game draws worlds like no
        belief.
        """
        return self._position().resample(self.seat, rng, like)

    def answer(self, value: object) -> None:
        """Answer the question with a typed value or its references. The last call counts. Raises IllegalAnswer."""
        self._given = (self.question.check(value),)


def looks(bot: AnyBot) -> bool:
    """Whether the bot needs the view of its seat."""
    return getattr(bot, "looks", True)


def answer_of(bot: AnyBot, seat: SeatHandle) -> Any:
    """The bot's answer. If only one answer is legal, the bot is not called. A bot that can look ahead is asked to
    `decide`, even if it also has `choose`. Raises NotAnswered.
    """
    only = seat.question.only()
    if only is not None:
        return only
    if not hasattr(bot, "decide"):
        return bot.choose(seat.view if looks(bot) else None, seat.question)
    bot.decide(seat)
    if not seat._given:
        raise NotAnswered(seat=SEATS[seat.seat].ref, question=seat.question.kind)
    return seat._given[0]
