"""Secret choices: the mixes in which neither side can be read, found by regret matching, and drawing from them.

All Hunted lay a Place at once and the Creature's token must find them: a game of one turn, each Hunted a player of its
own, solved anew every turn from what everybody can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeVar

ROUNDS = 24
ONCE = (4, 8)
"""Beach and Wreck: only one Hunted a turn can use them."""

K = TypeVar("K")
Mix = dict[int, float]
"""Chance by Place."""


class Stand(NamedTuple):
    """One Hunted at the moment of laying: its Places, what each brings and what being caught there costs."""

    places: tuple[int, ...]
    gains: tuple[float, ...]
    losses: tuple[float, ...]
    take_back: float
    """What it can always have instead of a power."""
    exposure: float
    """1; less when River lets it evade, 2 when Artefact shows both Places."""


class Solution(NamedTuple):
    """The token's mix over the Places 1-10 and the mix of each Hunted, in the order given."""

    token: Mix
    hunted: tuple[Mix, ...]


@lru_cache(maxsize=64)
def solve(stands: tuple[Stand, ...], step: float, touch: float) -> Solution:
    """Mixes near to equilibrium. `step`: the worth of catching at least one; `touch`: what the Artemia token costs
    whom it touches besides the power, 0 when it is not there.
    """
    places = sorted({place for stand in stands for place in stand.places})
    token = _Learner(len(places))
    second = _Learner(len(places))
    where = {place: i for i, place in enumerate(places)}
    seats = [([where[p] for p in stand.places], stand, _Learner(len(stand.places))) for stand in stands]
    for time in range(1, ROUNDS + 1):
        free = [1.0] * len(places)
        prey = [0.0] * len(places)
        shaken = [0.0] * len(places)
        for at, stand, learner in seats:
            for i, share, gain, loss in zip(at, learner.now, stand.gains, stand.losses, strict=True):
                p = share * stand.exposure
                free[i] *= max(0.0, 1 - p)
                prey[i] += p * (gain + loss)
                shaken[i] += p * (gain + touch)
        caught = token.now
        touched = second.now
        for at, stand, learner in seats:
            worth = []
            for n, i in enumerate(at):
                gain = stand.gains[n]
                alone = free[i] / max(0.02, 1 - learner.now[n] * stand.exposure)
                if places[i] in ONCE and gain > stand.take_back:
                    gain = stand.take_back + (gain - stand.take_back) * alone
                risk = caught[i] * (gain + stand.losses[n] + step * min(1.0, alone))
                if touch:
                    risk += touched[i] * (1 - caught[i]) * (gain + touch)
                worth.append(gain - stand.exposure * risk)
            learner.learn(worth, time)
        token.learn([prey[i] + step * (1 - free[i]) for i in range(len(places))], time)
        if touch:
            second.learn(shaken, time)
    return Solution(
        dict(zip(places, token.mix(), strict=True)),
        tuple(dict(zip(stand.places, learner.mix(), strict=True)) for _, stand, learner in seats),
    )


class _Learner:
    """Regret matching: what would have done better is done more often; later rounds count more."""

    __slots__ = ("now", "regret", "total")

    def __init__(self, size: int) -> None:
        self.now = [1 / size] * size if size else []
        self.regret = [0.0] * size
        self.total = [0.0] * size

    def learn(self, worth: list[float], time: int) -> None:
        got = sum(map(float.__mul__, self.now, worth))
        self.regret = [max(0.0, r + w - got) for r, w in zip(self.regret, worth, strict=True)]
        self.total = [t + time * n for t, n in zip(self.total, self.now, strict=True)]
        whole = sum(self.regret)
        if whole > 0:
            self.now = [r / whole for r in self.regret]
        elif self.now:
            self.now = [1 / len(self.now)] * len(self.now)

    def mix(self) -> list[float]:
        whole = sum(self.total)
        return [t / whole for t in self.total]


def draw(rng: Random, mix: Mapping[K, float]) -> K:
    """One key, by its weight; any when all weights are nought."""
    keys = list(mix)
    weights = list(mix.values())
    if sum(weights) <= 0:
        return keys[int(rng.random() * len(keys))]
    return rng.choices(keys, weights)[0]


def best(rng: Random, worth: Mapping[K, float]) -> K:
    """The key of greatest worth, any of several."""
    most = max(worth.values())
    among = [key for key, w in worth.items() if w >= most - 1e-9]
    return among[int(rng.random() * len(among))]


def top(rng: Random, worth: Mapping[K, float], count: int) -> list[K]:
    """The `count` keys of greatest worth, equals in any order."""
    keys: Sequence[K] = rng.sample(list(worth), len(worth))
    return sorted(keys, key=lambda key: -worth[key])[:count]
