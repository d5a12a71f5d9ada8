"""The bots of Voidfall. They use the view, the question and copies of what the seat may know."""

from __future__ import annotations

from stolik.games.voidfall.bots.beginner import Beginner
from stolik.games.voidfall.bots.search import Effort
from stolik.games.voidfall.bots.turn import Sensible
from stolik.games.voidfall.bots.worth import FILE, WEIGHTS, Weights

__all__ = ["FILE", "WEIGHTS", "Beginner", "Effort", "Sensible", "Weights"]
