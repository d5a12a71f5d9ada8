"""The state of a game: where everybody is, who holds what, what lies on the map, what happens next."""

from __future__ import annotations

from typing import NamedTuple

from stolik.core.chance import Chance, Deck
from stolik.core.question import SEATS, Seat
from stolik.games.terrorscape.content.items import BOTTOM_KEY, CHEST_CARDS, DISCOVERY_CARDS, SEARCH_CARDS, Item
from stolik.games.terrorscape.content.options import Rules
from stolik.games.terrorscape.content.plans import PLANS, Plan
from stolik.games.terrorscape.content.rooms import MAPS, Map, Room
from stolik.games.terrorscape.content.skills import Killer, Skill
from stolik.games.terrorscape.content.survivors import Survivor
from stolik.games.terrorscape.content.traits import KILLER_TRAITS, SURVIVOR_TRAITS, Trait
from stolik.games.terrorscape.content.words import Phase, Stage
from stolik.games.terrorscape.rules.steps import Entry, Step

BLOCKS = 7
"""Block tokens in the Killer's supply."""
FULL_HAND = 5
TEAM = (0, 1, 2)
"""The slots of the three Survivors; a mask of Survivors has one bit per slot."""
NOWHERE = -1
REPAIRS = 5
"""Repairs until the radio works."""
RESCUE_ROUNDS = 5


class Statement(NamedTuple):
    """Something said aloud, true at that moment: in which rooms (a mask) which Survivors (a mask) are."""

    round: int
    kind: str
    rooms: int
    who: int


class Bonus(NamedTuple):
    """What adds to a defence besides the dice: its reference and how much."""

    by: str
    value: int


class Encounter(NamedTuple):
    """An encounter as it stands. `found`, `attacked` are masks of Survivors, `dice` the numbers rolled, `attack` what
    the attack card adds to the strength.
    """

    room: int
    found: int
    attacked: int = 0
    defender: int = -1
    item: str = ""
    dice: tuple[int, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    total: int = -1
    strength: int = 0
    result: str = ""
    card: str = ""
    attack: int = 0


class Terrorscape:
    """One game. Lists are indexed by a Survivor's slot (0-2); sets of rooms, doors, cards, Survivors are bit masks."""

    __slots__ = (
        "acted",
        "actions_left",
        "actor",
        "agenda",
        "alive",
        "amulet_gone",
        "arg",
        "at",
        "bated",
        "blocks",
        "broke_block",
        "buzzer",
        "cast",
        "chest_cards",
        "chests",
        "deck",
        "defence_item",
        "discard",
        "discovery",
        "encounter",
        "encountered",
        "escaped",
        "fear",
        "firecracker",
        "goal",
        "hand",
        "heightened",
        "hunter_traps",
        "items",
        "keys",
        "killer",
        "killer_traits",
        "killer_traits_open",
        "killer_traits_used",
        "last_seen",
        "leader_turn",
        "level",
        "loaded",
        "locked",
        "luck",
        "main_done",
        "map",
        "may_be",
        "may_reach",
        "netted",
        "noise",
        "offer",
        "passages_left",
        "path",
        "phase",
        "pile",
        "plan_done",
        "plan_room",
        "plans",
        "plans_shown",
        "plans_used",
        "played",
        "players",
        "radio_used",
        "reappearing",
        "reappears",
        "reason",
        "repaired",
        "rescue",
        "resolving",
        "room",
        "round",
        "rules",
        "search",
        "seen_discards",
        "shown",
        "stage",
        "statements",
        "stealthed",
        "strengthened",
        "suitcase",
        "swap",
        "swaps_left",
        "team",
        "told",
        "told_before",
        "touched",
        "trait_offer",
        "trait_used",
        "traits",
        "trap",
        "used",
        "waited",
        "where",
        "winners",
        "wounded",
    )  # fmt: skip

    def __init__(self, players: int, rules: Rules, luck: Chance) -> None:
        self.at: str = Step.CHOOSE_KILLER
        self.arg = 0
        self.agenda: tuple[Entry, ...] = ()
        self.luck = luck
        self.players = players
        self.rules = rules
        self.team: tuple[Seat, ...] = SEATS[1:players]
        self.map: Map = next(map for map in MAPS if map.ref == f"map:{rules.map}")
        self.round = 0
        self.phase: int = Phase.SETUP
        self.winners: tuple[int, ...] = ()
        self.reason = ""
        self._new_killer()
        self._new_survivors()

    def _new_killer(self) -> None:
        self.killer: Killer | None = None
        self.level = 1
        self.where = self.last_seen = self.map.marks["hidden"].bit_length() - 1
        self.stealthed = False
        self.reappears: Skill | None = None
        self.reappearing = False
        self.hand = self.discard = self.locked = self.seen_discards = 0
        self.deck = Deck(0)
        self.blocks = 0
        self.killer_traits = self.killer_traits_used = 0
        self.killer_traits_open = False
        self.bated = 0
        self.hunter_traps: list[int] = [NOWHERE] * 4
        self.played: tuple[Skill, ...] = ()
        self.resolving = 0
        self.stage: int = Stage.FAST
        self.actions_left = 0
        self.strengthened = 0
        self.path = 0
        self.broke_block = False
        self.heightened = False
        self.encountered = False
        self.encounter: Encounter | None = None

    def _new_survivors(self) -> None:
        start = self.map.marks["exit"].bit_length() - 1
        self.cast: tuple[Survivor, ...] = ()
        self.alive = 0b111
        self.escaped = 0
        self.wounded = 0
        self.room = [start] * 3
        self.fear = [0] * 3
        self.items = [0] * 3
        self.keys = [0] * 3
        self.traits = [0] * 3
        self.trait_offer = [0] * 3
        self.trait_used = 0
        self.shown = 0
        self.netted = 0
        self.amulet_gone = False
        self.discovery = Deck(DISCOVERY_CARDS)
        self.search = Deck(SEARCH_CARDS, (), (BOTTOM_KEY,))
        self.pile = 0
        self.chests = 0
        self.chest_cards = CHEST_CARDS
        self.offer = 0
        self.noise = self.told = self.told_before = 0
        self.firecracker = False
        self.trap = NOWHERE
        self.buzzer = NOWHERE
        self.repaired = 0
        self.radio_used = False
        self.rescue = 0
        self.loaded: tuple[int, ...] = ()
        self.suitcase = "suitcase" in self.map.marks
        self.plans: tuple[Plan, ...] = ()
        self.plan_done = [0] * len(PLANS)
        self.plan_room = NOWHERE
        self.plans_used = 0
        self.plans_shown = False
        self.may_be = [1 << start] * 3
        self.may_reach = [1 << start] * 3
        self.statements: tuple[Statement, ...] = ()
        self.acted = 0
        self.actor = -1
        self.main_done = False
        self.touched = False
        self.passages_left = 0
        self.waited = 0
        self.swaps_left = 0
        self.swap: tuple[int, Item | None, Item | None] = (0, None, None)
        self.used: Item | Trait | Plan | None = None
        self.goal: tuple[int, int, int] = (0, 0, 0)
        self.defence_item: Item | Trait | None = None
        self.leader_turn = 0

    def copy(self) -> Terrorscape:
        """An independent copy."""
        twin = object.__new__(Terrorscape)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # --- who ----------------------------------------------------------------------------------------------------------

    def seat_of(self, slot: int) -> Seat:
        """Who plays a Survivor."""
        return self.team[slot % len(self.team)]

    def slot_of(self, survivor: Survivor) -> int:
        """The slot of a Survivor in play."""
        return self.cast.index(survivor)

    def slots(self, mask: int) -> tuple[int, ...]:
        """The slots in a mask of Survivors."""
        return tuple(slot for slot in TEAM if mask >> slot & 1)

    def people(self, mask: int) -> tuple[Survivor, ...]:
        """The Survivors in a mask."""
        return tuple(self.cast[slot] for slot in self.slots(mask))

    def those_in(self, rooms: int) -> int:
        """The Survivors in play who are in one of the rooms."""
        return sum(1 << slot for slot in self.slots(self.alive) if rooms >> self.room[slot] & 1)

    @property
    def leader(self) -> Seat:
        """The seat that speaks for the Survivors this round."""
        return self.team[self.first]

    @property
    def first(self) -> int:
        """Whose turn it is to speak, as a place in the team: whoever has nobody left in play is passed over."""
        playing = {self.seat_of(slot) for slot in self.slots(self.alive)}
        places = [(self.leader_turn + step) % len(self.team) for step in range(len(self.team))]
        return next((place for place in places if self.team[place] in playing), 0)

    # --- what ---------------------------------------------------------------------------------------------------------

    @property
    def apart(self) -> bool:
        """Whether the Survivors go separate ways (four players only)."""
        return self.rules.separate_ways and self.players == 4

    def place(self, room: int) -> Room:
        """A room by its number."""
        return self.map.rooms[room]

    def marked(self, mark: str, room: int) -> bool:
        """Whether this is printed on the room: exit, hidden, radio, search, book, tools, occult, suitcase."""
        return bool(self.map.marks.get(mark, 0) >> room & 1)

    def visible_in(self, room: int) -> bool:
        """Whether the Killer stands there for all to see."""
        return not self.stealthed and self.where == room

    def has(self, slot: int, trait: Trait) -> bool:
        """Whether the Survivor has the trait, and, where it works once, has not used it."""
        return bool(self.traits[slot] & trait.bit) and not self.trait_used >> slot & 1

    def killer_has(self, trait: Trait) -> bool:
        """Whether the Killer has kept the trait and has not used it up."""
        return self.killer_traits_open and bool(self.killer_traits & ~self.killer_traits_used & trait.bit)

    def completed(self, plan: Plan) -> bool:
        """Whether the plan is complete."""
        return plan in self.plans and self.plan_done[plan.number] == len(plan.steps)

    def all_keys(self) -> int:
        """How many keys are on the rack."""
        return sum(keys.bit_count() for keys in self.keys)


_LISTS = (
    "luck", "deck", "discovery", "search", "hunter_traps", "room", "fear", "items", "keys", "traits",
    "trait_offer", "plan_done", "may_be", "may_reach",
)  # fmt: skip
_SHARED = tuple(name for name in Terrorscape.__slots__ if name not in _LISTS)

__all__ = [
    "BLOCKS", "CHEST_CARDS", "FULL_HAND", "KILLER_TRAITS", "NOWHERE", "REPAIRS", "RESCUE_ROUNDS", "SURVIVOR_TRAITS",
    "TEAM", "Bonus", "Encounter", "Statement", "Terrorscape",
]  # fmt: skip
