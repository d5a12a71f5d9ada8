"""The worked examples of the rulebook about cards: Selection, actions of Technologies, Trade tokens, offers."""

from __future__ import annotations

import pytest
from tests.games.voidfall.hands import learn, left, stock
from tests.games.voidfall.stage import Stage

from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES
from stolik.games.voidfall.rules.counts import improved_limit, production, upkeep
from stolik.games.voidfall.rules.effects.cards import open_technologies
from stolik.games.voidfall.rules.steps import Step


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_selection_production_with_a_flipped_trade_token_and_an_agenda_of_wealth(stage):
    """All three actions are open and the Agenda's besides; an Agenda of Might does not go with Production."""
    house = stage.house
    house.loose_trades, house.hand, house.stock = 1, ("trade_monopoly", "mining_consortium"), (9, 9, 9, 9, 9)
    answers = ["focus:production", "word:flip_trade", "agenda:trade_monopoly", "word:end_turn", "word:discard"]
    stage.play(Step.SELECT(), answers=answers)
    assert {"agenda:trade_monopoly", "word:flip_trade"} <= set(stage.offered[1])
    assert {"agenda:mining_consortium", "word:flip_trade"}.isdisjoint(stage.offered[2])
    actions = [ref for ref in stage.offered[3] if ref.startswith(("action:", "agenda:"))]
    assert sorted(actions) == [
        "action:production_flourish", "action:production_optimize", "action:production_supply", "agenda:trade_monopoly",
    ]  # fmt: skip


def test_whoever_produces_credits_with_neural_matrix_gains_two_first(stage):
    learn(stage, "neural_matrix")
    stage.clear()
    stage.set(stage.home, pop=3, guilds="C")
    stock(stage, "")
    stage.resolve("produce[C]")
    assert stage.house.stock[3] == 2 + production(stage.g, 0, "C")


def test_dreadnoughts_are_deployed_only_with_their_technology(stage):
    stage.house.technologies, stage.house.active = ("shields",), 1
    stock(stage, "M")
    stage.resolve("deploy[home](1)", f"sector:{stage.home}")
    assert stage.sector(stage.home).fleets[3] == 0
    learn(stage, "dreadnoughts")
    stage.house.active = 1
    stage.resolve("deploy[home](1)", f"sector:{stage.home}", "fleet:dreadnought")
    assert stage.sector(stage.home).fleets[3] == 1
    assert left(stage) == ""


def test_improved_shields_lie_beside_the_board_and_improved_dreadnoughts_on_the_open_galaxy_board(stage):
    """Limit 2 + 1 + 0. Destroyers lack their Basic card here, Terraforming is not on the galaxy board."""
    house = stage.house
    house.tracks, house.corrupted_tracks = (7, 3, 2), (False, True, False)
    house.technologies, house.own_improved = ("shields", "dreadnoughts", "terraforming"), True
    stage.g.improved_now, stage.g.locked = ("dreadnoughts", "destroyers"), False
    assert improved_limit(stage.house) == 3
    found = [option.ref for option in open_technologies(stage.g, 0, ("improved",))]
    assert found == ["improved:shields", "improved:dreadnoughts"]


def test_a_trade_token_left_after_the_turn_lies_on_an_agenda_corrupted_or_not(stage):
    """3d One token is left, three Agendas are in play: it covers an icon of a Corrupted one as of any other."""
    house = stage.house
    house.slots = ("valnis_a", "heavy_industry", "trade_monopoly", "", "")
    house.corrupted_slots = (False, True, True, True, False)
    house.slot_trades = (True, False, False, False, False)
    house.loose_trades = 1
    before = upkeep(stage.g, 0)
    stage.play(Step.PLACE_TRADES())
    assert (house.loose_trades, house.slot_trades) == (0, (True, True, False, False, False))
    assert upkeep(stage.g, 0) == before - 1


@pytest.mark.parametrize(("kind", "corrupted"), [("support", 0), ("might", 1)])
def test_an_agenda_from_a_corrupted_offer_brings_its_corruption_and_leaves_the_offer_pure(stage, kind, corrupted):
    """The offer of Support is Pure, that of Might is not."""
    stage.g.corrupted_offers = (False, True, False, False)
    stage.house.corrupted_tracks = (False, False, False)
    face_up = BOOK.agenda_decks[kind][stage.g.offer[AGENDA_TYPES.index(kind)]].ref
    stage.resolve(f"agenda[{kind}]", face_up, *["track:society"] * corrupted)
    assert sum(stage.house.corrupted_tracks) == corrupted
    assert stage.g.corrupted_offers[1] != bool(corrupted)
