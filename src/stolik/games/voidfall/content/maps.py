"""Maps for two, three and four players. A base map is written once for one seat and rotated for the others, so that
every seat has the same galaxy around it; scenarios change its sectors and storms.

Cells are axial (q, r). The geometry and the changes are ours: the printed maps for several players are not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from stolik.content.errors import BadEffect
from stolik.games.voidfall.content.kinds import Cell, Edge, Scenario, Series

Hex = tuple[int, int]
Turned = Callable[[int, int], Hex]

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""The steps to the six neighbours of a cell."""

TURNS: dict[int, tuple[Turned, ...]] = {
    2: (lambda q, r: (q, r), lambda q, r: (-q, -r)),
    3: (lambda q, r: (q, r), lambda q, r: (-q - r, q), lambda q, r: (r, -q - r)),
    4: (lambda q, r: (q, r), lambda q, r: (r, q), lambda q, r: (-q, -r), lambda q, r: (-r, -q)),
}
"""By number of players: the rotations that move the first seat's galaxy to each seat."""


def _held(pop: int, void: int, glory: int, tile: str = "standard", **more: Any) -> dict[str, Any]:
    """A Voidborn sector; populous ones have Sector Defences."""
    defence = ("defence",) if pop >= 4 and tile != "research_facility" else ()
    fields = {"tile": tile, "pop": pop, "void": void, "corrupted": True, "glory": (glory,), "installations": defence}
    return fields | more


HOME = {"tile": "home"}
OUTPOST = {"tile": "outpost"}
FALLEN = {"tile": "fallen_house", "corrupted": True, "glory": (1,)}
CENTRE = _held(6, 3, 5, "megalopolis")
PARADISE = _held(4, 2, 3, "paradise_world")
GENESIS = _held(3, 3, 2, "genesis", bounties=1)
POP_2 = _held(2, 1, 1)
POP_3 = _held(3, 2, 2, bounties=1)
POP_4 = _held(4, 2, 3, reclaims=1)
POP_5 = _held(5, 3, 4, reclaims=2)

BASE: dict[int, tuple[tuple[str, Hex, dict[str, Any]], ...]] = {
    2: (
        ("home", (0, 3), HOME),
        ("outpost", (1, 2), OUTPOST),
        ("near", (0, 2), POP_3),
        ("flank", (-1, 3), POP_2),
        ("mid", (-1, 2), POP_3),
        ("outer", (1, 1), POP_4),
        ("inner", (0, 1), PARADISE),
        ("gate", (1, 0), POP_5),
        ("fallen", (-1, 1), FALLEN),
        ("centre", (0, 0), CENTRE),
    ),
    3: (
        ("home", (0, 3), HOME),
        ("outpost", (1, 2), OUTPOST),
        ("near", (0, 2), POP_3),
        ("flank", (-1, 3), POP_2),
        ("mid", (1, 1), POP_3),
        ("outer", (-1, 2), POP_4),
        ("inner", (1, 0), POP_5),
        ("gate", (0, 1), GENESIS),
        ("fallen", (2, 0), FALLEN),
        ("centre", (0, 0), CENTRE),
    ),
    4: (
        ("home", (3, -1), HOME),
        ("outpost", (3, 0), OUTPOST),
        ("near", (2, 0), POP_3),
        ("flank", (2, -1), POP_2),
        ("mid", (1, 0), POP_4),
        ("gate", (1, -1), POP_5),
        ("fallen", (1, 1), FALLEN),
        ("fallen", (2, -2), FALLEN),
        ("centre", (0, 0), CENTRE),
    ),
}
"""By number of players: the role of a sector, its place as seen from the first seat, and its content."""

STORMS = {2: ("near", "outer"), 3: None, 4: ("flank", "mid")}
"""The pairs of roles between which the base map has Voidstorms."""


class Sketch(NamedTuple):
    """A map being drawn: role and sector of each cell, and the storms."""

    players: int
    roles: dict[Hex, str]
    cells: dict[Hex, Cell]
    storms: frozenset[frozenset[Hex]]

    def change(self, fits: Callable[[str, Cell], bool], make: Callable[[Cell], Cell]) -> Sketch:
        """The map with changed sectors where `fits` holds."""
        cells = {at: make(cell) if fits(self.roles[at], cell) else cell for at, cell in self.cells.items()}
        return self._replace(cells=cells)

    def become(self, role: str, **fields: Any) -> Sketch:
        """The map with a new sector in every place with this role."""
        return self.change(lambda name, cell: name == role, lambda cell: Cell(at=cell.at, **fields))

    def between(self, one: str, other: str) -> frozenset[frozenset[Hex]]:
        """The edges between sectors of two roles."""
        return frozenset(
            frozenset((at, near))
            for at, role in self.roles.items()
            for near in around(at)
            if role == one and self.roles.get(near) == other
        )


def around(at: Hex) -> Iterator[Hex]:
    """The six neighbours of a cell."""
    return ((at[0] + q, at[1] + r) for q, r in SIDES)


@cache
def base(players: int) -> Sketch:
    """The base map for a number of players."""
    roles: dict[Hex, str] = {}
    cells: dict[Hex, Cell] = {}
    for role, spot, fields in BASE[players]:
        for seat, turned in enumerate(TURNS[players]):
            at = turned(*spot)
            roles[at] = role
            cells[at] = Cell(at=at, seat=seat if role in ("home", "outpost") else -1, **fields)
    sketch = Sketch(players, roles, cells, frozenset())
    storms = STORMS[players]
    return sketch if storms is None else sketch._replace(storms=sketch.between(*storms))


def strengthen(sketch: Sketch) -> Sketch:
    """Makes every Voidborn fleet one stronger, up to three; flanks hold more Glory."""
    return _rich_flanks(_with_void(sketch, _one_stronger))


def guard(sketch: Sketch) -> Sketch:
    """Makes Voidborn fleets one stronger, up to three, where the Population is 4 or more; flanks hold more Glory."""
    return _rich_flanks(_with_void(sketch, _one_stronger, least=4))


def weaken(sketch: Sketch) -> Sketch:
    """Makes every Voidborn fleet one weaker, down to one."""
    return _with_void(sketch, lambda void: max(1, void - 1))


def calm(sketch: Sketch) -> Sketch:
    """No Voidstorms."""
    return sketch._replace(storms=frozenset())


def storm(sketch: Sketch) -> Sketch:
    """Two Voidstorms for each seat around the sector beside its Home."""
    return sketch._replace(storms=sketch.storms | sketch.between("near", "mid") | sketch.between("near", "outer"))


def fortify(sketch: Sketch) -> Sketch:
    """One more Sector Defence in standard sectors with Population 4 or more."""
    return sketch.change(
        lambda _, cell: cell.tile == "standard" and cell.pop >= 4,
        lambda cell: replace(cell, installations=(*cell.installations, "defence")),
    )


def colonies(sketch: Sketch) -> Sketch:
    """Survivor Colonies halfway to the centre."""
    return sketch.become("mid", tile="survivor_colony", pop=3)


def laboratory(sketch: Sketch) -> Sketch:
    """A Research Facility in the centre."""
    return sketch.become("centre", **_held(4, 3, 5, "research_facility"))


def palace(sketch: Sketch) -> Sketch:
    """The Novarch Palace in the centre."""
    return sketch.become("centre", **_held(3, 3, 5, "novarch_palace", reclaims=2))


def wormholes(sketch: Sketch) -> Sketch:
    """Wormholes around the centre."""
    return sketch.become("gate", tile="wormhole", letter="A")


def ruins(sketch: Sketch) -> Sketch:
    """Ancient Ruins on the flanks."""
    return sketch.become("flank", tile="ancient_ruins", void=2, glory=(1,))


def relays(sketch: Sketch) -> Sketch:
    """Transmission Relays around the centre."""
    return sketch.become("gate" if sketch.players == 4 else "inner", tile="transmission_relay", pop=3)


def gentle(sketch: Sketch) -> Sketch:
    """For the introduction: no storms, only printed Sector Defences, small Voidborn fleets."""
    return calm(sketch).change(lambda *_: True, lambda cell: replace(cell, installations=(), void=min(2, cell.void)))


def rifts(sketch: Sketch) -> Sketch:
    """For cooperative play, with a Rift in the centre; without it for three players, whose galaxy has the most sectors
    per player.
    """
    return _together(sketch, rift=sketch.players != 3)


def rift_for_two(sketch: Sketch) -> Sketch:
    """For cooperative play with stronger sectors: with a Rift in the centre only for two players."""
    return _together(sketch, rift=sketch.players == 2)


def _together(sketch: Sketch, *, rift: bool) -> Sketch:
    """Harbingers in the most populous sectors, and everything else smaller, because the Influence of the Voidborn
    counts the whole galaxy and each player must have as much: smaller fleets and Populations, Corruption only in
    populous sectors.
    """
    centre: dict[str, Any] = {"tile": "rift", "void": 3} if rift else POP_4
    return (
        weaken(sketch.change(lambda _, cell: cell.at == (0, 0), lambda cell: Cell(at=cell.at, **centre)))
        .change(lambda _, cell: cell.pop >= 5, lambda cell: replace(cell, harbingers=1))
        .change(lambda _, cell: cell.pop < 4, lambda cell: replace(cell, corrupted=False))
        .change(lambda _, cell: cell.void > 0 and cell.pop > 2, lambda cell: replace(cell, pop=cell.pop - 1))
    )


def _with_void(sketch: Sketch, stronger: Callable[[int], int], least: int = 0) -> Sketch:
    """The map with changed Voidborn fleets in the sectors with at least this Population."""
    return sketch.change(
        lambda _, cell: cell.void > 0 and cell.pop >= least, lambda cell: replace(cell, void=stronger(cell.void))
    )


def _one_stronger(void: int) -> int:
    return max(void, min(3, void + 1))


def _rich_flanks(sketch: Sketch) -> Sketch:
    return sketch.change(lambda role, _: role == "flank", lambda cell: replace(cell, glory=(2,)))


CHANGES: dict[str, Callable[[Sketch], Sketch]] = {
    change.__name__: change
    for change in (
        strengthen, guard, weaken, calm, storm, fortify, colonies, laboratory, palace, wormholes, ruins, relays, gentle,
        rifts, rift_for_two,
    )
}  # fmt: skip


def check(series: Series) -> None:
    """Refuses, with BadEffect, a series that no map can be drawn for."""
    wrong = [change for change in series.changes if change not in CHANGES]
    wrong += [str(players) for players in series.players if players not in BASE]
    if len(series.complexity) != len(series.players):
        wrong.append("complexity")
    if len(series.aggression) not in (0, len(series.players)):
        wrong.append("aggression")
    if wrong:
        raise BadEffect(reason="series", word=wrong[0], text=series.id)


def draw(series: Series) -> Iterator[Scenario]:
    """The maps of a series for each of its numbers of players. Their sectors are in reading order, row by row."""
    for number, players in enumerate(series.players):
        sketch = base(players)
        for change in series.changes:
            sketch = CHANGES[change](sketch)
        yield Scenario(
            id=f"{series.code}{players}",
            ours=("maps", "havens") if series.mode == "cooperative" else ("maps",),
            series=series.id,
            mode=series.mode,
            players=players,
            complexity=series.complexity[number],
            aggression=series.aggression[number] if series.aggression else 0,
            grid="axial",
            fallen=series.fallen,
            recommended=series.recommended,
            havens=(2, 2) if series.mode == "cooperative" else (),
            cells=tuple(sketch.cells[at] for at in sorted(sketch.cells, key=_reading_order)),
            storms=tuple(sorted(map(_edge, sketch.storms))),
        )


def _reading_order(at: Hex) -> tuple[int, int]:
    return (at[1] * 2 + at[0], at[0])


def _edge(pair: frozenset[Hex]) -> Edge:
    one, other = sorted(pair)
    return one, other
