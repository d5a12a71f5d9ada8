"""What a viewer is told, and when: only what it may see, only when that changed (docs/decisions/0006-streams.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.game import View
from stolik.core.log import LogEntry
from stolik.core.position import Position
from stolik.core.reader import LogReader
from stolik.core.table import Outcome


class Body(msgspec.Struct, frozen=True):
    """All that a viewer is told besides the log. `seq` counts the viewer's own questions, `table` says who sits where;
    `answer` is what the seat has answered and may still change.
    """

    seq: int
    seat: int | None
    view: View
    question: dict[str, Any] | None
    waiting: tuple[int, ...]
    quiet: bool
    undo: bool
    changeable: bool
    answer: Any
    over: bool
    outcome: Outcome | None
    table: dict[str, Any]


class LogPart(msgspec.Struct, frozen=True):
    """Log lines: the client keeps `start` lines and puts `lines` after them."""

    start: int = msgspec.field(name="from")
    lines: list[LogEntry]


class Telling:
    """What one viewer has been told so far."""

    def __init__(self, seat: int | None) -> None:
        self._reader = LogReader(seat)
        self._told = b""
        self._length = 0

    def news(self, position: Position, body: Body) -> bytes | None:
        """The message that brings the viewer up to date, or None where nothing has changed for it."""
        now = msgspec.json.encode(body)
        start, lines = self._reader.update(position)
        if now == self._told and not lines and start == self._length:
            return None
        self._told, self._length = now, start + len(lines)
        story = b',"story":' + msgspec.json.encode(position.story()) if body.over else b""
        return now[:-1] + b',"log":' + msgspec.json.encode(LogPart(start, lines)) + story + b"}"
