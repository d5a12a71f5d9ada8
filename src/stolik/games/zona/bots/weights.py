"""What things are worth to a sensible scavenger, in roubles."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices in roubles, set by hand; what comes of them is in docs/balance/zona.md."""

    source: float = 16000
    """Reaching the Source."""
    secret: float = 3500
    """One of the two secrets that are needed."""
    find: float = 450
    junk: float = 110
    equipment: float = 330
    green: float = 260
    yellow: float = 450
    money: float = 0.75
    """One rouble in hand, or in things that can be sold."""
    reputation: float = 120
    damage: tuple[float, ...] = (700, 550, 420, 330, 280, 220, 190, 170)
    """One more damage, by how many spaces of the fortitude track are free after it."""
    trauma: tuple[float, ...] = (1600, 2400, 3600, 9000)
    """One more trauma, by how many there are."""
    fatigue: tuple[float, ...] = (0, 0, 60, 90, 130, 240)
    """One more fatigue, by the level it reaches."""
    wear: float = 70
    single: float = 90
    """Using an item: a damage token on it, or a single-use one."""
    durable: float = 15
    """Using a durable item, which could serve once more this round."""
    ready: float = 0.6
    """The chance to win with one card of the Sarcophagus that is worth setting out for."""
    healthy: int = 4
    """Free spaces of the fortitude track to set out with."""
    pressing: int = 7
    """With so few rounds left one sets out all the same."""
    patience: float = 0.86
    """What a plan that is one action away keeps of its worth."""
    gear: float = 1.3
    """How much of the better chances that an item gives is counted."""


WEIGHTS = Weights()
