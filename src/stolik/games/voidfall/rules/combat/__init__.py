"""Voidfall's combat: a pure function from two forces to a result with its trace (docs/voidfall-combat.md)."""

from stolik.games.voidfall.rules.combat.course import Choose, Option, Question
from stolik.games.voidfall.rules.combat.fleets import FLEET_TYPES, Fleets, FleetType, Role
from stolik.games.voidfall.rules.combat.forces import COMBAT_TECHNOLOGIES, Extras, Force, Ground, Rulings
from stolik.games.voidfall.rules.combat.policy import sensible, worth
from stolik.games.voidfall.rules.combat.record import Combat, Event, Result, Spent, Winner
from stolik.games.voidfall.rules.combat.search import TooLarge, best_for, outcomes
from stolik.games.voidfall.rules.combat.sequence import fight

__all__ = [
    "COMBAT_TECHNOLOGIES",
    "FLEET_TYPES",
    "Choose",
    "Combat",
    "Event",
    "Extras",
    "FleetType",
    "Fleets",
    "Force",
    "Ground",
    "Option",
    "Question",
    "Result",
    "Role",
    "Rulings",
    "Spent",
    "TooLarge",
    "Winner",
    "best_for",
    "fight",
    "outcomes",
    "sensible",
    "worth",
]
