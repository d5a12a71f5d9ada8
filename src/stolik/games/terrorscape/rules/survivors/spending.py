"""Using up items, and revealing traits by using them."""

from __future__ import annotations

from stolik.core.table import Table
from stolik.games.terrorscape.content.items import CARDS, Item
from stolik.games.terrorscape.content.traits import Trait
from stolik.games.terrorscape.rules.state import Terrorscape


def spend(g: Terrorscape, slot: int, item: Item) -> None:
    """An item has been used; unless it is lasting it goes to the discard pile."""
    if not item.lasting:
        card = CARDS.one(g.items[slot], item)
        g.items[slot] &= ~card
        g.pile |= card


def spend_openly(g: Terrorscape, slot: int, item: Item) -> None:
    """An item has been used publicly, so that the Killer knows it."""
    spend(g, slot, item)
    if not item.lasting:
        g.spent_openly += (item,)
    elif item not in g.shown_items:
        g.shown_items += (item,)


def show_trait(g: Terrorscape, t: Table, slot: int, trait: Trait) -> None:
    """A Survivor's trait becomes known."""
    if not g.shown >> slot & 1:
        g.shown |= 1 << slot
    t.reveal("trait_used", survivor=g.cast[slot], trait=trait)
