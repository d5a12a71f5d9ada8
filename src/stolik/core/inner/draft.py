"""Drafts: one seat tries its next answers on a copy of the game, and sees what they lead to.

A draft goes only as far as the answers could be taken back: it stops before the first draw, reveal, question to another
seat or end of the game, and offers no further question. So what it shows follows from what the seat knows. It is also
played in a world drawn for the seat, not in the real one, so that even a faulty rule has no secret to show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, NoReturn, TypeVar

import msgspec

from stolik.core.errors import NotAsked
from stolik.core.game import View
from stolik.core.inner.inside import Inside
from stolik.core.inner.running import seen_by
from stolik.core.inputs import seat_of
from stolik.core.log import Line, LogEntry
from stolik.core.question import SEATS, Question, Seat
from stolik.core.table import Asked, StepTable, Suspend

A = TypeVar("A")

Stop = Literal["", "unknown", "others", "end"]
"""Why a draft stopped: before a draw or a reveal (which of the two may itself be secret), before a question to another
seat, or at the end; empty while it goes on.
"""


class Stopped(BaseException):
    """A draft has reached its end in the middle of a rule. Private to the kernel: rules never see it."""

    def __init__(self, why: Stop) -> None:
        super().__init__(why)
        self.why = why


class Change(msgspec.Struct, frozen=True):
    """A value of the view that differs: its path, its value before and after. A list whose length differs is one
    value.
    """

    path: tuple[str | int, ...]
    before: Any
    after: Any


class Draft:
    """The draft of one seat. `question` is what it is asked next, None once `stopped` says why the draft has ended."""

    def __init__(self, world: Inside, seat: int) -> None:
        """`world` is a position drawn for the seat (`Position.resample`), from inside. Where it is not the seat's move,
        the game's `plan` turns the state into one where it is, if it can.
        """
        self.seat = seat = seat_of(seat, world.players)
        self.question: Question[Any] | None = None
        self.stopped: Stop = ""
        self._game = world.game
        self._base, self._state = world.base, seen_by(world, seat)[0]
        self._book, self._barriers = dict(world.book), world.barriers
        self._table = world.table
        self._lines: list[Line] = []
        self._skipped = len(world.table.lines)
        if world.outcome is not None:
            self.stopped = "end"
        elif world.table.asked_seats == (self.seat,) or self._planned(world):
            self._run()
        else:
            self.stopped = "others"

    def answer(self, value: object) -> None:
        """Try an answer: a typed value or its references. Raises NotAsked once the draft has stopped, IllegalAnswer."""
        if self.question is None:
            raise NotAsked(seat=SEATS[self.seat].ref)
        number, question = self._table.pending[self.seat]
        self._book = {**self._book, (number, self.seat): question.check(value)}
        self._run()

    @property
    def state(self) -> Any:
        """The state the draft has reached: drawn for the seat; do not change it."""
        return self._state

    def observe(self) -> View:
        """The seat's view as it would be."""
        return self._game.observe(self._state, self.seat)

    def log(self) -> list[LogEntry]:
        """The log lines the seat would read after its answers."""
        lines = [*self._lines, *self._table.lines[self._skipped :]]
        return [line.entry for line in lines if line.readable_by(self.seat)]

    def _planned(self, world: Inside) -> bool:
        plan, base = self._game.plan, world.base.copy()
        if plan is None or not plan(base, self.seat):
            return False
        self._base, self._table = base, DraftTable(self.seat, {}, base.rng, 0)
        self._book, self._barriers, self._skipped = {}, 0, 0
        return True

    def _run(self) -> None:
        """Play until an answer of the seat is missing, or to the first barrier. What the step with the barrier has done
        is not shown: rules may change public facts before they say that they reveal them.
        """
        self.question = None
        while True:
            state = self._base.copy()
            table = DraftTable(self.seat, self._book, state.rng, self._barriers)
            try:
                self._game.play_step(state, table)
            except Suspend:
                self._state, self._table = state, table
                self.question = table.pending[self.seat][1]
                return
            except Stopped as stopped:
                self.stopped = stopped.why
                return
            self._lines += table.lines[self._skipped :]
            self._base = self._state = state
            self._table = DraftTable(self.seat, {}, state.rng, 0)
            self._book, self._barriers, self._skipped = {}, 0, 0


class DraftTable(StepTable):
    """The table of one step of a draft; there were `known` barriers before it."""

    def __init__(self, drafter: int, book: dict[tuple[int, int], Any], rng: Any, known: int) -> None:
        super().__init__(book, rng)
        self.drafter = drafter
        self.known = known

    def cross(self, why: Literal["chance", "reveal", "others"]) -> None:
        if self.barriers == self.known:
            raise Stopped("others" if why == "others" else "unknown")
        super().cross(why)

    def ask(self, seat: Seat, question: Asked[A]) -> A:
        self._only_mine([seat])
        return super().ask(seat, question)

    def ask_all(self, questions: Mapping[Seat, Question[A]]) -> dict[Seat, A]:
        self._only_mine(questions)
        return super().ask_all(questions)

    def together(self, seats: Iterable[Seat], chain: Callable[[Seat], None]) -> None:
        all_seats: Sequence[Seat] = tuple(seats)
        if any(seat != self.drafter for seat in all_seats) and self.barriers == self.known:
            raise Stopped("others")
        super().together(all_seats, chain)

    def finish(
        self, reason: str, winners: Sequence[Seat], scores: Sequence[int] = (), bar: int | None = None
    ) -> NoReturn:
        raise Stopped("end")

    def _only_mine(self, seats: Iterable[Seat]) -> None:
        if any(seat != self.drafter and (self.n, seat) not in self.book for seat in seats):
            raise Stopped("others")


def changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> list[Change]:
    """The innermost values in which two views differ, as plain data."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        pairs: Iterable[tuple[str | int, Any, Any]] = ((name, before[name], after[name]) for name in before)
    elif isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)) and len(before) == len(after):
        pairs = ((number, one, two) for number, (one, two) in enumerate(zip(before, after, strict=True)))
    else:
        return [Change(path, before, after)]
    return [change for name, one, two in pairs for change in changes(one, two, (*path, name))]
