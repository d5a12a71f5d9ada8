"""Chance: a keyed, counting generator that lives in the state, and decks that hold no order nobody laid."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from hashlib import blake2b


class Stream(IntEnum):
    """Independent sources of luck, so that one more die roll does not change the next card."""

    SETUP = 0
    DECKS = 1
    DICE = 2


class Chance:
    """A generator whose n-th number follows from a secret key: nothing seen so far foretells the next.

    Copying it copies three counters. Two chances with the same key and counters go on alike.
    """

    __slots__ = ("counts", "key")

    def __init__(self, key: bytes, counts: Sequence[int] = (0, 0, 0)) -> None:
        self.key = key
        self.counts = list(counts)

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """A chance whose every number follows from `seed` (any whole number)."""
        return cls(blake2b(str(seed).encode(), digest_size=16, person=b"stolik-seed").digest())

    def copy(self) -> Chance:
        """One that goes on alike, independently."""
        return Chance(self.key, self.counts)

    def below(self, n: int, stream: Stream) -> int:
        """A whole number from 0 to n - 1; the bias is below n / 2**64."""
        count = self.counts[stream]
        self.counts[stream] = count + 1
        digest = blake2b(b"%d/%d" % (stream, count), key=self.key, digest_size=8).digest()
        return int.from_bytes(digest, "big") % n


class Deck:
    """A face-down deck of card numbers.

    Only cards somebody put in a known place have one (`top[0]` is drawn first, `bottom[-1]` last); the rest is a bag,
    a bit mask drawn from by chance. An order that does not exist cannot leak.
    """

    __slots__ = ("bag", "bottom", "top")

    def __init__(self, bag: int, top: Sequence[int] = (), bottom: Sequence[int] = ()) -> None:
        self.bag = bag
        self.top = list(top)
        self.bottom = list(bottom)

    def copy(self) -> Deck:
        """An independent deck of the same cards."""
        return Deck(self.bag, self.top, self.bottom)

    def __len__(self) -> int:
        return self.bag.bit_count() + len(self.top) + len(self.bottom)

    @property
    def cards(self) -> int:
        """All cards in the deck, as a mask."""
        return self.bag | mask(self.top) | mask(self.bottom)

    def outcomes(self) -> list[int]:
        """The cards that may be the next, all equally likely. Empty when the deck is."""
        if self.top:
            return self.top[:1]
        if self.bag:
            return numbers(self.bag)
        return self.bottom[:1]

    def remove(self, card: int) -> None:
        """Take out a card that `outcomes` named."""
        if self.top:
            self.top.remove(card)
        elif self.bag:
            self.bag &= ~(1 << card)
        else:
            self.bottom.remove(card)


def numbers(cards: int) -> list[int]:
    """The card numbers in a mask, ascending."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def mask(cards: Sequence[int]) -> int:
    """The mask of some card numbers."""
    together = 0
    for card in cards:
        together |= 1 << card
    return together
