"""Access to a table: the devices on which its seats are played, the replaced links, and what spectators may do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from stolik.server.limits import Bucket
from stolik.server.links import hashed
from stolik.server.records import NOBODY, Record, Role, SpectatorRow

NOTES, NOTES_PER_SECOND = 12, 1 / 60
"""Notices of unknown devices at a table at once, and each second after that."""


class Visitor(msgspec.Struct, frozen=True):
    """Where a connection comes from. `link` is the hash of its link, `device` the id its browser sends."""

    role: Role = "seat"
    network: str = ""
    link: str = ""
    device: str = ""


class Door:
    """The access to one table. There are no accounts, so all connections of a network count as one spectator."""

    __slots__ = ("_dead", "_devices", "_first", "_may", "_notes", "_numbers", "_table")

    def __init__(self, record: Record) -> None:
        self._table = record.table.id
        self._devices: dict[int, set[str]] = {}
        self._notes = Bucket(NOTES, NOTES_PER_SECOND)
        self._dead: frozenset[str] = NOBODY
        self._numbers: dict[str, int] = {}
        """The numbers of spectators, by network."""
        self._first = max((line.watcher for line in record.chat), default=0) + 1
        self._may = {row.network: row.may for row in record.spectators}

    def is_dead(self, visitor: Visitor) -> bool:
        """Whether the visitor's link has been replaced."""
        return visitor.link in self._dead

    def is_removed(self, visitor: Visitor) -> bool:
        """Whether the host has removed this spectator."""
        return self._may_do(visitor) == "nothing"

    def is_muted(self, visitor: Visitor) -> bool:
        """Whether the host has muted this spectator."""
        return self._may_do(visitor) == "watch"

    def number(self, visitor: Visitor) -> int:
        """The number of a spectator; 0 for others."""
        if visitor.role != "watch":
            return 0
        return self._numbers.setdefault(visitor.network, self._first + len(self._numbers))

    def replaced(self, seat: int | None, link: str) -> None:
        """Note that a link was replaced, and forget the devices of its seat."""
        self._dead |= {link}
        if seat is not None:
            self._devices.pop(seat, None)

    def note_device(self, seat: int, device: str) -> bool:
        """Note the device that opens a seat. Returns whether everybody should be told, because another device has
        opened it before. Raises RateLimited.
        """
        known = self._devices.setdefault(seat, set())
        if device in known:
            return False
        if known:
            self._notes.take()
        known.add(device)
        return len(known) > 1

    def decision(self, spectator: int, *, muted: bool, removed: bool) -> SpectatorRow:
        """The row that sets what a spectator may do. Store it, then call `apply`."""
        network = next(network for network, number in self._numbers.items() if number == spectator)
        return SpectatorRow(self._hashed(network), "nothing" if removed else "watch" if muted else "speak")

    def apply(self, row: SpectatorRow) -> None:
        """Apply a stored decision about a spectator."""
        self._may[row.network] = row.may

    def spectators(self, there: Iterable[Visitor]) -> list[dict[str, Any]]:
        """The spectators who are connected, for the host: number, connections, and whether they are muted."""
        watching = [visitor for visitor in there if visitor.role == "watch"]
        lines = Counter(map(self.number, watching))
        muted = {self.number(visitor) for visitor in watching if self.is_muted(visitor)}
        return [{"spectator": number, "lines": lines[number], "muted": number in muted} for number in sorted(lines)]

    def _may_do(self, visitor: Visitor) -> str:
        if visitor.role != "watch" or not self._may:
            return "speak"
        return self._may.get(self._hashed(visitor.network), "speak")

    def _hashed(self, network: str) -> str:
        return hashed(f"{self._table} {network}")
