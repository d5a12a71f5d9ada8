"""The state of a game: who holds what, where the counters and tokens are, what lasts until the end of the turn."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import fields

from stolik.core.chance import Chance, Pile
from stolik.core.question import SEATS, Seat
from stolik.core.state import State
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.content.options import Rules
from stolik.games.not_alone.content.planet import START
from stolik.games.not_alone.content.words import Phase, Stage, Step

MOST_PLAYERS = 7
HUNT_CARDS = 20
SURVIVAL_CARDS = 15
COPIES = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3}
"""Copies of each of the Places 6-10 in the reserve, by number of players (rulebook, setting up)."""


WAITING, LATER, USED, TOOK, IDLE, BLOCKED, HIT, CAUGHT = (
    "waiting", "later", "used", "took", "nothing", "blocked", "artemia", "caught",
)  # fmt: skip


class Visit(NamedTuple):
    """One revealed Place card: the card, the Place of its Hunted (Detour may make them differ), and the result of the
    visit.
    """

    card: int
    place: int
    status: str = WAITING


class ThisTurn(State, kw_only=True):
    """What lasts only one turn."""

    wish: tuple[str, ...] = ()
    resisted: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    known_laid: tuple[int, ...] = ()
    visits: tuple[tuple[Visit, ...], ...] = ()
    revealed: bool = False
    stage: Stage = Stage.FREE
    acting: int = 0
    exhausted: bool = False
    survival_played: int = 0
    dodging: int = 0
    detecting: int = 0
    plays_left: int = 1
    hunt_played: tuple[int, ...] = ()
    hunt_in_play: tuple[int, ...] = ()
    beach_used: bool = False
    wreck_used: bool = False
    creature_token: int = 0
    target_token: int = 0
    artemia_token: int = 0
    target_ready: bool = False
    artemia_ready: bool = False
    forbidden: int = 0
    cataclysm: int = 0
    anticipated: tuple[Seat, ...] = ()
    fierceness: int = 0
    mutation: int = 0
    scream: int = 0
    toxin: int = 0
    clone: bool = False
    virus: bool = False
    mirage: bool = False
    interference: bool = False
    persecution: bool = False
    despair: bool = False
    stasis: bool = False
    smokescreen: bool = False
    moved_hidden: int = 0
    unsure: tuple[int, ...] = (0,) * MOST_PLAYERS
    """By Hunted: Places of which others cannot know, behind a Smokescreen, whether they are discarded."""
    after: str = ""
    speaker: int = 1
    passes: int = 0
    declared: tuple[tuple[int, int], ...] = ()
    card: int = -1
    player: int = 0


class NotAlone(ThisTurn, kw_only=True):
    """One game. Rows are indexed by seat (0, the Creature, unused where only Hunted count): lists where Places move all
    the time, else tuples, which copies share and rules replace (`put`). Sets of Places and cards are bit masks;
    `rescue` and `assimilation` are the steps still to go to the star.
    """

    players: int
    rules: Rules
    hunted: tuple[Seat, ...]
    turn: int = 0
    phase: int = Phase.SETUP
    side: str = ""
    rescue: int
    assimilation: int
    winner: str = ""

    will: tuple[int, ...]
    hand: list[int]
    discard: list[int]
    laid: list[int]
    lays: tuple[str, ...]
    next_lays: tuple[str, ...]
    survival: tuple[int, ...]
    offered: tuple[int, ...]
    reserve: tuple[int, ...]
    beach_marker: bool = False

    survival_deck: Pile
    survival_discard: int = 0
    known_survival: int = 0
    """Survival cards that everybody saw return to a hand."""
    hunt_deck: Pile
    hunt_hand: int = 0
    known_hunt: int = 0
    """The same for Hunt cards."""
    hunt_discard: tuple[int, ...] = ()
    tracking: bool = False

    @staticmethod
    def start(players: int, rules: Rules, rng: Chance) -> NotAlone:
        """The table before the Creature has chosen the side of the board."""
        g = NotAlone(
            at=Step.CHOOSE_SIDE,
            rng=rng,
            players=players,
            rules=rules,
            hunted=SEATS[1:players],
            rescue=11 + players,
            assimilation=5 + players,
            will=(WILL,) * players,
            hand=[0] + [START] * (players - 1),
            discard=[0] * players,
            laid=[0] * players,
            lays=("",) * players,
            next_lays=("",) * players,
            survival=(0,) * players,
            offered=(0,) * players,
            reserve=(COPIES[players],) * 5,
            survival_deck=Pile((1 << SURVIVAL_CARDS) - 1),
            hunt_deck=Pile((1 << HUNT_CARDS) - 1),
        )
        g.clear_turn()
        return g

    def clear_turn(self) -> None:
        """Clear everything that lasts only one turn."""
        players = self.players
        for name, value in _EACH_TURN.items():
            setattr(self, name, value)
        self.wish = ("",) * players
        self.resisted = self.seen = self.shown = self.known_laid = (0,) * players
        self.visits = ((),) * players

    def owned(self, seat: int) -> int:
        """Mask of all Places a Hunted owns, wherever they are."""
        return self.hand[seat] | self.laid[seat] | self.discard[seat]

    def missing(self, seat: int) -> int:
        """How many Places the Hunted still has to lay."""
        return (2 if self.lays[seat] else 1) - self.laid[seat].bit_count()


_EACH_TURN = {field.name: field.default for field in fields(ThisTurn) if field.name in ThisTurn.__annotations__}
"""What lasts only one turn, as it is when a turn begins. All values are immutable."""
