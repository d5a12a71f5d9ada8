"""Numbered cards: those in a bit mask, a random sample of them, and a check that none is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Self, TypeVar

from stolik.core.chance import mask, numbers
from stolik.core.question import Option

T = TypeVar("T", bound=Option)


class Cards(tuple[T, ...]):
    """The cards of one sort (or rooms, doors, plans) by number, from 0. Copies of a card are the same object.

    A bit mask of numbers stands for a hand, a pile or the like. Its cards are listed in the order of their first
    copies.
    """

    all: int
    """The mask of all cards."""
    of: Callable[[int], tuple[T, ...]]
    """The cards of a mask, with every copy."""
    kinds: Callable[[int], tuple[T, ...]]
    """The different cards of a mask, each once."""
    refs: Callable[[int], tuple[str, ...]]
    """The references of the cards of a mask, with every copy."""
    copies: Callable[[T], int]
    """The mask of all copies of a card."""

    def __new__(cls, cards: Iterable[T]) -> Self:
        self = super().__new__(cls, cards)
        self.all = (1 << len(self)) - 1
        first = {card: self.index(card) for card in self}
        self.of = cache(lambda held: tuple(sorted((self[number] for number in numbers(held)), key=first.__getitem__)))
        self.kinds = cache(lambda held: tuple(dict.fromkeys(self.of(held))))
        self.refs = cache(lambda held: tuple(card.ref for card in self.of(held)))
        self.copies = {card: mask([n for n, one in enumerate(self) if one is card]) for card in self}.__getitem__
        return self

    def one(self, held: int, card: T) -> int:
        """The mask of one copy of a card among those of a mask; 0 if there is none."""
        found = held & self.copies(card)
        return found & -found


def sample(cards: int, count: int, rng: Random) -> int:
    """The mask of `count` cards of a mask, drawn by `rng`."""
    return mask(rng.sample(numbers(cards), count))


def tally(piles: Iterable[int]) -> tuple[int, int]:
    """A value that stays the same while cards only move between piles (masks), for `Game.conserved`."""
    held = list(piles)
    return sum(held), sum(pile.bit_count() for pile in held)
