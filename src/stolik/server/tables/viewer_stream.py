"""The messages to a viewer: only what it may see, and only when that has changed (docs/decisions/0006-streams.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.game import View
from stolik.core.log import LogEntry
from stolik.core.position import Position
from stolik.core.seat.reader import LogReader
from stolik.core.table import Outcome
from stolik.server.tables.guided import Told


class Body(msgspec.Struct, frozen=True):
    """All of a viewer's message except the log (docs/protocol.md). `seq` counts the viewer's own questions, `table`
    lists the seats; `answer` is the seat's answer that it may still change; `guide` is only sent to a learner.
    """

    seq: int
    seat: int | None
    view: View
    question: dict[str, Any] | None
    waiting: tuple[int, ...]
    secret: bool
    undo: bool
    undo_turn: bool
    changeable: bool
    answer: Any
    over: bool
    outcome: Outcome | None
    table: dict[str, Any]
    guide: Told | msgspec.UnsetType = msgspec.UNSET


class LogPart(msgspec.Struct, frozen=True):
    """Log lines: the client keeps its first `start` lines and appends `lines`."""

    start: int = msgspec.field(name="from")
    lines: list[LogEntry]


class ViewerStream:
    """What one viewer has been sent so far."""

    __slots__ = ("_length", "_reader", "_told")

    def __init__(self, seat: int | None) -> None:
        self._reader = LogReader(seat)
        self._told = 0
        """The hash of the latest body; the body itself would take much memory."""
        self._length = 0

    def news(self, position: Position, now: bytes) -> bytes | None:
        """The viewer's next message as JSON, or None if nothing has changed for it. `now` is its Body as JSON."""
        start, lines = self._reader.update(position)
        told = hash(now)
        if told == self._told and not lines and start == self._length:
            return None
        self._told, self._length = told, start + len(lines)
        story = b',"story":' + msgspec.json.encode(position.story()) if position.over else b""
        return now[:-1] + b',"log":' + msgspec.json.encode(LogPart(start, lines)) + story + b"}"
