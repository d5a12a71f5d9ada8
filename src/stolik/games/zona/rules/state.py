"""The state of a game: the Zone, the scavengers, the turn, tests and encounters under way, the decks."""

from __future__ import annotations

from typing import NamedTuple

from stolik.content.effects import NOTHING, Effect
from stolik.core.chance import Pile
from stolik.core.question import SEATS, Seat
from stolik.core.state import Part, State
from stolik.games.zona.content.box import BOX, Box
from stolik.games.zona.content.options import Rules

NOBODY = -1
NONE = -1
BAD, NEUTRAL, GOOD = -1, 0, 1
ATTRIBUTES = ("alertness", "physique", "smarts", "willpower")
ALERTNESS, PHYSIQUE, SMARTS, WILLPOWER = range(4)
DAMAGE = ("radiation", "disturbance", "wound")
RADIATION, DISTURBANCE, WOUND = range(3)
Packet = tuple[int, int, int]
"""Damage of the three kinds taken at the same moment."""
MARKET_COLUMNS = 4


class Held(NamedTuple):
    """An item card somebody has: in the backpack (with the 6th slot), worn, or small, beside the board. `wear` counts
    damage tokens on it; on a durable item one says that it is deactivated until the end of the round.
    """

    card: int
    place: str
    wear: int = 0


class Condition(NamedTuple):
    """What speaks for or against using an item of one's own."""

    area: str
    fatigue: int
    damage: int
    traumas: tuple[int, ...]
    roubles: int
    reputation: int
    items: tuple[Held, ...]


class Scavenger(Part, gc=False):
    """A character board and what belongs to it. With an empty `character` the player waits for a new one or is out of
    the game.
    """

    character: str = ""
    area: str = ""
    fatigue: int = 1
    damage: int = 0
    traumas: tuple[int, ...] = ()
    """Attributes that have a trauma token."""
    roubles: int = 0
    reputation: int = NEUTRAL
    items: tuple[Held, ...] = ()
    trophies: tuple[int, ...] = ()
    secrets: tuple[int, ...] = ()
    """Event cards of facilities kept as secrets."""
    used: tuple[str, ...] = ()
    """Abilities already used this round."""
    opening_discount: bool = False
    """Whether the first lock of the next turn costs one less."""
    deaths: int = 0
    settled: Condition | None = None
    """How it was when its player had nothing more to use before the event."""


class Turn(Part, gc=False):
    """The current turn of the action phase."""

    seat: Seat
    actions: int = 0
    area_action: bool = False
    bought: tuple[int, ...] = ()
    """Item cards bought this turn."""
    repacked: tuple[int, ...] = ()
    """Clothing put on or taken off since the last action."""
    good: bool = False
    """Whether the scavenger counts as having good reputation until the end of the turn."""
    shared: bool = False
    """Whether something was shared this turn (shared expedition)."""
    over: bool = False
    """Whether nothing can be done now that could not be done before the last action, and nothing was revealed since."""


class Test(Part, gc=False):
    """A test under way. `sign` is the mutant or anomaly icon beside its difficulty, `stage` the stage of an encounter,
    `context` what it belongs to. `success` and `failure` are the effects that follow.
    """

    who: Seat
    attribute: int
    difficulty: int
    sign: str = ""
    stage: str = ""
    context: str = ""
    success: Effect = NOTHING
    failure: Effect = NOTHING
    by: str = ""
    value: int = 0
    dice: tuple[int, ...] = ()
    bonus: int = 0
    cancel: int = 0
    pushed: bool = False
    used: tuple[int, ...] = ()
    """Item cards used in this test."""
    passed: bool = False
    """Whether something passes the test without dice."""


class Encounter(Part, gc=False):
    """An encounter under way. `drawn` says that the token comes from the dispenser and is not on the board yet."""

    who: Seat
    threat: int
    area: str
    drawn: bool = False
    fresh: bool = False
    """Whether it was drawn just now although it is already on the area (Red Forest)."""
    no_fleeing: bool = False
    detected: bool = False
    scanned: bool = False
    """Whether its ability is ignored and its confrontation tests Smarts (Anomaly Scanner)."""
    herded: bool = False
    """Whether its tests deal none of the token's damage (Herdsman)."""
    difficulty: int = 0
    """The difficulty of the confrontation if an ability set it (0: as printed)."""
    willpower: bool = False
    """Whether Willpower is tested instead of Smarts (the Mystic)."""
    over: bool = False
    passed: bool = False
    """Whether its last test was passed."""
    detections: int = 0
    """Detection tests passed."""


class Reading(Part, gc=False):
    """An event card being resolved. `fate` is the result of its paragraph; `scene` the scene being read, `way` the path
    through it so far, `over` whether its ending was logged.
    """

    who: Seat
    card: int
    paragraph: int = 0
    fate: str = ""
    scene: str = ""
    way: str = ""
    over: bool = False


class Mixed(NamedTuple):
    """A seat knows that these cards (a mask) are among the first `depth` of a deck, but not where."""

    deck: int
    seat: int
    cards: int
    depth: int


class Zona(State, kw_only=True):
    """One game."""

    box: Box = BOX
    players: int
    rules: Rules
    round: int = 0
    phase: str = "setup"
    voice: int = 0
    scavengers: list[Scavenger] = []
    turn: Turn
    tests: list[Test] = []
    """Tests under way; the last one is the current one (a backfire may cause a test within a test)."""
    encounter: Encounter | None = None
    reading: Reading | None = None
    loaded: tuple[int, ...] = ()
    """What the next dice show, in a described position."""
    packet: Packet = (0, 0, 0)
    """The damage somebody is about to receive."""
    tokens: tuple[tuple[int, ...], ...] = ()
    """By area: the threat tokens there."""
    dispenser: tuple[Pile, ...] = ()
    """The four queues of threat tokens."""
    decks: tuple[Pile, ...] = ()
    """Junk, equipment, green and yellow artefacts."""
    discards: tuple[int, ...] = ()
    events: tuple[Pile, ...] = ()
    """The event decks: green, yellow, of the four facilities, of the Sarcophagus."""
    event_discards: tuple[int, ...] = ()
    market: tuple[int, ...] = ()
    """Card numbers of four junk, then four equipment (-1: empty)."""
    facilities: tuple[str, ...] = ()
    """By slot of the board: the facility there."""
    locks: tuple[str, ...] = ()
    """By slot: the lock token."""
    box_locks: tuple[str, ...] = ()
    opened: tuple[bool, ...] = ()
    """By slot: whether the facility is open."""
    finds: tuple[int, ...] = ()
    """By slot: the finds there, as a mask."""
    finds_seen: tuple[int, ...] = ()
    """By slot: seats that have looked at them, as a mask."""
    box_finds: int = 0
    """Finds that were put back unseen."""
    removed: int = 0
    """Cards out of the game that everybody has seen: finds used, starting items used."""
    rumours: Pile
    rumour: int = NONE
    """The rumour card being resolved."""
    timed: int = NONE
    """The timed rumour in effect."""
    marked: str = ""
    """The area or border with the rumour marker."""
    rumours_gone: int = 0
    hidden_rumours: int = 0
    """Rumour cards removed unseen (solo)."""
    emissions: Pile
    emission_discards: int = 0
    scheme: int = NONE
    """During an emission: the card whose back says where threats will come."""
    emission: int = 0
    """The emission marker."""
    unused: tuple[str, ...] = ()
    """Characters nobody has played."""
    offered: tuple[tuple[str, ...], ...] = ()
    """By seat: the characters to choose from."""
    drafted: tuple[tuple[str, ...], ...] = ()
    """By seat: the characters put aside in a draft."""
    steadied: int = 0
    """Players who have used their steady hands, as a mask."""
    drawn: tuple[int, ...] = ()
    """Item cards drawn by `drawer`, of which some will be kept."""
    drawer: int = NOBODY
    known_tops: tuple[tuple[int, ...], ...] = ()
    """By deck that can be looked at, by seat: the cards on top that the seat knows, as a mask."""
    mixed: tuple[Mixed, ...] = ()
    """What seats know of cards that others have put back in another order."""


def seats(g: Zona) -> tuple[Seat, ...]:
    """All players, in the order of play from the Voice of the Zone."""
    return SEATS[g.voice : g.players] + SEATS[: g.voice]


def playing(g: Zona) -> tuple[Seat, ...]:
    """Players whose scavenger is alive, from the Voice of the Zone."""
    return tuple([me for me in seats(g) if g.scavengers[me].character])
