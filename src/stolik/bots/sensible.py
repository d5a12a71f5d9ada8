"""The sensible bot: for each game the one written for it, for a game without one a random bot."""

from __future__ import annotations

from random import Random

from stolik.bots.random_bot import RandomBot
from stolik.core.bot import Bot
from stolik.registry import games


def sensible(game: str, seat: int, rng: Random) -> Bot:
    """The sensible bot for a seat of a game; everything it draws comes from `rng`."""
    make = games()[game].bots.get("sensible")
    return make(seat, rng) if make else RandomBot(game, seat, rng)
