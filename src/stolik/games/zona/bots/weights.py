"""What things are worth to a sensible scavenger, in roubles."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices in roubles, set by hand; docs/balance/zona.md has the results."""

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
    """One more damage, by the free spaces left on the fortitude track."""
    trauma: tuple[float, ...] = (1600, 2400, 3600, 9000)
    """One more trauma, by the number there are already."""
    fatigue: tuple[float, ...] = (0, 0, 60, 90, 130, 240)
    """One more fatigue, by the level it reaches."""
    wear: float = 70
    single: float = 90
    """Using an item: a damage token on it, or a single-use one."""
    durable: float = 15
    """Using a durable item, which then cannot be used again this round."""
    ready: float = 0.6
    """The chance of winning with one card of the Sarcophagus from which it is worth setting out."""
    healthy: int = 4
    """The free spaces on the fortitude track needed to set out."""
    pressing: int = 7
    """With this number of rounds left the scavenger sets out anyway."""
    patience: float = 0.86
    """The factor on the worth of a plan for each action of distance."""
    rival: float = 0.25
    """What somebody else loses, as a part of what it would be worth to oneself."""
    sight: float = 45
    """Having looked at a card that comes next."""
    nearer: float = 70
    """The emission one space nearer."""
    gear: float = 1.3
    """The weight of the better chances that an item gives."""


WEIGHTS = Weights()
