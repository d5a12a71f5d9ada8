"""The state of a game: where everybody is, who has which cards, what is on the map, what happens next."""

from __future__ import annotations

from typing import NamedTuple

from stolik.core.chance import Chance, Deck
from stolik.core.question import SEATS, Named, Seat
from stolik.core.state import State, each
from stolik.games.terrorscape.content.items import BOTTOM_KEY, CHEST_CARDS, DISCOVERY_CARDS, SEARCH_CARDS, Item
from stolik.games.terrorscape.content.options import Rules
from stolik.games.terrorscape.content.plans import PLANS, Plan
from stolik.games.terrorscape.content.rooms import MAPS, Map, Room
from stolik.games.terrorscape.content.skills import Killer, Skill
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import Survivor
from stolik.games.terrorscape.content.traits import KILLER_TRAITS, SURVIVOR_TRAITS, Trait
from stolik.games.terrorscape.content.words import Phase, Stage

TEAM = (0, 1, 2)
"""The slots of the three Survivors; a mask of Survivors has one bit per slot."""
SLOTS = tuple(tuple(slot for slot in TEAM if mask >> slot & 1) for mask in range(8))
"""The slots in each mask."""
NOWHERE = -1


class Statement(NamedTuple):
    """A public statement, true at that moment: in which rooms (a mask) which Survivors (a mask) are."""

    round: int
    kind: str
    rooms: int
    who: int


class Bonus(NamedTuple):
    """A bonus to a defence in addition to the dice: its reference and amount."""

    by: str
    value: int


class Encounter(NamedTuple):
    """The current encounter. `found`, `attacked` are masks of Survivors, `dice` the numbers rolled, `attack` what
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


class Terrorscape(State, kw_only=True):
    """One game. Lists are indexed by a Survivor's slot (0-2); sets of rooms, doors, cards, Survivors are bit masks."""

    players: int
    rules: Rules
    team: tuple[Seat, ...]
    map: Map
    round: int = 0
    phase: int = Phase.SETUP
    winners: tuple[int, ...] = ()
    reason: str = ""

    # The Killer
    killer: Killer | None = None
    level: int = 1
    where: int
    last_seen: int
    stealthed: bool = False
    reappears: Skill | None = None
    reappearing: bool = False
    hand: int = 0
    discard: int = 0
    locked: int = 0
    unlocked: int = 0
    """The unlocked card, as long as everybody knows that it is in his hand."""
    seen_discards: int = 0
    deck: Deck
    blocks: int = 0
    killer_traits: int = 0
    killer_traits_used: int = 0
    killer_traits_open: bool = False
    bated: int = 0
    hunter_traps: list[int] = each(NOWHERE, 4)
    traps_on_marks: bool = False
    """Whether the traps were laid where they are laid at the start, which everybody knows."""
    sprung: int = 0
    """Rooms in which a trap was sprung since the traps were laid."""
    walked: int = 0
    """Rooms into which Survivors have walked since then: they know that no trap is there."""
    played: tuple[Skill, ...] = ()
    resolving: int = 0
    stage: int = Stage.FAST
    actions_left: int = 0
    strengthened: int = 0
    path: int = 0
    broke_block: bool = False
    heightened: bool = False
    encountered: bool = False
    encounter: Encounter | None = None

    # The Survivors
    cast: tuple[Survivor, ...] = ()
    alive: int = 0b111
    escaped: int = 0
    wounded: int = 0
    room: list[int]
    fear: list[int] = each(0, 3)
    items: list[int] = each(0, 3)
    keys: list[int] = each(0, 3)
    traits: list[int] = each(0, 3)
    trait_offer: list[int] = each(0, 3)
    trait_used: int = 0
    shown: int = 0
    netted: int = 0
    discovery: Deck
    search: Deck
    pile: int = 0
    spent_openly: tuple[Item, ...] = ()
    """Items that everybody has seen go to the discard pile for good."""
    shown_items: tuple[Item, ...] = ()
    """Lasting items that everybody has seen."""
    chests: int = 0
    chest_cards: int = CHEST_CARDS
    offer: int = 0
    noise: int = 0
    told: int = 0
    told_before: int = 0
    firecracker: bool = False
    trap: int = NOWHERE
    buzzer: int = NOWHERE
    repaired: int = 0
    radio_used: bool = False
    rescue: int = 0
    loaded: tuple[int, ...] = ()
    suitcase: bool
    plans: tuple[Plan, ...] = ()
    plan_done: list[int] = each(0, len(PLANS))
    plan_room: int = NOWHERE
    plans_used: int = 0
    plans_shown: bool = False
    may_be: list[int]
    may_reach: list[int]
    statements: tuple[Statement, ...] = ()
    acted: int = 0
    actor: int = -1
    main_done: bool = False
    touched: bool = False
    passages_left: int = 0
    waited: int = 0
    swaps_left: int = 0
    swap: tuple[int, Item | None, Item | None] = (0, None, None)
    used: Named | None = None
    defence_item: Named | None = None
    leader_turn: int = 0

    @staticmethod
    def start(players: int, rules: Rules, rng: Chance) -> Terrorscape:
        """The table before the Killer is chosen."""
        map = next(map for map in MAPS if map.ref == f"map:{rules.map}")
        hidden, exit = (map.marks[mark].bit_length() - 1 for mark in ("hidden", "exit"))
        return Terrorscape(
            at=Step.CHOOSE_KILLER,
            rng=rng,
            players=players,
            rules=rules,
            team=SEATS[1:players],
            map=map,
            where=hidden,
            last_seen=hidden,
            room=[exit] * 3,
            may_be=[1 << exit] * 3,
            may_reach=[1 << exit] * 3,
            deck=Deck(0),
            discovery=Deck(DISCOVERY_CARDS),
            search=Deck(SEARCH_CARDS, (), (BOTTOM_KEY,)),
            suitcase="suitcase" in map.marks,
        )

    # --- who ----------------------------------------------------------------------------------------------------------

    def seat_of(self, slot: int) -> Seat:
        """The seat that plays a Survivor."""
        return self.team[slot % len(self.team)]

    def slot_of(self, survivor: Survivor) -> int:
        """The slot of a Survivor in play."""
        return self.cast.index(survivor)

    def slots(self, mask: int) -> tuple[int, ...]:
        """The slots in a mask of Survivors."""
        return SLOTS[mask]

    def people(self, mask: int) -> tuple[Survivor, ...]:
        """The Survivors in a mask."""
        return tuple([self.cast[slot] for slot in SLOTS[mask]])

    def those_in(self, rooms: int) -> int:
        """The Survivors in play who are in one of the rooms."""
        found = 0
        for slot in SLOTS[self.alive]:
            if rooms >> self.room[slot] & 1:
                found |= 1 << slot
        return found

    @property
    def leader(self) -> Seat:
        """The seat that answers for the Survivors this round."""
        return self.team[self.first]

    @property
    def first(self) -> int:
        """The index in the team of the seat that decides; seats without a Survivor in play are skipped."""
        playing = [self.seat_of(slot) for slot in SLOTS[self.alive]]
        for step in range(len(self.team)):
            place = (self.leader_turn + step) % len(self.team)
            if self.team[place] in playing:
                return place
        return 0

    # --- what ---------------------------------------------------------------------------------------------------------

    @property
    def apart(self) -> bool:
        """Whether Separate Ways is played (four players only)."""
        return self.rules.separate_ways and self.players == 4

    def place(self, room: int) -> Room:
        """A room by its number."""
        return self.map.rooms[room]

    def marked(self, mark: str, room: int) -> bool:
        """Whether this is printed on the room: exit, hidden, radio, search, book, tools, occult, suitcase."""
        return bool(self.map.marks.get(mark, 0) >> room & 1)

    def visible_in(self, room: int) -> bool:
        """Whether the Killer is visible in this room."""
        return not self.stealthed and self.where == room

    def has(self, slot: int, trait: Trait) -> bool:
        """Whether the Survivor has the trait and, if it works only once, has not used it."""
        return bool(self.traits[slot] & trait.bit) and not self.trait_used >> slot & 1

    def killer_has(self, trait: Trait) -> bool:
        """Whether the Killer has kept the trait and has not used it up."""
        return self.killer_traits_open and bool(self.killer_traits & ~self.killer_traits_used & trait.bit)

    def completed(self, plan: Plan) -> bool:
        """Whether the plan is complete."""
        return plan in self.plans and self.plan_done[plan.number] == len(plan.steps)

    def all_keys(self) -> int:
        """The number of keys on the rack."""
        return sum([keys.bit_count() for keys in self.keys])


__all__ = [
    "CHEST_CARDS", "KILLER_TRAITS", "NOWHERE", "SLOTS", "SURVIVOR_TRAITS", "TEAM", "Bonus", "Encounter", "Statement",
    "Terrorscape",
]  # fmt: skip
