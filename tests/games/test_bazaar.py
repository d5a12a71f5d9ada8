"""A small euro game of another package: what the house offers such games, on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.games.conftest import PACKAGES, stolik

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("beside_ours")]

CASES = PACKAGES / "bazaar.txt"
WRONG = """game: bazaar
players: 2
scenario: Wrong
play:
  seat:0 is asked gather limits good:wood=3
"""


def test_it_keeps_the_laws() -> None:
    findings = json.loads(stolik("laws", "bazaar", "--json", "--games", "20"))
    assert [finding for finding in findings if finding["problem"]] == []


def test_units_shared_out_can_be_written_in_scenarios(tmp_path: Path) -> None:
    assert "4 of 4 scenarios are as described." in stolik("scenario", str(CASES))
    file = tmp_path / "wrong.txt"
    file.write_text(WRONG)
    told = stolik("scenario", str(file), code=1)
    assert "choosing 3 to 3 limits good:wood=2 good:stone=2 good:gold=2" in told


@pytest.mark.parametrize(
    ("typed", "gathered"),
    [
        ("1=2 3", "wood: 2, stone: 0, gold: 1"),
        ("1 2 3", "wood: 1, stone: 1, gold: 1"),
        ("2, 2, 1", "wood: 1, stone: 2, gold: 0"),
    ],
)
def test_units_are_shared_out_in_a_terminal(typed: str, gathered: str) -> None:
    refused = ["1", "1=3", "4", "0 1 2", "1=2=1", "x", "1=x 2 3", ""]
    told = stolik("play", "bazaar", "--players", "1", "--seed", "4", said="\n".join([*refused, typed, "q"]))
    assert told.count("That is not one of the answers.") == len(refused)
    assert "3  Gold, at most 2" in told
    assert f"Trader 1 gathers {gathered}." in told


@pytest.mark.parametrize("command", ["play", "simulate", "referee"])
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("stall_0=gold", "stall_1=gold"), "Two traders cannot both have the Gold stall."),
        (("bar=high",), "Option “bar” of bazaar cannot be “high” with 2 players and the other options."),
    ],
)
def test_a_table_the_game_refuses_is_refused_with_its_reason(
    command: str, options: tuple[str, ...], sentence: str
) -> None:
    chosen = [word for option in options for word in ("--option", option)]
    assert sentence in stolik(command, "bazaar", "--players", "2", *chosen, code=2)


def test_conditions_and_presets_are_listed() -> None:
    [bazaar] = [game for game in json.loads(stolik("games", "--json")) if game["id"] == "bazaar"]
    options = {option["id"]: option for option in bazaar["options"]}
    assert options["bar"]["applies_if"] == {"options": {"mode": ["guild"]}}
    assert options["rounds"]["values_if"] == {"five": {"players": [1, 2]}}
    assert [(preset["id"], preset["players"]) for preset in bazaar["presets"]] == [
        ("first", [1, 4]), ("hard", [1, 1]), ("hard", [2, 4]),
    ]  # fmt: skip


def test_simulations_count_points_by_seat_and_role() -> None:
    report = json.loads(stolik("simulate", "bazaar", "--players", "3", "--games", "100", "--json"))
    assert report["scores"].keys() == {"seat:0", "seat:1", "seat:2", "role:trader"}
    for points in report["scores"].values():
        assert 0 < points["low"] < points["mean"] < points["high"]
    assert report["wins"].keys() == {"seat:0", "seat:1", "seat:2"}
    assert sum(won["share"] for won in report["wins"].values()) >= 1


def test_simulations_of_a_guild_count_what_it_needs() -> None:
    guild = ("--players", "2", "--games", "50", "--option", "mode=guild")
    report = json.loads(stolik("simulate", "bazaar", *guild, "--json"))
    assert report["scores"]["bar"]["mean"] == 6
    assert report["wins"]["seat:0"] == report["wins"]["seat:1"]
    assert "Nobody" in stolik("simulate", "bazaar", *guild)


def test_points_are_told_at_the_end_in_a_terminal_and_of_a_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "\n".join(["1 2 3", "1"] * 40)
    told = stolik("play", "bazaar", "--players", "2", "--seed", "4", "--save", str(file), said=typed)
    assert "1. Trader" in told
    [outcome] = [json.loads(stolik("replay", str(file), "--json"))["outcome"]]
    assert len(outcome["scores"]) == 2
    assert 1 in outcome["ranks"]
    assert f"Trader 1: {outcome['scores'][0]}" in stolik("replay", str(file))
