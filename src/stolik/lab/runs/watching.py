"""Watching a game: how many decisions each seat takes, and which."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.game import Game
from stolik.core.question import Number, Question
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of, looks


class Decision(msgspec.Struct, frozen=True):
    """An answer that a bot chose: in which turn (by the seat's view), to which question, from which options. A number
    has no options; what was given several times is in `chosen` as often.
    """

    seat: int
    turn: int | None
    kind: str
    about: str
    options: list[str]
    chosen: list[str]


class Watch:
    """Counts the decisions of each seat, and keeps them if asked to."""

    def __init__(self, game: Game[Any], players: int, *, keeps: bool) -> None:
        self.counts = [0] * players
        self.decisions: list[Decision] = []
        self.keeps = keeps
        self._game = game

    def bot(self, seat: int, bot: AnyBot) -> AnyBot:
        """The bot, watched."""
        if hasattr(bot, "decide"):
            return WatchedSearch(self, bot)
        return Watched(self, bot, seat) if self.keeps else Counted(self.counts, bot, seat)

    def keep(self, seat: int, view: Any, question: Question[Any], answer: Any) -> None:
        """Keep a decision."""
        plain = question.plain(question.check(answer))
        chosen = [str(one) for one in (plain if isinstance(plain, list) else [plain])]
        options = [] if isinstance(question, Number) else question.wire()["options"]
        turn = self._game.turns(view)
        self.decisions.append(Decision(seat, turn, question.kind, question.about, options, chosen))


class Counted:
    """A bot whose decisions are counted; it costs as little as possible."""

    __slots__ = ("_choose", "_counts", "_seat", "looks")

    def __init__(self, counts: list[int], bot: Any, seat: int) -> None:
        self._choose = bot.choose
        self._counts = counts
        self._seat = seat
        self.looks = looks(bot)

    def choose(self, view: Any, question: Question[Any]) -> Any:
        """The bot's answer."""
        self._counts[self._seat] += 1
        return self._choose(view, question)


class Watched:
    """A bot whose decisions are kept, with the turn that its view shows."""

    looks = True

    def __init__(self, watch: Watch, bot: Any, seat: int) -> None:
        self._watch = watch
        self._bot = bot
        self._seat = seat

    def choose(self, view: Any, question: Question[Any]) -> Any:
        """The bot's answer."""
        self._watch.counts[self._seat] += 1
        answer = self._bot.choose(view if looks(self._bot) else None, question)
        self._watch.keep(self._seat, view, question, answer)
        return answer


class WatchedSearch:
    """A bot that may look ahead."""

    def __init__(self, watch: Watch, bot: AnyBot) -> None:
        self._watch = watch
        self._bot = bot

    def decide(self, seat: SeatHandle) -> None:
        """The bot's answer."""
        watch = self._watch
        watch.counts[seat.seat] += 1
        answer = answer_of(self._bot, seat)
        if watch.keeps:
            watch.keep(seat.seat, seat.view, seat.question, answer)
        seat.answer(answer)
