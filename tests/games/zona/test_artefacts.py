"""Items: artefacts and backfire, durability, clothing, the 6th slot, the Crowbar."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item

from stolik.games.zona.rules.state import WILLPOWER
from stolik.games.zona.rules.steps import Step


def test_the_sixth_slot_survives_deactivation_and_its_loss_repacks():
    """26b-10"""
    play = Stage("tamara")
    play.give("carbine", "torch", "rope", "spectrometer", "crowbar", "geiger_counter", place="pack")
    play.give("jack", wear=1)
    play.play(Step.MAKE_ROOM(who=0))
    assert play.kind == ""
    play.does("discard[artefact]")
    assert play.kind == "make_room"
    play.go(item("rope"))
    assert len(play.has()) == 5


def test_the_notes_use_a_nest_again():
    """Notes of Prof. Ivashchenko: the effect of a durable artefact that was used this round."""
    play = Stage("tamara", "iwan", "oleg")
    play.give("prof_ivashchenkos_notes")
    play.give("nest", wear=1)
    play.me().area, play.me().fatigue = "pg", 4
    play.play(Step.RUN(card=0))
    assert play.kind == "run"
    play.go("area:wi")
    assert (play.me().area, play.me().fatigue, play.wear_of("prof_ivashchenkos_notes")) == ("wi", 5, 1)


def test_devils_guts_push_a_passed_test_that_would_hurt():
    """Devil's Guts: used while pushing; a test passed with two radiation faces may be pushed too."""
    play = Stage("tamara")
    play.give("devils_guts")
    play.me().traumas = (WILLPOWER,)
    play.dice("RRB", "SB").tests("alertness", 3)
    assert item("devils_guts") in play.options
    play.go(item("devils_guts"), ["die:0", "die:1"])
    assert (play.told("passed"), play.me().damage) == (1, 0)


def test_a_suit_spent_on_radiation_ignores_no_backfire_of_the_same_damage():
    """Using items: within a single effect an item is used once; the Suit gives both its effects in one use."""
    play = Stage("tamara")
    play.give("scavenger_suit", "waxcap")
    play.me().fatigue = 4
    play.does("1radiation 1disturbance 1wound", item("scavenger_suit"))
    assert play.wear_of("scavenger_suit") == 1
    assert play.kind == "", "the Waxcap would tire above the maximum, and nothing is left to ignore that"


def test_a_suit_ignores_one_backfire_in_a_test():
    play = Stage("tamara")
    play.give("scavenger_suit", "whip", "log")
    play.me().fatigue, play.me().damage = 5, 6
    play.dice("BBB").tests("physique", 4, item("whip"))
    assert play.wear_of("scavenger_suit") == 1
    assert play.kind == "", "the Log's backfire would cause a trauma"


def test_nothing_is_dropped_where_it_lightens_no_backfire():
    play = Stage("tamara")
    play.give("clinker", "lodestone", "torch")
    play.me().fatigue = 5
    play.dice("FBB").tests("physique", 3, sign="mutant")
    assert "word:drop" not in play.options, "the Clinker's backfire counts nothing"


def test_notes_use_the_effect_of_an_artefact_again_also_in_the_same_test():
    """Using items: an item is used once in an effect. The second time it is the Notes that are used, once as well; the
    backfire comes each time."""
    play = Stage("tamara")
    play.give("clinker", "prof_ivashchenkos_notes")
    play.me().fatigue = 5
    play.dice("BBB").tests("physique", 5, item("clinker"), sign="mutant")
    assert (play.kind, play.options) == ("modify", [item("clinker"), "word:done"])
    play.go(item("clinker"))
    assert play.told("failed") == 1, "2, and 1 for each use"
    assert play.wear_of("prof_ivashchenkos_notes") == 1
    assert play.me().damage == 2
