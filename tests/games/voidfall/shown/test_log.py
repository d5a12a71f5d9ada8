"""What the log tells of gains and payments: everything that happens, nothing that does not, one thing in one line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.voidfall.stage import Stage

from stolik.core.state import put
from stolik.games.voidfall.rules.steps import Step


def told(stage: Stage) -> list[tuple[str, dict[str, Any]]]:
    return [
        (line.entry.id, {name: arg for name, arg in line.entry.args.items() if name != "seat"}) for line in stage.lines
    ]


@pytest.mark.parametrize(
    ("stored", "lines"),
    [
        (10, [("gained", 4)]),
        (13, [("gained", 2), ("no_room", 2)]),
        (15, [("no_room", 4)]),
    ],
)
def test_what_is_lost_because_the_stock_is_full_is_told(stored, lines):
    stage = Stage()
    stage.house.stock = put(stage.house.stock, 0, stored)
    stage.resolve("4F")
    assert told(stage) == [(id, {"n": n, "resource": "resource:F"}) for id, n in lines]


def test_a_resource_without_yield_is_not_told_of():
    stage = Stage()
    stage.clear()
    stage.resolve("produce[M]")
    assert told(stage) == []


def test_credits_spent_in_place_of_several_resources_are_one_line():
    stage = Stage()
    stage.house.stock = (0, 0, 0, 9, 0)
    stage.play(Step.PAY(cost="1F 1E 2M 1C", who=0))
    assert told(stage) == [("spent", {"n": 5, "resource": "resource:C"})]


def test_no_upkeep_is_not_told_of():
    stage = Stage()
    stage.clear()
    stage.house.slot_trades = put(stage.house.slot_trades, 0, True)
    stage.g.rules = stage.g.rules.__class__(trade_spares_both=True)
    stage.play(Step.PAY_UPKEEP(who=0))
    assert told(stage) == []
