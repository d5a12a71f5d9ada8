"""Questions with only one answer, answered at once: the game goes as if they had been asked."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest
from tests.core.toys import FIRST, SECOND, A, B, Toy, letter, play

import stolik
from stolik.core.position import Position
from stolik.core.question import Choose
from stolik.core.table import Table

GAMES = list(stolik.games())


def only(kind: str = "only") -> Choose[Any]:
    return Choose(kind, (B,))


def narrow(g: Toy, t: Table) -> str:
    """Both are asked at once, the second without a choice; then one after the other."""
    both: dict[Any, Any] = t.ask_all({FIRST: letter(), SECOND: only()})
    t.tell("said", letters=list(both.values()))
    for seat in (FIRST, SECOND):
        t.ask(seat, only("alone"))
    return "done"


def settle(position: Position) -> None:
    """Answer what has one answer, seat by seat."""
    while True:
        answers = ((seat, question.only()) for seat, question in position.pending.items())
        forced = next(((seat, answer) for seat, answer in answers if answer is not None), None)
        if forced is None:
            return
        position.answer(*forced)


def test_what_has_one_answer_is_not_asked() -> None:
    position = play(narrow)
    position.answer_forced()
    assert list(position.pending) == [FIRST]
    position.answer(FIRST, A)
    assert position.pending[FIRST].kind == "done"
    assert [kind for _, kind, _ in position.history] == ["only", "letter", "alone", "alone"]
    assert not position.can_undo(FIRST)


def test_a_world_drawn_from_it_asks_everything() -> None:
    position = play(narrow)
    position.answer_forced()
    world = position.resample(FIRST, Random(1))
    world.answer(FIRST, A)
    assert world.pending[FIRST].kind == "alone"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_if_everything_had_been_asked(game: str) -> None:
    """Through clones and pickles too."""
    for seed in range(3):
        players = Random(seed).randint(*stolik.games()[game].players)
        asked, forced = (stolik.new_game(game, players=players, seed=seed) for _ in range(2))
        forced.answer_forced()
        rng, steps = Random(seed), 0
        while not forced.over and steps < 300:
            settle(asked)
            assert {seat: q.wire() for seat, q in asked.pending.items()} == {
                seat: q.wire() for seat, q in forced.pending.items()
            }
            seat = rng.choice(sorted(forced.pending))
            value = forced.pending[seat].plain(forced.pending[seat].sample(rng))
            asked.answer(seat, value)
            if steps % 40 == 7:
                forced = pickle.loads(pickle.dumps(forced))
            elif steps % 40 == 27:
                forced = forced.clone()
            forced.answer(seat, value)
            steps += 1
        settle(asked)
        assert forced.save() == asked.save()
        assert [forced.log(seat) for seat in range(players)] == [asked.log(seat) for seat in range(players)]
