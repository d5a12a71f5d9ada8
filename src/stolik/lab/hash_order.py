"""Whether a game depends on the order in which a process iterates over sets, which follows from its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import msgspec

from stolik.core.differing import apart
from stolik.core.game import Game

PLAY = """
import sys, msgspec, stolik
from random import Random
from stolik.core.laws.playing import RandomAnswers, random_options
game, games = stolik.games()[sys.argv[1]], int(sys.argv[2])
for seed in range(games):
    for players in sorted(set(game.players)):
        options = random_options(game, players, Random(seed))
        start = stolik.new_game(game.id, players=players, seed=seed, options=options)
        end = stolik.playout(start, RandomAnswers(seed), record=True)
        played = {"answers": end.history, "story": end.story(), "outcome": end.outcome}
        print(msgspec.json.encode({"players": players, "seed": seed} | played).decode())
"""
"""A program that plays random games and prints all that happened in each."""


class CannotStart(Exception):
    """A new process does not know the game, because it is not installed."""


def difference(game: Game[Any], games: int = 1) -> str:
    """The first difference between two processes that play the same games; empty if there is none. Raises
    CannotStart.
    """
    here, there = (_played(game, games, hash_seed) for hash_seed in ("1", "2"))
    for one, other in zip(here, there, strict=True):
        if one != other:
            return f"{one['players']} players, seed {one['seed']}: {apart(one, other, game.id, 'another process')}"
    return ""


def _played(game: Game[Any], games: int, hash_seed: str) -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game.id, str(games)],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotStart(done.stderr.strip().rpartition("\n")[2])
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()]
