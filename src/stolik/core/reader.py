"""Following a log: what a reader has to forget and what to add, position by position."""

from __future__ import annotations

from stolik.core.log import LogEntry, Pages, since
from stolik.core.position import Position


class LogReader:
    """Follows one seat's log through answers and undos.

    `update` says how many of the lines sent so far still stand, and which follow them. The lines of a step being
    played are sent too, and sent again when the step has run again: the counts are those of this seat's own lines.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._lines: list[LogEntry] = []
        self._page: Pages | None = None
        self._committed = 0

    def update(self, position: Position) -> tuple[int, list[LogEntry]]:
        """(lines that still stand, lines to put after them)."""
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
