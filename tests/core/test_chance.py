"""Chance follows from its seed and its counters alone, and decks give out each card once."""

from random import Random

from stolik.core.chance import Chance, Deck, Stream, Unseen, mask, numbers


def drawn(deck: Deck) -> list[list[int]]:
    """The possible next cards until the deck is empty; the last of them is drawn each time."""
    seen: list[list[int]] = []
    while deck:
        assert len(seen) < 20, "the deck never gets empty"
        seen.append(deck.outcomes())
        deck.remove(deck.outcomes()[-1])
    return seen


def test_a_deck_is_its_top_then_its_bag_then_its_bottom() -> None:
    deck = Deck(mask([1, 2]), top=(5, 6), bottom=(7, 8))
    assert len(deck) == 6
    assert deck.cards == mask([1, 2, 5, 6, 7, 8])
    assert drawn(deck) == [[5], [6], [1, 2], [1], [7], [8]]
    assert deck.outcomes() == []
    assert deck.cards == 0


def test_a_copy_of_a_deck_shares_nothing() -> None:
    deck = Deck(mask([1]), top=(5,), bottom=(7,))
    twin = deck.copy()
    assert twin == deck
    drawn(twin)
    assert (deck.bag, deck.top, deck.bottom) == (mask([1]), (5,), (7,))


def test_the_same_seed_goes_on_alike_and_another_does_not() -> None:
    def some(seed: int) -> list[int]:
        rng = Chance.from_seed(seed)
        return [rng.below(1000, Stream.DICE) for _ in range(20)]

    assert some(1) == some(1)
    assert some(1) != some(2)
    assert len(set(some(1))) > 10
    assert all(0 <= number < 1000 for number in some(1))


def test_the_numbers_of_a_seed_never_change() -> None:
    """Or every save would become another game."""
    rng = Chance.from_seed(1)
    assert [rng.below(1 << 70, stream) for stream in Stream for _ in range(2)] == [
        17496523103772565677, 14073595346856773110, 3312435010609784794, 8115871606589881048, 11959753314490026843,
        3326022391430337756,
    ]  # fmt: skip


def test_one_stream_does_not_move_another() -> None:
    rng, twin = Chance.from_seed(1), Chance.from_seed(1)
    twin.below(6, Stream.DICE)
    assert [rng.below(99, Stream.DECKS) for _ in range(9)] == [twin.below(99, Stream.DECKS) for _ in range(9)]
    assert rng.counts == (0, 9, 0)
    assert twin.counts == (0, 9, 1)


def test_a_copy_of_chance_shares_no_counters() -> None:
    rng = Chance.from_seed(1)
    twin = rng.copy()
    first = [twin.below(1000, Stream.DECKS) for _ in range(5)]
    assert rng.counts == (0, 0, 0)
    assert [rng.below(1000, Stream.DECKS) for _ in range(5)] == first
    assert rng.copy().below(1000, Stream.DECKS) == twin.below(1000, Stream.DECKS), "a copy goes on where it was made"


def test_unseen_cards_are_dealt_once_each_and_by_chance() -> None:
    cards = mask(range(12))
    unseen = Unseen(cards, Random(1))
    hand, other = unseen.deal(3), unseen.like(mask([20, 30]))
    assert (hand.bit_count(), other.bit_count(), len(unseen)) == (3, 2, 7)
    assert hand | other | unseen.rest() == cards
    assert hand & other == 0
    assert len(unseen) == unseen.rest() == 0
    assert len({Unseen(cards, Random(seed)).deal(3) for seed in range(50)}) > 20


def test_masks_and_numbers() -> None:
    assert numbers(mask([4, 0, 9])) == [0, 4, 9]
    assert mask([]) == 0
