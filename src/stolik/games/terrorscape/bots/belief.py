"""Where the three Survivors can be: a Bayes filter over their joint positions.

Statements are about single Survivors, but noise has a room and no name. So the joint distribution is a mixture: each
part assumes who made which noise, and within a part the three are independent. This is exact until there are too many
parts; then the least likely ones are merged into one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from stolik.games.terrorscape.bots.house import ALL, ROOMS, members

Dist = tuple[float, ...]
"""A probability for each room."""
Trio = tuple[Dist, Dist, Dist]
Row = tuple[tuple[int, float, float], ...]
"""Where a Survivor goes from a room: (room, probability, probability of noise there)."""
PARTS = 10
LEAST = 0.004
"""Parts with a lower probability are merged."""
DECOY = 0.02
"""The probability that a Survivor makes noise in a given room next to its own."""
REMOVAL = 0.4
"""The probability that a Survivor who stays at a blocked door removes the block."""


def uniform(mask: int) -> Dist:
    """The uniform distribution over a mask of rooms."""
    share = 1 / max(1, mask.bit_count())
    return tuple(share if mask >> i & 1 else 0.0 for i in ROOMS)


class Belief:
    """A joint distribution over the rooms of the three Survivors."""

    def __init__(self, start: Sequence[int]) -> None:
        first, second, third = (uniform(mask) for mask in start)
        self.parts: list[tuple[float, Trio]] = [(1.0, (first, second, third))]

    def copy(self) -> Belief:
        """An independent copy."""
        twin = object.__new__(Belief)
        twin.parts = list(self.parts)
        return twin

    def marginal(self, slot: int) -> list[float]:
        """The distribution of one Survivor over the rooms."""
        total = [0.0] * len(ROOMS)
        for weight, trio in self.parts:
            for i, p in enumerate(trio[slot]):
                total[i] += weight * p
        return total

    def condition(self, where: Mapping[int, int]) -> None:
        """Learn that each Survivor in `where` is in a mask of rooms. Drop the parts of the mixture that contradict
        this; if none is left, start again from the masks.
        """
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
        """The probability that each Survivor in `where` is in its mask of rooms."""
        total = 0.0
        for share, trio in self.parts:
            weight = share
            for slot, mask in where.items():
                weight *= sum([trio[slot][i] for i in members(mask)])
            total += weight
        return total

    def among(self, rooms: int) -> list[float]:
        """For each mask of Survivors, the probability that exactly these are in `rooms`."""
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
        """The probability that none of these Survivors is in `rooms`."""
        return self.chance(dict.fromkeys(slots, ALL & ~rooms))

    def walk(self, rows: Mapping[int, Sequence[Row]]) -> None:
        """Survivors move without noise, by `rows[slot][room]`."""
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
        """Survivors move. Together they made exactly these noises, and for each removed block a Survivor stayed in one
        of the rooms beside the door (a mask).
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
        """Keep the likeliest parts and merge the others."""
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
    """(probability of a mask of rooms, distribution within it)."""
    mass = sum([dist[i] for i in members(mask)])
    if mass <= 1e-12:
        return 0.0, dist
    if mass > 1 - 1e-9:
        return 1.0, dist
    return mass, tuple(p / mass if mask >> i & 1 else 0.0 for i, p in enumerate(dist))


Way = tuple[int, int, float]
"""A way from a room: (its last room, mask of the cues given, probability)."""


@lru_cache(32)
def _ways(
    rows: tuple[Row, ...], noises: tuple[int, ...], removals: tuple[int, ...], near: tuple[int, ...]
) -> tuple[tuple[Way, ...], ...]:
    """All ways from each room, without noise in rooms where none was heard."""
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
    """The sets of cues that one move of a row can cause."""
    cases = [(0, share if to in noises else share * (1 - loud))]
    chances = [loud if heard == to else DECOY if near[to] >> heard & 1 else 0.0 for heard in noises]
    chances += [REMOVAL if to == room and beside >> room & 1 else 0.0 for beside in removals]
    for n, chance in enumerate(chances):
        if chance:
            cases = [case for made, q in cases for case in ((made, q * (1 - chance)), (made | 1 << n, q * chance))]
    return [(made, q) for made, q in cases if q]


def _made(dist: Dist, ways: tuple[tuple[Way, ...], ...]) -> dict[int, tuple[float, Dist]]:
    """For each mask of cues that this Survivor can have given: (probability, its distribution then)."""
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
