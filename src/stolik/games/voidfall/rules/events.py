"""Rules that the event of the Cycle changes (rulebook, Preparation 5c)."""

from __future__ import annotations

from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.state import Voidfall


def permanent(g: Voidfall, rule: str) -> bool:
    """Whether the event of this Cycle holds a permanent rule by this name."""
    return bool(g.event) and any(frame.effect == f"special[{rule}]" for frame in BOOK.events[g.event].frames)


def action_cost(g: Voidfall, me: int, focus: str, cost: str) -> str:
    """What an action of a Focus card costs now: events tax the actions of preferred Focuses."""
    if focus not in BOOK.houses[g.houses[me].house].preferred:
        return cost
    if permanent(g, "preferred_costs_credit"):
        return "1C"
    if permanent(g, "preferred_costs_energy"):
        return f"{cost} 1E".strip()
    return cost
