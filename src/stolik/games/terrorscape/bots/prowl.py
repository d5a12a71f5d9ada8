"""The Killer's whole phase: what each first action can lead to."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from stolik.games.terrorscape.bots.belief import Belief
from stolik.games.terrorscape.bots.cards import ATTACKS, STEALTH, price
from stolik.games.terrorscape.bots.house import ALL, HOUSES, ROOMS, ZONES, members, reach
from stolik.games.terrorscape.bots.memory import Memory
from stolik.games.terrorscape.bots.quarry import SOMEBODY, Quarry
from stolik.games.terrorscape.bots.specials import Specials
from stolik.games.terrorscape.bots.walls import Walls
from stolik.games.terrorscape.bots.weights import Weights
from stolik.games.terrorscape.content.numbers import FULL_HAND, REPAIRS
from stolik.games.terrorscape.view.fields import TerrorscapeView

FAST, ACTIONS, SLOW = 0, 1, 2


class Prowl:
    """The Killer's evaluation of a position. Every worth is a share of a game: 1 is a win."""

    def __init__(self, view: TerrorscapeView, memory: Memory, weights: Weights) -> None:
        self.view = view
        self.w = weights
        self.memory = memory
        self.house = HOUSES[view.map]
        self.belief = memory.follow(view)
        self.quarry = Quarry(view, weights)
        self.here = self.house.index[view.killer_room]
        self.hand = Counter(view.hand or ())
        self.cards = sum(self.hand.values())
        self.near = self.house.prowling
        self.walls = Walls(self.house, frozenset(view.blocks), view.keys, bool(view.rescue))

    # What rooms are worth

    @property
    def strength(self) -> int:
        """The strength of an attack, with the attack cards in hand."""
        more = max((add for skill, add in ATTACKS.items() if self.hand[skill] and self.payable(skill)), default=0)
        return self.view.strength + more

    @cached_property
    def gain(self) -> list[float]:
        """The worth of a SEARCH in each room: finding Survivors, and stopping their work there."""
        gain = self.quarry.by_room(self.belief, self.quarry.found(self.strength))
        for room, stake in self.stakes.items():
            gain[room] += self.odds[room] * stake
        return gain

    @cached_property
    def stakes(self) -> dict[int, float]:
        """The worth of disturbing the Survivors, by room: at the radio, and at the exit if they have enough keys."""
        stakes = {}
        if not self.view.rescue:
            stakes[self.house.radio] = self.w.guard_radio * min(REPAIRS, self.memory.repairs)
        if self.view.keys >= self.view.keys_needed:
            stakes[self.house.exit] = self.w.guard_exit
        return stakes

    @cached_property
    def odds(self) -> list[float]:
        """The probability of finding somebody, by room."""
        return self.quarry.by_room(self.belief, SOMEBODY)

    @cached_property
    def ahead(self) -> list[float]:
        """The worth of a SEARCH in each room after the Survivors' next move."""
        return self.quarry.by_room(self.memory.ahead(self.view), self.quarry.found(self.view.strength))

    @cached_property
    def unseen(self) -> list[float]:
        """The same for a hidden Killer: a Murderer is stronger then."""
        more = 3 if self.view.killer == "killer:murderer" and self.view.level >= 2 else 0
        return self.quarry.by_room(self.memory.ahead(self.view), self.quarry.found(self.view.strength + more))

    def stand(self, room: int) -> float:
        """The worth of ending the phase in this room, visible."""
        far = self.house.distance[room]
        near = [self.w.near[min(far[i], 7)] * self.ahead[i] for i in ROOMS]
        return max(near) * 0.5 + sum(near) * 0.15 + self.guard(room)

    def guard(self, room: int) -> float:
        """The worth of being visible here, which keeps Survivors from working nearby."""
        return sum(stake * self.w.guard[min(2, self.house.distance[room][goal])] for goal, stake in self.stakes.items())

    def lurk(self, room: int, steps: int) -> float:
        """The worth of ending the phase in this room and moving on by STEALTH."""
        return max(self.hide(to) for to in members(reach(self.near, 1 << room, steps))) + self.w.hidden_bonus

    def hide(self, room: int) -> float:
        """The worth of reappearing here in the next phase, with a SEARCH and the rest of that phase."""
        far = self.house.distance[room]
        rest = sum(self.w.near[min(far[i], 7)] * self.unseen[i] for i in ROOMS if i != room)
        return self.w.hidden * self.unseen[room] + 0.2 * rest

    # Cards

    def cost(self, skill: str) -> int:
        """The number of other cards the skill costs."""
        return price(skill, self.cards, self.view.killer, self.view.level)

    def payable(self, skill: str) -> bool:
        """Whether the hand pays for it."""
        return self.cost(skill) < self.cards

    def toll(self, skill: str) -> float:
        """The cost of playing the skill, as a share of a game: its cards, except those a full hand loses anyway."""
        spent = self.cost(skill) + 1
        free = max(0, self.cards + 3 - FULL_HAND)
        return self.w.card * (spent + 1.5 * max(0, spent - free))

    # Plans

    @cached_property
    def specials(self) -> Specials:
        """The evaluation of the special skills in hand."""
        return Specials(self)

    @property
    def now(self) -> float:
        """The best worth this phase can still reach with no skills except Pursue and the special ones."""
        if self.view.stage == FAST:
            return self.hunt(self.here, self.hand["skill:pursue"], self.view.actions_left)
        return self.act(self.here, self.view.actions_left if self.view.stage == ACTIONS else 0)

    def end(self, room: int) -> float:
        """The best worth of ending the phase in this room: visible, hidden, or after blocking a door."""
        if room not in self._ends:
            best = self.stand(room)
            for skill, steps in STEALTH.items():
                if self.hand[skill] and self.payable(skill):
                    best = max(best, self.lurk(room, steps) + self.extra(skill) - self.toll(skill))
            if self.hand["skill:barricade"]:
                best = max(best, self.stand(room) + self.shut(room) - self.toll("skill:barricade"))
            if self.hand["skill:stayyyy"] and self.payable("skill:stayyyy"):
                best = max(best, self.stand(room) + 2.2 * self.shut(room) - self.toll("skill:stayyyy"))
            self._ends[room] = best
        return self._ends[room]

    @cached_property
    def _ends(self) -> dict[int, float]:
        return {}

    def extra(self, skill: str) -> float:
        """The worth of a stealth skill's effect when the Killer reappears."""
        if skill == "skill:lurk":
            return max(self.w.fear[f] for f in self.quarry.fear)
        if skill == "skill:vanish":
            return 0.03
        if skill == "skill:death_blossom":
            return max(self.bloom(room) for room in members(reach(self.near, 1 << self.here, 2)))
        return 0.0

    def bloom(self, room: int) -> float:
        """The worth of Death Blossom in this room."""
        near = [i for i in ROOMS if self.house.distance[room][i] <= 1]
        return 1 - self.memory.ahead(self.view).nobody(sum(1 << i for i in near), self.quarry.alive)

    def shut(self, room: int) -> float:
        """The worth of the best block on a door of this room."""
        return max((self.block(ref) for ref in self.walls.doors_of(room)), default=0.0)

    def block(self, door: str) -> float:
        """The worth of a block on this door."""
        return self.w.block * self.walls.worth(door, self.mass)

    @cached_property
    def mass(self) -> list[float]:
        """The expected number of Survivors in each room after their next move."""
        belief = self.memory.ahead(self.view)
        alive = self.quarry.alive
        return [sum(p) for p in zip(*(belief.marginal(slot) for slot in alive), strict=True)]

    def hunt(self, room: int, pursuits: int, actions: int) -> float:
        """The best worth from here with fast steps and standard actions."""
        key = (room, pursuits, actions)
        if key not in self._hunts:
            best = max(self.act(room, actions), self.specials.best(room))
            if pursuits:
                ways = [self.hunt(to, pursuits - 1, actions) for to in members(self.near[room])]
                best = max(best, max(ways) - self.toll("skill:pursue"))
            self._hunts[key] = best
        return self._hunts[key]

    @cached_property
    def _hunts(self) -> dict[tuple[int, int, int], float]:
        return {}

    def act(self, room: int, actions: int) -> float:
        """The best worth from here with standard actions."""
        key = (room, actions)
        if key not in self._acts:
            best = self.end(room)
            if actions:
                best = max(
                    best, self.seek(room, actions), *(self.act(to, actions - 1) for to in members(self.near[room]))
                )
            self._acts[key] = best
        return self._acts[key]

    @cached_property
    def _acts(self) -> dict[tuple[int, int], float]:
        return {}

    @property
    def next_room(self) -> int:
        """The room to enter next in this phase; the one the Killer is in if nothing is worth more than staying."""
        actions = self.view.actions_left if self.view.stage in (FAST, ACTIONS) else 0
        pursuits = self.hand["skill:pursue"] if self.view.stage == FAST else 0
        worth = {self.here: max(self.end(self.here), self.seek(self.here, actions) if actions else 0.0)}
        for to in members(self.near[self.here]):
            if actions:
                worth[to] = self.act(to, actions - 1)
            if pursuits:
                worth[to] = max(worth.get(to, 0.0), self.hunt(to, pursuits - 1, actions) - self.toll("skill:pursue"))
        return max(worth, key=lambda room: worth[room])

    def seek(self, room: int, actions: int) -> float:
        """The worth of a SEARCH here first."""
        onward = self.end(room)
        if actions > 1:
            onward = max(onward, *(self.end(to) for to in members(self.near[room])))
        return self.gain[room] + self.odds[room] * 0.4 * onward + (1 - self.odds[room]) * onward

    # SENSE

    def quick(self, belief: Belief, steps: int) -> float:
        """A quick estimate of a phase with this belief: the best room to search within reach."""
        gain = self.quarry.by_room(belief, self.quarry.found(self.strength))
        far = self.house.distance[self.here]
        best = max(gain[i] for i in ROOMS if far[i] <= steps)
        return best + 0.35 * max(self.w.near[min(max(0, far[i] - 1), 7)] * gain[i] for i in ROOMS)

    @property
    def steps(self) -> int:
        """The most steps after which the Killer can still search."""
        if self.view.stage == FAST:
            return 1 + self.hand["skill:pursue"]
        return self.view.actions_left - 1

    def learn(self, rooms: int, asked: list[int]) -> float:
        """The worth of learning which of those asked are in `rooms`."""
        before = self.quick(self.belief, self.steps)
        value = 0.0
        for answer in range(1 << len(asked)):
            where = {slot: rooms if answer >> n & 1 else ALL & ~rooms for n, slot in enumerate(asked)}
            chance = self.belief.chance(where)
            if chance > 0.01:
                told = self.belief.copy()
                told.condition(where)
                value += chance * (self.quick(told, self.steps) - before)
        return value

    @property
    def asked(self) -> list[int]:
        """The Survivors who answer a SENSE."""
        return [slot for slot in self.quarry.alive if self.view.survivors[slot].survivor != "survivor:anna"]

    def zone(self, ref: str) -> float:
        """The worth of a SENSE of a colour."""
        return self.learn(ZONES[ref], self.asked)
