"""The trickiest interactions of the rules (26b of the map of rules, by its rows), and mends that had no test."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_rounds import event, name, rumour, with_secrets

from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.state import ALERTNESS, PHYSIQUE, SMARTS
from stolik.games.zona.rules.steps import Step

DYING = (ALERTNESS, PHYSIQUE, SMARTS)


# --- 4 artefacts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "offered"), [(4, True), (5, False)])
def test_a_log_is_not_used_where_its_overflow_would_cause_a_trauma(damage, offered):
    """Backfire: at the maximum its 2 fatigue are 2 damage, for which there must be room."""
    play = Stage("tamara")
    play.give("log", "torch")
    play.me().fatigue, play.me().damage = 5, damage
    play.dice("BBB").tests("physique", 4)
    assert (play.kind == "modify") == offered


def test_a_backfire_that_takes_what_is_not_there_forbids_the_artefact():
    """Backfire: the Puppet costs 100 roubles for each artefact."""
    for roubles, offered in ((200, True), (199, False)):
        play = Stage("tamara")
        play.give("puppet", "whip")
        play.me().roubles, play.me().fatigue = roubles, 5
        play.dice("BBB").tests("willpower", 3)
        assert (item("puppet") in play.options) == offered


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


def test_a_price_of_two_artefacts_is_paid_before_the_backpack_is_packed_anew():
    """6th slot: the Jack given up first makes room no more; the other artefact is the price, not what is dropped."""
    play = Stage("iwan")
    play.give("jack", "rowanberry", "torch", "rope", "spectrometer", "crowbar", "geiger_counter", place="pack")
    play.me().items = tuple(
        one._replace(place="small") if BOX.items[one.card].small else one for one in play.me().items
    )
    play.does("discard[artefact](2) -> roubles(100)", item("jack"))
    assert play.has() == ["torch", "rope", "spectrometer", "crowbar", "geiger_counter"]
    assert play.kind == "", "five items fit"


def test_an_item_used_up_by_one_part_of_a_price_cannot_pay_another():
    play = Stage("iwan")
    play.give("iodine_tablets")
    play.does("2radiation discard[item] -> roubles(100)", item("iodine_tablets"))
    assert (play.me().damage, play.me().roubles, play.has()) == (0, 400, [])


# --- 7 what is no action ----------------------------------------------------------------------------------------------


def test_a_repair_kit_is_used_before_and_after_actions_but_not_in_events():
    play = Stage("tamara")
    play.give("repair_kit")
    play.give("spectrometer", wear=1)
    play.me().area = "pg"
    play.turn("word:rest", item("repair_kit"), item("spectrometer"))
    assert (play.wear_of("spectrometer"), play.g.turn.actions) == (0, 1)
    play = Stage("tamara")
    play.give("repair_kit")
    play.give("spectrometer", wear=1)
    play.me().area, play.g.phase = "mo", "events"
    play.draw("event", event("g15")).play(Step.EVENT(who=0))
    assert play.kind != "use_item"


# --- 8 the market -----------------------------------------------------------------------------------------------------


def test_columns_follow_the_reputation_of_the_moment():
    """A Forged Pass opens the last column in the middle of the turn."""
    play = Stage("tamara")
    play.give("forged_pass")
    play.me().area, play.me().roubles, play.me().reputation = "on", 9000, -1
    play.turn("word:area_action")
    last = name(play.g.market[3])
    assert last not in play.options
    play = Stage("tamara")
    play.give("forged_pass")
    play.me().area, play.me().roubles, play.me().reputation = "on", 9000, -1
    play.turn(item("forged_pass"), "word:area_action")
    assert name(play.g.market[3]) in play.options


def test_the_market_is_filled_up_after_a_rumour_that_sells():
    """R30: what was bought in the rumour phase is replaced at its end, and counts as bought this turn no longer."""
    play = Stage("tamara", "iwan")
    play.me().area, play.me().roubles = "za", 9000
    play.draw("rumour", rumour("clearance_sale")).play(Step.RUMOUR())
    assert play.kind == "may"
    play.go(play.options[0])
    assert play.kind == "buy"
    play.go(play.options[0])
    while play.kind == "wear":
        play.go("word:no")
    assert play.g.round == 2, "the next round has begun"
    assert -1 not in play.g.market
    assert play.g.turn.bought == ()


# --- 9 facilities -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "places"), [(2, 1), (3, 2)])
def test_places_in_a_facility_by_the_side_of_the_board(players, places):
    play = Stage(*("tamara", "iwan", "oleg")[:players], facilities="first_game")
    play.me().area = "mo"
    play.open("lab")
    for other in range(1, players):
        play.me(other).area = "lab"
        assert ("facility:lab" in play.turn().options) == (other < places)
        play.g.agenda, play.g.at = (), "stop"


def test_two_secrets_of_one_facility_open_no_way():
    """Discover 2 secrets in 2 different facilities: the second of the same is not kept."""
    play = with_secrets(Stage("iwan"), "a01")
    play.me().area = "archive"
    play.draw("event", event("a08")).dice("SSS", "SSS").play(Step.EVENT(who=0))
    while play.kind:
        play.dice("SSS").go("word:done")
    assert play.told("secret_known") == 1
    assert len(play.me().secrets) == 1


# --- 10 items ---------------------------------------------------------------------------------------------------------


def test_the_prospector_sorts_what_a_crowbar_brings():
    """Her ability holds for every effect that gives junk, also that of her Crowbar."""
    play = Stage("tamara")
    play.give("crowbar")
    play.does("junk")
    assert (play.kind, len(play.options)) == ("keep", 2)
    play.go(play.options[0])
    while play.kind == "wear":
        play.go("word:no")
    assert play.kind == "more_junk"
    play.go("word:yes")
    assert (play.kind, len(play.options)) == ("keep", 2)


def test_clothing_is_not_changed_in_the_event_phase():
    play = Stage("tamara")
    play.give("helmet", place="pack")
    play.give("thermos")
    play.me().area, play.g.phase, play.me().fatigue = "mo", "events", 3
    play.draw("event", event("g15")).play(Step.EVENT(who=0))
    assert play.options == [item("thermos"), "word:done"]


# --- 11 reactions -----------------------------------------------------------------------------------------------------


def test_on_the_turn_of_another_one_reacts_to_damage_and_tests_only():
    play = Stage("tamara", "iwan")
    play.give("thermos", "cossack_moonshine", "bandage", who=1)
    play.me(1).fatigue, play.me(1).damage = 5, 7
    play.turn()
    assert play.asked_seat == 0
    assert not {item("thermos"), item("bandage")} & set(play.options)
    play.g.agenda, play.g.at = (), "stop"
    play.dice("BBB").does("test[willpower](3, nothing, 1disturbance)", who=1)
    assert (play.asked_seat, play.kind) == (1, "modify"), "forced to test Willpower"
    assert item("cossack_moonshine") in play.options
    play.go("word:done")
    assert (play.asked_seat, play.kind) == (1, "protect"), "about to receive a trauma"
    assert play.options == [item("bandage"), "word:take"]


def test_separate_packets_are_protected_one_by_one():
    """A durable protection covers the first of two packets, not the second."""
    play = Stage("tamara")
    play.give("waxcap")
    play.does("1disturbance 1wound rest(1) 1disturbance 1wound", item("waxcap"))
    assert (play.kind, play.me().damage) == ("", 2)


# --- 12 the end -------------------------------------------------------------------------------------------------------


def test_victory_comes_before_everything_later_in_the_round():
    """The next scavenger draws no event, and no rumour is revealed."""
    play = with_secrets(Stage("iwan", "tamara"), "a01", "b01")
    play.me().area, play.me(1).area = "sa", "mo"
    play.g.rumours.bag = 1
    play.draw("event", event("s01")).dice("SSS", "SSS", "SSS").play(Step.END_ACTIONS())
    while play.kind:
        play.dice("SSS").go("word:done")
    assert play.outcome is not None
    assert play.outcome.winners == (0,)
    assert (play.told("event"), play.told("rumour")) == (1, 0)


def test_the_last_sarcophagus_card_may_still_win():
    """R12: all lose when the last card is discarded, not when it is drawn."""
    play = Stage("iwan", "tamara")
    play.me().area = "sa"
    play.g.events[6].bag = 1 << event("s01")
    play.dice("SSS", "SSS", "SSS").play(Step.EVENT(who=0))
    while play.kind:
        play.dice("SSS").go("word:done")
    assert play.outcome is not None
    assert play.outcome.reason == "source_reached"


def test_a_death_with_the_last_sarcophagus_card_loses_for_all():
    """R12, R17"""
    play = Stage("iwan", "tamara")
    play.me().area, play.me().fatigue = "sa", 5
    play.me().damage, play.me().traumas = 7, DYING
    play.g.events[6].bag = 1 << event("s01")
    play.dice("FFF").play(Step.EVENT(who=0))
    assert play.told("died") == 1
    assert play.outcome is not None
    assert play.outcome.reason == "sarcophagus_exhausted"
