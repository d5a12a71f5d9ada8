"""The worked examples of the rulebook that move fleets: Regroup and Invasion."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.voidfall.hands import own
from tests.games.voidfall.stage import Stage

from stolik.core.agenda import Call, push
from stolik.core.question import SEATS
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.vocabulary import FLEETS
from stolik.games.voidfall.rules.fleets import changed, tokens
from stolik.games.voidfall.rules.invasion.targets import sources
from stolik.games.voidfall.rules.sectors import near, owned
from stolik.games.voidfall.rules.state import NO_FLEETS, Fleets
from stolik.games.voidfall.rules.steps import Step

HOME, TOP_LEFT, TOP_RIGHT, BOTTOM = 2, 0, 1, 5
"""Four sectors of the map for one: the Home borders TOP_RIGHT and BOTTOM, TOP_RIGHT borders TOP_LEFT and BOTTOM."""


@pytest.fixture
def stage() -> Stage:
    stage = Stage()
    stage.clear()
    stage.house.technologies = ("dreadnoughts",)
    return stage


def power(stage: Stage, index: int) -> dict[str, int]:
    """Fleet Power of a sector by type."""
    return {kind: units for kind, units in zip(FLEETS, stage.sector(index).fleets, strict=True) if units}


def test_regroup_splits_a_fleet_moves_one_twice_joins_others_and_may_stop_before_the_fifth_move(stage):
    """Three Corvettes: one moves next door, another two sectors on, where a Dreadnought joins it: two tokens."""
    stage.set(HOME, fleets={"dreadnought": 2})
    own(stage, TOP_LEFT, fleets={"corvette": 3})
    own(stage, TOP_RIGHT)
    own(stage, BOTTOM)
    home, left, right, bottom = (f"sector:{index}" for index in (HOME, TOP_LEFT, TOP_RIGHT, BOTTOM))
    one = ["fleet:corvette"]
    stage.resolve("regroup", left, right, one, left, bottom, home, bottom, ["fleet:dreadnought"], "word:done")
    assert stage.asked.count("regroup_from") == 4
    assert [power(stage, index) for index in (TOP_LEFT, TOP_RIGHT, BOTTOM, HOME)] == [
        {"corvette": 1},
        {"corvette": 2},
        {"corvette": 2, "dreadnought": 1},
        {"dreadnought": 1},
    ]
    assert tokens(stage.g, stage.sector(BOTTOM)) == 2


def single_moves(stage: Stage, left: int) -> set[tuple[Fleets, ...]]:
    """The fleets by sector that single moves lead to, by the letter of the rulebook: up to so many times one Fleet
    Power to an adjacent own sector, never the last one but from the Home.
    """
    g = stage.g
    found = edge = {tuple(sector.fleets for sector in g.sectors)}
    for _ in range(left):
        further = set()
        for state in edge:
            for start, _ in owned(g, 0):
                if sum(state[start]) <= (start != HOME):
                    continue
                for to in (other for other in near(g, start) if g.sectors[other].owner == 0):
                    for kind in (kind for kind, units in enumerate(state[start]) if units):
                        moved = list(state)
                        moved[start], moved[to] = changed(state[start], kind, -1), changed(state[to], kind, 1)
                        further.add(tuple(moved))
        edge = further - found
        found = found | edge
    return found


def regrouped(stage: Stage, left: int) -> set[tuple[Fleets, ...]]:
    """The fleets by sector that the answers to a Regroup's questions lead to."""
    found: set[tuple[Fleets, ...]] = set()
    open_lines: list[list[Any]] = [[]]
    while open_lines:
        line = open_lines.pop()
        g = stage.g.copy()
        push(g, Call("stop"))
        g.at, g.args = Step.REGROUP, {"who": SEATS[0], "left": left}
        answers = iter(line)

        def answer(seat: int, question: Any, answers: Any = answers, line: Any = line) -> Any:
            for given in answers:
                return given
            open_lines.extend([*line, given] for given in every_answer(question))
            raise StopIteration

        try:
            while g.at != "stop":
                GAME.play_step(g, QuickTable(answer, {}, g.rng))
        except StopIteration:
            continue
        found.add(tuple(sector.fleets for sector in g.sectors))
    return found


def every_answer(question: Any) -> list[Any]:
    if question.kind != "regroup_fleets":
        return list(question.options)
    mixes = product(*(range(limit + 1) for limit in question.limits))
    return [mix for mix in mixes if question.lo <= sum(mix) <= question.hi]


@pytest.mark.parametrize(
    "fleets",
    [
        ({"corvette": 2}, {"corvette": 1}, {"corvette": 3}, {"corvette": 1}),
        ({"corvette": 1}, {"corvette": 1, "dreadnought": 1}, {"corvette": 1}, {"corvette": 1}),
        ({"dreadnought": 1}, {"corvette": 2}, {"corvette": 1}, {"corvette": 1, "dreadnought": 1}),
    ],
)
def test_fleets_that_move_together_reach_all_that_single_moves_reach_and_nothing_else(stage, fleets):
    for index, units in zip((HOME, TOP_LEFT, TOP_RIGHT, BOTTOM), fleets, strict=True):
        stage.set(index, fleets=units) if index == HOME else own(stage, index, fleets=units)
    for left in (1, 2, 3):
        assert regrouped(stage, left) == single_moves(stage, left)


def test_regroup_never_moves_the_last_fleet_power_of_a_sector_but_the_homes(stage):
    stage.set(HOME, fleets={"corvette": 1})
    own(stage, TOP_RIGHT)
    stage.resolve("regroup", f"sector:{HOME}", "word:done")
    assert stage.offered[0] == [f"sector:{HOME}", "word:done"]
    assert power(stage, HOME) == {}
    assert power(stage, TOP_RIGHT) == {"corvette": 2}


def test_an_invasion_takes_fleets_from_sectors_beside_the_target_and_dreadnoughts_stay_to_hold_them(stage):
    """Three Corvettes from one sector, one from another; a Corvette that does not border the target cannot come."""
    target, far = 4, 9
    own(stage, TOP_RIGHT, fleets={"corvette": 3, "dreadnought": 1})
    own(stage, TOP_LEFT, fleets={"corvette": 1, "dreadnought": 1})
    own(stage, far, tile="standard", house="", pop=2)
    stage.set(target, owner=-1, fleets=NO_FLEETS, void=1, built=(), bounties=0, reclaims=0, glory=())
    assert sorted(sources(stage.g, 0, target)) == [TOP_LEFT, TOP_RIGHT]
    sent = [f"squadron:{TOP_RIGHT}_corvette"] * 3 + [f"squadron:{TOP_LEFT}_corvette"]
    stage.resolve("invade", f"sector:{target}", sent)
    assert power(stage, target) == {"corvette": 4}
    assert [power(stage, index) for index in (TOP_RIGHT, TOP_LEFT)] == [{"dreadnought": 1}] * 2
    assert [stage.sector(index).owner for index in (TOP_RIGHT, TOP_LEFT, far)] == [0, 0, 0]


def test_fleets_of_one_and_of_two_corvettes_need_one_token(stage):
    """Fleets of a type may be split and joined at any time: only Fleet Power counts."""
    own(stage, BOTTOM, fleets={"corvette": 3})
    assert tokens(stage.g, stage.sector(BOTTOM)) == 1


@pytest.mark.parametrize(("fleets", "needed"), [({"corvette": 4, "dreadnought": 1}, 3), ({"dreadnought": 3}, 3)])
def test_types_never_share_a_token_and_a_dreadnought_fills_one(stage, fleets, needed):
    own(stage, BOTTOM, fleets=fleets)
    assert tokens(stage.g, stage.sector(BOTTOM)) == needed
    stage.play(Step.TRIM_FLEETS(), answers=["fleet:corvette"] if "corvette" in fleets else [])
    assert tokens(stage.g, stage.sector(BOTTOM)) == 2
