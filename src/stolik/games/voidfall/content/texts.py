"""The texts in a row that are in the effect language, each with the place where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from stolik.content.effects import All, Amount, AnyOf, Check, Effect, OneOf, Paid, Word
from stolik.content.rows import Row
from stolik.content.vocabulary import Role, TextRole
from stolik.games.voidfall.content.kinds import (
    Agenda,
    AgendaType,
    Bounty,
    Crisis,
    CrisisSlot,
    Event,
    Focus,
    House,
    Reclaim,
    Start,
    Technology,
    Tile,
    Trade,
    War,
)
from stolik.games.voidfall.content.vocabulary import (
    ACTION,
    AGENDA,
    CRISIS,
    EVENT,
    OBJECTIVE,
    PENALTY,
    PRICE,
    STANDING,
    TRACK,
)


class Said(NamedTuple):
    """A text: the field that holds it, the place and the role in which it is read, and what it says."""

    field: str
    place: str
    role: TextRole
    node: Effect | Check


def texts(row: Row) -> Iterator[Said]:
    """The texts of a row. Empty ones are left out."""
    return (said for said in every_text(row) if said.node)


def effects(row: Row) -> Iterator[tuple[Role, Effect]]:
    """The effects and costs of a row, each with its role."""
    for said in texts(row):
        if said.role in ("effect", "cost") and not isinstance(said.node, Check):
            yield said.role, said.node


@cache
def mentions(effect: Effect, name: str, tag: str = "") -> bool:
    """Whether an effect has this word somewhere, with this tag if one is named."""
    return any(word.name == name and (not tag or tag in word.tags) for word in words_in(effect))


def words_in(effect: Effect) -> Iterator[Word]:
    """All words of an effect, at any depth, also those of its costs and counts."""
    inner: tuple[Effect, ...] = ()
    match effect:
        case All(parts) | AnyOf(parts) | OneOf(parts):
            inner = parts
        case Paid(cost, gain):
            inner = (cost, gain)
        case Word():
            yield effect
            inner = effect.effects
        case Amount():
            pass
    for part in inner:
        yield from words_in(part)


def every_text(row: Row) -> Iterator[Said]:
    """The texts of a row, empty ones too."""
    match row:
        case Focus() | Technology() | Tile():
            for action in row.actions:
                yield Said("actions", ACTION, "cost", action.cost)
                yield Said("actions", ACTION, "effect", action.effect)
    match row:
        case Technology():
            yield Said("immediate", ACTION, "effect", row.immediate)
            yield Said("deploy_cost", PRICE, "cost", row.deploy_cost)
        case Tile():
            yield Said("once", ACTION, "effect", row.once)
        case House():
            for track in ("society", "politics", "economy"):
                for step in getattr(row, track):
                    yield Said(track, TRACK if str(step) == "skip" else ACTION, "effect", step)
            yield Said("fallen", ACTION, "effect", row.fallen)
        case Start():
            yield Said("gains", ACTION, "effect", row.gains)
            yield from (Said("objectives", AGENDA, "effect", objective) for objective in row.objectives)
            yield from (Said("other_objectives", AGENDA, "effect", objective) for objective in row.other_objectives)
        case Event():
            for frame in row.frames:
                yield Said("frames", STANDING if frame.who == "permanent" else EVENT, "effect", frame.effect)
            yield from (Said("objectives", OBJECTIVE, "effect", objective) for objective in row.objectives)
        case Agenda():
            yield from (Said("objectives", AGENDA, "effect", objective) for objective in row.objectives)
        case Crisis():
            yield Said("on", CRISIS, "deed", row.on)
            yield from (Said("when", CRISIS, "check", check) for check in row.when)
            yield from (Said("or_when", CRISIS, "check", check) for check in row.or_when)
            yield Said("pays", CRISIS, "cost", row.pays)
            yield Said("penalty", PENALTY, "effect", row.penalty)
        case CrisisSlot():
            yield Said("cost", PRICE, "cost", row.cost)
        case War():
            yield Said("defended", PENALTY, "effect", row.defended)
        case AgendaType() | Bounty() | Reclaim() | Trade():
            yield Said("effect", ACTION, "effect", row.effect)
