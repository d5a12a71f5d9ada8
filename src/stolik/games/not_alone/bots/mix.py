"""Mixed strategies for secret choices, near equilibrium, found by regret matching.

All Hunted lay a Place at once and the Creature's token must find them. This one-turn game, with each Hunted as a
player, is solved every turn from public information.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import prod
from operator import mul
from typing import NamedTuple

ROUNDS = 20
ONCE = (4, 8)
"""Beach and Wreck: only one Hunted per turn can use their power."""

Mix = dict[int, float]
"""Probability by Place."""


class Stand(NamedTuple):
    """One Hunted when it lays: its Places, what each gains and what being caught there costs, in Assimilation steps."""

    places: tuple[int, ...]
    gains: tuple[float, ...]
    losses: tuple[float, ...]
    take_back: float
    """What taking a Place back, instead of using a power, is worth, in Assimilation steps."""
    exposure: float
    """The number of its Places a token can find: 1, less with River, 2 with Artefact."""
    habit: tuple[float, ...] = ()
    """The probability of each Place by its earlier turns; empty if nothing is known."""
    trust: float = 0.0
    """The probability (0 to 1) that it follows its habit; otherwise it replies to the token's mix."""


class Solution(NamedTuple):
    """The token's mix over the Places 1-10 and the mix of each Hunted, in the order given."""

    token: Mix
    hunted: tuple[Mix, ...]


@lru_cache(maxsize=64)
def solve(stands: tuple[Stand, ...], step: float, touch: float) -> Solution:
    """Mixes near equilibrium. In Assimilation steps, `step` is the worth of catching at least one Hunted, `touch` what
    the Artemia token costs a Hunted besides the power (0 without the token).
    """
    places = sorted({place for stand in stands for place in stand.places})
    where = {place: i for i, place in enumerate(places)}
    token, artemia = _Learner(len(places)), _Learner(len(places) if touch else 0)
    seats = [_Seat(stand, where) for stand in stands]
    free = [prod(seat.misses[i] for seat in seats) for i in range(len(places))]
    for time in range(1, ROUNDS + 1):
        for seat in seats:
            seat.learn(free, token.now, artemia.now, step, touch, time)
        prey = [step * (1 - chance) for chance in free]
        shaken = [0.0] * len(places)
        for seat in seats:
            for i, p, gain, loss in zip(seat.at, seat.lays, seat.stand.gains, seat.stand.losses, strict=True):
                prey[i] += p * seat.stand.exposure * (gain + loss)
                shaken[i] += p * seat.stand.exposure * (gain + touch)
        token.learn(prey, time)
        if touch:
            artemia.learn(shaken, time)
    return Solution(
        dict(zip(places, token.average(), strict=True)),
        tuple(dict(zip(seat.stand.places, seat.blend(seat.mix.average()), strict=True)) for seat in seats),
    )


class _Learner:
    """Regret matching: choices with more regret become more frequent, the latest regret counts twice, and later rounds
    have more weight in the average.
    """

    __slots__ = ("now", "regret", "total")

    def __init__(self, size: int) -> None:
        self.now = [1 / size] * size if size else []
        self.regret = [0.0] * size
        self.total = [0.0] * size

    def learn(self, worth: list[float], time: int) -> None:
        got = sum(map(mul, self.now, worth))
        last = [one - got for one in worth]
        self.regret = [max(0.0, sum(both)) for both in zip(self.regret, last, strict=True)]
        leaning = [max(0.0, sum(both)) for both in zip(self.regret, last, strict=True)]
        whole = sum(leaning)
        self.now = [one / whole for one in leaning] if whole > 0 else [1 / len(worth) for _ in worth]
        self.total = [total + time * time * now for total, now in zip(self.total, self.now, strict=True)]

    def average(self) -> list[float]:
        whole = sum(self.total)
        return [total / whole for total in self.total]


class _Seat:
    """A Hunted learning its mix."""

    __slots__ = ("at", "lays", "misses", "mix", "stand")

    def __init__(self, stand: Stand, where: Mapping[int, int]) -> None:
        self.stand = stand
        self.at = [where[place] for place in stand.places]
        self.mix = _Learner(len(stand.places))
        self.lays = self.blend(self.mix.now)
        self.misses = [1.0] * len(where)
        self._note_misses()

    def learn(
        self, free: list[float], token: list[float], artemia: list[float], step: float, touch: float, time: int
    ) -> None:
        """Update the regrets of this Hunted's Places. `free` is the probability by Place that no Hunted is there; it is
        updated in place.
        """
        stand = self.stand
        worth = []
        for place, i, full, loss in zip(stand.places, self.at, stand.gains, stand.losses, strict=True):
            free[i] /= self.misses[i]
            shared = place in ONCE and full > stand.take_back
            gain = stand.take_back + (full - stand.take_back) * free[i] if shared else full
            risk = token[i] * (gain + loss + step * free[i])
            if touch:
                risk += artemia[i] * (1 - token[i]) * (gain + touch)
            worth.append(gain - stand.exposure * risk)
        if worth:
            self.mix.learn(worth, time)
            self.lays = self.blend(self.mix.now)
        self._note_misses()
        for i in self.at:
            free[i] *= self.misses[i]

    def blend(self, free: list[float]) -> list[float]:
        """The habit and the free mix, averaged by `trust`."""
        trust, habit = self.stand.trust, self.stand.habit
        return [trust * h + (1 - trust) * p for h, p in zip(habit, free, strict=True)] if habit else free

    def _note_misses(self) -> None:
        for i, p in zip(self.at, self.lays, strict=True):
            self.misses[i] = max(0.02, 1 - p * self.stand.exposure)
