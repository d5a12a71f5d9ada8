"""The map of the Zone: areas and facility slots by number, and the borders on both sides of the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from stolik.content.errors import BadContent
from stolik.content.rows import read_rows
from stolik.games.zona.content.kinds import Area, Border, Slot


class Way(NamedTuple):
    """A border to cross: the area behind it and the damage of a shortcut (empty: none)."""

    to: str
    shortcut: str


class Map:
    """The areas by id, in the order of the file, with slots for facilities.

    Raises BadContent if a row names an area that does not exist.
    """

    def __init__(self, areas: Mapping[str, Area], borders: Sequence[Border], slots: Sequence[Slot]) -> None:
        self.areas, self.borders, self.slots = areas, borders, slots
        named = [id for border in borders for id in border.areas]
        for id in (*named, *(id for slot in slots for id in slot.entrances)):
            if id not in areas:
                raise BadContent(reason="reference", file="map.toml", row=id, word=id)

    def ways(self, players: int) -> dict[str, tuple[Way, ...]]:
        """The moves from each area, on the side of the board for this number of players."""
        return self._few if players <= 2 else self._many

    def capacity(self, players: int) -> int:
        """How many scavengers a facility holds."""
        return 1 if players <= 2 else 2

    def sector(self, *sectors: str) -> tuple[str, ...]:
        """The ids of the areas of these sectors."""
        return tuple(area.id for area in self.areas.values() if area.sector in sectors)

    @cached_property
    def _few(self) -> dict[str, tuple[Way, ...]]:
        return self._ways([border for border in self.borders if not border.blocked])

    @cached_property
    def _many(self) -> dict[str, tuple[Way, ...]]:
        return self._ways(self.borders)

    def _ways(self, borders: Iterable[Border]) -> dict[str, tuple[Way, ...]]:
        found: dict[str, list[Way]] = {id: [] for id in self.areas}
        for border in borders:
            one, other = border.areas
            found[one].append(Way(other, border.shortcut))
            found[other].append(Way(one, border.shortcut))
        return {id: tuple(ways) for id, ways in found.items()}


def read_map(file: Path) -> Map:
    """The map of a file. Raises BadContent if a row cannot be read."""
    areas = {row.id: row for row in read_rows(file, "area", Area)}
    return Map(areas, read_rows(file, "border", Border), read_rows(file, "slot", Slot))
