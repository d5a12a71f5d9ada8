"""The messages to a viewer: only what it may see, and only when that has changed (docs/decisions/0006-streams.md); to
one that asks for it only the changes (docs/decisions/0061-changes.md).
"""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.game import View
from stolik.core.log import LogEntry
from stolik.core.patch import patch
from stolik.core.position import Position
from stolik.core.seat.reader import LogReader
from stolik.core.table import Outcome
from stolik.server.tables.game import advances, clockwork
from stolik.server.tables.game.guided import Told
from stolik.server.tables.game.proposal import Proposed


class Body(msgspec.Struct, frozen=True):
    """All of a viewer's message except the log (docs/protocol.md). `seq` counts the viewer's own questions, `table`
    lists the seats; `answer` is the seat's answer that it may still change; `proposal` is what somebody wants to take
    back; `guide` is only sent to a learner, `clock` only at a table with clocks, `advance`
    only to a seat that has said something in advance, `eyes` only to a spectator who sees with those of `seat`, or
    (False) has seen with a seat's and knows a hand until the game is over.
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
    proposal: Proposed | None = None
    guide: Told | msgspec.UnsetType = msgspec.UNSET
    clock: clockwork.Told | msgspec.UnsetType = msgspec.UNSET
    advance: advances.Told | msgspec.UnsetType = msgspec.UNSET
    eyes: bool | msgspec.UnsetType = msgspec.UNSET


class LogPart(msgspec.Struct, frozen=True):
    """Log lines: the client keeps its first `start` lines and appends `lines`."""

    start: int = msgspec.field(name="from")
    lines: list[LogEntry]


NOTHING = b"{}"


class Shown:
    """A body for all viewers of a seat, encoded once: whole, and as what has changed since an earlier one."""

    __slots__ = ("_since", "_whole", "body")

    def __init__(self, body: Body) -> None:
        self.body = body
        self._whole = b""
        self._since: dict[int, tuple[Body, bytes]] = {}

    @property
    def whole(self) -> bytes:
        """The body as JSON."""
        self._whole = self._whole or msgspec.json.encode(self.body)
        return self._whole

    def since(self, told: Body) -> bytes:
        """The patch from an earlier body to this one as JSON; `{}` if nothing has changed."""
        if id(told) not in self._since:
            self._since[id(told)] = told, msgspec.json.encode(patch(told, self.body) or {})
        return self._since[id(told)][1]


class ViewerStream:
    """What one viewer has been sent so far. One that `patches` is sent the whole body once and then its changes."""

    __slots__ = ("_length", "_nth", "_patches", "_reader", "_told", "_told_hash")

    def __init__(self, seat: int | None, *, patches: bool = False, everything: bool = False) -> None:
        """`everything`: whether all lines of the log are sent, private ones too."""
        self._reader = LogReader(seat, everything=everything)
        self._length = 0
        self._patches = patches
        self._nth = 0
        """The number of the next message, so that a viewer sees whether its changes are those of what it has."""
        self._told: Body | None = None
        """The latest body, for changes: one object for all viewers of a seat."""
        self._told_hash = 0
        """The hash of the latest whole body, which would take much memory."""

    def fresh(self, seat: int) -> ViewerStream:
        """A stream of the same kind that sends what a seat sees."""
        return ViewerStream(seat, patches=self._patches)

    def forget(self) -> None:
        """Begin anew: the next message is whole."""
        self._reader = LogReader(self._reader.seat)
        self._length = self._nth = self._told_hash = 0
        self._told = None

    def news(self, position: Position, now: Shown) -> bytes | None:
        """The viewer's next message as JSON, or None if nothing has changed for it."""
        start, lines = self._reader.update(position)
        told, length = self._told, start + len(lines)
        if told is None:
            text, told_hash = now.whole[1:-1], hash(now.whole)
            same, self._told_hash = told_hash == self._told_hash, told_hash
        else:
            changes = now.since(told)
            text, same = b'"changes":' + changes, changes == NOTHING
        if same and not lines and start == self._length:
            return None
        self._length = length
        if self._patches:
            text = b'"nth":%d,' % self._nth + text
            self._nth, self._told = self._nth + 1, now.body
        text += b',"log":' + msgspec.json.encode(LogPart(start, lines))
        if position.over and not (told is not None and told.over):
            text += b',"story":' + msgspec.json.encode(position.story())
        return b"{" + text + b"}"
