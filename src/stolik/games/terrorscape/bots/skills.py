"""Fast and slow skills: what each is worth now, including the rest of the phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import mul
from typing import ClassVar

from stolik.games.terrorscape.bots.cards import STEALTH
from stolik.games.terrorscape.bots.house import ROOMS, members, reach
from stolik.games.terrorscape.bots.prowl import FAST, Prowl

FEW = 3
"""The number of rooms considered for a SENSE of single rooms."""


class Skills:
    """The Killer's skills in a position."""

    def __init__(self, prowl: Prowl) -> None:
        self.p = prowl

    def worth(self, skill: str) -> float:
        """The worth of playing the skill, as a share of a game; compare with `Prowl.now`, which plays no fast skill."""
        judge = self.JUDGES.get(skill)
        p = self.p
        if judge is not None and not (p.view.stage != FAST and skill in STEALTH):
            return judge(self)
        if skill in p.specials.held and p.view.stage == FAST:
            return p.specials.worth(skill, p.here)
        if skill in STEALTH:
            return p.lurk(p.here, STEALTH[skill]) + p.extra(skill) - p.toll(skill)
        return -1.0

    # Fast ones that move

    def _pursue(self) -> float:
        p = self.p
        left = p.hand["skill:pursue"] - 1
        return max(p.hunt(to, left, p.view.actions_left) for to in members(p.near[p.here])) - p.toll("skill:pursue")

    def _howl(self) -> float:
        p = self.p
        moved = max(p.hunt(to, p.hand["skill:pursue"], p.view.actions_left) for to in members(p.near[p.here]))
        return p.specials.panic(p.here, 2) + moved - p.toll("skill:howl")

    def _blood_hunt(self) -> float:
        p = self.p
        ways = members(reach(p.near, p.near[p.here], 1))
        return max(p.hunt(to, p.hand["skill:pursue"], p.view.actions_left) for to in ways) - p.toll("skill:blood_hunt")

    def _hyper_hearing(self) -> float:
        p = self.p
        noisy = [p.house.index[ref] for ref in p.view.noise] or [p.here]
        nearest = min(p.house.distance[p.here][i] for i in noisy)
        worth = [
            p.gain[i] + (1 - p.odds[i]) * p.act(i, p.view.actions_left)
            for i in noisy
            if p.house.distance[p.here][i] == nearest
        ]
        return max(worth) - p.toll("skill:hyper_hearing")

    # Fast ones that stay

    def _sense(self) -> float:
        p = self.p
        return p.now + max(map(p.zone, ("zone:red", "zone:blue", "zone:green"))) - self._edge("skill:sense")

    def _edge(self, skill: str) -> float:
        return self.p.toll(skill) + self.p.w.sense_edge

    def likely(self) -> list[int]:
        """The rooms where a Survivor is most likely."""
        return sorted(ROOMS, key=lambda i: -self.p.odds[i])[:FEW]

    def _hunting_instinct(self) -> float:
        p = self.p
        return p.now + max(p.learn(1 << i, p.asked) for i in self.likely()) - self._edge("skill:hunting_instinct")

    def pairs(self) -> dict[tuple[int, int], float]:
        """The worth of a Deduction, by its two rooms."""
        p = self.p
        found = {}
        for room in self.likely():
            beside = max(members(p.house.near[room]), key=lambda i: p.odds[i])
            found[room, beside] = p.learn(1 << room | 1 << beside, p.asked)
        return found

    def _deduction(self) -> float:
        return self.p.now + max(self.pairs().values()) - self._edge("skill:deduction")

    def _territorial_awareness(self) -> float:
        p = self.p
        return p.now + p.learn(p.house.search, p.asked) - self._edge("skill:territorial_awareness")

    def _trail(self) -> float:
        p = self.p
        afraid = [slot for slot in p.quarry.alive if p.quarry.fear[slot]]
        before = p.quick(p.belief, p.steps)
        value = 0.0
        for slot in afraid:
            for room, chance in enumerate(p.belief.marginal(slot)):
                if chance > 0.02:
                    told = p.belief.copy()
                    told.condition({slot: 1 << room})
                    value += 0.8 * chance * (p.quick(told, p.steps) - before)
        return p.now + value - self._edge("skill:trail")

    def _tracking(self) -> float:
        p = self.p
        return p.gain[p.here] + (1 - p.odds[p.here]) * (p.now + 0.03) - p.toll("skill:tracking")

    def _scream(self) -> float:
        p = self.p
        drained = 0.0
        if "skill:life_drain" in p.specials.held:
            afraid = p.quarry.afraid
            worth = [p.quarry.wounding(mask | afraid) for mask in range(8)]
            reached = p.belief.among(sum(1 << i for i in ROOMS if p.house.distance[p.here][i] <= 1))
            drained = max(0.0, sum(map(mul, worth, reached)) - max(worth[0], p.now))
        return p.now + p.specials.panic(p.here, 1) + drained - p.toll("skill:scream") - 0.03

    def _notice(self) -> float:
        p = self.p
        return p.now + p.quarry.frightening(p.quarry.mask) - p.toll("skill:notice")

    def _madness(self) -> float:
        p = self.p
        stronger = p.quarry.by_room(p.belief, p.quarry.found(p.strength + 2))
        best = max((i for i in ROOMS if p.house.distance[p.here][i] <= p.steps), key=lambda i: p.gain[i])
        more = (stronger[best] - p.gain[best]) * (p.odds[best] > 0.3)
        return p.now + more + p.shut(p.here) - p.toll("skill:madness") - 0.01

    # Slow ones that stay

    def _barricade(self) -> float:
        p = self.p
        return p.stand(p.here) + p.shut(p.here) - p.toll("skill:barricade")

    def _stayyyy(self) -> float:
        p = self.p
        return p.stand(p.here) + 2.2 * p.shut(p.here) - p.toll("skill:stayyyy")

    JUDGES: ClassVar[Mapping[str, Callable[..., float]]] = {
        "skill:pursue": _pursue,
        "skill:howl": _howl,
        "skill:blood_hunt": _blood_hunt,
        "skill:hyper_hearing": _hyper_hearing,
        "skill:sense": _sense,
        "skill:hunting_instinct": _hunting_instinct,
        "skill:deduction": _deduction,
        "skill:territorial_awareness": _territorial_awareness,
        "skill:trail": _trail,
        "skill:tracking": _tracking,
        "skill:scream": _scream,
        "skill:notice": _notice,
        "skill:madness": _madness,
        "skill:barricade": _barricade,
        "skill:stayyyy": _stayyyy,
    }
    """By skill, what it brings."""
