"""The forces of a combat, read from the state."""

from __future__ import annotations

from stolik.games.voidfall.rules.combat.fleets import Fleets
from stolik.games.voidfall.rules.combat.forces import COMBAT_TECHNOLOGIES, Extras, Force, Ground, Rulings
from stolik.games.voidfall.rules.counts import trades
from stolik.games.voidfall.rules.sectors import installations, near
from stolik.games.voidfall.rules.state import NOBODY, Sector, Voidfall


def combat_force(
    g: Voidfall, who: int, target: int, fleets: tuple[int, int, int, int, int], *, bombard: bool = False
) -> Force:
    """A player's force in a combat in sector `target`."""
    house = g.houses[who]
    technologies = {
        f"{one}_improved" if one in house.improved else one for one in house.technologies if one in COMBAT_TECHNOLOGIES
    }
    launchers = sum(
        g.sectors[other].owner == who
        and any(kind in ("shipyard", "starbase") for kind in installations(g, g.sectors[other]))
        for other in near(g, target)
    )
    food, energy, materials, credits, science = house.stock
    return Force(
        fleets=Fleets(*fleets),
        technologies=frozenset(technologies),
        active=house.active,
        launchers=launchers,
        trade=trades(g, who),
        food=food,
        energy=energy,
        materials=materials,
        credits=credits,
        science=science if house.house == "zenor" else 0,
        bombard=bombard,
    )


def void_force(power: int, extras: Extras | None = None) -> Force:
    """A force of the Voidborn."""
    return Force(fleets=Fleets(voidborn=power), extras=extras or Extras())


def opponent(g: Voidfall, target: int) -> Force:
    """Who defends a sector against an Invasion: its owner, or the Voidborn in it."""
    sector = g.sectors[target]
    return void_force(sector.void) if sector.owner == NOBODY else combat_force(g, sector.owner, target, sector.fleets)


def rulings(g: Voidfall) -> Rulings:
    """The table's rulings on what the rulebook leaves open about combat."""
    return Rulings(blocks=g.rules.absorb_in_blocks, bombard_twice=g.rules.bombard_twice)


def ground(g: Voidfall, sector: Sector) -> Ground:
    """The Installations that fire for the defender."""
    built = installations(g, sector)
    return Ground(built.count("defence"), built.count("starbase"))
