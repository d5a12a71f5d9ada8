"""What a combat starts from: the two forces, the sector they fight in, and the rulings of the table."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

from stolik.games.voidfall.rules.combat.fleets import Fleets

COMBAT_TECHNOLOGIES = frozenset(
    {
        "autonomous_drones",
        "carriers",
        "combat_replicators",
        "deep_space_missiles",
        "destroyers",
        "dreadnoughts",
        "energy_cells",
        "escape_pods",
        "sentries",
        "shields",
        "targeting",
        "torpedoes",
    }
)
"""Technologies that affect a combat; `_improved` after the name means the Improved card, which replaces the Basic
one."""

_KNOWN = COMBAT_TECHNOLOGIES | {f"{name}_improved" for name in COMBAT_TECHNOLOGIES}


class Extras(NamedTuple):
    """What War cards, Crises and events give the Voidborn in a Skirmish.

    Each point of `salvo_absorption` absorbs one damage and is used up; `screen` absorbs that much damage in every Salvo
    step.
    """

    initiative: int = 0
    approach_damage: int = 0
    first_salvo_damage: int = 0
    approach_absorption: int = 0
    salvo_absorption: int = 0
    screen: int = 0


NO_FLEETS, NO_EXTRAS = Fleets(), Extras()


@dataclass(frozen=True, slots=True)
class Force:
    """One side as the combat begins, after the invader has moved in.

    `active` is its Active FP (for Carriers and Combat Replicators), `launchers` the number of its other sectors with a
    Shipyard or Starbase next to the combat sector (Deep Space Missiles), `trade` its unflipped Trade tokens, `bombard`
    whether the Invasion is a Bombard action, `science` the Science that may replace Energy and Materials. The Voidborn
    have only `fleets.voidborn` and `extras`. Raises ValueError.
    """

    fleets: Fleets = NO_FLEETS
    technologies: frozenset[str] = frozenset()
    active: int = 0
    launchers: int = 0
    trade: int = 0
    food: int = 0
    energy: int = 0
    materials: int = 0
    credits: int = 0
    science: int = 0
    bombard: bool = False
    extras: Extras = NO_EXTRAS

    def __post_init__(self) -> None:
        unknown = self.technologies - _KNOWN
        if unknown:
            raise ValueError(f"not a combat technology: {', '.join(sorted(unknown))}")
        for name, amount in (*self.fleets._asdict().items(), *self.extras._asdict().items(), *self._amounts()):
            if amount < 0:
                raise ValueError(f"{name} is {amount}, less than 0")
        if self.fleets.voidborn and (sum(self.fleets) > self.fleets.voidborn or self.technologies):
            raise ValueError("the Voidborn have no other fleets and no technologies")

    def _amounts(self) -> list[tuple[str, int]]:
        return [(each.name, getattr(self, each.name)) for each in fields(self) if each.type == "int"]

    def has(self, technology: str) -> bool:
        """Whether it has the Basic or the Improved card."""
        return technology in self.technologies or f"{technology}_improved" in self.technologies

    def has_basic(self, technology: str) -> bool:
        """Whether it has the Basic card and not the Improved one."""
        return technology in self.technologies and f"{technology}_improved" not in self.technologies

    def has_improved(self, technology: str) -> bool:
        return f"{technology}_improved" in self.technologies


class Ground(NamedTuple):
    """The combat sector: Installations that fire in the Approach, including those on a Fallen House card."""

    sector_defenses: int = 0
    starbases: int = 0


class Rulings(NamedTuple):
    """How the table reads what the rulebook leaves open.

    `blocks` (F-02): a defender's Dreadnoughts, and its Carriers, absorb together at one moment of the combat, and what
    they cannot use then is lost; otherwise each FP absorbs one damage of the combat, in whatever Salvo. `withdraw`
    (F-03): if nothing can change any more, the invader recalls all its FP and the defender has won; otherwise the
    combat ends as a stalemate. `bombard_twice`: three Materials absorb one damage in the Approach and one in a Salvo;
    otherwise one of the two.
    """

    blocks: bool = False
    withdraw: bool = True
    bombard_twice: bool = False
