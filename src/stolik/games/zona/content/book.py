"""The book: all rows of content, read from the TOML files beside this module and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Self

from stolik.content.errors import BadContent
from stolik.content.rows import read_rows
from stolik.core.game import Content
from stolik.games.zona.content.kinds import (
    Character,
    Constants,
    Emission,
    Event,
    Facility,
    Item,
    Lock,
    Row,
    Rumour,
    Threat,
)
from stolik.games.zona.content.map import Map, read_map

EVENT_DECKS = ("green", "yellow", "archive", "lab", "bunker", "observatory", "sarcophagus")
ITEM_DECKS = ("starting", "junk", "equipment", "find", "green", "yellow")


Tables = Mapping[str, Mapping[str, Any]]
"""Rows by table, such as `item`, and by id."""

TABLES: dict[str, tuple[type[Row], tuple[str, ...]]] = {
    "facility": (Facility, ("facilities",)),
    "character": (Character, ("characters",)),
    "item": (Item, tuple(f"items/{name}" for name in ("starting", "junk", "equipment", "finds", "artefacts"))),
    "threat": (Threat, ("threats",)),
    "lock": (Lock, ("locks",)),
    "rumour": (Rumour, ("rumours",)),
    "emission": (Emission, ("emissions",)),
    "event": (Event, tuple(f"events/{name}" for name in EVENT_DECKS)),
}
"""The kind of each table's rows and their files."""


class Book:
    """All rows of the game. Dicts are by id; decks are tuples of rows in the order of their files, a row for each copy
    of a card. Raises BadContent that names the row and the word if a row refers to something that does not exist.
    """

    def __init__(self, tables: Tables, map: Map, constants: Constants, files: Mapping[str, str] | None = None) -> None:
        self.tables = tables
        self.files = files or {}
        """The file of each row, by its reference; nothing of rows of packs."""
        self.map = map
        self.constants = constants
        self.facilities: Mapping[str, Facility] = tables["facility"]
        self.characters: Mapping[str, Character] = tables["character"]
        self.items: Mapping[str, Item] = tables["item"]
        self.threats: Mapping[str, Threat] = tables["threat"]
        self.locks: Mapping[str, Lock] = tables["lock"]
        self.rumours: Mapping[str, Rumour] = tables["rumour"]
        self.emissions: Mapping[str, Emission] = tables["emission"]
        self.events: Mapping[str, Event] = tables["event"]
        self.event_decks = {
            name: tuple(event for event in self.events.values() if event.deck == name) for name in EVENT_DECKS
        }
        self.item_decks = {
            name: tuple(item for item in self.items.values() for _ in range(item.copies) if item.deck == name)
            for name in ITEM_DECKS
        }
        self.threat_queues = {
            (colour, kind): tuple(row for row in self.threats.values() if (row.colour, row.kind) == (colour, kind))
            for colour in ("green", "yellow")
            for kind in ("anomaly", "mutant")
        }
        self._refer()

    @classmethod
    def read(cls, folder: Path) -> Self:
        """The book of a folder. Raises BadContent that names the file, the row and the word if a row cannot be read."""
        tables: dict[str, dict[str, Row]] = {}
        files: dict[str, str] = {}
        for table, (kind, names) in TABLES.items():
            for name in names:
                rows = read_rows(folder / f"{name}.toml", table, kind)
                tables.setdefault(table, {}).update({row.id: row for row in rows})
                files |= {row.ref: Path(f"{name}.toml").name for row in rows}
        constants = read_rows(folder / "constants.toml", "constants", Constants)[0]
        map = read_map(folder / "map.toml")
        files |= {area.ref: "map.toml" for area in map.areas.values()}
        return cls(tables, map, constants, files)

    def starting_items(self, character: str) -> tuple[Item, ...]:
        """The four starting items of a character."""
        return tuple(item for item in self.item_decks["starting"] if item.owner == character)

    def rows(self) -> tuple[Row, ...]:
        """Every row, areas included."""
        families: tuple[Iterable[Row], ...] = (
            self.map.areas.values(), self.facilities.values(), self.characters.values(), self.items.values(),
            self.threats.values(), self.locks.values(), self.rumours.values(), self.emissions.values(),
            self.events.values(),
        )  # fmt: skip
        return tuple(row for family in families for row in family)

    def families(self) -> dict[str, tuple[Content, ...]]:
        """Everything in the box by family, with its origin; a row for each copy of a card."""
        families: dict[str, Iterable[Row]] = {
            "areas": [area for area in self.map.areas.values() if area.sector != "sarcophagus"],
            "characters": self.characters.values(),
            "starting_items": self.item_decks["starting"],
            "junk": self.item_decks["junk"],
            "equipment": self.item_decks["equipment"],
            "finds": self.item_decks["find"],
            "artefacts": [*self.item_decks["green"], *self.item_decks["yellow"]],
            "threats": self.threats.values(),
            "locks": self.locks.values(),
            "rumours": self.rumours.values(),
            "emissions": self.emissions.values(),
            "events": self.events.values(),
            "facilities": self.facilities.values(),
        }
        return {family: tuple(row.content for row in rows) for family, rows in families.items()}

    def _refer(self) -> None:
        """Refuses rows that refer to areas, characters or facilities that do not exist."""
        areas = self.map.areas
        for character in self.characters.values():
            self._known("characters.toml", character, areas, character.start, *(at for at, *_ in character.threats))
        for item in self.items.values():
            self._known("starting.toml", item, self.characters, *([item.owner] if item.owner else []))
        for emission in self.emissions.values():
            self._known("emissions.toml", emission, areas, *emission.areas)
        for event in self.events.values():
            named = set(event.sections) - {"other", "good", "neutral", "bad"}
            self._known(f"{event.deck}.toml", event, areas, *named)
        for slot in self.map.slots:
            if slot.first_game not in self.facilities:
                raise BadContent(reason="reference", file="map.toml", row=str(slot.number), word=slot.first_game)

    def _known(self, file: str, row: Row, known: Iterable[str], *named: str) -> None:
        for id in named:
            if id not in known:
                raise BadContent(reason="reference", file=file, row=row.id, word=id)


_FOLDER = Path(__file__).parent
BOOK = Book.read(_FOLDER)
"""The printed content."""
CONSTANTS = BOOK.constants
"""Numbers that are the same with every pack, but for the faces of a die and the emission track (`Box`)."""
FACILITIES = BOOK.facilities
