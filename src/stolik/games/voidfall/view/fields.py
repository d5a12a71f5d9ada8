"""The fields of a view: everything a seat may see."""

from __future__ import annotations

from typing import Annotated

import msgspec

from stolik.core.view import each_seat, keyed, up_to


class SourceView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One part of a number: the reference of what it comes from, and how much."""

    by: str
    n: int


class SectorView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A sector. `at` are its axial coordinates in a grid of flat-topped hexes, `near` the sectors adjacent to it.
    `owner` and `home` are seats or None; `installations` begin with the printed ones; `upkeep_slots`: the last slot of
    Guilds and that of Installations cost Upkeep when they are full; `fleets` is Fleet Power by type; `letter` joins
    Wormholes.
    """

    ref: str
    tile: str
    at: tuple[int, int]
    near: Annotated[tuple[str, ...], up_to(16)]
    owner: int | None
    home: int | None
    house: str
    pop: int
    corrupted: bool
    guilds: Annotated[tuple[str, ...], up_to(6)]
    guild_slots: int
    installations: Annotated[tuple[str, ...], up_to(8)]
    installation_slots: int
    upkeep: int
    upkeep_slots: bool
    fleets: Annotated[dict[str, int], keyed("corvette", "destroyer", "carrier", "sentry", "dreadnought")]
    void: int
    void_limit: int
    bounties: int
    reclaims: int
    glory: Annotated[tuple[int, ...], up_to(4)]
    harbingers: int
    letter: str


class GoodView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A resource of a House: stock, Production Level with its parts, Yield."""

    stock: int
    level: int
    produces: int
    parts: Annotated[tuple[SourceView, ...], up_to(8)]


class TrackView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A civilization track: the marker's space, its level, whether it is Corrupted, the effects of its seven steps."""

    space: int
    level: int
    corrupted: bool
    steps: Annotated[tuple[str, ...], up_to(7)]


class SlotView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An agenda slot: the Agenda in it (or ""), whether it is Corrupted, whether a Trade token lies on it."""

    agenda: str
    corrupted: bool
    trade: bool


class HouseView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A House board. Of another player's hand it names only the Agendas everybody saw being taken; `hidden` counts the
    others by type.
    """

    seat: int
    house: str
    start: str
    influence: int
    influence_parts: Annotated[tuple[SourceView, ...], up_to(16)]
    """Where the Influence came from."""
    goods: Annotated[dict[str, GoodView], keyed("F", "E", "M", "C", "S")]
    board_due: Annotated[dict[str, int], keyed("F", "E", "M", "C", "S")]
    """Cooperative and solo games: what the House spends if the economic row of the Crisis board is paid now, Credits
    only in place of what it lacks."""
    board_short: int
    """The resources it then lacks; each costs 3 Influence."""
    upkeep: int
    upkeep_parts: Annotated[tuple[SourceView, ...], up_to(8)]
    food_short: int
    """Until this Cycle's Evaluation: the units of Upkeep for which there is no Food now."""
    upkeep_short: int
    """Of these, those that nothing in stock pays once the Crisis board is paid."""
    upkeep_lost: int
    """The Influence that these cost."""
    active: int
    inactive: int
    sheltered: int
    tracks: Annotated[tuple[TrackView, ...], up_to(3)]
    slots: Annotated[tuple[SlotView, ...], up_to(6)]
    trades: int
    chambers: int
    hand: Annotated[tuple[str, ...], up_to(12)] | None
    """Only the owner sees it."""
    seen: Annotated[tuple[str, ...], up_to(12)]
    hidden: Annotated[dict[str, int], keyed("domination", "might", "support", "wealth")]
    focuses: Annotated[tuple[str, ...], up_to(9)]
    discard: Annotated[tuple[str, ...], up_to(12)]
    waiting: str
    technologies: Annotated[tuple[str, ...], up_to(8)]
    improved: Annotated[tuple[str, ...], up_to(8)]
    own_improved: bool
    technology_limit: int
    improved_limit: int
    glory: Annotated[tuple[int, ...], up_to(16)]
    bounties: Annotated[tuple[str, ...], up_to(16)]
    reclaims: Annotated[tuple[str, ...], up_to(16)]
    fallen: Annotated[tuple[str, ...], up_to(9)]
    prepared: str | None
    """Prepared Focus: only the owner sees it; others see `has_prepared`."""
    has_prepared: bool


class TurnView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The current turn: its Focus, what was added to it, the actions taken."""

    seat: int
    focus: str
    flipped: bool
    agenda: str
    acting: str
    done: Annotated[tuple[str, ...], up_to(8)]
    target: str


class TechnologyView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A Basic Technology on offer and the Influence of its copies, the top one first."""

    technology: str
    copies: Annotated[tuple[int, ...], up_to(4)]


class OfferView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The offer of a type of Agenda: the face-up card (or ""), the cards left in the deck, Corruption on it."""

    type: str
    agenda: str
    deck: int
    corrupted: bool


class RowView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A row of the Crisis board: Harbingers, then the permanent Crises; what its leftmost free slot asks for."""

    harbingers: int
    crises: Annotated[tuple[str, ...], up_to(8)]
    power: int
    cost: str


class CrisisView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The additional parts of cooperative and solo games. `havens` are (levels, built levels); `void_influence` are the
    parts of the current Influence of the Voidborn, `void_total` is their sum.
    """

    difficulty: str
    alert: str
    alerts: int
    crisis: str
    sufferable: bool
    """Whether the active player could suffer the penalty of the current Crisis in full now."""
    military: RowView
    economic: RowView
    catastrophes: int
    consumed: int
    havens: Annotated[tuple[tuple[int, int], ...], up_to(4)]
    offer: Annotated[tuple[str, ...], up_to(4)]
    void_influence: Annotated[tuple[SourceView, ...], up_to(16)]
    void_total: int


class VoidfallView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The whole table as one seat (None: a spectator) sees it."""

    seat: int | None
    players: int
    scenario: str
    mode: str
    cycle: int
    round: int
    rounds: int
    rounds_played: int
    phase: str
    order: Annotated[tuple[int, ...], each_seat()]
    event: str
    sectors: Annotated[tuple[SectorView, ...], up_to(32)]
    houses: Annotated[tuple[HouseView, ...], each_seat()]
    turn: TurnView
    offers: Annotated[tuple[OfferView, ...], up_to(4)]
    drawn: Annotated[tuple[str, ...], up_to(4)] | None
    """Cards drawn, of which one is kept; only the player who drew them sees them."""
    peeked: Annotated[tuple[str, ...], up_to(4)]
    """Events of the next Cycle that this viewer has looked at, the upper one first."""
    bounties_left: int
    reclaims_left: int
    trades: Annotated[tuple[int, ...], up_to(8)]
    tableau: Annotated[tuple[TechnologyView, ...], up_to(16)]
    improved_now: Annotated[tuple[str, ...], up_to(16)]
    locked: bool
    crisis: CrisisView | None
    """Cooperative and solo games only."""
    winners: Annotated[tuple[int, ...], each_seat()]
