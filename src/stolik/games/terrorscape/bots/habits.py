"""A model of how Survivors move: what attracts them, what they avoid, and how often they make noise."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from stolik.games.terrorscape.bots.belief import Row
from stolik.games.terrorscape.bots.house import ROOMS, House, Near, members, open_distances, open_near, reach
from stolik.games.terrorscape.content.numbers import KEYS_TO_ESCAPE

SEARCH_NOISE = 0.6
"""Six of the ten search cards are noisy."""
DISCOVERY_NOISE = 0.11
"""A third of the chance that one of two discovery cards is noisy."""

# Log weights, fitted to games of sensible Survivors
SHY = (3.0, 2.3, 1.3, 0.4, 0.0)
"""How much Survivors avoid rooms near the visible Killer, by steps to him (log weight)."""
HIDDEN_SHY = (2.0, 1.8, 1.8, 0.0, 0.0)
"""The same for the room where he was seen last."""
SEARCH, RADIO, EXIT = 3.8, 1.6, 3.8
FADING = 0.6
"""Factor on an attraction for each step of distance."""
WAYS = 0.2
"""Attraction of each way out of a room (log weight)."""
STAY, STAY_AT_SEARCH, STAY_AT_RADIO = 1.2, 2.1, 3.0


class Habits:
    """The public facts that guide the Survivors in a round. Hashable, so that rows are computed once for each."""

    def __init__(
        self, house: House, blocks: frozenset[str], killer: int, hidden: bool, keys: int, rescue: bool
    ) -> None:
        self.house = house
        self.blocks = blocks
        self.killer = killer
        self.hidden = hidden
        self.keys = keys
        self.rescue = rescue
        self.near = open_near(house, blocks)
        self.pull = self._pull()

    def _pull(self) -> list[float]:
        """The attraction of each room, as a log weight."""
        house, pull = self.house, [0.0] * len(ROOMS)
        far = open_distances(house, self.blocks)
        shy = HIDDEN_SHY if self.hidden else SHY
        for room in ROOMS:
            away = far[room]
            pull[room] = WAYS * self.near[room].bit_count() - shy[min(house.distance[self.killer][room], 4)]
            if self.keys >= KEYS_TO_ESCAPE:
                pull[room] += EXIT * FADING ** away[house.exit]
            elif not self.rescue:
                nearest = min(away[goal] for goal in members(house.search))
                pull[room] += SEARCH * FADING**nearest + RADIO * FADING ** away[house.radio]
        return pull

    def rows(self, name: str, calm: bool = False) -> tuple[Row, ...]:
        """Where a Survivor goes from each room. `calm`: it was seen to calm down, so it hardly moved."""
        return tuple(self._row(room, name, calm) for room in ROOMS)

    def _row(self, room: int, name: str, calm: bool) -> Row:
        house, near = self.house, self.near
        weights: dict[int, float] = {}
        two = reach(near, 1 << room, 2)
        for to in members(two):
            weights[to] = exp(self.pull[to])
        stay, loud = self._staying(room, name)
        weights[room] = exp(self.pull[room] + stay)
        for to in members(reach(near, two, 1) & ~two):
            weights[to] = 0.03 * exp(self.pull[to])
        noise = dict.fromkeys(weights, DISCOVERY_NOISE)
        noise[room] = loud
        if name == "survivor:sophia":
            for to in members(house.passage[room]):
                weights[to] = max(weights.get(to, 0.0), 0.6 * exp(self.pull[to]))
                noise.setdefault(to, DISCOVERY_NOISE)
        if name == "survivor:william":
            for to in members(reach(near, two, 1) & ~two):
                weights[to], noise[to] = 0.08 * exp(self.pull[to]), 0.9
        if calm:
            weights = {to: weight * (1.0 if to == room else 0.12) for to, weight in weights.items()}
            noise[room] = DISCOVERY_NOISE
        whole = sum(weights.values())
        return tuple((to, weight / whole, noise[to]) for to, weight in weights.items())

    def _staying(self, room: int, name: str) -> tuple[float, float]:
        """(log weight of staying in a room, probability of noise there)."""
        if self.rescue or self.keys >= KEYS_TO_ESCAPE:
            return STAY, DISCOVERY_NOISE
        if room == self.killer and not self.hidden:
            return STAY, DISCOVERY_NOISE
        if room == self.house.radio:
            return STAY_AT_RADIO, 0.85
        if self.house.search >> room & 1:
            quiet = name == "survivor:anna"
            return STAY_AT_SEARCH, DISCOVERY_NOISE if quiet else 0.9 * SEARCH_NOISE + 0.1 * DISCOVERY_NOISE
        return STAY, DISCOVERY_NOISE


@lru_cache(1024)
def fleeing(near: Near) -> tuple[Row, ...]:
    """Rows for fleeing after an encounter: one room on, rarely none."""
    return tuple(
        tuple(
            (to, (0.85 / near[room].bit_count() if to != room else 0.15) if near[room] else 1.0, 0.0)
            for to in members(near[room] | 1 << room)
        )
        for room in ROOMS
    )


@lru_cache(1024)
def habits(house: House, blocks: frozenset[str], killer: int, hidden: bool, keys: int, rescue: bool) -> Habits:
    """The habits of a round."""
    return Habits(house, blocks, killer, hidden, keys, rescue)


@lru_cache(1024)
def rows_of(habit: Habits, name: str, calm: bool) -> tuple[Row, ...]:
    """The rows of a Survivor, cached."""
    return habit.rows(name, calm)
