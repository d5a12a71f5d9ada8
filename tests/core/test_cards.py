"""Numbered cards: masks of them, their copies, samples, and that none is lost."""

from __future__ import annotations

from random import Random

from stolik.core.cards import Cards, sample, tally
from stolik.core.question import Named

SWORD, SHIELD, POTION = Named("item:sword"), Named("item:shield"), Named("item:potion")
DECK = Cards([SWORD, SWORD, SHIELD, POTION, SWORD])


def test_cards_of_a_mask_come_in_the_order_of_their_first_copies() -> None:
    assert DECK.all == 0b11111
    assert DECK.of(0b11101) == (SWORD, SWORD, SHIELD, POTION)
    assert DECK.kinds(0b11100) == (SWORD, SHIELD, POTION)
    assert DECK.refs(0b10100) == ("item:sword", "item:shield")
    assert not any((DECK.of(0), DECK.kinds(0), DECK.refs(0)))


def test_one_copy_is_taken_if_there_is_one() -> None:
    assert (DECK.copies(SWORD), DECK.copies(POTION)) == (0b10011, 0b01000)
    assert [DECK.one(held, SWORD) for held in (0b11111, 0b10010, 0b10000, 0b01100)] == [1, 0b10, 0b10000, 0]


def test_a_sample_is_part_of_the_cards_and_any_part_may_come() -> None:
    drawn = {sample(0b1101, 2, Random(seed)) for seed in range(50)}
    assert drawn == {0b0101, 0b1001, 0b1100}


def test_the_tally_tells_a_lost_a_doubled_and_a_changed_card() -> None:
    assert tally([0b0011, 0b0100]) == tally([0b0110, 0, 0b0001])
    wrong = [0b0011], [0b0011, 0b0110], [0b0011, 0b1000], [0b0011, 0b0011, 0b0001]
    assert all(tally(piles) != tally([0b0011, 0b0100]) for piles in wrong)
