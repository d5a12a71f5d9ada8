"""Reports that a rule looks wrong, as files: what a person writes about a moment of a game, what a seat knew then, and
the whole game if its secrets may be told (decision 0068).
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from stolik import __version__
from stolik.core.errors import NoBeginning, StolikError
from stolik.core.inner.codec import LARGEST
from stolik.core.log import LogEntry
from stolik.core.moments import all_moments, moment_in
from stolik.core.options import OptionValue
from stolik.core.position import Position
from stolik.core.seat.reader import LogReader

FORMAT = 1
BEGINS = re.compile(rb'\s*\{\s*"report"\s*:')
"""How every report begins, a damaged one too."""
NOTHING = msgspec.Raw(b"null")


class BadReport(StolikError):
    """A report cannot be read, or does not hold what is asked of it; `reason` says why."""

    id = "bad_report"


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat (or a spectator) knew at the moment: its view and question, its log, and its own answers, each with
    the kind of its question.
    """

    view: msgspec.Raw
    question: msgspec.Raw
    log: list[LogEntry]
    answers: list[tuple[str, Any]]


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The written form of a report. `seat` is the one whose view is told, None a spectator's; `rule` names a paragraph
    of the rule book, or none. A whole report has the `save` of the game too, and says after how many of its `answers`
    the moment is.
    """

    report: int
    stolik: str
    game: str
    version: int
    players: int
    options: dict[str, OptionValue]
    seat: int | None
    words: str
    rule: str
    seen: Seen
    save: msgspec.Raw = NOTHING
    answers: int | None = None

    @property
    def whole(self) -> bool:
        """Whether it holds the whole game."""
        return self.save != NOTHING

    def with_game(self, position: Position, answers: int) -> Report:
        """The same report with the whole game, whose moment is after so many answers."""
        return msgspec.structs.replace(self, save=msgspec.Raw(position.save()), answers=answers)

    def written(self) -> bytes:
        """The report as a file."""
        return msgspec.json.encode(self)


def report_of(position: Position, seat: int | None, words: str, rule: str = "") -> Report:
    """A report of this moment with nothing but what the seat (None: a spectator) may know."""
    asked = None if seat is None else position.asked.get(seat)
    seen = Seen(
        msgspec.Raw(msgspec.json.encode(position.observe(seat))),
        NOTHING if asked is None else msgspec.Raw(msgspec.json.encode(asked.wire())),
        position.log(seat),
        [] if seat is None else position.answers(seat),
    )
    game, options = position.game, position.options
    return Report(FORMAT, __version__, game.id, game.version, position.players, options, seat, words, rule, seen)


def moment_told(position: Position, seat: int | None, lines: int) -> Position:
    """The last moment at which the log of a seat (None: a spectator) had no more than so many lines: what somebody saw
    whom the rest had not been told yet. A position without a beginning has only its own moment.
    """
    if len(position.log(seat)) <= lines:
        return position
    reader, found = LogReader(seat), None
    try:
        for _, now in all_moments(position):
            kept, new = reader.update(now)
            if found is None or kept + len(new) <= lines:
                found = now.clone()
    except NoBeginning:
        pass
    return found or position


def is_report(data: bytes) -> bool:
    """Whether the data are a report, damaged or not."""
    return BEGINS.match(data) is not None


def read_report(data: bytes) -> Report:
    """The report in a file; its words on one line, without what a terminal would obey. Raises BadReport."""
    if len(data) > LARGEST:
        raise BadReport(reason="size")
    try:
        found = msgspec.json.decode(data, type=Report)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadReport(reason="damaged", detail=str(error)[:200]) from error
    if found.report != FORMAT:
        raise BadReport(reason="format", found=found.report)
    shown = "".join(letter if letter.isprintable() else " " for letter in found.words)
    return msgspec.structs.replace(found, words=" ".join(shown.split()))


def moment_of(report: Report) -> Position:
    """The position at the moment of a whole report. Raises BadReport if it is not whole or of other rules; BadSave,
    UnknownGame, OtherPack.
    """
    if not report.whole:
        raise BadReport(reason="part")
    try:
        return moment_in(bytes(report.save), report.answers)
    except NoBeginning as error:
        raise BadReport(reason="rules") from error
