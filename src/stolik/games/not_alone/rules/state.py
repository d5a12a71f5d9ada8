"""The state of a game: who holds what, where the counters and tokens are, what lasts until the end of the turn."""

from __future__ import annotations

from typing import NamedTuple

from stolik.core.chance import Chance, Deck
from stolik.core.question import SEATS, Seat
from stolik.games.not_alone.content.options import Rules
from stolik.games.not_alone.content.planet import START
from stolik.games.not_alone.content.words import Phase, Stage, Step

HUNT_CARDS = 20
SURVIVAL_CARDS = 15
COPIES = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3}
"""Copies of each of the Places 6-10 in the reserve, by number of players (rulebook, setting up)."""

WAITING, LATER, USED, TOOK, IDLE, BLOCKED, HIT, CAUGHT = (
    "waiting", "later", "used", "took", "nothing", "blocked", "artemia", "caught",
)  # fmt: skip


class Visit(NamedTuple):
    """One revealed Place card: the card, the Place its Hunted stands on (Detour may part them), what came of it."""

    card: int
    place: int
    status: str = WAITING


class NotAlone:
    """One game. Lists are indexed by seat (0, the Creature, unused where only Hunted count); sets of Places and
    cards are bit masks; `rescue` and `assimilation` are the steps still to go to the star.
    """

    __slots__ = (
        "acting",
        "after",
        "anticipated",
        "artemia_ready",
        "artemia_token",
        "assimilation",
        "at",
        "beach_marker",
        "beach_used",
        "card",
        "cataclysm",
        "clone",
        "creature_token",
        "declared",
        "despair",
        "detecting",
        "discard",
        "dodging",
        "exhausted",
        "fierceness",
        "forbidden",
        "hand",
        "hunt_deck",
        "hunt_discard",
        "hunt_hand",
        "hunt_in_play",
        "hunt_played",
        "hunted",
        "interference",
        "known_laid",
        "laid",
        "lays",
        "luck",
        "mirage",
        "moved_hidden",
        "mutation",
        "next_lays",
        "offered",
        "passes",
        "persecution",
        "phase",
        "player",
        "players",
        "plays_left",
        "rescue",
        "reserve",
        "resisted",
        "revealed",
        "rules",
        "scream",
        "seen",
        "shown",
        "side",
        "smokescreen",
        "speaker",
        "stage",
        "stasis",
        "survival",
        "survival_deck",
        "survival_discard",
        "survival_played",
        "target_ready",
        "target_token",
        "toxin",
        "tracking",
        "turn",
        "virus",
        "visits",
        "will",
        "winner",
        "wish",
        "wreck_used",
    )  # fmt: skip

    def __init__(self, players: int, rules: Rules, luck: Chance) -> None:
        self.at = Step.CHOOSE_SIDE
        self.luck = luck
        self.players = players
        self.rules = rules
        self.hunted: tuple[Seat, ...] = SEATS[1:players]
        self.turn = 0
        self.phase: int = Phase.SETUP
        self.side = ""
        self.rescue = 11 + players
        self.assimilation = 5 + players
        self.winner = ""

        self.will = [3] * players
        self.hand = [0] + [START] * (players - 1)
        self.discard = [0] * players
        self.laid = [0] * players
        self.lays = [""] * players
        self.next_lays = [""] * players
        self.survival = [0] * players
        self.offered = [0] * players
        self.reserve = [COPIES[players]] * 5
        self.beach_marker = False

        self.survival_deck = Deck((1 << SURVIVAL_CARDS) - 1)
        self.survival_discard = 0
        self.hunt_deck = Deck((1 << HUNT_CARDS) - 1)
        self.hunt_hand = 0
        self.hunt_discard: tuple[int, ...] = ()
        self.tracking = False
        self.clear_turn()

    def clear_turn(self) -> None:
        """Everything that lasts one turn only."""
        players = self.players
        self.wish = [""] * players
        self.resisted = [0] * players
        self.seen = [0] * players
        self.shown = [0] * players
        self.known_laid = [0] * players
        self.visits: list[tuple[Visit, ...]] = [()] * players
        self.revealed = False
        self.stage = Stage.FREE
        self.acting = 0
        self.exhausted = False
        self.survival_played = 0
        self.dodging = 0
        self.detecting = 0
        self.plays_left = 1
        self.hunt_played: tuple[int, ...] = ()
        self.hunt_in_play: tuple[int, ...] = ()
        self.beach_used = False
        self.wreck_used = False
        self.creature_token = 0
        self.target_token = 0
        self.artemia_token = 0
        self.target_ready = False
        self.artemia_ready = False
        self.forbidden = 0
        self.cataclysm = 0
        self.anticipated: tuple[Seat, ...] = ()
        self.fierceness = 0
        self.mutation = 0
        self.scream = 0
        self.toxin = 0
        self.clone = False
        self.virus = False
        self.mirage = False
        self.interference = False
        self.persecution = False
        self.despair = False
        self.stasis = False
        self.smokescreen = False
        self.moved_hidden = 0
        self.after = ""
        self.speaker = 1
        self.passes = 0
        self.declared: tuple[tuple[int, int], ...] = ()
        self.card = -1
        self.player = 0

    def copy(self) -> NotAlone:
        """An independent copy."""
        twin = object.__new__(NotAlone)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def owned(self, seat: int) -> int:
        """Mask of all Places a Hunted has, wherever they are."""
        return self.hand[seat] | self.laid[seat] | self.discard[seat]

    def missing(self, seat: int) -> int:
        """How many Places the Hunted still has to lay."""
        return (2 if self.lays[seat] else 1) - self.laid[seat].bit_count()


_LISTS = (
    "luck", "will", "hand", "discard", "laid", "lays", "next_lays", "survival", "offered", "reserve", "survival_deck",
    "hunt_deck", "wish", "resisted", "seen", "shown", "known_laid", "visits",
)  # fmt: skip
_SHARED = tuple(name for name in NotAlone.__slots__ if name not in _LISTS)
