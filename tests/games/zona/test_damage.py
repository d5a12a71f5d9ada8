"""Chapter Damage: protection, trauma, death and the next scavenger; fatigue and reputation."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item

from stolik.games.zona.content.box import BOX
from stolik.games.zona.content.features import keeps
from stolik.games.zona.rules.state import ALERTNESS, PHYSIQUE, SMARTS


def test_the_fourth_trauma_kills_in_the_middle():
    """26b-1, R17: nothing that would follow happens; items, trophies and the board are given back."""
    play = Stage("tamara", "iwan")
    whole = play.whole()
    play.give("torch")
    play.trophy("mongrel")
    play.me().damage, play.me().traumas = 6, (ALERTNESS, PHYSIQUE, SMARTS)
    play.does("1wound roubles(100)")
    assert play.told("died") == 1
    assert play.told("roubles") == 0
    assert play.me().character == ""
    assert play.me().trophies == ()
    assert play.whole() == whole
    assert "tamara" not in play.g.unused


def test_packets_with_commas_are_protected_together_others_apart():
    """26b-11, R25: one use of a medium covers one packet."""
    play = Stage("tamara")
    play.give("mercenary_armour")
    play.does("1wound 1radiation", item("mercenary_armour"))
    assert (play.me().damage, play.wear_of("mercenary_armour")) == (0, 1)
    play.does("1wound rest(1) 1wound", item("mercenary_armour"), item("mercenary_armour"))
    assert (play.me().damage, play.wear_of("mercenary_armour")) == (0, 3)


def test_trophies_name_their_value():
    assert all(keeps(row.loot) for row in BOX.threats if row.kind == "mutant")
