"""The bots of Voidfall. They use the view, the question and copies of what the seat may know."""

from __future__ import annotations

from stolik.games.voidfall.bots.turn import Sensible
from stolik.games.voidfall.bots.worth import WEIGHTS, Weights

__all__ = ["WEIGHTS", "Sensible", "Weights"]
