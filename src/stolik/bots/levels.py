"""Bots of every game, from the weakest to the strongest."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.bots.random_bot import RandomBot
from stolik.core.bot import Bot
from stolik.core.game import Game
from stolik.core.inputs import generator
from stolik.registry import games

LEVELS = ("random", "beginner", "sensible")
"""The levels, the weakest first. `random` plays every game; the others are written for each game."""


class Level:
    """Makes a game's bot of one level, or the next weaker one if the game does not have that level."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, game: str, seat: int, rng: Random) -> Bot:
        """The bot for a seat of a game; everything random in it comes from `rng`."""
        return self.of(games()[game], seat, rng)

    def of(self, game: Game[Any], seat: int, rng: Random) -> Bot:
        """The bot for a seat of a game as it is played at a table, with packs."""
        rng = generator(rng)
        for name in reversed(LEVELS[1 : LEVELS.index(self.name) + 1]):
            if name in game.bots:
                return game.bots[name](seat, rng)
        return RandomBot(game.id, seat, rng)


def best_bot(game: Game[Any]) -> str:
    """The name of a game's strongest bot."""
    return levels_of(game)[-1]


def levels_of(game: Game[Any]) -> list[str]:
    """The levels a game has, the weakest first."""
    return [name for name in LEVELS if name == "random" or name in game.bots]
