"""The two maps for the bots: rooms are numbers 0-14, sets of rooms are bit masks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from stolik.games.terrorscape.content import rooms
from stolik.games.terrorscape.content.rooms import ALL_ROOMS as ALL
from stolik.games.terrorscape.content.rooms import MAPS, Map, distances, reach

ROOMS = range(15)
ZONES = {zone.ref: zone.rooms for zone in rooms.ZONES}

Near = tuple[int, ...]
"""For each room the mask of rooms one step away."""


class House:
    """A map with everything by reference. `near` counts all doors as open, `prowling` adds the Killer's shortcut;
    `distance[a][b]` is range.
    """

    def __init__(self, map: Map) -> None:
        self.map = map
        self.refs = tuple(room.ref for room in map.rooms)
        self.index = {ref: i for i, ref in enumerate(self.refs)}
        self.doors = {door.ref: members(door.ends) for door in map.doors}
        """The two rooms of each door."""
        self.near, self.passage, self.distance = map.near, map.passage, map.distance
        self.prowling = tuple(near | shortcut for near, shortcut in zip(map.near, map.shortcut, strict=True))
        self.search = map.marks["search"]
        self.exit, self.hidden, self.radio, self.book, self.occult, self.tools = (
            map.marks[mark].bit_length() - 1 for mark in ("exit", "hidden", "radio", "book", "occult", "tools")
        )
        self.suitcase = map.marks.get("suitcase", 0).bit_length() - 1

    def mask(self, refs: Iterable[str]) -> int:
        """The set of rooms with these references."""
        return sum(1 << self.index[ref] for ref in refs)


@cache
def members(mask: int) -> tuple[int, ...]:
    """The rooms of a set."""
    return tuple(i for i in ROOMS if mask >> i & 1)


@lru_cache(1024)
def open_near(house: House, blocks: frozenset[str]) -> Near:
    """The rooms next to each room through doors that are not blocked."""
    return rooms.open_near(house.map, sum(door.bit for door in house.map.doors if door.ref in blocks))


@lru_cache(1024)
def open_distances(house: House, blocks: frozenset[str]) -> tuple[tuple[int, ...], ...]:
    """Steps a Survivor needs from each room to each."""
    return distances(open_near(house, blocks))


HOUSES = {map.ref: House(map) for map in MAPS}

__all__ = ["ALL", "HOUSES", "ROOMS", "ZONES", "House", "Near", "members", "open_distances", "open_near", "reach"]
