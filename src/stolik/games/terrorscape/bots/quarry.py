"""What finding, wounding or frightening Survivors in each room is worth to the Killer, as shares of a game."""

from __future__ import annotations

from collections.abc import Callable

from stolik.games.terrorscape.bots.belief import Belief
from stolik.games.terrorscape.bots.house import ROOMS
from stolik.games.terrorscape.bots.odds import unseen_defence
from stolik.games.terrorscape.bots.weights import Weights
from stolik.games.terrorscape.content.numbers import HIGHEST_LEVEL, MOST_FEAR
from stolik.games.terrorscape.view.fields import TerrorscapeView

SLOTS = (0, 1, 2)
Worth = tuple[float, ...]
"""Indexed by a mask of Survivors: the worth if exactly these are in the room."""


class Quarry:
    """The Survivors as targets of the Killer. All worths are shares of a game."""

    def __init__(self, view: TerrorscapeView, weights: Weights) -> None:
        self.view = view
        self.w = weights
        self.people = view.survivors
        self.alive = [slot for slot in SLOTS if view.survivors[slot].alive]
        self.wounded = sum(1 << slot for slot in self.alive if view.survivors[slot].wounded)
        self.fear = [min(MOST_FEAR, s.fear or 0) for s in view.survivors]
        self.spectre = view.killer == "killer:spectre"
        self._met: dict[tuple[int, int, int], float] = {}

    # Worths

    def blow(self, wounded: int) -> float:
        """The worth of a first wound if `wounded` Survivors are wounded already."""
        return self.w.wound + self.w.wound_more * wounded.bit_count()

    def wounding(self, found: int) -> float:
        """The worth of wounding all in mask `found` without a defence."""
        if found & self.wounded:
            return 1.0
        return min(1.0, sum(self.blow((1 << n) - 1) for n in range(found.bit_count())))

    def frightening(self, found: int) -> float:
        """The worth of a fear for each in mask `found`."""
        return sum(self.w.fear[self.fear[slot]] for slot in self.alive if found >> slot & 1)

    def meeting(self, found: int, strength: int) -> float:
        """The worth of an encounter with mask `found`."""
        wounded, value = self.wounded, 0.0
        if self.spectre:
            value += 0.5 * self.frightening(found)
        if self.view.level >= HIGHEST_LEVEL and found:
            if found & wounded:
                return 1.0
            value += self.wounding(found)
            wounded |= found
        return min(1.0, value + self._attacks(found, wounded, strength))

    def _attacks(self, left: int, wounded: int, strength: int) -> float:
        """The worth of the attacks still to come; the Survivors choose who defends, and a success ends them."""
        if not left:
            return 0.0
        key = (left, wounded, strength)
        if key not in self._met:
            self._met[key] = min(self._attack(slot, left, wounded, strength) for slot in SLOTS if left >> slot & 1)
        return self._met[key]

    def _attack(self, slot: int, left: int, wounded: int, strength: int) -> float:
        fear = min(MOST_FEAR, self.fear[slot] + self.spectre)
        saved = unseen_defence(strength, fear, int(self.people[slot].survivor == "survivor:william"))
        if wounded >> slot & 1:
            hit = 1.0
        else:
            hit = self.blow(wounded) + self._attacks(left & ~(1 << slot), wounded | 1 << slot, strength)
        return saved * self.w.driven + (1 - saved) * min(1.0, hit)

    @property
    def afraid(self) -> int:
        """The mask of Survivors with fear."""
        return sum(1 << slot for slot in self.alive if self.fear[slot])

    # By room

    def found(self, strength: int) -> Worth:
        """The worth of an encounter, by the mask of Survivors found."""
        return tuple(self.meeting(mask, strength) if mask else 0.0 for mask in range(8))

    def by_room(self, belief: Belief, worth: Worth, rooms: range | tuple[int, ...] = ROOMS) -> list[float]:
        """The expected worth in each room."""
        a, b, c = worth[1], worth[2], worth[4]
        ab, ac, bc = worth[3] - a - b, worth[5] - a - c, worth[6] - b - c
        abc = worth[7] - a - b - c - ab - ac - bc
        total = [0.0] * len(ROOMS)
        for weight, (one, two, three) in belief.parts:
            for i in rooms:
                p, q, r = one[i], two[i], three[i]
                if p or q or r:
                    total[i] += weight * (
                        p * a + q * b + r * c + p * q * ab + p * r * ac + q * r * bc + p * q * r * abc
                    )
        return total

    def alone(self, worth: Callable[[int], float]) -> Worth:
        """The Worth of an effect on all Survivors in a room."""
        return tuple(worth(mask & self.mask) if mask & self.mask else 0.0 for mask in range(8))

    @property
    def mask(self) -> int:
        """The mask of living Survivors."""
        return sum(1 << slot for slot in self.alive)


SOMEBODY: Worth = (0.0, *[1.0] * 7)
"""1 if anybody is in the room."""
