"""Sentences of the rulebook that are easily read too quickly, each by its paragraph."""

from __future__ import annotations

import pytest
from tests.games.voidfall.hands import of, own
from tests.games.voidfall.stage import Stage

from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.crisis.board import HARBINGERS, supply
from stolik.games.voidfall.rules.sectors import is_void, near


@pytest.fixture
def stage() -> Stage:
    return Stage()


def only_corruption(stage: Stage, place: str) -> None:
    """One Corruption, on this track or over the rightmost slot."""
    house = stage.house
    house.corrupted_tracks = [place == "society", place == "politics", place == "economy"]
    house.corrupted_slots = [False, False, False, place == "slot", False]
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner == 0:
            stage.set(index, corrupted=False)


# Focus phase 2, Triggered effects: one may always decline one effect or several


@pytest.mark.parametrize("first", ["agenda", "move"])
def test_of_an_agenda_and_a_move_of_corruption_only_the_agenda_is_wanted(stage, first):
    """Conquest, Plan: the lone Corruption, over the rightmost slot from the start, may stay where it is."""
    only_corruption(stage, "slot")
    effect = BOOK.focuses["conquest"].actions[1].effect
    if first == "agenda":
        stage.resolve(effect, "effect:agenda", "deck:support", "agenda:heavy_industry", "word:decline", agreed=True)
    else:
        stage.resolve(effect, "effect:move_corruption", "track:society", "word:decline", agreed=True)
    assert stage.house.corrupted_slots[3] == (first == "agenda")


@pytest.mark.parametrize(("effect", "place"), [
    ("cleanse", "track:society"), ("move_corruption", "track:society"), ("upgrade", "glory:2"),
    ("raise", "sector:2"), ("advance[society]", "track:society"), ("agenda[wealth]", "deck:wealth"),
])  # fmt: skip
def test_a_benefit_with_one_place_alone_may_be_declined(stage, effect, place):
    """Benefits of tracks, tokens and objectives; Environmental Exploitation scores a Corrupted track."""
    only_corruption(stage, "society")
    stage.house.glory = (2,)
    stage.set(stage.outpost, pop=6)
    stage.g.offer[2] = -1
    before = stage.g.copy()
    stage.resolve(effect, "word:decline")
    assert stage.offered == [[place, "word:decline"]]
    stage.g.agenda, stage.g.at, stage.g.args = before.agenda, before.at, before.args
    assert stage.g == before


def test_a_skip_may_be_declined():
    """Tracks: on a space of this kind one may advance at once, for example not before there is room for a Guild."""
    stage = of("marqualos")
    stage.house.tracks = [0, 0, 0]
    stage.resolve("advance[society]", "word:decline", agreed=True)
    assert stage.house.tracks == [1, 0, 0]


def test_a_last_voidborn_fleet_power_may_be_spared():
    """Heroic Innovation: without its last Fleet Power a sector is taken over anew, with two and another Bounty."""
    stage = Stage(1, scenario="first_stand")
    beside = [index for index in near(stage.g, stage.home) if is_void(stage.sector(index))]
    for index in beside[1:]:
        stage.set(index, void=0)
    stage.set(stage.outpost, owner=-1, void=0, fleets={})
    stage.set(beside[0], void=1)
    stage.resolve("technology[improved] + weaken", "word:decline")
    assert stage.sector(beside[0]).void == 1


# Focus phase 2: the cost is paid, then the effects, in any order


def test_what_is_paid_for_a_track_does_not_move_the_place_of_another_effect():
    """Illuminate recalls at the Outpost and cleanses there, though the advance to level 3 recalls at Home."""
    stage = of("shiveus")
    only_corruption(stage, "none")
    stage.set(stage.outpost, corrupted=True, fleets={"corvette": 3})
    stage.set(stage.home, fleets={"corvette": 1})
    stage.house.active, stage.house.inactive, stage.house.tracks = 0, 10, [5, 0, 0]
    stage.g.turn.where = f"sector:{stage.outpost}"
    effect = BOOK.focuses["shiveus_crusade"].actions[2].effect
    home, outpost = f"sector:{stage.home}", f"sector:{stage.outpost}"
    stage.resolve(effect, "effect:advance", "track:society", home, "word:decline", outpost, agreed=True)
    assert not stage.sector(stage.outpost).corrupted


# Preparation 5a: a solid frame in full, or not at all


def test_a_solid_frame_that_corrupts_a_sector_cannot_name_a_corrupted_one():
    """Internal Disruption: only a Pure sector that is no Home; its Population rises first."""
    stage = Stage(2, scenario="kingdom_come")
    other = next(index for index in near(stage.g, stage.outpost) if is_void(stage.sector(index)))
    own(stage, other, pop=3, corrupted=True)
    stage.set(stage.outpost, pop=2, corrupted=False)
    stage.resolve(BOOK.events["internal_disruption"].frames[0].effect, must=True)
    assert stage.sector(stage.outpost).corrupted
    assert (stage.sector(stage.outpost).pop, stage.sector(other).pop) == (3, 3)


def test_of_a_solid_frame_with_a_bar_only_what_happens_in_full_is_offered():
    """Ultimate Triumph: with nothing Inactive, "activate and gain a Trade token" cannot be taken for the token."""
    stage = Stage(2, scenario="kingdom_come")
    stage.house.active, stage.house.inactive = stage.house.active + stage.house.inactive, 0
    stage.g.copies = [() for _ in stage.g.tableau]
    before = stage.g.trades[:]
    stage.resolve(BOOK.events["ultimate_triumph"].frames[0].effect, must=True)
    assert (stage.g.trades, stage.house.loose_trades) == (before, 0)


def test_a_recall_that_cannot_happen_is_no_way_out_of_a_solid_frame(stage):
    """Straight into Hell: with no Fleet Power on the map the Corruption is gained."""
    stage.clear()
    stage.house.active, stage.house.inactive = 14, 0
    stage.resolve(BOOK.events["straight_into_hell"].frames[0].effect, "slot:1", must=True)
    assert stage.house.corrupted_slots[1]


def test_no_permanent_crisis_is_discarded_where_there_is_none():
    """Last Breath: discard one and place a Catastrophe is one instruction."""
    stage = Stage(1, scenario="first_stand")
    stage.g.rows = [(), ()]
    effect = BOOK.events["last_breath"].frames[0].effect
    stage.resolve(effect, "effect:corrupt_board", "slot:1", must=True)
    assert stage.offered[0] == ["effect:place_harbinger", "effect:corrupt_board"]


# Component limits


def test_no_more_harbingers_come_than_there_are():
    """Growing Threat on a map of Rifts with nine Harbingers in play."""
    stage = Stage(2, scenario="darkest_hour")
    on_map = sum(sector.harbingers for sector in stage.g.sectors)
    stage.g.row_harbingers = [HARBINGERS - on_map, 0]
    assert supply(stage.g) == 0
    stage.resolve(BOOK.events["growing_threat"].frames[0].effect, must=True)
    assert supply(stage.g) == 0


def test_bounties_are_placed_until_they_run_out():
    """War Effort: in every Voidborn sector with a Sector Defense, as far as there are tokens."""
    stage = Stage(2, scenario="kingdom_come")
    while fleets.bounties_left(stage.g) > 1:
        token = stage.g.bounty_pile.bag.bit_length() - 1
        stage.g.bounty_pile.remove(token)
        stage.house.bounties += (token,)
    stage.resolve(BOOK.events["war_effort"].frames[0].effect, must=True)
    assert fleets.bounties_left(stage.g) == 0
