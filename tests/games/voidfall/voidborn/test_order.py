"""The order of phases and steps against the Voidborn (rulebook, Cycle of the game, the blue sections)."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from tests.games.voidfall.stage import Stage, against
from tests.games.voidfall.voidborn.test_company import begin

from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME


def planned(stage: Stage, step: str) -> list[str]:
    """The steps that follow a step."""
    GAME.play_step(begin(stage, step), QuickTable(lambda seat, question: question.sample(Random(0)), {}, stage.g.rng))
    return [stage.g.at, *(call.step for call in reversed(stage.g.agenda))]


@pytest.mark.parametrize(("event", "first"), [("growing_threat", ["frame"]), ("dark_age", [])])
def test_in_the_evaluation_each_faces_the_whole_crisis_board_then_all_pay_and_shelter(pair, event, first):
    """1 Skirmish and costs player by player, 2 Upkeep and Safe Havens, 3 objectives, 4 Agendas, 5 Focus cards."""
    pair.g.event = event
    steps = [
        ["skirmish", "pay_board"] * 2,
        *([step] * 2 for step in ("pay_upkeep", "shelter", "objectives", "score_agendas")),
    ]
    assert planned(pair, "evaluate") == [*first, *chain(*steps), "end_cycle"]


def test_scorched_earth_spares_the_whole_crisis_board(pair):
    pair.g.event = "scorched_earth"
    assert planned(pair, "evaluate")[0] == "pay_upkeep"


@pytest.mark.parametrize(("round_", "after"), [(1, ["void_progress", "resolve"]), (2, ["void_progress"])])
def test_a_delayed_frame_follows_the_void_progress_of_each_first_turn(pair, round_, after):
    pair.g.event, pair.g.round, pair.g.turn.focus = "wind_of_annihilation", round_, "production"
    pair.g.agenda = ()
    assert planned(pair, "end_turn") == after


@pytest.mark.parametrize("prepared", [True, False])
def test_focus_cards_are_prepared_before_the_alert_comes_up(prepared):
    stage = against(2, prepared_focus=prepared)
    stage.g.event, stage.g.round = "dark_age", 1
    assert planned(stage, "begin_round")[:2] == (
        ["prepare_focus", "turn_alert"] if prepared else ["turn_alert", "begin_turn"]
    )


@pytest.mark.parametrize(("players", "seats"), [(1, 0), (2, 2), (3, 3)])
def test_a_cycle_begins_with_offer_alerts_harbinger_and_an_order_agreed_by_all(players, seats):
    stage = against(players)
    stage.g.cycle = 1
    steps = ["new_offer", "add_alerts", "alert_harbinger", *["choose_seat"] * seats, "reveal_event"]
    assert planned(stage, "begin_cycle") == steps
