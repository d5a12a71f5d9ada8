"""House abilities, by House."""

from __future__ import annotations

import pytest
from tests.games.voidfall.hands import lay, left, of, own, stock
from tests.games.voidfall.stage import pure

from stolik.content.effects import parse
from stolik.core.state import put
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.counts import upkeep
from stolik.games.voidfall.rules.crisis.alerts import board_price
from stolik.games.voidfall.rules.gains import begin_as_turn
from stolik.games.voidfall.rules.invasion.skirmish import attack_sources
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import PAY_CREDITS


@pytest.mark.parametrize(("science", "rest"), [(0, "S"), (1, "C")])
def test_zenor_says_whether_science_or_credits_stand_in_for_energy(science, rest):
    stage = of("zenor")
    stock(stage, "CS")
    stage.play(Step.PAY(cost="1E", who=0), answers=[science])
    assert left(stage) == rest


def test_zenor_is_not_asked_where_only_science_will_do():
    stage = of("zenor")
    stock(stage, "SS")
    stage.play(Step.PAY(cost="1E 1M", who=0))
    assert left(stage) == ""
    assert not can_pay(stage.g, 0, parse("1F"))
    stock(stage, "S")
    assert not can_pay(stage.g, 0, parse("1F"))


def test_zenor_keeps_the_science_that_the_rest_of_a_cost_needs():
    stage = of("zenor")
    stock(stage, "CSS")
    stage.play(Step.PAY(cost="1E 1M 1S", who=0))
    assert left(stage) == ""


def test_zenor_may_save_energy_that_it_has():
    stage = of("zenor")
    stock(stage, "EES")
    stage.g.turn.used = (PAY_CREDITS.ref,)
    stage.play(Step.PAY(cost="2E", who=0), answers=[1])
    assert left(stage) == "E"


def test_zenors_science_pays_the_crisis_board_too():
    """Void Progress: substitution is allowed there, and nobody loses Influence who can pay."""
    stage = of("zenor", scenario="first_stand")
    stage.g.rows, stage.g.row_harbingers = ((), ()), (0, 4)
    stock(stage, "SSSSSSSSSS")
    asked = dict.fromkeys("FEMCS", 0) | {part[-1]: int(part[:-1]) for part in str(BOOK.crisis_slots[4].cost).split()}
    paid, missing = board_price(stage.g, 0)
    assert (paid["S"], missing) == (asked["S"] + asked["E"] + asked["M"], asked["F"] + asked["C"])


@pytest.mark.parametrize(("house", "cards"), [("thegwyn", 3), ("belitan", 2)])
def test_thegwyn_looks_at_three_agendas(house, cards):
    stage = of(house)
    deck = stage.g.agenda_decks[0]
    deck.top = tuple(deck.outcomes()[:3])
    deck.bag &= ~sum(1 << card for card in deck.top)
    first = BOOK.agenda_decks["support"][deck.top[0]]
    stage.play(Step.DRAW_AGENDA(who=0, kind=0), answers=[first.ref])
    assert (len(stage.offered[0]), stage.house.hand) == (cards, (first.id,))


@pytest.mark.parametrize("corrupted", [False, True])
def test_shiveus_may_take_the_corruption_of_a_conquered_sector_home(corrupted):
    stage = of("shiveus")
    own(stage, 0, tile="standard", corrupted=corrupted, house="", glory=(), reclaims=0, bounties=0)
    stage.g.turn.target = 0
    stage.house.glory = ()
    before = stage.house.influence
    stage.play(Step.AFTERMATH(who=0, loser=-1), answers=["track:society"] if corrupted else [])
    assert stage.house.corrupted_tracks[0] == corrupted
    assert not stage.sector(0).corrupted
    assert stage.house.influence == before + 2 * corrupted


def test_yarvek_draws_two_bounties_and_returns_one():
    stage = of("yarvek")
    one, other = lay(stage, "2F / 1inf", "2E / 1inf")
    stock(stage, "")
    stage.resolve("bounty", BOOK.bounty_tokens[other].ref, "effect:2e")
    assert (stage.house.bounties, left(stage)) == ((other,), "EE")
    assert stage.g.bounty_pile.bag >> one & 1


def test_nervo_pays_one_material_less_once_a_cycle():
    stage = of("nervo")
    stage.g.turn.acting = "action:x"
    stock(stage, "MMM")
    for rest in ("MM", ""):
        stage.play(Step.PAY(cost="2M", who=0))
        assert left(stage) == rest


@pytest.mark.parametrize(("house", "spared"), [("astoran", 2), ("valnis", 0)])
def test_astoran_spares_upkeep_for_two_pure_sectors_with_an_installation(house, spared):
    """The printed Shipyard of its Home counts too."""
    stage = of(house)
    stage.clear()
    others = [index for index, sector in enumerate(stage.g.sectors) if sector.home < 0][:3]
    for index in others:
        own(stage, index, tile="standard", guilds="FFF", built=())
    bare = 2 + len(others)
    assert upkeep(stage.g, 0) == bare - spared
    stage.set(others[0], built=("shipyard",), corrupted=True)
    assert upkeep(stage.g, 0) == bare - spared
    for index in others[1:]:
        stage.set(index, built=("defence",))
    assert upkeep(stage.g, 0) == bare - 2 * spared


def test_astoran_spares_upkeep_of_agendas_where_improved_energy_cells_spare_that_of_the_sectors():
    stage = of("astoran")
    stage.clear()
    stage.house.technologies = stage.house.improved = ("energy_cells",)
    stage.house.slots = put(stage.house.slots, 1, "trade_monopoly")
    assert upkeep(stage.g, 0) == 2
    own(stage, 0, tile="standard", built=("shipyard",))
    assert upkeep(stage.g, 0) == 0


def test_kradmor_gains_science_for_the_first_corruption_it_removes_in_a_cycle():
    stage = of("kradmor")
    stage.house.corrupted_tracks = (True, True, False)
    stock(stage, "")
    stage.resolve("cleanse[track]", "track:society")
    begin_as_turn(stage.g)
    stage.resolve("cleanse[track]", "track:politics")
    assert left(stage) == "S"
    stage.house.used = ()
    stage.house.corrupted_tracks = (True, False, False)
    stage.resolve("cleanse[track]", "track:society")
    assert left(stage) == "SS"


@pytest.mark.parametrize(("house", "attack", "spared"), [("novaris", 0, 6), ("valnis", 3, 0)])
def test_corruption_on_the_board_of_novaris_draws_nobody_and_spares_upkeep(house, attack, spared):
    stage = of(house)
    stage.clear()
    pure(stage)
    stage.house.slots = (stage.house.slots[0], "trade_monopoly", "industrial_food", "salvation_project", "")
    before = upkeep(stage.g, 0)
    assert before >= 8
    stage.house.corrupted_tracks = (True, True, False)
    stage.house.corrupted_slots = put(stage.house.corrupted_slots, 2, True)
    assert total(attack_sources(stage.g, 0)) == attack
    assert upkeep(stage.g, 0) == before - spared
    stage.house.corrupted_tracks, stage.house.corrupted_slots = (True,) * 3, (True,) * 5
    assert upkeep(stage.g, 0) == (0 if spared else before)


@pytest.mark.parametrize(
    ("by", "answers", "gained"),
    [("action:x", [["resource:F", "resource:M"]], "FM"), ("crisis:price_of_power", [], "")],
)
def test_novaris_gains_for_a_corruption_that_an_action_costs_not_one_that_resolves_a_crisis(by, answers, gained):
    stage = of("novaris")
    stage.g.turn.acting = "action:x"
    stock(stage, "")
    stage.play(Step.PAY(cost="corrupt[track]", who=0, by=by), answers=["track:society", *answers])
    assert left(stage) == gained
