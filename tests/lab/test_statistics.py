"""The statistics of reports, against figures computed elsewhere."""

from __future__ import annotations

import pytest

import stolik
from stolik.bots.seating import UnknownRole, bots_for
from stolik.lab.statistics import summary, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_wilson_intervals(count: int, of: int, low: float, high: float) -> None:
    share = wilson(count, of)
    assert share.share == pytest.approx(count / of, abs=1e-6)
    assert [share.low, share.high] == pytest.approx([low, high], abs=1e-4)


def test_of_nothing_nothing_is_known() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_summaries() -> None:
    found = summary([3, 1, 8, 4])
    assert (found.mean, found.median, found.least, found.most) == (4.0, 3.5, 1, 8)
    assert summary([]).most == 0


def test_bots_are_seated_by_role() -> None:
    game = stolik.games()["not_alone"]
    assert bots_for(game, 3, "random") == ("random",) * 3
    assert bots_for(game, 2, "creature=random") == ("random",) * 2
    with pytest.raises(UnknownRole):
        bots_for(game, 3, "=random")
