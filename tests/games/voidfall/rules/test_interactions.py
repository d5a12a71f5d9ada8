"""Rules that meet each other: orders of payment and of outcomes, what counts as a whole, what copies what."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.voidfall.hands import lay, learn, left, own, stock
from tests.games.voidfall.stage import Stage

from stolik.content.effects import parse
from stolik.core.question import SEATS
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.counts import level, production
from stolik.games.voidfall.rules.crisis.resolving import resolves
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.places import INSTALLATION
from stolik.games.voidfall.rules.effects.words import DEEDS
from stolik.games.voidfall.rules.invasion.skirmish import attack_sources, worst_targets
from stolik.games.voidfall.rules.sectors import near
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.state import NO_FLEETS
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.turn import open_actions


@pytest.fixture
def stage() -> Stage:
    return Stage()


@pytest.fixture
def solo() -> Stage:
    """Against the Voidborn, alone."""
    return Stage(scenario="first_stand")


def refs(options) -> list[str]:
    return [option.ref for option in options]


# Actions: the whole cost first


def test_a_fleet_is_paid_for_before_a_crisis_that_its_deployment_resolves(solo):
    """Hold the Line asks 1 Material for a second Fleet Power deployed; the Dreadnought's own is gone by then."""
    learn(solo, "dreadnoughts")
    solo.g.rows = (("hold_the_line",), ())
    solo.house.active = 2
    stock(solo, "M")
    solo.resolve("deploy[home](2)", f"sector:{solo.home}", "fleet:corvette", f"sector:{solo.home}", "fleet:dreadnought")
    assert left(solo) == ""
    assert solo.g.rows[0] == ("hold_the_line",)


def test_one_sector_pays_with_two_guilds_where_two_are_to_be_destroyed(stage):
    stage.clear()
    own(stage, 0, pop=2, guilds="FF")
    assert can_pay(stage.g, 0, parse("destroy[guild] destroy[guild]"))
    assert not can_pay(stage.g, 0, parse("destroy[guild] destroy[guild] destroy[guild]"))


def test_decontamination_chambers_take_two_corruption_of_one_cost(stage):
    learn(stage, "decontamination_chambers")
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (True,) * 3, (False, True, True, True, False)
    stage.set(stage.outpost, corrupted=True)
    assert can_pay(stage.g, 0, parse("corrupt corrupt"))
    stage.house.chambers = 1
    assert not can_pay(stage.g, 0, parse("corrupt corrupt"))


# Preparation 5a: a solid frame happens in full or not at all


@pytest.mark.parametrize(("guilds", "rest"), [("F", "F"), ("FE", ""), ("", "")])
def test_scorched_earth_destroys_two_things_or_none(stage, guilds, rest):
    stage.clear()
    own(stage, 0, pop=2, guilds=guilds)
    stage.g.event = "scorched_earth"
    answers = ["guild:F"] if rest != guilds else []
    stage.play(Step.READ_FRAME(number=1, who=0), answers=answers)
    assert stage.sector(0).guilds == rest


@pytest.mark.parametrize(("free", "corrupted"), [(1, 2), (2, 3)])
def test_last_stand_places_two_corruption_or_none(stage, free, corrupted):
    house = stage.house
    stage.clear()
    house.corrupted_slots = (False, True, True, True, False)
    house.corrupted_tracks = tuple(track >= free for track in range(3))
    stage.g.event = "last_stand"
    stage.play(Step.READ_FRAME(number=0, who=0), answers=["track:society"] if free == 2 else [])
    assert sum(house.corrupted_tracks) == (3 if free == 2 else corrupted)


# Outcome of an Invasion: in any order


def test_with_a_full_stock_the_winner_may_spend_before_it_takes_a_bounty(stage):
    """A Reclaim token deploys a Dreadnought for a Material; then the Bounty's two Materials have more room."""
    learn(stage, "dreadnoughts")
    stage.house.stock = (0, 0, 14, 0, 0)
    stage.house.active = 1
    own(stage, 0, pop=2, corrupted=True, bounties=1, reclaims=1, glory=())
    lay(stage, "2M / 1inf")
    _reclaim(stage, "fleet")
    stage.g.turn.target = 0
    answers = ["token:reclaim", "effect:here_deploy_1", "fleet:dreadnought", "effect:2m"]
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=answers)
    assert sorted(stage.offered[0]) == ["token:bounty", "token:reclaim"]
    assert stage.house.stock[2] == 15


def test_with_room_in_the_stock_bounties_come_first_without_asking(stage):
    own(stage, 0, pop=2, bounties=1, reclaims=1, glory=())
    stage.house.stock = (0, 0, 0, 0, 0)
    lay(stage, "2M / 1inf")
    _reclaim(stage, "farmers")
    stage.g.turn.target = 0
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=["effect:2m", "effect:here_guild_f"])
    assert (stage.house.stock[2], stage.sector(0).guilds) == (2, "F")


def test_a_harbinger_may_enter_the_board_before_the_other_outcomes(solo):
    """Outcome G: the Catastrophe it brings pays five Materials, which the Reclaim token's Dreadnought costs."""
    learn(solo, "dreadnoughts")
    solo.house.active = 1
    stock(solo, "")
    own(solo, 0, tile="standard", home=-1, pop=2, corrupted=True, bounties=0, reclaims=1, harbingers=1, glory=())
    solo.g.rows = (("border_walls", "reserve_call", "forward_yard", "trophy"), ())
    _reclaim(solo, "fleet")
    solo.g.turn.target = 0
    answers = ["token:harbinger", "row:0", "effect:any_5", ["resource:M"] * 5]
    answers += ["effect:here_deploy_1", "fleet:dreadnought"]
    solo.play(Step.AFTERMATH(who=0, loser=-1), answers=answers)
    assert sorted(solo.offered[0]) == ["token:harbinger", "token:reclaim"]
    assert left(solo) == "MMMM"
    assert solo.g.catastrophes == 1


def _reclaim(stage: Stage, id: str) -> None:
    """Put a Reclaim token of a kind on top of the pile."""
    token = next(number for number, row in enumerate(BOOK.reclaim_tokens) if row.id == id)
    stage.g.reclaim_pile.bag = (1 << len(BOOK.reclaim_tokens)) - 1
    stage.g.reclaim_pile.remove(token)
    stage.g.reclaim_pile.top = (token,)


# Crises


@pytest.mark.parametrize(
    ("fleets", "resolved"), [({"corvette": 3}, False), ({"corvette": 5}, True), ({"corvette": 2, "destroyer": 1}, True)]
)
def test_combined_fleets_asks_for_much_fleet_power_or_for_two_types(solo, fleets, resolved):
    solo.clear()
    solo.set(solo.home, fleets=fleets)
    solo.g.rows = (("combined_fleets",), ())
    solo.house.active = 1
    answers = ["crisis:combined_fleets"] if resolved else []
    solo.resolve("deploy[home corvette](1)", f"sector:{solo.home}", *answers)
    assert solo.g.rows[0] == (() if resolved else ("combined_fleets",))


# Production (the caps)


def test_a_level_stops_at_thirteen_though_guilds_may_still_be_established(stage):
    """Level 6 + 6 + 6 = 18 counts as 13, Yield 15 (Credits 8); another Guild is legal and changes nothing."""
    stage.clear()
    own(stage, 0, pop=6, guilds="FF")
    own(stage, 1, pop=6, guilds="F")
    assert (level(stage.g, 0, "F"), production(stage.g, 0, "F")) == (13, 15)
    stage.resolve("guild[F]", "sector:1")
    assert stage.sector(1).guilds == "FF"
    assert level(stage.g, 0, "F") == 13


# Trade tokens


def test_a_trade_token_gained_this_turn_pays_other_costs_but_is_not_flipped(stage):
    """Two actions are all, though the token is there; as a cost it returns to the galaxy board at once."""
    turn = stage.g.turn
    turn.focus = "development"
    turn.done = tuple(f"action:development_{action.id}" for action in BOOK.focuses["development"].actions[:2])
    stage.resolve("trade")
    assert stage.house.loose_trades == 1
    assert not any(ref.startswith("action:development") for ref in refs(open_actions(stage.g)))
    assert can_pay(stage.g, 0, parse("return_trade"))
    stage.play(Step.PAY(cost="return_trade", who=0))
    assert stage.house.loose_trades == 0


# Technologies


def test_a_technology_gained_this_turn_gives_its_action_as_soon_as_that_action_is_over(stage):
    turn = stage.g.turn
    turn.focus = "development"
    stock(stage, "M")
    assert "action:terraforming_bloom" not in refs(open_actions(stage.g))
    learn(stage, "terraforming")
    assert "action:terraforming_bloom" in refs(open_actions(stage.g))


# Skirmish: where the Voidborn attack


def strike(stage: Stage, *, first: dict, second: dict, power: int = 1) -> list[int]:
    """Of two own sectors beside the Voidborn, those that are attacked: 0 the first, 1 the second."""
    stage.clear()
    sectors = [index for index, sector in enumerate(stage.g.sectors) if sector.home == -1 and not sector.house]
    where: list[int] = []
    for index in sectors:
        if len(where) < 2 and not set(near(stage.g, index)) & set(where):
            beside = [other for other in near(stage.g, index) if other in sectors and other not in where]
            if beside:
                where.append(index)
    for index, changes in zip(where, (first, second), strict=True):
        own(stage, index, **{"tile": "standard", "pop": 2, "guilds": "", "built": ()} | changes)
    for index in sectors:
        if index not in where:
            stage.set(index, owner=-1, fleets=NO_FLEETS, void=1, tile="standard")
    return [where.index(index) for index in worst_targets(stage.g, 0, power)]


@pytest.mark.parametrize(
    ("first", "second", "power"),
    [
        pytest.param({"fleets": {"corvette": 3}}, {"fleets": {"corvette": 1}}, 2, id="what they win or tie"),
        pytest.param({"fleets": {"corvette": 1}}, {"fleets": {"corvette": 2}}, 3, id="most Fleet Power recalled"),
        pytest.param({"corrupted": True}, {}, 2, id="Pure"),
        pytest.param({"pop": 2}, {"pop": 3}, 2, id="highest Population"),
        pytest.param({"guilds": "F"}, {"guilds": "FE"}, 2, id="most Guilds"),
    ],
)
def test_the_voidborn_attack_where_it_hurts_most(stage, first, second, power):
    assert strike(stage, first=first, second=second, power=power) == [1]
    assert strike(stage, first=second, second=first, power=power) == [0]


def test_among_equal_sectors_chance_decides(stage):
    assert strike(stage, first={}, second={}, power=2) == [0, 1]


@pytest.mark.parametrize(("scenario", "power"), [("first_stand", 0 + 2 + 1), ("introduction", 0 + 1)])
def test_the_military_row_strengthens_every_skirmish_that_of_a_crisis_or_an_event_too(scenario, power):
    """Crisis board: the first free slot shows the Fleet Power that matters in Skirmishes."""
    stage = Stage(scenario=scenario)
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (False,) * 3, (False,) * 5
    stage.g.row_harbingers, stage.g.rows = (1, 0), (("border_walls",), ())
    assert total(attack_sources(stage.g, 0, 1)) == power


def test_in_a_skirmish_the_voidborn_have_no_limit_of_fleets(stage):
    """One for each Corruption on tracks and slots, 1 more in Cycle 2: seven; Corruption in sectors does not count."""
    house = stage.house
    house.corrupted_tracks, house.corrupted_slots = (True,) * 3, (False, True, True, True, False)
    stage.set(stage.outpost, corrupted=True)
    assert total(attack_sources(stage.g, 0)) == 6
    stage.g.cycle = 2
    assert total(attack_sources(stage.g, 0)) == 7


# Preferred Focuses


def test_a_preferred_action_plays_neither_that_focus_nor_another_action(stage):
    """Valnis copies an action of Politics while it plays Temptation: a Technology that goes with Politics stays out,
    and Temptation has as many actions left as before.
    """
    g = stage.g
    learn(stage, "central_surveillance")
    g.turn.focus, g.turn.done = "temptation", ("action:temptation_conspire",)
    stage.house.stock, stage.house.corrupted_tracks = (9, 9, 9, 9, 9), (False, True, False)
    before = refs(open_actions(g))
    stage.resolve("preferred", "action:politics_inspire")
    assert refs(open_actions(g)) == before
    assert not any(ref.startswith("action:central_surveillance") for ref in before)
    assert "politics" in stage.house.focuses


@pytest.mark.parametrize(
    ("event", "rest"), [("adapt_and_overcome", "C"), ("bright_future", "ES"), ("adaptation", "EC")]
)
def test_events_tax_a_preferred_action_that_is_copied_too(stage, event, rest):
    """Adapt and Overcome: 1 Energy more; Bright Future: 1 Credit in place of its cost."""
    stage.g.event = event
    stage.g.turn.focus, stage.house.corrupted_tracks = "temptation", (False, True, False)
    stock(stage, "ECS")
    stage.resolve("preferred", "action:politics_inspire")
    assert left(stage) == rest


# The Preparation and the Evaluation count as turns


def begin(stage: Stage, step: str) -> None:
    stage.g.at, stage.g.args, stage.g.agenda = step, {}, ()
    GAME.play_step(stage.g, QuickTable(lambda seat, question: question.sample(Random(0)), {}, stage.g.rng))


@pytest.mark.parametrize("phase", ["evaluate", "begin_cycle"])
def test_what_was_done_in_the_last_turn_does_not_count_in_the_phase_that_follows(solo, phase):
    """Last Rampart asks for Installations in two sectors in one turn: one built before does not help."""
    note(solo.g, SEATS[0], INSTALLATION, sector=0)
    solo.g.turn.fresh = ()
    begin(solo, phase)
    note(solo.g, SEATS[0], INSTALLATION, sector=1)
    assert not resolves(solo.g, solo.g.turn.fresh[-1], "last_rampart")
    note(solo.g, SEATS[0], INSTALLATION, sector=0)
    assert resolves(solo.g, solo.g.turn.fresh[-1], "last_rampart")


def test_improved_decontamination_chambers_work_once_a_turn_for_each_player():
    """In the Evaluation, where all cleanse, the first does not use up the others' ability."""
    stage = Stage(2, scenario="first_stand")
    stage.g.rows, stage.g.crisis = ((), ()), ""
    for house in stage.g.houses:
        house.technologies = house.improved = ("decontamination_chambers",)
        house.chambers, house.corrupted_tracks = 1, (True, False, False)
        house.corrupted_slots = (False,) * 5
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner >= 0:
            stage.set(index, corrupted=False)
    for me in (0, 1):
        stage.resolve("cleanse", "track:society", who=me)
    assert [house.chambers for house in stage.g.houses] == [0, 0]


@pytest.mark.parametrize(("crisis", "deed", "corrupted", "resolved"), [
    ("pure_hearts", "cleanse", 1, True), ("pure_hearts", "cleanse", 2, False),
    ("united_house", "raise", 0, True), ("united_house", "raise", 1, False),
])  # fmt: skip
def test_a_crisis_may_ask_how_many_own_sectors_are_corrupted(solo, crisis, deed, corrupted, resolved):
    solo.clear()
    for number in range(2):
        own(solo, number, tile="standard", pop=2, corrupted=number < corrupted)
    note(solo.g, SEATS[0], DEEDS[deed], sector=solo.home)
    assert resolves(solo.g, solo.g.turn.deeds[-1], crisis) is resolved
