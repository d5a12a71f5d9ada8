"""A game of another package works on the command line with its bots, texts and laws."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random

import pytest
from tests.games.conftest import PACKAGES, stolik

import stolik as house
from stolik.bots import find_bot

pytestmark = pytest.mark.long


def installed(*args: str) -> str:
    """What a Python prints in which the packages are installed."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(PACKAGES)]), "LANG": "C.UTF-8"}
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, check=True, env=env).stdout


def test_it_is_listed_beside_ours() -> None:
    games = {game["id"]: game for game in json.loads(installed("-m", "stolik", "games", "--json"))}
    assert set(games) >= {"not_alone", "terrorscape", "goofspiel", "bazaar"}
    assert games["goofspiel"]["content"]["bids"] == {"published": 0, "partly": 0, "stolik": 9}


def test_a_game_in_python() -> None:
    code = (
        "import random, stolik; game = stolik.new_game('goofspiel', players=4, seed=1);"
        "print(stolik.playout(game, stolik.random_policy(random.Random(1))).outcome.reason)"
    )
    assert installed("-c", code).strip() == "most_points"


def test_its_laws_are_told_to_people_too() -> None:
    told = installed("-m", "stolik", "laws", "goofspiel", "--games", "1")
    assert "nothing_leaks" in told
    assert "BROKEN" not in told


@pytest.mark.usefixtures("beside_ours")
def test_it_has_a_name_in_polish() -> None:
    assert "Goofspiel" in stolik("games", "--lang", "pl")


@pytest.mark.usefixtures("beside_ours")
def test_it_keeps_the_laws() -> None:
    findings = json.loads(stolik("laws", "goofspiel", "--json"))
    assert [finding for finding in findings if finding["problem"]] == []


@pytest.mark.usefixtures("beside_ours")
def test_its_bot_beats_a_random_one() -> None:
    won = 0
    for seed in range(300):
        names = ("sensible", "random") if seed % 2 else ("random", "sensible")
        bots = {seat: find_bot(name)("goofspiel", seat, Random(f"{seed}/{seat}")) for seat, name in enumerate(names)}
        end = house.playout(house.new_game("goofspiel", players=2, seed=seed), bots)
        won += end.outcome is not None and end.outcome.winners == (names.index("sensible"),)
    assert won > 200


@pytest.mark.usefixtures("beside_ours")
def test_simulations_count_the_seats_of_a_game_without_roles() -> None:
    report = json.loads(stolik("simulate", "goofspiel", "--players", "2", "--games", "100", "--json"))
    assert report["errors"] == 0
    assert set(report["outcomes"]) >= {"seat:0", "seat:1"}


@pytest.mark.usefixtures("beside_ours")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_can_be_played_to_the_end_in_a_terminal(lang: str) -> None:
    said = "\n".join(["1"] * 40)
    told = stolik("play", "goofspiel", "--players", "3", "--seed", "4", "--lang", lang, said=said)
    assert {"en": "The most points win.", "pl": "Wygrywa, kto ma najwięcej punktów."}[lang] in told
    assert {"en": "Points at stake", "pl": "Stawka"}[lang] in told
