"""What an answer costs for good is marked, so that people read it above the button."""

from random import Random

from stolik.core.laws.playing import decisions
from stolik.core.position import Position, inside_of
from stolik.games.voidfall import GAME
from stolik.games.voidfall.view.foresee import foresee


def test_a_sector_left_without_a_garrison_is_a_cost_and_a_combat_is_none() -> None:
    marked, rng = 0, Random(1)
    for seed in range(12):
        for position, seat in decisions(Position(GAME, 2, seed, {}), seed):
            question = position.pending[seat]
            if question.kind == "send":
                told = foresee(inside_of(position).state, seat, question, question.sample(rng))
                assert [one.cost for one in told] == [one.of.id == "warn-abandoned" for one in told]
                marked += any(one.cost for one in told)
    assert marked
