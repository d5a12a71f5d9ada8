"""Exact probabilities of a defence."""

from __future__ import annotations

from functools import cache

from stolik.games.terrorscape.content.numbers import DICE

MILD = (0, 1, 1, 1, 1, 3)


@cache
def at_least(total: int, dice: int, faces: tuple[int, ...] = MILD) -> float:
    """The probability that the sum of `dice` dice is `total` or more."""
    if dice <= 0:
        return 1.0 if total <= 0 else 0.0
    return sum(at_least(total - face, dice - 1, faces) for face in faces) / len(faces)


UNKNOWN_BONUS = ((0, 0.45), (1, 0.25), (2, 0.15), (4, 0.15))
"""(bonus, probability) of what a Survivor with an unknown backpack adds to a defence."""


@cache
def unseen_defence(strength: int, fear: int, more: int = 0) -> float:
    """The probability that a Survivor with an unknown backpack defends itself."""
    dice = DICE - fear
    return sum(share * at_least(strength - bonus - more, dice) for bonus, share in UNKNOWN_BONUS)
