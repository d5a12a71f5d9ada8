"""Who comes to a table: on which devices its seats are played, which links are dead, and which spectators may speak."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from stolik.server.limits import Bucket
from stolik.server.records import NOBODY, Role

NOTES, NOTES_PER_SECOND = 12, 1 / 60
"""Notes of unknown devices at a table at once, and each second after that."""


class Visitor(msgspec.Struct, frozen=True):
    """Where a connection comes from. `link` is the hash of its link, `device` what its browser calls itself."""

    role: Role = "seat"
    network: str = ""
    link: str = ""
    device: str = ""


class Door:
    """Of one table. There are no accounts, so a spectator is a network, whatever number of lines it has."""

    __slots__ = ("_before", "_dead", "_devices", "_muted", "_notes", "_numbers", "_removed")

    def __init__(self, spectators: int) -> None:
        """`spectators`: how many were counted before this table was read from disk."""
        self._devices: dict[int, set[str]] = {}
        self._notes = Bucket(NOTES, NOTES_PER_SECOND)
        self._dead: frozenset[str] = NOBODY
        self._numbers: dict[str, int] = {}
        self._before = spectators
        self._muted: frozenset[int] = NOBODY
        self._removed: frozenset[int] = NOBODY

    def is_dead(self, visitor: Visitor) -> bool:
        """Whether the visitor's link was replaced."""
        return visitor.link in self._dead

    def is_removed(self, visitor: Visitor) -> bool:
        """Whether the host has sent this spectator away."""
        return self.number(visitor) in self._removed

    def is_muted(self, visitor: Visitor) -> bool:
        """Whether this spectator may not speak."""
        return self.number(visitor) in self._muted

    def number(self, visitor: Visitor) -> int:
        """The number of a spectator; 0 for others."""
        if visitor.role != "watch":
            return 0
        return self._numbers.setdefault(visitor.network, self._before + len(self._numbers) + 1)

    def replaced(self, seat: int | None, link: str) -> None:
        """A link leads nowhere any more; whoever opens the new one of that seat is known to nobody."""
        self._dead |= {link}
        if seat is not None:
            self._devices.pop(seat, None)

    def meets(self, seat: int, device: str) -> bool:
        """Note the device that opens a seat. Returns whether all should be told: others have opened it before. Raises
        RateLimited.
        """
        known = self._devices.setdefault(seat, set())
        if device in known:
            return False
        if known:
            self._notes.take()
        known.add(device)
        return len(known) > 1

    def mute(self, spectator: int, *, muted: bool) -> None:
        """Let a spectator speak, or not."""
        self._muted = self._muted | {spectator} if muted else self._muted - {spectator}

    def remove(self, spectator: int) -> None:
        """Keep a spectator out."""
        self._removed |= {spectator}

    def spectators(self, there: Iterable[Visitor]) -> list[dict[str, Any]]:
        """The spectators who are there, for the host: number, lines, and whether they are muted."""
        lines = [number for visitor in there if (number := self.number(visitor))]
        return [
            {"spectator": number, "lines": lines.count(number), "muted": number in self._muted}
            for number in sorted(set(lines))
        ]
