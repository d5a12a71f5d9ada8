"""What a second outside reader found by holding sentences of the rulebook against play."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_encounters import meets

from stolik.core.chance import Deck
from stolik.core.errors import BadDeal
from stolik.games.zona.rules.invariants import conserved
from stolik.games.zona.view.resample import resample
from stolik.registry import new_game


def test_a_passed_confrontation_without_failures_is_over():
    play = Stage("iwan")
    meets(play.dice("SSB", "SBB"), "spineback", "word:fight")
    assert play.told("defeated") == 1


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


@pytest.mark.parametrize("dice", ["FFF", "SSS"])
def test_a_herdsman_is_used_once_a_test_has_failed(dice):
    """Using items: at any moment of one's turn. Herdsman: a failed test then deals none of the token's damage."""
    play = Stage("iwan")
    play.give("herdsman")
    play.me().used = ("ability",)
    meets(play.dice(dice, "FFF"), "hunchback", "word:done")
    play.go(*(["word:done", item("herdsman")] if dice == "FFF" else []), "word:fight", "word:done")
    play.go(*([item("herdsman")] if dice == "SSS" else []))
    assert (play.me().damage, play.me().fatigue, play.threats("fa")) == (0, 2, ["hunchback"])


def test_no_more_scavengers_begin_in_a_secret_location_than_fit():
    deal = {"seat:0": {"area": "lab"}, "seat:1": {"area": "facility:lab"}}
    with pytest.raises(BadDeal):
        new_game("zona", players=2, seed=1, deal=deal)
    assert new_game("zona", players=3, seed=1, deal=deal).players == 3


def test_a_world_drawn_for_a_seat_keeps_only_the_emission_whose_back_is_seen():
    play = Stage("iwan", "oleg")
    play.g.emissions = Deck(play.g.emissions.cards & ~0b1111, (0, 1, 2))
    play.g.emission_discards = 0b1000
    tops = _tops_of_drawn_worlds(play)
    assert {top[0] for top in tops} == {0}
    assert len({top[1:] for top in tops}) > 5


def test_before_the_first_emission_no_card_of_it_is_known():
    play = Stage("iwan", "oleg")
    play.g.emissions = Deck(play.g.emissions.cards & ~0b11, (0, 1))
    assert len({top[0] for top in _tops_of_drawn_worlds(play)}) > 5


def _tops_of_drawn_worlds(play: Stage) -> set[tuple[int, ...]]:
    tops = set()
    for seed in range(20):
        world = play.g.copy()
        resample(world, 0, Random(seed))
        assert conserved(world) == conserved(play.g)
        tops.add(world.emissions.top)
    return tops
