"""Games do not depend on the order in which a process iterates over sets."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import stolik

PLAY = """
import sys, msgspec, stolik
from stolik.core.laws.playing import RandomAnswers
game = stolik.games()[sys.argv[1]]
end = stolik.playout(stolik.new_game(game.id, players=game.players[0], seed=5), RandomAnswers(5), record=True)
print(msgspec.json.encode((end.history, end.story(), end.outcome), order=None).decode())
"""


def played(source: str, game: str, hash_seed: str) -> str:
    """A game played in a process with this hash seed: its answers, log and outcome."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        [sys.executable, "-c", source, game], env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("game", sorted(stolik.games()))
def test_two_hash_seeds_play_the_same_game(game: str) -> None:
    assert played(PLAY, game, "1") == played(PLAY, game, "2")


def test_a_set_of_words_is_found_out() -> None:
    plant = "print(list({'place', 'card', 'word', 'seat', 'token', 'room', 'item'}))"
    assert len({played(plant, "", str(seed)) for seed in range(3)}) > 1
