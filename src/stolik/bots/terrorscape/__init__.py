"""The sensible bot of Terrorscape: both roles, from view and question alone."""

from __future__ import annotations

from random import Random

from stolik.bots.terrorscape.killer import SensibleKiller
from stolik.bots.terrorscape.team import SensibleTeam
from stolik.bots.terrorscape.weights import WEIGHTS, Weights
from stolik.core.play import Bot


def sensible(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """The bot for a seat; `rng` is its own private stream."""
    return SensibleTeam(seat, rng, weights) if seat else SensibleKiller(rng, weights)


__all__ = ["WEIGHTS", "Weights", "sensible"]
