"""A game of another package works on the command line with its bots, texts and laws."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

PACKAGE = Path(__file__).parents[1] / "plugin"


def stolik(*args: str, said: str = "", code: int = 0) -> str:
    ended = subprocess.run(
        [sys.executable, "-m", "stolik", *args],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(PACKAGE)]), "LANG": "C.UTF-8"},
    )
    assert ended.returncode == code, ended.stderr
    return ended.stdout + ended.stderr if code else ended.stdout


def test_it_is_listed_beside_ours() -> None:
    games = {game["id"]: game for game in json.loads(stolik("games", "--json"))}
    assert set(games) >= {"not_alone", "terrorscape", "goofspiel"}
    assert games["goofspiel"]["content"]["bids"] == {"published": 0, "partly": 0, "stolik": 9}
    assert "Goofspiel" in stolik("games", "--lang", "pl")


def test_it_keeps_the_laws() -> None:
    findings = json.loads(stolik("laws", "goofspiel", "--json"))
    assert [finding for finding in findings if finding["problem"]] == []


def test_its_laws_are_told_to_people_too() -> None:
    told = stolik("laws", "goofspiel", "--games", "1")
    assert "nothing_leaks" in told
    assert "BROKEN" not in told


AGAINST_RANDOM = """
import stolik
from random import Random
from stolik.bots import find_bot

won = 0
for seed in range(300):
    names = ("sensible", "random") if seed % 2 else ("random", "sensible")
    bots = {seat: find_bot(name)("goofspiel", seat, Random(f"{seed}/{seat}")) for seat, name in enumerate(names)}
    end = stolik.playout(stolik.new_game("goofspiel", players=2, seed=seed), bots)
    won += end.outcome.winners == (names.index("sensible"),)
print(won)
"""


def test_its_bot_beats_a_random_one() -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(PACKAGE)])}
    ended = subprocess.run([sys.executable, "-c", AGAINST_RANDOM], capture_output=True, text=True, check=True, env=env)
    assert int(ended.stdout) > 200


def test_simulations_count_the_seats_of_a_game_without_roles() -> None:
    report = json.loads(stolik("simulate", "goofspiel", "--players", "2", "--games", "100", "--json"))
    assert report["errors"] == 0
    assert set(report["outcomes"]) >= {"seat:0", "seat:1"}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_can_be_played_to_the_end_in_a_terminal(lang: str) -> None:
    said = "\n".join(["1"] * 40)
    told = stolik("play", "goofspiel", "--players", "3", "--seed", "4", "--lang", lang, said=said)
    assert {"en": "The most points win.", "pl": "Wygrywa, kto ma najwięcej punktów."}[lang] in told
    assert {"en": "Points at stake", "pl": "Stawka"}[lang] in told


def test_a_game_in_python() -> None:
    code = (
        "import random, stolik; game = stolik.new_game('goofspiel', players=4, seed=1);"
        "print(stolik.playout(game, stolik.random_policy(random.Random(1))).outcome.reason)"
    )
    env = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(PACKAGE)])}
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert ended.stdout.strip() == "most_points"
