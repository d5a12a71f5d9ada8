"""The messages that clients send, and how they are parsed (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

from stolik.referee import Malformed, TooLarge
from stolik.server.storage.call_rows import ChannelKind
from stolik.server.storage.records import Kind, Late, Pace, Planned

LARGEST = 16 * 1024
"""Bytes of the longest message a client may send."""
LONGEST_CHAT = 300

Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A whole number that JavaScript can hold exactly."""
Value = str | Whole | list[str | Whole]
"""An answer: a reference, a number, or several references."""


Thing = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^([a-z][a-z0-9_]*(:[A-Za-z0-9_]+)*)?\Z")]
"""A thing by its reference, or none."""
Seed = Annotated[str, msgspec.Meta(max_length=80)]
"""The digits of a seed: a number of JavaScript cannot hold all of them."""
ClockRequest = Literal["more", "pause", "go", "back"]
"""What a person asks of the clocks: more time for another seat (`of`), a pause, its end, or their own seat, which a bot
has taken at zero.
"""
GuideStep = Literal["on", "back", "again", "leave"]
"""A step in a guide: the text has been read; back to the previous text; again from the start; leave the guide."""

TakeBack = Literal["look", "answer", "turn", "agree", "refuse"]
"""About taking back further than undo: where could one go back to; a proposal to take back the last answer or the turn;
a word to a proposal.
"""


class AdvanceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What a person says in advance: the answers to the next questions, in order, and until when to pass wherever that
    is possible; nothing of both ends what has been said.
    """

    steps: Annotated[list[Planned], msgspec.Meta(max_length=40)] = []
    until: Annotated[str, msgspec.Meta(max_length=20)] = ""


class Inbound(msgspec.Struct, forbid_unknown_fields=True):
    """A message from a seat: an answer, an undo ("turn" takes back its whole turn), a draft (answers to try), a preview
    of one answer, a word about taking back further, a thing to explain (`of`: its owner's seat; `after`: as it would be
    after these answers), a step in a guide, a chat line (to everybody, or with `team` to the team), the seat's own note
    `on` a thing or on none (empty: to delete it), a wish to show its notes or to be sent everything whole, a wish
    about the clocks, something said in advance, the number of the spectator who may see with the seat's `eyes` (0:
    nobody any more), or a ping. `seat` may be left out.
    """

    seq: Whole | None = None
    seat: Whole | None = None
    value: Value | msgspec.UnsetType = msgspec.UNSET
    undo: bool | Literal["turn"] = False
    take_back: TakeBack | None = None
    draft: list[Value] | None = None
    preview: Value | msgspec.UnsetType = msgspec.UNSET
    why: str | None = None
    of: Whole = 0
    after: list[Value] = []
    guide: GuideStep | None = None
    chat: str | None = None
    team: bool = False
    note: str | None = None
    on: Thing = ""
    show_notes: bool = False
    whole: bool = False
    clock: ClockRequest | None = None
    advance: AdvanceRequest | None = None
    eyes: Whole | None = None
    ping: bool = False

    def __post_init__(self) -> None:
        given = (self.value is not msgspec.UNSET, self.preview is not msgspec.UNSET)
        words = (
            self.take_back,
            self.draft,
            self.why,
            self.guide,
            self.chat,
            self.note,
            self.clock,
            self.advance,
            self.eyes,
        )
        said = (part is not None for part in words)
        if sum(map(bool, (*given, *said, self.undo, self.show_notes, self.whole, self.ping))) != 1:
            names = "value, undo, take_back, draft, preview, why, guide, chat, note, show_notes, whole, clock, "
            names += "advance, eyes and ping"
            raise ValueError(f"one of {names}")
        if self.team and self.chat is None:
            raise ValueError("team goes with chat")
        if self.on and self.note is None:
            raise ValueError("on goes with note")


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The player wanted for a seat. An empty `bot` means the table's default bot."""

    kind: Kind
    bot: str = ""
    name: str = ""


class TableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open. `seats` has one entry per seat, from seat 0. `name` is given to the first person without a
    name; with `take_back` its people may take back more than undo does, if all of them agree. `seed`: that of its deal;
    empty for a fresh one. `late`: how much later spectators see it. `anybody`: seats at which anybody of this house may
    sit down, if the server allows it.
    """

    game: str
    players: Whole
    seats: list[SeatRequest]
    options: dict[str, bool | str] = {}
    lang: str = ""
    name: str = ""
    password: str = ""
    take_back: bool = True
    seed: Seed = ""
    pace: Pace | None = None
    late: Late = ""
    anybody: list[Whole] = []


class GuideRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open that follows a guide. `name` is given to the learner."""

    game: str
    guide: str
    lang: str = ""
    name: str = ""
    password: str = ""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """A request to give a seat to a bot or a person."""

    seat: Whole
    kind: Kind
    bot: str = ""


class LinkRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a new link of a seat (None: of the spectators); `give`: for somebody else to play it."""

    seat: Whole | None
    give: bool = False


class SpectatorRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to let a spectator chat, only watch, or (`removed`) not even watch."""

    spectator: Whole
    muted: bool = False
    removed: bool = False


class WhatIfRequest(msgspec.Struct, forbid_unknown_fields=True, rename={"eyes": "as"}):
    """A practice table wanted from frame number `frame` of the film seen through the eyes `as` (see `film`), with a
    person at `seat` (None: at the link's own).
    """

    frame: Whole
    eyes: str = ""
    seat: Whole | None = None


class MomentRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A link wanted to frame number `frame` of the film of one's own seat."""

    frame: Whole


class MomentKey(msgspec.Struct, forbid_unknown_fields=True):
    """What opens a link to a moment while the game runs: among these `links` that of the seat that made it."""

    links: list[str] = []


class ReportRequest(msgspec.Struct, forbid_unknown_fields=True, rename={"eyes": "as"}):
    """A report that a rule looks wrong: what the person writes, and the paragraph of the rule book if it is about one.
    It is about frame number `frame` of the film seen through the eyes `as`, or about what somebody has seen who was
    told so many `lines` of the log; else about now.
    """

    words: str
    rule: Thing = ""
    lines: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    frame: Whole | None = None
    eyes: str = ""


class PauseRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request of the host to stop all clocks (`on`), or to let them run."""

    on: bool


class LateRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request of the host that spectators see the table so much later."""

    late: Late


class SitRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a seat of an open table, by somebody with this name."""

    seat: Whole
    name: str = ""


class OpenRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request to let strangers sit down at a table, or no more of them; or with `bots` to begin with bots."""

    open: bool = False
    bots: bool = False


class RematchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a rematch; with `swap` everybody changes seats, so that roles change."""

    swap: bool = False
    password: str = ""


class ParcelRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A parcel for another browser, sealed by this one."""

    sealed: str


class AgainRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A table wanted with the deal of a finished game, with a person at `seat` (None: at the link's own) and bots at
    the others.
    """

    seat: Whole | None = None


class DayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A try wanted at a deal of the day. `key` is what the browser holds, for one try with each."""

    game: str
    mode: str
    key: Annotated[str, msgspec.Meta(pattern=r"^[\w-]{24}\Z")]
    lang: str = ""
    name: str = ""
    password: str = ""


class BoardRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a seat's name is shown on the board of the day."""

    shown: bool


class NameRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a new display name of a seat."""

    name: str


T = TypeVar("T")


def parse(data: str | bytes, form: type[T], largest: int = LARGEST) -> T:
    """A client's message as a struct. Raises TooLarge or Malformed."""
    if len(data) > largest or (isinstance(data, str) and len(data.encode()) > largest):
        raise TooLarge(most=largest)
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(detail=str(error)[:120]) from error


Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a browser's push subscription, as it gives them."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class ChannelWish(msgspec.Struct, forbid_unknown_fields=True):
    """A way to be called: an address of this kind, the language, and the minutes of the day in a time zone between
    which there are no calls (none if they are the same). `play`: mails are to have the link that plays.
    """

    kind: ChannelKind
    address: Address
    keys: PushKeys | None = None
    lang: str = ""
    zone: str = "UTC"
    quiet: tuple[Minute, Minute] = (0, 0)
    play: bool = False


class FollowRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The link of the same person's seat at the rematch, to which their ways to be called are to follow."""

    to: Annotated[str, msgspec.Meta(max_length=100)]


class ChannelChange(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to do with a way to be called: confirm it by the `code` that was sent, mute it, set its quiet hours in
    a `zone`, `end` it, or none of these: try it out.
    """

    code: str | None = None
    muted: bool | None = None
    quiet: tuple[Minute, Minute] | None = None
    zone: str = "UTC"
    end: bool = False
