"""What may be done, where and how often, case by case: tables of the rulebook's limits and of their edges."""

from __future__ import annotations

import pytest
from tests.games.voidfall.hands import learn, left, of, own, stock
from tests.games.voidfall.stage import Stage
from tests.games.voidfall.voidborn.test_company import begin

from stolik.content.effects import parse, parse_check
from stolik.core.question import SEATS
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.counts import count, improved_limit, yield_of
from stolik.games.voidfall.rules.effects.cards import open_technologies, preferred_actions
from stolik.games.voidfall.rules.effects.corruption import corrupted_places, corruption_places
from stolik.games.voidfall.rules.effects.forces import regroup_sources
from stolik.games.voidfall.rules.effects.tracks import open_tracks
from stolik.games.voidfall.rules.fleets import take_over, tokens
from stolik.games.voidfall.rules.invasion.skirmish import attack_sources, skirmish_targets
from stolik.games.voidfall.rules.invasion.targets import may_invade
from stolik.games.voidfall.rules.sectors import can_corrupt, can_lower, can_raise
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.state import Sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.trading import put_trade_back
from stolik.games.voidfall.rules.turn import discards_for


@pytest.fixture
def stage() -> Stage:
    return Stage()


# Production


@pytest.mark.parametrize(("level", "other", "credits"), [
    (0, 0, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 3, 2), (5, 3, 2), (6, 4, 3), (7, 4, 3), (8, 5, 3), (9, 6, 4),
    (10, 8, 4), (11, 10, 5), (12, 12, 6), (13, 15, 8),
])  # fmt: skip
def test_production_the_yield_of_each_level(level, other, credits):
    assert [yield_of(resource, level) for resource in "FEMSC"] == [other, other, other, other, credits]


@pytest.mark.parametrize(("stock_before", "guilds", "after", "influence"), [
    ("", "F", 1, 0), ("F" * 14, "F", 15, 0), ("F" * 15, "F", 15, 3), ("F" * 15, "", 15, 0), ("F" * 13, "FF", 15, 3),
])  # fmt: skip
def test_production_only_what_exceeds_fifteen_is_overproduction(stage, stock_before, guilds, after, influence):
    stage.clear()
    stage.set(stage.home, guilds=guilds, pop=2)
    stock(stage, stock_before)
    begun = stage.house.influence
    stage.resolve("produce[F]")
    assert (stage.house.stock[0], stage.house.influence - begun) == (after, influence)


def test_production_of_three_types_may_overproduce_three_times(stage):
    stage.clear()
    own(stage, 0, tile="standard", pop=6, guilds="FEM")
    stock(stage, "F" * 15 + "E" * 15 + "M" * 15)
    begun = stage.house.influence
    stage.resolve("produce[F E M]")
    assert stage.house.influence - begun == 9


def test_stock_what_is_gained_beyond_fifteen_without_production_is_lost_for_nothing(stage):
    stock(stage, "C" * 14)
    begun = stage.house.influence
    stage.resolve("3C")
    assert (stage.house.stock[3], stage.house.influence - begun) == (15, 0)


# Upkeep


@pytest.mark.parametrize(("due", "units", "answers", "rest", "unpaid"), [
    (1, "FF", (), "F", 0),
    (1, "EE", (), "", 0),
    (1, "EM", (), "", 0),
    (1, "E", (), "E", 1),
    (1, "CCCSSS", (), "CCCSSS", 1),
    (2, "FE", (), "E", 1),
    (3, "FEM", (), "", 1),
    (2, "FFEE", ((1,),), "F", 0),
    (2, "FFEE", ((2,),), "EE", 0),
    (1, "FEEM", ((0,), (1, 1)), "FE", 0),
    (0, "FEM", (), "FEM", 0),
])  # fmt: skip
def test_evaluation_2_a_unit_of_upkeep_is_one_food_or_two_others_and_must_be_paid(due, units, answers, rest, unpaid):
    stage = Stage(trade_spares_both=True)
    stage.clear()
    stage.house.slot_trades = (True, False, False, False, False)
    for number in range(due):
        own(stage, (0, 3, 4)[number], tile="standard", pop=1, guilds="FFF")
    stock(stage, units)
    begun = stage.house.influence
    stage.play(Step.PAY_UPKEEP(who=0), answers=answers)
    assert (left(stage), stage.house.influence - begun, stage.house.unpaid_upkeep) == (rest, -3 * unpaid, unpaid)


def test_influence_is_never_less_than_nothing(stage):
    stage.clear()
    stage.house.influence, stage.house.slots = 4, (stage.house.start, "high_society", "", "", "")
    stage.house.earned = ()
    stock(stage, "")
    stage.play(Step.PAY_UPKEEP(who=0))
    assert stage.house.influence == 0


# Trade tokens


@pytest.mark.parametrize(("players", "trades", "space"), [
    (1, [1, 1, 1, 0, 0, 0], 3), (2, [1, 1, 1, 1, 1, 0], 5), (2, [0, 0, 0, 0, 0, 0], 0), (1, [1, 0, 0, 0, 0, 0], 1),
    (3, [2, 2, 1, 0, 0, 0], 2), (3, [2, 2, 2, 0, 0, 0], 3), (4, [1, 0, 0, 0, 0, 0], 0), (4, [0, 0, 0, 0, 0, 0], 0),
    (3, [2, 2, 2, 2, 2, 1], 5),
])  # fmt: skip
def test_trade_tokens_a_returned_one_goes_to_the_first_empty_space_or_onto_the_lowest_stack(players, trades, space):
    stage = Stage(players)
    stage.g.trades = trades
    assert put_trade_back(stage.g) == space


@pytest.mark.parametrize(("trades", "bonuses"), [
    ([1, 1, 1, 1, 1, 0], ["bounty", "1s"]),
    ([1, 1, 1, 1, 0, 0], ["fem_2", "bounty", "1s"]),
    ([2, 1, 0, 0, 0, 0], ["activate_1", "2c", "2s", "fem_2", "bounty", "1s"]),
    ([1, 0, 0, 0, 0, 0], ["3inf", "activate_1", "2c", "2s", "fem_2", "bounty", "1s"]),
])  # fmt: skip
def test_trade_tokens_the_bonus_is_that_of_the_space_or_of_one_below(stage, trades, bonuses):
    stage.g.trades = tuple(trades)
    lowest = max(space for space in range(6) if trades[space])
    stage.resolve("trade", "word:decline")
    assert stage.g.trades[lowest] == trades[lowest] - 1
    assert stage.house.loose_trades == 1
    assert stage.offered[-1] == [*(f"effect:{bonus}" for bonus in bonuses), "word:decline"]


def test_trade_tokens_without_one_on_the_board_there_is_no_bonus(stage):
    stage.g.trades, stage.house.loose_trades = (0,) * 6, 0
    stage.resolve("trade")
    assert (stage.house.loose_trades, stage.asked) == (0, [])


# What a sector takes


@pytest.mark.parametrize(("sector", "corrupt", "rises", "falls"), [
    (Sector(tile="standard", pop=3), True, True, True),
    (Sector(tile="standard", pop=1), True, True, False),
    (Sector(tile="standard", pop=6), True, False, True),
    (Sector(tile="standard", pop=3, corrupted=True), False, False, False),
    (Sector(tile="outpost", pop=2), True, True, True),
    (Sector(tile="home", home=0, pop=2), False, True, False),
    (Sector(tile="megalopolis", pop=6), True, False, False),
    (Sector(tile="survivor_colony", pop=3), True, False, False),
    (Sector(tile="asteroid_belt"), False, False, False),
    (Sector(tile="ancient_ruins"), False, False, False),
    (Sector(tile="rift"), False, False, False),
], ids=lambda value: value.tile if isinstance(value, Sector) else None)  # fmt: skip
def test_population_and_corruption_what_each_sector_takes(stage, sector, corrupt, rises, falls):
    assert (can_corrupt(stage.g, sector), can_raise(stage.g.box, sector), can_lower(stage.g.box, sector)) == (
        corrupt,
        rises,
        falls,
    )


@pytest.mark.parametrize(
    ("house", "may"), [("valnis", False), ("astoran", False), ("marqualos", True), ("novaris", True)]
)
def test_corruption_comes_to_the_homes_of_marqualos_and_novaris_alone(house, may):
    stage = of(house)
    stage.set(stage.home, corrupted=False)
    assert can_corrupt(stage.g, stage.sector(stage.home)) is may


@pytest.mark.parametrize(("tags", "chambers", "count"), [
    ((), True, 8), ((), False, 7), (("sector",), False, 1), (("slot",), False, 3), (("track",), False, 3),
    (("board",), False, 6), (("slot", "track"), False, 6),
])  # fmt: skip
def test_corruption_where_it_may_be_put_by_what_names_a_place(stage, tags, chambers, count):
    """One Outpost, three slots that are not the starting one, three tracks, Decontamination Chambers."""
    learn(stage, "decontamination_chambers")
    stage.clear()
    own(stage, 0, tile="standard", pop=2)
    stage.house.corrupted_slots = (False,) * 5
    assert len(corruption_places(stage.g, 0, tags, chambers=chambers)) == count


def test_corruption_of_the_chambers_is_removed_by_what_names_no_place_alone(stage):
    learn(stage, "decontamination_chambers")
    stage.clear()
    stage.house.corrupted_slots, stage.house.chambers = (False,) * 5, 1
    assert len(corrupted_places(stage.g, 0)) == 1
    assert not corrupted_places(stage.g, 0, ("board",))


@pytest.mark.parametrize("corrupted", [0, 1, 3])
def test_sectors_are_pure_or_corrupted(stage, corrupted):
    stage.clear()
    for number, index in enumerate((0, 3, 4)):
        own(stage, index, tile="standard", pop=2, corrupted=number < corrupted)
    found = [count(stage.g, 0, parse_check(f"{word} >= 0").count) for word in ("sectors[pure]", "sectors[corrupted]")]
    assert found == [4 - corrupted, corrupted]


# Abandoned sectors


@pytest.mark.parametrize(("sector", "corrupted", "void", "bounties"), [
    ({"tile": "standard", "pop": 2}, True, 2, 1),
    ({"tile": "standard", "pop": 2, "corrupted": True, "bounties": 1}, True, 2, 2),
    ({"tile": "asteroid_belt", "pop": 0}, False, 2, 1),
    ({"tile": "survivor_colony", "pop": 3}, True, 0, 0),
    ({"tile": "megalopolis", "pop": 6}, True, 2, 1),
])  # fmt: skip
def test_abandoned_what_the_voidborn_put_into_a_sector(stage, sector, corrupted, void, bounties):
    own(stage, 0, **{"built": ("defence", "shipyard"), "guilds": "FE", "glory": (), "bounties": 0, **sector})
    take_over(stage.g, QuickTable(lambda seat, question: None, {}, stage.g.rng), SEATS[0], 0)
    after = stage.sector(0)
    assert (after.corrupted, after.void, after.bounties) == (corrupted, void, bounties)
    assert (after.owner, after.built, after.guilds, after.power) == (-1, (), "FE", 0)


# Fleets


@pytest.mark.parametrize(("technology", "improved", "fleets", "count"), [
    ("shields", False, {"corvette": 3}, 1), ("shields", False, {"corvette": 4}, 2),
    ("shields", False, {"corvette": 7}, 3),
    ("sentries", False, {"corvette": 1, "sentry": 3}, 2), ("destroyers", False, {"destroyer": 4, "corvette": 1}, 3),
    ("dreadnoughts", False, {"dreadnought": 2}, 2), ("dreadnoughts", True, {"dreadnought": 3}, 1),
    ("carriers", False, {"carrier": 3}, 3), ("carriers", True, {"carrier": 4}, 2),
])  # fmt: skip
def test_fleets_how_many_tokens_carry_the_power_of_a_sector(stage, technology, improved, fleets, count):
    learn(stage, technology, improved=improved)
    own(stage, 0, fleets={"corvette": 0, **fleets})
    assert tokens(stage.g, stage.sector(0)) == count


@pytest.mark.parametrize(("home", "outpost", "sources"), [
    (1, 1, ("home",)), (0, 2, ("outpost",)), (2, 2, ("home", "outpost")), (0, 1, ()),
])  # fmt: skip
def test_regroup_the_last_fleet_power_leaves_the_home_alone(stage, home, outpost, sources):
    stage.set(stage.home, fleets={"corvette": home})
    stage.set(stage.outpost, fleets={"corvette": outpost})
    places = {"home": stage.home, "outpost": stage.outpost}
    assert sorted(regroup_sources(stage.g, 0)) == sorted(places[name] for name in sources)


@pytest.mark.parametrize(("active", "home", "cost", "payable"), [
    (0, 0, "deactivate(1)", False), (1, 0, "deactivate(1)", True), (0, 1, "deactivate(1)", True),
    (1, 1, "deactivate(2)", True), (1, 0, "deactivate(2)", False), (0, 1, "recall(1)", True),
    (3, 0, "recall(1)", False),
])  # fmt: skip
def test_fleets_what_is_deactivated_may_be_recalled_first(stage, active, home, cost, payable):
    stage.clear()
    stage.house.active = active
    stage.set(stage.home, fleets={"corvette": home})
    assert can_pay(stage.g, 0, parse(cost)) is payable


@pytest.mark.parametrize(("sector", "may"), [
    ({"void": 2, "owner": -1}, True), ({"void": 0, "owner": -1, "tile": "fallen_house"}, True),
    ({"void": 0, "owner": -1, "tile": "wormhole"}, False), ({"void": 0, "owner": 0}, False),
])  # fmt: skip
def test_invasion_what_may_be_invaded(stage, sector, may):
    stage.set(0, **sector)
    assert may_invade(stage.g, 0, stage.sector(0)) is may


@pytest.mark.parametrize(("truce", "home", "may"), [(False, False, True), (False, True, False), (True, False, False)])
def test_invasion_of_another_player_but_never_of_its_home(truce, home, may):
    stage = Stage(2, truce=truce)
    sector = next(s for s in stage.g.sectors if s.owner == 1 and (s.home == 1) is home)
    assert may_invade(stage.g, 0, sector) is may


# Tracks and Technologies


@pytest.mark.parametrize(("tracks", "limit"), [
    ([0, 0, 0], 0), ([2, 2, 2], 0), ([3, 0, 0], 1), ([4, 4, 4], 3), ([5, 0, 0], 2), ([7, 3, 2], 3), ([7, 7, 7], 6),
])  # fmt: skip
def test_technologies_how_many_improved_ones_the_tracks_allow(stage, tracks, limit):
    stage.house.tracks, stage.house.corrupted_tracks = tracks, (True, False, True)
    assert improved_limit(stage.house) == limit


@pytest.mark.parametrize(
    ("owned", "fallen", "open"), [(4, 0, True), (5, 0, False), (5, 1, True), (6, 1, False), (6, 3, False)]
)
def test_technologies_five_are_the_limit_six_with_a_fallen_house(stage, owned, fallen, open):
    stage.house.technologies = ("shields", *(f"t{n}" for n in range(owned - 1)))
    stage.house.fallen = ("astoran",) * fallen
    assert bool(open_technologies(stage.g, 0, ("basic",))) is open


@pytest.mark.parametrize(("spaces", "active", "tags", "open"), [
    ([7, 0, 0], 9, (), (1, 2)), ([5, 0, 0], 0, ("society",), ()), ([5, 0, 0], 1, ("society",), (0,)),
    ([6, 0, 0], 1, ("society",), ()), ([6, 0, 0], 2, ("society",), (0,)), ([2, 1, 1], 0, ("lowest",), (1, 2)),
    ([5, 5, 5], 0, ("lowest",), ()), ([7, 7, 7], 9, (), ()), ([0, 0, 3], 0, ("economy",), (2,)),
])  # fmt: skip
def test_tracks_on_which_one_may_advance(stage, spaces, active, tags, open):
    stage.clear()
    stage.house.tracks, stage.house.active = spaces, active
    assert tuple(open_tracks(stage.g, 0, tags)) == open


@pytest.mark.parametrize(("cycle", "hand", "discard", "found"), [
    (1, ("progress", "politics"), (), 6), (1, ("progress",), ("politics",), 6), (1, (), ("politics",), 3),
    (1, ("conquest",), ("temptation",), 0),
])  # fmt: skip
def test_preferred_focuses_in_hand_or_discarded(stage, cycle, hand, discard, found):
    stage.g.cycle, stage.house.focuses, stage.house.discard = cycle, hand, discard
    stock(stage, "FFFFEEEEMMMMCCCCSSSS")
    assert len(dict(preferred_actions(stage.g, 0))) == found


def test_preferred_focuses_innovation_waits_for_cycle_two():
    stage = of("belitan")
    stock(stage, "FFFFEEEEMMMMCCCCSSSS")
    assert stage.house.waiting == "innovation"
    assert not any(ref.startswith("action:innovation") for ref, _ in preferred_actions(stage.g, 0))


# Turn order


@pytest.mark.parametrize(("influence", "before", "asked"), [
    ((30, 20, 10), (0, 1, 2), (2, 1, 0)), ((10, 20, 30), (0, 1, 2), (0, 1, 2)), ((10, 10, 10), (0, 1, 2), (2, 1, 0)),
    ((10, 10, 10), (2, 0, 1), (1, 0, 2)), ((20, 10, 10), (1, 2, 0), (2, 1, 0)), ((20, 10, 20), (2, 0, 1), (1, 0, 2)),
])  # fmt: skip
def test_preparation_3a_least_influence_chooses_first_of_equals_the_later_one(influence, before, asked):
    stage = Stage(3)
    stage.g.order = tuple(SEATS[seat] for seat in before)
    for me, points in enumerate(influence):
        stage.g.houses[me].influence = points
    stage.g.cycle = 1
    GAME.play_step(begin(stage, "begin_cycle"), QuickTable(lambda seat, question: None, {}, stage.g.rng))
    calls = [stage.g.args, *(call.args for call in reversed(stage.g.agenda))]
    assert tuple(args["who"] for args in calls if "who" in args) == asked


# Skirmishes


@pytest.mark.parametrize(("cycle", "tracks", "slots", "chambers", "power"), [
    (1, 0, 0, 0, 0), (1, 2, 1, 0, 3), (2, 0, 0, 0, 1), (3, 3, 3, 0, 7), (2, 0, 1, 3, 2),
])  # fmt: skip
def test_skirmish_as_strong_as_the_corruption_on_the_board(stage, cycle, tracks, slots, chambers, power):
    stage.g.cycle, house = cycle, stage.house
    house.corrupted_tracks = tuple(number < tracks for number in range(3))
    house.corrupted_slots = tuple(0 < number <= slots for number in range(5))
    house.chambers = chambers
    assert total(attack_sources(stage.g, 0)) == power


@pytest.mark.parametrize(("tile", "void", "open"), [
    ("standard", 2, True), ("standard", 0, False), ("survivor_colony", 2, False), ("transmission_relay", 2, False),
])  # fmt: skip
def test_skirmish_comes_to_a_sector_next_to_the_voidborn_that_is_no_home(stage, tile, void, open):
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner < 0:
            stage.set(index, void=void)
    outpost = stage.outpost
    stage.set(outpost, tile=tile)
    assert skirmish_targets(stage.g, 0) == ([outpost] if open else [])


def test_joint_and_heroic_cards_leadership_is_taken_for_any_focus_others_for_their_own():
    stage = Stage(scenario="first_stand")
    assert len(discards_for(stage.g, 0, "heroic_leadership")) == len(stage.house.focuses)
    assert discards_for(stage.g, 0, "heroic_conquest") == ["conquest"]
