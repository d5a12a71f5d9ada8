"""Rulings: where a table may read the rulebook otherwise an option says so, and the other reading is played."""

from __future__ import annotations

import pytest
from tests.games.voidfall.hands import learn, left, own, stock
from tests.games.voidfall.stage import Stage

from stolik.content.effects import parse
from stolik.core.question import SEATS
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.costs import bought
from stolik.games.voidfall.rules.effects.cards import preferred_actions
from stolik.games.voidfall.rules.invasion.forces import rulings
from stolik.games.voidfall.rules.invasion.skirmish import combat_in
from stolik.games.voidfall.rules.sectors import near
from stolik.games.voidfall.rules.state import NO_FLEETS
from stolik.games.voidfall.rules.steps import Step


def test_without_a_choice_the_recommended_readings_hold():
    rules = Stage().g.rules
    assert not rules.corrupt_offer_taxes_both
    assert not rules.absorb_in_blocks
    assert not rules.trade_spares_both
    assert not rules.bombard_twice
    assert not rules.chambers_draw_skirmishes


def test_tables_begun_before_keep_the_readings_of_their_time():
    """Version 1 had no option for blocks, version 9 none for Trade tokens: their rules stood for one reading."""
    chosen = GAME.check_options({}) | {"absorb_in_blocks": True, "corrupt_offer_taxes_both": False}
    old = {id: value for id, value in chosen.items() if id != "trade_spares_both"}
    assert GAME.carried_over(1, old) == chosen | {"trade_spares_both": True}
    oldest = {"corrupt_offer_taxes_both": True}
    kept = GAME.carried_over(1, oldest)
    assert kept["absorb_in_blocks"] is kept["corrupt_offer_taxes_both"] is kept["trade_spares_both"] is True


@pytest.mark.parametrize(("blocks", "left"), [(True, 1), (False, 2)])
def test_two_defending_dreadnoughts_absorb_at_one_moment_or_each_in_its_own_salvo(blocks, left):
    """F-02 Three Voidborn against two Dreadnoughts, Initiative 3 : 3, then twice the Dreadnoughts first: two Damages,
    one in each of two Salvos. As a block the second absorption is lost with the first; apart each answers one.
    """
    stage = Stage(absorb_in_blocks=blocks)
    stage.house.technologies = ("dreadnoughts",)
    own(stage, 0, tile="standard", pop=2, built=(), fleets={"dreadnought": 2})
    assert rulings(stage.g).blocks == blocks
    result = combat_in(stage.g, 0, 0, 3)
    assert (result.winner, sum(result.defender.left)) == ("defender", left)


def beside_home(stage: Stage, **changes) -> int:
    """A Voidborn sector next to the Home, which can invade it."""
    target = next(other for other in near(stage.g, stage.home) if stage.sector(other).owner == -1)
    rest = {"owner": -1, "fleets": NO_FLEETS, "built": (), "bounties": 0, "reclaims": 0, "glory": (), "harbingers": 0}
    stage.set(target, **rest | {"tile": "standard", "pop": 3, "void": 2, "corrupted": True} | changes)
    return target


def invasion(stage: Stage, target: int) -> list:
    """Answers that invade a sector with all Fleet Power of the Home."""
    return [f"sector:{target}", [f"squadron:{stage.home}_corvette"] * stage.sector(stage.home).power]


@pytest.mark.parametrize(("corvettes", "removed"), [(1, 1), (4, 3)])
def test_exterminate_counts_the_voidborn_it_removes_also_where_it_is_lost(corvettes, removed):
    """F-10 One Corvette with Shields takes one of three Voidborn with it, four take all: 2 Influence each."""
    stage = Stage()
    stage.house.technologies = ("shields",)
    stage.set(stage.home, fleets={"corvette": corvettes})
    target = beside_home(stage, void=3)
    effect = BOOK.focuses["shiveus_crusade"].actions[1].effect
    before, glory = stage.house.influence, sum(stage.house.glory)
    stage.resolve(effect, *invasion(stage, target))
    won = stage.sector(target).owner == 0
    assert stage.house.influence == before + 2 * removed + glory * won


def test_exterminate_declined_counts_nothing_of_an_earlier_invasion():
    """F-10 Only the Invasion that took place counts."""
    stage = Stage()
    stage.g.turn.removed, stage.g.turn.won, stage.g.turn.target = 3, True, 0
    before = stage.house.influence
    stage.resolve(BOOK.focuses["shiveus_crusade"].actions[1].effect, "word:decline")
    assert stage.house.influence == before


def test_liberate_pays_only_for_a_sector_that_was_won():
    """F-10 1 Influence for each Population of the sector, none for a lost Invasion."""
    effect = BOOK.focuses["yarvek_raid"].actions[0].effect
    for corvettes, points in ((1, 0), (4, 3)):
        stage = Stage()
        stage.house.technologies, stage.house.glory = (), ()
        stage.set(stage.home, fleets={"corvette": corvettes})
        target = beside_home(stage)
        before = stage.house.influence
        stage.resolve(effect, *invasion(stage, target))
        assert stage.house.influence == before + points


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_competition_no_event_speaks_of_the_voidborns_board(players):
    """F-13 Of eleven events of a Cycle nine are for rivals."""
    stage = Stage(players, scenario="art_of_war")
    assert [len(deck) for deck in stage.g.events[1:]] == [9, 9]
    against = Stage(2, scenario="first_stand")
    assert [len(deck) for deck in against.g.events[1:]] == [11, 11]


def test_a_preferred_focus_may_lie_in_the_discard():
    """F-22 Politics was played earlier this Cycle: its actions can still be copied."""
    stage = Stage()
    house = stage.house
    house.focuses = tuple(id for id in house.focuses if id != "politics")
    house.discard, house.stock = ("politics",), (9, 9, 9, 9, 9)
    assert "action:politics_inspire" in dict(preferred_actions(stage.g, 0))
    house.discard = ()
    assert "action:politics_inspire" not in dict(preferred_actions(stage.g, 0))


def test_where_no_bounty_is_left_one_influence_or_one_resource_is_taken():
    """Bounty tokens: the pile is empty. An abandoned sector then gets none, and who abandons it takes the same."""
    stage = Stage()
    stage.g.bounty_pile.bag = 0
    for index in range(len(stage.g.sectors)):
        stage.set(index, bounties=0)
    before = stage.house.influence
    stage.resolve("bounty", "effect:1inf")
    assert stage.house.influence == before + 1
    stage.set(stage.outpost, fleets={"corvette": 1})
    stage.set(stage.home, fleets=NO_FLEETS)
    stage.house.glory = ()
    outpost = stage.outpost
    stage.play(Step.PAY(cost="recall(1)", who=0), answers=["effect:any_1", ["resource:S"]])
    assert (stage.sector(outpost).void, stage.sector(outpost).bounties) == (2, 0)


def test_spark_of_hope_pays_for_the_players_own_corruption_alone():
    """What another player, or an earlier action, has removed does not count."""
    stage = Stage(2, scenario="second_genesis")
    stage.g.event, stage.g.turn.cleansed = "spark_of_hope", 1
    stage.set(stage.home, fleets={"corvette": 3})
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner == 0:
            stage.set(index, corrupted=False)
    before = stage.house.influence
    effect = "effect:recall_1_for_nearby_cleanse_sector_when_cleansed_least_1_6inf"
    stage.play(Step.READ_FRAME(number=2, who=0), answers=[effect, f"sector:{stage.home}"])
    assert stage.house.influence == before


# What the rulebook says in two ways


@pytest.mark.parametrize(("before", "guilds", "influence"), [("C" * 14, "", 0), ("C" * 14, "C", 3), ("C" * 12, "C", 0)])
def test_the_credits_of_neural_matrix_come_before_the_production_and_do_not_overproduce(before, guilds, influence):
    stage = Stage()
    stage.clear()
    learn(stage, "neural_matrix")
    stage.set(stage.home, guilds=guilds, pop=2)
    stock(stage, before)
    begun = stage.house.influence
    stage.resolve("produce[C]")
    assert (left(stage), stage.house.influence - begun) == ("C" * 15, influence)


def test_straight_into_hell_a_corruption_pays_for_all_that_a_focus_deploys():
    stage = Stage()
    stage.g.event, stage.house.active = "straight_into_hell", 3
    stock(stage, "M")
    home = f"sector:{stage.home}"
    stage.resolve("deploy[home](3)", "cost:1m", home, home, "track:society", home)
    assert (sum(stage.house.corrupted_tracks), left(stage), stage.house.active) == (1, "", 0)


def test_harness_advances_the_track_it_corrupts_without_its_benefit_and_then_any_track():
    stage = Stage(scenario="first_stand")
    stage.house.tracks, begun = (0, 0, 0), stage.house.stock
    calls = bought(
        parse("here(advance) + advance"), parse("corrupt[track]"), SEATS[0], "action:heroic_temptation_harness"
    )
    stage.play(*calls, answers=["track:society", "effect:here_advance", "track:society"])
    assert (stage.house.tracks, stage.house.stock) == ((2, 0, 0), begun)
