"""The fields of a view: everything a seat may see. None stands for what this viewer may not see."""

from __future__ import annotations

from typing import Annotated

import msgspec

from stolik.core.view import each_seat, one_of, up_to

Side = Annotated[str, one_of("killer", "survivors", "")]
Kind = Annotated[str, one_of("noise", "sense", "search", "fear", "wound", "unblocked", "shown", "distance")]

Refs = Annotated[tuple[str, ...], up_to(16)]


class SurvivorView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A Survivor. `may_be`, `may_reach`: where it can be by public facts (statements.py)."""

    survivor: str
    seat: int
    room: str | None
    """Only the Survivors see it; everybody sees the rooms of the eliminated."""
    wounded: bool
    alive: bool
    escaped: bool
    fear: int | None
    items: Annotated[tuple[str, ...], up_to(12)] | None
    keys: int
    """Own keys; only in Separate Ways."""
    trait: str | None
    acted: bool | None
    netted: bool
    """A Survivor who walks into a net is visible to all until the next survivors' phase."""
    may_be: Refs
    may_reach: Refs


class BonusView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A bonus to a defence."""

    by: str
    value: int


class EncounterView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The encounter of this round; it is shown until the next survivors' phase."""

    room: str
    found: Annotated[tuple[str, ...], up_to(3)]
    attacked: Annotated[tuple[str, ...], up_to(3)]
    card: str
    defender: str
    item: str
    dice: Annotated[tuple[int, ...], up_to(6)]
    bonuses: Annotated[tuple[BonusView, ...], up_to(6)]
    total: int | None
    strength: int
    result: Annotated[str, one_of("", "defended", "wounded")]


class StatementView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A public statement: who (of those asked) was in these rooms at that moment."""

    round: int
    kind: Kind
    rooms: Refs
    survivors: Annotated[tuple[str, ...], up_to(3)]


class TrapView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One of the Huntress's traps; only the Killer sees it."""

    trap: str
    room: str


class PlanView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A plan of the Survivors: its steps, how many are done. `room`: where its trap or ambush is."""

    plan: str
    steps: Annotated[tuple[str, ...], up_to(6)]
    done: int
    complete: bool
    room: str


class TerrorscapeView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The whole table as one seat (None: a spectator) sees it."""

    seat: int | None
    side: Side
    players: int
    map: str
    round: int
    phase: int
    killer: str
    level: int
    strength: int
    killer_room: str
    """The Killer's room; for other viewers the room where he was last seen."""
    last_seen: str
    stealthed: bool
    stage: int
    actions_left: int
    hand: Annotated[tuple[str, ...], up_to(12)] | None
    hand_size: int | None
    deck_size: int | None
    discard: Refs | None
    locked: Annotated[tuple[str, ...], up_to(4)]
    played: Annotated[tuple[str, ...], up_to(6)]
    killer_traits: Annotated[tuple[str, ...], up_to(8)]
    killer_traits_used: Annotated[tuple[str, ...], up_to(8)]
    hunter_traps: Annotated[tuple[TrapView, ...], up_to(6)] | None
    blocks: Annotated[tuple[str, ...], up_to(8)]
    blocks_left: int
    noise: Refs
    old_noise: Refs
    firecracker: bool
    survivors: Annotated[tuple[SurvivorView, ...], up_to(3)]
    keys: int
    keys_needed: int
    repaired: int | None
    repair_done: bool | None
    rescue: int | None
    discovery_left: int | None
    search_left: int | None
    item_discard: Annotated[tuple[str, ...], up_to(40)] | None
    item_offer: Annotated[tuple[str, ...], up_to(4)] | None
    trap: str | None
    buzzer: str | None
    chests: Annotated[tuple[str, ...], up_to(6)] | None
    suitcase: bool | None
    plans: Annotated[tuple[PlanView, ...], up_to(4)] | None
    actor: str | None
    main_done: bool | None
    leader: int
    encounter: EncounterView | None
    statements: Annotated[tuple[StatementView, ...], up_to(24)]
    winners: Annotated[tuple[int, ...], each_seat()]
    reason: str
