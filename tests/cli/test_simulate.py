"""`stolik simulate`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from tests.cli.command import stolik
from tests.core.foreign import Int64

from stolik.bots import BOTS
from stolik.bots.random_bot import RandomBot
from stolik.core.errors import BadSeed
from stolik.lab.simulate import Interrupted, Plan, simulate


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


def bots(*args: str) -> list[str]:
    found: list[str] = json.loads(stolik("simulate", *args, "--games", "1", "--json").out)["bots"]
    return found


def test_bots_are_named_by_seat_or_role_in_any_game() -> None:
    assert bots("zona", "--players", "3", "--bots", "0=sensible") == ["sensible", "random", "random"]
    assert bots("zona", "--players", "2", "--bots", "seat:1=sensible, beginner") == ["beginner", "sensible"]
    assert bots("zona", "--players", "2", "--bots", "scavenger=sensible") == ["sensible", "sensible"]
    assert bots("zona", "--players", "2", "--bots", "role:scavenger=sensible") == ["sensible", "sensible"]
    assert bots("not_alone", "--players", "3", "--bots", "hunted=sensible,2=random") == ["random", "sensible", "random"]
    assert bots("terrorscape", "--players", "2", "--bots", "killer=sensible,1=beginner") == ["sensible", "beginner"]


@pytest.mark.parametrize(
    ("written", "english", "polish"),
    [
        ("random,sensible", "0=random,1=sensible", "0=random,1=sensible"),
        ("random,random", "0=random,1=random", "0=random,1=random"),
        ("0=random,0=sensible", "“0” is given two bots", "„0” ma dwa boty"),
        ("scavenger=random,scavenger=sensible", "is given two bots", "ma dwa boty"),
        ("wolf=random", "Roles: scavenger", "Role: scavenger"),
        ("=random", "Roles: scavenger", "Role: scavenger"),
        ("2=random", "Seats go from 0 to 1", "od 0 do 1"),
        ("-1=random", "Seats at this table: 0 to 1", "od 0 do 1"),
        ("0=", "no bot “”", "Nie ma bota „”"),
        ("", "no bot “”", "Nie ma bota „”"),
        ("random,", "no bot “”", "Nie ma bota „”"),
        ("role:scavenger=random,scavenger=sensible", "is given two bots", "ma dwa boty"),
        ("scavenger=sensible,0=random,1=random", "nowhere to sit", "nie ma gdzie usiąść"),
        ("os:sep", "sep is not callable", "sep is not callable"),
        ("tests.cli.broken_bot:Bot", "cannot be loaded: integer", "by zero"),
    ],
)
def test_bots_that_are_not_clear_are_refused(written: str, english: str, polish: str) -> None:
    for lang, said in (("en", english), ("pl", polish)):
        ended = stolik("simulate", "zona", "--players", "2", "--bots", written, lang=lang)
        assert (ended.code, ended.out) == (2, "")
        assert said in ended.err


def test_other_commands_seat_bots_in_the_same_way() -> None:
    told = stolik("referee", "not_alone", "--players", "3", "--bot", "hunted=random", "--bot", "1=sensible").out
    seats = json.loads(told.splitlines()[0])["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "sensible", "random"]
    twice = stolik("referee", "not_alone", "--bot", "1=random", "--bot", "1=sensible")
    assert (twice.code, "“1” is given two bots" in twice.err) == (2, True)
    mine = stolik("play", "zona", "--players", "2", "--seat", "0", "--bots", "0=random", typed="q\n")
    assert (mine.code, "You sit in seat 0 yourself" in mine.err) == (2, True)
    assert stolik("play", "zona", "--players", "2", "--bots", "0=random", typed="q\n").code == 0
    alone = stolik("play", "not_alone", "--players", "3", "--seat", "0", "--bots", "creature=random", typed="q\n")
    assert (alone.code, "nowhere to sit" in alone.err) == (2, True)
    assert stolik("play", "not_alone", "--players", "3", "--bots", "hunted=random", typed="q\n").code == 0


class Blind:
    """A bot that says it needs no view, and notes what it gets."""

    looks = False
    got: list[Any] = []

    def __init__(self, game: str, seat: int, rng: Any) -> None:
        self.rng = rng

    def choose(self, view: Any, question: Any) -> Any:
        self.got.append(view)
        return question.sample(self.rng)


def test_a_bot_that_needs_no_view_gets_none() -> None:
    Blind.got.clear()
    found = bots("zona", "--players", "2", "--bots", "0=tests.cli.test_simulate:Blind,1=sensible")
    assert found == ["tests.cli.test_simulate:Blind", "sensible"]
    assert set(Blind.got) == {None}
    assert bots("zona", "--players", "2", "--bots", "tests.cli.test_simulate:Blind")
    assert set(Blind.got) == {None}


BEGUN_ONCE_SOME_ARE_PLAYED = 2 * 10
"""How often the two bots of a game have begun one when the first games are over and told of, with one or two jobs."""


class Slow(RandomBot):
    """A bot that takes long. In a file it counts the games that it has begun."""

    def __init__(self, game: str, seat: int, rng: Any) -> None:
        super().__init__(game, seat, rng)
        with Path(os.environ["BEGUN"]).open("a") as file:
            file.write("x")

    def choose(self, view: Any, question: Any) -> Any:
        time.sleep(0.002)
        return super().choose(view, question)


@pytest.mark.parametrize(("jobs", "number"), [(1, signal.SIGINT), (2, signal.SIGINT), (2, signal.SIGTERM)])
def test_an_interrupted_run_tells_what_was_played(tmp_path: Path, jobs: int, number: int) -> None:
    begun = tmp_path / "begun"
    begun.touch()
    run = subprocess.Popen(
        [sys.executable, "-m", "stolik", "simulate", "not_alone", "--players", "2", "--games", "1000", "--bots",
         "tests.cli.test_simulate:Slow", "--jobs", str(jobs), "--lang", "en"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "BEGUN": str(begun)},
    )  # fmt: skip
    while begun.stat().st_size < BEGUN_ONCE_SOME_ARE_PLAYED and run.poll() is None:
        time.sleep(0.02)
    os.killpg(run.pid, number)
    out, err = run.communicate(timeout=20)
    assert run.returncode == 128 + number
    assert err == ""
    told = re.search(r"Stopped early: (\d+) of 1,000 games were played", out)
    assert told is not None
    assert 0 < int(told[1]) < 1000


def test_an_interrupt_of_the_library_holds_the_report() -> None:
    plan = Plan("not_alone", 2, 50, 1, ("random", "random"))

    def interrupt(played: int) -> None:
        left.append(played)
        if len(left) == 3:
            raise KeyboardInterrupt

    left: list[int] = []
    with pytest.raises(Interrupted) as stopped:
        simulate(plan, 1, interrupt)
    found = stopped.value.report
    assert (found.games, found.planned, found.partial) == (3, 50, True)
    whole = simulate(msgspec.structs.replace(plan, games=3))
    assert (whole.games, whole.planned, whole.partial) == (3, 3, False)
    assert whole.outcomes == found.outcomes


def test_a_plan_takes_whole_numbers_of_any_library_and_draws_a_seed() -> None:
    own = simulate(Plan("zona", 2, 2, 7, ("random", "random")))
    foreign: Any = Plan("zona", Int64(2), Int64(2), Int64(7), ("random", "random"))  # type: ignore[arg-type]
    found = simulate(foreign, Int64(1))  # type: ignore[arg-type]
    assert msgspec.structs.replace(found, seconds=0.0) == msgspec.structs.replace(own, seconds=0.0)
    drawn = simulate(Plan("zona", 2, 1, None, ("random", "random")))  # type: ignore[arg-type]
    assert drawn.seed >= 0
    for seed in ("abc", True, 1.5):
        with pytest.raises(BadSeed):
            Plan("zona", 2, 1, seed, ("random", "random"))  # type: ignore[arg-type]
