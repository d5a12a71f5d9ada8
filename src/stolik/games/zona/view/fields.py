"""The fields of a view: everything a seat may see."""

from __future__ import annotations

from typing import Annotated

import msgspec

from stolik.core.view import each_seat, one_of, up_to
from stolik.games.zona.content.kinds import Sector

Shortcut = Annotated[str, one_of("", "radiation", "disturbance", "wound")]
Reputation = Annotated[str, one_of("bad", "neutral", "good")]
Phase = Annotated[str, one_of("setup", "actions", "events", "rumours", "over")]
Held = Annotated[str, one_of("pack", "worn", "small")]
"""Where somebody has an item."""


class WayView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A border: the area behind it, and the damage of its shortcut (empty: none)."""

    border: str
    to: str
    shortcut: Shortcut


class AreaView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An area of this side of the board: its sector, its place on the grid of the map, its borders."""

    area: str
    sector: Sector
    x: int
    y: int
    ways: Annotated[tuple[WayView, ...], up_to(8)]


class ItemView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An item somebody has: where it is (pack, worn, small), damage tokens on it."""

    item: str
    place: Held
    wear: int


class ScavengerView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A scavenger. Attributes are those tested now, traumas the attributes with a token. `room` is the capacity of the
    backpack; `columns` how many columns of the market are open; `ability_used` whether the once-per-round ability is
    used; `steady` whether the player may still draw another card of the Sarcophagus (a variant).
    """

    seat: int
    character: str
    area: str
    fatigue: int
    damage: int
    fortitude: int
    attributes: Annotated[tuple[int, ...], up_to(4)]
    traumas: Annotated[tuple[str, ...], up_to(8)]
    roubles: int
    reputation: Reputation
    room: int
    columns: int
    items: Annotated[tuple[ItemView, ...], up_to(16)]
    trophies: Annotated[tuple[str, ...], up_to(12)]
    secrets: Annotated[tuple[str, ...], up_to(8)]
    ability_used: bool
    deaths: int
    steady: bool


class FacilityView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A secret location: its slot from 1, its entrance areas, lock, events left, the number of finds and, for seats
    that have looked and for everybody after the end, which.
    """

    facility: str
    slot: int
    entrances: Annotated[tuple[str, ...], up_to(4)]
    lock: str
    open: bool
    events: int
    finds: int
    known: Annotated[tuple[str, ...], up_to(8)] | None


class TokensView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Threats on an area."""

    area: str
    threats: Annotated[tuple[str, ...], up_to(8)]


class TestView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The current test: `total` so far, and the chance of success with a push if it `may_push` now, and with
    everything usable.
    """

    seat: int
    attribute: str
    difficulty: int
    value: int
    signs: Annotated[tuple[str, ...], up_to(8)]
    stage: str
    by: str
    dice: Annotated[tuple[str, ...], up_to(12)]
    bonus: int
    cancel: int
    total: int
    may_push: bool
    chance: float
    best: float


class EncounterView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The encounter under way."""

    seat: int
    threat: str
    area: str
    detected: bool
    scanned: bool
    attribute: str
    """The attribute and difficulty of the confrontation as things are now."""
    difficulty: int


class ReadingView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The event card being resolved, and the current paragraph, from 1. With open events: how its scene may end."""

    seat: int
    event: str
    paragraph: int
    endings: Annotated[tuple[str, ...], up_to(8)]


class TurnView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The turn of the action phase. What was `bought` in it is not sold."""

    seat: int
    actions: int
    area_action: bool
    bought: Annotated[tuple[str, ...], up_to(8)]


class DeckView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A deck: the number of cards, its open discards, and the top cards as far as the viewer knows them."""

    deck: str
    cards: int
    discards: Annotated[tuple[str, ...], up_to(64)] = ()
    known: Annotated[tuple[str, ...], up_to(8)] = ()


class ZonaView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Everything a seat may know. `mark` is the area or border of the timed rumour; `storm_areas` where the emission
    under way brings threats; `fatigue_min` the lowest fatigue at this table; `packet` the damage somebody
    is about to receive (radiation, disturbance, wounds).
    """

    round: int
    phase: Phase
    voice: int
    scavengers: Annotated[tuple[ScavengerView, ...], each_seat()]
    turn: TurnView
    test: TestView | None
    encounter: EncounterView | None
    reading: ReadingView | None
    packet: tuple[int, int, int]
    areas: Annotated[tuple[AreaView, ...], up_to(19)]
    tokens: Annotated[tuple[TokensView, ...], up_to(19)]
    facilities: Annotated[tuple[FacilityView, ...], up_to(4)]
    box_locks: Annotated[tuple[str, ...], up_to(4)]
    market: Annotated[tuple[str, ...], up_to(8)]
    decks: Annotated[tuple[DeckView, ...], up_to(16)]
    rumour: str
    timed: str
    mark: str
    emission: int
    emission_space: int
    fatigue_min: int
    secrets_needed: int
    storm_areas: Annotated[tuple[str, ...], up_to(8)]
    drawn: Annotated[tuple[str, ...], up_to(8)]
    unused: Annotated[tuple[str, ...], up_to(10)]
    offered: Annotated[tuple[Annotated[tuple[str, ...], up_to(4)], ...], each_seat()]
    drafted: Annotated[tuple[Annotated[tuple[str, ...], up_to(4)], ...], each_seat()]
