"""What clients may send, and how it is read (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from stolik.referee import Malformed, TooLarge
from stolik.server.records import Kind

LARGEST = 16 * 1024
"""Bytes of the longest message a client may send."""
LONGEST_NAME, LONGEST_CHAT = 24, 300

Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A number every language can hold."""
Value = str | Whole | list[str | Whole]
"""An answer: a reference, a number, or several references."""


class Inbound(msgspec.Struct, forbid_unknown_fields=True):
    """Anything a seat may send: an answer, an undo, a line of chat (to everybody, or to one's `side` only) or a ping.
    `seat` may be left out.
    """

    seq: Whole | None = None
    seat: Whole | None = None
    value: Value | msgspec.UnsetType = msgspec.UNSET
    undo: bool = False
    chat: str | None = None
    side: bool = False
    ping: bool = False

    def __post_init__(self) -> None:
        wishes = (self.value is not msgspec.UNSET) + self.undo + (self.chat is not None) + self.ping
        if wishes != 1:
            raise ValueError("one of value, undo, chat and ping")
        if self.side and self.chat is None:
            raise ValueError("side goes with chat")


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat; a bot that is not named is the table's choice."""

    kind: Kind
    bot: str = ""
    name: str = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened; `seats` has one wish per seat, the first is seat 0. `name` is that of the first person
    who has none.
    """

    game: str
    players: Whole
    seats: list[SeatWish]
    options: dict[str, bool | str] = {}
    lang: str = ""
    name: str = ""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """A seat given to a bot, or back to a person."""

    seat: Whole
    kind: Kind
    bot: str = ""


class RematchWish(msgspec.Struct, forbid_unknown_fields=True):
    """The same table once more; with `swap` everybody moves to another seat, so that roles change hands."""

    swap: bool = False


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat wants to be called."""

    name: str


T = TypeVar("T")


def parse(data: str | bytes, form: type[T]) -> T:
    """A client's message as a struct. Raises TooLarge or Malformed."""
    if len(data) > LARGEST or (isinstance(data, str) and len(data.encode()) > LARGEST):
        raise TooLarge(most=LARGEST)
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(detail=str(error)[:120]) from error


def clean(text: str, longest: int) -> str:
    """A name or a line as it is kept: printable, without line breaks, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * longest]).split())[:longest]
