"""What an item or a character can do: the words of its text."""

from __future__ import annotations

from functools import cache
from typing import Any

from stolik.content.effects import All, AnyOf, OneOf, Paid, Word, parse
from stolik.games.zona.content.vocabulary import AREAS, ATTRIBUTES, STAGES, THREATS


@cache
def features(text: str) -> tuple[Word, ...]:
    """All words in an item's or character's text that say what it can do."""
    return tuple(_words(parse(text))) if text else ()


def suits(tags: tuple[str, ...], attribute: str, sign: str, stage: str, area: str, *, event: bool) -> bool:
    """Whether the tags of a word allow a test: of this attribute, with these signs, in a stage of an encounter (empty:
    outside one), in an area, in an event. Areas and `event` are alternatives; all else must hold. In a test with a
    sign, what modifies confrontations of that sign may be used too (Proving Ground, White Lake).
    """
    attributes = [tag for tag in tags if tag in ATTRIBUTES]
    if attributes and attribute not in attributes:
        return False
    signs = [tag for tag in tags if tag in THREATS]
    if signs and not any(one in signs for one in sign.split()):
        return False
    stages = [tag for tag in tags if tag in STAGES]
    alike = bool(signs) and not stage and "confrontation" in stages
    if (stages and stage not in stages and not alike) or ("outside" in tags and stage):
        return False
    places = [tag for tag in tags if tag in AREAS or tag == "event"]
    return not places or (event and "event" in places) or area in places


@cache
def trophy_price(loot: str) -> int:
    """What the trophy in a threat's loot is worth; 0 if it leaves none."""
    return next((word.number for word in features(loot) if word.name == "trophy"), 0) if keeps(loot) else 0


def keeps(loot: str) -> bool:
    """Whether the token itself is part of the loot, as a trophy."""
    return loot.startswith("trophy(")


@cache
def besides_trophy(loot: str) -> str:
    """The loot without the trophy."""
    if not keeps(loot):
        return loot
    node = parse(loot)
    return str(All(node.parts[1:])) if isinstance(node, All) else ""


def _words(node: Any) -> list[Word]:
    match node:
        case Word("once" | "when", _, args):
            return _words(args[-1])
        case Word():
            return [node]
        case All(parts) | AnyOf(parts) | OneOf(parts):
            return [word for part in parts for word in _words(part)]
        case Paid(_, effect):
            return _words(effect)
    return []
