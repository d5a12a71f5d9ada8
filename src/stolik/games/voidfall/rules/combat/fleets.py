"""The fleet types as data: what one Fleet Power (FP) of each does in combat (rulebook, Fleet types)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Role = Literal["invader", "defender"]
ROLES: tuple[Role, Role] = ("invader", "defender")


class Fleets(NamedTuple):
    """Fleet Power by fleet type. How it is divided among fleet tokens makes no difference in combat."""

    corvette: int = 0
    sentry: int = 0
    destroyer: int = 0
    dreadnought: int = 0
    carrier: int = 0
    voidborn: int = 0


@dataclass(frozen=True, slots=True)
class Abilities:
    """What one FP does for its side; `lead` counts only once, however many FP there are."""

    initiative: int = 1
    lead: int = 0
    deploys: int = 0
    approach_damage: int = 0
    approach_absorption: int = 0
    salvo_damage: int = 0
    salvo_absorption: int = 0


@dataclass(frozen=True, slots=True)
class FleetType:
    """A row of the table of fleet types.

    `technology` is needed to deploy it, at `cost` (resource, amount) for each FP. A fleet token carries up to
    `per_token` FP, or up to `per_token_improved` with the Improved Technology.
    """

    id: str
    technology: str | None = None
    cost: tuple[str, int] | None = None
    per_token: int = 3
    per_token_improved: int = 3
    invader: Abilities = field(default_factory=Abilities)
    defender: Abilities = field(default_factory=Abilities)

    def abilities(self, role: Role) -> Abilities:
        return self.invader if role == "invader" else self.defender


FLEET_TYPES = {
    fleet.id: fleet
    for fleet in (
        FleetType("corvette"),
        FleetType(
            "sentry",
            technology="sentries",
            defender=Abilities(initiative=0, approach_damage=1),
        ),
        FleetType(
            "destroyer",
            technology="destroyers",
            invader=Abilities(lead=1, salvo_damage=1),
        ),
        FleetType(
            "dreadnought",
            technology="dreadnoughts",
            cost=("materials", 1),
            per_token=1,
            invader=Abilities(lead=1, approach_absorption=1),
            defender=Abilities(lead=1, salvo_absorption=1),
        ),
        FleetType(
            "carrier",
            technology="carriers",
            cost=("food", 1),
            per_token=1,
            invader=Abilities(deploys=1),
            defender=Abilities(salvo_absorption=1),
        ),
        FleetType("voidborn"),
    )
}
"""All fleet types by id, in the order of `Fleets`."""
