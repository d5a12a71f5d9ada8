"""Resolving Crises: by what, when, for what price, by whom (rulebook, Resolving Crises; Void Progress)."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.voidfall.hands import left, stock
from tests.games.voidfall.stage import Stage, against, pure

from stolik.content.effects import parse
from stolik.core.state import put
from stolik.games.voidfall.bots.worth import WEIGHTS, worth
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.crisis.alerts import can_suffer
from stolik.games.voidfall.rules.crisis.resolving import open_crises
from stolik.games.voidfall.rules.planning import plan
from stolik.games.voidfall.rules.sectors import is_void, near
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.view.observe import observe


@pytest.fixture
def stage() -> Stage:
    return against()


def full_of_corruption(stage: Stage, but: int = 0) -> None:
    """The first seat has Corruption everywhere, but for so many tracks."""
    house = stage.house
    house.corrupted_tracks = tuple(number >= but for number in range(3))
    house.corrupted_slots = (False, True, True, True, False)
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner == 0:
            stage.set(index, corrupted=True)


def act(stage: Stage, action: str, *answers, after=("word:end_turn",)) -> None:
    """The first seat takes an action of a Focus with these answers, and perhaps others after it."""
    cards = [id for id in BOOK.focuses if action.startswith(f"action:{id}_")]
    card = max(cards, key=len) if cards else "reinforcements"
    turn = stage.g.turn
    special = BOOK.focuses[card].kind in ("joint", "heroic")
    turn.focus, turn.taken = (stage.house.focuses[0], card) if special else (card, "")
    stage.house.focuses = tuple(id for id in stage.house.focuses if id != turn.focus)
    stage.play(Step.ACT(), answers=[action, *answers, *after, *["way:permanent"] * bool(stage.g.crisis)])


# A, B, C: what is asked for, and when it is paid


def test_each_of_two_crises_with_a_price_is_paid_before_the_next_is_offered(stage):
    """Guild Subsidy asks 1 Credit, Great Works 2: with 2 Credits only one of them can be resolved."""
    stage.g.rows = ((), ("guild_subsidy", "great_works"))
    stock(stage, "CC")
    stage.resolve("guild[F]", f"sector:{stage.outpost}", "crisis:guild_subsidy", agreed=True)
    assert (left(stage), stage.g.rows[1]) == ("C", ("great_works",))


def test_one_deed_resolves_any_number_of_permanent_crises(stage):
    stage.g.rows = ((), ("guild_subsidy", "great_works"))
    stock(stage, "CCC")
    stage.resolve("guild[F]", f"sector:{stage.outpost}", "crisis:great_works", "crisis:guild_subsidy", agreed=True)
    assert (left(stage), stage.g.rows[1]) == ("", ())


def test_a_price_is_paid_right_after_the_action_with_what_the_action_brought(stage):
    """C: immediately after the action. The Credit comes from Cybernetics."""
    stage.g.rows = ((), ("guild_subsidy",))
    stage.house.technologies = ("cybernetics",)
    stock(stage, "M")
    answers = ["effect:guild", f"sector:{stage.outpost}", "guild:C"]
    act(stage, "action:development_grow", *answers, after=["crisis:guild_subsidy", "word:end_turn"])
    assert (left(stage), stage.g.rows[1]) == ("C", ())


def test_the_credit_that_is_asked_for_may_come_from_a_later_effect_of_the_action(stage):
    """Heroic Development, Grow: a Guild first, then four resources; only then is the Credit for the Guild paid."""
    stage.g.rows = ((), ("guild_subsidy",))
    stock(stage, "FFF")
    answers = ["effect:guild", f"sector:{stage.outpost}", "guild:S", ["resource:C"] * 4]
    act(stage, "action:heroic_development_grow", *answers, after=["crisis:guild_subsidy", "word:end_turn"])
    assert (left(stage), stage.g.rows[1]) == ("CCC", ())


def test_a_crisis_without_a_price_is_resolved_with_the_deed_not_after_the_action(stage):
    """New Offices is gone before the four resources are chosen."""
    stage.g.rows = ((), ("new_offices",))
    stock(stage, "FFF")
    answers = ["effect:guild", f"sector:{stage.outpost}", "guild:C", "crisis:new_offices"]
    act(stage, "action:heroic_development_grow", *answers, ["resource:C"] * 4)
    assert stage.asked.index("crisis") < len(stage.asked) - 1 - stage.asked[::-1].index("gain_mix")


def test_who_declines_a_crisis_without_a_price_is_not_asked_again_after_the_action(stage):
    stage.g.rows = ((), ("new_offices",))
    stock(stage, "M")
    answers = ["effect:guild", f"sector:{stage.outpost}", "guild:C", "word:decline"]
    act(stage, "action:development_grow", *answers)
    assert stage.asked.count("crisis") == 1
    assert stage.g.rows[1] == ("new_offices",)


def test_price_of_power_is_paid_after_the_preferred_action_with_the_room_that_is_left():
    """Novaris' Embrace costs a Corruption: where one place alone is free, nothing is left for the Crisis."""
    stage = against(house_1="novaris", side_1="a")
    stage.g.rows = (("price_of_power",), ())
    full_of_corruption(stage, but=1)
    stage.g.tableau, stage.g.copies = ("robotics",), ((0,),)
    stock(stage, "")
    act(stage, "action:temptation_exploit", "action:novaris_progress_embrace", ["resource:E", "resource:M"])
    assert stage.house.technologies[-1] == "robotics"
    assert sum(stage.house.corrupted_tracks) == 3
    assert stage.g.rows[0] == ("price_of_power",)


@pytest.mark.parametrize(("units", "resolved"), [("MM", True), ("M", False)])
def test_nervo_pays_the_full_price_of_a_crisis(units, resolved):
    """Its discount is for actions that cost two Materials or more; a Crisis that does is paid in full."""
    stage = against(house_1="nervo", side_1="a")
    dear = replace(BOOK.crises["veteran_crews"], pays=parse("2M"))
    stage.g.box = BOOK.with_rows(crises={**BOOK.crises, "veteran_crews": dear})
    stage.g.rows = (("veteran_crews",), ())
    stock(stage, units)
    stage.house.hand = ("heavy_industry",)
    stage.g.turn.agenda = "heavy_industry"
    after = ["crisis:veteran_crews"] * resolved + ["word:end_turn", "word:discard"]
    act(stage, "agenda:heavy_industry", "effect:activate_1", "word:decline", after=after)
    assert (left(stage), stage.g.rows[0]) == (("", ()) if resolved else ("M", ("veteran_crews",)))


@pytest.mark.parametrize(("stored", "resolved"), [(5, True), (3, False), (15, False)])
def test_what_is_produced_is_gained(stage, stored, resolved):
    """Full Hands: production is one way to come by resources (Production); what is lost at once is no gain."""
    stage.g.rows = (("full_hands",), ())
    stage.set(stage.home, guilds="F", pop=2)
    stage.set(stage.outpost, guilds="")
    stage.house.stock = (stored, 0, 0, 0, 0)
    stage.resolve("produce[F]", *["crisis:full_hands"] * resolved)
    assert stage.g.rows[0] == (() if resolved else ("full_hands",))


def test_the_corruption_that_shiveus_takes_home_is_moved():
    """First Cleansing: its House board says "move", as an effect does (Corruption)."""
    stage = against(house_1="shiveus", side_1="a")
    pure(stage)
    stage.g.rows, stage.g.turn.target = (("first_cleansing",), ()), 0
    stage.set(0, owner=0, tile="standard", corrupted=True, house="", void=0, glory=(), fleets={"corvette": 1})
    stock(stage, "S")
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=["track:society", "crisis:first_cleansing"])
    assert (left(stage), stage.row(0)) == ("", ())


@pytest.mark.parametrize("berths", [1, 2])
def test_what_carriers_deploy_in_a_combat_is_deployed(berths):
    """Rally the Pickets asks for two Fleet Power (Approach: invading Carriers deploy Corvettes)."""
    stage = against(house_1="fenrax", side_1="a")
    target = next(i for i in near(stage.g, stage.home) if stage.sector(i).owner < 0)
    stage.g.rows, stage.g.turn.target = (("rally_the_pickets",), ()), target
    stage.set(target, tile="standard", void=1, built=(), house="", bounties=0, reclaims=0, harbingers=0)
    stage.house.technologies, stage.house.active, stage.house.inactive = ("carriers",), 4, 0
    stage.g.turn.force, stage.g.turn.invader = (0, 0, 0, 0, berths), 0
    resolves = ["crisis:rally_the_pickets"] * (berths == 2)
    stage.play(Step.FIGHT(who=0), answers=[f"number:{berths}", *resolves])
    assert stage.g.rows[0] == (("rally_the_pickets",) if berths == 1 else ())


# When and by whom: in one's actions, in the Preparation and the Evaluation, in another's turn through a Joint card


@pytest.mark.parametrize(("phase", "ended", "offered"), [
    ("focus", False, True), ("focus", True, False), ("preparation", True, True), ("evaluation", True, True),
])  # fmt: skip
def test_no_crisis_is_resolved_in_the_void_progress(stage, phase, ended, offered):
    """What a Catastrophe placed there removes or gains resolves none; the Preparation and the Evaluation count."""
    stage.g.phase, stage.g.turn.ended = phase, ended
    stage.g.rows = (("full_hands",), ())
    stock(stage, "FFFFFF")
    answers = ["effect:any_5", ["resource:F"] * 5, *["crisis:full_hands"] * offered]
    pure(stage)
    stage.house.corrupted_tracks = put(stage.house.corrupted_tracks, 0, True)
    stage.play(Step.CATASTROPHE(), answers=answers)
    assert stage.g.rows[0] == (() if offered else ("full_hands",))


def test_the_turn_has_ended_when_the_void_progresses(stage):
    """The whole way from the last action: Catastrophe, five resources, and no Crisis is offered for them."""
    stage.g.rows, stage.g.crisis = (("full_hands",), ()), "first_blood"
    stage.g.turn.focus = "production"
    pure(stage)
    stock(stage, "FFFFFF")
    answers = ["word:end_turn", "way:catastrophe", "effect:any_5", ["resource:F"] * 5]
    stage.play(Step.ACT(), answers=answers)
    assert stage.g.rows[0] == ("full_hands",)


@pytest.mark.parametrize("card", ["joint_prosperity", "heroic_prosperity", ""])
def test_another_player_resolves_a_crisis_in_ones_turn_through_a_joint_card_alone(card):
    """Convoy gives another player two resources; what a Catastrophe gives it in that turn resolves nothing."""
    stage = against(2)
    stage.g.rows = (("full_hands",), ())
    stage.g.houses[1].stock = (6, 0, 0, 0, 0)
    turn = stage.g.turn
    turn.taken, turn.acting = card, f"action:{card}_convoy" if card.startswith("joint") else "action:production_supply"
    resolves = card == "joint_prosperity"
    stage.resolve("any(2)", ["resource:F"] * 2, *["crisis:full_hands"] * resolves, who=1)
    assert stage.g.rows[0] == (() if resolves else ("full_hands",))


def test_another_player_pays_for_a_crisis_after_the_joint_action():
    """Banking Reform: who produced pays; the active player is not asked."""
    stage = against(2)
    stage.g.rows = ((), ("shared_burden",))
    for house in stage.g.houses:
        house.corrupted_tracks, house.stock = (True, False, False), (0, 0, 0, 0, 0)
    stage.house.stock, stage.g.houses[1].stock = (0, 0, 0, 0, 1), (1, 0, 0, 0, 0)
    answers = ["track:society", "seat:1", "track:society"]
    stage.g.turn.flipped = False
    for house in stage.g.houses:
        house.corrupted_slots = (False,) * 5
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner >= 0:
            stage.set(index, corrupted=False)
    act(stage, "action:joint_development_purification_rite", *answers, after=["crisis:shared_burden", "word:end_turn"])
    assert stage.g.houses[1].stock[0] == 0
    assert stage.row(1) == ()


def test_a_condition_counts_nothing_that_belongs_to_others():
    """Two Fronts: a Guild of one player and an Installation of another do not go together."""
    stage = against(2)
    stage.g.rows = (("two_fronts",), ())
    stage.g.turn.taken, stage.g.turn.acting = "joint_development", "action:joint_development_shared_works"
    stage.resolve("guild[F]", f"sector:{stage.outpost}", agreed=True)
    other = next(i for i, s in enumerate(stage.g.sectors) if s.owner == 1 and s.tile == "outpost")
    stage.resolve("defence", f"sector:{other}", who=1)
    assert stage.g.rows[0] == ("two_fronts",)


def test_the_current_crisis_may_be_resolved_by_another_player_too():
    stage = against(2)
    stage.g.crisis = "full_hands"
    stage.g.houses[1].stock = (6, 0, 0, 0, 0)
    stage.g.turn.taken, stage.g.turn.acting = "joint_prosperity", "action:joint_prosperity_convoy"
    stage.resolve("any(2)", ["resource:F"] * 2, "crisis:full_hands", who=1)
    assert stage.g.crisis == ""


@pytest.mark.parametrize(("crisis", "discarded"), [("guild_subsidy", ()), ("new_offices", ("new_offices",))])
def test_a_starting_crisis_leaves_the_game_another_is_discarded(stage, crisis, discarded):
    stage.g.rows = ((), (crisis, "broad_trade"))
    stock(stage, "C")
    stage.resolve("guild[C]", f"sector:{stage.outpost}", f"crisis:{crisis}", agreed=True)
    assert stage.g.rows[1] == ("broad_trade",)
    assert stage.g.crisis_discard == discarded


@pytest.mark.parametrize(("effect", "offered"), [
    ("discard_crisis", ["first_blood", "border_walls", "new_offices", "small_steps"]),
    ("discard_crisis[economic general]", ["new_offices", "small_steps"]),
    ("discard_crisis[military general]", ["first_blood", "border_walls", "small_steps"]),
    ("discard_crisis[permanent]", ["border_walls", "new_offices", "small_steps"]),
])  # fmt: skip
def test_a_card_may_discard_a_crisis_of_its_kinds_the_current_one_too(stage, effect, offered):
    stage.g.crisis, stage.g.rows = "first_blood", (("border_walls",), ("new_offices", "small_steps"))
    stage.resolve(effect, f"crisis:{offered[-1]}")
    assert stage.offered[0] == [*(f"crisis:{one}" for one in offered), "word:decline"]
    assert stage.g.rows == (("border_walls",), ("new_offices",))


# Void Progress: what a penalty asks for is done in full


PENALTIES = list(BOOK.crises.values())


def plenty(stage: Stage) -> None:
    """Enough of everything to suffer any penalty."""
    pure(stage)
    house = stage.house
    house.stock, house.glory, house.influence = (5,) * 5, (2, 3), 30
    house.active, house.inactive = 4, house.active + house.inactive - 4
    stage.set(stage.outpost, guilds="FE", built=("defence",))


def nothing(stage: Stage) -> None:
    """No penalty can be suffered: nothing is left to lose, and there is no room for anything."""
    full_of_corruption(stage)
    stage.clear()
    stage.set(stage.home, fleets={})
    house = stage.house
    house.stock, house.glory, house.influence = (0,) * 5, (), 0
    house.active, house.inactive = 0, 14
    stage.g.copies = tuple(() for _ in stage.g.tableau)
    for index, sector in enumerate(stage.g.sectors):
        if is_void(sector):
            stage.set(index, void=BOOK.tiles[sector.tile].void_limit, built=("defence",) * 9)


def shape(stage: Stage) -> tuple:
    """What a penalty may change."""
    house = stage.house
    return (
        list(stage.g.sectors), list(house.stock), house.glory, house.influence, house.active, house.inactive,
        [*house.corrupted_slots, *house.corrupted_tracks], list(stage.g.copies), stage.g.improved_now,
    )  # fmt: skip


@pytest.mark.parametrize("crisis", PENALTIES, ids=lambda row: row.id)
def test_a_penalty_that_can_be_suffered_happens_and_leaves_the_crisis_discarded(crisis):
    """Each of the 68: with everything there it can be suffered, the Crisis is gone and nothing else is on the board."""
    stage = against()
    plenty(stage)
    stage.g.locked, stage.g.crisis = False, crisis.id
    assert can_suffer(stage.g, 0, crisis)
    before, stage.rest = shape(stage), Random(0)
    stage.play(Step.VOID_PROGRESS(), answers=["way:penalty"])
    assert (stage.g.crisis, stage.g.rows, stage.g.catastrophes) == ("", ((), ()), 0)
    assert (crisis.id in stage.g.crisis_discard) == (crisis.level != "start")
    assert shape(stage) != before or crisis.penalty.startswith("skirmish")


def cost(crisis) -> float:
    """What a penalty costs a player who has everything, in Influence, by the sensible player's judgement; of what it
    may choose, the cheapest of a few.
    """
    costs = []
    for seed in range(3):
        stage = against()
        plenty(stage)
        stage.g.locked, stage.rest = False, Random(seed)
        before: Any = observe(stage.g, 0)
        stage.resolve(crisis.penalty, must=True, by=crisis.ref)
        after: Any = observe(stage.g, 0)
        costs.append(worth(before, 0, WEIGHTS, BOOK) - worth(after, 0, WEIGHTS, BOOK))
    return min(costs)


def test_no_penalty_is_free_none_ruins_and_higher_levels_cost_more():
    costs = {row.id: cost(row) for row in PENALTIES}
    assert [id for id, n in costs.items() if not 1 <= n <= 15] == []
    means = [fmean(costs[row.id] for row in PENALTIES if row.level == level) for level in ("start", "1", "2", "3")]
    assert means == sorted(means), means
    assert means[-1] > 2 * means[1]


ALWAYS = ("skirmish", "place_harbinger", "lose_influence")
LACKING = [row for row in PENALTIES if not str(row.penalty).startswith(ALWAYS)]


@pytest.mark.parametrize("crisis", LACKING, ids=lambda row: row.id)
def test_a_penalty_that_cannot_be_suffered_in_full_is_not_offered(crisis):
    stage = against()
    nothing(stage)
    stage.g.crisis, stage.rest = crisis.id, Random(0)
    assert not can_suffer(stage.g, 0, crisis)
    stage.play(Step.VOID_PROGRESS(), answers=["way:permanent"])
    assert stage.offered[0] == ["way:permanent", "way:catastrophe"]


@pytest.mark.parametrize("held", [0, 1, 30])
def test_a_penalty_of_more_influence_than_one_has_is_suffered_by_losing_what_one_has(held):
    """Influence: what exceeds it is ignored, so that the penalty is suffered in full."""
    stage = against()
    stage.house.influence, stage.g.crisis = held, "double_duty"
    stage.play(Step.VOID_PROGRESS(), answers=["way:penalty"])
    assert (stage.house.influence, stage.g.crisis) == (max(0, held - 5), "")


def test_a_price_of_several_steps_is_paid_before_another_crisis_is_offered(stage):
    """Fleet Discipline with nothing Active: recalled, deactivated, and only then Long Convoy is asked about."""
    stage.g.rows = (("fleet_discipline", "long_convoy"), ())
    stage.house.active, stage.house.inactive = 0, 8
    stage.set(stage.home, fleets={"corvette": 3})
    stage.set(stage.outpost, fleets={"corvette": 3})
    stock(stage, "FEE")
    home = f"sector:{stage.home}"
    moves = ["effect:regroup", home, ["fleet:corvette"] * 3, "word:done"]
    after = ["crisis:fleet_discipline", "crisis:long_convoy", "word:end_turn"]
    act(stage, "action:conquest_engage", *moves, after=after)
    told = [line.entry.id for line in stage.lines]
    order = [id for id in told if id in ("crisis_resolved", "deactivated")]
    assert order == ["crisis_resolved", "deactivated", "crisis_resolved"]


def test_who_has_declined_is_not_asked_again_when_another_resolves_a_crisis():
    """Both cleansed: the first declines both Crises, the second resolves them one after the other."""
    stage = against(2)
    stage.g.rows = (("shared_burden",), ("first_cleansing",))
    pure(stage)
    for house in stage.g.houses:
        house.corrupted_tracks, house.stock = (True, False, False), (1, 0, 0, 0, 1)
    stage.house.stock = put(stage.house.stock, 4, 2)
    answers = ["track:society", "seat:1", "track:society"]
    after = ["word:decline", "crisis:shared_burden", "crisis:first_cleansing", "word:end_turn"]
    act(stage, "action:joint_development_purification_rite", *answers, after=after)
    assert [house.stock for house in stage.g.houses] == [(1, 0, 0, 0, 1), (0, 0, 0, 0, 0)]


@pytest.mark.parametrize(("credits_", "rest"), [(0, "CC"), (1, "FC")])
def test_credits_may_pay_the_price_of_a_crisis_as_that_of_the_action(stage, credits_, rest):
    """Shared Burden asks 1 Food: who said before the action that it wants to choose may pay a Credit."""
    stage.g.rows = ((), ("shared_burden",))
    pure(stage)
    stage.house.corrupted_tracks = put(stage.house.corrupted_tracks, 0, True)
    stock(stage, "FCCS")
    action = ["word:pay_credits", "action:development_harmonize", "effect:cleanse"]
    stage.g.turn.focus = "development"
    stage.play(Step.ACT(), answers=[*action, "crisis:shared_burden", f"number:{credits_}", "word:end_turn"])
    assert left(stage) == rest


def test_who_plans_its_turn_reckons_with_the_permanent_crises_alone():
    """The current Crisis is that of the turn being played; another comes up in one's own."""
    stage = against(2)
    stage.g.phase, stage.g.crisis, stage.g.rows = "focus", "first_blood", (("border_walls",), ())
    assert plan(stage.g, 1)
    assert open_crises(stage.g) == ["border_walls"]


def test_who_plans_its_turn_begins_it_with_no_overproduction():
    """Each turn counts its own (Safe Havens): one through a Joint card in another's turn is none of the next."""
    stage = against(2)
    stage.g.phase = "focus"
    stage.g.houses[1].overproduced, stage.g.houses[1].haven_built = 1, True
    assert plan(stage.g, 1)
    assert (stage.g.houses[1].overproduced, stage.g.houses[1].haven_built) == (0, False)


@pytest.mark.parametrize("penalty", ["corrupt[sector] corrupt[track]", "consume[basic] corrupt[track]"])
@pytest.mark.parametrize(("track", "other", "sufferable"), [
    (True, True, True), (True, False, False), (False, True, False),
])  # fmt: skip
def test_of_a_penalty_with_two_parts_both_must_be_possible(stage, penalty, track, other, sufferable):
    """A Corruption in a sector, or a Technology to be lost, and a Corruption on a track."""
    pure(stage)
    stage.house.corrupted_tracks = (not track,) * 3
    if not other:
        stage.set(stage.outpost, corrupted=True)
        stage.g.copies = tuple(() for _ in stage.g.tableau)
    assert can_suffer(stage.g, 0, replace(BOOK.crises["united_house"], penalty=parse(penalty))) == sufferable
