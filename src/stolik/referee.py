"""The referee: the table protocol as JSON lines, so that a program in any language can play (docs/referee.md).

The program plays the seats without a bot. Each of them gets a message when what it may know changes, and its answer
repeats the number of its latest message.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, BinaryIO, Literal

import msgspec

from stolik.core.errors import NotAsked, NothingToUndo, StolikError
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.seat.explaining import why, with_explanation
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.core.seat.reader import LogReader
from stolik.core.seat.waiting import may_undo, may_undo_turn, waited_for

LONGEST = 65_536
"""Bytes of the longest line that is read."""


class Malformed(StolikError):
    """The line is not a message of the protocol."""

    id = "malformed"


class TooLarge(StolikError):
    """The message is too long."""

    id = "too_large"


class Stale(StolikError):
    """The message does not have the number of the seat's latest message."""

    id = "stale"


class ForeignSeat(StolikError):
    """The sender does not play this seat, or it does not exist."""

    id = "foreign_seat"


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """A message from a seat: the number of its latest message, and an answer, an undo ("turn" takes back its whole
    turn), or a thing to explain (`of`: the seat it belongs to, by default the sender). A program that plays one seat
    may leave out `seat`.
    """

    seq: int
    seat: int | None = None
    value: str | int | list[str | int] | msgspec.UnsetType = msgspec.UNSET
    undo: bool | Literal["turn"] = False
    why: str = ""
    of: int | None = None


class Referee:
    """One game. Bots play some seats; the other seats get and send lines."""

    def __init__(self, position: Position, bots: Mapping[int, tuple[str, AnyBot]]) -> None:
        """`bots` maps each seat a bot plays to (name, bot); the program plays the other seats."""
        self.position = position
        self.bots = {seat: bot for seat, (_, bot) in bots.items()}
        self.seats = [seat for seat in range(position.players) if seat not in bots]
        self.speaking: int | None = None
        """The seat that sent the latest line; None if the line could not be read."""
        self._readers = {seat: LogReader(seat) for seat in self.seats}
        self._told: dict[int, dict[str, Any]] = {}
        self._seq = dict.fromkeys(self.seats, 0)
        roles = position.game.roles(position.players)
        self._table = {
            "game": position.game.id,
            "options": position.options,
            "seats": [
                {"seat": seat, "role": role, "bot": bots[seat][0] if seat in bots else None}
                for seat, role in enumerate(roles)
            ],
        }
        self._let_bots_play()

    def take(self, line: bytes) -> dict[str, Any] | None:
        """Execute a line. Returns the reply if it asks why. Raises StolikError and then changes nothing."""
        self.speaking = None
        if len(line) > LONGEST:
            raise TooLarge(most=LONGEST)
        try:
            reply = msgspec.json.decode(line, type=Reply)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(detail=str(error)[:200]) from error
        if [reply.value is not msgspec.UNSET, bool(reply.undo), bool(reply.why)].count(True) != 1:
            raise Malformed(detail="value, undo or why")
        seat = self.seats[0] if reply.seat is None and len(self.seats) == 1 else reply.seat
        if seat not in self._readers:
            raise ForeignSeat(seat=str(seat))
        self.speaking = seat
        if reply.seq != self._seq[seat]:
            raise Stale(seat=SEATS[seat].ref, seq=self._seq[seat])
        if reply.why:
            whose, drawn = seat if reply.of is None else reply.of, Random(reply.seq)
            said = why(self.position, seat, reply.why, whose, drawn)
            return {"why": {"thing": reply.why, "of": whose, "said": said}}
        if reply.undo:
            if not may_undo(self.position, seat):
                raise NothingToUndo(seat=SEATS[seat].ref)
            for _ in range(max(1, may_undo_turn(self.position, seat)) if reply.undo == "turn" else 1):
                self.position.undo(seat)
        elif self.position.over:
            raise NotAsked(seat=SEATS[seat].ref)
        else:
            self.position.answer(seat, reply.value)
        self._let_bots_play()
        return None

    def news(self) -> list[dict[str, Any]]:
        """A message for each seat for which something has changed since its latest one."""
        found = []
        for seat in self.seats:
            kept, lines = self._readers[seat].update(self.position)
            told = self._picture(seat)
            log = {"from": kept, "lines": lines}
            before = self._told.get(seat)
            if before is None or lines or before["log"] > kept or before["told"] != told:
                self._seq[seat] += 1
                self._told[seat] = {"told": told, "log": kept + len(lines)}
                found.append({"seq": self._seq[seat], "seat": seat, **told, "log": log, "table": self._table})
        return found

    def question(self, seat: int | None) -> dict[str, Any] | None:
        """The seat's question as sent; None if it is not asked."""
        asked = self.position.pending.get(-1 if seat is None else seat)
        return asked.wire() if asked else None

    def _picture(self, seat: int) -> dict[str, Any]:
        position = self.position
        waiting, secret = waited_for(position, seat)
        view, asked = position.observe(seat), position.pending.get(seat)
        return {
            "view": view,
            "question": with_explanation(position, seat, asked, view) if asked else None,
            "waiting": [seat] if secret and seat in position.pending else list(waiting),
            "secret": secret,
            "undo": may_undo(self.position, seat),
            "undo_turn": may_undo_turn(self.position, seat) > 0,
            "changeable": seat in position.changeable,
            "over": position.over,
            "outcome": position.outcome,
        }

    def _let_bots_play(self) -> None:
        position = self.position
        while not position.over:
            seat = next((seat for seat in sorted(position.pending) if seat in self.bots), None)
            if seat is None:
                return
            position.answer(seat, answer_of(self.bots[seat], SeatHandle.at(position, seat)))


Complain = Callable[[StolikError, dict[str, Any] | None], str]
"""Takes an error and the open question, returns a sentence."""


def serve_lines(referee: Referee, lines: BinaryIO, out: BinaryIO, complain: Complain) -> None:
    """Run the protocol until the game is over or the input ends."""
    while True:
        for message in referee.news():
            _write(out, message)
        if referee.position.over:
            return
        line = lines.readline(LONGEST + 2)
        if not line:
            return
        if len(line) > LONGEST:
            _skip(lines, line)
        if not line.strip():
            continue
        try:
            if said := referee.take(line):
                _write(out, said)
        except StolikError as error:
            text = complain(error, referee.question(referee.speaking))
            _write(out, {"error": {"id": error.id, "args": error.details, "text": text}})


def _skip(lines: BinaryIO, line: bytes) -> None:
    """Skip the rest of a line that is too long."""
    while line and not line.endswith(b"\n"):
        line = lines.readline(LONGEST)


def _write(out: BinaryIO, message: dict[str, Any]) -> None:
    out.write(msgspec.json.encode(message) + b"\n")
    out.flush()
