"""Skill cards and the Killers who hold them. A card lists its effects in their order."""

from __future__ import annotations

from stolik.core.agenda import Call
from stolik.core.cards import Cards
from stolik.core.question import Named
from stolik.games.terrorscape.content.steps import Step

REST_OF_HAND = -1
"""The cost of Life Drain: everything else in hand."""


class Skill(Named):
    """A kind of skill card. It is fast, special, slow, an attack, or several of these; first `cost` other cards from
    the hand are discarded, then `effect` happens in this order. A stealth skill has `reappear`: what happens when the
    Killer reappears. An attack adds `attack` to the strength.
    """

    __slots__ = ("attack", "cost", "effect", "fast", "reappear", "slow", "slow_effect", "special")

    def __init__(
        self,
        ref: str,
        cost: int = 0,
        fast: bool = False,
        special: bool = False,
        slow: bool = False,
        attack: int = 0,
        effect: tuple[Call, ...] = (),
        slow_effect: tuple[Call, ...] = (),
        reappear: tuple[Call, ...] = (),
    ) -> None:
        super().__init__(ref)
        self.cost = cost
        self.fast = fast
        self.special = special
        self.slow = slow
        self.attack = attack
        self.effect = effect
        self.slow_effect = slow_effect
        """The effect of a card with several kinds when it is played as a slow skill."""
        self.reappear = reappear


class Killer(Named):
    """A Killer. `cards[number]` is the skill on each card, the last being set aside until `unlock_level`."""

    __slots__ = ("cards", "locked", "pack", "strength", "unlock_level")

    def __init__(
        self,
        name: str,
        strength: int,
        unlock_level: int,
        cards: tuple[tuple[int, Skill], ...],
        locked: Skill,
        pack: str = "",
    ) -> None:
        super().__init__(f"killer:{name}")
        self.strength = strength
        self.unlock_level = unlock_level
        self.cards = Cards([*(skill for copies, skill in cards for _ in range(copies)), locked])
        self.locked = 1 << len(self.cards) - 1
        self.pack = pack

    @property
    def kinds(self) -> tuple[Skill, ...]:
        """The different skills, each once."""
        return self.cards.kinds(self.cards.all)


PURSUE = Skill("skill:pursue", fast=True, effect=(Step.KILLER_MOVE(steps=1, at_least=1),))
SENSE = Skill("skill:sense", fast=True, effect=(Step.SENSE_ZONE(),))
