"""Undo of a seat's answer together with the open answers of others since."""

from __future__ import annotations

from random import Random

import pytest

import stolik
from stolik.core.errors import NothingToUndo
from stolik.core.laws.comparing import whole
from stolik.core.position import Position

OTHERS = frozenset(range(1, 8))


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("voidfall", 3), ("zona", 2), ("zona", 4)])
def test_it_leads_back_to_where_the_seat_was_asked(game: str, players: int) -> None:
    """Whole random games: through as many answers of others as there were."""
    went_over = 0
    for seed in range(2):
        position, rng = stolik.new_game(game, players=players, seed=seed), Random(seed)
        before: Position | None = None
        over = 0
        for _ in range(300):
            if position.over:
                break
            alone = len(position.asked_seats) == 1
            if before is not None and over and alone and position.can_undo(0, OTHERS):
                assert not position.can_undo(0), "others have answered since"
                back = position.clone()
                back.undo(0, OTHERS)
                assert whole(back) == whole(before)
                went_over = max(went_over, over)
            seat = min(position.pending)
            if seat == 0:
                before, over = position.clone(), 0
            else:
                over += 1
            position.answer(seat, position.pending[seat].sample(rng))
    assert went_over > 3


@pytest.mark.parametrize("game", ["not_alone", "terrorscape"])
def test_never_through_what_is_hidden(game: str) -> None:
    position, rng = stolik.new_game(game, players=3, seed=1), Random(1)
    last = -1
    for _ in range(200):
        if position.over:
            break
        for seat in range(3):
            if seat != last and seat not in position.changeable and position.can_undo(seat, range(3)):
                raise AssertionError(f"seat {seat} may take back through an answer of seat {last}")
        last = min(position.pending)
        position.answer(last, position.pending[last].sample(rng))


def test_through_a_seat_that_is_not_named_nothing_is_taken_back() -> None:
    position, rng = stolik.new_game("voidfall", players=2, seed=3), Random(3)
    while not (position.can_undo(0, OTHERS) and not position.can_undo(0)):
        seat = min(position.pending)
        position.answer(seat, position.pending[seat].sample(rng))
    with pytest.raises(NothingToUndo):
        position.undo(0)
    position.undo(0, OTHERS)
    assert 0 in position.pending
