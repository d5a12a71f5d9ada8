"""Rules that the event of the Cycle changes (rulebook, Preparation 5c)."""

from __future__ import annotations

from functools import cache

from stolik.content.effects import Effect
from stolik.content.vocabulary import SPECIAL
from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.by_rule import PREFERRED_CREDIT, PREFERRED_ENERGY
from stolik.games.voidfall.content.texts import words_in
from stolik.games.voidfall.rules.effects.words import COSTS, SpecialWord, standing
from stolik.games.voidfall.rules.prices import together, words_of
from stolik.games.voidfall.rules.state import Voidfall

COSTS_CREDIT, COSTS_ENERGY = standing("preferred_costs_credit"), standing("preferred_costs_energy")


def permanent(g: Voidfall, rule: SpecialWord) -> bool:
    """Whether the event of this Cycle has a permanent rule."""
    return rule.name in _rules(g.box, g.event)


@cache
def _rules(box: Book, event: str) -> frozenset[str]:
    """The permanent rules of an event; empty without an event."""
    frames = box.events[event].frames if event else ()
    rules = (word for frame in frames for word in words_in(frame.effect) if word.name == SPECIAL)
    return frozenset(tag for rule in rules for tag in rule.tags)


def is_preferred(g: Voidfall, me: int, focus: str) -> bool:
    """Whether a Focus card is one of a House's preferred Focuses, or a Joint or Heroic card of such a type."""
    preferred, title = g.box.houses[g.houses[me].house].preferred, g.box.focuses[focus].replaces
    special = g.box.focuses[focus].kind in ("joint", "heroic")
    return focus in preferred or (special and title in [g.box.focuses[id].title for id in preferred])


def paid_nowhere(g: Voidfall, me: int, by: str) -> bool:
    """Whether the cost of a preferred Focus's action that would be paid in a sector is now 1 Credit."""
    if not permanent(g, COSTS_CREDIT):
        return False
    return any(
        by == f"action:{card.id}_{action.id}"
        and is_preferred(g, me, card.id)
        and any(COSTS[word.name].in_sector for word in words_of(action.cost))
        for card in g.box.focuses.values()
        for action in card.actions
    )


def action_cost(g: Voidfall, me: int, focus: str, cost: Effect) -> Effect:
    """What an action of a Focus card costs now: events tax the actions of preferred Focuses."""
    if not is_preferred(g, me, focus):
        return cost
    if permanent(g, COSTS_CREDIT):
        return PREFERRED_CREDIT
    if permanent(g, COSTS_ENERGY):
        return together(cost, PREFERRED_ENERGY)
    return cost
