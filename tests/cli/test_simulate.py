"""`stolik simulate`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from tests.cli.command import stolik

from stolik.bots import BOTS
from stolik.bots.random_bot import RandomBot


def report(*args: str) -> dict[str, Any]:
    ended = stolik("simulate", "not_alone", *args, "--json")
    assert ended.err == ""
    found: dict[str, Any] = json.loads(ended.out)
    return found


class Confused:
    """A bot that answers nonsense on its third question."""

    def __init__(self, game: str, seat: int, rng: Any) -> None:
        self.bot, self.left = RandomBot(game, seat, rng), 3

    def choose(self, view: Any, question: Any) -> Any:
        self.left -= 1
        return "place:99" if not self.left else self.bot.choose(view, question)


class Broken:
    """A bot with an error of its own."""

    def __init__(self, game: str, seat: int, rng: Any) -> None:
        self.wins = 0

    def choose(self, view: Any, question: Any) -> Any:
        return question.options[1 // self.wins]


@pytest.fixture
def confused() -> Iterator[None]:
    with patch.dict(BOTS, confused=Confused):
        yield


def test_what_is_counted_adds_up() -> None:
    found = report("--players", "3", "--games", "30", "--seed", "5", "--bots", "random")
    assert (found["games"], found["errors"], found["failures"]) == (30, 0, [])
    assert sum(found["outcomes"].values()) == sum(found["reasons"].values()) == 30
    assert found["outcomes"]["creature"] == found["reasons"]["assimilated"]
    assert found["rates"]["creature"]["share"] == pytest.approx(found["outcomes"]["creature"] / 30, abs=1e-6)
    assert found["decisions"] > 30 * 20
    assert found["turns"]["least"] <= found["turns"]["mean"] <= found["turns"]["most"]
    assert found["seconds"] > 0


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    args = ("--players", "2", "--games", "60", "--seed", "9")
    one, two = report(*args), report(*args, "--jobs", "2")
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_every_game_has_a_seed_of_its_own() -> None:
    both = report("--players", "2", "--games", "2", "--seed", "4")
    alone = [report("--players", "2", "--games", "1", "--seed", seed) for seed in ("4", "5")]
    assert both["decisions"] == sum(one["decisions"] for one in alone)
    assert alone[0]["decisions"] != alone[1]["decisions"]


def test_options_change_the_game() -> None:
    plain = report("--players", "4", "--games", "20")
    changed = report("--players", "4", "--games", "20", "--option", "window_order=at_once", "--option", "expert=yes")
    assert changed["options"] == {"window_order": "at_once", "expert": True}
    assert plain["decisions"] != changed["decisions"]


@pytest.mark.usefixtures("confused")
def test_bots_are_seated_by_role_and_broken_games_are_counted() -> None:
    found = report("--players", "3", "--games", "4", "--seed", "7", "--bots", "creature=confused,hunted=random")
    assert found["bots"] == ["confused", "random", "random"]
    assert (found["games"], found["errors"]) == (4, 4)
    assert [one["seed"] for one in found["failures"]] == [7, 8, 9, 10]
    assert "place:99" in found["failures"][0]["error"]
    assert report("--bots", "random,creature=confused", "--games", "1")["bots"] == ["confused", *["random"] * 3]
    own = report("--games", "1", "--bots", "creature=tests.cli.test_simulate:Broken,hunted=random")
    assert "by zero (test_simulate.py:" in own["failures"][0]["error"]
    ended = stolik("simulate", "not_alone", "--games", "1", "--bots", "confused", lang="pl")
    assert ended.code == 1
    assert "Ziarno 1: IllegalAnswer" in ended.out


def test_people_read_shares_with_their_intervals() -> None:
    ended = stolik("simulate", "not_alone", "--games", "10", "--players", "4")
    assert ended.code == 0
    assert "95% interval" in ended.out
    assert "Creature" in ended.out
    assert "on average" in ended.out
    assert "Not Alone" in ended.out
