"""Random games of Zona: to the end, nothing lost."""

from __future__ import annotations

import os
from random import Random

import pytest
from tests.games.zona import fuzz

from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.games.zona import GAME

LONG = bool(os.environ.get("STOLIK_LONG"))
MOST_GAMES = 800
"""Random games in which every row must have been reached, steered to what is left."""


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_come_to_an_end(players):
    for seed in range(3):
        position = Position(GAME, players, seed, GAME.random_options(players, Random(seed)))
        assert playout(position, random_policy(Random(seed))).over


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_lost_in_games_of_rich_scavengers_deep_in_the_zone(seed):
    """Whatever the options; what holds after every answer is looked at with each (fuzz.sound)."""
    fuzz.play(1 + seed % 4, seed)


@pytest.mark.long
def test_random_games_reach_every_row_of_the_content():
    """Each scene with each ending, threat met and defeated, item, character, rumour, emission, lock, area, facility.
    To reach all of them takes a minute (STOLIK_LONG); a hundred games reach 98 of 100.
    """
    missing = fuzz.rows()
    left = 0 if LONG else len(missing) // 50
    for seed in range(MOST_GAMES):
        missing -= fuzz.play(1 + seed % 4, seed, missing=missing)[1]
        if len(missing) <= left:
            return
    assert sorted(missing) == []
