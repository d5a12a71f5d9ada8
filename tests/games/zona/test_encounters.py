"""Encounters: who chooses the threat, detection, fleeing, confrontation, loot, abilities of tokens."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage, item

from stolik.games.zona.rules.words import PLACES


def meets(play: Stage, threat: str, *answers: str, area: str = "fa") -> Stage:
    """The first scavenger searches an area with a threat."""
    play.threat(threat, area)
    play.me().area = area
    return play.turn("word:search", *answers)


def test_the_voice_chooses_for_a_mover_and_the_scavenger_in_a_search():
    """26b-5, example of Tamara in the Factory."""
    play = Stage("tamara", "iwan")
    play.g.voice = 1
    play.threat("gargantuan", "fa")
    play.threat("phlegm", "fa")
    play.me().area = "on"
    play.turn("area:fa")
    assert (play.kind, play.asked_seat) == ("voice_threat", 1)
    assert play.asked is not None
    assert play.asked.about == "seat:0"
    play.dice("SSS").go("threat:gargantuan", "word:flee", "word:search")
    assert (play.kind, play.asked_seat) == ("pick_threat", 0)


def test_alone_the_hardest_detection_is_met():
    """Solo: the token with the highest difficulty of the test of Alertness."""
    play = Stage("tamara")
    play.threat("gargantuan", "fa")
    play.threat("phlegm", "fa")
    play.me().area = "on"
    play.dice("SSS").turn("area:fa")
    assert play.g.encounter is not None
    assert play.g.encounter.threat == play.g.tokens[9][1]


def test_relocation_start_of_turn_and_placement_are_no_encounters():
    """26b-5"""
    play = Stage("tamara")
    play.threat("gargantuan", "ka")
    play.me().area = "go"
    play.does("relocate[green]", "area:ka")
    assert play.g.encounter is None
    play.turn()
    assert play.kind == "action"
    play.g.dispenser[0].top = (play.token("mongrel"),)
    play.does("place[green mutant here]")
    assert play.g.encounter is None
    assert play.threats("ka") == ["gargantuan", "mongrel"]


def test_a_mutant_becomes_a_trophy_and_sells_for_its_value():
    play = Stage("iwan")
    meets(play.dice("SSB", "SSB"), "hunchback", "word:fight", "word:pass")
    assert play.told("defeated") == 1
    assert play.threats("fa") == []
    play.me().area = "wi"
    play.turn("word:area_action", "threat:hunchback", "word:done", "word:pass")
    assert play.me().roubles == 700
    assert play.g.dispenser[2].bottom[-1] >= 0


def test_detection_and_confrontation_are_two_packets():
    """R26: an exploitable item may be used in both, a durable one in one."""
    play = Stage("iwan")
    play.give("mercenary_armour", "waxcap")
    play.me().fatigue = 3
    meets(play.dice("FFF", "FFF"), "hunchback", "word:done")
    assert set(play.options) == {item("mercenary_armour"), item("waxcap"), "word:take"}
    play.go(item("waxcap"), "word:take", "word:fight", *(["word:done"] if play.me().fatigue < 5 else []))
    assert item("waxcap") not in play.options


def test_a_lost_confrontation_leaves_the_token_and_ends_no_turn():
    play = Stage("tamara")
    meets(play.dice("SSB", "FFF"), "hunchback", "word:fight", "word:done")
    assert play.threats("fa") == ["hunchback"]
    assert play.kind == "action"
    assert play.me().damage == 2


def test_undefeated_in_a_facility_it_is_discarded():
    """26b-9"""
    play = Stage("tamara")
    play.me().area = "lab"
    play.g.dispenser[1].top = (play.token("eddy"),)
    play.dice("SSS").does("encounter[green anomaly]", "word:flee", source="event")
    assert sum(map(len, play.g.tokens)) == 0
    assert len(play.g.dispenser[1]) == 14


def test_gargantuan_takes_a_trophy_for_a_confrontation_of_3():
    play = Stage("tamara")
    play.trophy("mongrel")
    meets(play.dice("SSS", "SBB"), "gargantuan", "word:fight")
    assert play.kind == "may"
    play.go(play.options[0])
    assert play.told("defeated") == 1


@pytest.mark.parametrize(("threat", "detection"), [("burrower", True), ("grunter", False)])
def test_tokens_that_forbid_a_push(threat, detection):
    play = Stage("tamara")
    meets(play.dice("FFF"), threat)
    assert (play.kind == "flee_or_fight") == detection


def test_the_empty_trail_leads_astray():
    """Failed detection: to a random adjacent area, and the encounter ends; the token stays where it was."""
    play = Stage("tamara")
    play.me().fatigue = 5
    meets(play.draw("area", PLACES["za"]).dice("FFF"), "empty_trail", area="go")
    assert play.me().area == "za"
    assert play.threats("go") == ["empty_trail"]
    assert play.g.encounter is None


def test_the_rat_mother_calls_a_green_mutant():
    play = Stage("tamara")
    meets(play.dice("SSS"), "rat_mother", "word:flee")
    assert len(play.threats("fa")) == 2


def test_the_scanner_turns_the_phantom_into_smarts_and_its_ability_off():
    play = Stage("lidija")
    play.give("anomaly_scanner")
    meets(play, "jolly_phantom", area="mo")
    assert play.kind == "before_encounter"
    play.dice("SSS", "BBB").go(item("anomaly_scanner"), "word:fight")
    assert play.told("defeated") == 1


def test_the_mystic_may_test_willpower():
    play = Stage("lukas")
    meets(play.dice("SSS", "BBB"), "press", area="fa")
    assert "word:ability" in play.options
    play.go("word:ability")
    assert play.told("defeated") == 1


def test_the_resonator_wins_without_loot():
    play = Stage("tamara")
    play.give("resonator")
    meets(play.dice("SSS"), "press", item("resonator"))
    assert play.told("defeated") == 1
    assert play.has() == ["resonator"]


def test_the_herdsman_keeps_the_tokens_damage_away():
    play = Stage("tamara")
    play.give("herdsman")
    play.me().fatigue = 4
    meets(play.dice("FFF", "FFF"), "rustback", item("herdsman"), "word:fight")
    assert play.me().damage == 0
    assert play.told("failed") == 2


def test_two_head_must_be_detected_twice():
    play = Stage("tamara")
    meets(play.dice("SSS", "SSS"), "two_head")
    assert play.told("passed") == 2
    assert play.kind == "flee_or_fight"


def test_the_shade_forbids_pushes():
    play = Stage("tamara")
    play.give("torch")
    meets(play.dice("BBB"), "shade")
    assert play.options == [item("torch"), "word:done"]


def test_silence_hears_no_bonus():
    play = Stage("tamara")
    play.give("torch", "map_notebook")
    meets(play.dice("FBB"), "silence")
    assert item("torch") not in play.options
    assert item("map_notebook") in play.options


def test_bait_passes_detection():
    play = Stage("tamara")
    play.give("bait_tin")
    meets(play, "chernobyl_warg")
    assert play.kind == "before_roll"
    play.go(item("bait_tin"))
    assert play.kind == "flee_or_fight"
    assert play.told("rolled") == 0


def test_the_warg_lets_nobody_flee_who_did_not_see_it():
    play = Stage("tamara")
    play.me().fatigue = 5
    meets(play.dice("FFF", "FFF"), "chernobyl_warg")
    assert play.told("failed") == 2


def test_gargantuan_urine_drives_a_drawn_mutant_away():
    play = Stage("tamara")
    play.give("gargantuan_urine")
    play.does("encounter[yellow mutant]", item("gargantuan_urine"))
    assert len(play.g.dispenser[2]) == 14
    assert (play.told("defeated"), play.has()) == (0, [])


def test_pripyat_allows_no_fleeing():
    play = Stage("tamara")
    play.me().area = "pr"
    play.dice("SSS", "FFF").turn("word:area_action")
    while play.kind in ("may", "modify"):
        play.go("word:no" if play.kind == "may" else "word:done")
    assert len(play.threats("pr")) >= 1
    assert play.me().area == "pr", "without two secrets nobody goes on"
