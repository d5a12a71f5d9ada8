"""What is stored of a table: one struct for each kind of row."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Kind = Literal["person", "bot"]
Role = Literal["host", "seat", "watch"]

UNDO = "undo"
"""The `kind` of a row that takes back the seat's last answer, or as many answers as its value says."""
GUIDE = "guide"
"""The `kind` of a row at a table with a guide: back to the position after a number of answers, or (None) on without the
guide."""


class TableRow(msgspec.Struct, frozen=True):
    """The settings a table was opened with. `version` is the version of the game's rules; `guide` names the guide that
    is followed, if any.
    """

    id: str
    game: str
    version: int
    players: int
    seed: int
    options: dict[str, bool | str]
    lang: str
    guide: str = ""
    watch: int = 0
    """How often the spectators' link was replaced."""


class SeatRow(msgspec.Struct, frozen=True):
    """The player of a seat: a person, or the bot named `bot`. `name` is the display name; `link` counts how often the
    seat's link was replaced.
    """

    seat: int
    kind: Kind
    bot: str
    name: str
    link: int = 0


class LinkRow(msgspec.Struct, frozen=True):
    """What a link gives access to. `seat` is None unless `role` is "seat"."""

    table_id: str
    role: Role
    seat: int | None


class AnswerRow(msgspec.Struct, frozen=True):
    """An answer (question kind and references), an undo, or a step of a guide."""

    seat: int
    kind: str
    value: Any


Note = Literal["", "second_device", "new_link", "new_watch_link", "new_rules", "guide_ended"]
NOBODY: frozenset[Any] = frozenset()
"""A shared empty set: a separate one takes 200 bytes, and a room has several."""
EVERYBODY = -1
"""The audience of a chat line to the whole table."""


class ChatRow(msgspec.Struct, frozen=True):
    """A chat line to EVERYBODY or to the team numbered `audience`. `n` counts the lines of that audience from 0; `seat`
    is None for a spectator, whose number is `watcher`. A line with a `note` is not chat: it names what happened to the
    seat.
    """

    audience: int
    n: int
    seat: int | None
    text: str
    note: Note = ""
    watcher: int = 0


class SpectatorRow(msgspec.Struct, frozen=True):
    """What the host lets a spectator do. `network` is a hash, so that the file lists no addresses; `number` is that of
    the spectator, 0 if an older version has stored none.
    """

    network: str
    may: Literal["speak", "watch", "nothing"]
    number: int = 0


class CheckpointRow(msgspec.Struct, frozen=True):
    """The position after a number of answers, under this version of the rules, packed (`stolik.server.restore`)."""

    answers: int
    version: int
    data: bytes


class Record(msgspec.Struct, frozen=True):
    """Everything stored about a table: every answer, oldest first, the newest chat lines of each audience, what the
    host lets spectators do, and the newest checkpoint (`restore`).
    """

    table: TableRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    chat: list[ChatRow]
    checkpoint: CheckpointRow | None = None
    spectators: list[SpectatorRow] = []


class Summary(msgspec.Struct, frozen=True):
    """A table in the host's list; `used` is when somebody was last there, in seconds."""

    id: str
    game: str
    players: int
    state: Literal["unbegun", "running", "over"]
    answers: int
    used: int
