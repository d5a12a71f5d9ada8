"""Where the three Survivors can be: a Bayes filter over their joint positions.

What is said aloud is about each Survivor by itself, but for noise: it has a place and no name. So the joint
distribution is kept as a mixture: each part says who made which noise, and within a part the three are independent.
This is exact until more parts arise than are kept; the least likely ones are then melted into one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from stolik.games.terrorscape.bots.house import ALL, ROOMS, members

Dist = tuple[float, ...]
"""A chance for each room."""
Trio = tuple[Dist, Dist, Dist]
Row = tuple[tuple[int, float, float], ...]
"""Where a Survivor goes from a room: (room, chance, chance of noise there)."""
PARTS = 10
LEAST = 0.004
"""Parts that are less likely are melted together."""
DECOY = 0.02
"""The chance that a Survivor makes noise in a given room next to its own."""
REMOVAL = 0.4
"""The chance that a Survivor who stays at a blocked door removes the block."""


def uniform(mask: int) -> Dist:
    """All rooms of a set alike."""
    share = 1 / max(1, mask.bit_count())
    return tuple(share if mask >> i & 1 else 0.0 for i in ROOMS)


class Belief:
    """A distribution over the rooms of the three Survivors together."""

    def __init__(self, start: Sequence[int]) -> None:
        first, second, third = (uniform(mask) for mask in start)
        self.parts: list[tuple[float, Trio]] = [(1.0, (first, second, third))]

    def copy(self) -> Belief:
        """An independent copy."""
        twin = object.__new__(Belief)
        twin.parts = list(self.parts)
        return twin

    def marginal(self, slot: int) -> list[float]:
        """Where one Survivor is."""
        total = [0.0] * len(ROOMS)
        for weight, trio in self.parts:
            for i, p in enumerate(trio[slot]):
                total[i] += weight * p
        return total

    def condition(self, where: Mapping[int, int]) -> None:
        """Each of these Survivors is in one of these rooms (a mask). What cannot be is forgotten, not believed."""
        known = {slot: mask for slot, mask in where.items() if mask != ALL}
        if not known:
            return
        kept: list[tuple[float, Trio]] = []
        changed = False
        done: dict[tuple[int, int], tuple[float, Dist]] = {}
        for share, trio in self.parts:
            weight = share
            dists = list(trio)
            for slot, mask in known.items():
                key = (id(dists[slot]), mask)
                found = done.get(key)
                if found is None:
                    found = done[key] = _within(dists[slot], mask)
                weight *= found[0]
                if found[1] is not dists[slot] or not weight:
                    changed = True
                if not weight:
                    break
                dists[slot] = found[1]
            if weight > 1e-12:
                kept.append((weight, (dists[0], dists[1], dists[2])))
        if not changed:
            return
        if kept:
            self._set(kept)
            return
        for slot, mask in known.items():
            fresh = _within(tuple(self.marginal(slot)), mask)
            self._replace(slot, fresh[1] if fresh[0] else uniform(mask))

    def chance(self, where: Mapping[int, int]) -> float:
        """How likely it is that each of these Survivors is in one of these rooms."""
        total = 0.0
        for share, trio in self.parts:
            weight = share
            for slot, mask in where.items():
                weight *= sum([trio[slot][i] for i in members(mask)])
            total += weight
        return total

    def among(self, rooms: int) -> list[float]:
        """How likely it is, for each mask of Survivors, that just these are in the rooms."""
        inside = members(rooms)
        total = [0.0] * 8
        for weight, trio in self.parts:
            chances = [weight]
            for slot in range(3):
                p = sum([trio[slot][i] for i in inside])
                chances = [*(q * (1 - p) for q in chances), *(q * p for q in chances)]
            for mask, q in enumerate(chances):
                total[mask] += q
        return total

    def nobody(self, rooms: int, slots: Sequence[int]) -> float:
        """How likely it is that none of these Survivors is in any of these rooms."""
        return self.chance(dict.fromkeys(slots, ALL & ~rooms))

    def walk(self, rows: Mapping[int, Sequence[Row]]) -> None:
        """Survivors move, unheard: `rows[slot][room]` says where to."""
        done: dict[tuple[int, int], Dist] = {}
        parts = []
        for weight, trio in self.parts:
            dists = list(trio)
            for slot, moves in rows.items():
                key = (id(trio[slot]), slot)
                if key not in done:
                    there = [0.0] * len(ROOMS)
                    for room, p in enumerate(trio[slot]):
                        if p:
                            for to, share, _ in moves[room]:
                                there[to] += p * share
                    done[key] = tuple(there)
                dists[slot] = done[key]
            parts.append((weight, (dists[0], dists[1], dists[2])))
        self.parts = parts

    def hear(
        self, rows: Sequence[tuple[Row, ...]], noises: Sequence[int], removals: Sequence[int], near: tuple[int, ...]
    ) -> None:
        """Survivors move, each making each noise or none; together they made exactly these noises, and somebody stayed
        to remove each of these blocks (masks of the rooms beside the door).
        """
        ways = [_ways(moves, tuple(noises), tuple(removals), near) for moves in rows]
        tables: dict[tuple[int, int], dict[int, tuple[float, Dist]]] = {}
        whole = (1 << len(noises) + len(removals)) - 1
        parts: list[tuple[float, Trio]] = []
        for weight, trio in self.parts:
            made = []
            for slot in range(3):
                key = (id(trio[slot]), slot)
                if key not in tables:
                    tables[key] = _made(trio[slot], ways[slot])
                made.append(tables[key])
            for one, (p, a) in made[0].items():
                for two, (q, b) in made[1].items():
                    rest = whole & ~(one | two)
                    for three, (r, c) in made[2].items():
                        if rest & ~three == 0:
                            parts.append((weight * p * q * r, (a, b, c)))
        if sum(weight for weight, _ in parts) > 1e-9:
            self._set(parts)
        else:
            self.walk(dict(enumerate(rows)))

    def _set(self, parts: list[tuple[float, Trio]]) -> None:
        """Keep the likeliest parts; melt the others."""
        whole = sum(weight for weight, _ in parts)
        parts.sort(key=lambda part: -part[0])
        kept = [part for part in parts[:PARTS] if part[0] > LEAST * whole]
        rest = parts[len(kept) :]
        if rest:
            mass = sum(weight for weight, _ in rest)
            melted = [
                tuple(sum(weight * trio[slot][i] for weight, trio in rest) / mass for i in ROOMS) for slot in range(3)
            ]
            kept.append((mass, (melted[0], melted[1], melted[2])))
        self.parts = [(weight / whole, trio) for weight, trio in kept]

    def _replace(self, slot: int, dist: Dist) -> None:
        self.parts = [(weight, _with(trio, slot, dist)) for weight, trio in self.parts]


def _with(trio: Trio, slot: int, dist: Dist) -> Trio:
    dists = list(trio)
    dists[slot] = dist
    return dists[0], dists[1], dists[2]


def _within(dist: Dist, mask: int) -> tuple[float, Dist]:
    """How likely the rooms of a set are, and the distribution within it."""
    mass = sum([dist[i] for i in members(mask)])
    if mass <= 1e-12:
        return 0.0, dist
    if mass > 1 - 1e-9:
        return 1.0, dist
    return mass, tuple(p / mass if mask >> i & 1 else 0.0 for i, p in enumerate(dist))


Way = tuple[int, int, float]
"""A way from a room: where it ends, the cues given (a mask), how likely that is."""


@lru_cache(32)
def _ways(
    rows: tuple[Row, ...], noises: tuple[int, ...], removals: tuple[int, ...], near: tuple[int, ...]
) -> tuple[tuple[Way, ...], ...]:
    """All ways from each room. Noise where none was heard does not come into them."""
    return tuple(
        tuple(
            (to, made, chance)
            for to, share, loud in moves
            for made, chance in _given(room, to, share, loud, noises, removals, near)
        )
        for room, moves in enumerate(rows)
    )


def _given(
    room: int,
    to: int,
    share: float,
    loud: float,
    noises: tuple[int, ...],
    removals: tuple[int, ...],
    near: tuple[int, ...],
) -> list[tuple[int, float]]:
    """The sets of cues that one step of a row can give."""
    cases = [(0, share if to in noises else share * (1 - loud))]
    chances = [loud if heard == to else DECOY if near[to] >> heard & 1 else 0.0 for heard in noises]
    chances += [REMOVAL if to == room and beside >> room & 1 else 0.0 for beside in removals]
    for n, chance in enumerate(chances):
        if chance:
            cases = [case for made, q in cases for case in ((made, q * (1 - chance)), (made | 1 << n, q * chance))]
    return [(made, q) for made, q in cases if q]


def _made(dist: Dist, ways: tuple[tuple[Way, ...], ...]) -> dict[int, tuple[float, Dist]]:
    """For each set of cues this Survivor can have given: how likely that is, and where it then is."""
    there: dict[int, list[float]] = {}
    for room, p in enumerate(dist):
        if p > 1e-6:
            for to, made, q in ways[room]:
                if made not in there:
                    there[made] = [0.0] * len(ROOMS)
                there[made][to] += p * q
    found = {}
    for made, chances in there.items():
        mass = sum(chances)
        if mass > 1e-9:
            found[made] = (mass, tuple([q / mass for q in chances]))
    return found
