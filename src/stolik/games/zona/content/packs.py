"""What packs may add to Zona or replace in it: every card, token and board, and the map (docs/packs.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from stolik.content.effects import Effect, Word
from stolik.content.errors import BadContent
from stolik.content.packs.scheme import BadDeck, Kind, Rows, Said, Scheme, overlay
from stolik.content.vocabulary import parts
from stolik.games.zona.content import wrong
from stolik.games.zona.content.book import BOOK, EVENT_DECKS, Book, Tables
from stolik.games.zona.content.endings import endings
from stolik.games.zona.content.kinds import (
    Area,
    Border,
    Character,
    Constants,
    Emission,
    Event,
    Item,
    Lock,
    Printed,
    Rumour,
    Slot,
    Threat,
)
from stolik.games.zona.content.map import Map
from stolik.games.zona.content.texts import texts
from stolik.games.zona.content.vocabulary import ATTRIBUTES, COLOURS, VOCABULARY

MOST_CARDS = 200
LEAST = {
    "junk": 12, "equipment": 12, "finds": 16, "green_artefacts": 6, "yellow_artefacts": 6,
    **{f"{name}_events": 4 for name in EVENT_DECKS},
    **{f"{colour}_{kind}": 4 for colour in COLOURS for kind in ("mutants", "anomalies")},
    "rumours": 12, "emissions": 4, "locks": 5, "characters": 9,
}  # fmt: skip
"""The fewest cards with which a deck can be played. The number of rumours is the number of rounds."""
MOST = {"rumours": 30}
STARTING_ITEMS = 4


def _says(row: Any) -> Iterator[Said]:
    """Every text of a row."""
    return ((text.key, text.place, text.role, str(text.effect)) for text in texts(row))


def _scenes(row: Event) -> dict[str, tuple[str, ...]]:
    """By scene of an event card: its name, the scene, and its endings."""
    return {name: ("name", "scene", *endings(effect)) for name, effect in row.scenes()}


KINDS = {
    "item": Kind(
        Item, limits={"copies": (1, 8), "price": (0, 5000), "boxes": (0, wrong.MOST_BOXES)},
        links={"owner": "character"}, says=_says, check=wrong.item,
    ),
    "threat": Kind(Threat, limits={"detection": (0, 9), "difficulty": (1, 9)}, says=_says, check=wrong.threat),
    "lock": Kind(Lock, unnamed=True, says=_says, check=wrong.lock),
    "character": Kind(
        Character,
        limits={**dict.fromkeys(ATTRIBUTES, (0, 6)), "fortitude": (3, 12), "damage": (0, 12), "roubles": (0, 5000)},
        says=_says, check=wrong.character,
    ),
    "rumour": Kind(Rumour, limits={"arrows": (0, 4), "with_four": (0, 4)}, says=_says, check=wrong.rumour),
    "emission": Kind(Emission, unnamed=True, says=_says, check=wrong.emission),
    "event": Kind(Event, unnamed=True, texts=_scenes, says=_says, check=wrong.event),
    "constants": Kind(
        Printed, named=False, limits={"emission_space": (3, 20)}, check=wrong.printed,
        ruled=frozenset(Constants.__struct_fields__) - frozenset(Printed.__struct_fields__),
    ),
    "area": Kind(
        Area, named=False, in_place=True, limits={"x": (0, 8), "y": (0, 4)},
        fixed=frozenset({"pr", "om", "el", "sa"}), says=_says, check=wrong.area,
    ),
    "border": Kind(Border, named=False, check=wrong.border),
    "slot": Kind(Slot, named=False, limits={"number": (1, 4)}, check=wrong.slot),
}  # fmt: skip


def _rows(table: str, **fields: str) -> tuple[str, Callable[[Any], bool]]:
    """The rows of a table that have these values."""
    return table, lambda row: all(getattr(row, key) == value for key, value in fields.items())


DECKS = {
    "junk": _rows("item", deck="junk"),
    "equipment": _rows("item", deck="equipment"),
    "finds": _rows("item", deck="find"),
    "green_artefacts": _rows("item", deck="green"),
    "yellow_artefacts": _rows("item", deck="yellow"),
    **{f"{name}_events": _rows("event", deck=name) for name in EVENT_DECKS},
    "green_mutants": _rows("threat", colour="green", kind="mutant"),
    "green_anomalies": _rows("threat", colour="green", kind="anomaly"),
    "yellow_mutants": _rows("threat", colour="yellow", kind="mutant"),
    "yellow_anomalies": _rows("threat", colour="yellow", kind="anomaly"),
    "rumours": _rows("rumour"),
    "emissions": _rows("emission"),
    "locks": _rows("lock"),
    "characters": _rows("character"),
}
"""The decks that a pack can replace, with their rows."""


def build(packs: Sequence[Rows]) -> Book:
    """The book with packs laid over it. Raises BadContent, BadDeck."""
    tables = {**BOOK.tables, **{table: overlay(SCHEME, table, packs) for table in KINDS if table in BOOK.tables}}
    characters = tables["character"]
    tables["item"] = {
        id: row
        for id, row in tables["item"].items()
        if not row.owner or row.origin == "pack" or row.owner in characters
    }
    _names(tables)
    _roles(tables["item"], packs)
    book = Book(tables, _map(packs), _constants(packs))
    for deck, (table, belongs) in DECKS.items():
        count = sum(int(getattr(row, "copies", 1)) for row in tables[table].values() if belongs(row))
        most = MOST.get(deck, MOST_CARDS)
        if not LEAST[deck] <= count <= most:
            raise BadDeck(reason="count", deck=deck, count=count, least=LEAST[deck], most=most)
    for id in book.characters:
        if len(book.starting_items(id)) != STARTING_ITEMS:
            count = len(book.starting_items(id))
            raise BadDeck(reason="starting", deck=id, count=count, least=STARTING_ITEMS, most=STARTING_ITEMS)
    for name in EVENT_DECKS[2:]:
        goal = "win" if name == "sarcophagus" else "secret"
        if not any(_leads_to(one, goal) for row in book.event_decks[name] for one in row.paragraphs):
            raise BadDeck(reason="goal", deck=f"{name}_events", word=goal)
    return book


def _leads_to(effect: Effect, goal: str) -> bool:
    """Whether a word is somewhere in an effect."""
    return any(isinstance(part, Word) and part.name == goal for _, part in parts(VOCABULARY, effect))


def _names(tables: Tables) -> None:
    """Refuses ids that are already the name of a further copy of an item, or of a scene of an event."""
    for item in tables["item"].values():
        for copy in range(2, item.copies + 1):
            if f"{item.id}_{copy}" in tables["item"]:
                raise BadContent(reason="copy", file="", row=f"{item.id}_{copy}", word=item.id, count=copy)
    for event in tables["event"].values():
        for name, _ in event.scenes():
            if f"{event.id}_{name}" in tables["event"]:
                raise BadContent(reason="scene", file="", row=f"{event.id}_{name}", word=event.id, scene=name)


def _roles(items: Mapping[str, Item], packs: Sequence[Rows]) -> None:
    """Refuses packs that take away every card of a role for which the rules ask."""
    for printed in BOOK.items.values():
        if printed.role and all(item.role != printed.role for item in items.values()):
            rows = (one for pack in packs for one in pack.tables.get("item", ()) if one.replaces == printed.id)
            if (row := next(rows, None)) is not None:
                raise BadContent(reason="role", file="", row=row.row.id, word=printed.role)
            raise BadDeck(reason="role", deck=printed.deck, word=printed.role)


def _constants(packs: Sequence[Rows]) -> Constants:
    """The faces of a die and the emission track as a pack says."""
    found: dict[str, Any] = {}
    for row in (one.row for pack in packs for one in pack.tables.get("constants", ())):
        said = {key: value for key, value in msgspec.structs.asdict(row).items() if value}
        for key in said.keys() & found.keys():
            raise BadContent(reason="twice", file="", row="", word=key)
        found |= said
    return msgspec.structs.replace(BOOK.constants, **found)


def _map(packs: Sequence[Rows]) -> Map:
    """The map: areas change one by one, borders and slots all at once."""
    areas = overlay(SCHEME, "area", packs)
    borders, slots = list(BOOK.map.borders), list(BOOK.map.slots)
    for pack in packs:
        borders = [one.row for one in pack.tables.get("border", ())] or borders
        slots = sorted((one.row for one in pack.tables.get("slot", ())), key=lambda slot: slot.number) or slots
    found = Map(areas, borders, slots)
    if [slot.number for slot in slots] != [slot.number for slot in BOOK.map.slots]:
        raise BadDeck(reason="slots", deck="slots", count=len(slots), least=4, most=4)
    if {slot.first_game for slot in slots} != set(BOOK.facilities):
        raise BadDeck(reason="first_game", deck="slots", word=", ".join(BOOK.facilities))
    if len({frozenset(border.areas) for border in borders}) < len(borders):
        raise BadDeck(reason="borders_twice", deck="borders")
    for players in (1, 4):
        lost = set(_reached(BOOK.map, players)) - set(_reached(found, players))
        if lost:
            raise BadDeck(reason="unreached", deck="borders", word=", ".join(sorted(lost)))
    return found


def _reached(map: Map, players: int) -> list[str]:
    """The areas reachable on foot from the first, on the side for this number of players."""
    ways, found = map.ways(players), [next(iter(map.areas))]
    for id in found:
        found += [way.to for way in ways[id] if way.to not in found]
    return found


SCHEME = Scheme(
    kinds=KINDS,
    decks=DECKS,
    printed={**BOOK.tables, "area": BOOK.map.areas, "border": {}, "slot": {}, "constants": {}},
    vocabulary=VOCABULARY,
    build=build,
    others=frozenset({"facility"}),
)
