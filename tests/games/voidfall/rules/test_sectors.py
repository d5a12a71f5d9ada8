"""Sectors (rulebook): who controls them, what special tiles do while one does, what spares them the Voidborn."""

from __future__ import annotations

import pytest
from tests.games.voidfall.hands import own
from tests.games.voidfall.stage import Stage

from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.counts import level
from stolik.games.voidfall.rules.crisis.board import removable, supply
from stolik.games.voidfall.rules.invasion.skirmish import skirmish_targets
from stolik.games.voidfall.rules.invasion.targets import may_invade, targets
from stolik.games.voidfall.rules.sectors import near, void_room
from stolik.games.voidfall.rules.state import NO_FLEETS
from stolik.games.voidfall.rules.steps import Step


@pytest.fixture
def stage() -> Stage:
    return Stage()


# Control of a sector


def test_a_home_stays_its_owners_without_fleet_power_and_nobody_invades_it():
    stage = Stage(2, scenario="art_of_war")
    stage.set(stage.home, fleets=NO_FLEETS)
    assert stage.sector(stage.home).owner == 0
    assert not may_invade(stage.g, 1, stage.sector(stage.home))
    assert stage.home not in skirmish_targets(stage.g, 0)


@pytest.mark.parametrize(("scenario", "rivals"), [("art_of_war", True), ("darkest_hour", False)])
def test_only_rivals_invade_each_other(scenario, rivals):
    stage = Stage(2, scenario=scenario)
    assert may_invade(stage.g, 1, stage.sector(stage.outpost)) == rivals


def test_an_invasion_reaches_only_sectors_beside_ones_own_fleet_power(stage):
    stage.clear()
    stage.set(stage.home, fleets={"corvette": 1})
    assert set(targets(stage.g, 0)) == set(near(stage.g, stage.home))
    stage.set(stage.home, fleets=NO_FLEETS)
    assert targets(stage.g, 0) == []


def test_an_invasion_of_a_corrupted_sector_leaves_pure_ones_alone(stage):
    stage.clear()
    stage.set(stage.home, fleets={"corvette": 1})
    first, second = near(stage.g, stage.home)[:2]
    stage.set(first, corrupted=True)
    stage.set(second, corrupted=False)
    assert first in targets(stage.g, 0, ("corrupted",))
    assert second not in targets(stage.g, 0, ("corrupted",))


# Abandoned sectors that are immune


@pytest.mark.parametrize(
    ("tile", "pop", "corrupted", "void"),
    [("standard", 2, True, 2), ("survivor_colony", 3, True, 0), ("asteroid_belt", 0, False, 2)],
)
def test_immune_sectors_are_spared_corruption_or_voidborn_when_abandoned(stage, tile, pop, corrupted, void):
    """A: without Population no Corruption; B: immune to fleets, no Voidborn and no Bounty."""
    stage.clear()
    own(stage, 0, tile=tile, pop=pop, bounties=0)
    stage.play(Step.PAY(cost="recall(1)", who=0))
    left = stage.sector(0)
    assert (left.owner, left.corrupted, left.void, left.bounties) == (-1, corrupted, void, int(void > 0))


@pytest.mark.parametrize(("tile", "limit"), [("standard", 3), ("genesis", 6), ("megalopolis", 9)])
def test_a_sector_holds_one_voidborn_fleet_special_ones_two_or_three(stage, tile, limit):
    stage.set(0, owner=-1, tile=tile, pop=2, void=1, fleets=NO_FLEETS)
    assert void_room(stage.g.box, stage.sector(0)) == limit - 1


def test_a_sector_immune_to_voidborn_fleets_is_no_target_of_a_skirmish(stage):
    stage.clear()
    own(stage, 0, tile="survivor_colony", pop=3)
    assert skirmish_targets(stage.g, 0) == []
    own(stage, 0, tile="standard", pop=3)
    assert skirmish_targets(stage.g, 0) == [0]


# Abilities of special sectors


@pytest.mark.parametrize(("tile", "resource"), [("asteroid_belt", "M"), ("paradise_world", "F")])
def test_a_special_sector_gives_levels_while_one_controls_it(stage, tile, resource):
    stage.clear()
    before = level(stage.g, 0, resource)
    own(stage, 0, tile=tile, pop=0, guilds="")
    assert level(stage.g, 0, resource) == before + 2
    stage.set(0, owner=-1, fleets=NO_FLEETS, void=1)
    assert level(stage.g, 0, resource) == before


@pytest.mark.parametrize(("tile", "answers"), [("survivor_colony", []), ("transmission_relay", ["deck:might", None])])
def test_some_sectors_pay_once_as_soon_as_they_are_won(stage, tile, answers):
    """H: a Survivor Colony a Trade token, a Transmission Relay an Agenda."""
    own(stage, 0, tile=tile, pop=3, bounties=0, reclaims=0, glory=())
    stage.g.turn.target = 0
    if answers:
        deck = stage.g.agenda_decks[1]
        first, second = deck.outcomes()[:2]
        deck.bag &= ~(1 << first | 1 << second)
        deck.top = (first, second)
        answers = [answers[0], BOOK.agenda_decks["might"][first].ref]
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=answers)
    assert (stage.house.loose_trades, len(stage.house.hand)) == ((0, 1) if answers else (1, 0))


# Harbingers


@pytest.mark.parametrize(("first", "second", "offered"), [(0, 0, 2), (1, 0, 1), (1, 1, 2)])
def test_a_harbinger_comes_to_an_adjacent_voidborn_sector_one_without_any_first(first, second, offered):
    stage = Stage(scenario="first_stand")
    own_sectors = {index for index, sector in enumerate(stage.g.sectors) if sector.owner == 0}
    beside = [i for i, s in enumerate(stage.g.sectors) if s.void and own_sectors & set(near(stage.g, i))]
    for index, sector in enumerate(stage.g.sectors):
        stage.set(index, harbingers=0, void=0 if index in beside[2:] else sector.void)
    one, other = beside[:2]
    stage.set(one, harbingers=first)
    stage.set(other, harbingers=second)
    stage.resolve("place_harbinger", *([f"sector:{other}"] if offered == 2 else []))
    assert stage.sector(other).harbingers == second + 1


def test_of_ten_harbingers_no_eleventh_comes():
    stage = Stage(scenario="first_stand")
    void = next(index for index, sector in enumerate(stage.g.sectors) if sector.void)
    stage.set(void, harbingers=stage.sector(void).harbingers + supply(stage.g))
    before = [sector.harbingers for sector in stage.g.sectors]
    assert sum(before) == 10
    stage.resolve("place_harbinger")
    assert [sector.harbingers for sector in stage.g.sectors] == before


def test_a_harbinger_is_removed_from_a_sector_or_the_board_and_its_row_closes_up():
    stage = Stage(scenario="first_stand")
    for index in range(len(stage.g.sectors)):
        stage.set(index, harbingers=0)
    stage.g.row_harbingers, stage.g.rows = (1, 0), (("border_walls",), ())
    assert [place.ref for place in removable(stage.g)] == ["row:0"]
    stage.resolve("remove_harbinger")
    assert (stage.g.row_harbingers, stage.g.rows[0]) == ((0, 0), ("border_walls",))
