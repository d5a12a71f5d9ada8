"""The bots of Not Alone: both roles, from view and question alone."""

from __future__ import annotations

from random import Random

from stolik.core.bot import Bot
from stolik.games.not_alone.bots.beginner import BeginnerCreature, BeginnerHunted
from stolik.games.not_alone.bots.creature import SensibleCreature
from stolik.games.not_alone.bots.hunted import SensibleHunted
from stolik.games.not_alone.bots.weights import WEIGHTS, Weights


def sensible(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """The strongest bot for a seat; `rng` is its own private stream."""
    return SensibleHunted(seat, rng, weights) if seat else SensibleCreature(rng, weights)


def beginner(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """A bot that does not ask what the other side thinks; `rng` is its own private stream."""
    return BeginnerHunted(seat, rng, weights) if seat else BeginnerCreature(rng, weights)


__all__ = ["WEIGHTS", "Weights", "beginner", "sensible"]
