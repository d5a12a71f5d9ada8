"""Chapter Tests: dice, pushing, rerolls, items, trauma, radiation faces; with the examples of the rulebook."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage, item

from stolik.games.zona.odds import odds
from stolik.games.zona.rules.state import PHYSIQUE, WILLPOWER
from stolik.games.zona.rules.testing import chances


def test_example_of_kostia():
    """Willpower 2 against 3, R R blank; pushed to a failure; Cossack Moonshine: 3, and only one radiation face."""
    play = Stage("kostia")
    play.give("cossack_moonshine")
    play.me().fatigue = 3
    play.dice("RRB", "F").tests("willpower", 3)
    assert play.kind == "modify"
    play.go("word:push", "die:0")
    assert play.me().fatigue == 4
    assert play.options == [item("cossack_moonshine"), "word:done"], "a test is pushed once"
    play.go(item("cossack_moonshine"))
    assert play.told("passed") == 1
    assert play.me().damage == 0
    assert play.me().fatigue == 3, "the Drunkard Professor rests with a drink"
    assert play.has() == []


def test_example_of_kostia_without_help():
    play = Stage("kostia").dice("RRB").tests("willpower", 3, "word:done")
    assert play.told("failed") == 1
    assert play.me().damage == 1


def test_example_of_iwan():
    """Smarts 2 against 4 with S S F: the can, the spectrometer on its last box, or the papers each suffice."""
    for id in ("energy_drink", "spectrometer", "technical_papers"):
        play = Stage("iwan")
        play.give("energy_drink", "technical_papers")
        play.give("spectrometer", wear=1)
        play.dice("SSF").tests("smarts", 4)
        assert set(play.options) >= {item("energy_drink"), item("spectrometer"), item("technical_papers")}
        play.go(item(id))
        assert play.told("passed") == 1
        assert (id in play.has()) == (id == "technical_papers"), "the last box and single-use items are gone"
    assert play.wear_of("technical_papers") == 1
    play.dice("SFB").tests("smarts", 4)
    assert item("technical_papers") not in play.options, "used once per round"


def test_example_of_tamara_and_gargantuan():
    play = Stage("tamara")
    play.threat("gargantuan", "fa")
    play.me().area = "on"
    play.dice("SSR").turn("area:fa")
    assert play.kind == "flee_or_fight"
    play.go("word:flee")
    assert play.threats("fa") == ["gargantuan"]
    assert play.me().damage == 0


def test_example_of_tamara_and_phlegm():
    """Blank F F fails detection: only radiation faces may be rerolled; then S blank blank wins a yellow artefact."""
    play = Stage("tamara")
    play.threat("phlegm", "fa")
    play.me().area = "fa"
    play.dice("BFF", "SBB").turn("word:search")
    assert play.kind == "flee_or_fight", "nothing could be rerolled"
    assert (play.me().damage, play.me().fatigue) == (1, 3)
    play.go("word:fight")
    assert len(play.has()) == 1
    assert play.threats("fa") == []


def test_example_of_the_mystic():
    """Physique 1 against 2 with R blank blank: the Whip adds 1; the suit ignores its backfire."""
    play = Stage("lukas")
    play.give("whip", "cold_fire", "scavenger_suit")
    play.dice("RBB").tests("physique", 2)
    play.go(item("whip"))
    assert play.kind == "backfire"
    assert set(play.options) == {item("scavenger_suit"), "word:take"}
    play.go(item("scavenger_suit"))
    assert play.told("passed") == 1
    assert play.me().damage == 0
    assert play.wear_of("scavenger_suit") == 1


def test_a_push_needs_fatigue_below_the_maximum():
    play = Stage("tamara")
    play.me().fatigue = 5
    play.dice("BBB").tests("willpower", 3)
    assert play.told("failed") == 1, "nothing to ask: no push at 5"


def test_radiation_is_counted_on_the_final_dice():
    """26b-3: a reroll that takes the second radiation face away avoids the damage."""
    play = Stage("iwan").dice("RRS", "B").tests("physique", 4)
    assert play.kind == "modify", "passed, but two radiation faces"
    play.go("word:push", "die:0")
    assert play.told("passed") == 1
    assert play.me().damage == 0


def test_radiation_can_be_protected_from():
    play = Stage("tamara")
    play.give("iodine_tablets")
    play.dice("RRS").tests("alertness", 3, "word:done")
    assert play.kind == "protect"
    play.go(item("iodine_tablets"))
    assert play.me().damage == 0


def test_three_radiation_faces_are_one_damage():
    play = Stage("tamara").dice("RRR").tests("willpower", 4, "word:done")
    assert play.me().damage == 1


def test_radiation_faces_never_hurt_the_changeling():
    play = Stage("sawwa").dice("RRR").tests("willpower", 4, "word:done")
    assert play.me().damage == 0


@pytest.mark.parametrize(("traumas", "value"), [((), 1), ((PHYSIQUE,), 0)])
def test_trauma_lowers_once_and_never_below_zero(traumas, value):
    """26b-2, R33: a trauma is -1 once; an attribute at 0 is still rolled for."""
    play = Stage("lidija")
    play.me().traumas = traumas
    play.dice("BBB").tests("physique", 1)
    if value == 1:
        assert play.told("passed") == 1
    else:
        assert play.made.value == 0
        play.go("word:done")
        assert play.told("failed") == 1


def test_trauma_of_the_same_test_changes_nothing():
    """R4: the value is fixed when the test begins."""
    play = Stage("tamara")
    play.give("whip")
    play.dice("BBB").tests("physique", 3)
    play.me().traumas = (1,)
    assert play.made.value == 2


def test_an_item_is_used_once_per_test():
    play = Stage("tamara")
    play.give("torch")
    play.dice("BBB").tests("alertness", 5)
    play.go(item("torch"))
    assert item("torch") not in play.options
    assert play.wear_of("torch") == 1


def test_items_with_a_sign_need_the_sign():
    play = Stage("iwan")
    play.give("commando_knife")
    play.dice("FFF").tests("physique", 4)
    assert item("commando_knife") not in play.options
    play.go("word:done").dice("FFF").tests("physique", 4, sign="mutant")
    assert item("commando_knife") in play.options


def test_a_reroll_of_an_item_and_a_push_may_take_the_same_die():
    play = Stage("tamara")
    play.give("geiger_counter")
    play.dice("RFB", "R", "S").tests("alertness", 5)
    play.go("word:push", "die:0", item("geiger_counter"))
    assert play.wear_of("geiger_counter") == 1
    assert play.told("failed") == 1, "S F blank is 3; nothing is left to use"
    assert play.told("rerolled") == 2


def test_devils_guts_reroll_more_dice_with_traumas():
    play = Stage("tamara")
    play.give("devils_guts")
    play.me().traumas = (WILLPOWER, 1)
    play.dice("FFF", "SSS").tests("alertness", 5)
    play.go(item("devils_guts"), ["die:0", "die:1", "die:2"])
    assert play.told("passed") == 1
    assert play.me().fatigue == 2


def test_goldfish_turns_a_failure():
    play = Stage("tamara")
    play.give("goldfish")
    play.dice("FFF").tests("willpower", 5, item("goldfish"))
    assert play.told("passed") == 1


def test_cold_fire_asks_for_a_test_within_the_test():
    play = Stage("tamara")
    play.give("cold_fire")
    play.dice("BBB", "FFF").tests("alertness", 4, item("cold_fire"))
    assert len(play.g.tests) == 2
    play.go("word:done")
    assert play.me().damage == 1
    assert play.told("passed") == 1


def test_odds_know_push_and_items():
    play = Stage("iwan")
    play.give("technical_papers")
    play.dice("SBF").tests("smarts", 3)
    dice = play.made.dice
    assert odds(chances(play.g, play.made), dice).success == 1.0
    play.me().fatigue = 5
    assert odds(chances(play.g, play.made, items=False), dice).success == 0.0
