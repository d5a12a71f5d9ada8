"""How long a planner's preview of a whole turn of Voidfall takes (aim: under 50 ms), and why a number is what it is."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.seat.explaining import why
from stolik.games.voidfall import GAME
from stolik.server.tables.viewers.drafts import try_out


@pytest.fixture(scope="module")
def turn() -> tuple[Position, int, list[Any]]:
    """A turn with four players, and the longest of some random plans of it."""
    rng = Random(4)
    start = Position(GAME, 4, 4, {})
    position = playout(start, random_policy(rng), until=lambda handle: handle.question.kind == "focus")
    seat, longest = next(iter(position.pending)), list[Any]()
    for _ in range(40):
        draft, answers = position.draft(seat, rng), list[Any]()
        while draft.question is not None and len(answers) < 60:
            answers.append(draft.question.plain(draft.question.sample(rng)))
            draft.answer(answers[-1])
        longest = max(longest, answers, key=len)
    return position, seat, longest


def test_a_whole_turn(benchmark: BenchmarkFixture, turn: tuple[Position, int, list[Any]]) -> None:
    position, seat, answers = turn
    tried = benchmark(lambda: msgspec.json.encode(try_out(position, seat, answers)))
    assert tried
    benchmark.extra_info.update(done=1, unit="turns planned", aim=20)


def test_why(benchmark: BenchmarkFixture, turn: tuple[Position, int, list[Any]]) -> None:
    position, seat, _ = turn
    told = benchmark(lambda: why(position, seat, "counter:influence", seat, Random(1)))
    assert told.sums
    benchmark.extra_info.update(done=1, unit="whys", aim=100)
