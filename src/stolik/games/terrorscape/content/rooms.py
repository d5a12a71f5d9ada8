"""The maps: rooms, doors, dotted borders, secret passages (rulebook, Move; range). Sets of rooms, doors are masks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from stolik.core.cards import Cards
from stolik.core.chance import numbers
from stolik.core.question import Named

ROOM_IDS = tuple(f"{zone}{n}" for zone in "RBG" for n in range(1, 6))
ALL_ROOMS = (1 << 15) - 1


class Room(Named):
    """A location. `index` is its place in the order R1-R5, B1-B5, G1-G5; `bit` its mask."""

    __slots__ = ("bit", "id", "index")

    def __init__(self, ref: str, id: str, index: int) -> None:
        super().__init__(ref)
        self.id = id
        self.index = index
        self.bit = 1 << index


class Door(Named):
    """A door between two rooms; `ends` is the mask of both."""

    __slots__ = ("bit", "ends", "number")

    def __init__(self, ref: str, number: int, ends: int) -> None:
        super().__init__(ref)
        self.number = number
        self.bit = 1 << number
        self.ends = ends


class Zone(Named):
    """A colour: the five locations with the same letter."""

    __slots__ = ("rooms",)

    def __init__(self, ref: str, first: int) -> None:
        super().__init__(ref)
        self.rooms = 0b11111 << first


ZONES = (Zone("zone:red", 0), Zone("zone:blue", 5), Zone("zone:green", 10))


class Map(Named):
    """A map. `near[room]` is the mask of adjacent rooms, `doors_of[room]` of its doors, `marks` the rooms by what is
    printed on them.
    """

    __slots__ = ("distance", "door_at", "doors", "doors_of", "marks", "near", "passage", "rooms", "shortcut")

    def __init__(
        self,
        name: str,
        prefix: str,
        doors: str,
        dotted: str,
        passages: str,
        marks: Mapping[str, str],
        shortcut: str = "",
    ) -> None:
        super().__init__(f"map:{name}")
        self.rooms = Cards(Room(f"room:{prefix}{id}", id, i) for i, id in enumerate(ROOM_IDS))
        pairs = [_pair(pair) for pair in doors.split()]
        self.doors = Cards(
            Door(f"door:{prefix}{ROOM_IDS[a]}_{ROOM_IDS[b]}", i, 1 << a | 1 << b) for i, (a, b) in enumerate(pairs)
        )
        self.door_at = {door.ends: door for door in self.doors}
        self.doors_of = tuple(sum(door.bit for door in self.doors if door.ends >> i & 1) for i in range(15))
        self.near = _links(15, [*pairs, *(_pair(pair) for pair in dotted.split())])
        self.distance = distances(self.near)
        self.passage = _links(15, [_pair(pair) for pair in passages.split()])
        self.shortcut = _links(15, [_pair(pair) for pair in shortcut.split()])
        self.marks = {mark: sum(1 << ROOM_IDS.index(id) for id in ids.split()) for mark, ids in marks.items()}

    def room(self, mask: int) -> Room:
        """The only room in a mask."""
        return self.rooms[mask.bit_length() - 1]

    def within(self, room: int, steps: int) -> int:
        """Range: the mask of rooms at most `steps` away over doors and dotted lines, blocked or not."""
        return sum(1 << i for i, d in enumerate(self.distance[room]) if d <= steps)


@lru_cache(1 << 12)
def reach(near: tuple[int, ...], start: int, steps: int) -> int:
    """The mask of rooms that can be reached from `start` in at most `steps`, including `start`."""
    found = start
    for _ in range(steps):
        new = found
        for i in numbers(found):
            new |= near[i]
        if new == found:
            break
        found = new
    return found


def distances(near: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Steps from each room to each; 99 if there is no way."""
    table = []
    for start in range(len(near)):
        row = [99] * len(near)
        row[start] = steps = 0
        found = edge = 1 << start
        while edge:
            steps += 1
            edge = reach(near, edge, 1) & ~found
            found |= edge
            for i in numbers(edge):
                row[i] = steps
        table.append(tuple(row))
    return tuple(table)


@cache
def open_near(map: Map, blocks: int) -> tuple[int, ...]:
    """For each room, the mask of rooms one step away for a Survivor: blocked doors are closed."""
    near = list(map.near)
    for door in map.doors:
        if blocks & door.bit:
            for i in numbers(door.ends):
                near[i] &= ~door.ends
    return tuple(near)


def _pair(text: str) -> tuple[int, int]:
    a, _, b = text.partition("-")
    return ROOM_IDS.index(a), ROOM_IDS.index(b)


def _links(count: int, pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    links = [0] * count
    for a, b in pairs:
        links[a] |= 1 << b
        links[b] |= 1 << a
    return tuple(links)


MANSION = Map(
    "mansion",
    "",
    doors="B1-B2 B1-R1 B2-B3 B2-B5 B2-R1 B3-B4 B4-G5 B5-R3 B5-R4 R1-R2 R1-R3 R2-R3 R2-R5 R2-G1 R4-R5 R5-G4 G3-G4",
    dotted="G1-G2 G2-G3 G3-G5",
    passages="B1-G2 B5-G5",
    marks={
        "exit": "R1",
        "hidden": "G5",
        "radio": "B1",
        "search": "R2 B4 G4",
        "book": "R5",
        "occult": "G2",
        "tools": "G3",
    },
)
CABIN = Map(
    "cabin",
    "cabin_",
    doors="G3-G4 G2-G4 G4-G5 G5-B5 R5-R3 R4-R3 R3-B4 R3-R2 R2-G1 R1-G1 R1-R2 R2-B1 B2-B3",
    dotted="G3-G5 G2-G3 G1-G2 B4-B5 B3-B4 B1-B4 B1-B3",
    passages="R5-B2 B1-G3",
    marks={
        "exit": "R1", "hidden": "B5", "radio": "B3", "search": "R3 B2 G4", "book": "R5", "occult": "G3", "tools": "B4",
        "suitcase": "R4",
    },
    shortcut="R5-G2",
)  # fmt: skip
MAPS = (MANSION, CABIN)
