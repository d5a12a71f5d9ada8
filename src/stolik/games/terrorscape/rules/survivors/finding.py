"""Finding cards (rulebook, Search; Discoveries): noise on drawing, keys on the rack, three items in a backpack."""

from __future__ import annotations

from stolik.core.agenda import proceed, push, then
from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import CARDS, KEY, Item
from stolik.games.terrorscape.content.numbers import BACKPACK
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import ANNA, JOHNSON
from stolik.games.terrorscape.content.traits import SILENT_RETRIEVAL, SLEIGHT_OF_HAND
from stolik.games.terrorscape.content.words import DISCARD, KILLER, NO
from stolik.games.terrorscape.rules.encounter.harm import end
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.survivors.radio import noise_of

DISCOVERED = 2


def search_location(g: Terrorscape, t: Table, slot: int) -> str:
    """The search action: draw one card of the search deck and keep or discard it. Anna's search makes no noise."""
    card = _next_search_card(g, t, slot)
    if CARDS[card].noisy and not (g.cast[slot] is ANNA and g.rules.meticulous):
        noise_of(g, t, slot)
    g.offer |= 1 << card
    return then(g, Step.KEEP(slot=slot))


def draw_search(g: Terrorscape, t: Table, slot: int, keep: bool = False) -> str:
    """Draw a card of the search deck without a search action, if one is left; only the card itself can make noise. With
    `keep` it is kept without asking.
    """
    if not len(g.search):
        return proceed(g)
    card = _next_search_card(g, t, slot)
    if CARDS[card].noisy:
        noise_of(g, t, slot)
    if keep:
        take(g, t, slot, 1 << card)
        return proceed(g)
    g.offer |= 1 << card
    return then(g, Step.KEEP(slot=slot))


def _next_search_card(g: Terrorscape, t: Table, slot: int) -> int:
    card = t.chance("search", g.search.outcomes())
    g.search.remove(card)
    t.reveal("drew", to=g.team, survivor=g.cast[slot], items=[CARDS[card]])
    return card


def keep(g: Terrorscape, t: Table, slot: int) -> str:
    """Keep or discard the card drawn."""
    item = CARDS[g.offer.bit_length() - 1]
    question = Choose("keep", (item, DISCARD), about=g.cast[slot].ref, secret=True)
    choice: Named = t.ask(g.seat_of(slot), question)
    card, g.offer = g.offer, 0
    if choice is DISCARD:
        _discard(g, t, slot, card)
    else:
        take(g, t, slot, card)
    return proceed(g)


def discovery(g: Terrorscape, t: Table) -> str:
    """One Survivor, chosen before the cards are seen, draws two and keeps one. With an empty deck the Survivors lose,
    unless help is on its way.
    """
    g.actor = -1
    if not g.alive:
        return proceed(g)
    g.leader_turn = g.first
    if not len(g.discovery):
        if g.rescue:
            return proceed(g)
        t.reveal("discovery_empty")
        end(g, t, "darkness", KILLER, *(g.seat_of(slot) for slot in g.slots(g.escaped)))
    slots = g.slots(g.alive)
    slot = slots[0]
    if g.apart:
        slot = g.first
    elif len(slots) > 1:
        slot = g.slot_of(t.ask(g.leader, Choose("discoverer", g.people(g.alive), secret=True)))
    return then(g, Step.DRAW_DISCOVERY(slot=slot))


def draw_discovery(g: Terrorscape, t: Table, slot: int) -> str:
    """Draw two cards of the discovery deck, or the last one. Noisy cards make noise, kept or not."""
    for _ in range(min(DISCOVERED, len(g.discovery))):
        card = t.chance("discovery", g.discovery.outcomes())
        g.discovery.remove(card)
        g.offer |= 1 << card
    found = CARDS.of(g.offer)
    t.reveal("drew", to=g.team, survivor=g.cast[slot], items=found)
    if any(item.noisy for item in found):
        if g.has(slot, SILENT_RETRIEVAL):
            push(g, Step.SILENCE(slot=slot))
        else:
            noise_of(g, t, slot)
    return then(g, Step.DISCOVERED(slot=slot))


def silence(g: Terrorscape, t: Table, slot: int) -> str:
    """Silent Retrieval: once, the draw just made makes no noise."""
    question = Choose("silence", (SILENT_RETRIEVAL, NO), about=g.cast[slot].ref, secret=True)
    if t.ask(g.seat_of(slot), question) is NO:
        noise_of(g, t, slot)
    else:
        g.trait_used |= 1 << slot
        t.tell("trait_used", to=g.team, survivor=g.cast[slot], trait=SILENT_RETRIEVAL)
    return proceed(g)


def discovered(g: Terrorscape, t: Table, slot: int) -> str:
    """Keep one of the cards and discard the other; once, Sleight of Hand keeps both."""
    kinds = CARDS.kinds(g.offer)
    both = g.has(slot, SLEIGHT_OF_HAND) and g.offer.bit_count() > 1
    options: tuple[Named, ...] = (*kinds, SLEIGHT_OF_HAND) if both else tuple(kinds)
    choice = options[0]
    if len(options) > 1:
        choice = t.ask(g.seat_of(slot), Choose("discovered", options, about=g.cast[slot].ref, secret=True))
    cards, g.offer = g.offer, 0
    kept = CARDS.one(cards, choice) if isinstance(choice, Item) else cards
    if choice is SLEIGHT_OF_HAND:
        g.trait_used |= 1 << slot
        t.tell("trait_used", to=g.team, survivor=g.cast[slot], trait=SLEIGHT_OF_HAND)
    take(g, t, slot, kept)
    if cards & ~kept:
        _discard(g, t, slot, cards & ~kept)
    return proceed(g)


def take(g: Terrorscape, t: Table, slot: int, cards: int) -> None:
    """Keys go on the rack, where everybody sees them; items go into the backpack, which for Johnson has no limit."""
    keys = cards & KEY.cards
    if keys:
        g.keys[slot] |= keys
        t.reveal("key_found", keys=g.all_keys())
    if cards & ~keys:
        g.items[slot] |= cards & ~keys
        t.tell("kept", to=g.team, survivor=g.cast[slot], items=CARDS.of(cards & ~keys))
    check_backpack(g, slot)


def check_backpack(g: Terrorscape, slot: int) -> None:
    """If the backpack is over the limit, the Survivor must discard at once."""
    over = g.items[slot].bit_count() - BACKPACK
    if over > 0 and g.cast[slot] is not JOHNSON:
        push(g, *[Step.DROP(slot=slot)] * over)


def drop(g: Terrorscape, t: Table, slot: int) -> str:
    """Discard one item."""
    question = Choose("drop", CARDS.kinds(g.items[slot]), about=g.cast[slot].ref, secret=True)
    card = CARDS.one(g.items[slot], t.ask(g.seat_of(slot), question))
    g.items[slot] &= ~card
    _discard(g, t, slot, card)
    return proceed(g)


def _discard(g: Terrorscape, t: Table, slot: int, cards: int) -> None:
    g.pile |= cards
    t.tell("discarded", to=g.team, survivor=g.cast[slot], items=CARDS.of(cards))
