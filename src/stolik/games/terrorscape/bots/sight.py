"""The parts of a view of Terrorscape that the bot uses (all: docs/protocol.md). None means hidden from the seat."""

from __future__ import annotations

from typing import Protocol

Refs = tuple[str, ...]


class Person(Protocol):
    """A Survivor."""

    survivor: str
    seat: int
    room: str | None
    wounded: bool
    alive: bool
    fear: int | None
    items: Refs | None
    keys: int
    trait: str | None
    acted: bool | None
    netted: bool
    may_be: Refs
    may_reach: Refs


class Bonus(Protocol):
    """A bonus to a defence."""

    value: int


class Encounter(Protocol):
    """The encounter of this round."""

    room: str
    found: Refs
    attacked: Refs
    bonuses: tuple[Bonus, ...]
    strength: int


class Said(Protocol):
    """A public statement."""

    round: int
    kind: str
    rooms: Refs
    survivors: Refs


class PlanSight(Protocol):
    """A plan of the Survivors."""

    plan: str
    steps: Refs
    done: int
    complete: bool
    room: str


class Sight(Protocol):
    """The table as a seat sees it."""

    seat: int | None
    map: str
    round: int
    phase: int
    killer: str
    level: int
    strength: int
    killer_room: str
    last_seen: str
    stealthed: bool
    stage: int
    actions_left: int
    hand: Refs | None
    played: Refs
    blocks: Refs
    noise: Refs
    survivors: tuple[Person, ...]
    keys: int
    keys_needed: int
    repaired: int | None
    rescue: int | None
    discovery_left: int | None
    search_left: int | None
    buzzer: str | None
    chests: Refs | None
    suitcase: bool | None
    plans: tuple[PlanSight, ...] | None
    main_done: bool | None
    encounter: Encounter | None
    statements: tuple[Said, ...]
