"""The fields of a view: everything a seat may see. Places are numbers, cards references; None stands for what this
viewer may not see.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from stolik.core.view import each_seat, one_of, up_to

PlaceNumber = Annotated[int, msgspec.Meta(ge=1, le=10)]
"""The number of a Place."""
PlaceNumbers = Annotated[tuple[PlaceNumber, ...], up_to(10)]
Status = Annotated[str, one_of("waiting", "later", "used", "took", "nothing", "blocked", "artemia", "caught")]
Extra = Annotated[str, one_of("", "river", "artefact")]
"""Why a Hunted lays two Places (empty: one Place)."""


class VisitView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A revealed Place card: its number, its owner's Place, and how the visit ended."""

    card: PlaceNumber
    place: PlaceNumber
    status: Status


class HuntedView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A Hunted. Places are numbers, cards references; None stands for what this viewer may not see."""

    seat: int
    will: int
    owned: PlaceNumbers
    hand_size: int
    hand: PlaceNumbers | None
    """Only the owner sees it."""
    may_hold: PlaceNumbers | None
    """Hand and face-down Places together: this is public; which of them are face down is not."""
    may_lie: PlaceNumbers | None
    """The Places of which one (two after River or Artefact) may be face down, by everything this viewer knows."""
    discard: PlaceNumbers | None
    discard_size: int
    survival_size: int
    survival: Annotated[tuple[str, ...], up_to(15)] | None
    offered: Annotated[tuple[str, ...], up_to(4)]
    """Only the owner sees them: cards drawn at the Shelter, of which one is kept."""
    offered_size: int
    laid: PlaceNumbers | None
    """Only the owner sees it until it is revealed."""
    laid_count: int
    known_laid: PlaceNumbers
    """Face down, but known to all (Vortex)."""
    shown: PlaceNumbers
    """Known to the Creature to be in hand (Phobia); the Creature and the owner see it."""
    lays: Extra
    next: Extra
    resisted: int
    visits: Annotated[tuple[VisitView, ...], up_to(3)]
    survival_played: bool
    dodging: bool
    detecting: bool


class CreatureView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The Creature's hand: its size for all, its cards for the Creature."""

    hand_size: int
    hand: Annotated[tuple[str, ...], up_to(20)] | None
    plays_left: int


class Effect(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An effect in force: the card and what it is about (a seat, a Place or nothing)."""

    card: str
    about: str


class NotAloneView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The whole table as one seat (None: a spectator) sees it. `rescue` and `assimilation` are steps to the star."""

    seat: int | None
    players: int
    turn: int
    phase: int
    side: Annotated[str, one_of("", "a", "b")]
    rescue: int
    rescue_start: int
    assimilation: int
    assimilation_start: int
    will_after_exhaustion: int
    symbols: Annotated[tuple[int, ...], up_to(12)]
    beach_marker: bool
    beach_used: bool
    wreck_used: bool
    reserve: Annotated[tuple[int, ...], up_to(5)]
    creature_token: PlaceNumbers
    target_token: PlaceNumbers
    artemia_token: PlaceNumbers
    tokens_ready: Annotated[tuple[str, ...], up_to(3)]
    forbidden: PlaceNumbers
    blocked: PlaceNumbers
    hunt_played: Annotated[tuple[str, ...], up_to(4)]
    effects: Annotated[tuple[Effect, ...], up_to(12)]
    creature: CreatureView
    hunt_deck: int
    hunt_discard: Annotated[tuple[str, ...], up_to(20)]
    hunt_bottom: Annotated[tuple[str, ...], up_to(20)] | None
    """Cards the Creature knows to be under the deck; None for other viewers."""
    survival_deck: int
    survival_discard: Annotated[tuple[str, ...], up_to(15)]
    declared: Annotated[tuple[Effect, ...], up_to(12)]
    """Cards declared at the same moment and not yet played, each with its seat."""
    hunted: Annotated[tuple[HuntedView, ...], each_seat(less=1)]
    winner: Annotated[str, one_of("", "creature", "hunted")]
    reason: str
    expert: bool
