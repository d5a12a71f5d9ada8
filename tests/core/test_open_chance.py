"""Chance is decided from outside: draws are listed, and the same draws and answers give the same game."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import stolik
from stolik import playout, random_policy
from stolik.core.errors import BadSave, IllegalAnswer, NotAsked
from stolik.core.position import Position

GAMES = list(stolik.games())


def drawn(position: Position, rng: Random) -> None:
    """Let chance fall until somebody is asked."""
    while position.chance is not None:
        position.draw(rng.randrange(len(position.chance.outcomes)))


def opened(game: str, players: int, seed: int) -> Position:
    return Position(stolik.games()[game], players, seed, open_chance=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_draws_and_answers_of_a_play_out_lead_to_the_same_end(game: str) -> None:
    for seed in range(3):
        players = Random(seed).randint(*stolik.games()[game].players)
        rng = Random(seed)
        start = opened(game, players, seed)
        drawn(start, rng)
        moves: list[Any] = []

        def draw(kind: str, outcomes: Sequence[Any], rng: Random = rng, moves: list[Any] = moves) -> int:
            moves.append((kind, rng.randrange(len(outcomes))))
            return int(moves[-1][1])

        end = playout(start, random_policy(Random(seed)), record=True, draws=draw)
        answers = end.history[len(start.history) :]
        again = start.clone()
        while not again.over:
            if again.chance is not None:
                kind, index = moves.pop(0)
                assert kind == again.chance.kind
                again.draw(index)
            else:
                seat = next(seat for seat, kind, _ in answers if seat in again.pending)
                nth = next(n for n, answer in enumerate(answers) if answer[0] == seat)
                again.answer(seat, answers.pop(nth)[2])
        assert moves == []
        assert again.outcome == end.outcome
        assert [again.observe(seat) for seat in range(players)] == [end.observe(seat) for seat in range(players)]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_while_a_draw_is_due(game: str) -> None:
    position = opened(game, 2, 1)
    while position.chance is None:
        [seat, *_] = position.pending
        position.answer(seat, position.pending[seat].sample(Random(1)))
    due = position.chance
    assert due.weights == pytest.approx([1 / len(due.outcomes)] * len(due.outcomes))
    assert not position.pending
    assert not position.over
    with pytest.raises(NotAsked):
        position.answer(0, "word:pass")


def test_a_draw_that_is_not_among_the_outcomes_is_refused_and_changes_nothing() -> None:
    position = opened("zona", 2, 1)
    due = position.chance
    assert due is not None
    for wrong in (-1, len(due.outcomes), "0", None):
        with pytest.raises(IllegalAnswer):
            position.draw(wrong)  # type: ignore[arg-type]
    assert position.chance == due


def test_without_open_chance_nothing_is_due() -> None:
    position = stolik.new_game("zona", players=2, seed=1)
    assert position.chance is None
    with pytest.raises(NotAsked):
        position.draw(0)


def test_what_if_the_die_had_been_another() -> None:
    """In Zona a test is rolled; every side of the die leads on from the same moment."""
    position = opened("zona", 1, 1)
    rng = Random(3)
    while position.chance is None or position.chance.kind != "die":
        if position.chance is not None:
            drawn(position, rng)
            continue
        [(seat, question)] = position.pending.items()
        position.answer(seat, question.sample(rng))
    sides = position.chance.outcomes
    after = []
    for index in range(len(sides)):
        twin = position.clone()
        twin.draw(index)
        while twin.chance is not None and twin.chance.kind == "die":
            twin.draw(0)
        after.append(twin.observe(0))
    assert len(set(after)) > 1
    assert position.chance.outcomes == sides


def test_it_travels_with_its_draws_open() -> None:
    position = opened("terrorscape", 2, 1)
    twin = pickle.loads(pickle.dumps(position))
    assert twin.chance == position.chance
    drawn(position, Random(1))
    drawn(twin, Random(1))
    assert [position.observe(seat) for seat in (0, 1)] == [twin.observe(seat) for seat in (0, 1)]


def test_it_follows_from_no_seed() -> None:
    position = stolik.new_game("zona", players=2, seed=1)
    position.open_chance()
    assert position.seed is None
    with pytest.raises(BadSave):
        position.save()


def test_a_draw_from_outside_is_checked() -> None:
    with pytest.raises(IllegalAnswer):
        playout(stolik.new_game("zona", players=1, seed=1), random_policy(Random(1)), draws=lambda kind, outcomes: 99)


@pytest.mark.parametrize("game", GAMES)
def test_a_world_drawn_while_a_draw_is_due_shows_the_seat_the_same(game: str) -> None:
    """What the unfinished step has drawn already, no seat has seen: the world begins that step anew."""
    rng = Random(2)
    position = stolik.new_game(game, players=2, seed=2)
    position.open_chance()
    for _ in range(60):
        if position.over:
            break
        if position.chance is not None:
            for seat in (0, 1):
                world = position.resample(seat, rng)
                assert world.observe(seat) == position.observe(seat)
                assert world.log(seat) == position.log(seat)
                drawn(world, rng)
            position.draw(rng.randrange(len(position.chance.outcomes)))
        else:
            seat = next(iter(position.pending))
            position.answer(seat, position.pending[seat].sample(rng))


@pytest.mark.parametrize("game", ["voidfall", "zona"])
def test_a_world_does_not_depend_on_what_an_unfinished_step_has_drawn(game: str) -> None:
    start = opened(game, 2, 1)
    assert start.chance is not None
    worlds = []
    for outcome in (0, 1):
        position = start.clone()
        position.draw(outcome)
        assert position.chance is not None
        assert position.chance.number > start.chance.number
        world = position.resample(0, Random(5))
        drawn(world, Random(7))
        worlds.append([world.observe(seat) for seat in (0, 1)])
    assert worlds[0] == worlds[1]
