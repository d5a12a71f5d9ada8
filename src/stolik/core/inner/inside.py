"""What a position is made of. `Position` is its public face; the kernel's modules that write, read, try or play on a
position work on this value and stand below it (decision 0037).
"""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.game import Game
from stolik.core.log import Pages
from stolik.core.options import OptionValue
from stolik.core.table import Answered, Outcome, StepTable

Book = dict[tuple[int, int], Any]
"""Answers and draws of the step being played; keys as in `Table.book`."""


class History:
    """The answers so far as a linked list, newest first. Clones share the older part."""

    __slots__ = ("answered", "before")

    def __init__(self, before: History | None, answered: Answered) -> None:
        self.before = before
        self.answered = answered


def answers_to(history: History | None) -> list[Answered]:
    """The answers of a history, oldest first."""
    found = []
    while history is not None:
        found.append(history.answered)
        history = history.before
    return found[::-1]


class UndoPoint(msgspec.Struct, eq=False):
    """What a position held before one answer that may still be undone."""

    before: UndoPoint | None
    seat: int
    base: Any
    book: Book
    history: History | None
    pages: Pages | None
    barriers: int


def recent(point: UndoPoint | None, turns: int) -> UndoPoint | None:
    """The newest points, as far back as one seat after another has given so many runs of answers."""
    kept: list[UndoPoint] = []
    before = point
    while before is not None:
        turns -= not kept or kept[-1].seat != before.seat
        if turns < 0:
            break
        kept.append(before)
        before = before.before
    if before is None:
        return point
    found: UndoPoint | None = None
    for one in reversed(kept):
        copied = one.__copy__()  # type: ignore[attr-defined]
        copied.before, found = found, copied
    return found


class Inside(msgspec.Struct, eq=False):
    """A position from inside, with all its secrets. Copies share every field, so none of them is changed in place:
    what changes is put in its place, mostly by `running.run`.
    """

    game: Game[Any]
    players: int
    seed: int | None
    options: dict[str, OptionValue]
    deal: dict[str, Any]
    base: Any
    """The state at the last step boundary."""
    book: Book
    """The answers and draws since."""
    state: Any
    """The state where the step being played asks its next question."""
    table: StepTable
    """The table of that step."""
    history: History | None = None
    pages: Pages | None = None
    """The log of finished steps."""
    undo_point: UndoPoint | None = None
    barriers: int = 0
    """The barriers that the step being played has crossed."""
    outcome: Outcome | None = None
    continued: bool = False
    opened: bool = False
    """Whether the game stops before each draw."""
    forces: bool = False
    """Whether questions with only one answer are answered at once, without anybody being asked."""
    seen: dict[int | None, tuple[Any, StepTable]] | None = None
    """By seat: state and table as shown to it, once somebody has looked (`running.seen_by`)."""

    def undo_point_of(self, seat: int, before: UndoPoint | None) -> UndoPoint:
        """The point before the next answer, which this seat gives."""
        return UndoPoint(before, seat, self.base, self.book, self.history, self.pages, self.barriers)

    def copy(self) -> Inside:
        """An independent copy."""
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]
