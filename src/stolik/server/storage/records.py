"""What is stored of a table: one struct for each kind of row."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from stolik.core.log import Line

Kind = Literal["person", "bot"]
Role = Literal["host", "seat", "watch"]

UNDO = "undo"
"""The `kind` of a row that takes back the seat's last answer, or as many answers as its value says: a number, or an
UndoneWith.
"""
GUIDE = "guide"
"""The `kind` of a row at a table with a guide: back to the position after a number of answers, or (None) on without the
guide."""

TAKEN_BACK = "taken_back"
"""The `kind` of a row by which a table went back further than undo does, by consent (`TakenBack`). A table that has one
was not played through as it came.
"""

WhatIf = Literal["", "true", "imagined"]
Known = Literal["", "typed", "again", "day"]
"""Why people may know a deal before it is played: somebody typed its seed, it has been played before, or it is the deal
of the day."""


Late = Literal["", "1", "5", "15", "round"]
"""How much later spectators see a table: so many minutes, or only once a round is over."""


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
    copied: int = 0
    """1 in a back-up: when it is opened, its players have seen more of the game than it holds."""
    what_if: WhatIf = ""
    """What a practice table has grown from: the true position of a game that is over, or one that a seat imagines."""
    take_back: int = 1
    """1 if its people may take back more than undo does, if all of them agree."""
    deal: Known = ""
    """Such a table says so to all, and counts for nothing."""
    dealt_on: int = 0
    """With a deal of the day: its day, in days since 1970 (UTC)."""
    mode: str = ""
    """With a deal of the day: which of its game's (`Game.daily`)."""
    late: Late = ""


class SeatRow(msgspec.Struct, frozen=True):
    """The player of a seat: a person, or the bot named `bot`. `name` is the display name; `link` counts how often the
    seat's link was replaced, below 0 if its holder has taken one that nobody else knows; `away` is 1 while a bot plays
    for the person of the seat, who may come back.
    """

    seat: int
    kind: Kind
    bot: str
    name: str
    link: int = 0
    away: int = 0


class LinkRow(msgspec.Struct, frozen=True):
    """What a link gives access to. `seat` is None unless `role` is "seat"."""

    table_id: str
    role: Role
    seat: int | None


class MomentRow(msgspec.Struct, frozen=True):
    """A link to a moment: a frame of the film of a seat (None: a spectator)."""

    table_id: str
    seat: int | None
    frame: int


class ReportRow(msgspec.Struct, frozen=True):
    """A report (`stolik.reports`, packed) that a seat has made (None: somebody without one). The table had so many
    `rows` then, and the moment is after so many `answers` of those that stood: no player may learn these numbers while
    the game runs. `made`: when, in seconds.
    """

    table_id: str
    seat: int | None
    rows: int
    answers: int
    data: bytes
    made: int = 0
    id: int = 0
    done: int = 0
    """1 once the host has dealt with it."""


class AnswerRow(msgspec.Struct, frozen=True):
    """An answer (question kind and references), or a row of a kind of its own: UNDO, TAKEN_BACK, GUIDE, or a redraw
    (`stolik.core.table.REDRAW`).

    `digest` is that of the log lines it wrote, empty in files of older versions; `told` are these lines until a
    position after them is stored.
    """

    seat: int
    kind: str
    value: Any
    digest: str = ""
    told: tuple[Line, ...] = ()


class UndoneWith(msgspec.Struct, frozen=True):
    """Undo of so many answers of a seat, and of all that the seats `over` have answered since."""

    answers: int = 1
    over: tuple[int, ...] = ()

    @classmethod
    def of(cls, row: AnswerRow) -> UndoneWith:
        """What a row of the kind UNDO takes back."""
        return msgspec.convert(row.value, cls) if isinstance(row.value, dict) else cls(row.value or 1)


class TakenBack(msgspec.Struct, frozen=True):
    """So many answers, of all seats together, are taken back, and what is to come is drawn anew from this key."""

    answers: int
    key: str


Note = Literal[
    "",
    "second_device",
    "new_link",
    "own_link",
    "given_away",
    "sat_down",
    "to_bot",
    "to_person",
    "new_watch_link",
    "new_rules",
    "guide_ended",
    "undone",
    "drawn_anew",
    "from_backup",
    "taken_back",
    "other_delay",
    "closed_by_house",
    "eyes_given",
    "eyes_ended",
]
NOBODY: frozenset[Any] = frozenset()
"""A shared empty set: a separate one takes 200 bytes, and a room has several."""
EVERYBODY = -1
"""The audience of a chat line to the whole table."""
KEPT = 200
"""Chat lines kept for each audience, and sent to a new guest."""


class ChatRow(msgspec.Struct, frozen=True):
    """A chat line to EVERYBODY or to the team numbered `audience`. `n` counts the lines of that audience from 0; `seat`
    is None for a spectator, whose number is `watcher`. A line with a `note` is not chat: it names what happened to the
    seat (to do with a spectator: `watcher`); the `text` of "undone" holds the undone log lines and answers, as JSON,
    that of "taken_back" the undone log lines with their readers.
    """

    audience: int
    n: int
    seat: int | None
    text: str
    note: Note = ""
    watcher: int = 0
    at: int = 0
    """The minute in which it was said, in seconds of the system's clock; 0 in files of older versions."""


class NoteRow(msgspec.Struct, frozen=True):
    """A change of a seat's own note on a thing (empty: on none): its text from then on, empty once it is deleted. `n`
    counts the seat's changes; `lines` says how many lines of the log the seat could read then. `shown`: 1 once the seat
    has shown it to the table.
    """

    seat: int
    n: int
    thing: str
    text: str
    lines: int
    shown: int = 0


class SpectatorRow(msgspec.Struct, frozen=True):
    """What the host lets a spectator do. `network` is a hash, so that the file lists no addresses; `number` is that of
    the spectator, 0 if an older version has stored none.
    """

    network: str
    may: Literal["speak", "watch", "nothing"]
    number: int = 0


class EyesRow(msgspec.Struct, frozen=True):
    """A browser (`device`) of a spectator in a `network`, both hashed, that a seat has let see with its eyes. `sees` is
    0 once it sees with them no more; `number` is the spectator's.
    """

    device: str
    network: str
    number: int
    seat: int
    sees: int


class CheckpointRow(msgspec.Struct, frozen=True):
    """The position after a number of answers, under this version of the rules, packed (`restore`).

    `asked`: by seat, when it got the question it has there, in seconds of the system's clock; None if it has none or
    that is not known. Empty in files of older versions.
    """

    answers: int
    version: int
    data: bytes
    asked: tuple[int | None, ...] = ()


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays: so many seconds for each move, or a bank of them for the whole game to which every move
    adds `more`. `end`: what happens at zero: nothing, a bot answers, or a bot takes the seat.
    """

    kind: Literal["move", "bank"]
    seconds: Annotated[int, msgspec.Meta(ge=10, le=30 * 24 * 60 * 60)]
    more: Annotated[int, msgspec.Meta(ge=0, le=24 * 60 * 60)] = 0
    end: Literal["wait", "answer", "leave"] = "wait"


class ClockRow(msgspec.Struct, frozen=True):
    """The clocks of a table: by team the seconds it had left at the time `since` (of the diary), the teams whose clocks
    are `on`, and the seats that a bot has `taken` at zero.
    """

    pace: Pace
    left: tuple[float, ...]
    on: tuple[int, ...]
    since: float
    paused: bool = False
    taken: tuple[int, ...] = ()


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer given in advance, to the next question of this kind, about the same thing if that is named."""

    kind: Annotated[str, msgspec.Meta(max_length=64)]
    value: str | int | list[str | int]
    about: Annotated[str, msgspec.Meta(max_length=64)] = ""

    def fits(self, kind: str, about: str) -> bool:
        """Whether it answers such a question."""
        return self.kind == kind and self.about in ("", about)


Ended = Literal["", "span", "event", "asked", "illegal", "other", "taken_back", "lost"]
"""Why what was said in advance holds no more: the phase, round and the like is over; something has happened to the
seat; it is asked what cannot be passed; the next answer is not possible; something else is asked; the table went back;
it goes on without its last answers, or under other rules.
"""


class AdvanceRow(msgspec.Struct, frozen=True):
    """What a seat has said in advance: the answers to its next questions, in order, and `until` when to pass wherever
    it can (empty: it passes nowhere); `span` names the phase, round and the like in which it passes. If it has `ended`,
    `steps` are those that were not played.
    """

    steps: tuple[Planned, ...] = ()
    until: str = ""
    span: tuple[str | int, ...] = ()
    ended: Ended = ""


class MarkRow(msgspec.Struct, frozen=True):
    """How far a table had come at the time `at` (of the diary): its first so many `rows`, the chat lines to EVERYBODY
    up to number `said`, its seats and clocks. `n` counts the marks of the table.
    """

    n: int
    at: float
    rows: int
    said: int
    seats: tuple[SeatRow, ...]
    clock: ClockRow | None


class Record(msgspec.Struct, frozen=True):
    """Everything stored about a table: every answer, oldest first, the newest chat lines of each audience, what the
    host lets spectators do, the newest checkpoint (`restore`), the notes of each seat, oldest change first, the clocks,
    if there are any, by seat what it has said in advance, the marks by which spectators follow later, and who sees or
    has seen with a seat's eyes.
    """

    table: TableRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    chat: list[ChatRow]
    checkpoint: CheckpointRow | None = None
    spectators: list[SpectatorRow] = []
    notes: list[NoteRow] = []
    clock: ClockRow | None = None
    advances: dict[int, AdvanceRow] = {}
    marks: list[MarkRow] = []
    eyes: list[EyesRow] = []


class DayResult(msgspec.Struct, frozen=True):
    """How a game with a deal of the day ended for the seat that it is dealt for. `at_table`: where it was played; empty
    for the bots of the house. `name`: who played, if they say so on the board.
    """

    dealt_on: int
    game: str
    mode: str
    version: int
    at_table: str
    won: bool
    reason: str
    turns: int | None
    score: int | None
    name: str = ""


State = Literal["unbegun", "running", "over"]


class Summary(msgspec.Struct, frozen=True):
    """A table in the host's list; `people` of the players are none of the bots; `used` is when somebody was last there,
    in seconds. It goes (from the bin, if it is there) after `goes` more counted days; never if that is None. `size` is
    in bytes. Strangers may sit down since `open_since`, in seconds, at so many `free` seats; None if they may not.
    """

    id: str
    game: str
    players: int
    people: int
    state: State
    answers: int
    opened: int
    used: int
    goes: int | None
    size: int
    open_since: int | None
    free: int | None


class Listed(msgspec.Struct, frozen=True):
    """A table on the host's page, whose reader may play there: what everybody at the table may know. `used` is the day
    on which somebody was last there. It goes after `goes` more counted days; if nobody can tell whether it has begun,
    `if_begun` says after how many otherwise. None is never. `size` is known once the game is over. Strangers
    may sit down since `open_since`, at so many `free` seats, as the list of open tables says; None if they may not.
    """

    id: str
    game: str
    players: int
    people: int
    state: Literal["open", "over"]
    opened: int
    used: int
    goes: int | None
    if_begun: int | None
    size: int | None
    open_since: int | None
    free: int | None


class Old(msgspec.Struct, frozen=True):
    """A table that may be removed, because nobody was there for so many counted days."""

    id: str
    state: State
    days: int
