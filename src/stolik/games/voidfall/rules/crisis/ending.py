"""The end of a cooperative or solo game (rulebook, End of the game)."""

from __future__ import annotations

from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.counts import Part
from stolik.games.voidfall.rules.sectors import is_void
from stolik.games.voidfall.rules.state import Voidfall

RIFT, HAVEN, CATASTROPHE, HARBINGER, CONSUMED, CRISIS, FALLEN, CORRUPTION = 30, 20, 20, 10, 5, 5, 3, 2


def void_influence(g: Voidfall) -> list[Part]:
    """What the Influence of the Voidborn is made of."""
    unfinished = sum(built < levels for levels, built in zip(g.haven_levels, g.haven_built, strict=True))
    corruption = sum(sector.corrupted for sector in g.sectors) + sum(g.corrupted_offers)
    corruption += sum(sum(h.corrupted_tracks) + sum(h.corrupted_slots) + h.chambers for h in g.houses)
    parts = [
        (f"difficulty:{g.difficulty}", BOOK.difficulties[g.difficulty].influence),
        ("tile:rift", RIFT * sum(sector.tile == "rift" for sector in g.sectors)),
        ("token:haven", HAVEN * unfinished),
        ("token:catastrophe", CATASTROPHE * g.catastrophes),
        ("token:harbinger", HARBINGER * sum(sector.harbingers for sector in g.sectors)),
        ("token:consumed", CONSUMED * g.consumed),
        ("token:crisis", CRISIS * sum(map(len, g.rows))),
        ("token:fallen_house", FALLEN * sum(bool(sector.house) for sector in g.sectors)),
        ("token:corruption", CORRUPTION * corruption),
        ("token:population", sum(sector.pop for sector in g.sectors if is_void(sector))),
    ]
    return [part for part in parts if part[1]]
