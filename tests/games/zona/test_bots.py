"""The sensible scavenger: what it does in plain positions, and that it answers in time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stolik
from stolik.core.position import Position
from stolik.games.zona.bots import Sensible
from stolik.lab.simulate import Plan, simulate


def answer(deal: dict[str, Any], *before: str, players: int = 1) -> str:
    """What it answers in a described position, after some answers given for it."""
    position: Position = stolik.new_game("zona", players=players, seed=1, deal=deal)
    for one in before:
        position.answer(0, one)
    question = position.pending[0]
    given = Sensible(0, Random(1)).choose(position.observe(0), question)
    return str(question.plain(question.check(given)))


def test_it_pushes_a_test_that_a_push_may_pass():
    deal = {"dice": ["blank", "blank", "failure"], "seat:0": {"character": "tamara", "area": "pg", "items": []}}
    assert answer(deal, "word:area_action") == "word:push"


def test_it_rerolls_a_failure():
    deal = {"dice": ["success", "failure", "failure"], "seat:0": {"character": "tamara", "area": "pg", "items": []}}
    assert answer(deal, "word:area_action", "word:push") in ("die:1", "die:2")


@pytest.mark.parametrize(("character", "does"), [("tamara", "word:flee"), ("iwan", "word:fight")])
def test_it_fights_what_it_can_beat(character, does):
    armed = {"iwan": ["assault_rifle", "carbine", "sawn_off_shotgun"]}.get(character, [])
    deal = {
        "area:ka": {"threats": ["skinless_bear"]},
        "dice": ["success"] * 3,
        "seat:0": {"character": character, "area": "ka", "damage": 0, "items": armed},
    }
    assert answer(deal, "word:search") == does


def test_with_two_secrets_it_goes_on_to_the_power_plant():
    deal = {"seat:0": {"character": "iwan", "area": "pr", "damage": 0, "secrets": ["a01", "b01"], "items": []}}
    assert answer(deal) == "word:area_action"
    deal["seat:0"] |= {"area": "el"}
    assert answer(deal) == "word:area_action"


def test_with_two_secrets_it_does_not_set_out_hurt_and_unarmed_while_there_is_time():
    deal = {"seat:0": {"character": "iwan", "area": "pr", "damage": 5, "secrets": ["a01", "b01"], "items": []}}
    assert answer(deal) != "word:area_action"


def test_it_heals_at_a_bunker_when_nearly_dead():
    deal = {
        "seat:0": {
            "character": "tamara", "area": "za", "damage": 6, "fatigue": 5, "traumas": ["smarts", "willpower"],
            "roubles": 900, "items": [],
        },
    }  # fmt: skip
    assert answer(deal) == "word:area_action"


def test_it_runs_from_an_emission():
    deal = {
        "phase": "rumours", "emission": 5, "rumours_top": ["tripwires"],
        "seat:0": {"character": "tamara", "area": "cz", "damage": 5, "items": []},
    }  # fmt: skip
    assert answer(deal) in ("area:za", "area:on")


def test_rounds_are_counted():
    report = simulate(Plan("zona", 1, 1, 1, ("random",)))
    assert report.turns is not None
    assert 1 <= report.turns.most <= 16
