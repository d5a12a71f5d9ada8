"""The sensible bot: for each game the one written for it, for a game without one a random bot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stolik.bots import not_alone, terrorscape
from stolik.bots.random_bot import RandomBot
from stolik.core.play import Bot

WRITTEN: dict[str, Callable[[int, Random], Bot]] = {
    "not_alone": not_alone.sensible,
    "terrorscape": terrorscape.sensible,
}
"""Makes the bot of each game that has one."""


def sensible(game: str, seat: int, rng: Random) -> Bot:
    """The sensible bot for a seat of a game; everything it draws comes from `rng`."""
    return WRITTEN[game](seat, rng) if game in WRITTEN else RandomBot(game, seat, rng)
