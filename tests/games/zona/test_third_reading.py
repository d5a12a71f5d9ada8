"""What a third outside reader found by holding sentences of the rulebook and texts of cards against play."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_encounters import meets
from tests.games.zona.test_rounds import event

from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.steps import Step


def card(id: str) -> int:
    """The first card of an item."""
    return next(n for n, row in enumerate(BOX.items) if row.id == id)


def test_a_scanner_is_electronics_once_a_glasshouse_is_met():
    """Glasshouse: no electronics in this encounter. An Anomaly Scanner is used before it, or not at all."""
    play = Stage("tamara", "oleg")
    play.give("anomaly_scanner")
    meets(play.dice("SSS"), "glasshouse")
    assert (play.kind, play.options) == ("before_encounter", [item("anomaly_scanner"), "word:done"])
    play.go("word:done")
    assert (play.kind, play.options) == ("flee_or_fight", ["word:flee", "word:fight"])


def test_a_scanner_may_come_late_where_electronics_work():
    """Anomaly Scanner: it may also be used when the confrontation comes."""
    play = Stage("tamara", "oleg")
    play.give("anomaly_scanner")
    meets(play.dice("SSS"), "clouder", "word:done")
    assert item("anomaly_scanner") in play.options


def test_nothing_is_eaten_while_a_mimic_is_to_be_detected():
    """Mimic: items cannot be used in detection, also not to rest for a push; they can afterwards."""
    play = Stage("tamara", "oleg")
    play.give("tinned_meat", "torch")
    play.me().fatigue = 5
    meets(play.dice("FFB"), "mimic")
    assert (play.kind, play.me().damage) == ("flee_or_fight", 2)
    assert item("tinned_meat") in play.options


@pytest.mark.parametrize(("threat", "tokens"), [("burner", 2), ("press", 1)])
def test_clothing_that_ignores_a_backfire_wears_more_beside_a_burner(threat, tokens):
    """Burner: clothing used in this encounter takes one more token, whichever of its effects is used."""
    play = Stage("iwan", "oleg")
    play.give("scavenger_suit", "skein")
    meets(play.dice("FFF"), threat, item("skein"), item("scavenger_suit"))
    assert (play.wear_of("scavenger_suit"), play.me().fatigue) == (tokens, 1)


def test_clothing_worn_out_beside_a_burner_is_gone_once():
    play = Stage("iwan", "oleg")
    play.give("scavenger_suit", wear=2)
    play.give("skein")
    before = play.whole()
    meets(play.dice("FFF"), "burner", item("skein"), item("scavenger_suit"))
    assert (play.has(), play.whole()[0]) == (["skein"], before[0])


def test_what_a_card_of_the_event_phase_brought_may_be_used_at_once():
    """Using items: at any moment of one's turn; the turn in the event phase is not over with its card."""
    play = Stage("oleg")
    play.me().area, play.me().fatigue = "wy", 4
    play.draw("event", event("g06")).draw("item", card("tinned_meat")).dice("SSS").play(Step.EVENT(who=0))
    assert (play.kind, play.options) == ("use_item", [item("tinned_meat"), "word:done"])
    play.go(item("tinned_meat"))
    assert (play.kind, play.me().fatigue) == ("", 3)


def test_what_one_had_before_the_card_is_not_asked_for_again():
    play = Stage("oleg")
    play.give("tinned_meat")
    play.me().area, play.me().fatigue = "wy", 4
    play.draw("event", event("g06")).draw("item", card("torch")).dice("SSS").play(Step.EVENT(who=0), "word:done")
    assert (play.kind, play.has()) == ("", ["tinned_meat", "torch"])
