"""The parts of a view of Not Alone that the bot uses (all: docs/protocol.md). Places are numbers, cards references."""

from __future__ import annotations

from typing import Protocol


class Visit(Protocol):
    """A revealed Place card, its owner's Place, and how the visit ended."""

    card: int
    place: int
    status: str


class Hunted(Protocol):
    """A Hunted; None means hidden from the viewer."""

    seat: int
    will: int
    owned: tuple[int, ...]
    hand_size: int
    hand: tuple[int, ...] | None
    may_lie: tuple[int, ...] | None
    discard: tuple[int, ...] | None
    discard_size: int
    survival_size: int
    survival: tuple[str, ...] | None
    laid: tuple[int, ...] | None
    laid_count: int
    known_laid: tuple[int, ...]
    lays: str
    next: str
    resisted: int
    visits: tuple[Visit, ...]
    survival_played: bool
    dodging: bool
    detecting: bool


class Effect(Protocol):
    """A card in force and what it is about."""

    card: str
    about: str


class Creature(Protocol):
    """The Creature's hand."""

    hand_size: int
    hand: tuple[str, ...] | None
    plays_left: int


class Sight(Protocol):
    """The table as a seat sees it."""

    turn: int
    phase: int
    rescue: int
    assimilation: int
    symbols: tuple[int, ...]
    beach_marker: bool
    beach_used: bool
    wreck_used: bool
    reserve: tuple[int, ...]
    creature_token: tuple[int, ...]
    target_token: tuple[int, ...]
    artemia_token: tuple[int, ...]
    tokens_ready: tuple[str, ...]
    forbidden: tuple[int, ...]
    blocked: tuple[int, ...]
    effects: tuple[Effect, ...]
    creature: Creature
    hunt_discard: tuple[str, ...]
    hunted: tuple[Hunted, ...]
