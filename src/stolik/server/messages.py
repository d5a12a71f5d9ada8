"""What goes over the wire: what a client may send, and what a seat is told (docs/protocol.md)."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from stolik.core.log import LogEntry
from stolik.core.position import Position
from stolik.core.reader import LogReader
from stolik.server.errors import Malformed, TooLarge

LARGEST = 16 * 1024
"""Bytes of the longest message a client may send."""
LONGEST_NAME, LONGEST_CHAT = 24, 500


class Inbound(msgspec.Struct, forbid_unknown_fields=True):
    """Anything a seat may send: an answer, an undo, a line of chat or a ping."""

    seq: int | None = None
    value: str | int | list[str | int] | None = None
    undo: bool = False
    chat: str | None = None
    ping: bool = False


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat."""

    kind: str
    bot: str = ""
    name: str = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened; `seats` has one wish per seat, the first is seat 0."""

    game: str
    players: int
    seats: list[SeatWish]
    options: dict[str, bool | str] = {}
    lang: str = "en"
    name: str = ""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """A seat given to a bot, or back to a person."""

    seat: int
    kind: str
    bot: str = ""
    name: str = ""


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat wants to be called."""

    name: str


class Body(msgspec.Struct, frozen=True):
    """What a viewer is told besides the log; sent again only when something in it has changed."""

    seq: int
    seat: int | None
    view: Any
    question: dict[str, Any] | None
    waiting: list[int]
    quiet: bool
    undo: bool
    changeable: bool
    over: bool
    outcome: Any
    table: Any


class LogPart(msgspec.Struct, frozen=True):
    """Log lines: the client keeps `start` lines and puts `lines` after them."""

    start: int = msgspec.field(name="from")
    lines: list[LogEntry]


T = TypeVar("T")


def parse(data: str | bytes, form: type[T]) -> T:
    """A client's message as a struct. Raises TooLarge or Malformed."""
    if len(data) > LARGEST:
        raise TooLarge(most=LARGEST)
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(reason=str(error)[:120]) from error


class Telling:
    """What one viewer has been told so far: seats and spectators hear only of what changes for them."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._reader = LogReader(seat)
        self._told = b""

    def news(self, position: Position, seq: int, table: Any) -> bytes | None:
        """The message that brings the viewer up to date, or None where nothing changed for it.

        A message, its length and its moment are facts the viewer may use; so another seat's secret answer must not
        cause one. It does not: nothing of it is in this viewer's body or log.
        """
        body = msgspec.json.encode(_body(position, self.seat, seq, table))
        start, lines = self._reader.update(position)
        if body == self._told and not lines:
            return None
        self._told = body
        return body[:-1] + b',"log":' + msgspec.json.encode(LogPart(start, lines)) + b"}"


def _body(position: Position, seat: int | None, seq: int, table: Any) -> Body:
    pending = position.pending
    question = pending.get(seat) if seat is not None else None
    quiet = any(q.quiet for q in pending.values())
    return Body(
        seq=seq,
        seat=seat,
        view=position.observe(seat),
        question=question.wire() if question else None,
        waiting=[s for s in sorted(pending) if not quiet or s == seat],
        quiet=quiet,
        undo=seat is not None and position.can_undo(seat),
        changeable=seat in position.changeable,
        over=position.over,
        outcome=position.outcome,
        table=table,
    )
