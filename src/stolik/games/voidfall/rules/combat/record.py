"""The record of a combat: its trace, event by event, and its result. It holds ids and numbers, no sentences."""

from __future__ import annotations

from typing import Literal, NamedTuple

from stolik.games.voidfall.rules.combat.fleets import Fleets, Role

Step = Literal["before", "approach", "salvo", "after"]
What = Literal[
    "spent",  # amount of what `by` names: trade, food, energy, materials (Credits may replace the last three)
    "repelled",  # the Skirmish is cancelled, by autonomous_drones
    "deployed",  # amount of Corvette FP, by the Carriers
    "initiative",  # amount of Initiative from one source
    "counts",  # the sum of its Initiative, at the start of a Salvo or again before it answers
    "first",  # fires first, by its initiative or by targeting
    "together",  # both fire at once
    "damage",  # amount of Damage from one source
    "absorbed",  # amount of Damage cancelled by one source
    "recalled",  # amount of FP of fleet type `by` to the Active area (of the Voidborn: to the supply)
    "escaped",  # amount of FP of fleet type `by` to the Home sector, by Escape Pods
    "silent",  # has no Initiative left and does not answer
    "left",  # amount of FP it has at the end of the step
    "stalemate",  # nothing can change any more
    "withdraws",  # recalls what it has left
    "replicated",  # amount of FP of fleet type `by`, by Improved Combat Replicators
    "wins",
    "tie",
]
Winner = Literal["invader", "defender", "nobody", "stalemate"]


class Event(NamedTuple):
    """Something that side `who` did or that happened to it; `salvo` is the number of the Salvo step, otherwise 0."""

    step: Step
    salvo: int
    who: Role
    what: What
    amount: int = 1
    by: str = ""


class Spent(NamedTuple):
    """What a side paid. Credits may have replaced Food, Energy and Materials; the rules ask for which."""

    trade: int = 0
    food: int = 0
    energy: int = 0
    materials: int = 0


NOTHING = Spent()


class Result(NamedTuple):
    """The result for one side. What it had plus `deployed` is `left` plus `recalled` (to Active) plus `home`."""

    left: Fleets
    recalled: Fleets
    home: Fleets
    deployed: Fleets
    spent: Spent


class Combat(NamedTuple):
    """A whole combat. Winner `nobody` is a tie: no side has FP left. `replicated` says that it was a tie until Improved
    Combat Replicators deployed.
    """

    winner: Winner
    invader: Result
    defender: Result
    trace: tuple[Event, ...]
    replicated: bool = False

    def of(self, who: Role) -> Result:
        return self.invader if who == "invader" else self.defender
