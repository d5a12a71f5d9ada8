"""The scavengers of a described position, and taking cards and tokens from wherever they are."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.content.options import id_of, named
from stolik.core.dealing import Deal
from stolik.core.question import Seat
from stolik.core.state import put
from stolik.games.zona.content.book import CONSTANTS, EVENT_DECKS, FACILITIES
from stolik.games.zona.rules.scavenger.belongings import fits
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, REPUTATION, capacity, fatigue_min, packed
from stolik.games.zona.rules.state import NONE, Held, Zona
from stolik.games.zona.rules.words import ATTRIBUTE, PLACE_ID, PLACES
from stolik.games.zona.rules.zone.cards import discard_item

MOST_ROUBLES = 20000
USUAL = ("iwan", "tamara", "lidija", "oleg")
"""The characters of the seats, if the deal names no others."""


def choose_characters(g: Zona, boards: Mapping[Seat, Deal]) -> dict[Seat, str]:
    """The character of each seat: the named one, else the first of the usual ones that nobody has. Raises BadDeal."""
    known = [named(f"character:{id}") for id in g.box.book.characters]
    chosen: dict[Seat, str] = {}
    for me, d in boards.items():
        if "character" in d:
            found = d.cards("character", known)
            if len(found) != 1:
                raise d.bad("character", count=len(found), exactly=1)
            chosen[me] = id_of(found[0])
    free = [id for id in (*USUAL, *g.box.book.characters) if id not in chosen.values()]
    for me in boards:
        if me not in chosen:
            chosen[me] = free.pop(0) if (usual := USUAL[me]) not in free else free.pop(free.index(usual))
    return {me: chosen[me] for me in boards}


def describe_scavenger(g: Zona, me: Seat, d: Deal) -> None:
    """Set what the deal names on a character board; the rest is as the board says. Raises BadDeal."""
    scavenger = g.scavengers[me]
    board = g.box.book.characters[scavenger.character]
    scavenger.area = PLACE_ID[d.thing("area", PLACES, PLACES[scavenger.area])]
    scavenger.fatigue = d.number("fatigue", fatigue_min(g), FATIGUE_MAX, scavenger.fatigue)
    scavenger.damage = d.number("damage", 0, board.fortitude, scavenger.damage)
    scavenger.traumas = tuple(ATTRIBUTE.index(one) for one in d.different("traumas", ATTRIBUTE))
    if len(scavenger.traumas) > CONSTANTS.traumas:
        raise d.bad("traumas")
    scavenger.roubles = d.number("roubles", 0, MOST_ROUBLES, scavenger.roubles)
    scavenger.reputation = REPUTATION[d.one_of("reputation", tuple(REPUTATION), board.reputation)]
    scavenger.used = ("ability",) if d.flag("ability_used") else ()
    _items(g, me, d)
    for token in d.cards("trophies", [g.box.token[n] for n, row in enumerate(g.box.threats) if row.kind == "mutant"]):
        take_token(g, g.box.token_number[token])
        scavenger.trophies += (g.box.token_number[token],)
    facilities = [g.box.event[n] for n, row in enumerate(g.box.events) if row.deck in FACILITIES]
    for event in d.cards("secrets", facilities):
        take_event(g, g.box.event.index(event))
        scavenger.secrets += (g.box.event.index(event),)
    if len({g.box.events[card].deck for card in scavenger.secrets}) < len(scavenger.secrets):
        raise d.bad("secrets")


def _items(g: Zona, me: Seat, d: Deal) -> None:
    """`items` are exactly the items, including starting items; `pack` names clothing that is carried, as is clothing
    for a body part that is covered already; `wear rope=1` sets damage tokens.
    """
    scavenger = g.scavengers[me]
    if "items" in d:
        for one in scavenger.items:
            discard_item(g, one.card)
        scavenger.items = ()
    in_box = {card for character in g.unused for card in g.box.starting_items[character]}
    for item in d.cards("items", [item for card, item in enumerate(g.box.card) if card not in in_box]):
        card = g.box.card_number[item]
        take_card(g, card)
        row = g.box.items[card]
        scavenger.items += (Held(card, "small" if row.small else "worn" if row.worn else "pack"),)
    owned = {g.box.card[one.card]: one for one in scavenger.items}
    carried, worn = d.different("pack", list(owned)), d.part("wear", list(owned))
    scavenger.items = ()
    for item, one in owned.items():
        packed_up = item in carried or (one.place == "worn" and not fits(g, scavenger, one.card))
        wear = worn.number(item.ref.partition(":")[2], 0, max(0, _most(g, one.card)))
        scavenger.items += (one._replace(place="pack" if packed_up else one.place, wear=wear),)
    if packed(scavenger) > capacity(g, me):
        raise d.bad("items")


def _most(g: Zona, card: int) -> int:
    """The most damage tokens an item can carry: on a durable one a token says that it is deactivated."""
    row = g.box.items[card]
    return 1 if row.durability == "durable" else row.boxes - 1


def take_card(g: Zona, card: int) -> None:
    """Take an item card from the box, a deck, a pile, the market or a scavenger."""
    for scavenger in g.scavengers:
        scavenger.items = tuple(one for one in scavenger.items if one.card != card)
    g.decks = tuple(deck.without(card) for deck in g.decks)
    bit = 1 << card
    g.discards = tuple(pile & ~bit for pile in g.discards)
    g.finds = tuple(pile & ~bit for pile in g.finds)
    g.box_finds &= ~bit
    g.removed &= ~bit
    if card in g.market:
        g.market = put(g.market, g.market.index(card), NONE)


def take_token(g: Zona, token: int) -> None:
    """Take a threat token out of the dispenser."""
    queue = g.box.queue_of[token]
    g.dispenser = put(g.dispenser, queue, g.dispenser[queue].without(token))


def take_event(g: Zona, card: int) -> None:
    """Take an event card out of its deck or discards."""
    deck = EVENT_DECKS.index(g.box.events[card].deck)
    g.events = put(g.events, deck, g.events[deck].without(card))
    g.event_discards = put(g.event_discards, deck, g.event_discards[deck] & ~(1 << card))
