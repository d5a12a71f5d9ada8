"""Against the Voidborn: Harbingers, Alerts, Wars, the Crisis board, the end (rulebook, the blue sections)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.voidfall.hands import learn, left, own, stock
from tests.games.voidfall.stage import Stage, against, pure

from stolik.core.chance import Deck, numbers
from stolik.core.question import SEATS
from stolik.core.state import put
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.combat.forces import Extras
from stolik.games.voidfall.rules.crisis.alerts import SITUATIONS, WARS, board_price, level_of
from stolik.games.voidfall.rules.crisis.board import HARBINGERS, free_slot, supply
from stolik.games.voidfall.rules.crisis.ending import void_influence
from stolik.games.voidfall.rules.invasion.skirmish import extras, skirmish_targets
from stolik.games.voidfall.rules.sectors import is_void, near
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.steps import Step

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
    assert stage.g.row_harbingers == (0, int(enters))


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
    harbingers, crises = before
    alone.g.row_harbingers = put(alone.g.row_harbingers, row, harbingers)
    alone.g.rows = put(alone.g.rows, row, crises)
    alone.rest = Random(0)
    alone.play(Step.HARBINGER_TO_BOARD(who=0), answers=[f"row:{row}"])
    assert (alone.g.row_harbingers[row], alone.g.rows[row], alone.g.catastrophes) == (*after, catastrophes)


def test_every_harbinger_of_a_conquered_sector_goes_to_a_row(alone):
    own(alone, 0, tile="standard", home=-1, pop=2, harbingers=2, bounties=0, reclaims=0, glory=(), built=())
    alone.g.turn.target = 0
    alone.play(Step.AFTERMATH(who=0, loser=-1), answers=["row:0", "row:1"])
    assert alone.g.row_harbingers == (1, 1)
    assert alone.sector(0).harbingers == 0


def test_a_harbinger_removed_closes_the_row_and_returns_to_the_supply(alone):
    alone.g.row_harbingers, alone.g.rows = (2, 0), (("border_walls",), ())
    before, power = supply(alone.g), free_slot(alone.g, 0).power
    alone.resolve("remove_harbinger", "row:0")
    assert alone.g.row_harbingers == (1, 0)
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
    pair.g.at, pair.g.args, pair.g.agenda = "begin_round", {}, ()
    GAME.play_step(pair.g, QuickTable(lambda seat, q: q.sample(Random(0)), {}, pair.g.rng))
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
        for cycle in (1, 2, 3):
            lacking = {"innovation"} if cycle == 1 else set()
            assert len(stage.g.special_offer) == 3 or (cycle == 3 and not len(stage.g.special_deck))
            assert {BOOK.focuses[id].replaces for id in stage.g.special_offer} <= titles - lacking
            seen += stage.g.special_offer
            stage.house.waiting = ""
            stage.play(Step.NEW_OFFER())
        assert len(seen) == len(set(seen))


@pytest.mark.parametrize(("house", "waiting"), [("valnis", "innovation"), ("yarvek", "")])
def test_heroic_innovation_is_replaced_in_cycle_1_where_the_house_waits_for_innovation(house, waiting):
    """0a iii: it can be taken for no card in hand. Raid, which stands in for Innovation, has another name."""
    stage = against(house_1=house)
    ids = [card.id for card in BOOK.heroic]
    for waits in (waiting, ""):
        stage.house.waiting = waits
        stage.g.special_deck = Deck(0, tuple(map(ids.index, ["heroic_innovation", "heroic_politics"])))
        stage.play(Step.NEW_OFFER())
        shown = ("heroic_innovation",) if house == "valnis" and not waits else ()
        assert stage.g.special_offer == (*shown, "heroic_politics")


# War and the Crisis board


@pytest.mark.parametrize("cycle", [1, 2, 3])
@pytest.mark.parametrize("war", list(BOOK.wars))
def test_a_war_adds_the_military_row_and_its_card_to_the_skirmish(war, cycle):
    stage = against()
    pure(stage)
    stage.g.cycle, stage.g.row_harbingers, stage.rest = cycle, (2, 0), Random(0)
    stage.play(Step.SKIRMISH(who=0, war=war))
    told = [line.entry.args["n"] for line in stage.lines if line.entry.id == "skirmish"]
    assert told == [(cycle > 1) + 2 + BOOK.wars[war].power[cycle - 1]]


@pytest.mark.parametrize(("harbingers", "stock_", "paid", "missing"), [
    (0, "M", "M", 0), (0, "C", "C", 0), (0, "S", "", 1), (1, "EM", "EM", 0), (2, "EEMMS", "EEMMS", 0),
    (2, "CCCCS", "CCCCS", 0), (2, "EEMMCC", "EEMM", 1), (2, "", "", 5), (4, "EEMMCCSS", "EEMMCCSS", 0),
    (4, "CCCCC", "CCCCC", 3), (4, "CCCCSSS", "CCCCSS", 2),
])  # fmt: skip
def test_what_can_be_spent_for_the_crisis_board_must_be(alone, harbingers, stock_, paid, missing):
    """Credits replace Energy and Materials, never Science; nobody loses Influence for what it could have spent."""
    alone.g.row_harbingers = (0, harbingers)
    stock(alone, stock_)
    spent, short = board_price(alone.g, 0)
    assert "".join(letter * spent[letter] for letter in "EMCS") == paid
    assert short == missing


@pytest.mark.parametrize(("influence", "after"), [(50, 35), (10, 0)])
def test_each_resource_that_is_missing_costs_three_influence(alone, influence, after):
    """The third slot asks for five resources; there are none."""
    alone.g.row_harbingers, alone.house.influence = (0, 2), influence
    stock(alone, "")
    alone.play(Step.PAY_BOARD(who=0))
    assert alone.house.influence == after


@pytest.mark.parametrize("way", ["way:board", "way:catastrophe"])
def test_each_player_of_a_round_of_war_makes_the_choice(pair, way):
    pair.g.alert, pair.rest = WARS[0], Random(0)
    for me in (0, 1):
        pair.g.turn.seat = SEATS[me]
        pair.play(Step.VOID_PROGRESS(), answers=[way])
    assert pair.g.catastrophes == (2 if way == "way:catastrophe" else 0)
    assert pair.g.alert == WARS[0]


def test_a_fourth_catastrophe_loses_at_once_also_where_a_harbinger_brings_it(alone):
    alone.g.catastrophes, alone.g.row_harbingers = 3, (4, 0)
    alone.play(Step.HARBINGER_TO_BOARD(who=0), answers=["row:0"])
    assert alone.outcome is not None
    assert (alone.outcome.reason, alone.outcome.winners) == ("catastrophes", ())


def test_every_player_answers_a_catastrophe(pair):
    for house in pair.g.houses:
        house.corrupted_tracks, house.stock = (True, True, True), (0,) * 5
    answers = ["effect:any_5", ["resource:F"] * 5, "effect:cleanse", "track:society"]
    pair.play(Step.CATASTROPHE(), answers=answers)
    assert pair.house.stock[0] == 5
    assert pair.g.houses[1].corrupted_tracks == (False, True, True)


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
            g.haven_built = put(g.haven_built, 0, g.haven_levels[0])
        case "catastrophe":
            g.catastrophes += 1
        case "harbinger":
            alone.set(index, harbingers=1)
        case "wormhole":
            alone.set(index, tile="wormhole", harbingers=1)
        case "row harbinger":
            g.row_harbingers = (1, 1)
        case "consumed":
            g.consumed += 1
        case "crisis":
            g.rows = (("first_blood",), ())
        case "fallen":
            alone.set(next(i for i, s in enumerate(g.sectors) if s.house), house="")
        case "slot":
            alone.house.corrupted_slots = put(alone.house.corrupted_slots, 1, True)
        case "track":
            alone.house.corrupted_tracks = put(alone.house.corrupted_tracks, 1, True)
        case "sector":
            alone.set(alone.outpost, corrupted=True)
        case "void sector":
            alone.set(index, corrupted=True)
        case "offer":
            g.corrupted_offers = put(g.corrupted_offers, 2, True)
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
    stage.house.chambers, stage.house.corrupted_tracks = chambers, (bool(tracks), False, False)
    stage.play(Step.END())
    assert stage.outcome is not None
    assert [int(seat) for seat in stage.outcome.winners] == winners


@pytest.mark.parametrize(("credits_for", "rest"), [([], "CC"), (["resource:S"], "CS"), (["resource:S"] * 2, "SS")])
def test_zenor_pays_the_crisis_board_with_science_or_credits_as_it_likes(credits_for, rest):
    """One Energy and one Material are asked for, and there are neither."""
    stage = against(house_1="zenor", side_1="a")
    stage.g.row_harbingers = (0, 1)
    stock(stage, "CCSS")
    stage.play(Step.PAY_BOARD(who=0), answers=[credits_for])
    assert left(stage) == rest


def test_a_war_that_takes_fleet_power_away_leaves_none_at_least(alone):
    """Vanguard in Cycle 1: one less than nothing is nothing."""
    pure(alone)
    alone.play(Step.SKIRMISH(who=0, war="vanguard"))
    assert [line.entry.args["n"] for line in alone.lines if line.entry.id == "skirmish"] == [0]


def test_a_sector_weakened_to_nothing_is_taken_over_anew(alone):
    """Two Voidborn Fleet Power and another Bounty; with more there is one less."""
    index = beside(alone)[0]
    alone.set(index, void=2, bounties=0, built=("defence",))
    alone.resolve("weaken", f"sector:{index}")
    assert (alone.sector(index).void, alone.sector(index).built) == (1, ("defence",))
    alone.resolve("weaken", f"sector:{index}")
    assert (alone.sector(index).void, alone.sector(index).bounties, alone.sector(index).built) == (2, 1, ())


@pytest.mark.parametrize(("room", "placed"), [(True, "near"), (False, "far")])
def test_the_rider_of_a_skirmish_comes_beside_the_combat_first_then_anywhere(alone, room, placed):
    """Skirmish: a Voidborn sector adjacent to that of the combat; without one, any on the map."""
    void = [index for index, sector in enumerate(alone.g.sectors) if is_void(sector)]
    combat = next(i for i, s in enumerate(alone.g.sectors) if s.owner == 0 and set(near(alone.g, i)) & set(void))
    here = next(index for index in near(alone.g, combat) if index in void)
    there = next(index for index in void if index not in near(alone.g, combat))
    for index in void:
        alone.set(index, void=3 if index not in (here, there) else 1, tile="standard")
    alone.set(here, void=1 if room else 3)
    alone.g.turn.target = combat
    alone.resolve("place[near_combat](void(1))", must=True)
    assert alone.sector(here if placed == "near" else there).void == 2


@pytest.mark.parametrize(("war", "gained"), [
    ("vanguard", {}), ("rising_tide", {}), ("entrenchment", {}), ("shrouded_hulls", {"approach_absorption": 1}),
    ("sudden_strike", {"initiative": 5}), ("void_lances", {"approach_damage": 1}),
    ("first_wave", {"first_salvo_damage": 1}), ("endless_ranks", {"salvo_absorption": (1, 2, 2)}),
])  # fmt: skip
def test_a_war_card_gives_the_voidborn_what_it_says_in_the_skirmish_of_its_round_alone(war, gained):
    for number, difficulty in enumerate(("easy", "medium", "hard")):
        stage = against(difficulty=difficulty)
        now = {key: value[number] if isinstance(value, tuple) else value for key, value in gained.items()}
        assert extras(stage.g, 0, war) == Extras(**now)
        assert extras(stage.g, 0) == Extras()


def test_a_skirmish_comes_only_to_sectors_beside_the_voidborn(alone):
    """One's own sectors but the Home; without any nothing happens, not even the rider."""
    assert skirmish_targets(alone.g, 0) == [alone.outpost]
    for index, sector in enumerate(alone.g.sectors):
        if is_void(sector) and alone.outpost in near(alone.g, index):
            alone.set(index, void=0)
    assert skirmish_targets(alone.g, 0) == []
    alone.house.corrupted_tracks = (True,) * 3
    before = alone.g.sectors
    alone.play(Step.SKIRMISH(who=0, more=3, rider="place[all](void(1))"))
    assert alone.g.sectors == before


@pytest.mark.parametrize(("war", "more"), [("entrenchment", 1), ("vanguard", 0)])
def test_entrenchment_places_a_sector_defense_if_the_skirmish_is_defended(alone, war, more):
    """Without Voidborn Fleet Power it is defended too."""
    pure(alone)
    alone.rest = Random(0)
    before = sum(len(sector.built) for sector in alone.g.sectors if is_void(sector))
    alone.play(Step.SKIRMISH(who=0, war=war))
    assert sum(len(sector.built) for sector in alone.g.sectors if is_void(sector)) == before + more
