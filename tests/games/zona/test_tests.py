"""Chapter Tests: dice, pushing, rerolls, items, trauma, radiation faces; with the examples of the rulebook."""

from __future__ import annotations

from tests.games.zona.stage import Stage

from stolik.games.zona.odds import odds
from stolik.games.zona.rules.trials.testing import chances


def test_trauma_of_the_same_test_changes_nothing():
    """R4: the value is fixed when the test begins."""
    play = Stage("tamara")
    play.give("whip")
    play.dice("BBB").tests("physique", 3)
    play.me().traumas = (1,)
    assert play.made.value == 2


def test_odds_know_push_and_items():
    play = Stage("iwan")
    play.give("technical_papers")
    play.dice("SBF").tests("smarts", 3)
    dice = play.made.dice
    assert odds(chances(play.g, play.made), dice).success == 1.0
    play.me().fatigue = 5
    assert odds(chances(play.g, play.made, items=False), dice).success == 0.0
