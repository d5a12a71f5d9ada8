"""What an outside reader found by holding sentences of the rulebook and texts of cards against play."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_rounds import rumour

from stolik.core.question import SEATS
from stolik.games.zona.rules.state import PHYSIQUE, WILLPOWER
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import PUSH
from stolik.games.zona.view.foresee import foresee
from stolik.games.zona.view.observe import observe
from stolik.games.zona.view.prospects import of_threat

# --- bunkers ----------------------------------------------------------------------------------------------------------


def test_what_is_repaired_in_the_village_helps_when_one_camps():
    play = Stage("kostia")
    play.give("hip_flask", wear=2)
    play.me().area, play.me().fatigue, play.me().roubles, play.me().reputation = "wi", 5, 100, 0
    play.turn("word:area_action", "word:bunker")
    play.go(play.options[0], item("hip_flask"), item("hip_flask"))
    assert play.kind == "camp_items"
    play.go(item("hip_flask"))
    assert (play.me().fatigue, play.wear_of("hip_flask")) == (2, 1), "used once more, and not gone"


def test_an_artefact_sold_in_the_science_camp_pays_for_the_cure():
    """Science Camp: with good reputation one may sell an artefact for more in the same action, before or after."""
    play = Stage("lidija")
    play.give("ant_stone")
    play.me().area, play.me().fatigue, play.me().roubles, play.me().traumas = "on", 1, 500, (PHYSIQUE,)
    play.turn("word:area_action", "word:bunker")
    play.go(play.options[0])
    assert (play.kind, play.me().roubles) == ("may", 900)
    play.go(play.options[0])
    assert (play.me().roubles, play.me().traumas) == (100, ())


def test_a_bunker_that_can_do_nothing_offers_nothing():
    """Science Camp, Village: nobody is asked to pay where no trauma, no damage is."""
    for area in ("on", "wi", "za"):
        play = Stage("iwan")
        play.give("torch")
        play.me().area, play.me().roubles = area, 2000
        play.turn("word:area_action")
        assert "word:bunker" not in play.options


# --- secret locations and moving --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "to"), [("kite", "area:ka"), ("tunnel_map", "area:ka")])
def test_a_patrol_is_paid_also_by_who_moves_with_an_item(card, to):
    """Kite, Tunnel Map: it is a Move action that leaves the marked area."""
    play = Stage("tamara", "iwan", "oleg", facilities="first_game")
    play.give(card)
    play.me().area, play.me().fatigue = "mo", 4
    play.g.timed = rumour("patrol")
    play.g.rumours.remove(play.g.timed)
    play.g.marked = "area:mo"
    play.turn(item(card), to)
    assert (play.me().area, play.me().fatigue) == ("ka", 5)
    play = Stage("tamara", "iwan", "oleg", facilities="first_game")
    play.give(card)
    play.me().area, play.me().fatigue = "mo", 5
    play.g.timed, play.g.marked = rumour("patrol"), "area:mo"
    assert item(card) not in play.turn().options


# --- damage and fatigue -----------------------------------------------------------------------------------------------


def test_rest_before_one_would_be_tired_above_the_maximum():
    """Fatigue: what would pass the maximum deals damage; items may be used in reaction to that."""
    play = Stage("tamara")
    play.give("thermos")
    play.me().fatigue = 5
    play.does("fatigue(1)")
    assert play.options == [item("thermos"), "word:take"]
    play.go(item("thermos"))
    assert (play.me().fatigue, play.me().damage) == (5, 0)
    play = Stage("tamara")
    play.give("thermos")
    play.me().fatigue = 4
    play.does("fatigue(1)")
    assert (play.kind, play.me().fatigue) == ("", 5)


# --- items ------------------------------------------------------------------------------------------------------------


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


# --- once in an effect ------------------------------------------------------------------------------------------------


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


# --- odds -------------------------------------------------------------------------------------------------------------


def shown(play: Stage) -> Any:
    return observe(play.g, 0).test


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


def pushing(play: Stage) -> list[Any]:
    assert play.asked is not None
    return [one.of.args["n"] for one in foresee(play.g, 0, play.asked, PUSH)]


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
    play.dice("RFF").turn("area:fa")
    assert play.options == ["word:push", "word:done"]
    assert pushing(play) == [0]
