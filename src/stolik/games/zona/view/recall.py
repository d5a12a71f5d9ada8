"""What the log has told a seat, and its view does not show: finds looked at, cards looked at on top of decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from stolik.core.log import LogEntry
from stolik.core.recall import Fact
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.view.fields import ZonaView


def recall(view: ZonaView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """What a seat or a spectator remembers."""
    yield from _finds(log)
    yield from _tops(log)


def _finds(log: Sequence[LogEntry]) -> Iterator[Fact]:
    """A find looked at is in its facility until somebody takes it."""
    seen: dict[str, None] = {}
    for entry in log:
        if entry.id == "finds":
            seen |= dict.fromkeys(entry.args["items"])
        elif entry.id == "found":
            seen.pop(entry.args["item"], None)
    for item in seen:
        yield Fact("finds", item, True, partial(_is_find, item))


def _tops(log: Sequence[LogEntry]) -> Iterator[Fact]:
    """A card looked at is among those on top of its deck until it is drawn, in whatever order others put them back."""
    deck, seen = "", dict[str, str]()
    for entry in log:
        if entry.id == "looked":
            deck = entry.args["deck"]
        elif entry.id == "saw":
            seen |= dict.fromkeys(entry.args["cards"], deck)
        elif entry.id in ("event", "rumour"):
            seen.pop(entry.args[entry.id], None)
        elif entry.id == "reshuffled":
            seen = {card: where for card, where in seen.items() if where != entry.args["deck"]}
    for card, where in seen.items():
        yield Fact("saw", card, True, partial(_on_top, card, where))


def _is_find(item: str, g: Zona) -> bool:
    return any(finds >> number & 1 for number, card in enumerate(g.box.card) if card.ref == item for finds in g.finds)


def _on_top(card: str, deck: str, g: Zona) -> bool:
    if deck == "deck:rumours":
        return any(g.box.rumour[number].ref == card for number in g.rumours.top)
    top = g.events[EVENT_DECKS.index(deck.removeprefix("deck:events_"))].top
    return any(g.box.event[number].ref == card for number in top)
