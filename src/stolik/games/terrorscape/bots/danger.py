"""The Survivors' estimate of where the Killer will search and what that costs, as shares of a game."""

from __future__ import annotations

from functools import cached_property

from stolik.games.terrorscape.bots.cards import DEFENCE, HIDING
from stolik.games.terrorscape.bots.house import HOUSES, ROOMS, members, reach
from stolik.games.terrorscape.bots.memory import Memory
from stolik.games.terrorscape.bots.odds import at_least
from stolik.games.terrorscape.bots.weights import Weights
from stolik.games.terrorscape.content.numbers import DICE, HIGHEST_LEVEL, MOST_FEAR
from stolik.games.terrorscape.view.fields import SurvivorView, TerrorscapeView

SWIFT = ("killer:murderer", "killer:spectre", "killer:werewolf")


class Danger:
    """What the Survivors expect of the Killer."""

    def __init__(self, view: TerrorscapeView, memory: Memory, weights: Weights) -> None:
        self.view = view
        self.w = weights
        self.house = HOUSES[view.map]
        self.belief = memory.follow(view)
        self.memory = memory
        self.seen = self.house.index[view.last_seen]
        self._tables: dict[int, list[float]] = {}

    @cached_property
    def attention(self) -> list[float]:
        """The Killer's attention to each room after a move of ours without noise. He may expect us to move as usual, or
        to avoid exactly that.
        """
        ahead = self.memory.ahead(self.view)
        total = [self.w.suspicion] * len(ROOMS)
        stay = self.w.stubborn
        for slot, s in enumerate(self.view.survivors):
            if s.alive:
                now = self.belief.marginal(slot)
                for i, p in enumerate(ahead.marginal(slot)):
                    total[i] += (1 - stay) * p + stay * now[i]
        return total

    @cached_property
    def killer(self) -> dict[int, float]:
        """The probability of each room the Killer can be in."""
        if not self.view.stealthed:
            return {self.seen: 1.0}
        steps = HIDING.get(self.view.played[-1] if self.view.played else "", 2)
        rooms = members(reach(self.house.prowling, 1 << self.seen, steps))
        worth = {}
        for room in rooms:
            beside = sum(self.attention[i] for i in members(self.house.near[room]))
            worth[room] = (0.1 + self.attention[room] + (1.0 if self.blooms else 0.4) * beside) ** 1.5
        whole = sum(worth.values())
        return {i: value / whole for i, value in worth.items()}

    def table(self, noises: int) -> list[float]:
        """The probability that he searches each room, if we make these noises (a mask of rooms)."""
        if noises not in self._tables:
            wanted = [self.attention[i] + self.w.loud * (noises >> i & 1) for i in ROOMS]
            odds = [0.0] * len(ROOMS)
            pursuit = self.w.swift if self.view.killer in SWIFT else self.w.pursuit
            for where, chance in self.killer.items():
                far = self.house.distance[where]
                if self.view.stealthed:
                    odds[where] += chance * min(1.0, wanted[where])
                pull = [pursuit[min(far[i], 7)] * wanted[i] * wanted[i] for i in ROOMS]
                whole = sum(pull) + 0.02
                for i in ROOMS:
                    odds[i] += chance * pursuit[min(far[i], 7)] * pull[i] / whole
            self._tables[noises] = [min(1.0, p) for p in odds]
        return self._tables[noises]

    @cached_property
    def noises(self) -> int:
        """The mask of rooms with noise so far."""
        return self.house.mask(self.view.noise)

    def risk(self, s: SurvivorView, room: int, loud: float = 0.0, noises: int | None = None) -> float:
        """The cost of ending the phase in this room, as a share of a game; `loud`: probability of noise there."""
        made = self.noises if noises is None else noises
        quiet = self.table(made)[room]
        found = quiet if not loud else loud * self.table(made | 1 << room)[room] + (1 - loud) * quiet
        return found * self.meeting(s) + self.nearness(s, room)

    def meeting(self, s: SurvivorView) -> float:
        """The cost of an encounter to this Survivor, as a share of a game."""
        fear = min(MOST_FEAR, (s.fear or 0) + (self.view.killer == "killer:spectre"))
        lost = 1 - self.defence(s, self.force, fear)
        if self.view.level >= HIGHEST_LEVEL:
            return 1.0 if s.wounded else self.blow + lost * (1 - self.blow)
        return lost * (1.0 if s.wounded else self.blow) + 0.01

    @property
    def blow(self) -> float:
        """The cost of a first wound, as a share of a game."""
        hurt = sum(1 for s in self.view.survivors if s.alive and s.wounded)
        return self.w.own_wound + self.w.own_wound_more * hurt

    @property
    def force(self) -> int:
        """The expected strength of an attack."""
        more = 0
        if self.view.killer == "killer:murderer" and self.view.stealthed and self.view.level >= 2:
            more = 3
        return self.view.strength + more

    @property
    def blooms(self) -> bool:
        """Whether Death Blossom will strike everybody near the room where he reappears."""
        return self.view.stealthed and "skill:death_blossom" in self.view.played

    def nearness(self, s: SurvivorView, room: int) -> float:
        """The cost of being near him, as a share of a game: fear, and wounds without a defence."""
        total = 0.0
        settled = [self.house.index[one.room] for one in self.view.survivors if one.acted and one.room and one is not s]
        for where, chance in self.killer.items():
            d = self.house.distance[where][room]
            if self.blooms and d <= 1 and all(self.house.distance[where][other] > 1 for other in settled):
                total += chance
            total += chance * self.w.near_cost[min(d, 4)]
        return total

    def defence(self, s: SurvivorView, strength: int, fear: int | None = None) -> float:
        """The probability of defending against an attack of this strength with the Survivor's best item."""
        dice = DICE - (fear if fear is not None else s.fear or 0)
        return max(at_least(strength - more, dice) for more in armoury(s).values())


def armoury(s: SurvivorView) -> dict[str, int]:
    """What each item adds to this Survivor's defence, by reference; the empty reference is no item."""
    items = s.items or ()
    william = s.survivor == "survivor:william"
    added = {"": int(william) + (s.trait == "trait:martial_arts")}
    for item in items:
        if item in DEFENCE and (item not in ("item:ammo_pack", "item:silver_bullets") or "item:revolver" in items):
            added[item] = DEFENCE[item] + (william and item == "item:limestone_powder")
    if s.trait == "trait:secret_weapon":
        added["trait:secret_weapon"] = DEFENCE["trait:secret_weapon"]
    return added
