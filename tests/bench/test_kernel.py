"""How fast the kernel plays: `make bench` measures it in CPU time, `make test` only sees that it runs.

Aims (plain CPython, one core, four players): 25,000 decisions a second in play-outs, 20,000 with the acting seat's
observation, 15,000 clones with an answer, a finished game loaded in a tenth of a second.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import stolik
from stolik import Position
from stolik.bots import find_bot

GAMES = 20
PLAYERS = 4


def start(seed: int) -> Position:
    return stolik.new_game("not_alone", players=PLAYERS, seed=seed)


def measure(benchmark: BenchmarkFixture, work: Callable[[], int], unit: str, aim: int) -> None:
    """Time `work`, which says how many things it did; the summary compares things a second with the aim."""
    done = benchmark.pedantic(work, rounds=7, warmup_rounds=1)
    assert done > 0
    benchmark.extra_info.update(done=done, unit=unit, aim=aim)


def counted(rng: Random) -> tuple[Callable[[int, Any], Any], count[int]]:
    number = count()

    def policy(seat: int, question: Any) -> Any:
        next(number)
        return question.sample(rng)

    return policy, number


def test_playouts(benchmark: BenchmarkFixture) -> None:
    positions = [start(seed) for seed in range(GAMES)]

    def work() -> int:
        policy, number = counted(Random(1))
        for position in positions:
            assert stolik.playout(position, policy).over
        return next(number)

    measure(benchmark, work, "decisions", 25_000)


def test_playouts_with_observation(benchmark: BenchmarkFixture) -> None:
    positions = [start(seed) for seed in range(GAMES)]

    class Looking:
        def __init__(self, seat: int) -> None:
            self.bot = find_bot("random")("not_alone", seat, Random(seat))
            self.decisions = 0

        def choose(self, view: Any, question: Any) -> Any:
            self.decisions += 1
            return self.bot.choose(view, question)

    def work() -> int:
        bots = {seat: Looking(seat) for seat in range(PLAYERS)}
        for position in positions:
            assert stolik.playout(position, bots).over
        return sum(bot.decisions for bot in bots.values())

    measure(benchmark, work, "decisions", 20_000)


def middle_games() -> list[tuple[Position, int, Any]]:
    """Positions from all parts of a game, each with a legal answer."""
    rng, found = Random(2), []
    for seed in range(4):
        position = start(seed)
        while not position.over:
            seat = rng.choice(sorted(position.pending))
            value = position.pending[seat].sample(rng)
            found.append((position.clone(), seat, value))
            position.answer(seat, value)
    return found


def test_clone_and_answer(benchmark: BenchmarkFixture) -> None:
    positions = middle_games()

    def work() -> int:
        for position, seat, value in positions:
            position.clone().answer(seat, value)
        return len(positions)

    measure(benchmark, work, "clones with an answer", 15_000)


@pytest.mark.parametrize("players", [4, 7])
def test_load_a_finished_game(benchmark: BenchmarkFixture, players: int) -> None:
    position = stolik.new_game("not_alone", players=players, seed=3)
    saved = stolik.playout(position, stolik.random_policy(Random(3)), record=True).save()

    def work() -> int:
        assert Position.load(saved).over
        return 1

    measure(benchmark, work, "games loaded", 10)
