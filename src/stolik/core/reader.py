"""Following a log through answers and undos: which lines a reader keeps and which it adds."""

from __future__ import annotations

from stolik.core.log import LogEntry, Pages, since
from stolik.core.position import Position


class LogReader:
    """Follows one seat's log through answers and undos.

    Lines of the unfinished step are included. They may be replaced when the step runs again. All counts are of the
    lines this seat may read.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._lines: list[LogEntry] = []
        self._page: Pages | None = None
        self._committed = 0

    def update(self, position: Position) -> tuple[int, list[LogEntry]]:
        """(number of lines sent so far that stay, new lines after them)."""
        try:
            fresh = [line.entry for line in since(position.pages, self._page) if line.readable_by(self.seat)]
            committed = self._lines[: self._committed] + fresh
        except LookupError:
            committed = [line.entry for line in since(position.pages) if line.readable_by(self.seat)]
        now = committed + position.log_tail(self.seat)
        keep = 0
        for old, new in zip(self._lines, now, strict=False):
            if old != new:
                break
            keep += 1
        self._lines, self._page, self._committed = now, position.pages, len(committed)
        return keep, now[keep:]
