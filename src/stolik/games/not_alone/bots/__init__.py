"""The bots of Not Alone for both roles. They use only the view and the question."""

from __future__ import annotations

from random import Random

from stolik.core.bot import Bot
from stolik.games.not_alone.bots.beginner import BeginnerCreature, BeginnerHunted
from stolik.games.not_alone.bots.creature import SensibleCreature
from stolik.games.not_alone.bots.hunted import SensibleHunted
from stolik.games.not_alone.bots.weights import WEIGHTS, Weights


def sensible(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """The strongest bot for a seat; it takes its random numbers from `rng`."""
    return SensibleHunted(seat, rng, weights) if seat else SensibleCreature(rng, weights)


def beginner(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """A bot that does not consider what the other side expects; it takes its random numbers from `rng`."""
    return BeginnerHunted(seat, rng, weights) if seat else BeginnerCreature(rng, weights)


__all__ = ["WEIGHTS", "Weights", "beginner", "sensible"]
