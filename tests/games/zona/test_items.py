"""Items: when they are used, what pays a price, what one drops."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item
from tests.games.zona.test_rounds import event

from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.steps import Step


def test_a_dropped_jack_empties_the_sixth_slot_before_the_test_goes_on():
    """6th slot: what it held must be packed at once."""
    play = Stage("tamara")
    play.give("carbine", "torch", "rope", "spectrometer", "crowbar", "whip", place="pack")
    play.give("jack")
    play.me().fatigue = 5
    play.dice("BBB").tests("physique", 4, "word:drop", item("jack"))
    assert play.kind == "make_room"
    play.go(item("rope"))
    assert (play.kind, play.options) == ("modify", [item("whip"), "word:done"])


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


def test_a_repair_kit_is_used_before_and_after_actions_but_not_in_events():
    play = Stage("tamara")
    play.give("repair_kit")
    play.give("spectrometer", wear=1)
    play.me().area = "pg"
    play.turn("word:rest", item("repair_kit"), [item("spectrometer")])
    assert (play.wear_of("spectrometer"), play.g.turn.actions) == (0, 1)
    play = Stage("tamara")
    play.give("repair_kit")
    play.give("spectrometer", wear=1)
    play.me().area, play.g.phase = "mo", "events"
    play.draw("event", event("g15")).play(Step.EVENT(who=0))
    assert play.kind != "use_item"


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
