"""Special skills: what each is worth from a room, instead of the two standard actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from stolik.games.terrorscape.bots.house import ROOMS, members, reach
from stolik.games.terrorscape.content.numbers import WHIZZ_SEARCH

if TYPE_CHECKING:
    from stolik.games.terrorscape.bots.prowl import Prowl

WHIZZ_STEPS = 4
ELSEWHERE = 0.6
"""The share of the worth of the Killer's room that is lost if the last SEARCH finds somebody."""


class Specials:
    """The special skills in hand. Worths are shares of a game and include the room in which the Killer ends."""

    def __init__(self, prowl: Prowl) -> None:
        self.prowl = prowl
        self.near = prowl.near
        self.held = [skill for skill in _SPECIALS if prowl.hand[skill] and prowl.payable(skill)]

    def best(self, room: int) -> float:
        """The worth of the best one from this room; negative if there is none."""
        return max((self.worth(skill, room) for skill in self.held), default=-1.0)

    def worth(self, skill: str, room: int) -> float:
        """The worth of one of them from this room, as a share of a game, without its price."""
        return self.JUDGES[skill](self, room) - self.prowl.toll(skill)

    # Wounds and fear by room

    @cached_property
    def wounds(self) -> list[float]:
        """The expected worth of wounding everybody in a room, by room."""
        quarry = self.prowl.quarry
        return quarry.by_room(self.prowl.belief, quarry.alone(quarry.wounding))

    @cached_property
    def fears(self) -> list[float]:
        """The expected worth of frightening everybody in a room, by room."""
        quarry = self.prowl.quarry
        return quarry.by_room(self.prowl.belief, quarry.alone(quarry.frightening))

    def panic(self, room: int, steps: int) -> float:
        """The expected worth of frightening everybody within `steps` of a room."""
        return sum(self.fears[i] for i in ROOMS if self.prowl.house.distance[room][i] <= steps)

    # The skills

    def _revving_chainsaw(self, room: int) -> float:
        return self.panic(room, 1) + max(
            self.wounds[to] + self.prowl.end(to) for to in members(self.near[room] | 1 << room)
        )

    def saw(self, to: int) -> float:
        """The worth of using the chainsaw in this room."""
        return self.wounds[to] + 0.5 * self.prowl.end(to)

    def _brutal_rage(self, room: int) -> float:
        return max(self.rage(to) for to in members(reach(self.near, self.near[room], 1)))

    def rage(self, to: int) -> float:
        """The worth of a Brutal Rage that ends in this room."""
        return self.prowl.gain[to] + (1 - self.prowl.odds[to] * ELSEWHERE) * self.prowl.end(to)

    def _whizz(self, room: int) -> float:
        return self.path(room)[0]

    def path(self, room: int) -> tuple[float, tuple[int, ...]]:
        """(worth, rooms) of the best path of a Whizz."""
        if room not in self._paths:
            best: tuple[float, tuple[int, ...]] = (-1.0, ())
            ways: list[tuple[int, ...]] = [(room,)]
            for _ in range(WHIZZ_STEPS):
                ways = [(*way, to) for way in ways for to in members(self.near[way[-1]])]
                for way in ways:
                    value = sum(self.fears[i] for i in set(way)) + self.landing(way[-1])
                    if value > best[0]:
                        best = (value, way[1:])
            self._paths[room] = best
        return self._paths[room]

    @cached_property
    def _paths(self) -> dict[int, tuple[float, tuple[int, ...]]]:
        return {}

    def landing(self, room: int) -> float:
        """The worth of a Whizz that ends here; from level 2 on, two cards buy a SEARCH."""
        prowl = self.prowl
        end = prowl.end(room)
        if prowl.view.level >= 2 and prowl.cards > WHIZZ_SEARCH:
            end = max(end, prowl.gain[room] + (1 - prowl.odds[room] * ELSEWHERE) * end - WHIZZ_SEARCH * prowl.w.card)
        return end

    def _life_drain(self, room: int) -> float:
        quarry = self.prowl.quarry
        return quarry.wounding(quarry.afraid) + self.prowl.end(room)

    def _bated_breath(self, room: int) -> float:
        return 1.15 * self.prowl.lurk(room, 2) + self.prowl.w.card

    def _traps_reset(self, room: int) -> float:
        return self.prowl.lurk(room, len(ROOMS)) + 0.04

    JUDGES: ClassVar[Mapping[str, Callable[..., float]]] = {
        "skill:revving_chainsaw": _revving_chainsaw,
        "skill:brutal_rage": _brutal_rage,
        "skill:whizz": _whizz,
        "skill:life_drain": _life_drain,
        "skill:bated_breath": _bated_breath,
        "skill:traps_reset": _traps_reset,
    }
    """By skill, what it brings from a room."""


_SPECIALS = (
    "skill:revving_chainsaw", "skill:brutal_rage", "skill:whizz", "skill:life_drain", "skill:bated_breath",
    "skill:traps_reset",
)  # fmt: skip
