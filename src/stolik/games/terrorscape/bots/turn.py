"""A Survivor's turn: the worth of each action, minus the risk of being found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from stolik.games.terrorscape.bots.danger import Danger
from stolik.games.terrorscape.bots.goals import Goals
from stolik.games.terrorscape.bots.house import ROOMS, members, open_near, reach
from stolik.games.terrorscape.bots.weights import Weights
from stolik.games.terrorscape.content.numbers import MOST_FEAR
from stolik.games.terrorscape.view.fields import SurvivorView, TerrorscapeView

SEARCH_NOISE = 0.6
JOHNSON = "survivor:johnson"
ANNA = "survivor:anna"
AMMO, REVOLVER = "item:ammo_pack", "item:revolver"


class Turn:
    """Everything one Survivor can do now. `aim` is the target of an action: the answer to its next question."""

    def __init__(self, view: TerrorscapeView, me: SurvivorView, danger: Danger, goals: Goals, weights: Weights) -> None:
        self.view = view
        self.me = me
        self.danger = danger
        self.goals = goals
        self.w = weights
        self.house = danger.house
        self.here = self.house.index[me.room or self.house.refs[0]]
        self.near = open_near(self.house, frozenset(view.blocks))
        self.aims: dict[str, str] = {}
        self.rush = goals.rush()
        self.mates = [s for s in view.survivors if s.alive and s.survivor != me.survivor]

    def worth(self, ref: str) -> float:
        """The worth of choosing this up to the end of the phase, as a share of a game; compare with `word:end`."""
        family = ref.partition(":")[0]
        if ref == "word:end":
            return self.stand(self.here)
        if family == "room":
            return self.stand(self.house.index[ref])
        if family == "door":
            return self._free(ref)
        judge = self.JUDGES.get(ref)
        return judge(self) if judge is not None else -1.0

    def stand(self, room: int, loud: float = 0.0, noises: int | None = None) -> float:
        """The worth of ending the turn in this room."""
        if self.rush >= 0 and room == self.rush:
            return 1.0 - 2 * self.danger.risk(self.me, room, loud, noises)
        if self.rush >= 0 and self.near[room] >> self.rush & 1 and not self._done() and self._held("item:adrenaline"):
            return 0.9
        return self.goals.promise(self.me, room) - self.danger.risk(self.me, room, loud, noises)

    def leave(self, loud: float = 0.0) -> float:
        """The worth of ending the turn after noise here: in this room, or one step away if that is possible."""
        best = self.stand(self.here, loud)
        if self._held("item:adrenaline"):
            noise = self.danger.noises | 1 << self.here
            best = max(best, *(self.stand(to, 0.0, noise) - 0.03 for to in members(self.near[self.here])), best)
        return best

    # Main actions

    def _action_search(self) -> float:
        return self.goals.search() + self.leave(0.0 if self.me.survivor == ANNA else SEARCH_NOISE)

    def _action_repair(self) -> float:
        return self.goals.repair(1) + self.leave(1.0)

    def _item_toolbox(self) -> float:
        steps = 3 if self.me.survivor == JOHNSON else 2
        return self.goals.repair(steps) - 0.02 + self.leave(1.0)

    def _action_calm(self) -> float:
        return self._calming(self.me) + self.stand(self.here)

    def _calming(self, s: SurvivorView) -> float:
        worth = self.w.calm[min(MOST_FEAR, s.fear or 0)]
        if self.view.killer == "killer:spectre":
            worth *= 1.5
            if self.view.level >= 4:
                worth += (0.2 if s.wounded else 0.06) * bool(s.fear)
        near = self.danger.seen == self.here or self.house.near[self.here] >> self.danger.seen & 1
        return worth * (self.w.calm_near if near and not self.view.stealthed else 1.0)

    def _free(self, ref: str) -> float:
        """The worth of removing a block."""
        return self.w.unblock + self._opened(ref) + self.stand(self.here)

    def _opened(self, ref: str) -> float:
        one, other = self.house.doors[ref]
        far = self.goals.far[one][other]
        return 0.012 * min(4, far - 1) * (2 if self.house.radio in (one, other) else 1)

    def _item_hatchet(self) -> float:
        blocked = [ref for ref in self.view.blocks if self.here in self.house.doors[ref]]
        best = max(blocked, key=self._opened)
        self.aims["item:hatchet"] = best
        return self._opened(best) + self.stand(self.here) - 0.03

    def _healing(self) -> float:
        patients = [s for s in self.view.survivors if s.alive and s.wounded and s.room == self.me.room]
        return self.w.heal if patients else 0.0

    def _item_herbal_medicine(self) -> float:
        return self._healing() + self.leave(1.0)

    def _item_medical_kit(self) -> float:
        return self._healing() + 0.02 + self.stand(self.here)

    def _trait_first_aid(self) -> float:
        return self._healing() + self.stand(self.here)

    def _plan_mystic_herbs(self) -> float:
        return self._healing() + 0.02 + self.stand(self.here)

    def _action_equip(self) -> float:
        return 0.02 + self.stand(self.here)

    def _trait_morale_boost(self) -> float:
        return 0.5 * sum(self._calming(s) for s in self.mates) + self.stand(self.here)

    def _item_trap_parts(self) -> float:
        return 0.025 * (self.house.search >> self.here & 1 or self.here == self.house.radio) + self.stand(self.here)

    def _plan_diy_radio(self) -> float:
        return self.goals.repair(5) + self.leave(1.0)

    def _plan_skeleton_key(self) -> float:
        return 1.5 * self.goals.search() + self.stand(self.here)

    def _plan_ancient_chest(self) -> float:
        return 2.5 * self.goals.search() + self.stand(self.here)

    def _plan_explosive_trap(self) -> float:
        return 0.1 * self.danger.attention[self.here] + self.stand(self.here)

    # Ways

    def _run(self, ref: str, rooms: int, loud: float, price: float) -> float:
        values = {room: self.stand(room, loud) for room in members(rooms)}
        if not values:
            return -1.0
        best = max(values, key=lambda room: values[room])
        self.aims[ref] = self.house.refs[best]
        return values[best] - price

    def _action_sprint(self) -> float:
        return self._run("action:sprint", reach(self.near, 1 << self.here, 3) & ~(1 << self.here), 1.0, 0.0)

    def _action_passage(self) -> float:
        return self._run("action:passage", self.house.passage[self.here], 0.0, 0.0)

    def _item_flashlight(self) -> float:
        return self._run("item:flashlight", self.house.passage[self.here], 0.0, 0.0)

    def _plan_tunnels_investigation(self) -> float:
        ends = sum(1 << room for room in ROOMS if self.house.passage[room] and room != self.here)
        return self._run("plan:tunnels_investigation", ends, 0.0, 0.0)

    def _trait_burst_of_speed(self) -> float:
        far = reach(self.near, 1 << self.here, 4) & ~(1 << self.here)
        return self._run("trait:burst_of_speed", far, 0.0, 0.04)

    def _item_adrenaline(self) -> float:
        """The worth of one more step after everything else, away from the noise."""
        return self._run("item:adrenaline", self.near[self.here], 0.0, 0.03) if self._done() else -1.0

    def _trait_prompt_reaction(self) -> float:
        return self._run("trait:prompt_reaction", self.near[self.here], 0.0, 0.03) if self._done() else -1.0

    def _plan_site_study(self) -> float:
        return (
            self._run("plan:site_study", reach(self.near, self.near[self.here], 1), 0.0, 0.03) if self._done() else -1
        )

    def _held(self, item: str) -> bool:
        return item in (self.me.items or ())

    def _done(self) -> bool:
        return bool(self.view.main_done)

    # Extra actions

    def _item_sedatives(self) -> float:
        worth = self._calming(self.me)
        return self.stand(self.here) + worth - 0.06 if worth else -1.0

    def _item_whiskey_bottle(self) -> float:
        return self._decoy("item:whiskey_bottle", self.house.near[self.here])

    def _trait_sound_decoy(self) -> float:
        return self._decoy("trait:sound_decoy", (1 << len(ROOMS)) - 1)

    def _decoy(self, ref: str, rooms: int) -> float:
        """The worth of noise in an empty room: it draws the Killer away from noise near Survivors."""
        if not self._done() or not self.danger.noises:
            return -1.0
        taken = {self.house.index[s.room] for s in (*self.mates, self.me) if s.room}
        before = self._all_risks(self.danger.noises)
        saved = {
            room: before - self._all_risks(self.danger.noises | 1 << room)
            for room in members(rooms & ~self.danger.noises)
            if room not in taken
        }
        if not saved:
            return -1.0
        best = max(saved, key=lambda room: saved[room])
        self.aims[ref] = self.house.refs[best]
        return self.stand(self.here) + saved[best] - 0.02

    def _all_risks(self, noises: int) -> float:
        return sum(self.danger.risk(s, self.house.index[s.room], 0.0, noises) for s in (*self.mates, self.me) if s.room)

    def _item_firecracker(self) -> float:
        if self.danger.noises.bit_count() < 2 and self.view.phase:
            return -1.0
        return (
            self.stand(self.here) + self._all_risks(self.danger.noises) - self._all_risks((1 << len(ROOMS)) - 1) - 0.02
        )

    def _action_chest(self) -> float:
        return self.stand(self.here) + 0.2

    def _action_suitcase(self) -> float:
        return self.stand(self.here, 0.2) + 0.05

    def _action_swap(self) -> float:
        """The worth of a swap: ammunition goes to the Survivor with the revolver."""
        for mate in self.mates:
            if mate.room == self.me.room and matches(self.me, mate):
                self.aims["action:swap"] = mate.survivor
                return self.stand(self.here) + 0.05
        return -1.0

    def _action_loot(self) -> float:
        return self.stand(self.here) + 0.1

    def _plan_buzzer(self) -> float:
        return self.stand(self.here) + 0.01 if self.view.buzzer else -1.0

    def _trait_judicious_move(self) -> float:
        if (self.me.fear or 0) < MOST_FEAR:
            return -1.0
        self.aims["trait:judicious_move"] = "action:calm"
        return self.stand(self.here) + self._calming(self.me) - 0.03

    JUDGES: ClassVar[Mapping[str, Callable[..., float]]] = {
        "action:search": _action_search,
        "action:repair": _action_repair,
        "item:toolbox": _item_toolbox,
        "action:calm": _action_calm,
        "item:hatchet": _item_hatchet,
        "item:herbal_medicine": _item_herbal_medicine,
        "item:medical_kit": _item_medical_kit,
        "trait:first_aid": _trait_first_aid,
        "plan:mystic_herbs": _plan_mystic_herbs,
        "action:equip": _action_equip,
        "trait:morale_boost": _trait_morale_boost,
        "item:trap_parts": _item_trap_parts,
        "plan:diy_radio": _plan_diy_radio,
        "plan:skeleton_key": _plan_skeleton_key,
        "plan:ancient_chest": _plan_ancient_chest,
        "plan:explosive_trap": _plan_explosive_trap,
        "action:sprint": _action_sprint,
        "action:passage": _action_passage,
        "item:flashlight": _item_flashlight,
        "plan:tunnels_investigation": _plan_tunnels_investigation,
        "trait:burst_of_speed": _trait_burst_of_speed,
        "item:adrenaline": _item_adrenaline,
        "trait:prompt_reaction": _trait_prompt_reaction,
        "plan:site_study": _plan_site_study,
        "item:sedatives": _item_sedatives,
        "item:whiskey_bottle": _item_whiskey_bottle,
        "trait:sound_decoy": _trait_sound_decoy,
        "item:firecracker": _item_firecracker,
        "action:chest": _action_chest,
        "action:suitcase": _action_suitcase,
        "action:swap": _action_swap,
        "action:loot": _action_loot,
        "plan:buzzer": _plan_buzzer,
        "trait:judicious_move": _trait_judicious_move,
    }
    """By action, item, trait and plan, what it brings."""


def matches(giver: SurvivorView, taker: SurvivorView) -> bool:
    """Whether `giver` has ammunition for `taker`'s revolver."""
    mine, yours = giver.items or (), taker.items or ()
    return AMMO in mine and REVOLVER not in mine and REVOLVER in yours and AMMO not in yours
