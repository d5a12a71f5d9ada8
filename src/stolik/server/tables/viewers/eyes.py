"""Spectators who see with a seat's eyes, because whoever sits there lets them (docs/decisions/0084-eyes.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from stolik.server.errors import HasSeen, KnowsOther, NoSpectator, SeveralDevices
from stolik.server.storage.database import Statement
from stolik.server.storage.records import EyesRow, Record
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.people.links import hashed

MOST_BEEN = 1000
"""Networks and browsers at seats that are remembered."""
KEEP_EYES = "INSERT OR REPLACE INTO eyes (table_id, device, network, number, seat, sees) VALUES (?, ?, ?, ?, ?, ?)"


class Eyes:
    """Who sees, or has seen, with the eyes of which seat of one table."""

    __slots__ = ("_been", "_rows", "_table", "_teams")

    def __init__(self, record: Record, teams: Sequence[int]) -> None:
        self._table, self._teams = record.table.id, teams
        self._rows = {row.device: row for row in record.eyes}
        self._been: dict[str, set[int]] = {}
        """By hashed network or device: the seats at which it has been, as far as this process knows."""

    @property
    def numbers(self) -> dict[int, int]:
        """By seat that lets one: the number of the spectator who sees with its eyes."""
        return {row.seat: row.number for row in self._rows.values() if row.sees}

    def of(self, visitor: Visitor) -> int | None:
        """The seat with whose eyes a visitor sees."""
        row = self._row(visitor)
        if row is None or not row.sees or row.network != self._hashed(visitor.network) or self._plays_other(row):
            return None
        return row.seat

    def have_seen(self, visitor: Visitor) -> bool:
        """Whether a spectator sees with a seat's eyes, or has."""
        return self._row(visitor) is not None

    def check_seat(self, seat: int, visitor: Visitor) -> None:
        """Raises HasSeen if the visitor has seen with the eyes of another seat."""
        row = self._rows.get(self._browser(visitor))
        if row is not None and row.seat != seat:
            raise HasSeen

    def check_newcomer(self, seat: int, network: str) -> None:
        """Raises HasSeen if somebody in this network has seen with the eyes of another seat."""
        network = self._hashed(network)
        if any(row.network == network and row.seat != seat for row in self._rows.values()):
            raise HasSeen

    def note_seat(self, seat: int, visitor: Visitor) -> None:
        """Note that a visitor is at a seat."""
        for where in (self._hashed(visitor.network), self._browser(visitor)):
            if where in self._been or len(self._been) < MOST_BEEN:
                self._been.setdefault(where, set()).add(seat)

    def given(self, seat: int, spectator: int, lines: Iterable[Visitor]) -> list[EyesRow]:
        """What changes if the seat lets the spectator with these lines see with its eyes, and nobody else any more.
        Raises NoSpectator, SeveralDevices, KnowsOther.
        """
        there = {visitor.device: visitor for visitor in lines if visitor.device}
        if not there:
            raise NoSpectator(spectator=spectator)
        if len(there) > 1:
            raise SeveralDevices(spectator=spectator)
        (visitor,) = there.values()
        row = EyesRow(self._browser(visitor), self._hashed(visitor.network), spectator, seat, 1)
        if self._plays_other(row) or self._saw_other(row):
            raise KnowsOther(spectator=spectator)
        return [*self.ended(seat), row]

    def ended(self, seat: int) -> list[EyesRow]:
        """What changes if nobody sees with the seat's eyes any more."""
        return [replace(row, sees=0) for row in self._rows.values() if row.sees and row.seat == seat]

    def ended_of(self, spectator: int) -> list[EyesRow]:
        """What changes if the spectator sees with nobody's eyes any more."""
        return [replace(row, sees=0) for row in self._rows.values() if row.sees and row.number == spectator]

    def statement(self, rows: Iterable[EyesRow]) -> Statement:
        """What writes changes down."""
        return KEEP_EYES, [(self._table, row.device, row.network, row.number, row.seat, row.sees) for row in rows]

    def apply(self, rows: Iterable[EyesRow]) -> None:
        """Apply changes that are written down."""
        self._rows |= {row.device: row for row in rows}

    def _row(self, visitor: Visitor) -> EyesRow | None:
        return self._rows.get(self._browser(visitor)) if self._rows and visitor.role == "watch" else None

    def _plays_other(self, row: EyesRow) -> bool:
        """Whether this browser has been at another seat, or somebody in its network at one of another team."""
        teams = {self._teams[seat] for seat in self._been.get(row.network, ())}
        return bool(self._been.get(row.device, set()) - {row.seat} or teams - {self._teams[row.seat]})

    def _saw_other(self, row: EyesRow) -> bool:
        """Whether this browser, or another one in its network, has seen with the eyes of another seat."""
        same = (one for one in self._rows.values() if row.device == one.device or row.network == one.network)
        return any(one.seat != row.seat for one in same)

    def _browser(self, visitor: Visitor) -> str:
        return self._hashed(f"device/{visitor.device}")

    def _hashed(self, where: str) -> str:
        return hashed(f"{self._table} {where}")
