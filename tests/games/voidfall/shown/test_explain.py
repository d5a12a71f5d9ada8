"""What a question says beside its usual words, and what a House lacks for the coming Evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.voidfall.stage import Stage, against

from stolik.content.effects import parse
from stolik.content.options import cost_option, effect_option
from stolik.core.explain import Explanation, Say
from stolik.core.question import Amounts, Choose, Question
from stolik.core.state import put
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.invasion.skirmish import attack_sources
from stolik.games.voidfall.rules.state import replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import (
    DONE,
    END_TURN,
    FLIP,
    GOODS,
    PASS,
    RETURN_TRADES,
    SECTORS,
    SLOT,
    TRACK,
    WAYS,
)
from stolik.games.voidfall.view.explain import explain
from stolik.games.voidfall.view.observe import observe

DUE = [
    ([4, 0, 0, 0, 0], (), (0, 0)),
    ([1, 4, 2, 0, 0], (), (3, 0)),
    ([1, 3, 1, 0, 0], (), (3, 1)),
    ([0, 0, 0, 9, 9], (), (4, 4)),
    ([0, 0, 0, 1, 0], ("data_refinery",), (4, 2)),
]


@pytest.mark.parametrize(("stock", "improved", "short"), DUE)
def test_the_view_says_how_much_food_is_lacking_and_what_nothing_pays(stock, improved, short):
    stage = Stage()
    house = stage.house
    house.technologies = house.improved = improved
    house.stock, house.slots = tuple(stock), put(house.slots, 1, "trade_monopoly")
    view = observe(stage.g, 0).houses[0]
    assert (view.upkeep, view.food_short, view.upkeep_short) == (4, *short)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("event", ["dark_age", "scorched_earth"])
def test_what_is_said_to_be_lacking_is_lacking_in_the_evaluation(seed, event):
    """The Crisis board is paid before the Upkeep, unless an event skips it. Zenor pays for it with Science too."""
    stage, rng = against(house_1="zenor"), Random(seed)
    stage.g.event, stage.house.influence = event, 100
    stage.house.slots = put(stage.house.slots, 1, "trade_monopoly")
    stage.house.stock = tuple(0 if good is GOODS[3] else rng.randint(0, 3) for good in GOODS)
    stage.g.row_harbingers = put(stage.g.row_harbingers, 1, seed)
    view = observe(stage.g, 0).houses[0]
    before, stage.rest = list(stage.house.stock), Random(1)
    if event == "dark_age":
        stage.play(Step.PAY_BOARD(who=0))
        assert 100 - stage.house.influence == 3 * view.board_short
        left = dict(zip("FEMCS", stage.house.stock, strict=True))
        spent = {kind: units - left[kind] for kind, units in zip("FEMCS", before, strict=True)}
        assert {kind: units for kind, units in spent.items() if units} == view.board_due
    stage.play(Step.PAY_UPKEEP(who=0))
    assert stage.house.unpaid_upkeep == view.upkeep_short
    assert view.upkeep_lost == 3 * view.upkeep_short


@pytest.mark.parametrize("phase", ["evaluation", "end"])
def test_once_the_evaluation_has_come_nothing_is_lacking_for_it(phase):
    stage = Stage()
    stage.house.stock, stage.g.phase = (0,) * 5, phase
    view = observe(stage.g, 0).houses[0]
    assert (view.upkeep > 0, view.food_short, view.upkeep_short) == (True, 0, 0)


@pytest.mark.parametrize(("units", "warned"), [(2, True), (3, False)])
def test_who_ends_a_turn_too_poor_for_a_penalty_is_warned(units, warned):
    """Emergency Rations: lose 3 resources."""
    stage = against()
    stage.g.crisis, stage.house.stock = "emergency_rations", (units, 0, 0, 0, 0)
    view, act = observe(stage.g, 0), Choose("act", [END_TURN])
    assert view.crisis is not None
    assert view.crisis.sufferable is not warned
    told = {"word:end_turn": Say("warn-no-penalty", {"crisis": "crisis:emergency_rations"})}
    assert explain(view, act).warn == (told if warned else {})
    ways = [way for way in WAYS.values() if way is not WAYS["penalty"] or not warned]
    asked = explain(view, Choose("void_progress", ways)).ask
    assert asked == (Say("ask-void_progress-no_penalty") if warned else None)


def test_without_a_crisis_nobody_is_warned():
    stage = against()
    stage.g.crisis, stage.house.stock = "", (0,) * 5
    assert explain(observe(stage.g, 0), Choose("act", [END_TURN])).warn == {}


def test_a_turn_in_which_no_action_is_left_says_so():
    """Trade tokens may still be put back, which is no action."""
    stage, rest = against(), [RETURN_TRADES, END_TURN]
    stage.g.crisis = ""
    asked = [explain(observe(stage.g, 0), Choose("act", options)).ask for options in (rest, [FLIP, *rest])]
    assert asked == [Say("ask-act-done"), None]


def test_the_question_about_credits_names_the_price_of_the_row_and_what_is_spent_already():
    stage = against()
    stage.house.stock, stage.g.row_harbingers = (0, 2, 1, 5, 3), (0, 2)
    question = Amounts("board_credits", GOODS[1:3], [2, 1], 0, 3)
    said = explain(observe(stage.g, 0), question).ask
    spent = {"F": 0, "E": 2, "M": 1, "C": 1, "S": 1}
    assert said == Say("ask-board_credits-due", {"price": cost_option(BOOK.crisis_slots[2].cost).ref, **spent})


def test_the_question_about_food_names_the_upkeep():
    stage = Stage()
    stage.house.slots = put(stage.house.slots, 1, "trade_monopoly")
    question = Amounts("upkeep_food", [GOODS[0]], [2], 0, 2)
    assert explain(observe(stage.g, 0), question).ask == Say("ask-upkeep_food-due", {"n": 4})


def test_each_place_for_corruption_says_whether_it_strengthens_skirmishes():
    """It does on tracks and agenda slots; in sectors it does not."""
    stage = against()
    places = [SECTORS[stage.outpost], SLOT[1], TRACK[0]]
    told = explain(observe(stage.g, 0), Choose("corrupt", places)).does
    before = _attack(stage)
    for place in places:
        stage.resolve("corrupt", place.ref, must=True)
        stronger, before = _attack(stage) > before, _attack(stage)
        assert told[place.ref] == Say("does-corrupt-board" if stronger else "does-corrupt-sector")


def _attack(stage: Stage) -> int:
    return sum(source.n for source in attack_sources(stage.g, 0))


@pytest.mark.parametrize(("units", "glory", "lost"), [(1, [2], 1), (1, [], 0), (2, [2], None)])
def test_who_recalls_the_last_fleet_power_of_a_sector_is_told_that_it_is_lost(units, glory, lost):
    """The Home is never lost like that."""
    stage = Stage()
    stage.house.glory = tuple(glory)
    outpost, home = SECTORS[stage.outpost], SECTORS[stage.home]
    for index in (stage.outpost, stage.home):
        replace_sector(stage.g, index, fleets=(units, 0, 0, 0, 0))
    warned = explain(observe(stage.g, 0), Choose("recall_from", [outpost, home])).warn
    told = {outpost.ref: Say("warn-abandoned", {"sectors": [outpost.ref], "n": 1, "glory": lost})}
    assert warned == ({} if lost is None else told)


def test_a_single_effect_is_not_called_one_of_several():
    view, effects = observe(Stage().g, 0), [effect_option(parse(text)) for text in ("activate", "upgrade")]
    assert explain(view, Choose("any_of", [effects[0], DONE])).ask == Say("ask-any_of-one")
    assert explain(view, Choose("any_of", [*effects, DONE])) == Explanation()


def test_a_question_that_needs_no_more_words_has_none():
    assert explain(observe(Stage().g, 0), Choose("buy", [PASS])) == Explanation()


@pytest.mark.parametrize(
    ("effect", "said"),
    [("defence", Say("ask-build_in-named")), ("shipyard", Say("ask-build_in-named")), ("installation", None)],
)
def test_who_builds_an_installation_of_one_kind_is_told_which(effect, said, monkeypatch):
    stage, answered, heard = Stage(), Stage._answer, []

    def hear(stage: Stage, seat: int, question: Question[Any]) -> Any:
        heard.append(question)
        return answered(stage, seat, question)

    monkeypatch.setattr(Stage, "_answer", hear)
    stage.resolve(effect, PASS.ref)
    (question,) = heard
    assert question.kind == "build_in"
    assert explain(observe(stage.g, 0), question).ask == said
    assert question.about == (f"installation:{effect}" if said else "")
