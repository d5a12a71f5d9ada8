"""Following a log through answers and undos: which lines a reader keeps and which lines are new."""

from __future__ import annotations

from stolik.core.log import Line, LogEntry, Pages, since
from stolik.core.position import Position, inside_of


class LogReader:
    """Follows one seat's log through answers and undos.

    Lines of the unfinished step are included. They may be replaced when the step runs again. All counts are of the
    lines this seat may read; one that reads `everything`, for a game that is over, reads what others knew as well.
    """

    __slots__ = ("_committed", "_everything", "_lines", "_page", "seat")

    def __init__(self, seat: int | None, *, everything: bool = False) -> None:
        self.seat = seat
        self._everything = everything
        self._lines: list[LogEntry] = []
        self._page: Pages | None = None
        self._committed = 0

    def update(self, position: Position) -> tuple[int, list[LogEntry]]:
        """(number of lines sent so far that stay, new lines after them)."""
        try:
            fresh = self._readable(position, self._page)
        except LookupError:
            self._committed, fresh = 0, self._readable(position, None)
        keep, now = self._committed, fresh + self._tail(position)
        new = 0
        for old, line in zip(self._lines[keep:], now, strict=False):
            if old != line:
                break
            new += 1
        self._lines[keep:] = now
        self._page, self._committed = position.pages, keep + len(fresh)
        return keep + new, [line.copy() for line in now[new:]]

    def _readable(self, position: Position, after: Pages | None) -> list[LogEntry]:
        return [line.entry for line in since(position.pages, after) if self._reads(line)]

    def _tail(self, position: Position) -> list[LogEntry]:
        if self._everything:
            return [line.entry.copy() for line in inside_of(position).table.lines]
        return position.log_tail(self.seat)

    def _reads(self, line: Line) -> bool:
        return self._everything or line.readable_by(self.seat)
