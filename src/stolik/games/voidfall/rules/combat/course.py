"""A combat in progress: what both sides have left, and what can happen to a side."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Literal, NamedTuple

from stolik.games.voidfall.rules.combat.fleets import FLEET_TYPES, ROLES, Fleets, Role
from stolik.games.voidfall.rules.combat.forces import NO_FLEETS, Force, Ground, Rulings
from stolik.games.voidfall.rules.combat.record import NOTHING, Event, Result, Spent, Step, What

Asked = Literal[
    "repel",  # yes or no: return a Trade token to cancel the Skirmish (Autonomous Drones)
    "drones",  # yes or no: return a Trade token for absorption (Autonomous Drones)
    "missiles",  # yes or no: spend 1 Energy for 1 Approach damage (Deep Space Missiles)
    "bombard_approach",  # how many times 3 Materials for an Approach absorption
    "bombard_salvo",  # how many times 3 Materials for a Salvo absorption
    "deploy",  # how many Corvette FP the Carriers deploy
    "destroyers",  # now or later: the extra damage of the Destroyers
    "absorb",  # which Salvo absorption to use, or none
    "recall",  # the type of the next FP to recall
    "escape",  # home or active: where that FP goes (Escape Pods)
    "replicate",  # the type of the FP to deploy, or none (Improved Combat Replicators)
]
Option = str | int
Parts = list[tuple[str, int]]
"""Amounts by source."""

ROWS = {role: {kind: fleet.abilities(role) for kind, fleet in FLEET_TYPES.items()} for role in ROLES}
LEADS = {kind: f"{kind}_lead" for kind in FLEET_TYPES}
HOLDERS = {"shields": "corvette", "dreadnought": "dreadnought", "carrier": "carrier"}
"""The fleet type that must still be present to absorb."""

OUTCOMES = frozenset({"absorbed", "recalled", "escaped"})
"""Events whose effect is in what the sides have left."""


class Question(NamedTuple):
    """Side `who` must choose one of two or more `options`. `amount` is the damage still to absorb or FP still to
    recall.

    `course` is the combat so far; do not change it.
    """

    who: Role
    what: Asked
    options: tuple[Option, ...]
    amount: int
    course: Course

    @property
    def side(self) -> Side:
        return self.course.side(self.who)

    @property
    def other(self) -> Side:
        return self.course.defender if self.who == "invader" else self.course.invader


def amount_of(parts: Parts) -> int:
    """The sum over all sources."""
    return sum(amount for _, amount in parts)


Choose = Callable[[Question], Option]


class Side:
    """What one side has left. `absorbs` counts the Salvo absorptions it may still use, by source."""

    __slots__ = (
        "absorbs",
        "active",
        "bombard",
        "deployed",
        "drones",
        "fired",
        "force",
        "fp",
        "home",
        "kinds",
        "missiles",
        "pods",
        "recalled",
        "role",
        "rows",
        "screen",
        "spent",
        "stock",
        "targeting",
        "total",
    )

    def __init__(self, role: Role, force: Force) -> None:
        self.role = role
        self.force = force
        self.rows = ROWS[role]
        self.fp = dict(zip(FLEET_TYPES, force.fleets, strict=True))
        self.total = sum(force.fleets)
        self.kinds = [kind for kind, power in self.fp.items() if power]
        self.active = force.active
        self.stock = {"food": force.food, "energy": force.energy, "materials": force.materials}
        self.stock["credits"], self.stock["science"] = force.credits, force.science
        self.spent: dict[str, int] = {}
        self.recalled: dict[str, int] = {}
        self.home: dict[str, int] = {}
        self.deployed: dict[str, int] = {}
        self.targeting = force.has_basic("targeting")
        self.drones = self.missiles = self.fired = False
        self.bombard = 0
        self.screen = 0
        self.pods = (
            self.total + self.active if "escape_pods_improved" in force.technologies else force.has("escape_pods")
        )
        self.absorbs: dict[str, int] = {}
        if force.has("shields"):
            self.absorbs["shields"] = 1
        if force.extras.salvo_absorption:
            self.absorbs["extra"] = force.extras.salvo_absorption
        for kind in self.kinds:
            if self.rows[kind].salvo_absorption:
                self.absorbs[kind] = self.fp[kind] * self.rows[kind].salvo_absorption

    def initiative(self) -> Parts:
        """Its Initiative by source (Salvo step, the list at its start)."""
        parts = []
        for kind in self.kinds:
            power = self.fp[kind]
            if power:
                row = self.rows[kind]
                if row.initiative:
                    parts.append((kind, power * row.initiative))
                if row.lead:
                    parts.append((LEADS[kind], row.lead))
        if self.targeting and self.fp["corvette"]:
            parts.append(("targeting", 5))
        if self.total and self.force.extras.initiative:
            parts.append(("extra", self.force.extras.initiative))
        return parts

    def absorptions(self) -> Parts:
        """The Salvo absorptions it can use now: (source, how much)."""
        found = []
        for source, unused in self.absorbs.items():
            usable = min(unused, self.fp[HOLDERS[source]]) if source in HOLDERS else unused
            if usable:
                found.append((source, usable))
        return found

    def affords(self, resource: str) -> int:
        """How much of a resource it can spend, including Credits and anything else that replaces it."""
        science = self.stock["science"] if resource != "food" else 0
        return self.stock[resource] + self.stock["credits"] + science

    def gain(self, kind: str, power: int) -> None:
        """Move FP from its Active area into the combat sector."""
        self.kinds = [each for each in FLEET_TYPES if each == kind or each in self.kinds]
        self.active -= power
        self.fp[kind] += power
        self.total += power
        self.deployed[kind] = self.deployed.get(kind, 0) + power

    def result(self) -> Result:
        return Result(
            Fleets(*self.fp.values()),
            Fleets(**self.recalled) if self.recalled else NO_FLEETS,
            Fleets(**self.home) if self.home else NO_FLEETS,
            Fleets(**self.deployed) if self.deployed else NO_FLEETS,
            Spent(**self.spent) if self.spent else NOTHING,
        )

    def key(self) -> Hashable:
        """Everything the rest of the combat can depend on."""
        return (
            *self.fp.values(),
            *self.stock.values(),
            *self.absorbs.items(),
            *sorted(self.spent.items()),
            *sorted(self.home.items()),
            *sorted(self.recalled.items()),
            *sorted(self.deployed.items()),
            (self.active, self.pods, self.fired, self.drones, self.missiles, self.bombard, self.screen),
        )


class Course:
    """The combat so far. `moved` counts what cannot be undone: recalled FP and used absorptions."""

    __slots__ = (
        "begins",
        "begun",
        "choose",
        "defender",
        "ground",
        "invader",
        "moved",
        "rulings",
        "salvo",
        "step",
        "trace",
        "traced",
    )

    def __init__(
        self, invader: Force, defender: Force, ground: Ground, choose: Choose, rulings: Rulings, traced: bool
    ) -> None:
        self.invader = Side("invader", invader)
        self.defender = Side("defender", defender)
        self.begins = (invader, defender, ground, rulings)
        self.ground = ground
        self.choose = choose
        self.rulings = rulings
        self.traced = traced
        self.trace: list[Event] = []
        self.moved = 0
        self.begin("before")

    def side(self, who: Role) -> Side:
        return self.invader if who == "invader" else self.defender

    def begin(self, step: Step, salvo: int = 0) -> None:
        """Begin a step of the combat."""
        self.step: Step = step
        self.salvo = salvo
        self.begun = len(self.trace)

    def tell(self, side: Side, what: What, amount: int = 1, by: str = "") -> None:
        """Write an event of this step."""
        if self.traced:
            self.trace.append(Event(self.step, self.salvo, side.role, what, amount, by))

    def ask(self, side: Side, what: Asked, options: tuple[Option, ...], amount: int = 1) -> Option:
        """The side's choice among two or more options. Raises ValueError if the answer is not one of them."""
        chosen = self.choose(Question(side.role, what, options, amount, self))
        if chosen not in options:
            raise ValueError(f"{side.role} {what}: {chosen!r} is not one of {options}")
        return chosen

    def spend(self, side: Side, resource: str, amount: int) -> None:
        """Pay for the combat; Credits, then Science, replace what is missing."""
        left = amount
        for kind in (resource, "credits", "science"):
            paid = min(side.stock[kind], left)
            side.stock[kind] -= paid
            left -= paid
        self.pay(side, resource, amount)

    def pay(self, side: Side, what: str, amount: int) -> None:
        """Record what a side pays."""
        side.spent[what] = side.spent.get(what, 0) + amount
        self.tell(side, "spent", amount, what)

    def recall(self, side: Side, damage: int) -> None:
        """For each damage that is not absorbed the owner recalls 1 FP of its choice (Damage and absorption)."""
        for remaining in range(min(damage, side.total), 0, -1):
            present = tuple(kind for kind in side.kinds if side.fp[kind])
            kind = present[0]
            if len(present) > 1 and remaining < side.total:
                kind = str(self.ask(side, "recall", present, remaining))
            side.fp[kind] -= 1
            side.total -= 1
            self.moved += 1
            if side.pods and self.ask(side, "escape", ("home", "active"), remaining) == "home":
                side.pods -= 1
                side.home[kind] = side.home.get(kind, 0) + 1
                self.tell(side, "escaped", 1, kind)
            else:
                side.active += 1
                side.recalled[kind] = side.recalled.get(kind, 0) + 1
                self.tell(side, "recalled", 1, kind)

    def key(self) -> Hashable:
        """Equal keys at two questions mean equal combats from there on, if they are traced."""
        fired = (each[2:] for each in self.trace[self.begun :] if each.what not in OUTCOMES)
        return (self.step, min(self.salvo, 2), self.invader.key(), self.defender.key(), *fired)
