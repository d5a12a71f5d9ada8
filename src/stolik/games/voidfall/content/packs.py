"""What packs may add to Voidfall or replace in it: Agendas, Galactic Events and Crises (docs/packs.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from stolik.content.packs.scheme import BadDeck, Kind, Rows, Said, Scheme, Wrong, overlay
from stolik.content.rows import Row
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.content.kinds import Agenda, Crisis, Event
from stolik.games.voidfall.content.texts import every_text
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES, VOCABULARY

CYCLES = (1, 2, 3)
LEVELS = ("start", "1", "2", "3")
MOST_CARDS = 60
LEAST = {
    **{f"{type}_agendas": 8 for type in AGENDA_TYPES},
    **{f"cycle_{cycle}_events": 6 for cycle in CYCLES},
    "start_crises": 5,
    **{f"level_{level}_crises": 12 for level in LEVELS[1:]},
}
"""The fewest cards with which a deck can be played."""
OTHERS = frozenset({
    "bounty", "difficulty", "focus", "house", "reclaim", "scenario", "series", "start", "technology", "tile", "trade",
    "turn_order", "type", "war",
})  # fmt: skip
"""Rows that the rules refer to one by one."""


def _agenda(row: Agenda) -> Wrong:
    if len(row.objectives) != 2:
        yield "objectives", "objectives", {"count": len(row.objectives), "least": 2, "most": 2}


def _event(row: Event) -> Wrong:
    if not 1 <= len(row.frames) <= 3:
        yield "frames", "frames", {"count": len(row.frames), "least": 1, "most": 3}
    if len(row.objectives) != 2:
        yield "objectives", "objectives", {"count": len(row.objectives), "least": 2, "most": 2}


def _says(row: Row) -> Iterator[Said]:
    """Every text of a row. Only the price of a Crisis may be empty."""
    for said in every_text(row):
        if said.node or said.field != "pays":
            yield said.field, said.place, said.role, str(said.node)


def _rows(table: str, **fields: Any) -> tuple[str, Callable[[Any], bool]]:
    """The rows of a table that have these values."""
    return table, lambda row: all(getattr(row, key) == value for key, value in fields.items())


KINDS = {
    "agenda": Kind(Agenda, says=_says, check=_agenda),
    "event": Kind(Event, limits={"cycle": (1, 3), "rounds": (3, 6)}, says=_says, check=_event),
    "crisis": Kind(Crisis, says=_says),
}
DECKS = {
    **{f"{type}_agendas": _rows("agenda", type=type) for type in AGENDA_TYPES},
    **{f"cycle_{cycle}_events": _rows("event", cycle=cycle) for cycle in CYCLES},
    "start_crises": _rows("crisis", level="start"),
    **{f"level_{level}_crises": _rows("crisis", level=level) for level in LEVELS[1:]},
}
"""The decks that a pack can replace, with their rows."""


def build(packs: Sequence[Rows]) -> Book:
    """The book with packs laid over it. Raises BadContent, BadDeck."""
    tables = {table: overlay(SCHEME, table, packs) for table in KINDS}
    for deck, (table, belongs) in DECKS.items():
        count = sum(map(belongs, tables[table].values()))
        if not LEAST[deck] <= count <= MOST_CARDS:
            raise BadDeck(reason="count", deck=deck, count=count, least=LEAST[deck], most=MOST_CARDS)
    return BOOK.with_rows(agendas=tables["agenda"], events=tables["event"], crises=tables["crisis"])


SCHEME = Scheme(
    kinds=KINDS,
    decks=DECKS,
    printed={"agenda": BOOK.agendas, "event": BOOK.events, "crisis": BOOK.crises},
    vocabulary=VOCABULARY,
    build=build,
    others=OTHERS,
)
