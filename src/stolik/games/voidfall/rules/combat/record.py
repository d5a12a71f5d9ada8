"""What a combat tells: its trace, event by event, and how it ended. Ids and numbers, no sentences."""

from __future__ import annotations

from typing import Literal, NamedTuple

from stolik.games.voidfall.rules.combat.fleets import Fleets, Role

Step = Literal["before", "approach", "salvo", "after"]
What = Literal[
    "spent",  # amount of what `by` names: trade, food, energy, materials (Credits may stand in for the last three)
    "repelled",  # the Skirmish is called off, by autonomous_drones
    "deployed",  # amount of Corvette FP, by the Carriers
    "initiative",  # amount of Initiative from one source
    "counts",  # the sum of its Initiative, at the start of a Salvo or anew before it answers
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
    """One thing that happened to side `who`, or that it did; `salvo` is the number of the Salvo step, otherwise 0."""

    step: Step
    salvo: int
    who: Role
    what: What
    amount: int = 1
    by: str = ""


class Spent(NamedTuple):
    """What a side paid. Credits may have stood in for Food, Energy and Materials; the rules ask which."""

    trade: int = 0
    food: int = 0
    energy: int = 0
    materials: int = 0


NOTHING = Spent()


class Result(NamedTuple):
    """How one side came out. What it had plus `deployed` is `left` plus `recalled` (to Active) plus `home`."""

    left: Fleets
    recalled: Fleets
    home: Fleets
    deployed: Fleets
    spent: Spent


class Combat(NamedTuple):
    """A whole combat. Winner `nobody` is a tie: no side has FP left. `replicated` says that it was one, until Improved
    Combat Replicators deployed.
    """

    winner: Winner
    invader: Result
    defender: Result
    trace: tuple[Event, ...]
    replicated: bool = False

    def of(self, who: Role) -> Result:
        return self.invader if who == "invader" else self.defender
