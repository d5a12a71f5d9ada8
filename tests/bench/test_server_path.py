"""How many moves a second the server's path carries, without sockets and disk: `make bench`. Aim: 2,500.

A move is one answer checked and played on a copy, and a message built for each of four viewers.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
from pytest_benchmark.fixture import BenchmarkFixture

import stolik
from stolik.server.telling import Body, Telling, waited_for

VIEWERS = (0, 1, 2, 3)
TABLE = msgspec.Raw(b'{"seats":[]}')


def moves() -> int:
    count = 0
    for seed in range(4):
        position, rng = stolik.new_game("not_alone", players=4, seed=seed), Random(seed)
        tellings = [Telling(seat) for seat in VIEWERS]
        while not position.over:
            seat = next(iter(position.pending))
            after = position.clone()
            after.answer(seat, after.pending[seat].plain(after.pending[seat].sample(rng)))
            position = after
            waiting, quiet = waited_for(position)
            for viewer, telling in zip(VIEWERS, tellings, strict=True):
                question = position.pending.get(viewer)
                telling.news(
                    position,
                    Body(
                        seq=count,
                        seat=viewer,
                        view=position.observe(viewer),
                        question=question.wire() if question else None,
                        waiting=waiting,
                        quiet=quiet,
                        undo=position.can_undo(viewer),
                        changeable=viewer in position.changeable,
                        answer=None,
                        over=position.over,
                        outcome=position.outcome,
                        table=TABLE,
                    ),
                )
            count += 1
    return count


def test_moves_with_four_viewers(benchmark: BenchmarkFixture) -> None:
    measure(benchmark, moves)


def measure(benchmark: BenchmarkFixture, work: Callable[[], int]) -> None:
    done = benchmark.pedantic(work, rounds=5, warmup_rounds=1)
    assert done > 0
    benchmark.extra_info.update(done=done, unit="moves", aim=2_500)
