"""The fields of a view: everything a seat may see."""

from __future__ import annotations

import msgspec


class SourceView(msgspec.Struct, frozen=True, gc=False):
    """One part of a number: the reference of what it comes from, and how much."""

    by: str
    n: int


class SectorView(msgspec.Struct, frozen=True, gc=False):
    """A sector. `at` are its axial coordinates in a grid of flat-topped hexes, `near` the sectors adjacent to it.
    `owner` and `home` are seats or None; `installations` begin with the printed ones; `upkeep_slots`: the last slot of
    Guilds and that of Installations cost Upkeep when they are full; `fleets` is Fleet Power by type; `letter` joins
    Wormholes.
    """

    ref: str
    tile: str
    at: tuple[int, int]
    near: tuple[str, ...]
    owner: int | None
    home: int | None
    house: str
    pop: int
    corrupted: bool
    guilds: tuple[str, ...]
    guild_slots: int
    installations: tuple[str, ...]
    installation_slots: int
    upkeep: int
    upkeep_slots: bool
    fleets: dict[str, int]
    void: int
    void_limit: int
    bounties: int
    reclaims: int
    glory: tuple[int, ...]
    harbingers: int
    letter: str


class GoodView(msgspec.Struct, frozen=True, gc=False):
    """A resource of a House: stock, Production Level with its parts, Yield."""

    stock: int
    level: int
    produces: int
    parts: tuple[SourceView, ...]


class TrackView(msgspec.Struct, frozen=True, gc=False):
    """A civilization track: the marker's space, its level, whether it is Corrupted, the effects of its seven steps."""

    space: int
    level: int
    corrupted: bool
    steps: tuple[str, ...]


class SlotView(msgspec.Struct, frozen=True, gc=False):
    """An agenda slot: the Agenda in it (or ""), whether it is Corrupted, whether a Trade token lies on it."""

    agenda: str
    corrupted: bool
    trade: bool


class HouseView(msgspec.Struct, frozen=True, gc=False):
    """A House board. Of another player's hand it names only the Agendas everybody saw being taken; `hidden` counts the
    others by type.
    """

    seat: int
    house: str
    start: str
    influence: int
    influence_parts: tuple[SourceView, ...]
    """Where the Influence came from."""
    goods: dict[str, GoodView]
    board_due: dict[str, int]
    """Cooperative and solo games: what the House spends if the economic row of the Crisis board is paid now, Credits
    only in place of what it lacks."""
    board_short: int
    """The resources it then lacks; each costs 3 Influence."""
    upkeep: int
    upkeep_parts: tuple[SourceView, ...]
    food_short: int
    """Until this Cycle's Evaluation: the units of Upkeep for which there is no Food now."""
    upkeep_short: int
    """Of these, those that nothing in stock pays once the Crisis board is paid."""
    upkeep_lost: int
    """The Influence that these cost."""
    active: int
    inactive: int
    sheltered: int
    tracks: tuple[TrackView, ...]
    slots: tuple[SlotView, ...]
    trades: int
    chambers: int
    hand: tuple[str, ...] | None
    """Only the owner sees it."""
    seen: tuple[str, ...]
    hidden: dict[str, int]
    focuses: tuple[str, ...]
    discard: tuple[str, ...]
    waiting: str
    technologies: tuple[str, ...]
    improved: tuple[str, ...]
    own_improved: bool
    technology_limit: int
    improved_limit: int
    glory: tuple[int, ...]
    bounties: tuple[str, ...]
    reclaims: tuple[str, ...]
    fallen: tuple[str, ...]
    prepared: str | None
    """Prepared Focus: only the owner sees it; others see `has_prepared`."""
    has_prepared: bool


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """The current turn: its Focus, what was added to it, the actions taken."""

    seat: int
    focus: str
    flipped: bool
    agenda: str
    acting: str
    done: tuple[str, ...]
    target: str


class TechnologyView(msgspec.Struct, frozen=True, gc=False):
    """A Basic Technology on offer and the Influence of its copies, the top one first."""

    technology: str
    copies: tuple[int, ...]


class OfferView(msgspec.Struct, frozen=True, gc=False):
    """The offer of a type of Agenda: the face-up card (or ""), the cards left in the deck, Corruption on it."""

    type: str
    agenda: str
    deck: int
    corrupted: bool


class RowView(msgspec.Struct, frozen=True, gc=False):
    """A row of the Crisis board: Harbingers, then the permanent Crises; what its leftmost free slot asks for."""

    harbingers: int
    crises: tuple[str, ...]
    power: int
    cost: str


class CrisisView(msgspec.Struct, frozen=True, gc=False):
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
    havens: tuple[tuple[int, int], ...]
    offer: tuple[str, ...]
    void_influence: tuple[SourceView, ...]
    void_total: int


class VoidfallView(msgspec.Struct, frozen=True, gc=False):
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
    order: tuple[int, ...]
    event: str
    sectors: tuple[SectorView, ...]
    houses: tuple[HouseView, ...]
    turn: TurnView
    offers: tuple[OfferView, ...]
    drawn: tuple[str, ...] | None
    """Cards drawn, of which one is kept; only the player who drew them sees them."""
    peeked: tuple[str, ...]
    """Events of the next Cycle that this viewer has looked at, the upper one first."""
    bounties_left: int
    reclaims_left: int
    trades: tuple[int, ...]
    tableau: tuple[TechnologyView, ...]
    improved_now: tuple[str, ...]
    locked: bool
    crisis: CrisisView | None
    """Cooperative and solo games only."""
    winners: tuple[int, ...]
