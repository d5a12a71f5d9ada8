"""Chat at a table: to everybody, or from a seat to its own team.

Each audience has its own line numbers and its own limit, so that numbers and gaps do not reveal how much a team talks.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stolik.core.log import Line
from stolik.core.options import OptionValue
from stolik.server.errors import NoTeamChat
from stolik.server.storage.records import EVERYBODY, KEPT, ChatRow, Note

TEAM_CHAT = "side_chat"
"""Id of the option, if a game has it, that allows team chat."""


MOST_UNDONE = 100
"""Log lines that are kept with a note that they are undone: the newest."""


class Talk:
    """The chat lines of one table."""

    def __init__(self, lines: Sequence[ChatRow], teams: Sequence[int], options: Mapping[str, OptionValue]) -> None:
        self._lines = list(lines)
        self._teams = teams
        self._may = options.get(TEAM_CHAT) is True

    def team_chat(self, seat: int | None) -> bool:
        """Whether the seat may write to its team."""
        return self._may and seat is not None and list(self._teams).count(self._teams[seat]) > 1

    @property
    def newest(self) -> dict[int, int]:
        """The number of each audience's newest line."""
        return {line.audience: line.n for line in self._lines}

    def lines_of(self, audience: int, *, after: int, until: int) -> list[ChatRow]:
        """The lines of an audience whose numbers are above one and not above another."""
        return [line for line in self._lines if line.audience == audience and after < line.n <= until]

    def note(self, seat: int | None, note: Note, watcher: int = 0) -> ChatRow:
        """A new line for something that happened, perhaps to do with a spectator; it is not added yet."""
        return self._line(EVERYBODY, seat, "", note=note, watcher=watcher)

    def undone(self, seat: int, lines: Sequence[Line]) -> ChatRow:
        """A new line for everybody: what undone answers of the seat had written in the log; it is not added yet."""
        return self._line(EVERYBODY, seat, _undone(lines, ()), note="undone")

    def undone_for_team(self, seat: int, lines: Sequence[Line]) -> ChatRow:
        """The same for the seat's team alone."""
        return self._line(self._teams[seat], seat, _undone(lines, ()), note="undone")

    def undone_in_secret(self, seat: int, lines: Sequence[Line], values: Sequence[Any]) -> ChatRow:
        """The same for the seat alone, with the answers that had written nothing: Hunted hide cards from each other."""
        return self._line(self._teams[seat], seat, _undone(lines, values, own=True), note="undone")

    def taken_back(self, seat: int, lines: Sequence[Line]) -> ChatRow:
        """A new line for everybody: the seat has taken back, and these log lines are undone, of which each reads what
        it had read; it is not added yet.
        """
        return self._line(EVERYBODY, seat, msgspec.json.encode(lines[-MOST_UNDONE:]).decode(), note="taken_back")

    def line(self, seat: int | None, text: str, *, to_team: bool, watcher: int = 0) -> ChatRow:
        """A new line with the next number; it is not added yet. Raises NoTeamChat."""
        return self._line(self.audience(seat, to_team=to_team), seat, text, watcher=watcher)

    def _line(self, audience: int, seat: int | None, text: str, *, note: Note = "", watcher: int = 0) -> ChatRow:
        said = [line.n for line in self._lines if line.audience == audience]
        return ChatRow(audience, said[-1] + 1 if said else 0, seat, text, note, watcher, minute())

    def audience(self, seat: int | None, *, to_team: bool) -> int:
        """Who reads a line: everybody or a team. Raises NoTeamChat."""
        if not to_team:
            return EVERYBODY
        if seat is None or not self.team_chat(seat):
            raise NoTeamChat
        return self._teams[seat]

    def add(self, line: ChatRow) -> None:
        """Append a chat line and drop the audience's oldest beyond KEPT."""
        same = [one for one in self._lines if one.audience == line.audience]
        too_old = same[0] if len(same) >= KEPT else None
        self._lines = [*(one for one in self._lines if one is not too_old), line]

    def heard_by(self, seat: int | None, lines: Sequence[ChatRow] | None = None) -> bytes | None:
        """The message with the lines (by default all) that the seat may read, as JSON; None if there are none."""
        audiences = (EVERYBODY,) if seat is None else (EVERYBODY, self._teams[seat])
        heard = [
            {"n": line.n, "seat": line.seat, "text": "" if line.note else line.text, "team": line.audience != EVERYBODY}
            | ({"note": line.note} if line.note else {})
            | ({"undone": msgspec.Raw(line.text.encode())} if line.note == "undone" else {})
            | ({"undone": _readable(line.text, seat)} if line.note == "taken_back" else {})
            | ({"watcher": line.watcher} if line.watcher else {})
            | ({"at": line.at} if line.at else {})
            for line in (self._lines if lines is None else lines)
            if line.audience in audiences and (line.seat == seat or not _own(line))
        ]
        return msgspec.json.encode({"chat": heard}) if heard else None


def minute() -> int:
    """The present minute, in seconds of the system's clock: a finer time could tell what somebody answered then."""
    return int(time.time()) // 60 * 60


def _readable(lines: str, seat: int | None) -> dict[str, Any]:
    """Those of the undone log lines that the seat had read."""
    read = [line.entry for line in msgspec.json.decode(lines, type=list[Line]) if line.readable_by(seat)]
    return {"lines": read, "values": []}


def _undone(lines: Sequence[Line], values: Sequence[Any], *, own: bool = False) -> str:
    told = {"lines": [line.entry for line in lines], "values": values}
    return msgspec.json.encode({"own": True} | told if own else told).decode()


def _own(line: ChatRow) -> bool:
    """Whether only the seat itself reads the line."""
    return line.note == "undone" and "own" in msgspec.json.decode(line.text)
