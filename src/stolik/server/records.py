"""What is written down of a table: one struct for each kind of row."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Kind = Literal["person", "bot"]
Role = Literal["host", "seat", "watch"]

UNDO = "undo"
"""The question kind of a row that takes the seat's last answer back."""


class TableRow(msgspec.Struct, frozen=True):
    """What a table was opened with. `version` is that of the game's rules."""

    id: str
    game: str
    version: int
    players: int
    seed: int
    options: dict[str, bool | str]
    lang: str


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person, or the bot of that name."""

    seat: int
    kind: Kind
    bot: str
    name: str


class LinkRow(msgspec.Struct, frozen=True):
    """What a link is good for; `seat` is None unless it is a seat's."""

    table_id: str
    role: Role
    seat: int | None


class AnswerRow(msgspec.Struct, frozen=True):
    """An answer as it was given (question kind and references), or an undo."""

    seat: int
    kind: str
    value: Any


EVERYBODY = -1
"""The audience of a line that was not said to one side only."""


class ChatRow(msgspec.Struct, frozen=True):
    """A line somebody said to EVERYBODY or to the side of that number; `n` counts the lines of that audience from 0,
    `seat` is None for whoever has no seat.
    """

    audience: int
    n: int
    seat: int | None
    text: str


class Record(msgspec.Struct, frozen=True):
    """All that is written down of one table: answers from the first on, of the chat each audience's newest lines."""

    table: TableRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    chat: list[ChatRow]
