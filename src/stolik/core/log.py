"""The log: what happened, as message ids and references, each line with the seats that may read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class LogEntry(msgspec.Struct, frozen=True):
    """One line. `id` names the sentence, `args` holds references, numbers and lists of references."""

    id: str
    args: dict[str, Any]


SPECTATOR = -1
"""Names whoever has no seat in a line's audience."""


class Line(msgspec.Struct, frozen=True):
    """A log entry with its audience: `to` is None for everybody, else the seats (or SPECTATOR) that may read it."""

    entry: LogEntry
    to: tuple[int, ...] | None

    def readable_by(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may read the line."""
        return self.to is None or (SPECTATOR if seat is None else seat) in self.to


class Pages:
    """The lines of finished steps, newest page first; older pages are shared between clones."""

    __slots__ = ("before", "lines")

    def __init__(self, before: Pages | None, lines: tuple[Line, ...]) -> None:
        self.before = before
        self.lines = lines


def since(pages: Pages | None, stop: Pages | None = None) -> Iterator[Line]:
    """The lines written after page `stop`, oldest first. Raises LookupError where `stop` is no ancestor."""
    found: list[Pages] = []
    while pages is not stop:
        if pages is None:
            raise LookupError("not an earlier page of this log")
        found.append(pages)
        pages = pages.before
    for page in reversed(found):
        yield from page.lines


def reference(value: Any) -> Any:
    """A log argument as plain data: options become their references, sequences lists of them."""
    if hasattr(value, "ref"):
        return value.ref
    if isinstance(value, (list, tuple)):
        return [reference(v) for v in value]
    return value
