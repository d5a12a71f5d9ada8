"""Spectators who see a table later: they sit before a second table, which follows the first (decision 0078)."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from stolik.core.position import Position
from stolik.server.beat import Beat
from stolik.server.errors import NotKept, TooEarly
from stolik.server.storage.database import Statement
from stolik.server.storage.diary import Diary
from stolik.server.storage.records import EVERYBODY, Late, MarkRow, Record, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.clockwork import Clockwork
from stolik.server.tables.game.play import Play
from stolik.server.tables.game.restore import following, position_after
from stolik.server.tables.people.notebook import Notebooks
from stolik.server.tables.people.talk import Talk
from stolik.server.tables.viewers.guests import Guests
from stolik.server.tables.viewers.showing import Seen, counted

SHOWN = 0.0
"""The time of a mark that may be seen at once."""
SOONEST = 0.05
"""The least seconds until the next look."""
KEEP_MARK = "INSERT OR REPLACE INTO marks (table_id, n, at, rows, said, seats, clock) VALUES (?, ?, ?, ?, ?, ?, ?)"
FORGET_MARKS = "DELETE FROM marks WHERE table_id = ?"
DROP_MARKS = "DELETE FROM marks WHERE table_id = ? AND n < ?"
MARK_SHOWN = f"UPDATE marks SET at = {SHOWN} WHERE table_id = ? AND n = ?"


class Mark(NamedTuple):
    """How far a table had come at a time, with its position then."""

    row: MarkRow
    position: Position


def remembered(record: Record) -> list[Mark]:
    """The marks of a record with their positions; none if its answers no longer lead to all of them."""
    marks: list[Mark] = []
    now: Position | None = None
    done = 0
    for row in record.marks:
        if now is None:
            now = position_after(record, row.rows)
        for answer in record.answers[done : row.rows] if marks else ():
            now = None if now is None else following(now, answer, None)
        if now is None:
            return []
        marks.append(Mark(row, now))
        done = row.rows
    return marks


class _Behind(Guests):
    """Guests who are not told who is there now: to them everybody is."""

    @property
    def seats(self) -> set[int | None]:
        """The seats at which somebody is."""
        return {None, *range(len(self._play.seats))}


class Following:
    """The second table. A mark is made at each change of the first, and shown once it is old enough. Times are those of
    the diary, so a stop of the server delays, and nothing makes it hurry.
    """

    def __init__(
        self,
        table: TableRow,
        ahead: tuple[Play, Talk, Clockwork],
        store: Store,
        diary: Diary,
        beat: Beat,
        *,
        marks: Sequence[Mark] = (),
        shown: bool,
        ended: Callable[[], None],
    ) -> None:
        """`ahead`: the first table. `shown`: whether it may be seen as it is now, if there are no marks. `ended` is
        called once the end of the game has been shown.
        """
        self.late: Late = table.late
        self._table = table.id
        self._ahead, self._ahead_talk, self._ahead_clockwork = ahead
        self._store, self._diary, self._ended = store, diary, ended
        self._play = Play(Record(table, [*self._ahead.seats], [], []), self._ahead.position)
        self._play.behind = True
        self._talk = Talk([], self._play.position.game.teams(len(self._play.seats)), table.options)
        self._clockwork = Clockwork(table.id, self._play, Diary(store, lambda: diary.now() - self._seconds), None)
        self._notebooks = Notebooks([])
        self.guests: Guests = _Behind(self._play, self._talk, self._notebooks, self._clockwork, beat)
        self._coming = deque(marks)
        self._newest = marks[-1] if marks else None
        self._shown: Mark | None = None
        self._unwritten: list[MarkRow] = []
        self._writing: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.note(SHOWN if shown and not marks else None)

    @property
    def over(self) -> bool:
        """Whether the end of the game has been shown: from then on there is nothing to see later."""
        return self._shown is not None and self._shown.position.over

    @property
    def seen(self) -> Seen:
        """What its spectators see. Raises TooEarly if that is not known yet."""
        if self._shown is None:
            raise TooEarly
        return Seen(self._play, self.guests.seats, self._notebooks)

    def change(self, late: Late) -> None:
        """From now on so much later. What has been seen stays seen."""
        self.late = self._play.late = late
        self.look()

    def note(self, at: float | None = None) -> None:
        """Make a mark if the first table has changed; `at`: when, by default now."""
        row = MarkRow(
            0 if self._newest is None else self._newest.row.n + 1,
            self._diary.now() if at is None else at,
            self._ahead.rows,
            self._ahead_talk.newest.get(EVERYBODY, -1),
            tuple(self._ahead.seats),
            self._ahead_clockwork.row,
        )
        if self.over:
            return
        if self._newest is None or _what(row) != _what(self._newest.row):
            self._newest = Mark(row, self._ahead.position)
            self._coming.append(self._newest)
            self._unwritten.append(row)
        self.look()
        if self._unwritten and (self._writing is None or self._writing.done()):
            self._writing = asyncio.create_task(self._write())

    def look(self) -> None:
        """Show what is old enough, and look again when more is."""
        mark = None
        while self._coming and self._may_be_seen(self._coming[0]):
            mark = self._coming.popleft()
        if mark is not None:
            self._show(mark)
        self.stop()
        if self._coming and self._seconds:
            wait = self._coming[0].row.at + self._seconds - self._diary.now()
            self._timer = asyncio.get_running_loop().call_later(max(wait, SOONEST), self.look)

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def settled(self) -> None:
        """Wait until all marks are written."""
        if self._writing is not None:
            await self._writing

    @property
    def _seconds(self) -> int:
        return int(self.late) * 60 if self.late.isdecimal() else 0

    def _may_be_seen(self, mark: Mark) -> bool:
        if mark.row.at == SHOWN:
            return True
        if self._seconds:
            return mark.row.at + self._seconds <= self._diary.now()
        now = self._ahead.position
        return now.over or _round(mark.position) != _round(now)

    def _show(self, mark: Mark) -> None:
        first, self._shown = self._shown is None, mark
        self._play.position, self._play.rows, self._play.seats = mark.position, mark.row.rows, [*mark.row.seats]
        self._clockwork.row = mark.row.clock if self._seconds else None
        over, heard = mark.position.over, self._talk.newest.get(EVERYBODY, -1)
        until = self._ahead_talk.newest.get(EVERYBODY, -1) if over else mark.row.said
        for line in self._ahead_talk.lines_of(EVERYBODY, after=heard, until=until):
            self._talk.add(line)
            self.guests.tell_line(line)
        self.guests.tell()
        if over and not first:
            self._ended()

    async def _write(self) -> None:
        """Write the marks down. If the disk refuses, a table that is read again is seen later, never sooner."""
        while self._unwritten:
            rows, self._unwritten = self._unwritten, []
            written: Statement = (KEEP_MARK, [_columns(self._table, row) for row in rows])
            shown = [] if self._shown is None else [(self._table, self._shown.row.n)]
            gone = [(self._table,)] if rows[0].n == 0 else []
            try:
                await self._store.write((FORGET_MARKS, gone), written, (DROP_MARKS, shown), (MARK_SHOWN, shown))
            except NotKept:
                return


def _columns(table: str, row: MarkRow) -> tuple[object, ...]:
    seats = msgspec.json.encode(row.seats).decode()
    clock = None if row.clock is None else msgspec.json.encode(row.clock).decode()
    return table, row.n, row.at, row.rows, row.said, seats, clock


def _what(row: MarkRow) -> tuple[object, ...]:
    return row.rows, row.said, row.seats, row.clock


def _round(position: Position) -> dict[str, int | None]:
    return counted(position.observe(None))
