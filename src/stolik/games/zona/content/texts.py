"""The texts in a row that are in the effect language."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.zona.content.kinds import Area, Character, Emission, Event, Item, Lock, Row, Rumour, Threat


def texts(row: Row) -> Iterator[tuple[str, str]]:
    """The texts of a row, each with its role: effect or cost. Empty ones are left out."""
    return ((role, text) for role, text in _texts(row) if text)


def _texts(row: Row) -> Iterator[tuple[str, str]]:
    match row:
        case Area():
            yield from _effects(row.effect, row.good)
        case Character():
            yield from _effects(row.ability)
        case Item():
            yield from _effects(row.effect, row.passive, row.backfire)
        case Threat():
            yield from _effects(row.damage, row.loot, row.ability)
        case Lock():
            yield "cost", row.cost
        case Rumour():
            yield from _effects(row.effect)
        case Emission():
            yield from _effects(row.green, row.yellow, row.red)
        case Event():
            yield from _effects(*row.sections.values(), *row.paragraphs)


def _effects(*effects: str) -> Iterator[tuple[str, str]]:
    return (("effect", effect) for effect in effects)
