"""What may be invaded, and from where (rulebook, Invasion)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.voidfall.content.galaxy import galaxy
from stolik.games.voidfall.rules.sectors import is_home, is_void, near
from stolik.games.voidfall.rules.state import NOBODY, Sector, Voidfall, improved, mark, rivals

HYPERDRIVE = "hyperdrive"


def may_invade(g: Voidfall, me: int, sector: Sector) -> bool:
    """A Voidborn sector, one without Fleet Power, or (competitive, no truce) another player's sector that is not a
    Home.
    """
    if sector.owner == me or sector.tile == "wormhole":
        return False
    if sector.owner == NOBODY:
        return is_void(sector) or not is_home(sector)
    return rivals(g) and not g.rules.truce and not is_home(sector)


def targets(g: Voidfall, me: int, tags: Sequence[str] = ()) -> list[int]:
    """The sectors a player can invade now."""
    return [index for index in range(len(g.sectors)) if is_target(g, me, index, tags)]


def is_target(g: Voidfall, me: int, index: int, tags: Sequence[str]) -> bool:
    """Whether a player can invade a sector now, with own Fleet Power adjacent to it; `corrupted` allows only Corrupted
    ones.
    """
    sector = g.sectors[index]
    fits = may_invade(g, me, sector) and (sector.corrupted or "corrupted" not in tags)
    return fits and bool(sources(g, me, index))


def sources(g: Voidfall, me: int, target: int) -> list[int]:
    """The sectors from which a player's Fleet Power can invade a target: adjacent ones; once a turn, with an Improved
    Hyperdrive, also those across a Voidstorm and those one own sector further away.
    """
    reach = list(near(g, target))
    if improved(g, me, HYPERDRIVE) and mark(HYPERDRIVE, me) not in g.turn.used:
        own = [index for index in reach if g.sectors[index].owner == me]
        reach += galaxy(g.box, g.scenario).raw[target]
        reach += [further for index in own for further in near(g, index)]
    found = dict.fromkeys(reach)
    return [index for index in found if g.sectors[index].owner == me and g.sectors[index].power]
