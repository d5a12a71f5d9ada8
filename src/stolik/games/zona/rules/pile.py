"""A face-down deck that never changes: rules put another one in its place, so that copies of a state share it."""

from __future__ import annotations

import msgspec

from stolik.core.chance import mask, numbers


class Pile(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A deck of card numbers, read and saved like a `Deck`: `top[0]` is drawn first, `bottom[-1]` last; in between,
    cards are drawn at random from `bag`, a bit mask without an order.
    """

    bag: int
    top: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()

    def __len__(self) -> int:
        return self.bag.bit_count() + len(self.top) + len(self.bottom)

    @property
    def cards(self) -> int:
        """All cards in the pile, as a bit mask."""
        return self.bag | mask(self.top) | mask(self.bottom)

    def outcomes(self) -> list[int]:
        """The cards that may be drawn next, all equally likely; empty if the pile is empty."""
        return list(self.top[:1]) or numbers(self.bag) or list(self.bottom[:1])

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
