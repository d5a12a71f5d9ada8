"""A face-down deck that never changes: rules put another one in its place, so that copies of a state share it."""

from __future__ import annotations

import msgspec

from stolik.core.chance import Deck


class Pile(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The cards of a `Deck`, saved like one."""

    bag: int
    top: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()

    def __len__(self) -> int:
        return self.bag.bit_count() + len(self.top) + len(self.bottom)

    @property
    def cards(self) -> int:
        """All cards in the pile, as a bit mask."""
        return self._deck().cards

    def outcomes(self) -> list[int]:
        """The cards that may be drawn next, all equally likely; empty if the pile is empty."""
        return self._deck().outcomes()

    def without(self, card: int) -> Pile:
        """The pile without a card, wherever it is."""
        left = self._deck()
        left.remove(card)
        return Pile(left.bag, left.top, left.bottom)

    def with_next(self, card: int) -> Pile:
        """The pile with one more card, from its bag or from elsewhere, placed behind those on top."""
        left = self.without(card)
        return Pile(left.bag, (*left.top, card), left.bottom)

    def with_last(self, card: int) -> Pile:
        """The pile with one more card behind all others."""
        return Pile(self.bag, self.top, (*self.bottom, card))

    def _deck(self) -> Deck:
        return Deck(self.bag, self.top, self.bottom)
