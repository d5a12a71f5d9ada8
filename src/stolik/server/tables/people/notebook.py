"""The notes of each seat, which it alone may read until it shows them (docs/decisions/0063-notes.md)."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from stolik.referee import Malformed
from stolik.server.errors import NotebookFull, NotebookShown, NoteTooLong
from stolik.server.storage.records import NoteRow

LONGEST = 500
"""Characters of a note."""
MOST = 200
"""Notes of a seat."""
MOST_CHANGES = 500
"""Changes kept of a seat's notes, more than it may have notes: beyond that the oldest goes that is no note any more."""
AGAIN = 60.0
"""Seconds within which a change of a note takes the place of the one before."""
PLAIN = "\n\t"
"""The control characters that a note may have."""


class Change(NamedTuple):
    """A change that is not made yet; the numbers of those that go; when the note was begun to be changed like this."""

    row: NoteRow
    gone: tuple[int, ...]
    begun: float


class Notebook:
    """The notes of one seat. The room changes them, always after the change is on disk."""

    def __init__(self, seat: int, changes: Sequence[NoteRow], clock: Callable[[], float] = time.monotonic) -> None:
        self.lock = asyncio.Lock()
        """Its own: a lock for all seats would let one feel that another writes."""
        self.changes = list(changes)
        """Oldest first."""
        self._seat, self._clock = seat, clock
        self._begun: dict[str, float] = {}

    @property
    def notes(self) -> dict[str, str]:
        """The notes now, by thing."""
        return {thing: row.text for thing, row in _newest(self.changes).items() if row.text}

    @property
    def shown(self) -> bool:
        """Whether the seat has shown its notes."""
        return any(row.shown for row in self.changes)

    def change(self, thing: str, text: str, lines: int) -> Change:
        """A change of the note on a thing while the seat can read so many lines of the log. Raises NotebookShown,
        NoteTooLong, NotebookFull, Malformed.
        """
        text = text if text.strip() else ""
        if self.shown:
            raise NotebookShown
        if len(text) > LONGEST:
            raise NoteTooLong(most=LONGEST)
        if any(unicodedata.category(char) == "Cc" and char not in PLAIN for char in text):
            raise Malformed(detail="a control character")
        if text and thing not in self.notes and len(self.notes) >= MOST:
            raise NotebookFull(most=MOST)
        row = NoteRow(self._seat, self.changes[-1].n + 1 if self.changes else 0, thing, text, lines)
        now, before = self._clock(), _newest(self.changes).get(thing)
        begun = self._begun.get(thing, now - AGAIN)
        if before is not None and now - begun < AGAIN:
            return Change(row, (before.n,), begun)
        return Change(row, self._too_old(row), now)

    def add(self, change: Change) -> None:
        """Make a change."""
        self.changes = [*(row for row in self.changes if row.n not in change.gone), change.row]
        self._begun[change.row.thing] = change.begun

    def show(self) -> None:
        """Note that the seat has shown its notes."""
        self.changes = [NoteRow(row.seat, row.n, row.thing, row.text, row.lines, 1) for row in self.changes]

    def forget(self) -> None:
        """Forget all notes, and that they were shown."""
        self.changes = []
        self._begun = {}

    def _too_old(self, change: NoteRow) -> tuple[int, ...]:
        """The number of the change that goes when this one comes, if there are too many."""
        if len(self.changes) < MOST_CHANGES:
            return ()
        notes = {row.n for row in _newest([*self.changes, change]).values() if row.text}
        return (next(row.n for row in self.changes if row.n not in notes),)


class Notebooks:
    """The notebooks of one table; most seats have none."""

    def __init__(self, changes: Sequence[NoteRow]) -> None:
        self._all = {
            seat: Notebook(seat, [row for row in changes if row.seat == seat]) for seat in {row.seat for row in changes}
        }

    def of(self, seat: int) -> Notebook:
        """The notebook of a seat."""
        return self._all.setdefault(seat, Notebook(seat, ()))

    def notes(self, seat: int | None) -> dict[str, str]:
        """The notes of a seat; a spectator has none."""
        return self._all[seat].notes if seat is not None and seat in self._all else {}

    def readable(self, seat: int | None, *, over: bool) -> list[NoteRow]:
        """The changes of all notes that the seat may read, which others show once the game is `over`."""
        books = self._all.items()
        return [row for other, book in books if other == seat or (over and book.shown) for row in book.changes]

    def shown(self, *, over: bool) -> dict[int, dict[str, str]]:
        """The notes that seats have shown, which they can once the game is `over`."""
        return {seat: book.notes for seat, book in self._all.items() if over and book.shown}


def _newest(changes: Sequence[NoteRow]) -> dict[str, NoteRow]:
    return {row.thing: row for row in changes}
