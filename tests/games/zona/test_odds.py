"""Exact odds against the table of the reference and against plain enumeration."""

from __future__ import annotations

from itertools import product

import pytest

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
