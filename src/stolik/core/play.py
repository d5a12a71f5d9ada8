"""Play-outs: play a position on without stopping, for bots, simulation and research."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NoReturn

import msgspec

from stolik.core.inner.inside import History, Inside, answers_to
from stolik.core.inner.running import run
from stolik.core.inputs import generator, number
from stolik.core.log import Line, Pages, since
from stolik.core.position import Position, inside_of
from stolik.core.question import Question
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of, looks
from stolik.core.table import Answered, Draws, Finished, Policy, QuickTable, Script, StepTable

Until = int | Callable[[SeatHandle], bool]
"""Where a play-out stops: after a number of decisions, or before the first question for which a function is true."""


def random_policy(rng: Random) -> Policy:
    """A policy that answers every question at random. `rng` is a `random.Random` or one of numpy's generators; raises
    BadGenerator.
    """
    drawn = generator(rng)
    return lambda seat, question: question.sample(drawn)


def playout(
    position: Position,
    policy: Policy | Mapping[int, AnyBot],
    *,
    until: Until | None = None,
    record: bool = False,
    draws: Draws | None = None,
) -> Position:
    """The position after `policy` has answered every question from here on. Does not change `position`.

    `policy` is a function of seat and question, or a bot for each seat. Bots are not called if one answer is legal.
    The game is played to its end, or until `until` stops it: after a number of decisions, or before the first question
    (possibly the current one) for which a function of the asked seat's handle is true. The result can be answered,
    cloned and resampled like any position.
    `draws` decides what chance brings: it takes the kind of a draw, such as "die", and what may come, all equally
    likely, and returns the index of what comes; it is not asked where only one thing can come.
    With `record` the result has a history and a log; without, it has neither and the play-out is faster.
    Raises IllegalAnswer if the policy gives an illegal answer, NotAnswered if a bot gives none, BadNumber if `until` is
    neither a number nor a function.
    """
    return Playout(position, policy, until=until, record=record, draws=draws).run()


class Stopped(BaseException):
    """A play-out stops, maybe in the middle of a rule. Private to the kernel: rules never see it."""


OFTEN, NEAR = 3, 3
"""The state is kept after so many answers each time if nobody knows when the play-out stops; else before the last so
many. Where all answers are given at the end of a step, it stops there.
"""


class Playout:
    """One play-out. `decisions` counts the answers that bots have given.

    To stop in the middle of a step a play-out needs the state from before the step, and copies take long. So where only
    a function of seat and question answers, the state is kept now and then, and what has been answered since is played
    again where the play-out stops. Where bots look, it is kept at every step.
    """

    def __init__(
        self,
        position: Position,
        policy: Policy | Mapping[int, AnyBot],
        *,
        until: Until | None = None,
        record: bool = False,
        draws: Draws | None = None,
    ) -> None:
        """See `playout`."""
        self._draws = draws
        self.decisions = 0
        self._start = position
        self._from = inside_of(position)
        self._policy = policy
        self._until = until if until is None or callable(until) else number("until", until, 0)
        self._record = record
        self._state = self._checkpoint = self._from.base
        self._book = self._from.book
        """The answers and draws of the checkpoint's step that the play-out began with."""
        self._given: list[tuple[int, str, Any]] = []
        """All answers, with the kinds of their questions, until checkpoints are kept at every step."""
        self._since = 0
        """How many of them were given before the checkpoint."""
        self._answers: list[Answered] = []
        self._lines: list[Line] = []
        self._finished_lines = 0
        """The number of lines that belong to finished steps."""

    def run(self) -> Position:
        """Play. Returns the position reached."""
        start = self._start
        if start.over:
            return start.clone()
        state = self._state = self._from.base.copy()
        policy, keeps = self._answering()
        table = self._table = QuickTable(
            policy,
            dict(self._from.book),
            state.rng,
            self._answers if self._record or keeps else None,
            self._lines if self._record or keeps else None,
            keeps=keeps,
            draws=self._draws,
        )
        try:
            self._play(state, table)
        except Stopped:
            return self._stopped()
        except Finished as finished:
            return self._ended(finished)

    def _play(self, state: Any, table: QuickTable) -> NoReturn:
        """Play step by step until the play-out stops or the game ends."""
        game, given = self._start.game, self._given
        asks, due = game.asks, self._first_due()
        while True:
            game.play_step(state, table)
            if table.book:
                table.book = {}
            table.n = 0
            if table.keeps:
                self._checkpoint = state.copy()
                self._finished_lines = len(self._lines)
            elif due is not None and len(given) >= due:
                if len(given) == self._until:
                    self._keep(state)
                    raise Stopped
                if asks.get(state.at, True):
                    self._keep(state.copy())
                    due = self._until if isinstance(self._until, int) else len(given) + OFTEN

    def _keep(self, state: Any) -> None:
        """Let the play-out be repeated from here, the start of a step."""
        self._checkpoint, self._book, self._since = state, {}, len(self._given)

    def _answering(self) -> tuple[Policy, bool]:
        """(policy, whether it may need the position in the middle of a step, so that checkpoints must be kept)."""
        if self._seldom:
            return (self._until_many() if isinstance(self._until, int) else self._until_true()), False
        if self._until is not None:
            return self._until_stopped, True
        if callable(self._policy):
            return self._policy, False
        if any(hasattr(bot, "decide") for bot in self._policy.values()):
            return self._decide, True
        return self._choose if any(map(looks, self._policy.values())) else self._pick, False

    @property
    def _seldom(self) -> bool:
        """Whether checkpoints are kept now and then."""
        seldom = callable(self._policy) and self._until is not None and not self._record and self._draws is None
        return seldom and not self._from.opened

    def _first_due(self) -> int | None:
        """After how many answers the state is first kept, where it is kept now and then."""
        if not self._seldom:
            return None
        return self._until - NEAR if isinstance(self._until, int) else OFTEN

    def _until_many(self) -> Policy:
        """Answers, and remembers them, until there are so many."""
        policy, given, most = self._policy, self._given, self._until
        assert callable(policy)

        def answer(seat: int, question: Question[Any]) -> Any:
            if len(given) == most:
                raise Stopped
            answered = policy(seat, question)
            given.append((seat, question.kind, answered))
            return answered

        return answer

    def _until_true(self) -> Policy:
        """The same until the function says so."""
        policy, given, stops = self._policy, self._given, self._until
        assert callable(policy)
        assert callable(stops)

        def answer(seat: int, question: Question[Any]) -> Any:
            if stops(self._handle(seat, question)):
                raise Stopped
            answered = policy(seat, question)
            given.append((seat, question.kind, answered))
            return answered

        return answer

    def _until_stopped(self, seat: int, question: Question[Any]) -> Any:
        if callable(self._until) and self._until(self._handle(seat, question)):
            raise Stopped
        forced = not callable(self._policy) and question.only() is not None
        if self.decisions == self._until and not forced:
            raise Stopped
        if not callable(self._policy):
            return self._decide(seat, question)
        self.decisions += 1
        return self._policy(seat, question)

    def _decide(self, seat: int, question: Question[Any]) -> Any:
        assert not callable(self._policy)
        self.decisions += question.only() is None
        return answer_of(self._policy[seat], self._handle(seat, question))

    def _handle(self, seat: int, question: Question[Any]) -> SeatHandle:
        """Through which a bot sees its question as a position shows it: the one its plan expects."""
        return SeatHandle(seat, question.sealed(), self._observe, self._position)

    def _choose(self, seat: int, question: Question[Any]) -> Any:
        assert not callable(self._policy)
        answer = question.only()
        if answer is None:
            self.decisions += 1
            bot: Any = self._policy[seat]
            answer = bot.choose(self._observe(seat) if looks(bot) else None, question)
        self._given.append((seat, question.kind, answer))
        return answer

    def _pick(self, seat: int, question: Question[Any]) -> Any:
        """The answer where no bot needs a view."""
        answer = question.only()
        if answer is None:
            self.decisions += 1
            bot: Any = self._policy[seat]  # type: ignore[index]
            answer = bot.choose(None, question)
        return answer

    def _observe(self, seat: int) -> msgspec.Struct:
        """The seat's view, without the unfinished chains of other seats."""
        if self._table.chain is None:
            return self._start.game.observe(self._state, seat)
        if not self._table.keeps:
            self._keep_from_here()
        return self._position().observe(seat)

    def _keep_from_here(self) -> None:
        """Start to keep checkpoints in the middle of a step, by replaying the answers so far."""
        here, table = self._start.clone(), self._table
        for seat, _, answer in self._given:
            here.answer(seat, answer)
        inside = inside_of(here)
        self._checkpoint, table.book = inside.base, dict(inside.book)
        finished = list(since(inside.pages, self._from.pages))
        self._finished_lines = len(finished)
        if not self._record:
            self._lines += finished + inside.table.lines
            self._answers += answers_to(inside.history)[len(answers_to(self._from.history)) :]
        table.keeps, table.lines, table.record = True, self._lines, self._answers

    def _position(self) -> Position:
        """The position in which the current question is asked."""
        if not self._table.keeps:
            self._keep_from_here()
        return Position.of(self._inside())

    def _inside(self) -> Inside:
        here = self._from.copy()
        here.base, here.barriers = self._checkpoint, 0
        if self._finished_lines:
            here.pages = Pages(here.pages, tuple(self._lines[: self._finished_lines]))
        run(here, dict(self._table.book), self._history(), None)
        return here

    def _inside_again(self) -> Inside:
        """The same, from the last checkpoint: what was answered since is played again."""
        here = self._from.copy()
        here.base = self._checkpoint
        script: Script = {}
        for answered in reversed(self._given[self._since :]):
            script.setdefault(answered[0], []).append(answered)
        here.barriers = 0
        run(here, dict(self._book), None, None, script)
        return here

    def _stopped(self) -> Position:
        here = self._inside() if self._table.keeps else self._inside_again()
        if not self._record:
            here.seed, here.history, here.pages = None, None, None
        return Position.of(here)

    def _ended(self, finished: Finished) -> Position:
        end, state = self._from.copy(), self._state
        end.outcome = finished.outcome
        state.at = ""
        end.base = end.state = state
        end.book, end.undo_point, end.seen = {}, None, None
        end.table = StepTable({}, state.rng)
        if self._record:
            end.history = self._history()
            end.pages = Pages(self._start.pages, tuple(self._lines))
        else:
            end.seed, end.history, end.pages = None, None, None
        return Position.of(end)

    def _history(self) -> History | None:
        history = self._from.history
        for answered in self._answers:
            history = History(history, answered)
        return history
