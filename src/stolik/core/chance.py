"""Chance: a keyed random generator in the state, and decks, which store an order only for placed cards."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from hashlib import blake2b
from random import Random

import msgspec


class Stream(IntEnum):
    """Independent random streams, so that an extra die roll does not change the next card."""

    SETUP = 0
    DECKS = 1
    DICE = 2


class Chance(msgspec.Struct, gc=False):
    """A generator whose n-th number is computed from a secret key, so earlier numbers do not reveal later ones.

    `counts` is how many numbers each stream has given. Equal keys and counts give equal numbers.
    """

    key: bytes
    counts: tuple[int, ...] = (0, 0, 0)

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """The generator of a game with this seed (any whole number)."""
        return cls(blake2b(str(seed).encode(), digest_size=16, person=b"stolik-seed").digest())

    def copy(self) -> Chance:
        """An independent generator that gives the same numbers."""
        return Chance(self.key, self.counts)

    def below(self, n: int, stream: Stream) -> int:
        """A random whole number from 0 to n - 1; the bias is below n / 2**64."""
        drawn = _keyed(self.key).copy()
        drawn.update(b"%d/%d" % (stream, self.counts[stream]))
        self.skip(stream)
        return int.from_bytes(drawn.digest(), "big") % n

    def skip(self, stream: Stream) -> None:
        """Count a number that is already known, without computing it."""
        counts = list(self.counts)
        counts[stream] += 1
        self.counts = tuple(counts)


@lru_cache(1 << 10)
def _keyed(key: bytes) -> blake2b:
    """The hash that a generator's numbers begin from; it takes longer to key than to copy."""
    return blake2b(key=key, digest_size=8)


class _FaceDown:
    """What can be known of face-down cards, whether their deck changes in place or not."""

    __slots__ = ()
    bag: int
    top: tuple[int, ...]
    bottom: tuple[int, ...]

    def __len__(self) -> int:
        return self.bag.bit_count() + len(self.top) + len(self.bottom)

    @property
    def cards(self) -> int:
        """All its cards, as a bit mask."""
        return self.bag | mask(self.top) | mask(self.bottom)

    def outcomes(self) -> list[int]:
        """The cards that may be drawn next, all equally likely; empty if there are none."""
        return list(self.top[:1]) or numbers(self.bag) or list(self.bottom[:1])


class Deck(_FaceDown, msgspec.Struct, gc=False):
    """A face-down deck of card numbers.

    Only cards that were placed have a position: `top[0]` is drawn first, `bottom[-1]` last. The rest is `bag`, a bit
    mask from which cards are drawn at random. It has no order that could leak.
    """

    bag: int
    top: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()

    def copy(self) -> Deck:
        """An independent deck of the same cards."""
        return Deck(self.bag, self.top, self.bottom)

    def remove(self, card: int) -> None:
        """Take a card out of the deck from any position."""
        self.bag &= ~(1 << card)
        if card in self.top:
            self.top = tuple(one for one in self.top if one != card)
        if card in self.bottom:
            self.bottom = tuple(one for one in self.bottom if one != card)


class Pile(_FaceDown, msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A deck that never changes, saved like a `Deck`: rules put another one in its place, so that copies of a state
    share it.
    """

    bag: int
    top: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()

    def without(self, card: int) -> Pile:
        """The pile without a card, wherever it is."""
        if self.bag >> card & 1:
            return Pile(self.bag ^ 1 << card, self.top, self.bottom)
        top, bottom = (tuple(one for one in placed if one != card) for placed in (self.top, self.bottom))
        return Pile(self.bag, top, bottom)

    def with_next(self, card: int) -> Pile:
        """The pile with one more card, from its bag or from elsewhere, placed behind those on top."""
        left = self.without(card)
        return Pile(left.bag, (*left.top, card), left.bottom)

    def with_last(self, card: int) -> Pile:
        """The pile with one more card behind all others."""
        return Pile(self.bag, self.top, (*self.bottom, card))


class Unseen:
    """The cards a viewer does not know, shuffled. `resample` deals the hands and decks of another world from them."""

    __slots__ = ("_cards",)

    def __init__(self, cards: int, rng: Random) -> None:
        self._cards = numbers(cards)
        rng.shuffle(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def deal(self, count: int) -> int:
        """The mask of `count` cards."""
        return mask([self._cards.pop() for _ in range(count)])

    def like(self, pile: int) -> int:
        """The mask of as many cards as mask `pile` has."""
        return self.deal(pile.bit_count())

    def rest(self) -> int:
        """The mask of all remaining cards."""
        return self.deal(len(self._cards))


def numbers(cards: int) -> list[int]:
    """The card numbers in a mask, ascending."""
    return list(_numbers(cards))


_BITS = tuple(tuple(bit for bit in range(8) if octet >> bit & 1) for octet in range(1 << 8))
"""The bits of each octet."""


@lru_cache(1 << 12)
def _numbers(cards: int) -> tuple[int, ...]:
    octets = cards.to_bytes((cards.bit_length() + 7) // 8, "little")
    return tuple([8 * place + bit for place, octet in enumerate(octets) for bit in _BITS[octet]])


def mask(cards: Sequence[int]) -> int:
    """The mask of some card numbers."""
    together = 0
    for card in cards:
        together |= 1 << card
    return together
