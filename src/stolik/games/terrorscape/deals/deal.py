"""Described positions: a fresh deal with some things set differently (docs/scenarios.md lists the entries)."""

from __future__ import annotations

from stolik.core.chance import Deck, mask, numbers
from stolik.core.dealing import Deal, table_for_draws
from stolik.games.terrorscape.content.items import CARDS, ITEMS, KEY, Item
from stolik.games.terrorscape.content.killers import HUNTRESS, KILLERS, WEREWOLF
from stolik.games.terrorscape.content.numbers import BLOCKS, REPAIRS, RESCUE_ROUNDS
from stolik.games.terrorscape.content.plans import PLANS
from stolik.games.terrorscape.content.rooms import MAPS, Room
from stolik.games.terrorscape.content.skills import Killer
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import SURVIVORS
from stolik.games.terrorscape.content.traits import KILLER_TRAITS, SURVIVOR_TRAITS
from stolik.games.terrorscape.content.words import HUNTER_TRAPS, Phase
from stolik.games.terrorscape.rules.levels import draw
from stolik.games.terrorscape.rules.setup import OPENING_HAND
from stolik.games.terrorscape.rules.state import TEAM, Terrorscape

MOST_HAND = 5


def deal(g: Terrorscape, d: Deal) -> None:
    """Set what the deal names. `killer` and `survivors` are required: the set-up is over, and a Survivors' phase begins
    or, with `phase: 2`, the Killer's. Raises BadDeal for what is impossible.
    """
    killer = d.thing("killer", KILLERS)
    if "map" in d:
        g.map = d.thing("map", MAPS)
        g.where = g.last_seen = g.map.marks["hidden"].bit_length() - 1
        g.suitcase = "suitcase" in g.map.marks
    _set_up(g, d, killer)
    _killer(g, d, killer)
    _house(g, d)
    _plans(g, d)
    for survivor in sorted(g.cast, key=lambda one: one.ref):
        _survivor(g, g.cast.index(survivor), d.part(survivor.ref))
    _leave(g, g.discovery, d, "discovery_left")
    _leave(g, g.search, d, "search_left")
    _begin(g, d)


def _set_up(g: Terrorscape, d: Deal, killer: Killer) -> None:
    g.killer = killer
    g.locked = killer.locked
    g.deck = Deck(g.locked - 1)
    g.cast = tuple(d.things("survivors", SURVIVORS))
    if "survivors" not in d:
        raise d.missing("survivors")
    if len(set(g.cast)) != len(TEAM):
        raise d.bad("survivors", count=len(set(g.cast)), exactly=len(TEAM))
    for slot, survivor in enumerate(g.cast):
        if survivor.starts_with is not None:
            g.items[slot] = survivor.starts_with.cards
    marks = g.map.marks
    if killer is WEREWOLF:
        g.chests = marks["hidden"] | marks["occult"] | marks["book"] | marks["tools"]
    if killer is HUNTRESS:
        g.hunter_traps = numbers(marks["search"] | marks["radio"])
    g.killer_traits_open = True


def _killer(g: Terrorscape, d: Deal, killer: Killer) -> None:
    if "level" in d:
        g.level = d.number("level", 1, 5)
        if g.level >= killer.unlock_level:
            g.deck.bag |= g.locked
            g.locked = 0
    g.hand = mask(_skills(g, d, "hand", killer))
    if g.hand.bit_count() > MOST_HAND:
        raise d.bad("hand")
    g.deck.top = tuple(_skills(g, d, "skill_top", killer))
    g.discard = mask(_skills(g, d, "skill_discard", killer))
    if "hand" not in d:
        _draw_hand(g)
    if "skills_left" in d:
        left = d.number("skills_left", len(g.deck.top), len(g.deck))
        for card in numbers(g.deck.bag)[left - len(g.deck.top) :]:
            g.deck.remove(card)
            g.discard |= 1 << card
    if "killer_room" in d:
        g.where = g.last_seen = d.thing("killer_room", _rooms(g)).index
    if "last_seen" in d:
        g.last_seen, g.stealthed = d.thing("last_seen", _rooms(g)).index, True
    if "stealth" in d:
        g.reappears, g.stealthed = d.thing("stealth", killer.kinds), True
    g.killer_traits = sum(trait.bit for trait in d.different("killer_traits", KILLER_TRAITS))
    if "hunter_traps" in d:
        g.hunter_traps = [room.index for room in d.things("hunter_traps", _rooms(g))]
        if len(g.hunter_traps) != len(HUNTER_TRAPS):
            raise d.bad("hunter_traps")


def _draw_hand(g: Terrorscape) -> None:
    """Draw an opening hand from under the named cards."""
    top, g.deck.top = g.deck.top, ()
    table = table_for_draws(g)
    for _ in range(OPENING_HAND):
        g.agenda = (Step.BEGIN_ROUND(),)
        draw(g, table, cards=1)
    g.deck.top = top


def _skills(g: Terrorscape, d: Deal, pile: str, killer: Killer) -> list[int]:
    """Take the cards of a pile out of the skill deck; any card of a kind will do."""
    found = []
    for skill in d.things(pile, killer.kinds):
        card = killer.cards.one(g.deck.bag | g.locked, skill)
        if not card:
            raise d.bad(pile, value=skill.ref)
        g.deck.bag &= ~card
        g.locked &= ~card
        found.append(card.bit_length() - 1)
    return found


def _house(g: Terrorscape, d: Deal) -> None:
    g.blocks = sum(door.bit for door in d.different("blocks", g.map.doors))
    if g.blocks.bit_count() > BLOCKS:
        raise d.bad("blocks", value=str(g.blocks.bit_count()), least=0, most=BLOCKS)
    g.noise = mask([room.index for room in d.things("noise", _rooms(g))])
    _put_on_top(g.discovery, d, "discovery_top")
    _put_on_top(g.search, d, "search_top")
    for item in d.things("item_discard", ITEMS):
        g.pile |= _take(g, d, "item_discard", item)
    for _ in range(d.number("keys", 0, 7)):
        g.keys[0] |= _take(g, d, "keys", KEY)
    g.repaired = d.number("repaired", 0, REPAIRS, g.repaired)
    g.rescue = d.number("rescue", 0, RESCUE_ROUNDS, g.rescue)
    g.round = d.number("round", 0, 30, g.round)
    if "trap" in d:
        g.trap = d.thing("trap", _rooms(g)).index
    g.loaded = tuple(d.numbers("dice", 0, 3))


def _rooms(g: Terrorscape) -> dict[str, Room]:
    """The rooms by reference and by their printed number (`R1`)."""
    return {name: room for room in g.map.rooms for name in (room.ref, room.ref.partition(":")[2], room.id)}


def _put_on_top(deck: Deck, d: Deal, name: str) -> None:
    tops = []
    for item in d.things(name, ITEMS):
        card = CARDS.one(deck.bag, item)
        if not card:
            raise d.bad(name, value=item.ref)
        deck.bag &= ~card
        tops.append(card.bit_length() - 1)
    deck.top = tuple(tops)


def _take(g: Terrorscape, d: Deal, name: str, item: Item) -> int:
    """Take one card of a kind from a deck or a chest; cards with a fixed place in a deck are taken last."""
    for deck in (g.discovery, g.search):
        if card := CARDS.one(deck.bag, item):
            deck.bag &= ~card
            return card
    if card := CARDS.one(g.chest_cards, item):
        g.chest_cards &= ~card
        return card
    for deck in (g.discovery, g.search):
        for number in (*deck.top, *deck.bottom):
            if item.cards >> number & 1:
                deck.remove(number)
                return 1 << number
    raise d.bad(name, value=item.ref)


def _plans(g: Terrorscape, d: Deal) -> None:
    steps = d.part("plans", PLANS)
    plans = {plan.ref.partition(":")[2]: plan for plan in PLANS}
    g.plans = tuple(plans[name] for name in steps)
    for name in steps:
        plan = plans[name]
        g.plan_done[plan.number] = 0 if steps.is_listed(name) else steps.number(name, 0, len(plan.steps))
    complete = [plan for plan in g.plans if g.completed(plan)]
    if complete:
        g.plans = (complete[0],)
    if "plan_room" in d:
        g.plan_room = d.thing("plan_room", _rooms(g)).index
    if "buzzer" in d:
        g.buzzer = d.thing("buzzer", _rooms(g)).index


def _survivor(g: Terrorscape, slot: int, d: Deal) -> None:
    if "room" in d:
        g.room[slot] = d.thing("room", _rooms(g)).index
    rooms = mask([room.index for room in d.things("may_be", _rooms(g))]) or 1 << g.room[slot]
    if not rooms >> g.room[slot] & 1:
        raise d.bad("may_be")
    g.may_be[slot] = g.may_reach[slot] = rooms
    g.fear[slot] = d.number("fear", 0, 2, g.fear[slot])
    g.wounded |= d.flag("wounded") << slot
    if "items" in d:
        own, g.items[slot] = g.items[slot], 0
        for item in d.things("items", [item for item in ITEMS if item is not KEY]):
            if item is g.cast[slot].starts_with:
                g.items[slot] |= own
            else:
                g.items[slot] |= _take(g, d, "items", item)
    for _ in range(d.number("keys", 0, 7)):
        g.keys[slot] |= _take(g, d, "keys", KEY)
    for trait in d.cards("trait", SURVIVOR_TRAITS):
        g.traits[slot] = trait.bit


def _leave(g: Terrorscape, deck: Deck, d: Deal, name: str) -> None:
    """Leave this number of cards in a deck; the others are discarded, the one under the deck last."""
    left = d.number(name, len(deck.top), len(deck), len(deck))
    spare = max(0, left - len(deck.top) - len(deck.bottom))
    discarded = numbers(deck.bag)[spare:]
    discarded += deck.bottom[left - len(deck.top) :]
    for card in discarded:
        deck.remove(card)
    g.pile |= mask(discarded)


def _begin(g: Terrorscape, d: Deal) -> None:
    phase = d.number("phase", 1, 2, 1)
    g.agenda, g.args = (), {}
    g.told = g.noise
    if phase == 1:
        g.at = Step.BEGIN_ROUND
    else:
        g.at = Step.BEGIN_KILLER
        g.round = max(1, g.round)
        g.phase = Phase.SURVIVORS
        g.acted = 0b111
