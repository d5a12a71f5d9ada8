"""Access to a table: the devices on which its seats are played, the replaced links, and what spectators may do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from stolik.server.errors import NoSpectator
from stolik.server.limits import Bucket
from stolik.server.storage.records import NOBODY, Record, Role, SpectatorRow
from stolik.server.tables.people.links import hashed

NOTES, NOTES_PER_SECOND = 12, 1 / 60
"""Notices of unknown devices and of changed players at a table at once, and each second after that."""


class Visitor(msgspec.Struct, frozen=True):
    """Where a connection comes from. `link` is the hash of its link, `device` the id its browser sends,
    `following` the link that leads on to a rematch.
    """

    role: Role = "seat"
    network: str = ""
    link: str = ""
    device: str = ""
    following: str = ""


class Door:
    """The access to one table. There are no accounts, so all connections of a network count as one spectator."""

    __slots__ = ("_dead", "_decided", "_devices", "_last", "_notes", "_numbers", "_table")

    def __init__(self, record: Record) -> None:
        self._table = record.table.id
        self._devices: dict[int, set[str]] = {}
        self._notes = Bucket(NOTES, NOTES_PER_SECOND)
        self._dead: frozenset[str] = NOBODY
        self._decided = {row.network: row for row in record.spectators}
        """What the host has decided, by hashed network."""
        known = [(row.network, row.number) for row in record.spectators]
        known += [(row.network, row.number) for row in record.eyes]
        self._last = max([line.watcher for line in record.chat] + [number for _, number in known], default=0)
        """The highest number of a spectator so far."""
        self._numbers: dict[str, int] = {}
        """The numbers of spectators, by hashed network."""
        for network, number in known:
            self._numbers[network] = number or self._next()

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
        network = self._hashed(visitor.network)
        if network not in self._numbers:
            self._numbers[network] = self._next()
        return self._numbers[network]

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
            self.take_note()
        known.add(device)
        return len(known) > 1

    def take_note(self) -> None:
        """Count a notice that people can cause as often as they like. Raises RateLimited."""
        self._notes.take()

    def was_opened(self, seat: int) -> bool:
        """Whether a device has opened the seat by its present link, as far as this process knows."""
        return seat in self._devices

    def decision(self, spectator: int, *, muted: bool, removed: bool) -> SpectatorRow:
        """A decision about a spectator, for the store; it holds for everybody in their network. Raises NoSpectator."""
        network = next((network for network, number in self._numbers.items() if number == spectator), None)
        if network is None:
            raise NoSpectator(spectator=spectator)
        return SpectatorRow(network, "nothing" if removed else "watch" if muted else "speak", spectator)

    def apply(self, row: SpectatorRow) -> None:
        """Apply a stored decision about a spectator."""
        self._decided[row.network] = row

    def spectators(self, there: Iterable[Visitor]) -> list[dict[str, Any]]:
        """The spectators for the host: who is connected, and who is muted or removed, connected or not."""
        lines = Counter(self.number(visitor) for visitor in there if visitor.role == "watch")
        may = {self._numbers[row.network]: row.may for row in self._decided.values()}
        restricted = {number for number, allowed in may.items() if allowed != "speak"}
        return [
            {
                "spectator": number,
                "lines": lines[number],
                "muted": may.get(number) == "watch",
                "removed": may.get(number) == "nothing",
            }
            for number in sorted(lines.keys() | restricted)
        ]

    def _may_do(self, visitor: Visitor) -> str:
        if visitor.role != "watch" or not self._decided:
            return "speak"
        decided = self._decided.get(self._hashed(visitor.network))
        return "speak" if decided is None else decided.may

    def _next(self) -> int:
        self._last += 1
        return self._last

    def _hashed(self, network: str) -> str:
        return hashed(f"{self._table} {network}")
