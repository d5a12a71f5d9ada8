"""How the rules walk through the structure of an effect: the table in docs/voidfall-effects.md, line by line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.voidfall.stage import Stage

from stolik.content.effects import parse
from stolik.core.state import put
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.effects.possible import in_full, possible

IMPOSSIBLE = "upgrade"
"""Without a Glory token below 5."""


@pytest.fixture
def stage() -> Stage:
    stage = Stage(1, scenario="first_stand")
    stage.house.stock, stage.house.glory = (0,) * 5, ()
    stage.g.turn.where = ""
    return stage


def gained(stage: Stage) -> str:
    return "".join(letter * units for letter, units in zip("FEMCS", stage.house.stock, strict=True))


@pytest.mark.parametrize(("effect", "answers", "gains"), [
    ("1F 1E", [], "FE"),
    (f"1F {IMPOSSIBLE} 1E", [], "FE"),
    ("any(1) fem(1)", [["resource:C"], ["resource:M"]], "MC"),
])  # fmt: skip
@pytest.mark.parametrize("must", [False, True])
def test_all_parts_happen_in_this_order(stage: Stage, effect: str, answers: list[Any], gains: str, must: bool):
    stage.resolve(effect, *answers, must=must)
    assert gained(stage) == gains


@pytest.mark.parametrize(("effect", "answers", "gains"), [
    ("any(1) + any(2)", ["effect:any_2", ["resource:C"] * 2, ["resource:F"]], "FCC"),
    ("any(1) + any(2)", ["word:done"], ""),
    ("any(1) + 1E + any(2)", ["effect:1e", "word:done"], "E"),
    ("1F + 1E", [], "FE"),
    (f"any(1) + {IMPOSSIBLE}", [["resource:C"]], "C"),
])  # fmt: skip
def test_of_any_parts_the_player_says_which_comes_next_or_stops(stage, effect, answers, gains):
    stage.resolve(effect, *answers)
    assert gained(stage) == gains


def test_any_parts_that_must_happen_are_chosen_until_none_is_left(stage: Stage):
    stage.resolve("any(1) + any(2)", "effect:any_2", ["resource:C"] * 2, ["resource:F"], must=True)
    assert stage.offered[0] == ["effect:any_1", "effect:any_2"]
    assert gained(stage) == "FCC"


@pytest.mark.parametrize(("effect", "offered"), [
    ("1F / 1E", ["effect:1f", "effect:1e", "word:decline"]),
    (f"1F / {IMPOSSIBLE} / 1E", ["effect:1f", "effect:1e", "word:decline"]),
    (f"1F / {IMPOSSIBLE}", ["effect:1f", "word:decline"]),
])  # fmt: skip
def test_one_of_several_may_be_declined(stage: Stage, effect: str, offered: list[str]):
    stage.resolve(effect, "word:decline")
    assert (stage.offered, gained(stage)) == ([offered], "")
    stage.resolve(effect, "effect:1f")
    assert gained(stage) == "F"


def test_one_of_several_that_must_happen_is_one_that_can_happen_in_full(stage: Stage):
    stage.resolve(f"1F {IMPOSSIBLE} / 1E / 1M", "effect:1m", must=True)
    assert (stage.offered, gained(stage)) == ([["effect:1e", "effect:1m"]], "M")
    stage.resolve(f"1F {IMPOSSIBLE} / 1E", must=True)
    assert gained(stage) == "EM"


@pytest.mark.parametrize(("answer", "left"), [("effect:1c_for_2f", "FF"), ("word:decline", "C")])
def test_what_has_a_price_is_asked_once(stage: Stage, answer: str, left: str):
    stage.house.stock = put(stage.house.stock, 3, 1)
    stage.resolve("1C -> 2F", answer)
    assert (stage.asked, gained(stage)) == (["buy"], left)


def test_a_price_that_must_be_paid_is_paid_unasked(stage: Stage):
    stage.house.stock = put(stage.house.stock, 3, 1)
    stage.resolve("1C -> 2F", must=True)
    assert gained(stage) == "FF"
    stage.resolve("1C -> 2F", must=True)
    assert gained(stage) == "FF", "nothing to pay with"


def test_what_cannot_be_paid_or_would_do_nothing_is_not_offered(stage: Stage):
    stage.resolve("1C -> 2F")
    stage.house.stock = put(stage.house.stock, 3, 1)
    stage.resolve(f"1C -> {IMPOSSIBLE}")
    assert gained(stage) == "C"


@pytest.mark.parametrize(("effect", "can"), [
    ("1F", True), (IMPOSSIBLE, False),
    (f"1F {IMPOSSIBLE}", True), (f"{IMPOSSIBLE} + 1F", True), (f"{IMPOSSIBLE} / 1F", True),
    (f"{IMPOSSIBLE} {IMPOSSIBLE}", False), ("1C -> 1F", False), (f"1F -> {IMPOSSIBLE}", False),
    ("when(active >= 0, 1F)", True), ("when(glories >= 1, 1F)", False), (f"when(active >= 0, {IMPOSSIBLE})", False),
    (f"up_to(2, {IMPOSSIBLE})", False), (f"per(glories, {IMPOSSIBLE})", True),
])  # fmt: skip
def test_of_several_parts_one_that_is_possible_is_enough(stage: Stage, effect: str, can: bool):
    assert possible(stage.g, 0, parse(effect)) is can


def test_brackets_change_nothing_in_a_price(stage: Stage):
    stage.house.stock = (0, 1, 1, 0, 0)
    assert can_pay(stage.g, 0, parse("(1E any(1))"))
    assert not can_pay(stage.g, 0, parse("(1E any(1)) 1M"))


def test_where_a_price_is_paid_is_not_known_before(stage: Stage):
    stage.house.stock = put(stage.house.stock, 3, 1)
    stage.g.turn.where = "track:society"
    assert not possible(stage.g, 0, parse("here(guild)"))
    assert possible(stage.g, 0, parse("1C -> here(guild)"))
    assert not possible(stage.g, 0, parse("2C -> here(guild)"))


@pytest.mark.parametrize(("effect", "whole"), [
    ("1F 1E", True), (f"1F {IMPOSSIBLE}", False), (f"1F {IMPOSSIBLE} / 1E", True),
    (f"{IMPOSSIBLE} / {IMPOSSIBLE}", False),
    ("corrupt[track]", True), ("corrupt[track] corrupt[track] corrupt[track] corrupt[track]", False),
])  # fmt: skip
def test_in_full_means_every_part_and_a_part_named_twice_also_twice(stage: Stage, effect: str, whole: bool):
    stage.house.corrupted_tracks = (False,) * 3
    assert in_full(stage.g, 0, parse(effect)) is whole


def test_a_single_place_is_taken_unasked_by_who_has_agreed(stage: Stage):
    stage.clear()
    stage.set(stage.home, guilds="FFFF", pop=2, corrupted=False)
    stage.resolve("raise / 1F", "effect:raise")
    assert stage.sector(stage.home).pop == 3
    stage.resolve("raise", "word:decline")
    assert stage.sector(stage.home).pop == 3
