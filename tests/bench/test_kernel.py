"""How fast the kernel plays: `make bench` measures it in CPU time, `make test` only sees that it runs.

Aims are for plain CPython on one core, at tables of four.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import stolik
from stolik import Position
from stolik.bots import find_bot

GAMES = 20
PLAYERS = 4


class Aim(NamedTuple):
    """What is aimed at a second: decisions in play-outs and in a loop of `pending` and `answer`, each also with the
    acting seat's observation; clones with an answer; positions written down and read again.
    """

    playouts: int
    observed: int
    steps: int
    steps_observed: int
    clones: int
    travels: int


AIMS = {
    "not_alone": Aim(25_000, 20_000, 40_000, 25_000, 35_000, 3_000),
    "terrorscape": Aim(15_000, 10_000, 20_000, 13_000, 18_000, 1_500),
    "voidfall": Aim(15_000, 8_000, 8_000, 8_000, 8_000, 500),
    "zona": Aim(20_000, 2_000, 10_000, 2_000, 10_000, 500),
}

each_game = pytest.mark.parametrize("game", AIMS)


def start(game: str, seed: int) -> Position:
    return stolik.new_game(game, players=PLAYERS, seed=seed)


def measure(benchmark: BenchmarkFixture, work: Callable[[], int], unit: str, aim: int) -> None:
    """Time `work`, which returns how many things it did; the summary compares things a second with the aim."""
    done = benchmark.pedantic(work, rounds=7, warmup_rounds=1)
    assert done > 0
    benchmark.extra_info.update(done=done, unit=unit, aim=aim)


def counted(rng: Random) -> tuple[Callable[[int, Any], Any], count[int]]:
    number = count()

    def policy(seat: int, question: Any) -> Any:
        next(number)
        return question.sample(rng)

    return policy, number


@each_game
def test_playouts(benchmark: BenchmarkFixture, game: str) -> None:
    positions = [start(game, seed) for seed in range(GAMES)]

    def work() -> int:
        policy, number = counted(Random(1))
        for position in positions:
            assert stolik.playout(position, policy).over
        return next(number)

    measure(benchmark, work, "decisions", AIMS[game].playouts)


@each_game
def test_playouts_with_observation(benchmark: BenchmarkFixture, game: str) -> None:
    positions = [start(game, seed) for seed in range(GAMES)]

    class Looking:
        def __init__(self, seat: int) -> None:
            self.bot = find_bot("random")(game, seat, Random(seat))
            self.decisions = 0

        def choose(self, view: Any, question: Any) -> Any:
            self.decisions += 1
            return self.bot.choose(view, question)

    def work() -> int:
        bots = {seat: Looking(seat) for seat in range(PLAYERS)}
        for position in positions:
            assert stolik.playout(position, bots).over
        return sum(bot.decisions for bot in bots.values())

    measure(benchmark, work, "decisions", AIMS[game].observed)


@each_game
@pytest.mark.parametrize("look", [False, True], ids=["unseen", "observed"])
def test_step_loop(benchmark: BenchmarkFixture, game: str, look: bool) -> None:
    """The loop of a user of the Python API: a new game, then question by question."""

    def work() -> int:
        rng, decisions = Random(1), 0
        for seed in range(GAMES):
            position = start(game, seed)
            while not position.over:
                seat, question = next(iter(position.pending.items()))
                if look:
                    assert position.observe(seat) is not None
                position.answer(seat, question.sample(rng))
                decisions += 1
        return decisions

    measure(benchmark, work, "decisions", AIMS[game].steps_observed if look else AIMS[game].steps)


def middle_games(game: str) -> list[tuple[Position, int, Any]]:
    """Positions from all parts of a game, each with a legal answer."""
    rng, found = Random(2), []
    for seed in range(4):
        position = start(game, seed)
        while not position.over:
            seat = rng.choice(sorted(position.pending))
            value = position.pending[seat].sample(rng)
            found.append((position.clone(), seat, value))
            position.answer(seat, value)
    return found


@each_game
def test_clone_and_answer(benchmark: BenchmarkFixture, game: str) -> None:
    positions = middle_games(game)

    def work() -> int:
        for position, seat, value in positions:
            position.clone().answer(seat, value)
        return len(positions)

    measure(benchmark, work, "clones with an answer", AIMS[game].clones)


@each_game
def test_travel(benchmark: BenchmarkFixture, game: str) -> None:
    positions = [position for position, _, _ in middle_games(game)[::10]]

    def work() -> int:
        for position in positions:
            assert pickle.loads(pickle.dumps(position)).pending
        return len(positions)

    measure(benchmark, work, "positions there and back", AIMS[game].travels)


FINISHED = [("not_alone", 4), ("not_alone", 7), ("terrorscape", 4), ("voidfall", 4), ("zona", 4)]


@pytest.mark.parametrize(("game", "players"), FINISHED)
def test_load_a_finished_game(benchmark: BenchmarkFixture, game: str, players: int) -> None:
    position = stolik.new_game(game, players=players, seed=3)
    saved = stolik.playout(position, stolik.random_policy(Random(3)), record=True).save()

    def work() -> int:
        assert Position.load(saved).over
        return 1

    measure(benchmark, work, "games loaded", 10)
