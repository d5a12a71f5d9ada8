"""A pile is a deck that never changes."""

from __future__ import annotations

from random import Random

import msgspec

from stolik.core.chance import Deck, Pile, mask, numbers


def pairs(seed: int) -> tuple[Deck, Pile]:
    """The same cards as a deck and as a pile: some on top, some in the bag, some at the bottom."""
    rng = Random(seed)
    cards = rng.sample(range(12), rng.randrange(12))
    top, rest = tuple(cards[: rng.randrange(3)]), cards[3:]
    bottom, bag = tuple(rest[: rng.randrange(3)]), mask(rest[3:])
    return Deck(bag, top, bottom), Pile(bag, top, bottom)


def test_it_is_saved_read_and_drawn_from_like_a_deck():
    for seed in range(200):
        deck, pile = pairs(seed)
        while True:
            assert msgspec.json.encode(pile) == msgspec.json.encode(deck)
            assert (len(pile), pile.cards, pile.outcomes()) == (len(deck), deck.cards, deck.outcomes())
            assert bool(numbers(pile.cards)) == bool(pile.outcomes())
            if not len(deck):
                break
            card = Random(seed).choice(numbers(deck.cards))
            deck.remove(card)
            pile = pile.without(card)


def test_a_card_is_placed_behind_those_on_top_or_behind_all():
    pile = Pile(0b11100, top=(0,), bottom=(1,))
    assert pile.with_next(3) == Pile(0b10100, (0, 3), (1,))
    assert pile.with_last(9) == Pile(0b11100, (0,), (1, 9))
    assert pile == Pile(0b11100, (0,), (1,))
