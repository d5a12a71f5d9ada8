"""The log: what happened, as message ids and references. Each line lists the seats that may read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """A log line. `id` is its message id, `args` holds references, numbers and lists of references."""

    id: str
    args: dict[str, Any]

    def copy(self) -> LogEntry:
        """The same line with arguments of its own, which a caller may change."""
        return LogEntry(self.id, {name: _own(value) for name, value in self.args.items()})


SPECTATOR = -1
"""In a line's audience, all viewers without a seat."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A log entry and its audience: `to` lists the seats (and SPECTATOR) that may read it; None means everybody."""

    entry: LogEntry
    to: tuple[int, ...] | None

    def readable_by(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may read the line."""
        return self.to is None or (SPECTATOR if seat is None else seat) in self.to


class Pages:
    """The lines of finished steps, newest page first; older pages are shared between clones.

    `only_for` is empty, or holds the seat (None: a spectator) for which a world was drawn: on earlier pages nobody may
    read more than that seat.
    """

    __slots__ = ("_before", "_lines", "_only_for")

    def __init__(self, before: Pages | None, lines: tuple[Line, ...], only_for: tuple[int | None, ...] = ()) -> None:
        self._before = before
        self._lines = lines
        self._only_for = only_for


def by_page(pages: Pages | None, stop: Pages | None = None) -> list[tuple[Pages, list[Line]]]:
    """The pages after page `stop`, oldest first, each with its readable lines. Raises LookupError if `stop` is not an
    earlier page.
    """
    found: list[tuple[Pages, list[Line]]] = []
    readers: tuple[int | None, ...] = ()
    while pages is not stop:
        if pages is None:
            raise LookupError("not an earlier page of this log")
        lines = list(pages._lines)
        if readers:
            lines = [line for line in lines if all(map(line.readable_by, readers))]
        found.append((pages, lines))
        readers += pages._only_for
        pages = pages._before
    return found[::-1]


def since(pages: Pages | None, stop: Pages | None = None) -> Iterator[Line]:
    """The lines after page `stop`, oldest first. Raises LookupError if `stop` is not an earlier page."""
    for _, lines in by_page(pages, stop):
        yield from lines


def _own(value: Any) -> Any:
    return [_own(one) for one in value] if isinstance(value, list) else value


def reference(value: Any) -> Any:
    """A log argument as plain data: an option becomes its reference, a sequence a list."""
    if isinstance(value, (list, tuple)):
        return [reference(v) for v in value]
    return getattr(value, "ref", value)
