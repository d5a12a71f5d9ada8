"""The sensible bot of Not Alone: both roles, from view and question alone."""

from __future__ import annotations

from random import Random

from stolik.bots.not_alone.creature import SensibleCreature
from stolik.bots.not_alone.hunted import SensibleHunted
from stolik.bots.not_alone.weights import WEIGHTS, Weights
from stolik.core.play import Bot


def sensible(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """The bot for a seat; `rng` is its own private stream."""
    return SensibleHunted(seat, rng, weights) if seat else SensibleCreature(rng, weights)


__all__ = ["WEIGHTS", "Weights", "sensible"]
