"""Chapter Damage: protection, trauma, death and the next scavenger; fatigue and reputation."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item
from tests.games.zona.test_encounters import meets

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


def test_where_the_damage_above_the_maximum_fits_nothing_is_asked():
    play = Stage("iwan")
    play.give("bandage")
    play.me().fatigue, play.me().damage = 5, 6
    play.does("fatigue(1)")
    assert play.me().damage == 7


def test_an_offer_that_tires_above_the_maximum_is_none():
    """Fatigue: it cannot be raised above the maximum by choice."""
    play = Stage("iwan")
    play.me().fatigue = 5
    play.does("may(fatigue(1) junk)")
    assert (play.kind, play.me().damage) == ("", 0)
    play.me().fatigue = 4
    assert play.does("may(fatigue(1) junk)").kind == "may"


def test_clothing_worn_out_beside_a_burner_is_gone_once():
    play = Stage("iwan", "oleg")
    play.give("scavenger_suit", wear=2)
    play.give("skein")
    before = play.whole()
    meets(play.dice("FFF"), "burner", item("skein"), item("scavenger_suit"))
    assert (play.has(), play.whole()[0]) == (["skein"], before[0])


def test_of_a_price_that_fits_anyway_one_protects_from_what_one_likes():
    play = Stage("tamara")
    play.give("leather_coat")
    play.me().damage = 4
    play.does("1radiation 1wound -> roubles(100)", item("leather_coat"))
    assert (play.kind, play.options) == ("protect_from", ["damage:wound", "damage:radiation"])


def test_protection_that_a_price_needs_is_not_spent_on_the_wrong_kind():
    """R7: a lock is paid only if no trauma follows. A coat against either and tablets for radiation meet one of each,
    if the coat takes the wound."""
    play = Stage("tamara")
    play.give("leather_coat", "iodine_tablets")
    play.me().damage = 6
    roubles = play.me().roubles
    play.does("1radiation 1wound -> roubles(100)")
    assert play.kind == "protect"
    play.go(item("leather_coat"))
    assert play.kind == "protect", "the coat takes the wound, unasked: nothing else can"
    play.go(item("iodine_tablets"))
    assert (play.me().damage, play.me().traumas, play.me().roubles) == (6, (), roubles + 100)


def test_a_sponger_makes_of_a_price_no_damage_that_nothing_protects_from():
    """R7, Sponger: the kind is changed only into one that the rest of the protection meets."""
    play = Stage("tamara")
    play.give("sponger", "iodine_tablets")
    play.me().damage = 6
    play.does("2radiation -> roubles(100)")
    assert (play.kind, play.options) == ("protect", [item("iodine_tablets")])


def test_separate_packets_are_protected_one_by_one():
    """A durable protection covers the first of two packets, not the second."""
    play = Stage("tamara")
    play.give("waxcap")
    play.does("1disturbance 1wound rest(1) 1disturbance 1wound", item("waxcap"))
    assert (play.kind, play.me().damage) == ("", 2)
