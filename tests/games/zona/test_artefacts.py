"""Items: artefacts and backfire, durability, clothing, the 6th slot, the Crowbar."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item

from stolik.games.zona.rules.steps import Step


def test_backfire_counts_every_artefact_with_itself():
    """26b-4: the Whip wounds once for each artefact owned."""
    play = Stage("tamara")
    play.give("whip", "jack", "lodestone")
    play.dice("BBB").tests("physique", 3, item("whip"))
    assert play.me().damage == 3


def test_a_backfire_may_not_cause_trauma():
    play = Stage("tamara")
    play.give("whip", "lodestone")
    play.me().damage = 5
    play.dice("FBS").tests("physique", 3)
    assert item("whip") not in play.options


def test_protection_makes_a_backfire_bearable_and_must_then_be_used():
    """R7: legal after the protection one can use; then it cannot be declined."""
    play = Stage("tamara")
    play.give("whip", "lodestone", "mercenary_armour")
    play.me().damage = 5
    play.dice("SFB").tests("physique", 3, item("whip"))
    assert play.kind == "protect"
    assert play.options == [item("mercenary_armour")]
    play.go(item("mercenary_armour"))
    assert (play.me().damage, play.me().traumas) == (6, ())


def test_a_backfire_may_not_pass_the_fatigue_limit_but_for_the_log():
    play = Stage("tamara")
    play.give("lodestone", "log")
    play.me().fatigue = 4
    play.dice("FFB").tests("physique", 5)
    assert item("lodestone") in play.options
    play.go(item("log"))
    assert (play.me().fatigue, play.me().damage) == (5, 1)
    play.g.tests.clear()
    play.g.agenda = ()
    play.g.at = "stop"
    play.me().items = tuple(one._replace(wear=0) for one in play.me().items)
    play.dice("FFB").tests("physique", 5)
    assert item("lodestone") not in play.options
    assert item("log") in play.options


def test_devils_eye_needs_a_trophy_or_something_that_ignores_it():
    play = Stage("tamara")
    play.give("devils_eye")
    play.me().fatigue = 5
    play.dice("FBB").tests("physique", 3)
    assert play.told("failed") == 1
    play.give("scavenger_suit")
    play.dice("FBB").tests("physique", 3, item("devils_eye"))
    assert play.told("passed") == 1
    assert play.wear_of("scavenger_suit") == 1


def test_the_scientist_ignores_one_backfire_a_round():
    play = Stage("lidija")
    play.give("murmur")
    play.dice("BBB").tests("willpower", 4, item("murmur"), "word:ability")
    assert (play.told("passed"), play.me().damage) == (1, 0)


def test_notes_use_a_deactivated_artefact_again():
    play = Stage("tamara")
    play.give("snake_nest", "prof_ivashchenkos_notes")
    play.give("puppet", wear=1)
    play.me().fatigue = 5
    play.dice("BBB").tests("willpower", 3, item("puppet"))
    assert play.told("passed") == 1
    assert (play.wear_of("puppet"), play.wear_of("prof_ivashchenkos_notes")) == (1, 1)
    assert play.me().roubles == 201, "400, less 100 for each of the two artefacts, and 1 for the test"


def test_durable_items_are_used_once_per_round_and_never_worn_down():
    """26b-10"""
    play = Stage("tamara")
    play.give("carbine", "torch")
    play.does("wear(1)")
    assert (play.wear_of("carbine"), play.wear_of("torch")) == (0, 1)


def test_an_exploitable_item_works_on_its_last_box_and_leaves():
    play = Stage("tamara")
    play.give("torch", wear=2)
    play.me().fatigue = 5
    play.dice("BBB").tests("alertness", 4, item("torch"))
    assert play.told("passed") == 1
    assert play.has() == []


def test_pitch_cannot_be_repaired():
    play = Stage("tamara")
    play.give("pitch", wear=2)
    play.give("torch", wear=1)
    play.does("repair(1)")
    assert play.options == [item("torch"), "word:done"]


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


def test_a_full_backpack_makes_room_for_what_is_taken():
    play = Stage("tamara")
    (torch,) = play.give("torch", place="pack")
    play.give("carbine", "rope", "spectrometer", "crowbar", "geiger_counter")
    play.play(Step.MAKE_ROOM(who=0))
    assert play.kind == "make_room"
    play.go(item("carbine"))
    assert "carbine" not in play.has()
    assert torch >= 0


def test_clothing_is_worn_at_once_or_packed_and_displaces_what_covers_the_same():
    play = Stage("tamara")
    play.give("quilted_jacket")
    (armour,) = play.give("mercenary_armour")
    play.me().items = play.me().items[:1]
    play.play(Step.GAIN(who=0, card=armour))
    assert play.kind == "wear"
    play.go("word:yes")
    assert [(id, one.place) for id, one in zip(play.has(), play.me().items, strict=True)] == [
        ("quilted_jacket", "pack"),
        ("mercenary_armour", "worn"),
    ]


def test_packed_clothing_does_nothing():
    play = Stage("tamara")
    play.give("helmet", place="pack")
    play.does("1wound")
    assert play.me().damage == 1


def test_clothing_changes_in_the_action_phase_only():
    play = Stage("tamara")
    play.give("helmet", place="pack")
    play.turn(item("helmet"))
    assert play.me().items[0].place == "worn"
    assert item("helmet") not in play.options, "each piece once between actions"


def test_example_of_the_crowbar_at_the_landfill():
    """2 radiation, 3 junk of which 2 are kept; then the Crowbar brings one more."""
    play = Stage("iwan")
    play.give("crowbar")
    play.me().area = "wy"
    play.turn("word:area_action")
    assert (play.me().damage, len(play.g.drawn)) == (2, 3)
    play.go(play.options[0])
    while play.kind == "wear":
        play.go("word:no")
    assert play.kind == "more_junk"
    play.go("word:yes")
    while play.kind == "wear":
        play.go("word:no")
    assert len(play.has()) >= 4 or play.kind == "more_junk"
    assert play.wear_of("crowbar") == 1


def test_a_crowbar_option_does_nothing_else():
    play = Stage("iwan")
    play.give("crowbar")
    play.does("crowbar -> roubles(100)")
    assert (play.me().roubles, play.wear_of("crowbar")) == (400, 1)


def test_the_prospector_sorts_what_she_finds():
    play = Stage("tamara")
    play.does("equipment")
    assert (play.kind, len(play.options)) == ("keep", 2)


def test_home_brew_radiates():
    play = Stage("iwan")
    play.give("home_brew")
    play.me().fatigue = 5
    play.dice("BBB").tests("smarts", 3, item("home_brew"))
    assert (play.told("passed"), play.me().damage) == (1, 1)
