"""What a Hunt card and a Survival card are; hunt.py and survival.py hold the cards themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from stolik.core.chance import numbers
from stolik.core.question import Named, Seat
from stolik.core.table import Table
from stolik.games.not_alone.content.words import Phase
from stolik.games.not_alone.rules.state import NotAlone

HuntEffect = Callable[[NotAlone, Table], None]
SurvivalEffect = Callable[[NotAlone, Table, Seat], None]


class HuntCard(Named):
    """A Hunt card: its printed phase and symbol ("target", "artemia" or none) and what it does."""

    __slots__ = ("bit", "effect", "needs", "number", "phase", "symbol")

    def __init__(
        self,
        number: int,
        name: str,
        phase: Phase | None,
        symbol: str,
        needs: Callable[[NotAlone], bool] | None,
        effect: HuntEffect,
    ) -> None:
        super().__init__(f"hunt:{name}")
        self.number = number
        self.bit = 1 << number
        self.phase = phase
        """None: the phase of the card it repeats."""
        self.symbol = symbol
        self.needs = needs
        """The condition for the card to be playable; None: no condition."""
        self.effect = effect


class SurvivalCard(Named):
    """A Survival card: its printed phase and its effect for the Hunted who plays it."""

    __slots__ = ("bit", "effect", "needs", "number", "phase")

    def __init__(
        self, number: int, name: str, phase: Phase, needs: Callable[[NotAlone, Seat], bool], effect: SurvivalEffect
    ) -> None:
        super().__init__(f"survival:{name}")
        self.number = number
        self.bit = 1 << number
        self.phase = phase
        self.needs = needs
        """The condition for the card to be playable."""
        self.effect = effect


HUNT: list[HuntCard] = []
SURVIVAL: list[SurvivalCard] = []


@lru_cache(1 << 12)
def hunt_cards(held: int) -> tuple[HuntCard, ...]:
    """The Hunt cards of a mask."""
    return tuple(HUNT[number] for number in numbers(held))


@lru_cache(1 << 12)
def survival_cards(held: int) -> tuple[SurvivalCard, ...]:
    """The Survival cards of a mask."""
    return tuple(SURVIVAL[number] for number in numbers(held))


def hunt(
    name: str, phase: Phase | None, symbol: str = "", needs: Callable[[NotAlone], bool] | None = None
) -> Callable[[HuntEffect], HuntEffect]:
    """Put a Hunt card with this effect into the deck."""

    def add(effect: HuntEffect) -> HuntEffect:
        HUNT.append(HuntCard(len(HUNT), name, phase, symbol, needs, effect))
        return effect

    return add


def survival(
    name: str, phase: Phase, needs: Callable[[NotAlone, Seat], bool]
) -> Callable[[SurvivalEffect], SurvivalEffect]:
    """Put a Survival card with this effect into the deck."""

    def add(effect: SurvivalEffect) -> SurvivalEffect:
        SURVIVAL.append(SurvivalCard(len(SURVIVAL), name, phase, needs, effect))
        return effect

    return add
