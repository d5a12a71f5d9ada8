"""The sensible Survivors: each seat plans for the whole team, because all seats see the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, cast

from stolik.core import choosing
from stolik.core.choosing import best
from stolik.core.game import View
from stolik.core.question import Question
from stolik.games.terrorscape.bots import defence
from stolik.games.terrorscape.bots.danger import Danger
from stolik.games.terrorscape.bots.goals import Goals
from stolik.games.terrorscape.bots.memory import Memory
from stolik.games.terrorscape.bots.turn import AMMO, REVOLVER, Turn
from stolik.games.terrorscape.bots.weights import Weights
from stolik.games.terrorscape.content.numbers import BACKPACK, KEYS_TO_ESCAPE, REPAIRS
from stolik.games.terrorscape.view.fields import SurvivorView, TerrorscapeView


class SensibleTeam:
    """Plays a seat of the Survivors."""

    def __init__(self, seat: int, rng: Random, weights: Weights, memory: Memory) -> None:
        self.seat = seat
        self.rng = rng
        self.w = weights
        self.memory = memory
        self.aim = ""

    def choose(self, view: View, question: Question[Any]) -> Any:
        """An answer to the question; a random one to a kind it does not know."""
        sight = cast(TerrorscapeView, view)
        options = choosing.options(question)
        answer = self.ANSWERS.get(question.kind)
        if answer is None or len(options) < 2:
            return question.sample(self.rng)
        return answer(self, sight, options, question.about)

    # What is known

    def _person(self, view: TerrorscapeView, ref: str) -> SurvivorView:
        return next((s for s in view.survivors if s.survivor == ref), view.survivors[0])

    def _think(self, view: TerrorscapeView, ref: str) -> Turn:
        danger = Danger(view, self.memory, self.w)
        return Turn(view, self._person(view, ref), danger, Goals(view, self.w), self.w)

    # Set-up

    def _survivors(self, view: TerrorscapeView, options: list[str], about: str) -> list[str]:
        ranked = sorted(options, key=lambda ref: -self.w.people.get(ref, 0.5) * self.rng.uniform(0.6, 1.0))
        return ranked[:3]

    def _keep_trait(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return best({ref: self.w.gifts.get(ref, 0.3) for ref in options})

    # A turn

    def _turn(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        turn = self._think(view, about)
        values = {ref: turn.worth(ref) for ref in options if not ref.startswith("survivor:")}
        values["word:end"] -= 0.0 if view.main_done else 0.001
        choice = best(values)
        self.aim = turn.aims.get(choice, "")
        return choice

    def _aimed(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        """The target for which the item or action was just chosen."""
        return self.aim if self.aim in options else options[int(self.rng.random() * len(options))]

    _run_to = _passage_to = _noise_where = _which_door = _judicious = _aimed

    def _heal_whom(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return best({ref: 1.0 + 0.1 * (self._person(view, ref).fear or 0) for ref in options})

    def _follow(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return self._flee(view, options, about)

    _onward = _follow

    # Cards

    def _value(self, view: TerrorscapeView, me: SurvivorView, item: str) -> float:
        """The relative worth of an item to this Survivor (about 0 to 2)."""
        held = me.items or ()
        worth = self.w.keep.get(item, 0.3)
        if item == "item:key":
            return worth if view.keys < KEYS_TO_ESCAPE and not view.rescue else 0.2
        if item == "item:toolbox" and ((view.repaired or 0) >= REPAIRS or view.rescue):
            return 0.0
        if item == "item:ammo_pack":
            return worth + 0.3 if "item:revolver" in held else worth - 0.2
        if item == "item:revolver":
            return 0.2 if held.count(item) > 1 else worth + (0.3 if "item:ammo_pack" in held else 0.0)
        if item == "item:herbal_medicine" and any(s.alive and s.wounded for s in view.survivors):
            return worth + 0.4
        if item == "item:camera" and me.survivor != "survivor:sophia":
            return 0.0
        return worth

    def _discovered(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        if "trait:sleight_of_hand" in options:
            return "trait:sleight_of_hand"
        me = self._person(view, about)
        return best({ref: self._value(view, me, ref) for ref in options})

    def _keep(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return next(ref for ref in options if ref != "word:discard")

    def _drop(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        me = self._person(view, about)
        return min(options, key=lambda ref: self._value(view, me, ref))

    def _discoverer(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        """The Survivor who draws: the one to whom noise does the least harm, with room in the backpack."""
        danger = Danger(view, self.memory, self.w)
        values = {}
        for ref in options:
            s = self._person(view, ref)
            room = danger.house.index[s.room or ""]
            loud = danger.risk(s, room, 1.0) - danger.risk(s, room)
            full = len(s.items or ()) >= BACKPACK and s.survivor != "survivor:johnson"
            values[ref] = -0.35 * loud - 0.015 * full - 0.004 * len(s.items or ()) + 0.005 * danger.risk(s, room)
        return best(values)

    def _silence(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        danger = Danger(view, self.memory, self.w)
        s = self._person(view, about)
        room = danger.house.index[s.room or ""]
        return options[0] if danger.risk(s, room, 1.0) - danger.risk(s, room) > 0.05 else "word:no"

    def _swap_with(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return self._aimed(view, options, about)

    def _swap_give(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return AMMO if AMMO in options else "word:nothing"

    def _swap_take(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        """Nothing if the item fits into the backpack, else the item worth least."""
        mate = self._person(view, about)
        if len(mate.items or ()) < BACKPACK or mate.survivor == "survivor:johnson":
            return "word:nothing"
        held = [ref for ref in options if ref not in ("word:nothing", REVOLVER)]
        return min(held, key=lambda ref: self._value(view, mate, ref), default="word:nothing")

    def _swap_agree(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return "word:agree"

    def _chest(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        me = self._person(view, about if about.startswith("survivor:") else view.survivors[0].survivor)
        return best({ref: self._value(view, me, ref) for ref in options})

    def _equip(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return "item:sedatives" if any(s.fear for s in view.survivors) and "item:sedatives" in options else options[0]

    # Plans

    def _plan(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        done = {plan.plan: plan.done + 1 - 0.3 * len(plan.steps) for plan in view.plans or ()}
        begun = any(plan.done for plan in view.plans or ())
        values = {ref: done.get(ref, 0.0) for ref in options if ref != "word:no"}
        choice = best(values)
        chosen = next(plan for plan in view.plans or () if plan.plan == choice)
        return choice if chosen.done or not begun else "word:no"

    # Encounters

    def _defender(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        danger = Danger(view, self.memory, self.w)
        encounter = view.encounter
        strength = encounter.strength if encounter else view.strength
        return defence.first([self._person(view, ref) for ref in options], danger, strength).survivor

    def _defence(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        danger = Danger(view, self.memory, self.w)
        encounter = view.encounter
        strength = encounter.strength if encounter else view.strength
        added = sum(bonus.value for bonus in encounter.bonuses) if encounter else 0
        return defence.weapon(self._person(view, about), options, danger, strength, added)

    def _amulet(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        return "item:ancient_amulet" if "item:ancient_amulet" in options else "word:suffer"

    def _heroic(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        found = view.encounter.found if view.encounter else ()
        others = [s for s in view.survivors if s.survivor in found and s.survivor != about]
        me = self._person(view, about)
        return options[0] if any(s.wounded for s in others) and not me.wounded else "word:no"

    def _flee(self, view: TerrorscapeView, options: list[str], about: str) -> str:
        """The room to flee to: away from the Killer, towards a goal; not away from the exit if all are there."""
        turn = self._think(view, about)
        rooms = {ref: turn.here if ref == "word:stay" else turn.house.index[ref] for ref in options}
        goals = turn.goals
        if goals.leaving and turn.here in goals.exits and len(set(goals.here.values())) == 1:
            return "word:stay"
        far = turn.house.distance[turn.danger.seen]
        return best({
            ref: goals.promise(turn.me, room) + 0.05 * min(far[room], 1) + 0.01 * turn.near[room].bit_count()
            for ref, room in rooms.items()
        })  # fmt: skip

    ANSWERS: ClassVar[Mapping[str, Callable[..., Any]]] = {
        "survivors": _survivors,
        "keep_trait": _keep_trait,
        "turn": _turn,
        "run_to": _run_to,
        "passage_to": _passage_to,
        "noise_where": _noise_where,
        "which_door": _which_door,
        "judicious": _judicious,
        "heal_whom": _heal_whom,
        "follow": _follow,
        "onward": _onward,
        "discovered": _discovered,
        "keep": _keep,
        "drop": _drop,
        "discoverer": _discoverer,
        "silence": _silence,
        "swap_with": _swap_with,
        "swap_give": _swap_give,
        "swap_take": _swap_take,
        "swap_agree": _swap_agree,
        "chest": _chest,
        "equip": _equip,
        "plan": _plan,
        "defender": _defender,
        "defence": _defence,
        "amulet": _amulet,
        "heroic": _heroic,
        "flee": _flee,
    }
    """By the kind of a question, how it is answered."""
