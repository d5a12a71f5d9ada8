"""Playing together or alone against the Voidborn: Joint and Heroic cards, Safe Havens, Alerts, Harbingers, Wars."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.voidfall.hands import learn, left, own, stock
from tests.games.voidfall.stage import Stage
from tests.games.voidfall.test_crises import against, pure

from stolik.core.chance import numbers
from stolik.core.errors import IllegalAnswer
from stolik.core.question import SEATS
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.crisis.alerts import SITUATIONS, WARS, board_price, level_of
from stolik.games.voidfall.rules.crisis.board import HARBINGERS, free_slot, supply
from stolik.games.voidfall.rules.crisis.ending import void_influence
from stolik.games.voidfall.rules.sectors import is_void, near
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.turn import can_double, open_actions


@pytest.fixture
def alone() -> Stage:
    return against()


@pytest.fixture
def pair() -> Stage:
    return against(2, house_2="belitan", side_2="a")


def taking(stage: Stage, card: str, focus: str) -> None:
    """The first seat plays a Joint or Heroic card for which it has given up a Focus."""
    stage.g.turn.focus, stage.g.turn.taken = focus, card
    stage.house.focuses = tuple(id for id in stage.house.focuses if id != focus)


def open_refs(stage: Stage) -> list[str]:
    return [option.ref for option in open_actions(stage.g)]


# Joint Focus cards: who may resolve an effect


@pytest.mark.parametrize(("mine", "other", "open_"), [(7, 7, False), (7, 0, True), (0, 7, True)])
def test_a_joint_action_is_open_where_anybody_it_is_for_can_do_it(pair, mine, other, open_):
    """Festival advances on Society: one at the end of the track takes it for another."""
    taking(pair, "joint_production", "production")
    pair.house.tracks[0], pair.g.houses[1].tracks[0] = mine, other
    assert ("action:joint_production_festival" in open_refs(pair)) == open_


def test_what_a_joint_card_leaves_to_another_player_may_be_declined(pair):
    taking(pair, "joint_production", "production")
    before = list(pair.g.houses[1].tracks)
    pair.play(Step.WHO_RESOLVES(effect="advance[society]", by="action:x"), answers=["seat:1", "word:decline"])
    assert pair.g.houses[1].tracks == before


def test_the_active_player_pays_for_what_another_resolves(pair):
    """Open Science: 2 Science of the active player, a Technology of the other."""
    taking(pair, "joint_innovation", "progress")
    stock(pair, "SS")
    pair.g.houses[1].stock = [0] * 5
    pair.g.tableau, pair.g.copies = ("robotics",), [(4, 0)]
    answers = ["action:joint_innovation_open_science", "seat:1", "technology:robotics", "word:end_turn"]
    pair.play(Step.ACT(), answers=answers)
    assert left(pair) == ""
    assert pair.g.houses[1].technologies[-1] == "robotics"
    assert pair.g.houses[1].stock == [0, 0, 2, 0, 0]


@pytest.mark.parametrize("who", ["seat:1", "word:decline"])
def test_both_resolve_an_effect_each_for_itself_or_the_active_player_alone(pair, who):
    for house in pair.g.houses:
        house.stock = [0] * 5
    taking(pair, "joint_prosperity", "prosperity")
    gained = [["resource:F"] * 2, who, *[["resource:E"] * 2] * (who != "word:decline")]
    pair.play(Step.ACT(), answers=["action:joint_prosperity_convoy", *gained, "word:end_turn"])
    assert [house.stock[:2] for house in pair.g.houses] == [[2, 0], [0, 2 if who == "seat:1" else 0]]


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
    pair.house.stock = [9] * 5
    assert can_double(pair.g, 0) == preferred
    pair.g.event = "adapt_and_overcome"
    pair.house.stock = [9, 0, 9, 0, 9]
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


def test_nothing_goes_with_leadership(pair):
    """It is of no type: no Agenda can be played with it."""
    pair.g.special_offer = ("joint_leadership",)
    pair.house.hand = tuple(BOOK.agendas)
    pair.house.loose_trades, pair.house.slot_trades = 0, [False] * 5
    pair.play(Step.SELECT(), answers=["focus:joint_leadership", "focus:conquest", "word:end_turn"])
    assert "extras" not in pair.asked


# Trading resources


@pytest.mark.parametrize(("given", "back", "stocks"), [
    ("FFSS", "CCC", ("CCC", "FFSS")), ("", "", ("FFSS", "CCC")), ("", "C", ("FFSSC", "CC")), ("S", "", ("FFS", "CCCS")),
])  # fmt: skip
def test_first_one_gives_then_the_other_at_most_so_many_of_any_types(pair, given, back, stocks):
    stock(pair, "FFSS")
    pair.g.houses[1].stock = [0, 0, 0, 3, 0]
    answers = [[f"resource:{letter}" for letter in units] for units in (given, back)]
    pair.resolve("trade_resources(4)", *answers)
    want = [[units.count(letter) for letter in "FEMCS"] for units in stocks]
    assert [house.stock for house in pair.g.houses] == want


def test_what_exceeds_fifteen_is_lost_in_trade(pair):
    stock(pair, "FFFF")
    pair.g.houses[1].stock = [14, 0, 0, 0, 0]
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
    house.tracks, house.corrupted_tracks = [6, 0, 0], [corrupted, False, False]
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
    house.tracks, house.active, house.inactive = [0, 6, 0], 2, 7
    stage.g.haven_levels, stage.g.haven_built = (2,), [1]
    before = house.influence
    stage.rest = Random(0)
    reward = ["effect:cleanse", "sector:0"]
    rest = reward if first == "effect:haven" else []
    stage.resolve("advance[politics]", "track:politics", first, *rest)
    assert stage.offered[1] == ["effect:per_sectors_pure_3inf", "effect:haven", "word:done"]
    assert house.influence == before + points


@pytest.mark.parametrize(("times", "already", "built"), [(1, 0, 0), (2, 0, 1), (3, 0, 1), (1, 1, 1)])
def test_two_overproductions_in_a_turn_build_one_level(alone, times, already, built):
    alone.house.stock, alone.house.overproduced = [15] * 5, already
    pop = {"pop": 3, "guilds": "FEM", "corrupted": False}
    alone.set(alone.outpost, **pop)
    alone.resolve(f"produce[{' '.join('FEM'[:times])}]", *["haven:0"] * built)
    assert alone.house.sheltered == built


def test_another_players_turn_builds_a_level_of_its_own(pair):
    """One in each turn, in another player's of the same round too: what was counted before is over."""
    other = pair.g.houses[1]
    other.overproduced, other.haven_built = 2, True
    GAME.play_step(begin(pair, "begin_turn", seat=0), QuickTable(lambda seat, q: q.sample(Random(0)), {}, pair.g.rng))
    other.stock = [15] * 5
    index = next(i for i, s in enumerate(pair.g.sectors) if s.owner == 1 and s.tile == "outpost")
    pair.set(index, pop=3, guilds="FEM")
    pair.g.crisis, pair.g.rows = "", [(), ()]
    pair.resolve("produce[F E]", "haven:0", who=1)
    assert other.sheltered == 1


def begin(stage: Stage, step: str, **args):
    stage.g.at, stage.g.args, stage.g.agenda = step, args, ()
    return stage.g


def test_players_take_different_rewards_and_who_finds_none_it_wants_takes_none():
    stage = against(4)
    stage.g.haven_levels, stage.g.haven_built = (2,), [1]
    pure(stage)
    for house in stage.g.houses:
        house.active, house.inactive, house.corrupted_tracks = (
            4,
            house.active + house.inactive - 4,
            [True, False, False],
        )
    stage.g.row_harbingers = [1, 0]
    rewards = ["effect:cleanse", "track:society"], ["effect:remove_harbinger", "row:0"], ["word:decline"]
    last = ["effect:any_3", ["resource:F"] * 3]
    stage.play(Step.BUILD_HAVEN(who=0, number=0), answers=[*rewards[0], *rewards[1], *rewards[2], *last])
    seen = [len(options) for kind, options in zip(stage.asked, stage.offered, strict=True) if kind == "haven_reward"]
    assert seen == [5, 4, 3, 3]


def test_the_fleet_power_stays_on_a_completed_haven(alone):
    alone.g.haven_levels, alone.g.haven_built = (2,), [0]
    alone.rest = Random(1)
    alone.resolve("haven", "haven:0")
    alone.resolve("haven", "haven:0")
    assert (alone.house.sheltered, alone.g.haven_built) == (2, [2])
    alone.rest = None
    alone.resolve("haven")
    assert alone.house.sheltered == 2


# Harbingers


@pytest.mark.parametrize(("on_map", "enters"), [(HARBINGERS - 1, True), (HARBINGERS, False)])
def test_a_harbinger_of_the_difficulty_enters_if_one_is_left(on_map, enters):
    """Component limits: what cannot be placed is left out."""
    stage = against(difficulty="hard")
    for index in range(len(stage.g.sectors)):
        stage.set(index, harbingers=0)
    stage.set(next(i for i, s in enumerate(stage.g.sectors) if is_void(s)), harbingers=on_map)
    stage.g.cycle = 2
    stage.play(Step.ALERT_HARBINGER(), answers=["row:1"] * enters)
    assert stage.g.row_harbingers == [0, int(enters)]


@pytest.mark.parametrize(("difficulty", "cycles"), [("easy", []), ("medium", [3]), ("hard", [2])])
def test_the_difficulty_says_in_which_cycle_a_harbinger_enters(difficulty, cycles):
    for cycle in (1, 2, 3):
        stage = against(difficulty=difficulty)
        stage.g.cycle = cycle
        stage.play(Step.ALERT_HARBINGER(), answers=["row:0"] * (cycle in cycles))


def beside(stage: Stage) -> list[int]:
    """The Voidborn sectors next to the first seat's."""
    return [
        index for index, sector in enumerate(stage.g.sectors)
        if is_void(sector) and any(stage.sector(other).owner == 0 for other in near(stage.g, index))
    ]  # fmt: skip


def test_a_harbinger_is_placed_beside_ones_sectors_where_there_is_none_yet(alone):
    found = beside(alone)
    for number, index in enumerate(found):
        alone.set(index, harbingers=int(number > 0))
    alone.resolve("place_harbinger")
    assert alone.sector(found[0]).harbingers == 1
    alone.resolve("place_harbinger", f"sector:{found[-1]}")
    assert alone.sector(found[-1]).harbingers == 2


@pytest.mark.parametrize("reason", ["no sector", "no token"])
def test_a_harbinger_that_cannot_be_placed_is_ignored(alone, reason):
    """Harbingers: the instruction may be ignored then; so the penalty of Sealed Gate can be suffered."""
    for index in beside(alone):
        alone.set(index, void=0 if reason == "no sector" else 1, harbingers=0)
    if reason == "no token":
        far = next(i for i, s in enumerate(alone.g.sectors) if is_void(s) and i not in beside(alone))
        alone.set(far, harbingers=supply(alone.g) + alone.sector(far).harbingers)
    alone.g.crisis = "sealed_gate"
    alone.play(Step.VOID_PROGRESS(), answers=["way:penalty"])
    assert alone.g.crisis_discard == ("sealed_gate",)


@pytest.mark.parametrize(("row", "before", "after", "catastrophes"), [
    (0, (0, ()), (1, ()), 0), (0, (1, ("border_walls",)), (2, ("border_walls",)), 0),
    (1, (2, ("new_offices", "broad_trade")), (3, ("new_offices",)), 1), (1, (4, ()), (4, ()), 1),
])  # fmt: skip
def test_a_harbinger_pushes_its_row_to_the_right(alone, row, before, after, catastrophes):
    alone.g.row_harbingers[row], alone.g.rows[row] = before
    alone.rest = Random(0)
    alone.play(Step.HARBINGER_TO_BOARD(who=0), answers=[f"row:{row}"])
    assert (alone.g.row_harbingers[row], alone.g.rows[row], alone.g.catastrophes) == (*after, catastrophes)


def test_every_harbinger_of_a_conquered_sector_goes_to_a_row(alone):
    own(alone, 0, tile="standard", home=-1, pop=2, harbingers=2, bounties=0, reclaims=0, glory=(), built=())
    alone.g.turn.target = 0
    alone.play(Step.AFTERMATH(who=0, loser=-1), answers=["row:0", "row:1"])
    assert alone.g.row_harbingers == [1, 1]
    assert alone.sector(0).harbingers == 0


def test_a_harbinger_removed_closes_the_row_and_returns_to_the_supply(alone):
    alone.g.row_harbingers, alone.g.rows = [2, 0], [("border_walls",), ()]
    before, power = supply(alone.g), free_slot(alone.g, 0).power
    alone.resolve("remove_harbinger", "row:0")
    assert alone.g.row_harbingers == [1, 0]
    assert supply(alone.g) == before + 1
    assert free_slot(alone.g, 0).power < power


# Alerts


@pytest.mark.parametrize("cycle", [2, 3])
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_alerts_are_added_by_the_difficulty_and_situations_return(difficulty, cycle):
    """0b Wars that came up leave the game, Situations go back to their decks; what was left stays."""
    stage = against(difficulty=difficulty)
    stage.g.cycle, stage.g.alerts.bag = cycle, 1 << 0
    stage.g.wars.bag = sum(1 << card for card in WARS[:4])
    stage.play(Step.ADD_ALERTS())
    *situations, wars = BOOK.difficulties[difficulty].alerts[cycle - 1]
    levels = Counter(level_of(card) for card in numbers(stage.g.alerts.bag))
    assert levels == +Counter({"1": situations[0] + 1, "2": situations[1], "3": situations[2], "": wars})
    assert len(stage.g.wars) == 4 - wars


def test_the_alert_deck_of_each_cycle_outlasts_its_rounds():
    rounds = [max(row.rounds for row in BOOK.event_decks[cycle]) for cycle in (1, 2, 3)]
    for row in BOOK.difficulties.values():
        left = 0
        for cards, most in zip(row.alerts, rounds, strict=True):
            left += sum(cards) - most
            assert left >= 0
        assert all(sum(cards[level] for cards in row.alerts[:1]) <= SITUATIONS[level] for level in range(3))
        assert sum(cards[3] for cards in row.alerts) <= len(WARS)


def test_one_alert_comes_up_in_each_round_before_the_first_turn(pair):
    pair.g.round, pair.g.event = 0, "dark_age"
    pair.g.alerts.bag, pair.rest = (1 << 3) - 1, Random(0)
    GAME.play_step(begin(pair, "begin_round"), QuickTable(lambda seat, q: q.sample(Random(0)), {}, pair.g.rng))
    steps = [pair.g.at, *(call.step for call in reversed(pair.g.agenda))]
    assert steps == ["turn_alert", "begin_turn", "begin_turn", "begin_round"]


@pytest.mark.parametrize(("alert", "level"), [(0, "1"), (6, "2"), (13, "3"), (17, "")])
def test_each_player_turns_up_a_crisis_of_the_level_of_a_situation_none_in_a_war(pair, alert, level):
    pair.g.alert = alert
    for _ in range(2):
        pair.g.crisis = ""
        pair.play(Step.REVEAL_CRISIS())
        assert (BOOK.crises[pair.g.crisis].level if pair.g.crisis else "") == level


def test_an_empty_crisis_deck_is_made_of_the_discarded_of_its_level(alone):
    alone.g.alert, alone.g.crisis_decks[0].bag, alone.g.crisis_decks[0].top = 0, 0, ()
    alone.g.crisis_discard = ("iron_ring", "border_walls")
    alone.play(Step.REVEAL_CRISIS())
    assert (alone.g.crisis, alone.g.crisis_discard) == ("border_walls", ("iron_ring",))


@pytest.mark.parametrize(("difficulty", "house"), [("easy", "fenrax"), ("hard", "shiveus"), ("medium", "valnis")])
def test_each_cycle_shows_three_new_heroic_cards_that_the_house_can_take(difficulty, house):
    for seed in range(5):
        stage = against(difficulty=difficulty, house_1=house, seed=seed)
        titles = {BOOK.focuses[id].title for id in BOOK.hands[house]} | {""}
        seen: list[str] = []
        for _ in range(3):
            assert len(stage.g.special_offer) == 3
            assert {BOOK.focuses[id].replaces for id in stage.g.special_offer} <= titles
            seen += stage.g.special_offer
            stage.play(Step.NEW_OFFER())
        assert len(seen) == len(set(seen))


# War and the Crisis board


@pytest.mark.parametrize("cycle", [1, 2, 3])
@pytest.mark.parametrize("war", list(BOOK.wars))
def test_a_war_adds_the_military_row_and_its_card_to_the_skirmish(war, cycle):
    stage = against()
    pure(stage)
    stage.g.cycle, stage.g.row_harbingers, stage.rest = cycle, [2, 0], Random(0)
    stage.play(Step.SKIRMISH(who=0, war=war))
    told = [line.entry.args["n"] for line in stage.lines if line.entry.id == "skirmish"]
    assert told == [(cycle > 1) + 2 + BOOK.wars[war].power[cycle - 1]]


@pytest.mark.parametrize(("harbingers", "stock_", "paid", "missing"), [
    (0, "M", "M", 0), (0, "C", "C", 0), (0, "S", "", 1), (1, "EM", "EM", 0), (2, "EEMMS", "EEMMS", 0),
    (2, "CCCCS", "CCCCS", 0), (2, "EEMMCC", "EEMM", 1), (2, "", "", 5), (4, "EEMMCCCCSS", "EEMMCCCCSS", 0),
    (4, "CCCCC", "CCCCC", 5), (4, "CCCCSSS", "CCCCSS", 4),
])  # fmt: skip
def test_what_can_be_spent_for_the_crisis_board_must_be(alone, harbingers, stock_, paid, missing):
    """Credits replace Energy and Materials, never Science; nobody loses Influence for what it could have spent."""
    alone.g.row_harbingers = [0, harbingers]
    stock(alone, stock_)
    spent, short = board_price(alone.g, 0)
    assert "".join(letter * spent[letter] for letter in "EMCS") == paid
    assert short == missing


@pytest.mark.parametrize("way", ["way:board", "way:catastrophe"])
def test_each_player_of_a_round_of_war_makes_the_choice(pair, way):
    pair.g.alert, pair.rest = WARS[0], Random(0)
    for me in (0, 1):
        pair.g.turn.seat = SEATS[me]
        pair.play(Step.VOID_PROGRESS(), answers=[way])
    assert pair.g.catastrophes == (2 if way == "way:catastrophe" else 0)
    assert pair.g.alert == WARS[0]


def test_a_fourth_catastrophe_loses_at_once_also_where_a_harbinger_brings_it(alone):
    alone.g.catastrophes, alone.g.row_harbingers = 3, [4, 0]
    alone.play(Step.HARBINGER_TO_BOARD(who=0), answers=["row:0"])
    assert alone.outcome is not None
    assert (alone.outcome.reason, alone.outcome.winners) == ("catastrophes", ())


def test_every_player_answers_a_catastrophe(pair):
    for house in pair.g.houses:
        house.corrupted_tracks, house.stock = [True, True, True], [0] * 5
    answers = ["effect:any_5", ["resource:F"] * 5, "effect:cleanse", "track:society"]
    pair.play(Step.CATASTROPHE(), answers=answers)
    assert pair.house.stock[0] == 5
    assert pair.g.houses[1].corrupted_tracks == [False, True, True]


@pytest.mark.parametrize(("crisis", "kind", "row"), [
    ("first_blood", "military", 0), ("overflow", "economic", 1), ("old_secrets", "general", 0),
    ("old_secrets", "general", 1),
])  # fmt: skip
def test_a_permanent_crisis_comes_to_the_row_of_its_kind_a_general_one_to_either(alone, crisis, kind, row):
    alone.g.crisis = crisis
    alone.play(Step.VOID_PROGRESS(), answers=["way:permanent", *[f"row:{row}"] * (kind == "general")])
    assert BOOK.crises[crisis].kind == kind
    assert alone.g.rows[row] == (crisis,)
    assert alone.g.rows[1 - row] == ()


# The end: the Influence of the Voidborn


@pytest.mark.parametrize(("change", "points"), [
    ("rift", 30), ("haven", -20), ("catastrophe", 20), ("harbinger", 10), ("wormhole", 10), ("row harbinger", 0),
    ("consumed", 5), ("crisis", 5), ("fallen", -3), ("slot", 2), ("track", 2), ("sector", 2), ("void sector", 2),
    ("offer", 2), ("chambers", 0), ("population", 1), ("no power", -2),
])  # fmt: skip
def test_each_thing_gives_the_voidborn_what_the_rulebook_says(alone, change, points):
    g = alone.g
    pure(alone)
    index = next(i for i, s in enumerate(g.sectors) if is_void(s) and s.tile == "standard" and s.pop < 6)
    alone.set(index, corrupted=False, harbingers=0, pop=2, void=1)
    before = total(void_influence(g))
    match change:
        case "rift":
            alone.set(index, tile="rift", pop=0)
            points -= 2
        case "haven":
            g.haven_built[0] = g.haven_levels[0]
        case "catastrophe":
            g.catastrophes += 1
        case "harbinger":
            alone.set(index, harbingers=1)
        case "wormhole":
            alone.set(index, tile="wormhole", harbingers=1)
        case "row harbinger":
            g.row_harbingers = [1, 1]
        case "consumed":
            g.consumed += 1
        case "crisis":
            g.rows = [("first_blood",), ()]
        case "fallen":
            alone.set(next(i for i, s in enumerate(g.sectors) if s.house), house="")
        case "slot":
            alone.house.corrupted_slots[1] = True
        case "track":
            alone.house.corrupted_tracks[1] = True
        case "sector":
            alone.set(alone.outpost, corrupted=True)
        case "void sector":
            alone.set(index, corrupted=True)
        case "offer":
            g.corrupted_offers[2] = True
        case "chambers":
            alone.house.chambers = 2
        case "population":
            alone.set(index, pop=3)
        case "no power":
            alone.set(index, void=0)
    assert total(void_influence(g)) == before + points


@pytest.mark.parametrize(("difficulty", "influence"), [("easy", 60), ("medium", 100), ("hard", 140)])
def test_the_voidborn_begin_with_the_influence_of_the_difficulty(difficulty, influence):
    found = {source.by: source.n for source in void_influence(against(difficulty=difficulty).g)}
    assert found[f"difficulty:{difficulty}"] == influence


@pytest.mark.parametrize(("first", "second", "won"), [(0, 0, True), (0, -1, False), (-1, 0, False), (5, 0, True)])
def test_every_player_needs_as_much_influence_as_the_voidborn(pair, first, second, won):
    bar = total(void_influence(pair.g))
    pair.house.influence, pair.g.houses[1].influence = bar + first, bar + second
    pair.play(Step.END())
    assert pair.outcome is not None
    assert bool(pair.outcome.winners) == won


@pytest.mark.parametrize(("chambers", "tracks", "winners"), [(2, 0, [0, 1]), (0, 1, [1])])
def test_corruption_on_the_chambers_does_not_break_a_tie_of_rivals(chambers, tracks, winners):
    """Tie: fewer Corruption on the own board or in the own sectors; the Chambers are no place of the board."""
    stage = Stage(2, scenario="second_genesis")
    pure(stage)
    learn(stage, "decontamination_chambers")
    for house in stage.g.houses:
        house.influence = 50
    stage.house.chambers, stage.house.corrupted_tracks = chambers, [bool(tracks), False, False]
    stage.play(Step.END())
    assert stage.outcome is not None
    assert [int(seat) for seat in stage.outcome.winners] == winners
