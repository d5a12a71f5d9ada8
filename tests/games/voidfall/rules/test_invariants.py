"""What must hold after every answer and step of a random game, whatever the mode."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from tests.games.voidfall.invariants import look, look_at_end_of_turn

from stolik.core.chance import Chance
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.table import Finished, QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.rules.state import Voidfall


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_invariants(players):
    for seed in range(3):
        rng = Random(f"{players}/{seed}")
        position = Position(GAME, players, seed, GAME.random_options(players, rng))
        while not position.over:
            seat, question = next(iter(position.pending.items()))
            position.answer(seat, question.sample(rng))
            look(position._inside.state)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_is_asked_what_has_one_answer_but_to_end_a_turn(players):
    """Until a player ends its turn, the turn may be taken back (1 Selection)."""
    rng = Random(players)
    asked = set()

    def answer(seat, question):
        if question.only() is not None:
            asked.add(question.kind)
        return question.sample(rng)

    for seed in range(8):
        assert playout(Position(GAME, players, seed, GAME.random_options(players, rng)), answer).over
    assert asked <= {"act"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_of_a_turn_two_fleet_tokens_a_sector_and_four_glory(players):
    """3 Clean-up: whatever was deployed, conquered or gained."""
    rng = Random(players)
    assert sum(ends_of_turns(players, seed, GAME.random_options(players, rng), rng) for seed in range(3)) > 10


def ends_of_turns(players: int, seed: int, options: dict, rng: Random) -> int:
    """Plays a random game; looks at the end of every turn. How many there were."""
    ends = 0
    g: Voidfall = GAME.new(players, GAME.check_setup(players, options)[1], Chance.from_seed(seed))
    table = QuickTable(random_policy(rng), {}, g.rng)
    with suppress(Finished):
        while True:
            if g.at == "end_turn":
                ends += 1
                look_at_end_of_turn(g, g.turn.seat)
            GAME.play_step(g, table)
            table.book.clear()
    return ends
