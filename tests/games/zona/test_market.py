"""The market."""

from __future__ import annotations

from tests.games.zona.stage import Stage
from tests.games.zona.test_rounds import rumour

from stolik.games.zona.rules.steps import Step


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
