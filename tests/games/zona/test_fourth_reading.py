"""Points that readers of the rulebook had left open, each with the position that decides it."""

from __future__ import annotations

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_encounters import meets

from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import PLACES


def rumour(arrows: int) -> int:
    """A rumour with so many arrows and nothing to choose."""
    return next(n for n, row in enumerate(BOX.rumours) if row.arrows == arrows and not row.timed)


def test_an_artefact_is_dropped_in_the_middle_of_a_test_so_that_the_whip_can_be_used():
    """Dropping items: at any moment. With two artefacts the Whip's backfire would be a trauma, with one it is not."""
    play = Stage("tamara")
    play.give("whip", "lodestone")
    play.me().damage, play.me().fatigue = 5, 5
    play.dice("BBB").tests("physique", 3)
    assert (play.kind, play.options) == ("modify", ["word:drop", "word:done"])
    play.go("word:drop", item("lodestone"))
    assert (play.kind, play.options) == ("modify", [item("whip"), "word:done"])
    play.go(item("whip"))
    assert (play.told("passed"), play.me().damage, play.me().traumas, play.has()) == (1, 6, (), ["whip"])


def test_nothing_is_dropped_where_it_lightens_no_backfire():
    play = Stage("tamara")
    play.give("clinker", "lodestone", "torch")
    play.me().fatigue = 5
    play.dice("FBB").tests("physique", 3, sign="mutant")
    assert "word:drop" not in play.options, "the Clinker's backfire counts nothing"


def test_an_artefact_is_dropped_before_the_waxcap_protects():
    """Waxcap: 2 fatigue for each artefact. At fatigue 3 it protects if it is the only one."""
    play = Stage("tamara")
    play.give("waxcap", "clinker")
    play.me().fatigue = 3
    play.does("1wound")
    assert (play.kind, play.options) == ("protect", ["word:drop", "word:take"])
    play.go("word:drop", item("clinker"), item("waxcap"))
    assert (play.kind, play.me().damage, play.me().fatigue) == ("", 0, 5)


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


def test_of_two_secrets_none_need_be_kept():
    """Death: of two secrets one may be kept."""
    play = Stage("tamara")
    secrets = tuple(n for n, row in enumerate(BOX.events) if row.id in ("a01", "b01"))
    for card in secrets:
        next(deck for deck in play.g.events if card in deck.outcomes()).remove(card)
    play.me().secrets, play.me().damage, play.me().traumas = secrets, 6, (0, 1, 2)
    play.does("1wound", "word:pass")
    assert play.me().secrets == ()
    assert sum(pile.bit_count() for pile in play.g.event_discards) == 2


@pytest.mark.parametrize(("threat", "answers"), [("empty_trail", ()), ("rift", ("area:za",))])
def test_a_threat_that_sends_one_away_stays_where_it_was_met(threat, answers):
    """Ours: Empty Trail and Rift end the encounter themselves; nobody carries them along."""
    play = Stage("tamara", "oleg", "iwan")
    play.threat(threat, "cz")
    play.me().area, play.me().fatigue = "cz", 5
    play.draw("area", PLACES["za"]).dice("FFF").turn("word:search", *answers)
    assert (play.me().area, play.threats("cz"), play.threats("za")) == ("za", [threat], [])


def test_magma_is_used_in_confrontations_only():
    """Magma: only when Physique is tested in a confrontation. The test of the Proving Ground is none."""
    play = Stage("bohdan")
    play.give("magma")
    play.me().area, play.me().fatigue = "po", 5
    bag = next(n for n, row in enumerate(BOX.items) if row.id == "sleeping_bag")
    play.draw("item", bag).dice("BBB").turn("word:area_action")
    assert play.told("failed") == 1, "nothing could be used"
    play = Stage("bohdan")
    play.give("magma")
    play.me().fatigue = 5
    meets(play.dice("SSS", "FBB"), "bruiser", "word:fight")
    assert (play.kind, play.options) == ("modify", [item("magma"), "word:done"])


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
