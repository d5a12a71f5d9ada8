"""The bots of Terrorscape for both roles. They use only the view and the question."""

from __future__ import annotations

from random import Random

from stolik.core.bot import Belief, Bot
from stolik.games.terrorscape.bots.killer import SensibleKiller
from stolik.games.terrorscape.bots.memory import Glance, Memory
from stolik.games.terrorscape.bots.rooms import Rooms
from stolik.games.terrorscape.bots.team import SensibleTeam
from stolik.games.terrorscape.bots.weights import WEIGHTS, Weights


def sensible(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """The strongest bot for a seat; it takes its random numbers from `rng`."""
    return _seated(seat, rng, weights, Memory())


def beginner(seat: int, rng: Random, weights: Weights = WEIGHTS) -> Bot:
    """The same without memory: it judges by the board as it is now and predicts no moves."""
    return _seated(seat, rng, weights, Glance())


def believed(seat: int) -> Belief | None:
    """What the sensible Killer believes of the Survivors' rooms; the Survivors know their own."""
    return None if seat else Rooms()


def _seated(seat: int, rng: Random, weights: Weights, memory: Memory) -> Bot:
    return SensibleTeam(seat, rng, weights, memory) if seat else SensibleKiller(rng, weights, memory)


__all__ = ["WEIGHTS", "Weights", "beginner", "believed", "sensible"]
