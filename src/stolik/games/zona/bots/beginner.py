"""The beginner: one action ahead, and by eye where the sensible scavenger counts."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.core.choosing import best
from stolik.games.zona.bots.sensible import Sensible

SEEN = -800.0
"""What is worth less is plainly bad, and nobody takes it by mistake."""
BY_EYE = 90.0
"""How far the worth of an option is misjudged, in roubles (one standard deviation)."""


class Beginner(Sensible):
    """Knows the rules and what it wants, but plans no second action and misjudges what things are worth."""

    ahead = 1

    def _best(self, worth: Mapping[str, float]) -> str:
        return best(
            {ref: one + self.rng.gauss(0, BY_EYE) if one > SEEN else one for ref, one in worth.items()}, self.rng
        )
