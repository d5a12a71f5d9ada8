"""The planet Artemia: ten Places in two rows of five (rulebook, setting up; neighbours share an edge)."""

from __future__ import annotations

from stolik.core.chance import numbers
from stolik.core.question import Named


class Place(Named):
    """A Place card. `bit` stands for it in masks; Places compare by identity."""

    __slots__ = ("bit", "name", "near", "number")

    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"place:{number}")
        self.number = number
        self.name = name
        self.bit = 1 << number
        self.near = 0
        """Mask of the Places that share an edge with this one."""


NAMES = ("lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact")
PLACES: tuple[Place, ...] = tuple(Place(n, name) for n, name in enumerate(NAMES, start=1))
LAIR, JUNGLE, RIVER, BEACH, ROVER, SWAMP, SHELTER, WRECK, SOURCE, ARTEFACT = PLACES

for _place in PLACES:
    for _other in PLACES:
        _row, _column = divmod(_place.number - 1, 5)
        _other_row, _other_column = divmod(_other.number - 1, 5)
        if abs(_row - _other_row) + abs(_column - _other_column) == 1:
            _place.near |= _other.bit

START = sum(place.bit for place in PLACES[:5])
"""The mask of the Places that every Hunted begins with."""
RESERVE = PLACES[5:]
"""The Places of the reserve."""
ALL = sum(place.bit for place in PLACES)

PLACE_IN: tuple[tuple[Place, ...], ...] = tuple(tuple(p for p in PLACES if m & p.bit) for m in range(1 << 11))
"""The Places of a mask, by number."""
NUMBERS_IN: tuple[tuple[int, ...], ...] = tuple(tuple(p.number for p in places) for places in PLACE_IN)
"""The numbers of the Places of a mask."""


def near(places: int) -> int:
    """Mask of the Places next to any of `places`, without `places`."""
    found = 0
    for number in numbers(places):
        found |= PLACES[number - 1].near
    return found & ~places
