"""The worked examples of the rulebook, one test each, and rules that are easily read too quickly."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.voidfall.stage import Stage

from stolik.content.effects import Word, parse
from stolik.core.chance import Deck
from stolik.core.state import put
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.counts import improved_limit, level, production, upkeep
from stolik.games.voidfall.rules.crisis import alerts
from stolik.games.voidfall.rules.effects.corruption import corruption_places
from stolik.games.voidfall.rules.scoring import after_upkeep
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.turn import discards_for


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_production_bankers_in_two_sectors_then_a_third(stage):
    """Level 3 + 2 = 5 gives Yield 2; a Guild in a sector of Population 3 makes Level 8, Yield 3: Credits 2 to 5."""
    stage.clear()
    stage.set(0, owner=0, void=0, pop=3, corrupted=True, guilds="C", fleets={"corvette": 1})
    stage.set(stage.home, pop=2, guilds="C")
    assert (level(stage.g, 0, "C"), production(stage.g, 0, "C")) == (5, 2)
    stage.house.stock = (0, 0, 0, 2, 0)
    stage.g.turn.guild = ""
    stage.resolve("guild[same] + produce[same](1)", "effect:guild_same", "sector:0", "guild:C")
    assert (level(stage.g, 0, "C"), production(stage.g, 0, "C")) == (8, 3)
    assert stage.house.stock[3] == 5


def test_production_a_starting_agenda_adds_a_level(stage):
    """Valnis A: the Level of Energy is 1 without a Guild."""
    stage.clear()
    assert level(stage.g, 0, "E") == 1


def test_population_two_becomes_three(stage):
    stage.set(stage.home, pop=6)
    stage.set(stage.outpost, pop=2)
    stage.resolve("raise", f"sector:{stage.outpost}")
    assert stage.sector(stage.outpost).pop == 3


def test_overproduction_pays_three_for_each_time(stage):
    """Production above 15 loses the rest and gives 3 Influence, however much is lost; other gains give nothing."""
    stage.house.stock = (15, 14, 0, 0, 0)
    before = stage.house.influence
    stage.resolve("produce[F E]")
    assert stage.house.stock[:2] == (15, 15)
    assert stage.house.influence == before + 6
    stage.resolve("3F")
    assert stage.house.influence == before + 6


def test_reinforcements_yards_dreadnoughts_and_a_cost_without_active_power(stage):
    """The Agenda activates and builds a Shipyard; Muster deploys one for each Shipyard, a Dreadnought for 1 Material
    more; Accelerate deactivates a recalled Corvette."""
    g, house = stage.g, stage.house
    house.technologies += ("dreadnoughts",)
    house.active, house.inactive = 1, 9
    house.stock = (0, 0, 4, 0, 0)
    stage.resolve("activate(1) + installation", f"sector:{stage.outpost}", "installation:shipyard")
    assert house.active == 2
    stage.play(
        Step.PAY(cost="2M", who=0, by="action:reinforcements_muster"),
        Step.RESOLVE(effect="deploy[yards]", who=0, by="action:reinforcements_muster"),
        answers=[f"sector:{stage.outpost}", "fleet:dreadnought", f"sector:{stage.home}", "fleet:corvette"],
    )
    assert house.stock[2] == 1
    assert house.active == 0
    held = sum(sector.power for sector in g.sectors if sector.owner == 0)
    stage.play(Step.PAY(cost="deactivate(1)", who=0), answers=[f"sector:{stage.outpost}", "fleet:corvette"])
    assert (house.active, house.inactive) == (0, 9)
    assert sum(sector.power for sector in g.sectors if sector.owner == 0) == held - 1


def test_corruption_may_go_to_pure_sectors_slots_and_tracks_that_are_free(stage):
    """Not to the Home, not to the starting slot, not where there is one already."""
    stage.house.corrupted_tracks = put(stage.house.corrupted_tracks, 0, True)
    stage.set(stage.outpost, corrupted=True)
    places = [place.ref for place in corruption_places(stage.g, 0, (), chambers=True)]
    assert places == ["slot:1", "slot:2", "track:politics", "track:economy"]
    stage.house.corrupted_tracks = (True, True, True)
    stage.house.corrupted_slots = (False, True, True, True, False)
    assert not can_pay(stage.g, 0, parse("corrupt"))


def test_trade_the_fourth_space_from_below_offers_its_bonus_and_those_below(stage):
    stage.g.trades = (1, 1, 1, 0, 0, 0)
    stage.resolve("trade", "effect:fem_2", ["resource:F", "resource:F"])
    assert stage.offered[0] == ["effect:2c", "effect:2s", "effect:fem_2", "effect:bounty", "effect:1s", "word:decline"]
    assert stage.g.trades == (1, 1, 0, 0, 0, 0)
    assert stage.house.loose_trades == 1


@pytest.mark.parametrize(("players", "before", "after"), [(1, [1, 0, 1, 0, 0, 0], 1), (3, [2, 2, 1, 0, 0, 0], 2)])
def test_trade_tokens_return_to_the_first_empty_space_or_onto_the_lowest_stack(players, before, after):
    stage = Stage(players, house_1="valnis")
    stage.g.trades = tuple(before)
    stage.house.loose_trades = 1
    stage.play(Step.PAY(cost="return_trade", who=0))
    assert stage.g.trades[after] == before[after] + 1


def test_technologies_society_at_four_politics_at_one_make_three_improved(stage):
    """Corrupted tracks count."""
    stage.house.tracks = (7, 3, 2)
    stage.house.corrupted_tracks = (False, True, False)
    assert improved_limit(stage.house) == 3


def test_society_level_four_costs_two_fleet_power_and_pays_twenty(stage):
    stage.house.tracks = put(stage.house.tracks, 0, 6)
    stage.house.active, stage.house.inactive = 2, 8
    before = stage.house.influence
    stage.resolve("advance[society]", "track:society")
    assert (stage.house.active, stage.house.inactive) == (0, 10)
    assert stage.house.influence == before + 20


def test_a_corrupted_track_gives_nothing_not_even_a_skip(stage):
    stage.house.tracks = (0, 0, 0)
    stage.house.corrupted_tracks = put(stage.house.corrupted_tracks, 2, True)
    stage.resolve("advance[economy]", "track:economy")
    assert stage.house.tracks[2] == 1


def test_agendas_two_pure_sectors_two_shipyards_and_a_second_agenda_make_fourteen(stage):
    """6 for sectors, 4 for Shipyards, nothing for a Corrupted Sector Defense; Agricultural Unions only 4; a Corrupted
    Agenda nothing."""
    house = stage.house
    stage.clear()
    stage.set(stage.home, guilds="S", fleets={"corvette": 1})
    stage.set(0, owner=0, void=0, pop=2, corrupted=False, guilds="FF", built=("shipyard",), fleets={"corvette": 1})
    stage.set(1, owner=0, void=0, pop=2, corrupted=True, guilds="F", built=("defence",), fleets={"corvette": 1})
    house.slots = ("valnis_a", "agricultural_unions", "", "mining_consortium", "")
    before = house.influence
    stage.play(Step.SCORE_AGENDAS(who=0))
    assert house.influence == before + 14


def test_victory_over_the_voidborn_tokens_first_then_all_glory(stage):
    """A Bounty, a Reclaim that places a Guild, Glory 3: 2 + 2 + 3 = 7 Influence; the Corruption stays."""
    g, house = stage.g, stage.house
    house.glory = (2, 2)
    stage.set(
        0, owner=0, void=0, corrupted=True, pop=2, built=("defence",), reclaims=1, glory=(3,), fleets={"corvette": 1}
    )
    token = next(n for n in range(27) if "guild[M]" in str(_reclaims()[n].effect))
    g.reclaim_pile.top = (token,)
    g.reclaim_pile.bag &= ~(1 << token)
    g.turn.target = 0
    before = house.influence
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=["effect:here_guild_m"])
    assert stage.sector(0).guilds == "M"
    assert stage.sector(0).built == ()
    assert stage.sector(0).corrupted
    assert house.glory == (2, 2, 3)
    assert house.influence == before + 7
    assert house.reclaims == (token,)


def test_victory_over_a_player_scores_the_losers_glory_and_it_discards_one():
    """1 + 2 + 3 = 6 Influence; the winner takes no Glory."""
    stage = Stage(2, house_1="valnis", house_2="belitan")
    stage.g.houses[1].glory = (1, 2, 3)
    stage.g.houses[0].glory = (5,)
    target = next(i for i, s in enumerate(stage.g.sectors) if s.owner == 1 and s.tile == "outpost")
    stage.set(target, owner=0, fleets={"corvette": 1}, built=("shipyard",), guilds="S")
    stage.g.turn.target = target
    before = stage.house.influence
    stage.play(Step.AFTERMATH(who=0, loser=1), answers=["glory:1"])
    assert stage.house.influence == before + 6
    assert [house.glory for house in stage.g.houses] == [(5,), (2, 3)]
    assert (stage.sector(target).built, stage.sector(target).guilds) == ((), "S")


def test_clean_up_a_second_support_agenda_can_only_replace_the_first(stage):
    """The empty Corrupted slot would be legal but for the type; the Trade token stays."""
    house = stage.house
    house.slots = ("valnis_a", "heavy_industry", "edge_of_technology", "", "")
    house.slot_trades = put(house.slot_trades, 1, True)
    stage.g.turn.agenda = "agricultural_unions"
    stage.play(Step.PLACE_AGENDA(), answers=["slot:1"])
    assert stage.offered[-1] == ["slot:1", "word:discard"]
    assert house.slots[1] == "agricultural_unions"
    assert house.slot_trades[1]


def test_upkeep_two_for_each_agenda_less_one_for_its_trade_token_one_for_each_last_slot(stage):
    assert upkeep(stage.g, 0) == 2
    stage.house.slots = put(stage.house.slots, 1, "heavy_industry")
    stage.set(stage.outpost, guilds="EMF")
    assert upkeep(stage.g, 0) == 5
    stage.house.slot_trades = put(stage.house.slot_trades, 0, True)
    assert upkeep(stage.g, 0) == 4


@pytest.mark.parametrize(
    ("food", "credits", "answers", "left", "unpaid"),
    [(2, 3, [["resource:C"]], 2, 0), (4, 3, [[]], 3, 0), (0, 3, [], 1, 0), (0, 1, [], 0, 2)],
)
def test_improved_data_refinery_pays_two_units_of_upkeep_with_a_credit(stage, food, credits, answers, left, unpaid):
    """One must pay if one can: what is foreseen uses Credits where they are needed, and where there is no choice they
    are not asked for.
    """
    house = stage.house
    house.technologies, house.improved = ("data_refinery",), ("data_refinery",)
    house.stock, house.slots = (food, 0, 0, credits, 0), put(house.slots, 1, "trade_monopoly")
    assert upkeep(stage.g, 0) == 4
    assert after_upkeep(stage.g, 0).houses[0].unpaid_upkeep == unpaid
    stage.play(Step.PAY_UPKEEP(who=0), answers=answers)
    assert (house.stock[3], house.unpaid_upkeep) == (left, unpaid)


def test_upkeep_is_paid_with_food_or_two_others_and_each_unpaid_unit_costs_three(stage):
    stage.house.slots = put(stage.house.slots, 1, "heavy_industry")
    stage.house.stock = (1, 2, 1, 9, 9)
    stage.house.influence = 20
    stage.play(Step.PAY_UPKEEP(who=0), answers=[["resource:E", "resource:E"]])
    assert stage.house.stock == (0, 0, 1, 9, 9)
    assert stage.house.influence == 20 - 3 * 2


def test_credits_stand_in_for_energy_but_not_for_science(stage):
    stage.house.stock = (0, 1, 0, 2, 1)
    assert can_pay(stage.g, 0, parse("3E"))
    assert not can_pay(stage.g, 0, parse("4E"))
    assert not can_pay(stage.g, 0, parse("2S"))
    stage.play(Step.PAY(cost="3E", who=0))
    assert stage.house.stock == (0, 0, 0, 0, 1)


def test_straight_into_hell_a_dreadnought_needs_materials_for_both():
    """The tax of the event comes on top of the fleet's own cost."""
    stage = Stage()
    stage.g.event = "straight_into_hell"
    stage.house.technologies += ("dreadnoughts",)
    stage.house.active, stage.house.stock = 2, (0, 0, 1, 0, 0)
    stage.g.turn.where = ""
    stage.resolve("deploy[home](1)", "cost:1m", f"sector:{stage.home}")
    assert stage.house.stock == (0, 0, 0, 0, 0)
    assert stage.sector(stage.home).fleets[3] == 0


def test_the_round_does_not_count_past_the_last_one():
    """The Evaluation follows the last round; the table never says round 6 of 5."""
    stage = Stage()
    g = stage.g
    g.round = BOOK.events[g.event].rounds
    g.at, g.agenda = "begin_round", ()
    GAME.play_step(g, QuickTable(lambda seat, question: question.sample(Random(0)), {}, g.rng))
    assert (g.at, g.round) == ("evaluate", BOOK.events[g.event].rounds)


def test_an_improved_salvage_scanner_also_scans_corrupted_sectors_without_voidborn():
    """A Corrupted Fallen House gets a Reclaim before the combat; with the Basic card it does not."""
    for improved, reclaims in (((), 0), (("salvage_scanner",), 1)):
        stage = Stage()
        fallen = next(index for index, sector in enumerate(stage.g.sectors) if sector.house)
        stage.house.technologies += ("salvage_scanner",)
        stage.house.improved = improved
        stage.set(fallen, corrupted=True)
        stage.g.turn.target, stage.g.turn.force = fallen, (1, 0, 0, 0, 0)
        stage.house.active -= 1
        stage.play(Step.FIGHT(who=0), answers=["word:yes"] * reclaims)
        assert stage.sector(fallen).reclaims == reclaims


def test_war_military_slot_and_card_are_added_and_the_economic_slot_is_paid():
    """Slot +2, the card -1 in Cycle 1: one Fleet Power; then 2 Materials, 2 Energy, 1 Science."""
    stage = Stage(scenario="first_stand")
    g = stage.g
    g.rows = (("border_walls", "reserve_call"), ("steady_output", "guild_subsidy"))
    g.alert = alerts.WARS[list(BOOK.wars).index("vanguard")]
    g.houses[0].corrupted_slots = (False,) * 5
    g.houses[0].stock = (0, 2, 2, 0, 1)
    stage.play(Step.VOID_PROGRESS(), answers=["way:board"])
    attacked = next(line for line in stage.lines if line.entry.id == "skirmish")
    assert attacked.entry.args["n"] == 2 - 1
    assert g.houses[0].stock == (0, 0, 0, 0, 0)


def test_an_alert_deck_of_cycle_two_keeps_what_is_left_and_takes_three_two_none_and_a_war():
    stage = Stage(scenario="first_stand")
    stage.g.alerts.bag = 1
    stage.g.cycle = 2
    stage.play(Step.ADD_ALERTS())
    held = [alerts.level_of(card) for card in range(25) if stage.g.alerts.cards >> card & 1]
    assert held == ["1", "1", "1", "1", "2", "2", ""]


def test_fenrax_has_no_reinforcements_so_that_heroic_card_is_replaced():
    """Dispersion stands in for it, under another name: the card leaves the game and another is drawn."""
    stage = Stage(scenario="first_stand", house_1="fenrax")
    ids = [card.id for card in BOOK.heroic]
    stage.g.special_deck = Deck(0, tuple(map(ids.index, ["heroic_reinforcements", "heroic_development"])))
    stage.play(Step.NEW_OFFER())
    assert stage.g.special_offer == ("heroic_development",)
    assert discards_for(stage.g, 0, "heroic_reinforcements") == []
    assert discards_for(stage.g, 0, "heroic_development") == ["fenrax_development"]
    assert discards_for(stage.g, 0, "heroic_leadership") == list(stage.house.focuses)


def test_a_resolved_crisis_leaves_and_those_behind_it_move_up():
    stage = Stage(scenario="first_stand")
    stage.g.rows = ((), ("emergency_rations", "new_offices", "public_works"))
    stage.set(stage.home, guilds="F")
    stage.resolve("guild[C]", f"sector:{stage.home}", "crisis:new_offices")
    assert stage.row(1) == ("emergency_rations", "public_works")


def test_a_harbinger_pushes_the_last_crisis_off_and_brings_a_catastrophe():
    stage = Stage(scenario="first_stand")
    stage.g.rows = (("border_walls", "reserve_call", "forward_yard", "trophy"), ())
    stage.play(Step.HARBINGER_TO_BOARD(who=0), answers=["row:0", "effect:any_5", ["resource:F"] * 5])
    assert stage.row(0) == ("border_walls", "reserve_call", "forward_yard")
    assert stage.g.catastrophes == 1


def test_preferred_focuses_of_valnis_are_progress_and_politics():
    assert BOOK.houses["valnis"].preferred == ("progress", "politics")
    assert isinstance(parse("preferred"), Word)


def _reclaims():

    return BOOK.reclaim_tokens
