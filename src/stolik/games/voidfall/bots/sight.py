"""The parts of a view of Voidfall that the bot uses (all: docs/protocol.md). Cards are references."""

from __future__ import annotations

from typing import Protocol

Refs = tuple[str, ...]


class Sector(Protocol):
    """A sector; owner and Home are seats or None."""

    ref: str
    tile: str
    house: str
    near: Refs
    owner: int | None
    home: int | None
    pop: int
    corrupted: bool
    guilds: tuple[str, ...]
    guild_slots: int
    installations: Refs
    upkeep: int
    fleets: dict[str, int]
    void: int
    bounties: int
    reclaims: int
    glory: tuple[int, ...]
    harbingers: int


class Good(Protocol):
    """A resource: stock, Production Level, Yield."""

    stock: int
    level: int
    produces: int


class Track(Protocol):
    """A civilization track."""

    space: int
    level: int
    corrupted: bool


class Slot(Protocol):
    """An agenda slot."""

    agenda: str
    corrupted: bool


class House(Protocol):
    """A House board. Only its owner sees the hand."""

    seat: int
    house: str
    influence: int
    goods: dict[str, Good]
    upkeep: int
    active: int
    inactive: int
    sheltered: int
    tracks: tuple[Track, ...]
    slots: tuple[Slot, ...]
    trades: int
    hand: Refs | None
    focuses: Refs
    technologies: Refs
    improved: Refs
    glory: tuple[int, ...]
    bounties: Refs
    reclaims: Refs


class Turn(Protocol):
    """The turn being played."""

    seat: int
    agenda: str
    target: str


class Source(Protocol):
    """One part of a number."""

    n: int


class Row(Protocol):
    """A row of the Crisis board."""

    harbingers: int
    crises: Refs
    power: int


class Crisis(Protocol):
    """The additional parts of games against the Voidborn."""

    crisis: str
    military: Row
    economic: Row
    catastrophes: int
    havens: tuple[tuple[int, int], ...]
    void_influence: tuple[Source, ...]


class Sight(Protocol):
    """The table."""

    cycle: int
    round: int
    rounds: int
    phase: str
    event: str
    sectors: tuple[Sector, ...]
    houses: tuple[House, ...]
    turn: Turn
    crisis: Crisis | None
