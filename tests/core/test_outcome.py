"""How games end: winners, points, ranks, and the bar of those who play together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.core.toys import play

from stolik.core.position import Position
from stolik.core.question import SEATS


def ended(winners: Sequence[int], scores: Sequence[int] = (), bar: int | None = None) -> Position:
    def start(g: Any, t: Any) -> str:
        t.finish("done", [SEATS[seat] for seat in winners], scores, bar)
        return ""

    return play(start, players=4)


@pytest.mark.parametrize(
    ("winners", "scores", "ranks"),
    [
        ([1], (5, 9, 7, 1), (3, 1, 2, 4)),
        ([0], (9, 9, 7, 7), (1, 2, 3, 3)),
        ([0, 1], (9, 9, 7, 1), (1, 1, 3, 4)),
        ([3], (9, 8, 7, 1), (2, 3, 4, 1)),
        ([], (), ()),
    ],
)
def test_winners_are_first_and_the_others_follow_by_points(
    winners: list[int], scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    outcome = ended(winners, scores).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == (scores, ranks)


def test_those_who_play_together_have_no_ranks() -> None:
    outcome = ended([0, 1, 2, 3], (3, 4, 0, 1), bar=7).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.bar) == ((3, 4, 0, 1), (), 7)


def test_points_are_kept_in_checkpoints_and_left_out_where_none_are_counted() -> None:
    assert msgspec.to_builtins(ended([1]).outcome) == {"winners": (1,), "reason": "done"}
    assert msgspec.to_builtins(ended([1], (1, 2, 0, 0)).outcome) == {
        "winners": (1,), "reason": "done", "scores": (1, 2, 0, 0), "ranks": (2, 1, 3, 3),
    }  # fmt: skip
