"""The state of a game: the galaxy, the Houses, the turn, the decks and the boards."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from stolik.content.effects import Effect
from stolik.core.chance import Deck
from stolik.core.question import SEATS, Seat
from stolik.core.state import Part, State, put
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.content.options import Rules
from stolik.games.voidfall.rules.sources import Source

NOBODY = -1
FLEET_POWER = 14
"""Fleet Power of a player."""
STOCK_LIMIT = 15
LEVEL_LIMIT = 13
START_INFLUENCE = 10
GLORY_LIMIT = 4
SLOTS = 5
"""Agenda slots: the first for the starting Agenda, three more, and one that Improved Central Surveillance adds."""
AGENDA_SLOTS = (1, 2, 3, 4)
"""The slots of Agendas that are not the starting one."""
Fleets = tuple[int, int, int, int, int]
"""Fleet Power by type."""
NO_FLEETS: Fleets = (0, 0, 0, 0, 0)


class Sector(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A sector of the galaxy. It is immutable: the rules replace it.

    `owner` is the seat that controls it (-1: nobody or the Voidborn), `home` the seat whose Home it is, `house` the
    Fallen House whose card is there. `guilds` are letters in the order of their slots, printed ones first; `built` are
    the Installations that are not printed. `fleets` is the owner's Fleet Power by type, `void` the Voidborn's.
    """

    tile: str
    owner: int = NOBODY
    home: int = NOBODY
    house: str = ""
    pop: int = 0
    corrupted: bool = False
    guilds: str = ""
    built: tuple[str, ...] = ()
    fleets: Fleets = NO_FLEETS
    void: int = 0
    bounties: int = 0
    reclaims: int = 0
    glory: tuple[int, ...] = ()
    harbingers: int = 0

    @property
    def power(self) -> int:
        """The owner's Fleet Power here."""
        return sum(self.fleets)


class House(Part):
    """A House board. Tuples follow F E M C S; society, politics, economy; the slots from left to right."""

    house: str
    start: str
    influence: int = START_INFLUENCE
    earned: tuple[Source, ...] = ()
    """What was gained and lost of it, by source."""
    stock: tuple[int, ...] = (0,) * 5
    active: int = 0
    inactive: int = 0
    sheltered: int = 0
    """Fleet Power on Safe Havens."""
    tracks: tuple[int, ...] = (0,) * 3
    corrupted_tracks: tuple[bool, ...] = (False,) * 3
    slots: tuple[str, ...] = ("",) * SLOTS
    corrupted_slots: tuple[bool, ...] = (False,) * SLOTS
    slot_trades: tuple[bool, ...] = (False,) * SLOTS
    loose_trades: int = 0
    """Trade tokens gained this turn, which are beside the board."""
    chambers: int = 0
    """Corruption on Decontamination Chambers."""
    hand: tuple[str, ...] = ()
    put_under: tuple[str, ...] = ()
    """Agendas that only this player saw go under their decks."""
    seen_in_hand: tuple[str, ...] = ()
    """Agendas in hand that everybody saw being taken."""
    focuses: tuple[str, ...] = ()
    """Focus cards in hand."""
    discard: tuple[str, ...] = ()
    """Focus cards already played this Cycle."""
    waiting: str = ""
    """The Focus card that joins the hand after Cycle 1."""
    technologies: tuple[str, ...] = ()
    improved: tuple[str, ...] = ()
    """Which of the Technologies are Improved."""
    own_improved: bool = True
    """Whether the Improved card of the starting Technology is still beside the board."""
    glory: tuple[int, ...] = ()
    bounties: tuple[int, ...] = ()
    reclaims: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    """Abilities already used this Cycle."""
    fallen: tuple[str, ...] = ()
    """Fallen Houses conquered; the first one's card is the sixth Technology slot."""
    overproduced: int = 0
    """Overproductions this turn."""
    havens: int = 0
    """Safe Haven levels this player built."""
    kept_corruption: int = 0
    """Removed Corruption kept beside the board (event Face of Evil)."""
    unpaid_upkeep: int = 0
    """Units of Upkeep not paid in this Evaluation."""
    start_objectives: tuple[Effect, ...] = ()
    """The objectives of the starting Agenda if the other one was chosen (Marqualos)."""
    haven_built: bool = False
    """Whether Overproduction has built a Safe Haven level this turn."""


class Deed(NamedTuple):
    """Something player `who` did, in the terms of Crises: how much, where, the Yields and highest Level of what it
    produced; `late` when its action is over.
    """

    name: str
    who: Seat
    tags: tuple[str, ...] = ()
    amount: int = 1
    sector: int = NOBODY
    yields: tuple[int, ...] = ()
    level: int = 0
    late: bool = False


class Turn(Part):
    """The current turn. `where` is the sector or track in which its last cost was paid, or the sector it invades."""

    seat: Seat
    focus: str = ""
    taken: str = ""
    """The Joint or Heroic card taken instead of the Focus."""
    flipped: bool = False
    agenda: str = ""
    acting: str = ""
    """The action being resolved."""
    done: tuple[str, ...] = ()
    """The actions taken."""
    used: tuple[str, ...] = ()
    """Abilities already used this turn."""
    where: str = ""
    paid_before: str = ""
    """The place in which the previous part of the last cost was paid."""
    touched: tuple[str, ...] = ()
    """The places already used by an effect that must happen at different places."""
    guild: str = ""
    """The type of the Guild established by the current action, or of what it produced if both must be the same."""
    cleansed: int = 0
    """Corruption removed by the effect being resolved."""
    removed: int = 0
    """Voidborn Fleet Power removed in the last combat."""
    won: bool = False
    """Whether the last Invasion was won."""
    lost: int = 0
    """Fleet Power recalled in the last combat by the invader."""
    defending: tuple[int, int] = (0, 0)
    """The defender's Fleet Power and Sector Defenses before the last combat."""
    was_flipped: bool = False
    ended: bool = False
    """Whether the Clean-up is over."""
    deeds: tuple[Deed, ...] = ()
    fresh: tuple[Deed, ...] = ()
    """Deeds for which Crises have not been offered yet."""
    before_action: int = 0
    """The number of deeds before the current action."""
    target: int = NOBODY
    """The sector being invaded."""
    invader: int = NOBODY
    """The invading seat: with a Joint card it may be another player."""
    force: Fleets = NO_FLEETS
    """The Fleet Power that invades, by type."""


class Voidfall(State, kw_only=True):
    """One game."""

    box: Book = BOOK
    players: int
    rules: Rules
    scenario: str
    """The id of the map."""
    mode: str
    cycle: int = 0
    round: int = 0
    rounds_played: int = 0
    """The number of rounds begun in all Cycles."""
    phase: str = "setup"
    order: tuple[Seat, ...] = ()
    houses: list[House] = []
    sectors: tuple[Sector, ...] = ()
    turn: Turn
    event: str = ""
    events: list[Deck] = []
    """The event decks of Cycles 1, 2 and 3."""
    peeked: tuple[tuple[str, ...], ...] = ()
    """By seat: the events of the next Cycle that the seat has looked at, the upper one first."""
    agenda_decks: list[Deck] = []
    """The decks of Support, Might, Wealth and Domination."""
    offer: tuple[int, ...] = (-1,) * 4
    """The face-up Agendas (-1: none)."""
    corrupted_offers: tuple[bool, ...] = (False,) * 4
    drawn: tuple[int, ...] = ()
    """Cards or tokens drawn by `drawer` from `drawn_from` (a type of Agenda, "event" or "bounty") and not settled."""
    drawn_from: str = ""
    drawer: int = NOBODY
    shown_under: tuple[str, ...] = ()
    """Agendas that everybody saw go under their decks."""
    bounty_pile: Deck
    reclaim_pile: Deck
    trades: tuple[int, ...] = (0,) * 6
    """Trade tokens on the galaxy board, from the top space down."""
    tableau: tuple[str, ...] = ()
    """The Basic Technologies on offer."""
    copies: tuple[tuple[int, ...], ...] = ()
    """The Influence of the copies left of each, the top one first."""
    improved_now: tuple[str, ...] = ()
    """Improved Technologies on the galaxy board."""
    improved_later: tuple[str, ...] = ()
    locked: bool = True
    """Whether the lock tile covers them."""
    difficulty: str = ""
    """Cooperative and solo games: the difficulty (empty in others)."""
    crisis: str = ""
    """The current Crisis."""
    rows: tuple[tuple[str, ...], ...] = ((), ())
    """Permanent Crises of the military and the economic row, behind their Harbingers."""
    row_harbingers: tuple[int, ...] = (0, 0)
    crisis_decks: list[Deck] = []
    crisis_discard: tuple[str, ...] = ()
    alerts: Deck = msgspec.field(default_factory=lambda: Deck(0))
    alert: int = NOBODY
    wars: Deck = msgspec.field(default_factory=lambda: Deck(0))
    catastrophes: int = 0
    consumed: int = 0
    """Technologies lost to Crises."""
    haven_levels: tuple[int, ...] = ()
    haven_built: tuple[int, ...] = ()
    rewards: tuple[Effect, ...] = ()
    """Rewards of the Safe Haven just completed that were taken."""
    special_deck: Deck = msgspec.field(default_factory=lambda: Deck(0))
    special_offer: tuple[str, ...] = ()
    """The Joint or Heroic Focus cards on offer."""
    rifts_sealed: int = 0
    seats_taken: tuple[int, ...] = ()
    """While the turn order is chosen: who has taken each place (-1: free)."""
    winners: tuple[int, ...] = ()
    prepared: tuple[str, ...] = ()
    """Prepared-Focus variant: the card each seat laid face down."""


def mark(ability: str, me: int) -> str:
    """The mark in `turn.used` of an ability that each player may use once a turn, in its own turn or another's."""
    return f"{ability}/{int(me)}"


def rivals(g: Voidfall) -> bool:
    """Whether the players compete: in competitive games and in the introduction."""
    return g.mode in ("competitive", "tutorial")


def replace_sector(g: Voidfall, index: int, **changes: Any) -> None:
    """Change a sector."""
    g.sectors = put(g.sectors, index, msgspec.structs.replace(g.sectors[index], **changes))


def seats(g: Voidfall) -> tuple[Seat, ...]:
    """All players."""
    return SEATS[: g.players]


def has(g: Voidfall, me: int, technology: str) -> bool:
    """Whether a player has a Technology, Basic or Improved."""
    return technology in g.houses[me].technologies


def improved(g: Voidfall, me: int, technology: str) -> bool:
    """Whether a player has the Improved version of a Technology."""
    return technology in g.houses[me].improved
