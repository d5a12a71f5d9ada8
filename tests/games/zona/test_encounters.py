"""Encounters: who chooses the threat, detection, fleeing, confrontation, loot, abilities of tokens."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage, item

from stolik.core.state import put


def meets(play: Stage, threat: str, *answers: str, area: str = "fa") -> Stage:
    """The first scavenger searches an area with a threat."""
    play.threat(threat, area)
    play.me().area = area
    return play.turn("word:search", *answers)


def test_relocation_start_of_turn_and_placement_are_no_encounters():
    """26b-5"""
    play = Stage("tamara")
    play.threat("gargantuan", "ka")
    play.me().area = "go"
    play.does("relocate[green]", "area:ka")
    assert play.g.encounter is None
    play.turn()
    assert play.kind == "action"
    mongrel = play.token("mongrel")
    play.g.dispenser = put(play.g.dispenser, 0, play.g.dispenser[0].with_next(mongrel))
    play.does("place[green mutant here]")
    assert play.g.encounter is None
    assert play.threats("ka") == ["gargantuan", "mongrel"]


def test_pripyat_allows_no_fleeing():
    play = Stage("tamara")
    play.me().area = "pr"
    play.dice("SSS", "FFF").turn("word:area_action")
    while play.kind in ("may", "modify"):
        play.go("word:no" if play.kind == "may" else "word:done")
    assert len(play.threats("pr")) >= 1
    assert play.me().area == "pr", "without two secrets nobody goes on"


def test_a_passed_confrontation_without_failures_is_over():
    play = Stage("iwan")
    meets(play.dice("SSB", "SBB"), "spineback", "word:fight")
    assert play.told("defeated") == 1


@pytest.mark.parametrize("dice", ["FFF", "SSS"])
def test_a_herdsman_is_used_once_a_test_has_failed(dice):
    """Using items: at any moment of one's turn. Herdsman: a failed test then deals none of the token's damage."""
    play = Stage("iwan")
    play.give("herdsman")
    play.me().used = ("ability",)
    meets(play.dice(dice, "FFF"), "hunchback", "word:done")
    play.go(*(["word:done", item("herdsman")] if dice == "FFF" else []), "word:fight")
    play.go(*([item("herdsman")] if dice == "SSS" else []))
    assert (play.me().damage, play.me().fatigue, play.threats("fa")) == (0, 2, ["hunchback"])


def test_a_scanner_may_come_late_where_electronics_work():
    """Anomaly Scanner: it may also be used when the confrontation comes."""
    play = Stage("tamara", "oleg")
    play.give("anomaly_scanner")
    meets(play.dice("SSS"), "clouder", "word:done")
    assert item("anomaly_scanner") in play.options


def test_no_token_stays_in_the_sarcophagus():
    """Encounters: an undefeated token stays in the open. Nobody searches the Sarcophagus, so it goes back there."""
    play = Stage("tamara")
    play.me().area = "sa"
    whole = play.whole()
    play.dice("FFF").does("encounter[green mutant]")
    play.go(*["word:done"] * (play.kind == "modify"), "word:flee")
    assert (play.threats("sa"), play.whole()) == ([], whole)
