"""Points that readers of the rulebook had left open, each with the position that decides it."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item

from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.steps import Step


def rumour(arrows: int) -> int:
    """A rumour with so many arrows and nothing to choose."""
    return next(n for n, row in enumerate(BOX.rumours) if row.arrows == arrows and not row.timed)


def test_nothing_is_dropped_where_it_lightens_no_backfire():
    play = Stage("tamara")
    play.give("clinker", "lodestone", "torch")
    play.me().fatigue = 5
    play.dice("FBB").tests("physique", 3, sign="mutant")
    assert "word:drop" not in play.options, "the Clinker's backfire counts nothing"


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


def test_a_marker_that_an_event_brought_to_the_last_space_waits_for_the_next_arrow():
    """Rumours: the emission comes when arrows of a rumour move the marker; a card without arrows moves nothing."""
    play = Stage("tamara", "oleg")
    play.g.emission = 5
    play.does("emission(1)")
    assert (play.g.emission, play.told("emission")) == (6, 0)
    play.does("emission(1)")
    assert play.g.emission == 6, "there is no space beyond the last"
    play.draw("rumour", rumour(0)).play(Step.RUMOUR())
    assert (play.g.emission, play.told("emission")) == (6, 0)
    play.g.agenda, play.g.at = (), "stop"
    play.draw("rumour", rumour(1)).play(Step.RUMOUR())
    assert (play.g.emission, play.told("emission")) == (0, 1)


def test_no_token_stays_in_the_sarcophagus():
    """Encounters: an undefeated token stays in the open. Nobody searches the Sarcophagus, so it goes back there."""
    play = Stage("tamara")
    play.me().area = "sa"
    whole = play.whole()
    play.dice("FFF").does("encounter[green mutant]")
    play.go(*["word:done"] * (play.kind == "modify"), "word:flee")
    assert (play.threats("sa"), play.whole()) == ([], whole)
