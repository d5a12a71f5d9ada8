"""The trickiest interactions of the rules (26b of the map of rules, by its rows), and mends that had no test."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item
from tests.games.zona.test_rounds import event, rumour

from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.steps import Step

# --- 4 artefacts ------------------------------------------------------------------------------------------------------


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
