"""The smallest force that wins an Invasion and leaves a garrison behind in every sector it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from stolik.games.voidfall.rules import combat
from stolik.games.voidfall.rules.fleets import changed
from stolik.games.voidfall.rules.invasion.forces import combat_force, ground, opponent, rulings
from stolik.games.voidfall.rules.sectors import is_home, near
from stolik.games.voidfall.rules.state import NO_FLEETS, Fleets, Voidfall

KINDS = range(len(NO_FLEETS))


def least_that_wins(g: Voidfall, me: int, target: int, where: Sequence[int], bombard: bool) -> list[Fleets] | None:
    """What each of the sectors `where` sends; None if nothing wins that keeps them all. It is the least Fleet Power
    that wins by the forecast; of equally much, that with the best result. The Home is emptied only if it must be.
    """
    for keeps_home in (True, False):
        limits = list(_limits(g, where, keeps_home=keeps_home))
        forces = {force for limit in limits for force in product(*(range(sum(units) + 1) for units in _columns(limit)))}
        force = _smallest(g, me, target, forces, bombard)
        if force is not None:
            fitting = next(limit for limit in limits if _fits(force, limit))
            return _shared_out(g, target, where, fitting, force)
    return None


def _limits(g: Voidfall, where: Sequence[int], *, keeps_home: bool) -> Iterator[list[Fleets]]:
    """What the sectors can send, once for each choice of which Fleet Power stays in them as a garrison."""
    choices = []
    for index in where:
        sector = g.sectors[index]
        stays = [kind for kind in KINDS if sector.fleets[kind]]
        may_go = [changed(sector.fleets, kind, -1) for kind in stays]
        choices.append(may_go if keeps_home or not is_home(sector) else [sector.fleets])
    return map(list, product(*choices))


def _columns(limit: Sequence[Fleets]) -> list[tuple[int, ...]]:
    """The units of each type by sector."""
    return list(zip(*limit, strict=True))


def _fits(force: Sequence[int], limit: Sequence[Fleets]) -> bool:
    return all(units <= sum(most) for units, most in zip(force, _columns(limit), strict=True))


def _smallest(g: Voidfall, me: int, target: int, forces: set[tuple[int, ...]], bombard: bool) -> tuple[int, ...] | None:
    """Of the smallest forces that win, the one with the best result; None if none wins."""
    defender, ruins, ruled = opponent(g, target), ground(g, g.sectors[target]), rulings(g)
    for size in range(1, max(map(sum, forces)) + 1):
        won = []
        for force in forces:
            if sum(force) != size:
                continue
            corvette, sentry, destroyer, dreadnought, carrier = force
            sent = combat_force(g, me, target, (corvette, sentry, destroyer, dreadnought, carrier), bombard=bombard)
            result = combat.fight(sent, defender, ruins, combat.sensible, ruled, traced=False)
            if result.winner == "invader":
                won.append((combat.worth(result, "invader"), force))
        if won:
            return max(won)[1]
    return None


def _shared_out(
    g: Voidfall, target: int, where: Sequence[int], limit: Sequence[Fleets], force: Sequence[int]
) -> list[Fleets]:
    """The parts of a force that come from each sector: from those beside the target first, of these from the
    strongest.
    """
    sent, beside = [NO_FLEETS for _ in where], set(near(g, target))
    for kind in KINDS:
        for _ in range(force[kind]):
            free = [n for n in range(len(where)) if sent[n][kind] < limit[n][kind]]
            best = max(free, key=lambda n: (where[n] in beside, g.sectors[where[n]].power - sum(sent[n])))
            sent[best] = changed(sent[best], kind, 1)
    return sent
