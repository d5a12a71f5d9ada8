"""Options that depend on each other and on the number of players, and tables a game refuses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from tests.core.toys import done, toy

from stolik.core.errors import BadOption, BadPlayers
from stolik.core.game import Game
from stolik.core.laws.declared import options_go_together
from stolik.core.options import TABLE, VARIANT, Preset, Recommended, When, options_of
from stolik.core.position import Position


class Rules(msgspec.Struct):
    mode: Annotated[Literal["against", "together"], VARIANT] = "against"
    level: Annotated[Literal["easy", "hard"], When(options={"mode": ("together",)}), VARIANT] = "easy"
    map: Annotated[
        Literal["usual", "small", "large"], {"small": When(players=(1, 2)), "large": When(players=(3, 4))}
    ] = "usual"
    third: Annotated[bool, TABLE, When(players=(3, 4))] = False
    plain: bool = True
    later: Annotated[bool, Recommended(False)] = True


def no_large_and_hard(players: int, options: Mapping[str, Any]) -> None:
    if options["map"] == "large" and options["level"] == "hard":
        raise BadOption(game="toy", option="map", reason="too_hard")


PRESETS = (
    Preset("hard", {"mode": "together", "level": "hard"}, players=(1, 2)),
    Preset("hard", {"mode": "together", "level": "hard", "third": True}, players=(3, 4)),
    Preset("duel", {"map": "small"}, players=(2, 2)),
)
GAME: Game[Any] = replace(
    toy(done),
    new=lambda players, options, rng: toy(done).new(players, {}, rng),
    options=options_of(Rules),
    check_table=no_large_and_hard,
    refusals=frozenset({"too_hard"}),
    presets=PRESETS,
)


def test_conditions_stand_in_the_annotations() -> None:
    mode, level, map_, third, plain, later = options_of(Rules)
    assert (mode.group, level.group, map_.group, third.group, plain.group) == (
        "variant", "variant", "ruling", "table", "ruling",
    )  # fmt: skip
    assert level.applies_if == When(options={"mode": ("together",)})
    assert map_.values_if["small"] == When(players=(1, 2))
    assert plain.applies_if is None
    assert plain.values_if == {}
    assert (plain.default, plain.before) == (True, None)
    assert (later.default, later.before) == (False, True)


def test_an_option_that_was_not_there_is_as_the_rules_were_then() -> None:
    assert GAME.check_options({})["later"] is False
    assert GAME.carried_over(2, {"plain": False})["later"] is True
    assert GAME.carried_over(2, {"later": False})["later"] is False


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"mode": "together", "level": "hard", "map": "small"}),
        (3, {"map": "large", "third": True}),
        (2, {"level": "easy", "third": False}),
    ],
)
def test_what_goes_together_can_be_played(players: int, options: dict[str, Any]) -> None:
    assert Position(GAME, players, 1, options).options.items() >= options.items()


@pytest.mark.parametrize(
    ("players", "options", "option", "reason"),
    [
        (2, {"level": "hard"}, "level", "unfit"),
        (2, {"third": True}, "third", "unfit"),
        (3, {"map": "small"}, "map", "unfit"),
        (3, {"map": "large", "mode": "together", "level": "hard"}, "map", "too_hard"),
    ],
)
def test_what_does_not_is_refused_and_the_option_named(
    players: int, options: dict[str, Any], option: str, reason: str
) -> None:
    with pytest.raises(BadOption) as refused:
        Position(GAME, players, 1, options)
    assert (refused.value.details["option"], refused.value.details["reason"]) == (option, reason)


@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ({"mode": "together", "level": "hard", "map": "small"}, {"mode": "together", "level": "hard", "map": "small"}),
        ({"gone": True, "plain": False}, {"plain": False}),
        ({"mode": "hostile", "third": "yes", "plain": 0}, {}),
        ({"level": "hard", "map": "large"}, {}),
    ],
    ids=["all known", "an option is gone", "a value is gone", "no longer go together"],
)
def test_of_the_options_of_older_rules_those_stay_that_these_rules_allow(
    chosen: dict[str, Any], left: dict[str, Any]
) -> None:
    defaults = GAME.check_options({})
    assert GAME.carried_over(2, chosen) == defaults | {"later": True} | left
    GAME.check_setup(2, GAME.carried_over(2, chosen))


def test_players_are_looked_at_first() -> None:
    with pytest.raises(BadPlayers):
        GAME.check_setup(5, {"map": "nowhere"})


def test_presets_are_those_of_the_number_of_players() -> None:
    assert [preset.id for preset in GAME.presets_for(1)] == ["hard"]
    assert [preset.id for preset in GAME.presets_for(2)] == ["hard", "duel"]
    assert [preset.options.get("third") for preset in GAME.presets_for(4)] == [True]


def test_random_options_go_together_and_reach_every_value() -> None:
    drawn = [GAME.random_options(players, Random(seed)) for seed in range(200) for players in range(1, 5)]
    for seed, options in enumerate(drawn):
        GAME.check_setup(seed % 4 + 1, options)
    assert {options["map"] for options in drawn} == {"usual", "small", "large"}
    assert {options["level"] for options in drawn} == {"easy", "hard"}


def test_a_sound_game_keeps_the_law() -> None:
    options_go_together(GAME)


def against(players: int, options: Mapping[str, Any]) -> None:
    raise BadOption(game="toy", option="mode", reason="never")


@pytest.mark.parametrize(
    "change",
    [
        {"check_table": against},
        {"refusals": frozenset()},
        {"presets": (Preset("large", {"map": "large"}, players=(2, 4)),)},
        {"presets": (*PRESETS, Preset("duel", {}, players=(1, 4)))},
        {"options": options_of(Rules)[1:]},
    ],
)
def test_what_does_not_go_together_breaks_it(change: dict[str, Any]) -> None:
    with pytest.raises((AssertionError, BadOption)):
        options_go_together(replace(GAME, **change))
