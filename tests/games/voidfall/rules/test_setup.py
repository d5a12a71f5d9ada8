"""Set-up: what lies where when the first turn begins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.voidfall.stage import Stage

from stolik.core.chance import Chance, Deck
from stolik.core.errors import BadOption
from stolik.core.question import Question
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.sectors import home_of
from stolik.games.voidfall.rules.steps import Step


def _never_asked(seat: int, question: Question[Any]) -> Any:
    raise AssertionError(f"seat {seat} is asked {question.kind}")


def _declining(seat: int, question: Question[Any]) -> Any:
    return question.wire()["options"][-1]


SEEDS = range(12)
COMPETITIVE = "second_genesis"
EVERY_HOUSE = [start.id for start in BOOK.starts.values()]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_house_left_open_is_one_that_the_scenario_recommends_and_no_one_elses(seed):
    row = BOOK.scenario("kingdom_come", 3)
    assert row is not None
    assert row.recommended
    chosen = row.recommended[0]
    stage = Stage(3, seed=seed, scenario="kingdom_come", house_1=chosen)
    others = [house.house for house in stage.g.houses[1:]]
    assert stage.house.house == chosen
    assert len({chosen, *others}) == 3
    assert set(others) <= set(row.recommended)


def test_two_players_cannot_have_one_house():
    with pytest.raises(BadOption, match="valnis"):
        GAME.check_setup(2, {"house_1": "valnis", "house_2": "valnis"})


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_an_origin_card_says_what_stands_in_home_and_outpost_and_on_the_board(id):
    """Before the starting gains of the Agenda and the event are resolved."""
    start = BOOK.starts[id]
    values = GAME.check_options({"scenario": "first_stand", "house_1": start.house, "side_1": start.side})
    g = GAME.new(1, values, Chance.from_seed(1))
    GAME.play_step(g, QuickTable(_never_asked, {}, g.rng))
    house, home = g.houses[0], g.sectors[home_of(g, 0)]
    outpost = next(sector for sector in g.sectors if sector.owner == 0 and sector.tile == "outpost")
    assert (home.pop, home.guilds, home.corrupted) == (start.home_pop, start.home_guilds, start.home_corrupted)
    assert (outpost.pop, outpost.guilds, outpost.built) == (
        start.outpost_pop, start.outpost_guilds, start.outpost_installations,
    )  # fmt: skip
    assert house.stock == tuple(start.stock)
    assert house.tracks == tuple(start.tracks)
    assert house.technologies == (start.technology,)
    assert house.slots[0] == id
    assert home.power + outpost.power + house.active + house.inactive == 14
    assert house.influence == 10


def test_the_rightmost_agenda_slot_begins_corrupted():
    assert Stage().house.corrupted_slots == (False, False, False, True, False)


@pytest.mark.parametrize(("house", "waiting"), [
    ("valnis", "innovation"), ("yarvek", ""), ("marqualos", ""),
])  # fmt: skip
def test_innovation_waits_for_cycle_two_but_cards_that_stand_for_it_do_not(house, waiting):
    stage = Stage(house_1=house)
    assert stage.house.waiting == waiting
    assert len(stage.house.focuses) == (8 if waiting else 9)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "scenario", "both", "first", "free"), [
    (2, COMPETITIVE, 8, 0, 0), (1, "first_stand", 0, 5, 3), (2, "darkest_hour", 6, 0, 2), (4, "darkest_hour", 6, 0, 2),
])  # fmt: skip
def test_copies_of_the_technologies_on_offer(players, scenario, both, first, free, seed):
    """Alone three have the copy without Influence only, the others the copy of 4; together two have no copy of 4."""
    g = Stage(players, seed=seed, scenario=scenario).g
    assert len(set(g.tableau)) == 8
    assert sorted(g.copies) == sorted([(4, 0)] * both + [(4,)] * first + [(0,)] * free)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("scenario", [COMPETITIVE, "introduction"])
def test_with_three_or_four_players_the_own_starting_technologies_are_on_offer_too(players, scenario):
    """The introduction is played by the rules of competition (How to play the Introductory Scenario)."""
    stage = Stage(players, scenario=scenario)
    own = [BOOK.starts[house.start].technology for house in stage.g.houses]
    assert list(stage.g.tableau[8:]) == own
    assert stage.g.copies[8:] == ((4,),) * players


@pytest.mark.parametrize("seed", SEEDS)
def test_four_improved_technologies_lie_under_the_lock_tile_and_the_other_four_wait(seed):
    g = Stage(seed=seed, scenario="first_stand").g
    assert g.locked
    assert (len(g.improved_now), len(g.improved_later)) == (4, 4)
    assert {*g.improved_now, *g.improved_later} == set(g.tableau)


@pytest.mark.parametrize(("players", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_trade_token_lies_on_each_space_with_three_or_four_players_two(players, tokens):
    assert Stage(players, scenario=COMPETITIVE if players > 1 else "introduction").g.trades == (tokens,) * 6


@pytest.mark.parametrize(("house", "side", "tokens"), [
    ("valnis", "b", 1), ("marqualos", "a", 2), ("marqualos", "b", 1), ("kradmor", "b", 1),
])  # fmt: skip
def test_the_stock_of_an_origin_already_holds_the_bonus_of_its_trade_tokens(house, side, tokens):
    """The first one's bonus is 1 Science, which these cards have more than others of their side."""
    values = GAME.check_options({"scenario": "first_stand", "house_1": house, "side_1": side})
    g = GAME.new(1, values, Chance.from_seed(1))
    g.bounty_pile = Deck(0, (0,))
    table = QuickTable(_declining, {}, g.rng)
    while g.at != "begin_cycle":
        table.book.clear()
        GAME.play_step(g, table)
    assert g.houses[0].stock == tuple(BOOK.starts[f"{house}_{side}"].stock)
    assert (g.houses[0].loose_trades, sum(g.trades)) == (tokens, 6 - tokens)


@pytest.mark.parametrize("seed", SEEDS)
def test_starting_glory_follows_the_turn_order(seed):
    """The values by seat are ours (P-01); alone it is a 2."""
    g = Stage(4, seed=seed, scenario=COMPETITIVE).g
    assert [g.houses[me].glory for me in g.order] == [(value,) for value in BOOK.starting_glory]


@pytest.mark.parametrize("answer", ["word:no", "word:yes"])
def test_marqualos_chooses_which_of_two_starting_agendas_it_plays(answer):
    """F-12."""
    stage = Stage(house_1="marqualos")
    stage.house.start_objectives = ()
    stage.play(Step.CHOOSE_START(who=0), answers=[answer])
    start = BOOK.starts[stage.house.start]
    assert start.other_objectives
    assert stage.house.start_objectives == (start.other_objectives if answer == "word:yes" else ())
    told = [line for line in stage.lines if line.entry.id == "other_start"]
    assert [line.to for line in told] == [None] * (answer == "word:yes"), "an Agenda in play is open to all"
