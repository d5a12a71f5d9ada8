"""What areas do: their actions, their bunkers, the patrol."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_rounds import rumour

from stolik.games.zona.rules.state import PHYSIQUE


def test_what_is_repaired_in_the_village_helps_when_one_camps():
    play = Stage("kostia")
    play.give("hip_flask", wear=2)
    play.me().area, play.me().fatigue, play.me().roubles, play.me().reputation = "wi", 5, 100, 0
    play.turn("word:area_action", "word:bunker")
    play.go(play.options[0], [item("hip_flask"), item("hip_flask")])
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


@pytest.mark.parametrize(("card", "to"), [("kite", "area:ka"), ("tunnel_map", "area:ka")])
def test_a_patrol_is_paid_also_by_who_moves_with_an_item(card, to):
    """Kite, Tunnel Map: it is a Move action that leaves the marked area."""
    play = Stage("tamara", "iwan", "oleg", facilities="first_game")
    play.give(card)
    play.me().area, play.me().fatigue = "mo", 4
    play.g.timed = rumour("patrol")
    play.g.rumours = play.g.rumours.without(play.g.timed)
    play.g.marked = "area:mo"
    play.turn(item(card), to)
    assert (play.me().area, play.me().fatigue) == ("ka", 5)
    play = Stage("tamara", "iwan", "oleg", facilities="first_game")
    play.give(card)
    play.me().area, play.me().fatigue = "mo", 5
    play.g.timed, play.g.marked = rumour("patrol"), "area:mo"
    assert item(card) not in play.turn().options
