"""The texts in a row that are in the effect language, with their places in the vocabulary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stolik.content.effects import Effect
from stolik.content.vocabulary import Role
from stolik.games.zona.content.kinds import (
    Area,
    Border,
    Character,
    Emission,
    Event,
    Facility,
    Item,
    Lock,
    Printed,
    Row,
    Rumour,
    Slot,
    Threat,
)

AREA_PLACES = {"green": "area", "yellow": "area", "red": "red_area", "bunker": "bunker", "sarcophagus": "area"}
EVENT_PLACES = {"green": "sector_event", "yellow": "sector_event", "sarcophagus": "sarcophagus_event"}
RUMOUR_PLACES = {"": "rumour", "area": "marked_area", "border": "marked_border"}
Written = Row | Border | Slot | Printed
"""A row that may be in a file of content."""


class Text(NamedTuple):
    """A text of a row: the key it is written under, its place and role."""

    key: str
    place: str
    effect: Effect
    role: Role = "effect"


def texts(row: Written) -> Iterator[Text]:
    """The texts of a row. Empty ones are left out."""
    return (text for text in _texts(row) if text.effect)


def _texts(row: Written) -> Iterator[Text]:
    match row:
        case Area():
            place = AREA_PLACES[row.sector]
            yield Text("effect", place, row.effect)
            yield Text("good", place, row.good)
        case Character():
            yield Text("ability", "ability", row.ability)
        case Item():
            yield Text("effect", "item", row.effect)
            yield Text("passive", "passive", row.passive)
            yield Text("backfire", "backfire", row.backfire)
        case Threat():
            yield Text("damage", "damage", row.damage)
            yield Text("loot", f"{row.kind}_loot", row.loot)
            yield Text("ability", "threat", row.ability)
        case Lock():
            yield Text("cost", "lock", row.cost, "cost")
        case Rumour():
            yield Text("effect", RUMOUR_PLACES[row.marks], row.effect)
        case Emission():
            yield Text("green", "emission", row.green)
            yield Text("yellow", "emission", row.yellow)
            yield Text("red", "emission", row.red)
        case Event():
            place = EVENT_PLACES.get(row.deck, "facility_event")
            for name, effect in row.sections.items():
                yield Text(f"sections.{name}", place, effect)
            for effect in row.paragraphs:
                yield Text("paragraphs", place, effect)
        case Facility() | Border() | Slot() | Printed():
            pass
