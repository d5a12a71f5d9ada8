"""How many steps blocks add to the Survivors' ways to their goals."""

from __future__ import annotations

from stolik.games.terrorscape.bots.house import ROOMS, House, members, open_distances

FARTHEST = 6


class Walls:
    """The doors of a house, which of them are blocked, and the Survivors' goals."""

    def __init__(self, house: House, blocks: frozenset[str], keys: int, rescue: bool) -> None:
        self.house = house
        self.blocks = blocks
        self.keys = keys
        self.rescue = rescue
        if rescue:
            self.goals = [(room, 0.2) for room in ROOMS]
        elif keys >= 4:
            self.goals = [(house.exit, 1.5), *((room, 0.3) for room in members(house.search))]
        else:
            self.goals = [(house.radio, 1.0), *((room, 0.4) for room in members(house.search))]

    def doors_of(self, room: int) -> list[str]:
        """The doors of a room that are not blocked."""
        return [ref for ref, ends in self.house.doors.items() if room in ends and ref not in self.blocks]

    def worth(self, ref: str, mass: list[float]) -> float:
        """The expected number of extra steps if this door is blocked, over goals by weight."""
        before = open_distances(self.house, self.blocks)
        after = open_distances(self.house, self.blocks | {ref})
        total = 0.0
        for room in ROOMS:
            if mass[room] > 0.01:
                for goal, weight in self.goals:
                    longer = min(after[room][goal], FARTHEST) - min(before[room][goal], FARTHEST)
                    total += mass[room] * weight * longer
        return total

    def held(self, ref: str, mass: list[float]) -> float:
        """The expected number of steps that the block on this door costs now."""
        return Walls(self.house, self.blocks - {ref}, self.keys, self.rescue).worth(ref, mass)
