"""The end of a cooperative or solo game (rulebook, End of the game)."""

from __future__ import annotations

from stolik.games.voidfall.rules.counts import board_corruption
from stolik.games.voidfall.rules.sectors import is_void
from stolik.games.voidfall.rules.sources import Source
from stolik.games.voidfall.rules.state import Voidfall

RIFT, HAVEN, CATASTROPHE, HARBINGER, CONSUMED, CRISIS, FALLEN, CORRUPTION = 30, 20, 20, 10, 5, 5, 3, 2


def void_influence(g: Voidfall) -> list[Source]:
    """The parts of the Influence of the Voidborn."""
    unfinished = sum(built < levels for levels, built in zip(g.haven_levels, g.haven_built, strict=True))
    corruption = sum(sector.corrupted for sector in g.sectors) + sum(g.corrupted_offers)
    corruption += sum(board_corruption(g, me) for me in range(g.players))
    found = [
        Source(f"difficulty:{g.difficulty}", g.box.difficulties[g.difficulty].influence),
        _each("tile:rift", RIFT, sum(sector.tile == "rift" for sector in g.sectors)),
        _each("token:haven", HAVEN, unfinished),
        _each("token:catastrophe", CATASTROPHE, g.catastrophes),
        _each("token:harbinger", HARBINGER, sum(sector.harbingers for sector in g.sectors)),
        _each("token:consumed", CONSUMED, g.consumed),
        _each("token:crisis", CRISIS, sum(map(len, g.rows))),
        _each("token:fallen_house", FALLEN, sum(bool(sector.house) for sector in g.sectors)),
        _each("token:corruption", CORRUPTION, corruption),
        Source("token:population", sum(sector.pop for sector in g.sectors if is_void(sector))),
    ]
    return [source for source in found if source.n]


def _each(by: str, worth: int, times: int) -> Source:
    return Source(by, worth * times, times)
