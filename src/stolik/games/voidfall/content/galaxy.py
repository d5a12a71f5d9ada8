"""The galaxy of a scenario: which of its sectors, numbered like the scenario's cells, are adjacent."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import NamedTuple

from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.kinds import Cell, Scenario
from stolik.games.voidfall.content.maps import Hex, around

Links = tuple[tuple[int, ...], ...]
"""For each sector, others in ascending order."""


class Galaxy(NamedTuple):
    """`hexes` are axial coordinates of flat-topped hexes. `raw` joins sectors that share an edge, `neighbours` those
    whose edge has no Voidstorm, `linked` those beside Wormholes of one letter. `adjacent` is what the rules use:
    neighbours and linked sectors, without the Wormholes, where nothing can stay.
    """

    hexes: tuple[Hex, ...]
    raw: Links
    neighbours: Links
    linked: Links
    adjacent: Links


@cache
def galaxy(box: Book, id: str) -> Galaxy:
    """The galaxy of a scenario such as `c011`. Raises KeyError if there is none."""
    scenario = box.scenarios[id]
    hexes = tuple(axial(scenario, cell.at) for cell in scenario.cells)
    index = {at: number for number, at in enumerate(hexes)}
    raw = _links({index[near] for near in around(at) if near in index} for at in hexes)
    storms = {frozenset(index[axial(scenario, at)] for at in edge) for edge in scenario.storms}
    neighbours = _links({near for near in nears if frozenset((at, near)) not in storms} for at, nears in enumerate(raw))
    linked = _wormhole_links(scenario.cells, neighbours)
    wormholes = {number for number, cell in enumerate(scenario.cells) if cell.letter}
    adjacent = _links(
        () if at in wormholes else {*near, *far} - wormholes
        for at, (near, far) in enumerate(zip(neighbours, linked, strict=True))
    )
    return Galaxy(hexes, raw, neighbours, linked, adjacent)


def axial(scenario: Scenario, at: Hex) -> Hex:
    """The axial coordinates of a cell of a map."""
    column, row = at
    return at if scenario.grid == "axial" else (column, row - column // 2)


def _wormhole_links(cells: tuple[Cell, ...], neighbours: Links) -> Links:
    """For each sector beside a Wormhole, all others beside Wormholes of its letter, this one included."""
    wormholes = {number: cell.letter for number, cell in enumerate(cells) if cell.letter}
    beside: dict[str, set[int]] = {}
    for number, letter in wormholes.items():
        beside.setdefault(letter, set()).update(neighbours[number])

    def far(at: int) -> set[int]:
        letters = {wormholes[near] for near in neighbours[at] if near in wormholes}
        return {sector for letter in letters for sector in beside[letter]} - {at, *wormholes}

    return _links(() if at in wormholes else far(at) for at in range(len(cells)))


def _links(links: Iterable[Collection[int]]) -> Links:
    return tuple(tuple(sorted(near)) for near in links)
