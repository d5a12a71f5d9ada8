"""The two maps for the bots: rooms are numbers 0-14, sets of rooms are bit masks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

IDS = tuple(f"{zone}{n}" for zone in "RBG" for n in range(1, 6))
ROOMS = range(len(IDS))
ALL = (1 << len(IDS)) - 1
ZONES = {"zone:red": 0b11111, "zone:blue": 0b11111 << 5, "zone:green": 0b11111 << 10}

Near = tuple[int, ...]
"""For each room the mask of rooms one step away."""


@dataclass(frozen=True)
class Door:
    """A door that can be blocked, between rooms `a` and `b`."""

    ref: str
    a: int
    b: int


class House:
    """A map. `near` counts all doors as open; `distance[a][b]` is range."""

    def __init__(
        self,
        name: str,
        prefix: str,
        doors: str,
        dotted: str,
        passages: str,
        search: str,
        marks: str,
        shortcut: str = "",
    ) -> None:
        self.name = f"map:{name}"
        self.refs = tuple(f"room:{prefix}{id}" for id in IDS)
        self.index = {ref: i for i, ref in enumerate(self.refs)}
        pairs = [_pair(pair) for pair in doors.split()]
        self.doors = {
            f"door:{prefix}{pair.replace('-', '_')}": Door(f"door:{prefix}{pair.replace('-', '_')}", *_pair(pair))
            for pair in doors.split()
        }
        self.near = _links([*pairs, *map(_pair, dotted.split())])
        self.prowling = _links([*pairs, *map(_pair, [*dotted.split(), *shortcut.split()])])
        self.passage = _links(map(_pair, passages.split()))
        self.distance = distances(self.near)
        self.search = sum(1 << IDS.index(id) for id in search.split())
        places = [IDS.index(id) for id in marks.split()]
        self.exit, self.hidden, self.radio, self.book, self.occult, self.tools = places
        self.suitcase = IDS.index("R4") if name == "cabin" else -1

    def mask(self, refs: Iterable[str]) -> int:
        """The set of rooms with these references."""
        return sum(1 << self.index[ref] for ref in refs)


def _pair(text: str) -> tuple[int, int]:
    a, _, b = text.partition("-")
    return IDS.index(a), IDS.index(b)


def _links(pairs: Iterable[tuple[int, int]]) -> Near:
    links = [0] * len(IDS)
    for a, b in pairs:
        links[a] |= 1 << b
        links[b] |= 1 << a
    return tuple(links)


@cache
def members(mask: int) -> tuple[int, ...]:
    """The rooms of a set."""
    return tuple(i for i in ROOMS if mask >> i & 1)


def reach(near: Near, start: int, steps: int) -> int:
    """The mask of rooms at most `steps` steps from mask `start`, including `start`."""
    found = start
    for _ in range(steps):
        for i in members(found):
            found |= near[i]
    return found


def distances(near: Near) -> tuple[tuple[int, ...], ...]:
    """Steps from each room to each; 99 if there is no way."""
    table = []
    for start in ROOMS:
        row = [99] * len(IDS)
        row[start] = 0
        edge, d = 1 << start, 0
        seen = edge
        while edge:
            d += 1
            edge = reach(near, edge, 1) & ~seen
            seen |= edge
            for i in members(edge):
                row[i] = d
        table.append(tuple(row))
    return tuple(table)


@lru_cache(1024)
def open_near(house: House, blocks: frozenset[str]) -> Near:
    """The rooms next to each room through doors that are not blocked."""
    near = list(house.near)
    for ref in blocks:
        door = house.doors[ref]
        near[door.a] &= ~(1 << door.b)
        near[door.b] &= ~(1 << door.a)
    return tuple(near)


@lru_cache(1024)
def open_distances(house: House, blocks: frozenset[str]) -> tuple[tuple[int, ...], ...]:
    """Steps a Survivor needs from each room to each."""
    return distances(open_near(house, blocks))


HOUSES = {
    house.name: house
    for house in (
        House(
            "mansion",
            "",
            doors="B1-B2 B1-R1 B2-B3 B2-B5 B2-R1 B3-B4 B4-G5 B5-R3 B5-R4 R1-R2 R1-R3 R2-R3 R2-R5 R2-G1 R4-R5 R5-G4"
            " G3-G4",
            dotted="G1-G2 G2-G3 G3-G5",
            passages="B1-G2 B5-G5",
            search="R2 B4 G4",
            marks="R1 G5 B1 R5 G2 G3",
        ),
        House(
            "cabin",
            "cabin_",
            doors="G3-G4 G2-G4 G4-G5 G5-B5 R5-R3 R4-R3 R3-B4 R3-R2 R2-G1 R1-G1 R1-R2 R2-B1 B2-B3",
            dotted="G3-G5 G2-G3 G1-G2 B4-B5 B3-B4 B1-B4 B1-B3",
            passages="R5-B2 B1-G3",
            search="R3 B2 G4",
            marks="R1 B5 B3 R5 G3 B4",
            shortcut="R5-G2",
        ),
    )
}
