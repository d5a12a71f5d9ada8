"""What an item or a character can do: the words of its text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from stolik.content.effects import NOTHING, All, Amount, AnyOf, Check, Effect, OneOf, Paid, Word
from stolik.games.zona.content.vocabulary import AREAS, ATTRIBUTES, STAGES, THREATS


@cache
def features(effect: Effect) -> tuple[Word, ...]:
    """All words in an item's or character's text that say what it can do."""
    match effect:
        case Word("once" | "when"):
            return tuple(word for inner in effect.effects for word in features(inner))
        case Word():
            return (effect,)
        case All(parts) | AnyOf(parts) | OneOf(parts):
            return tuple(word for part in parts for word in features(part))
        case Paid(_, gain):
            return features(gain)
        case Amount():
            return ()


@cache
def conditions(effect: Effect) -> tuple[Check, ...]:
    """The checks of the `when` in an ability; what it can do counts only while they hold."""
    match effect:
        case Word("once" | "when"):
            return (*effect.checks, *(check for inner in effect.effects for check in conditions(inner)))
        case All(parts):
            return tuple(check for part in parts for check in conditions(part))
        case _:
            return ()


def together(parts: Sequence[Effect]) -> Effect:
    """All these parts as one effect."""
    return parts[0] if len(parts) == 1 else All(tuple(parts))


@cache
def has_special(effect: Effect, name: str) -> bool:
    """Whether an effect has this special rule."""
    return any(word.name == "special" and name in word.tags for word in features(effect))


@lru_cache(1 << 12)
def suits(tags: tuple[str, ...], attribute: str, sign: str, stage: str, area: str, *, event: bool) -> bool:
    """Whether the tags of a word allow a test: of this attribute, with this sign, in a stage of an encounter (empty:
    outside one), in an area, in an event. Areas and `event` are alternatives; all else must hold. In a test with a
    sign, what modifies confrontations of that sign may be used too (Proving Ground, White Lake).
    """
    attributes = [tag for tag in tags if tag in ATTRIBUTES]
    if attributes and attribute not in attributes:
        return False
    signs = [tag for tag in tags if tag in THREATS]
    if signs and sign not in signs:
        return False
    stages = [tag for tag in tags if tag in STAGES]
    alike = bool(signs) and not stage and "confrontation" in stages
    if (stages and stage not in stages and not alike) or ("outside" in tags and stage):
        return False
    places = [tag for tag in tags if tag in AREAS or tag == "event"]
    return not places or (event and "event" in places) or area in places


@cache
def trophy_price(loot: Effect) -> int:
    """What the trophy in a threat's loot is worth; 0 if it leaves none."""
    return next((word.number for word in features(loot) if word.name == "trophy"), 0)


@cache
def keeps(loot: Effect) -> bool:
    """Whether the token itself is part of the loot, as a trophy: the first one."""
    match loot:
        case Word("trophy") | All((Word("trophy"), *_)):
            return True
        case _:
            return False


@cache
def besides_trophy(loot: Effect) -> Effect:
    """The loot without the trophy."""
    if not keeps(loot):
        return loot
    return together(loot.parts[1:]) if isinstance(loot, All) else NOTHING
