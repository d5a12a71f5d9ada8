"""The sensible Killer: tracks the Survivors by public statements and goes where finding them is worth most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, cast

from stolik.core import choosing
from stolik.core.choosing import best
from stolik.core.game import View
from stolik.core.question import Question
from stolik.games.terrorscape.bots.cards import ATTACKS
from stolik.games.terrorscape.bots.house import HOUSES, members
from stolik.games.terrorscape.bots.memory import Memory
from stolik.games.terrorscape.bots.prowl import FAST, Prowl
from stolik.games.terrorscape.bots.quarry import SLOTS
from stolik.games.terrorscape.bots.skills import Skills
from stolik.games.terrorscape.bots.weights import Weights
from stolik.games.terrorscape.view.fields import TerrorscapeView

SETTING_UP = ("keep_killer_traits", "hunter_trap")
"""Kinds of questions that need no belief."""


class SensibleKiller:
    """Plays the Killer."""

    def __init__(self, rng: Random, weights: Weights, memory: Memory) -> None:
        self.rng = rng
        self.w = weights
        self.memory = memory
        self.path: tuple[int, ...] = ()

    def choose(self, view: View, question: Question[Any]) -> Any:
        """An answer to the question; a random one to a kind it does not know."""
        sight = cast(TerrorscapeView, view)
        options = choosing.options(question)
        answer = self.ANSWERS.get(question.kind)
        if answer is None or len(options) < 2:
            return question.sample(self.rng)
        if question.kind in SETTING_UP:
            return answer(self, sight, options, question)
        return answer(self, Prowl(sight, self.memory, self.w), options, question.about)

    # Set-up

    def _keep_killer_traits(self, view: TerrorscapeView, options: list[str], question: Question[Any]) -> list[str]:
        ranked = sorted(options, key=lambda ref: -self.w.traits.get(ref, 0.3))
        return ranked[: question.lo]  # type: ignore[attr-defined]

    # The menu

    def _prowl(self, p: Prowl, options: list[str], about: str) -> str:
        self.path = ()
        skills = Skills(p)
        values = {}
        left = p.view.actions_left - 1
        for ref in options:
            if ref == "word:end":
                values[ref] = p.stand(p.here) - self.w.idle * (left + 1)
            elif ref == "action:search_room":
                values[ref] = p.seek(p.here, left + 1)
            elif ref.startswith("room:"):
                values[ref] = p.act(p.house.index[ref], left)
            elif ref.startswith("trait:"):
                values[ref] = p.now + 0.01 if p.view.round > 2 else 0.0
            else:
                values[ref] = skills.worth(ref)
        return best(values)

    # What skills ask

    def _move_to(self, p: Prowl, options: list[str], about: str) -> str:
        return best({ref: self._arriving(p, p.here if ref == "word:stop" else p.house.index[ref]) for ref in options})

    def _arriving(self, p: Prowl, room: int) -> float:
        """The worth of entering this room with the skill being played, as a share of a game."""
        skill = p.view.played[-1] if p.view.played else ""
        if skill == "skill:whizz":
            return self._flying(p, room)
        if skill == "skill:brutal_rage":
            further = max(p.gain[to] for to in members(p.near[room])) if p.house.distance[p.here][room] else 0.0
            return max(p.specials.rage(room), 0.95 * further)
        if skill == "skill:revving_chainsaw":
            return p.specials.saw(room)
        if skill == "skill:hyper_hearing":
            return p.gain[room] + 0.3 * sum(p.gain[to] for to in members(p.near[room]))
        return p.hunt(room, p.hand["skill:pursue"], p.view.actions_left)

    def _flying(self, p: Prowl, room: int) -> float:
        """The worth of a room on a Whizz: it follows the best path found at its start."""
        if not self.path:
            self.path = p.specials.path(p.here)[1]
        if room == p.here:
            return 0.5 if self.path[-1] == room else 0.0
        last = len(self.path) - 1 - self.path[::-1].index(p.here) if p.here in self.path else -1
        ahead = self.path[last + 1 :]
        return 1.0 if ahead and ahead[0] == room else 0.0

    def _pay(self, p: Prowl, options: list[str], about: str) -> str:
        return min(options, key=lambda ref: self.w.skills.get(ref, 0.5) - 0.15 * (p.hand[ref] - 1))

    def _overdrawn(self, p: Prowl, options: list[str], about: str) -> str:
        return self._pay(p, options, about)

    def _sense_zone(self, p: Prowl, options: list[str], about: str) -> str:
        return best({ref: p.zone(ref) for ref in options})

    def _sense_room(self, p: Prowl, options: list[str], about: str) -> str:
        played = p.view.played[-1] if p.view.played else ""
        rooms = {ref: p.house.index[ref] for ref in options}
        if played == "skill:deduction":
            pairs = Skills(p).pairs()
            return p.house.refs[max(pairs, key=lambda pair: pairs[pair])[0]]
        likely = sorted(rooms, key=lambda ref: -p.odds[rooms[ref]])[:4]
        return best({ref: p.learn(1 << rooms[ref], p.asked) for ref in likely})

    def _sense_second(self, p: Prowl, options: list[str], about: str) -> str:
        return best({ref: p.odds[p.house.index[ref]] for ref in options})

    def _stealth_to(self, p: Prowl, options: list[str], about: str) -> str:
        self.memory.hide(p.view)
        skill = p.view.played[-1] if p.view.played else ""
        if skill == "skill:death_blossom":
            return best({ref: p.bloom(p.house.index[ref]) for ref in options})
        return best({ref: p.hide(p.house.index[ref]) for ref in options})

    def _how(self, p: Prowl, options: list[str], about: str) -> str:
        sense = p.now + p.learn(p.house.search, p.asked)
        return "word:sense" if sense > p.lurk(p.here, 3) else "word:stealth"

    def _block(self, p: Prowl, options: list[str], about: str) -> str:
        free = [ref for ref in options if ref not in p.view.blocks] or options
        way = {p.here, p.next_room}
        useful = [ref for ref in free if set(p.house.doors[ref]) != way] or free
        return best({ref: p.block(ref) for ref in useful})

    def _unblock(self, p: Prowl, options: list[str], about: str) -> str:
        return best({ref: -p.walls.held(ref, p.mass) for ref in options})

    def _distance(self, p: Prowl, options: list[str], about: str) -> str:
        spread = {p.quarry.people[slot].survivor: max(p.belief.marginal(slot)) for slot in p.quarry.alive}
        return min(options, key=lambda ref: spread.get(ref, 1.0))

    def _frighten(self, p: Prowl, options: list[str], about: str) -> str:
        worth = {p.quarry.people[slot].survivor: self.w.fear[p.quarry.fear[slot]] for slot in SLOTS}
        return best({ref: worth.get(ref, 0.0) for ref in options})

    def _hunter_trap(self, view: TerrorscapeView, options: list[str], question: Question[Any]) -> str:
        house = HOUSES[view.map]
        wanted = [house.radio, *members(house.search), house.exit]
        return next((house.refs[room] for room in self._mixed(wanted) if house.refs[room] in options), options[0])

    def _mixed(self, rooms: list[int]) -> list[int]:
        return self.rng.sample(rooms, len(rooms))

    # Yes or no

    def _rage(self, p: Prowl, options: list[str], about: str) -> str:
        return "word:again"

    def _whizz_search(self, p: Prowl, options: list[str], about: str) -> str:
        return "word:search" if p.gain[p.here] > 3 * self.w.card else "word:no"

    def _overflow(self, p: Prowl, options: list[str], about: str) -> str:
        return "word:wound"

    def _toy(self, p: Prowl, options: list[str], about: str) -> str:
        found = p.view.encounter.found if p.view.encounter else ()
        mask = sum(1 << slot for slot in SLOTS if p.quarry.people[slot].survivor in found)
        return "word:fight" if p.quarry.meeting(mask, p.strength) > 0.1 else "trait:toying_with_the_prey"

    def _attack(self, p: Prowl, options: list[str], about: str) -> str:
        """The attack card that helps most, or none if the attack is certain or hopeless."""
        encounter = p.view.encounter
        assert encounter is not None
        left = sum(
            1 << slot
            for slot in p.quarry.alive
            if p.quarry.people[slot].survivor in encounter.found
            and p.quarry.people[slot].survivor not in encounter.attacked
        )
        bare = p.quarry.meeting(left, p.view.strength)
        values = {"word:none": 0.0}
        for ref in options:
            if ref in ATTACKS:
                values[ref] = p.quarry.meeting(left, p.view.strength + ATTACKS[ref]) - bare - p.toll(ref) - 0.01
        return best(values)

    # Traits

    def _killer_start(self, p: Prowl, options: list[str], about: str) -> str:
        values = {"word:none": p.now}
        toll = self.w.card
        for ref in options:
            if ref == "trait:swift_action":
                steps = [p.hunt(to, p.hand["skill:pursue"], p.view.actions_left) for to in members(p.near[p.here])]
                values[ref] = max(steps) - 3 * toll
            elif ref == "trait:acute_hearing":
                noisy = [p.house.index[room] for room in p.view.noise][:4]
                values[ref] = p.now + max((p.learn(1 << i, p.asked) for i in noisy), default=0.0) - 2 * toll
            elif ref == "trait:enhanced_tracking":
                near = sum(1 << i for i, d in enumerate(p.house.distance[p.here]) if d <= 1)
                values[ref] = p.now + p.learn(near, p.asked) - 2 * toll
        return best(values)

    def _killer_end(self, p: Prowl, options: list[str], about: str) -> str:
        values = {"word:none": p.stand(p.here)}
        if "trait:perilous_ambush" in options:
            values["trait:perilous_ambush"] = p.lurk(p.here, 2) - 3 * self.w.card
        if "trait:total_encirclement" in options:
            values["trait:total_encirclement"] = p.stand(p.here) + p.shut(p.here) - 3 * self.w.card
        return best(values)

    def _sense_follow(self, p: Prowl, options: list[str], about: str) -> str:
        values = {"word:none": p.now}
        named = p.view.statements[-1].survivors if p.view.statements else ()
        mask = sum(1 << slot for slot in SLOTS if p.quarry.people[slot].survivor in named)
        for ref in options:
            if ref == "trait:murderous_intent":
                values[ref] = p.now + p.quarry.frightening(mask) - self.w.card
            elif ref == "trait:heightened_senses":
                values[ref] = p.now + max(map(p.zone, ("zone:red", "zone:blue", "zone:green"))) - self.w.card
            elif ref == "trait:immediate_response" and p.view.stage == FAST:
                steps = [p.hunt(to, p.hand["skill:pursue"], p.view.actions_left) for to in members(p.near[p.here])]
                values[ref] = max(steps) - self.w.card
        return best(values)

    ANSWERS: ClassVar[Mapping[str, Callable[..., Any]]] = {
        "keep_killer_traits": _keep_killer_traits,
        "prowl": _prowl,
        "move_to": _move_to,
        "pay": _pay,
        "overdrawn": _overdrawn,
        "sense_zone": _sense_zone,
        "sense_room": _sense_room,
        "sense_second": _sense_second,
        "stealth_to": _stealth_to,
        "how": _how,
        "block": _block,
        "unblock": _unblock,
        "distance": _distance,
        "frighten": _frighten,
        "hunter_trap": _hunter_trap,
        "rage": _rage,
        "whizz_search": _whizz_search,
        "overflow": _overflow,
        "toy": _toy,
        "attack": _attack,
        "killer_start": _killer_start,
        "killer_end": _killer_end,
        "sense_follow": _sense_follow,
    }
    """By the kind of a question, how it is answered."""
