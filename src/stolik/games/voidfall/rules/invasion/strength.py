"""What a sector contributes to its defence, source by source (rulebook, Combat sequence)."""

from __future__ import annotations

from typing import NamedTuple

from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.vocabulary import FLEETS
from stolik.games.voidfall.rules import combat
from stolik.games.voidfall.rules.combat.approach import approach_absorption, approach_damage
from stolik.games.voidfall.rules.combat.course import Course, Parts
from stolik.games.voidfall.rules.combat.forces import Force
from stolik.games.voidfall.rules.invasion.forces import combat_force, ground, rulings, void_force
from stolik.games.voidfall.rules.sources import Source
from stolik.games.voidfall.rules.state import NOBODY, Voidfall

BUILT = {"sector_defense": "installation:defence", "starbase": "installation:starbase"}


class Strength(NamedTuple):
    """A defender's numbers at the beginning of a combat."""

    approach_damage: list[Source]
    approach_absorption: list[Source]
    initiative: list[Source]
    salvo_absorption: list[Source]


def defence(g: Voidfall, index: int) -> Strength:
    """The numbers with which a sector's owner, or the Voidborn in it, would defend it."""
    sector = g.sectors[index]
    force = void_force(sector.void)
    if sector.owner != NOBODY:
        force = combat_force(g, sector.owner, index, sector.fleets)
    course = Course(Force(), force, ground(g, sector), combat.sensible, rulings(g), traced=False)
    side = course.defender
    return Strength(
        _sources(g.box, approach_damage(course, side)),
        _sources(g.box, approach_absorption(side)),
        _sources(g.box, side.initiative()),
        _sources(g.box, side.absorptions()),
    )


def _sources(box: Book, parts: Parts) -> list[Source]:
    return [Source(source_of(box, by), n) for by, n in parts]


def source_of(box: Book, by: str) -> str:
    """The reference of a source in a combat."""
    kind = by.removesuffix("_lead")
    if kind in FLEETS:
        return f"fleet:{kind}"
    if by in box.technologies:
        return f"technology:{by}"
    return BUILT.get(by, f"combat:{by}")
