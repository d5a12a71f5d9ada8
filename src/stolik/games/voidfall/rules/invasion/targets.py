"""What may be invaded, and from where (rulebook, Invasion)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.voidfall.rules.sectors import is_home, is_void, near
from stolik.games.voidfall.rules.state import NOBODY, Sector, Voidfall


def may_invade(g: Voidfall, me: int, sector: Sector) -> bool:
    """A Voidborn sector, one without Fleet Power, or (competitive) another player's that is no Home."""
    if sector.owner == me or sector.tile == "wormhole":
        return False
    if sector.owner == NOBODY:
        return is_void(sector) or not is_home(sector)
    return g.mode == "competitive" and not is_home(sector)


def targets(g: Voidfall, me: int, tags: Sequence[str] = ()) -> list[int]:
    """The sectors a player can invade now, with Fleet Power next to them; `corrupted` allows only Corrupted ones."""
    return [
        index
        for index, sector in enumerate(g.sectors)
        if may_invade(g, me, sector)
        and (sector.corrupted or "corrupted" not in tags)
        and any(g.sectors[other].owner == me and g.sectors[other].power for other in near(g, index))
    ]


def sources(g: Voidfall, me: int, target: int) -> list[int]:
    """The sectors from which a player's Fleet Power can invade a target."""
    return [index for index in near(g, target) if g.sectors[index].owner == me and g.sectors[index].power]
