"""Why numbers are what they are, and the odds of tests before they are made."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_encounters import meets

import stolik
from stolik.core.inner.running import seen_by
from stolik.core.seat.explaining import why
from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.course.emission import storm
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import STAY
from stolik.games.zona.view.foresee import foresee
from stolik.games.zona.view.observe import observe
from stolik.games.zona.view.prospects import percent
from stolik.text import catalogue
from stolik.text.languages import COMPLETE


def table(players: int = 1, **deal: Any) -> Any:
    return stolik.new_game("zona", players=players, seed=1, deal={key.replace("__", ":"): v for key, v in deal.items()})


def foreseen(position: Any, answer: Any) -> dict[str, dict[str, Any]]:
    question = position.pending[0]
    state = seen_by(position._inside, 0)[0]
    return {one.of.id: dict(one.of.args) for one in foresee(state, 0, question, question.check(answer))}


def test_a_trauma_explains_an_attribute():
    position = table(seat__0={"character": "iwan", "traumas": ["physique"]})
    (told,) = why(position, 0, "attribute:physique", 0, Random(1)).sums
    assert (told.n, [part.n for part in told.parts]) == (3, [4, -1])


def test_damage_explains_what_an_item_sells_for():
    position = table(seat__0={"items": ["crowbar"], "wear": {"crowbar": 1}})
    (told,) = why(position, 0, "item:crowbar", 0, Random(1)).sums
    assert (told.n, [part.n for part in told.parts]) == (100, [200, -100])


def test_the_test_of_an_area_is_foreseen_with_its_odds():
    position = table(seat__0={"character": "tamara", "area": "pg", "items": []})
    told = foreseen(position, "word:area_action")["foreseen-test"]
    assert (told["value"], told["difficulty"], told["plain"]) == (3, 3, 94)
    for thing in "word:area_action", "area:pg":
        shown = why(position, 0, thing, 0, Random(1)).foreseen
        assert [(one.of.id, one.of.args["plain"]) for one in shown][:1] == [("foreseen-test", 94)]
    assert not why(position, 0, "word:rest", 0, Random(1)).foreseen


def test_an_item_shows_in_the_best_odds():
    bare = foreseen(table(seat__0={"character": "tamara", "area": "pg", "items": []}), "word:area_action")
    torch = foreseen(table(seat__0={"character": "tamara", "area": "pg", "items": ["torch"]}), "word:area_action")
    assert bare["foreseen-test"]["best"] < torch["foreseen-test"]["best"]
    assert bare["foreseen-test"]["plain"] == torch["foreseen-test"]["plain"]


def test_a_move_foresees_the_shortcut_and_the_encounter():
    position = table(area__jb={"threats": ["press"]}, seat__0={"character": "tamara", "area": "ka", "items": []})
    told = foreseen(position, "area:jb")
    assert told["foreseen-shortcut"] == {"damage": "damage:radiation"}
    assert told["foreseen-meets"] == {"threat": "threat:press"}
    assert told["foreseen-detection"]["difficulty"] == 3
    assert told["foreseen-confrontation"]["difficulty"] == 4


@pytest.mark.parametrize(("damage", "told"), [(0, {"foreseen-idle": {}}), (1, {})])
def test_a_choice_says_that_it_changes_nothing(damage, told):
    position = table(seat__0={"character": "lukas", "area": "sz", "fatigue": 3, "damage": damage, "items": ["herbs"]})
    position.answer(0, "item:herbs")
    assert foreseen(position, "effect:heal_1") == told
    assert foreseen(position, "effect:rest_1") == {}


def test_what_is_sold_is_foreseen_together():
    goods = ["threat:mongrel", "item:snake_nest"]
    deal = {"area": "go", "roubles": 0, "items": ["snake_nest"], "trophies": ["mongrel"]}
    position = table(seat__0={"character": "tamara", **deal})
    position.answer(0, "word:area_action")
    assert foreseen(position, goods) == {"foreseen-sold": {"n": 900}}
    position.answer(0, goods)
    assert position.observe(0).scavengers[0].roubles == 900


@pytest.mark.parametrize(("players", "difficulty"), [(2, 5), (4, 6)])
def test_odds_of_a_card_that_is_harder_in_a_crowd(players, difficulty):
    position = table(players, phase="events", events_top=["event:s10"], seat__0={"area": "sa", "items": ["crowbar"]})
    answer = next(option for option in position.pending[0].wire()["options"] if "test" in option)
    assert foreseen(position, answer)["foreseen-test"]["difficulty"] == difficulty


def test_a_lock_that_cannot_be_paid_says_so():
    position = table(facility__lab={"lock": "exhausting"}, seat__0={"area": "mo", "fatigue": 4})
    assert [one.id for one in why(position, 0, "lock:exhausting", 0, Random(1)).says] == ["why-unpayable"]


@pytest.mark.parametrize("lang", COMPLETE)
def test_everything_foreseen_can_be_told(lang):
    texts = catalogue(lang, "zona")
    rng = Random(3)
    position = stolik.new_game("zona", players=2, seed=3)
    while not position.over:
        seat = min(position.pending)
        question = position.pending[seat]
        answer = question.sample(rng)
        if seat == 0:
            for one in foresee(seen_by(position._inside, 0)[0], 0, question, answer):
                said, problems = texts.render(one.of.id, **one.of.args)
                assert not problems, (said, problems)
                assert ":" not in said.replace(": ", ""), said
        position.answer(seat, answer)


def test_a_threat_is_foreseen_where_it_lies():
    """Bog Wader: both tests are harder in the Marshes, also for who still stands elsewhere."""
    position = table(seat__0={"character": "tamara", "area": "pg", "items": []}, area__mo={"threats": ["bog_wader"]})
    told = foreseen(position, "area:mo")
    assert (told["foreseen-detection"]["difficulty"], told["foreseen-confrontation"]["difficulty"]) == (3, 4)


def test_a_confrontation_is_shown_as_it_would_be_made_now():
    """Anomaly Scanner: the confrontation of a Longing tests Smarts then, not the Willpower on its token."""
    play = Stage("tamara")
    play.give("anomaly_scanner")
    meets(play.dice("SSS"), "longing", item("anomaly_scanner"))
    assert play.before is not None
    shown = observe(play.before, 0).encounter
    assert shown is not None
    assert (play.kind, shown.attribute, shown.difficulty) == ("flee_or_fight", "attribute:smarts", 4)


def test_before_one_runs_one_knows_what_the_emission_does_where_one_stays():
    """Emission: in the yellow sector the green and the yellow part; in a bunker nothing."""
    play = Stage("tamara")
    play.me().area = "cz"
    front = 0
    play.draw("emission", front, 1).play(Step.EMISSION())
    assert play.kind == "run"
    assert play.before is not None
    assert play.asked is not None
    (told,) = foresee(play.before, 0, play.asked, STAY)
    assert tuple(told.of.args.values()) == storm(BOX, front, "yellow")


def test_nothing_uncertain_is_said_to_be_certain():
    assert [percent(chance) for chance in (0, 0.001, 0.254, 0.999, 1 - 1e-12)] == [0, 1, 25, 99, 100]
