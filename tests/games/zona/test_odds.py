"""Exact odds against the table of the reference and against plain enumeration."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.zona.stage import Stage, item

from stolik.core.question import SEATS
from stolik.games.zona.odds import (
    BLANK,
    DICE,
    FAILURE,
    RADIATION,
    SUCCESS,
    Chances,
    Reroll,
    irradiates,
    odds,
    total,
)
from stolik.games.zona.rules.words import PUSH
from stolik.games.zona.view.foresee import foresee
from stolik.games.zona.view.observe import observe
from stolik.games.zona.view.prospects import of_threat

SIDES = [SUCCESS, SUCCESS, FAILURE, RADIATION, BLANK, BLANK]
NEEDS = {
    -2: (0.995, 0.999),
    -1: (0.954, 0.990),
    0: (0.801, 0.942),
    1: (0.509, 0.741),
    2: (0.204, 0.389),
    3: (0.037, 0.111),
}


@pytest.mark.parametrize(("need", "known"), NEEDS.items())
def test_odds_by_what_is_needed(need, known):
    plain, pushed = known
    assert odds(Chances(2, 2 + need)).success == pytest.approx(plain, abs=6e-4)
    assert odds(Chances(2, 2 + need, rerolls=(Reroll(),))).success == pytest.approx(pushed, abs=6e-4)
    assert odds(Chances(2, 3 + need, bonus=1, rerolls=(Reroll(),))).success == pytest.approx(pushed, abs=6e-4)


@pytest.mark.parametrize("cancel", [0, 1, 2])
@pytest.mark.parametrize("glowing", [False, True])
def test_without_rerolls_odds_are_a_count_of_all_rolls(cancel, glowing):
    rolls = list(product(SIDES, repeat=DICE))
    passed = sum(total(roll, 2, 0, cancel, glowing=glowing) >= 3 for roll in rolls)
    found = odds(Chances(2, 3, cancel=cancel, glowing=glowing))
    assert found.success == pytest.approx(passed / len(rolls))
    assert found.radiation == pytest.approx(sum(map(irradiates, rolls)) / len(rolls))


def test_a_reroll_of_radiation_alone_leaves_failures():
    radiation_only = Reroll(faces=(RADIATION,))
    assert odds(Chances(3, 3, rerolls=(radiation_only,)), (BLANK, FAILURE, FAILURE)).success == 0
    assert odds(Chances(3, 4, rerolls=(radiation_only,)), (RADIATION, BLANK, BLANK)).success == pytest.approx(1 / 3)


def test_all_three_dice_again_is_a_new_roll():
    again = Reroll(dice=3, all=True)
    first = odds(Chances(2, 3)).success
    assert odds(Chances(2, 3, rerolls=(again,))).success == pytest.approx(first + (1 - first) * first)


def test_three_dice_of_choice_are_better_than_one():
    one, three = (odds(Chances(1, 3, rerolls=(Reroll(dice=dice),))).success for dice in (1, 3))
    assert three > one


def test_a_passed_test_rerolls_nothing():
    assert odds(Chances(3, 2, rerolls=(Reroll(),)), (RADIATION, RADIATION, SUCCESS)) == (1.0, 1.0)


def shown(play: Stage) -> Any:
    return observe(play.g, 0).test


def pushing(play: Stage) -> list[Any]:
    assert play.asked is not None
    return [one.of.args["n"] for one in foresee(play.g, 0, play.asked, PUSH)]


def test_what_had_to_be_declared_before_the_roll_is_not_counted_after_it():
    """Snares, a Bribe: the odds with everything count them before the roll only."""
    play = Stage("tamara")
    play.give("snares", "torch")
    play.me().fatigue, play.me().area = 5, "ka"
    play.threat("rat_mother", "fa")
    play.turn("area:fa")
    assert play.kind == "before_roll"
    assert shown(play).best > shown(play).chance
    play.dice("FFF").go("word:roll")
    assert play.kind == "modify"
    assert shown(play).best == 0.0, "a Torch makes 1 of 0, and 2 is needed"


def test_a_goldfish_makes_success_certain():
    play = Stage("tamara")
    play.give("goldfish")
    play.me().fatigue = 5
    play.dice("FFF").tests("willpower", 3)
    assert (shown(play).chance, shown(play).best) == (0.0, 1.0)


def test_the_odds_of_a_scanned_confrontation_are_those_of_smarts():
    """Anomaly Scanner: the confrontation tests Smarts, and that is what is shown before one fights or flees."""
    play = Stage("lidija")
    play.give("anomaly_scanner")
    play.me().area = "ka"
    token = play.threat("jolly_phantom", "fa")
    play.dice("SSS").turn("area:fa", item("anomaly_scanner"))
    assert play.kind == "flee_or_fight"
    told = {one.id: one.args for one in of_threat(play.g, SEATS[0], token)}
    assert told["foreseen-confrontation"]["attribute"] == "attribute:smarts"


@pytest.mark.parametrize(
    ("difficulty", "dice", "chance"), [(3, "RRB", 83), (4, "FBB", 33), (3, "FBB", 83), (4, "BBB", 33)]
)
def test_the_odds_of_a_push_are_those_of_one_die_rolled_again(difficulty, dice, chance):
    """Pushing: one die is rolled again, for better or worse, also in a test that is passed but hurts."""
    play = Stage("tamara")
    play.dice(dice).tests("alertness", difficulty)
    assert pushing(play) == [chance]


def test_the_odds_of_a_push_against_phlegm_are_those_of_a_radiation_face():
    """Phlegm: only radiation faces may be rerolled."""
    play = Stage("tamara")
    play.me().area = "jb"
    play.threat("phlegm", "fa")
    play.dice("RRF").turn("area:fa")
    assert play.options == ["word:push", "word:done"]
    assert pushing(play) == [33]
