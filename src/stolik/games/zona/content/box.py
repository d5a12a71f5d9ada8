"""The box: a book in the form the rules use, with cards and tokens by number, their options and decks."""

from __future__ import annotations

from stolik.content.options import named
from stolik.core.chance import mask
from stolik.core.question import Named
from stolik.games.zona.content.book import BOOK, EVENT_DECKS, Book
from stolik.games.zona.content.kinds import Item
from stolik.games.zona.odds import FACES

DRAWN_DECKS = ("junk", "equipment", "green", "yellow")
"""The decks of items that are drawn from and have discards."""
QUEUES = (("green", "mutant"), ("green", "anomaly"), ("yellow", "mutant"), ("yellow", "anomaly"))
"""The queues of the threat dispenser."""


class Box:
    """Everything a game is played with: the row of each card by its number (`items`, `threats`, ...), its option
    (`card`, `token`, ...) and the masks of decks.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.map = book.map
        self.sides = tuple(FACES.index(name) for name in book.constants.faces)
        """The sides of a die."""
        self.die = tuple(self.sides.count(face) for face in range(len(FACES)))
        """How many sides of a die show each face."""
        self.items = tuple(row for row in book.items.values() for _ in range(row.copies))
        """Every item card."""
        self.threats = tuple(book.threats.values())
        self.events = tuple(book.events.values())
        self.rumours = tuple(book.rumours.values())
        self.emissions = tuple(book.emissions.values())
        self.card = _names(self.items)
        """The option of each item card."""
        self.card_number = {card: number for number, card in enumerate(self.card)}
        self.item = {card.ref: row for card, row in zip(self.card, self.items, strict=True)}
        """Item cards by reference."""
        self.threat = {row.ref: row for row in self.threats}
        self.token = tuple(named(row.ref) for row in self.threats)
        self.token_number = {token: number for number, token in enumerate(self.token)}
        self.event = tuple(named(row.ref) for row in self.events)
        self.rumour = tuple(named(row.ref) for row in self.rumours)
        self.emission = tuple(named(row.ref) for row in self.emissions)
        self.deck_cards = tuple(self._items(deck) for deck in DRAWN_DECKS)
        self.finds = self._items("find")
        self.event_cards = tuple(
            mask([n for n, row in enumerate(self.events) if row.deck == deck]) for deck in EVENT_DECKS
        )
        self.queue_of = tuple(QUEUES.index((row.colour, row.kind)) for row in self.threats)
        """By threat token: its queue."""
        self.queue_tokens = tuple(
            mask([n for n, queue in enumerate(self.queue_of) if queue == number]) for number in range(len(QUEUES))
        )
        self.deck_of = tuple(DRAWN_DECKS.index(row.deck) if row.deck in DRAWN_DECKS else None for row in self.items)
        """By item card: the deck it is drawn from and discarded to; None if there is no such deck."""
        self.clothing = tuple(bool(row.worn) for row in self.items)
        self.durable = tuple(row.durability == "durable" for row in self.items)
        self.backfires = tuple(bool(row.backfire) for row in self.items)
        self.every = frozenset(range(len(self.items)))
        self.starting_items = {
            id: tuple(n for n, row in enumerate(self.items) if row.owner == id) for id in book.characters
        }
        """By character: the cards it starts with."""
        self.open_areas = frozenset(id for id, row in book.map.areas.items() if row.is_open)
        self.slots_near = {
            area: tuple(n for n, slot in enumerate(book.map.slots) if area in slot.entrances) for area in book.map.areas
        }
        """By area: the slots that have an entrance there."""

    def __repr__(self) -> str:
        return f"Box({len(self.items)} items)"

    def _items(self, deck: str) -> int:
        return mask([n for n, row in enumerate(self.items) if row.deck == deck])


def _names(rows: tuple[Item, ...]) -> tuple[Named, ...]:
    """An option for each card; the second copy of a card has a number."""
    found: list[Named] = []
    for number, row in enumerate(rows):
        copy = rows[:number].count(row) + 1
        found.append(named(row.ref if copy == 1 else f"{row.ref}_{copy}"))
    return tuple(found)


BOX = Box(BOOK)
"""The printed content."""
