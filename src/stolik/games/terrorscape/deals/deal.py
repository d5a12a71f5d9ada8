"""Described positions: a fresh deal with anything in it set otherwise (docs/scenarios.md lists the entries)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stolik.core.chance import Deck, numbers
from stolik.core.dealing import bare, different, mapping, named, named_one, number, one_of, several
from stolik.core.errors import BadDeal
from stolik.core.table import QuickTable
from stolik.games.terrorscape.content.items import ITEMS, KEY
from stolik.games.terrorscape.content.items import one_of as one_card_of
from stolik.games.terrorscape.content.killers import HUNTRESS, KILLERS, WEREWOLF
from stolik.games.terrorscape.content.plans import PLANS
from stolik.games.terrorscape.content.rooms import MAPS
from stolik.games.terrorscape.content.skills import one_card
from stolik.games.terrorscape.content.survivors import SURVIVORS
from stolik.games.terrorscape.content.traits import KILLER_TRAITS, SURVIVOR_TRAITS
from stolik.games.terrorscape.content.words import HUNTER_TRAPS, Phase
from stolik.games.terrorscape.rules.levels import draw
from stolik.games.terrorscape.rules.setup import OPENING_HAND
from stolik.games.terrorscape.rules.state import BLOCKS, REPAIRS, RESCUE_ROUNDS, TEAM, Terrorscape
from stolik.games.terrorscape.rules.steps import Step

Setter = Callable[[Terrorscape, str, Any], None]


def deal(g: Terrorscape, changes: Mapping[str, Any]) -> None:
    """Apply `changes` to a fresh deal. Raises BadDeal, naming the entry, for what is unknown or impossible.

    Without `killer` and `survivors` the set-up is played. With them it is over: the game begins with a Survivors'
    phase, with `phase: 2` with the Killer's. Things are named with or without their family (`killer:butcher`).
    """
    people = {survivor.ref for survivor in SURVIVORS}
    for entry in changes:
        if (
            entry not in _ENTRIES
            and entry not in _LEFT
            and entry not in people
            and entry not in ("killer", "survivors", "phase", "map")
        ):
            raise BadDeal(entry=str(entry)[:80])
    if ("killer" in changes) != ("survivors" in changes):
        raise BadDeal(entry="survivors" if "killer" in changes else "killer")
    if "killer" not in changes:
        if changes:
            raise BadDeal(entry="killer")
        return
    if "map" in changes:
        g.map = named_one("map", changes["map"], MAPS)
        g.where = g.last_seen = g.map.marks["hidden"].bit_length() - 1
        g.suitcase = "suitcase" in g.map.marks
    g.killer = named_one("killer", changes["killer"], KILLERS)
    g.locked = g.killer.locked
    g.deck = Deck(g.locked - 1)
    g.cast = tuple(named("survivors", changes["survivors"], SURVIVORS))
    if len(set(g.cast)) != len(TEAM):
        raise BadDeal(entry="survivors", value=str(changes["survivors"])[:80])
    for slot, survivor in enumerate(g.cast):
        if survivor.starts_with is not None:
            g.items[slot] = survivor.starts_with.cards
    if g.killer is WEREWOLF:
        g.chests = g.map.marks["hidden"] | g.map.marks["occult"] | g.map.marks["book"] | g.map.marks["tools"]
    if g.killer is HUNTRESS:
        g.hunter_traps = numbers(g.map.marks["search"] | g.map.marks["radio"])
    g.killer_traits_open = True
    for entry, put in _ENTRIES.items():
        if entry in changes:
            put(g, entry, changes[entry])
    for ref in sorted(people & changes.keys()):
        _survivor(g, ref, mapping(ref, changes[ref]))
    for entry, shorten in _LEFT.items():
        if entry in changes:
            shorten(g, entry, changes[entry])
    _begin(g, changes)


def _begin(g: Terrorscape, changes: Mapping[str, Any]) -> None:
    if "hand" not in changes:
        top, g.deck.top = g.deck.top, ()
        table = QuickTable(_nobody, {}, g.rng)
        for _ in range(OPENING_HAND):
            g.agenda = (Step.BEGIN_ROUND(),)
            draw(g, table, cards=1)
        g.deck.top = top
    phase = number("phase", changes.get("phase", 1), 1, 2)
    g.agenda, g.args = (), {}
    if phase == 1:
        g.at = Step.BEGIN_ROUND
        g.told = g.noise
    else:
        g.at = Step.BEGIN_KILLER
        g.round = max(1, g.round)
        g.phase = Phase.SURVIVORS
        g.told = g.noise
        g.acted = 0b111
    for slot in TEAM:
        g.may_be[slot] = g.may_reach[slot] = 1 << g.room[slot]


def _nobody(seat: int, question: object) -> Any:
    raise AssertionError("drawing asks nobody")


def _survivor(g: Terrorscape, ref: str, changes: Mapping[str, Any]) -> None:
    slot = next((slot for slot in TEAM if g.cast[slot].ref == ref), None)
    if slot is None:
        raise BadDeal(entry=ref)
    for name, value in changes.items():
        entry = f"{ref} {name}"
        if name == "room":
            g.room[slot] = _room(g, entry, value)
        elif name == "fear":
            g.fear[slot] = number(entry, value, 0, 2)
        elif name == "wounded":
            g.wounded |= one_of(entry, value, (True, False)) << slot
        elif name == "items":
            _give(g, slot, entry, value)
        elif name == "keys":
            for _ in range(number(entry, value, 0, 7)):
                g.keys[slot] |= _take(g, entry, KEY)
        elif name == "trait":
            trait = named_one(entry, value, SURVIVOR_TRAITS)
            if trait.bit in g.traits:
                holder = g.cast[g.traits.index(trait.bit)].ref
                raise BadDeal(entry=entry, value=trait.ref, twice=f"{holder} trait")
            g.traits[slot] = trait.bit
        else:
            raise BadDeal(entry=entry)


def _give(g: Terrorscape, slot: int, entry: str, value: Any) -> None:
    own = g.cast[slot].starts_with
    kept = g.items[slot]
    g.items[slot] = 0
    for item in named(entry, value, ITEMS):
        if item is KEY:
            raise BadDeal(entry=entry, value=item.ref)
        if own is not None and item is own:
            g.items[slot] |= kept & own.cards
        else:
            g.items[slot] |= _take(g, entry, item)


def _take(g: Terrorscape, entry: str, item: Any) -> int:
    """One card of a kind, from wherever there is one left; the Key under the search deck last."""
    for deck in (g.discovery, g.search):
        card = one_card_of(deck.bag, item)
        if card:
            deck.bag &= ~card
            return card
    card = one_card_of(g.chest_cards, item)
    if card:
        g.chest_cards &= ~card
        return card
    for deck in (g.discovery, g.search):
        for place in (deck.top, deck.bottom):
            found = next((number for number in place if item.cards >> number & 1), None)
            if found is not None:
                deck.remove(found)
                return 1 << found
    raise BadDeal(entry=entry, value=item.ref)


def _room(g: Terrorscape, entry: str, value: Any) -> int:
    ids = [room for room in g.map.rooms if value in (room.ref, room.id, bare(room.ref))]
    if not ids:
        raise BadDeal(entry=entry, value=str(value)[:80])
    return ids[0].index


def _rooms(g: Terrorscape, entry: str, value: Any) -> int:
    return sum(1 << room for room in {_room(g, entry, one) for one in several(entry, value)})


def _set_hand(g: Terrorscape, entry: str, value: Any) -> None:
    assert g.killer is not None
    g.deck.bag |= g.hand & ~g.killer.locked
    g.hand = 0
    for card in _skills(g, entry, value):
        g.hand |= card
    if g.hand.bit_count() > 5:
        raise BadDeal(entry=entry, value=str(value)[:80])


def _set_discard(g: Terrorscape, entry: str, value: Any) -> None:
    for card in _skills(g, entry, value):
        g.discard |= card


def _set_skill_top(g: Terrorscape, entry: str, value: Any) -> None:
    g.deck.top = tuple(card.bit_length() - 1 for card in _skills(g, entry, value))


def _set_deck(g: Terrorscape, entry: str, value: Any) -> None:
    """How many cards are left in the skill deck; the others are discarded."""
    left = number(entry, value, 0, len(g.deck))
    for card in numbers(g.deck.bag)[left - len(g.deck.top) if left > len(g.deck.top) else 0 :]:
        g.deck.bag &= ~(1 << card)
        g.discard |= 1 << card


def _skills(g: Terrorscape, entry: str, value: Any) -> list[int]:
    assert g.killer is not None
    found = []
    for skill in named(entry, value, g.killer.kinds):
        card = one_card(g.killer, g.deck.bag | g.locked, skill)
        if not card:
            raise BadDeal(entry=entry, value=skill.ref)
        g.deck.bag &= ~card
        g.locked &= ~card
        found.append(card)
    return found


def _set_level(g: Terrorscape, entry: str, value: Any) -> None:
    assert g.killer is not None
    g.level = number(entry, value, 1, 5)
    if g.level >= g.killer.unlock_level and g.locked:
        g.deck.bag |= g.locked
        g.locked = 0


def _top(name: str) -> Setter:
    def put(g: Terrorscape, entry: str, value: Any) -> None:
        deck: Deck = getattr(g, name)
        tops = []
        for item in named(entry, value, ITEMS):
            card = one_card_of(deck.bag, item)
            if not card:
                raise BadDeal(entry=entry, value=item.ref)
            deck.bag &= ~card
            tops.append(card.bit_length() - 1)
        deck.top = tuple(tops)

    return put


def _left(name: str) -> Setter:
    def put(g: Terrorscape, entry: str, value: Any) -> None:
        deck: Deck = getattr(g, name)
        left = number(entry, value, 0, len(deck))
        spare = max(0, left - len(deck.top) - len(deck.bottom))
        if left < len(deck.bottom):
            g.pile |= sum(1 << card for card in deck.bottom)
            deck.bottom = ()
        for card in numbers(deck.bag)[spare:]:
            deck.bag &= ~(1 << card)
            g.pile |= 1 << card

    return put


def _set_pile(g: Terrorscape, entry: str, value: Any) -> None:
    for item in named(entry, value, ITEMS):
        g.pile |= _take(g, entry, item)


def _set_keys(g: Terrorscape, entry: str, value: Any) -> None:
    for _ in range(number(entry, value, 0, 7)):
        g.keys[0] |= _take(g, entry, KEY)


def _set_killer_room(g: Terrorscape, entry: str, value: Any) -> None:
    g.where = g.last_seen = _room(g, entry, value)


def _set_last_seen(g: Terrorscape, entry: str, value: Any) -> None:
    g.last_seen = _room(g, entry, value)
    g.stealthed = True


def _set_stealth_card(g: Terrorscape, entry: str, value: Any) -> None:
    assert g.killer is not None
    g.reappears = named_one(entry, value, g.killer.kinds)
    g.stealthed = True


def _set_blocks(g: Terrorscape, entry: str, value: Any) -> None:
    g.blocks = sum(door.bit for door in different(entry, value, g.map.doors))
    if g.blocks.bit_count() > BLOCKS:
        raise BadDeal(entry=entry, value=str(value)[:80], least=0, most=BLOCKS)


def _set_noise(g: Terrorscape, entry: str, value: Any) -> None:
    g.noise = _rooms(g, entry, value)


def _set_trap(g: Terrorscape, entry: str, value: Any) -> None:
    g.trap = _room(g, entry, value)


def _set_traits(g: Terrorscape, entry: str, value: Any) -> None:
    g.killer_traits = sum(trait.bit for trait in different(entry, value, KILLER_TRAITS))


def _set_plans(g: Terrorscape, entry: str, value: Any) -> None:
    steps = value if isinstance(value, Mapping) else {str(one): 0 for one in several(entry, value)}
    g.plans = tuple(named(entry, list(steps), PLANS))
    for plan, written in zip(g.plans, steps.values(), strict=True):
        whole = len(plan.steps)
        g.plan_done[plan.number] = whole if written is True else number(entry, written, 0, whole)
    complete = [plan for plan in g.plans if g.completed(plan)]
    if complete:
        g.plans = (complete[0],)


def _set_plan_room(g: Terrorscape, entry: str, value: Any) -> None:
    g.plan_room = _room(g, entry, value)


def _set_buzzer(g: Terrorscape, entry: str, value: Any) -> None:
    g.buzzer = _room(g, entry, value)


def _set_hunter_traps(g: Terrorscape, entry: str, value: Any) -> None:
    rooms = [_room(g, entry, one) for one in several(entry, value)]
    if len(rooms) != len(HUNTER_TRAPS):
        raise BadDeal(entry=entry, value=str(value)[:80])
    g.hunter_traps = rooms


def _set_dice(g: Terrorscape, entry: str, value: Any) -> None:
    g.loaded = tuple(number(entry, one, 0, 3) for one in several(entry, value))


def _counter(name: str, least: int, most: int) -> Setter:
    def put(g: Terrorscape, entry: str, value: Any) -> None:
        setattr(g, name, number(entry, value, least, most))

    return put


_ENTRIES: dict[str, Setter] = {
    "level": _set_level,
    "hand": _set_hand,
    "skill_top": _set_skill_top,
    "skill_discard": _set_discard,
    "skills_left": _set_deck,
    "killer_room": _set_killer_room,
    "last_seen": _set_last_seen,
    "stealth": _set_stealth_card,
    "killer_traits": _set_traits,
    "hunter_traps": _set_hunter_traps,
    "blocks": _set_blocks,
    "noise": _set_noise,
    "discovery_top": _top("discovery"),
    "search_top": _top("search"),
    "item_discard": _set_pile,
    "keys": _set_keys,
    "repaired": _counter("repaired", 0, REPAIRS),
    "rescue": _counter("rescue", 0, RESCUE_ROUNDS),
    "round": _counter("round", 0, 30),
    "trap": _set_trap,
    "plans": _set_plans,
    "plan_room": _set_plan_room,
    "buzzer": _set_buzzer,
    "dice": _set_dice,
}
_LEFT: dict[str, Setter] = {"discovery_left": _left("discovery"), "search_left": _left("search")}
"""Set when everybody has their things."""
