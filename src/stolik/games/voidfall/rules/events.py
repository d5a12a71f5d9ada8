"""Rules that the event of the Cycle changes (rulebook, Preparation 5c)."""

from __future__ import annotations

from functools import cache

from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.rules.state import Voidfall

PAID_IN_SECTORS = ("recall", "lower", "destroy")
"""Costs that are paid in a sector."""


def permanent(g: Voidfall, rule: str) -> bool:
    """Whether the event of this Cycle has a permanent rule with this name."""
    return rule in _rules(g.box, g.event)


@cache
def _rules(box: Book, event: str) -> frozenset[str]:
    """The permanent rules of an event; empty without an event."""
    effects = [frame.effect for frame in box.events[event].frames] if event else []
    return frozenset(effect[len("special[") : -1] for effect in effects if effect.startswith("special["))


def is_preferred(g: Voidfall, me: int, focus: str) -> bool:
    """Whether a Focus card is one of a House's preferred Focuses, or a Joint or Heroic card of such a type."""
    preferred, title = BOOK.houses[g.houses[me].house].preferred, BOOK.focuses[focus].replaces
    special = BOOK.focuses[focus].kind in ("joint", "heroic")
    return focus in preferred or (special and title in [BOOK.focuses[id].title for id in preferred])


def paid_nowhere(g: Voidfall, me: int, by: str) -> bool:
    """Whether the cost of a preferred Focus's action that would be paid in a sector is now 1 Credit."""
    if not permanent(g, "preferred_costs_credit"):
        return False
    return any(
        by == f"action:{card.id}_{action.id}"
        and is_preferred(g, me, card.id)
        and any(word in action.cost for word in PAID_IN_SECTORS)
        for card in BOOK.focuses.values()
        for action in card.actions
    )


def action_cost(g: Voidfall, me: int, focus: str, cost: str) -> str:
    """What an action of a Focus card costs now: events tax the actions of preferred Focuses."""
    if not is_preferred(g, me, focus):
        return cost
    if permanent(g, "preferred_costs_credit"):
        return "1C"
    if permanent(g, "preferred_costs_energy"):
        return f"{cost} 1E".strip()
    return cost
