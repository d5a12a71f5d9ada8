"""The scavengers of a described position, and taking cards and tokens from wherever they lie."""

from __future__ import annotations

from stolik.core.dealing import Deal, table_for_draws
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.rules.cards import (
    CARD,
    CARD_NUMBER,
    EVENT,
    EVENT_DECKS,
    EVENTS,
    ITEMS,
    THREATS,
    TOKEN,
    TOKEN_NUMBER,
    discard_item,
    queue_of,
)
from stolik.games.zona.rules.facilities import locked_up
from stolik.games.zona.rules.scavengers import FATIGUE_MAX, REPUTATION, capacity, fatigue_min, packed
from stolik.games.zona.rules.setup import set_out
from stolik.games.zona.rules.state import NONE, Held, Zona
from stolik.games.zona.rules.words import ATTRIBUTE, CHARACTER_ID, CHARACTERS, PLACE_ID, PLACES

MOST_ROUBLES = 20000


def describe_scavenger(g: Zona, me: int, d: Deal, usual: str) -> None:
    """Set what the deal names on a character board; the rest is as the board says. Raises BadDeal."""
    character = CHARACTER_ID[d.thing("character", list(CHARACTERS.values()), CHARACTERS[usual])]
    if character not in g.unused:
        raise d.bad("character", value=character)
    set_out(g, table_for_draws(g), me, character)
    board, scavenger = BOOK.characters[character], g.scavengers[me]
    scavenger.area = PLACE_ID[d.thing("area", PLACES, PLACES[scavenger.area])]
    scavenger.fatigue = d.number("fatigue", fatigue_min(g), FATIGUE_MAX, scavenger.fatigue)
    scavenger.damage = d.number("damage", 0, board.fortitude, scavenger.damage)
    scavenger.traumas = tuple(ATTRIBUTE.index(one) for one in d.different("traumas", ATTRIBUTE))
    if len(scavenger.traumas) > BOOK.constants.traumas:
        raise d.bad("traumas")
    scavenger.roubles = d.number("roubles", 0, MOST_ROUBLES, scavenger.roubles)
    scavenger.reputation = REPUTATION[d.one_of("reputation", tuple(REPUTATION), board.reputation)]
    scavenger.used = ("ability",) if d.flag("ability_used") else ()
    _items(g, me, d)
    for token in d.cards("trophies", [TOKEN[n] for n, row in enumerate(THREATS) if row.kind == "mutant"]):
        take_token(g, TOKEN_NUMBER[token])
        scavenger.trophies += (TOKEN_NUMBER[token],)
    facilities = [EVENT[n] for n, row in enumerate(EVENTS) if row.deck in BOOK.facilities]
    for event in d.cards("secrets", facilities):
        take_event(g, EVENT.index(event))
        scavenger.secrets += (EVENT.index(event),)
    if len({EVENTS[card].deck for card in scavenger.secrets}) < len(scavenger.secrets):
        raise d.bad("secrets")
    if locked_up(g, scavenger.area):
        g.opened[g.facilities.index(scavenger.area)] = True


def _items(g: Zona, me: int, d: Deal) -> None:
    """`items` are exactly these, also starting items; `pack` names clothing that is carried, `wear rope=1` damage."""
    scavenger = g.scavengers[me]
    if "items" in d:
        for one in scavenger.items:
            discard_item(g, one.card)
        scavenger.items = ()
    for item in d.cards("items", CARD):
        card = CARD_NUMBER[item]
        take_card(g, card)
        row = ITEMS[card]
        scavenger.items += (Held(card, "small" if row.small else "worn" if row.worn else "pack"),)
    owned = {CARD[one.card]: one for one in scavenger.items}
    carried, worn = d.different("pack", list(owned)), d.part("wear", list(owned))
    scavenger.items = tuple(
        one._replace(
            place="pack" if item in carried else one.place,
            wear=worn.number(item.ref.partition(":")[2], 0, max(0, _most(one.card))),
        )
        for item, one in owned.items()
    )
    if packed(scavenger) > capacity(g, me):
        raise d.bad("items")


def _most(card: int) -> int:
    """The most damage tokens an item can carry: on a durable one a token says that it is deactivated."""
    row = ITEMS[card]
    return 1 if row.durability == "durable" else row.boxes - 1


def take_card(g: Zona, card: int) -> None:
    """Take an item card from the box, a deck, a pile or the market."""
    for deck in g.decks:
        deck.remove(card)
    bit = 1 << card
    g.discards = [pile & ~bit for pile in g.discards]
    g.finds = [pile & ~bit for pile in g.finds]
    g.box_finds &= ~bit
    g.removed &= ~bit
    if card in g.market:
        g.market[g.market.index(card)] = NONE


def take_token(g: Zona, token: int) -> None:
    """Take a threat token out of the dispenser."""
    g.dispenser[queue_of(token)].remove(token)


def take_event(g: Zona, card: int) -> None:
    """Take an event card out of its deck or discards."""
    deck = EVENT_DECKS.index(EVENTS[card].deck)
    g.events[deck].remove(card)
    g.event_discards[deck] &= ~(1 << card)
