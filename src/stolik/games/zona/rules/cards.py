"""The numbers of physical cards and tokens: which row each is, where it stands in decks, and its option."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from stolik.core.chance import Deck, mask, numbers
from stolik.core.question import Named
from stolik.core.table import Table
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.kinds import Emission, Event, Item, Rumour, Threat
from stolik.games.zona.rules.state import Zona

R = TypeVar("R")

ITEMS: tuple[Item, ...] = tuple(row for row in BOOK.items.values() for _ in range(row.copies))
"""Every item card."""
THREATS: tuple[Threat, ...] = tuple(BOOK.threats.values())
EVENTS: tuple[Event, ...] = tuple(BOOK.events.values())
RUMOURS: tuple[Rumour, ...] = tuple(BOOK.rumours.values())
EMISSIONS: tuple[Emission, ...] = tuple(BOOK.emissions.values())

JUNK, EQUIPMENT, GREEN, YELLOW = range(4)
ITEM_DECKS = ("junk", "equipment", "green", "yellow")
"""The decks of items that are drawn from and have discards."""
EVENT_DECKS = ("green", "yellow", "archive", "lab", "bunker", "observatory", "sarcophagus")
SARCOPHAGUS_DECK = 6
QUEUES = (("green", "mutant"), ("green", "anomaly"), ("yellow", "mutant"), ("yellow", "anomaly"))
"""The queues of the threat dispenser."""


def _names(rows: tuple[Item, ...]) -> tuple[Named, ...]:
    """An option for each card; the second copy of a card has a number."""
    found: list[Named] = []
    for number, row in enumerate(rows):
        copy = rows[:number].count(row) + 1
        found.append(Named(row.ref if copy == 1 else f"{row.ref}_{copy}"))
    return tuple(found)


CARD = _names(ITEMS)
"""The option of each item card."""
CARD_NUMBER = {card: number for number, card in enumerate(CARD)}
TOKEN = tuple(Named(row.ref) for row in THREATS)
TOKEN_NUMBER = {token: number for number, token in enumerate(TOKEN)}
EVENT = tuple(Named(row.ref) for row in EVENTS)
RUMOUR = tuple(Named(row.ref) for row in RUMOURS)
EMISSION = tuple(Named(row.ref) for row in EMISSIONS)

DECK_CARDS = tuple(mask([n for n, row in enumerate(ITEMS) if row.deck == deck]) for deck in ITEM_DECKS)
FINDS = mask([n for n, row in enumerate(ITEMS) if row.deck == "find"])
EVENT_CARDS = tuple(mask([n for n, row in enumerate(EVENTS) if row.deck == deck]) for deck in EVENT_DECKS)
QUEUE_TOKENS = tuple(mask([n for n, row in enumerate(THREATS) if (row.colour, row.kind) == queue]) for queue in QUEUES)


@cache
def starting_items(character: str) -> tuple[int, ...]:
    """The cards a character starts with."""
    return tuple(n for n, row in enumerate(ITEMS) if row.owner == character)


@cache
def queue_of(threat: int) -> int:
    """The queue of a threat token."""
    row = THREATS[threat]
    return QUEUES.index((row.colour, row.kind))


def draw_item(g: Zona, t: Table, deck: int) -> int | None:
    """The top card of a deck of items; its discards are shuffled when it is empty (R2). None if there are none."""
    if not len(g.decks[deck]):
        if not g.discards[deck]:
            return None
        g.decks[deck], g.discards[deck] = Deck(g.discards[deck]), 0
        t.tell("reshuffled", deck=f"deck:{ITEM_DECKS[deck]}")
    card = t.chance("item", g.decks[deck].outcomes())
    g.decks[deck].remove(card)
    return card


def discard_item(g: Zona, card: int) -> None:
    """An item card leaves play: to its discards, or out of the game (finds, starting items; R20, R21)."""
    deck = ITEMS[card].deck
    if deck in ITEM_DECKS:
        g.discards[ITEM_DECKS.index(deck)] |= 1 << card
    else:
        g.removed |= 1 << card


def draw_token(g: Zona, t: Table, queue: int) -> int | None:
    """The token at the bottom of a queue of the dispenser; None if it is empty (R2)."""
    if not len(g.dispenser[queue]):
        return None
    token = t.chance("threat", g.dispenser[queue].outcomes())
    g.dispenser[queue].remove(token)
    return token


def return_token(g: Zona, token: int) -> None:
    """A token goes on top of its queue: all the others come first."""
    queue = g.dispenser[queue_of(token)]
    queue.bottom = (*queue.bottom, token)


def deck_index(id: str) -> int:
    """The event deck of a facility, a sector or the Sarcophagus."""
    return EVENT_DECKS.index(id)


def refs(cards: int) -> tuple[str, ...]:
    """The references of the item cards of a mask."""
    return tuple(CARD[card].ref for card in numbers(cards))
