"""Drawing and discarding cards and tokens, by their numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from stolik.core.chance import Pile
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.content.box import DRAWN_DECKS
from stolik.games.zona.rules.state import Zona

R = TypeVar("R")

JUNK, EQUIPMENT, GREEN, YELLOW = range(4)
SARCOPHAGUS_DECK = 6


def draw_items(g: Zona, t: Table, deck: int, count: int) -> Iterator[int]:
    """The top cards of a deck of items, one after another: as many as asked for, or as there are (R2)."""
    cards: list[int] = []
    for _ in range(count):
        cards = cards or _next_items(g, t, deck)
        if not cards:
            return
        card = t.chance("item", cards)
        cards.remove(card)
        g.decks = put(g.decks, deck, g.decks[deck].without(card))
        yield card


def _next_items(g: Zona, t: Table, deck: int) -> list[int]:
    """The cards of which one is drawn next from a deck of items; its discards are shuffled when it is empty (R2)."""
    cards = g.decks[deck].outcomes()
    if not cards and g.discards[deck]:
        g.decks, g.discards = put(g.decks, deck, Pile(g.discards[deck])), put(g.discards, deck, 0)
        t.tell("reshuffled", deck=f"deck:{DRAWN_DECKS[deck]}")
        cards = g.decks[deck].outcomes()
    return cards


def discard_item(g: Zona, card: int) -> None:
    """An item card leaves play: to its discards, or out of the game (finds, starting items; R20, R21)."""
    deck = g.box.deck_of[card]
    if deck is None:
        g.removed |= 1 << card
    else:
        g.discards = put(g.discards, deck, g.discards[deck] | 1 << card)


def draw_token(g: Zona, t: Table, queue: int) -> int | None:
    """The token at the bottom of a queue of the dispenser; None if it is empty (R2)."""
    pile = g.dispenser[queue]
    tokens = pile.outcomes()
    if not tokens:
        return None
    token = t.chance("threat", tokens)
    g.dispenser = put(g.dispenser, queue, pile.without(token))
    return token


def return_token(g: Zona, token: int) -> None:
    """Put a token on top of its queue, behind all the others."""
    queue = g.box.queue_of[token]
    g.dispenser = put(g.dispenser, queue, g.dispenser[queue].with_last(token))


def return_all_tokens(g: Zona) -> None:
    """Put the tokens of all areas on top of their queues, one after another."""
    returned: list[list[int]] = [[] for _ in g.dispenser]
    for tokens in g.tokens:
        for token in tokens:
            returned[g.box.queue_of[token]].append(token)
    g.dispenser = tuple(
        [Pile(pile.bag, pile.top, (*pile.bottom, *tokens)) for pile, tokens in zip(g.dispenser, returned, strict=True)]
    )
    g.tokens = ((),) * len(g.tokens)


def deck_index(id: str) -> int:
    """The event deck of a facility, a sector or the Sarcophagus."""
    return EVENT_DECKS.index(id)
