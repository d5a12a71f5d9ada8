"""The goals of the Survivors and their rooms: keys and the radio, then the exit, then survival."""

from __future__ import annotations

from functools import cached_property
from math import ceil

from stolik.games.terrorscape.bots.house import HOUSES, members, open_distances
from stolik.games.terrorscape.bots.weights import Weights
from stolik.games.terrorscape.content.numbers import KEYS_TO_ESCAPE, REPAIRS, WALK
from stolik.games.terrorscape.view.fields import SurvivorView, TerrorscapeView


class Goals:
    """What actions and rooms are worth to the Survivors, as shares of a game."""

    def __init__(self, view: TerrorscapeView, weights: Weights) -> None:
        self.view = view
        self.w = weights
        self.house = HOUSES[view.map]
        self.far = open_distances(self.house, frozenset(view.blocks))
        self.here = {s.survivor: self.house.index[s.room] for s in view.survivors if s.alive and s.room}

    @property
    def rescue(self) -> bool:
        """Whether rescue is on the way."""
        return bool(self.view.rescue)

    @property
    def leaving(self) -> bool:
        """Whether the Survivors have enough keys to leave."""
        return self.view.keys >= self.view.keys_needed == KEYS_TO_ESCAPE

    @cached_property
    def exits(self) -> list[int]:
        """The rooms with an exit."""
        charted = any("item:secret_map" in (s.items or ()) for s in self.view.survivors)
        return [self.house.exit, *([self.house.hidden] if charted else [])]

    # What actions bring

    def search(self) -> float:
        """The worth of one search card."""
        left = self.view.search_left or 0
        if not left:
            return 0.0
        if self.rescue or self.leaving:
            return 0.25 * self.w.search
        lack = max(1, KEYS_TO_ESCAPE - self.view.keys)
        last = 1.6 if left == 1 else 1.0
        return self.w.search * last * (1.0 + 0.5 * (lack <= 2) + 0.5 * (lack == 1))

    def repair(self, steps: int) -> float:
        """The worth of this number of radio steps."""
        left = REPAIRS - (self.view.repaired or 0)
        if self.rescue or left <= 0:
            return 0.0
        steps = min(steps, left)
        late = 1.6 if (self.view.discovery_left or 0) <= 12 else 1.0
        return self.w.repair * steps * late * (1 + 0.12 * (REPAIRS - left)) + 0.05 * (steps == left)

    # What rooms are worth for later

    def promise(self, s: SurvivorView, room: int) -> float:
        """The worth of what can be done in the next turns from this room."""
        if self.leaving:
            steps = min(self.far[room][goal] for goal in self.exits)
            waits = max(1, ceil(min(steps, 20) / WALK))
            return 0.7 * self.w.patience**waits + 0.004 * len(self._ways(room))
        found = [
            worth * self.w.patience ** max(1, ceil(self.far[room][goal] / WALK) + 1)
            for goal, worth in self._wanted(s)
            if self.far[room][goal] < 20
        ]
        return max(found, default=0.0) + 0.15 * sum(found) + 0.002 * len(self._ways(room))

    def _ways(self, room: int) -> tuple[int, ...]:
        return members(self.house.near[room])

    def _wanted(self, s: SurvivorView) -> list[tuple[int, float]]:
        """(room, worth) for each room where this Survivor has something to do."""
        name = s.survivor
        if name not in self._lists:
            self._lists[name] = [(room, worth * self._share(s, room)) for room, worth in self._all(s)]
        return self._lists[name]

    @cached_property
    def _lists(self) -> dict[str, list[tuple[int, float]]]:
        return {}

    def _all(self, s: SurvivorView) -> list[tuple[int, float]]:
        goals = [(room, self.search() + 0.02) for room in members(self.house.search) if self.view.search_left]
        tool = "item:toolbox" in (s.items or ())
        goals.append((self.house.radio, self.repair(1 + tool * (2 if s.survivor == "survivor:johnson" else 1))))
        goals += [(self.house.index[ref], 0.09) for ref in self.view.chests or ()]
        if self.house.suitcase >= 0:
            goals.append((self.house.suitcase, 0.04))
        for mate in self.view.survivors:
            if mate.alive and mate.wounded and mate.survivor in self.here and self._healer(s, mate):
                goals.append((self.here[mate.survivor], self.w.heal))
        for plan in self.view.plans or ():
            if not plan.complete:
                goals += [(room, 0.03 + 0.02 * plan.done) for room in self._marked(plan.steps[plan.done])]
        return goals

    def _marked(self, step: str) -> list[int]:
        house = self.house
        return {
            "book": [house.book], "tools": [house.tools], "occult": [house.occult], "radio": [house.radio],
            "exit": [house.exit], "hidden": [house.hidden],
        }.get(step, [])  # fmt: skip

    def _healer(self, s: SurvivorView, mate: SurvivorView) -> bool:
        items = s.items or ()
        return "item:medical_kit" in items or ("item:herbal_medicine" in items and s.survivor != mate.survivor)

    def _share(self, s: SurvivorView, goal: int) -> float:
        """Factor on a goal's worth: less if a team-mate is there."""
        others = [self.far[room][goal] for name, room in self.here.items() if name != s.survivor]
        there = sum(1 for d in others if d == 0)
        return 0.35**there if goal == self.house.radio else 0.7**there

    # The way out

    def rush(self) -> int:
        """The exit that all can reach in this phase; -1 if there is none."""
        if not self.leaving or len(self.here) < 3:
            return -1
        for room in sorted(self.exits, key=lambda i: -self.house.distance[self.house.index[self.view.last_seen]][i]):
            if all(self.far[self.here[s.survivor]][room] <= self._legs(s) for s in self.view.survivors if s.alive):
                return room
        return -1

    def _legs(self, s: SurvivorView) -> int:
        """The number of steps a Survivor can still make in this phase."""
        if s.netted:
            return 0
        more = (s.items or ()).count("item:adrenaline")
        if s.acted:
            return 0
        return WALK + more + (s.survivor == "survivor:william" and not more)
