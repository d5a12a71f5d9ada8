"""The sensible bot of Terrorscape: both roles, from view and question alone."""

from __future__ import annotations

from random import Random

from stolik.core.bot import Bot
from stolik.games.terrorscape.bots.killer import SensibleKiller
from stolik.games.terrorscape.bots.team import SensibleTeam
from stolik.games.terrorscape.bots.weights import WEIGHTS, Weights


def sensible(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """The bot for a seat; `rng` is its own private stream."""
    return SensibleTeam(seat, rng, weights) if seat else SensibleKiller(rng, weights)


__all__ = ["WEIGHTS", "Weights", "sensible"]
