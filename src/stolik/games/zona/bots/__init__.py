"""The bots of Zona. They use the view, the question and the printed content."""

from __future__ import annotations

from stolik.games.zona.bots.beginner import Beginner
from stolik.games.zona.bots.sensible import Sensible
from stolik.games.zona.bots.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "Beginner", "Sensible", "Weights"]
