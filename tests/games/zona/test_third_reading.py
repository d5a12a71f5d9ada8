"""What a third outside reader found by holding sentences of the rulebook and texts of cards against play."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item
from tests.games.zona.test_encounters import meets
from tests.games.zona.test_rounds import event

from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.steps import Step


def card(id: str) -> int:
    """The first card of an item."""
    return next(n for n, row in enumerate(BOX.items) if row.id == id)


def test_a_scanner_may_come_late_where_electronics_work():
    """Anomaly Scanner: it may also be used when the confrontation comes."""
    play = Stage("tamara", "oleg")
    play.give("anomaly_scanner")
    meets(play.dice("SSS"), "clouder", "word:done")
    assert item("anomaly_scanner") in play.options


def test_clothing_worn_out_beside_a_burner_is_gone_once():
    play = Stage("iwan", "oleg")
    play.give("scavenger_suit", wear=2)
    play.give("skein")
    before = play.whole()
    meets(play.dice("FFF"), "burner", item("skein"), item("scavenger_suit"))
    assert (play.has(), play.whole()[0]) == (["skein"], before[0])


def test_what_one_had_before_the_card_is_not_asked_for_again():
    play = Stage("oleg")
    play.give("tinned_meat")
    play.me().area, play.me().fatigue = "wy", 4
    play.draw("event", event("g06")).draw("item", card("torch")).dice("SSS").play(Step.EVENT(who=0), "word:done")
    assert (play.kind, play.has()) == ("", ["tinned_meat", "torch"])
