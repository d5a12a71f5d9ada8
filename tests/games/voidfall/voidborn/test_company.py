"""Playing together or alone against the Voidborn: Joint and Heroic cards, Safe Havens, Alerts, Harbingers, Wars."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.voidfall.hands import learn, left, own, stock
from tests.games.voidfall.stage import Stage, against, pure

from stolik.core.errors import IllegalAnswer
from stolik.core.state import put
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.rules.sectors import can_guild, installations
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.turn import can_double, matching_agendas, open_actions


def taking(stage: Stage, card: str, focus: str) -> None:
    """The first seat plays a Joint or Heroic card for which it has given up a Focus."""
    stage.g.turn.focus, stage.g.turn.taken = focus, card
    stage.house.focuses = tuple(id for id in stage.house.focuses if id != focus)


def open_refs(stage: Stage) -> list[str]:
    return [option.ref for option in open_actions(stage.g)]


@pytest.mark.parametrize("answer", ["track:society", "word:decline"])
def test_of_an_action_with_two_effects_the_second_may_be_declined(answer):
    """2 Actions: any effect may be declined. Pooling trades resources and removes a Corruption, here the only one."""
    stage = against(2)
    pure(stage)
    stage.house.corrupted_tracks = put(stage.house.corrupted_tracks, 0, True)
    stage.resolve("trade_resources(3) cleanse", [], [], answer, agreed=True)
    assert stage.house.corrupted_tracks[0] == (answer == "word:decline")


# Joint Focus cards: who may resolve an effect


@pytest.mark.parametrize(("mine", "other", "open_"), [(7, 7, False), (7, 0, True), (0, 7, True)])
def test_a_joint_action_is_open_where_anybody_it_is_for_can_do_it(pair, mine, other, open_):
    """Festival advances on Society: one at the end of the track takes it for another."""
    taking(pair, "joint_production", "production")
    for house, space in zip(pair.g.houses, (mine, other), strict=True):
        house.tracks = put(house.tracks, 0, space)
    assert ("action:joint_production_festival" in open_refs(pair)) == open_


def test_what_a_joint_card_leaves_to_another_player_may_be_declined(pair):
    taking(pair, "joint_production", "production")
    before = pair.g.houses[1].tracks
    pair.play(Step.WHO_RESOLVES(effect="advance[society]", by="action:x"), answers=["seat:1", "word:decline"])
    assert pair.g.houses[1].tracks == before


def test_the_active_player_pays_for_what_another_resolves(pair):
    """Open Science: 2 Science of the active player, a Technology of the other."""
    taking(pair, "joint_innovation", "progress")
    stock(pair, "SS")
    pair.g.houses[1].stock = (0,) * 5
    pair.g.tableau, pair.g.copies = ("robotics",), ((4, 0),)
    answers = ["action:joint_innovation_open_science", "seat:1", "technology:robotics", "word:end_turn"]
    pair.play(Step.ACT(), answers=answers)
    assert left(pair) == ""
    assert pair.g.houses[1].technologies[-1] == "robotics"
    assert pair.g.houses[1].stock == (0, 0, 2, 0, 0)


@pytest.mark.parametrize("who", ["seat:1", "word:decline"])
def test_both_resolve_an_effect_each_for_itself_or_the_active_player_alone(pair, who):
    for house in pair.g.houses:
        house.stock = (0,) * 5
    taking(pair, "joint_prosperity", "prosperity")
    gained = [["resource:F"] * 2, who, *[["resource:E"] * 2] * (who != "word:decline")]
    pair.play(Step.ACT(), answers=["action:joint_prosperity_convoy", *gained, "word:end_turn"])
    assert [house.stock[:2] for house in pair.g.houses] == [(2, 0), (0, 2 if who == "seat:1" else 0)]


@pytest.mark.parametrize(("above", "below", "offered"), [
    ("seat:0", "seat:1", ["seat:1", "word:decline"]), ("seat:1", "seat:0", ["seat:0", "word:decline"]),
    ("word:decline", "seat:1", ["seat:0", "seat:1", "word:decline"]),
])  # fmt: skip
def test_who_resolves_one_side_of_the_line_leaves_the_other_to_the_other(pair, above, below, offered):
    pair.play(Step.SPLIT(first="1F", second="1E", by="action:x"), answers=[above, below])
    assert pair.offered[1] == offered


@pytest.mark.parametrize(("card", "focus", "preferred"), [
    ("joint_progress", "progress", True), ("joint_production", "production", False),
    ("joint_leadership", "progress", False), ("", "progress", True),
])  # fmt: skip
def test_a_joint_card_is_preferred_if_its_type_is(pair, card, focus, preferred):
    """Valnis prefers Progress: Adapt and Overcome asks 1 Energy more for Joint Progress, Robotics doubles it; not so
    for Leadership, whatever is given up for it.
    """
    learn(pair, "robotics", improved=True)
    taking(pair, card, focus)
    stock(pair, "")
    pair.house.stock = (9,) * 5
    assert can_double(pair.g, 0) == preferred
    pair.g.event = "adapt_and_overcome"
    pair.house.stock = (9, 0, 9, 0, 9)
    free = {
        "joint_progress": "joint_progress_laboratory", "joint_production": "joint_production_relief",
        "joint_leadership": "joint_leadership_shelter", "": "progress_experiment",
    }  # fmt: skip
    assert (f"action:{free[card]}" in open_refs(pair)) != preferred


@pytest.mark.parametrize(("hand", "found"), [
    (("conquest", "production"), ["joint_production", "joint_leadership"]), (("conquest",), ["joint_leadership"]),
])  # fmt: skip
def test_a_special_card_is_there_for_who_can_discard_its_focus(pair, hand, found):
    pair.g.special_offer = ("joint_production", "joint_leadership", "joint_politics")
    pair.house.focuses = hand
    pair.rest = Random(0)
    pair.play(Step.SELECT(), answers=[f"focus:{found[0]}"])
    assert pair.offered[0] == [*(f"focus:{id}" for id in (*hand, *found))]


def test_no_card_comes_for_one_that_was_taken_and_it_leaves_the_game(pair):
    pair.g.special_offer = ("joint_production", "joint_politics", "joint_progress")
    pair.play(Step.SELECT(), answers=["focus:joint_production", "word:end_turn"])
    assert pair.g.special_offer == ("joint_politics", "joint_progress")
    assert "production" in pair.house.discard
    assert "joint_production" not in (*pair.house.discard, *pair.house.focuses)


@pytest.mark.parametrize("card", ["joint_leadership", "heroic_leadership"])
def test_any_agenda_goes_with_leadership_but_no_action_of_a_technology(pair, card):
    """Selection: it counts as any Focus for an Agenda, and as none for a Technology."""
    learn(pair, "terraforming", improved=True)
    stock(pair, "FEMCS")
    taking(pair, card, "development")
    pair.house.hand = ("salvation_project", "mining_consortium", "augmented_armada", "high_society")
    assert matching_agendas(pair.g, 0) == list(pair.house.hand)
    assert "action:terraforming_flourish" not in open_refs(pair)
    taking(pair, "", "development")
    assert matching_agendas(pair.g, 0) == ["augmented_armada"]
    assert "action:terraforming_flourish" in open_refs(pair)


# Trading resources


@pytest.mark.parametrize(("given", "back", "stocks"), [
    ("FFSS", "CCC", ("CCC", "FFSS")), ("", "", ("FFSS", "CCC")), ("", "C", ("FFSSC", "CC")), ("S", "", ("FFS", "CCCS")),
])  # fmt: skip
def test_first_one_gives_then_the_other_at_most_so_many_of_any_types(pair, given, back, stocks):
    stock(pair, "FFSS")
    pair.g.houses[1].stock = (0, 0, 0, 3, 0)
    answers = [[f"resource:{letter}" for letter in units] for units in (given, back)]
    pair.resolve("trade_resources(4)", *answers)
    want = [tuple(units.count(letter) for letter in "FEMCS") for units in stocks]
    assert [house.stock for house in pair.g.houses] == want


def test_what_exceeds_fifteen_is_lost_in_trade(pair):
    stock(pair, "FFFF")
    pair.g.houses[1].stock = (14, 0, 0, 0, 0)
    pair.resolve("trade_resources(4)", ["resource:F"] * 4, [])
    assert (left(pair), pair.g.houses[1].stock[0]) == ("", 15)


def test_nobody_gives_more_than_is_allowed(pair):
    stock(pair, "FFFFFF")
    with pytest.raises(IllegalAnswer):
        pair.resolve("trade_resources(3)", ["resource:F"] * 4)


# Safe Havens


@pytest.mark.parametrize(("inactive", "active", "after"), [(2, 2, (1, 2)), (0, 2, (0, 1)), (0, 0, (0, 0))])
def test_a_level_takes_an_inactive_fleet_power_or_an_active_or_a_deployed_one(alone, inactive, active, after):
    house = alone.house
    house.inactive, house.active = inactive, active
    alone.set(alone.home, fleets={"corvette": 3})
    recalled = [f"sector:{alone.home}"] if not inactive and not active else []
    if recalled:
        alone.set(alone.outpost, owner=-1, void=1, fleets={})
    alone.resolve("haven", "haven:0")
    assert (house.inactive, house.active, house.sheltered) == (*after, 1)
    assert alone.sector(alone.home).power == 3 - len(recalled)


def test_a_level_may_be_declined(alone):
    alone.resolve("haven", "word:decline")
    assert alone.house.sheltered == 0


@pytest.mark.parametrize("corrupted", [False, True])
def test_entering_level_four_builds_a_level_on_a_corrupted_track_too(alone, corrupted):
    """Its reward is the rulebook's, not the benefit of the space."""
    pure(alone)
    house = alone.house
    house.tracks, house.corrupted_tracks = (6, 0, 0), (corrupted, False, False)
    house.active, house.inactive = 2, 8
    before = house.influence
    alone.resolve("advance[society]", "track:society", "haven:0")
    assert house.sheltered == 1
    assert house.influence == before + (0 if corrupted else 20)


@pytest.mark.parametrize(("first", "points"), [("effect:haven", 9), ("effect:per_sectors_pure_3inf", 6)])
def test_the_reward_of_a_completed_haven_may_come_before_the_benefit_of_level_four(first, points):
    """Thegwyn's Politics: 3 Influence for each Pure sector. Cleansed first, one more counts."""
    stage = against(house_1="thegwyn", side_1="a")
    pure(stage)
    own(stage, 0, tile="standard", pop=2, corrupted=True)
    house = stage.house
    house.tracks, house.active, house.inactive = (0, 6, 0), 2, 7
    stage.g.haven_levels, stage.g.haven_built = (2,), (1,)
    before = house.influence
    stage.rest = Random(0)
    reward = ["effect:cleanse", "sector:0"]
    rest = reward if first == "effect:haven" else []
    stage.resolve("advance[politics]", "track:politics", first, *rest)
    assert stage.offered[1] == ["effect:per_sectors_pure_3inf", "effect:haven", "word:done"]
    assert house.influence == before + points


@pytest.mark.parametrize(("times", "already", "built"), [(1, 0, 0), (2, 0, 1), (3, 0, 1), (1, 1, 1)])
def test_two_overproductions_in_a_turn_build_one_level(alone, times, already, built):
    alone.house.stock, alone.house.overproduced = (15,) * 5, already
    pop = {"pop": 3, "guilds": "FEM", "corrupted": False}
    alone.set(alone.outpost, **pop)
    alone.resolve(f"produce[{' '.join('FEM'[:times])}]", *["haven:0"] * built)
    assert alone.house.sheltered == built


def test_a_third_overproduction_in_a_later_action_builds_no_other_level(alone):
    alone.house.stock = (15,) * 5
    alone.set(alone.outpost, pop=3, guilds="FEM", corrupted=False)
    alone.resolve("produce[F E]", "haven:0")
    alone.resolve("produce[M]")
    assert alone.house.sheltered == 1


def test_another_players_turn_builds_a_level_of_its_own(pair):
    """One in each turn, in another player's of the same round too: what was counted before is over."""
    other = pair.g.houses[1]
    other.overproduced, other.haven_built = 2, True
    GAME.play_step(begin(pair, "begin_turn", seat=0), QuickTable(lambda seat, q: q.sample(Random(0)), {}, pair.g.rng))
    other.stock = (15,) * 5
    index = next(i for i, s in enumerate(pair.g.sectors) if s.owner == 1 and s.tile == "outpost")
    pair.set(index, pop=3, guilds="FEM")
    pair.g.crisis, pair.g.rows = "", ((), ())
    pair.resolve("produce[F E]", "haven:0", who=1)
    assert other.sheltered == 1


def begin(stage: Stage, step: str, **args):
    stage.g.at, stage.g.args, stage.g.agenda = step, args, ()
    return stage.g


def test_players_take_different_rewards_and_who_finds_none_it_wants_takes_none():
    stage = against(4)
    stage.g.haven_levels, stage.g.haven_built = (2,), (1,)
    pure(stage)
    for house in stage.g.houses:
        house.active, house.inactive, house.corrupted_tracks = (
            4,
            house.active + house.inactive - 4,
            (True, False, False),
        )
    stage.g.row_harbingers = (1, 0)
    rewards = ["effect:cleanse", "track:society"], ["effect:remove_harbinger", "row:0"], ["word:decline"]
    last = ["effect:any_3", ["resource:F"] * 3]
    stage.play(Step.BUILD_HAVEN(who=0, number=0), answers=[*rewards[0], *rewards[1], *rewards[2], *last])
    seen = [len(options) for kind, options in zip(stage.asked, stage.offered, strict=True) if kind == "haven_reward"]
    assert seen == [5, 4, 3, 3]


def test_the_fleet_power_stays_on_a_completed_haven(alone):
    alone.g.haven_levels, alone.g.haven_built = (2,), (0,)
    alone.rest = Random(1)
    alone.resolve("haven", "haven:0")
    alone.resolve("haven", "haven:0")
    assert (alone.house.sheltered, alone.g.haven_built) == (2, (2,))
    alone.rest = None
    alone.resolve("haven")
    assert alone.house.sheltered == 2


# The Rift


def test_each_player_answers_the_sealing_of_a_rift_which_becomes_a_pure_standard_sector(pair):
    """Outcome of an Invasion F: one removes a Corruption, the other gains five resources; Population 1, no printed
    Installation, room like any standard sector.
    """
    for house in pair.g.houses:
        house.corrupted_tracks, house.stock = (True,) * 3, (0,) * 5
    own(pair, 0, tile="rift", home=-1, pop=0, guilds="", built=(), bounties=0, reclaims=0, harbingers=0, glory=())
    pair.g.turn.target = 0
    answers = ["effect:cleanse", "track:society", "effect:any_5", ["resource:E"] * 5]
    pair.play(Step.AFTERMATH(who=0, loser=-1), answers=answers)
    sector = pair.sector(0)
    assert (sector.tile, sector.pop, sector.corrupted, sector.owner) == ("standard", 1, False, 0)
    assert installations(pair.g, sector) == ()
    assert can_guild(pair.g, sector)
    assert pair.house.corrupted_tracks == (False, True, True)
    assert pair.g.houses[1].stock[1] == 5
    assert pair.g.rifts_sealed == 1


def test_who_conquers_a_rift_loses_it_as_a_standard_sector(alone):
    """It is no Rift any more: the Voidborn who take it back find a Population to Corrupt."""
    own(alone, 0, tile="standard", home=-1, pop=1, guilds="", built=())
    alone.house.glory = ()
    alone.play(Step.PAY(cost="recall(1)", who=0), answers=["sector:0"])
    assert (alone.sector(0).void, alone.sector(0).corrupted) == (2, True)
