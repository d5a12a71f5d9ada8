"""Described positions: a game after its set-up, with some things set differently (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stolik.content.options import id_of, named
from stolik.core.agenda import proceed, push
from stolik.core.chance import Pile, mask, numbers
from stolik.core.dealing import Deal, table_for_draws
from stolik.core.question import SEATS, Named, Seat
from stolik.core.state import put
from stolik.games.zona.content.book import EVENT_DECKS, FACILITIES
from stolik.games.zona.content.box import DRAWN_DECKS
from stolik.games.zona.deals.scavengers import choose_characters, describe_scavenger, take_card, take_event, take_token
from stolik.games.zona.rules.course import setup
from stolik.games.zona.rules.course.rumours import marks
from stolik.games.zona.rules.course.setup import set_out
from stolik.games.zona.rules.scavenger.scavengers import is_open
from stolik.games.zona.rules.state import MARKET_COLUMNS, NONE, Turn, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.variants import emission_space
from stolik.games.zona.rules.words import FACE, PLACE_ID, PLACES
from stolik.games.zona.rules.zone.board import AREA_NUMBER, slot_of
from stolik.games.zona.rules.zone.cards import SARCOPHAGUS_DECK, deck_index

PHASES = ("actions", "events", "rumours")
ROUNDS = 21


def deal(g: Zona, d: Deal) -> None:
    """Set what the deal names. The set-up is over, no starting threats were placed, and the round continues with the
    turn of a player. Raises BadDeal for what is impossible.
    """
    setup.set_up(g, table_for_draws(g))
    g.agenda, g.discards = (), (0,) * len(DRAWN_DECKS)
    boards = {me: d.part(me.ref) for me in SEATS[: g.players]}
    for me, character in choose_characters(g, boards).items():
        set_out(g, table_for_draws(g), me, character)
    for me, board in boards.items():
        describe_scavenger(g, me, board)
    g.voice = int(d.thing("voice", SEATS[: g.players], SEATS[0]))
    g.round = d.number("round", 1, ROUNDS, 1)
    facilities = _places(g, d)
    _decks(g, d)
    _leave(g, d, "sarcophagus_left", SARCOPHAGUS_DECK, 1)
    for id, part in facilities.items():
        _leave(g, part, "events_left", deck_index(id), 0)
    _rumours(g, d)
    _market(g, d)
    g.loaded = tuple(FACE.index(face) for face in d.things("dice", FACE))
    _begin(g, d)


def _places(g: Zona, d: Deal) -> Mapping[str, Deal]:
    """`area:po: threats gargantuan`, and what a facility holds: `facility:lab: open yes; lock hot; finds palmtop`.
    Returns the entries of each facility.
    """
    for id, number in AREA_NUMBER.items():
        part = d.part(PLACES[id].ref)
        for token in part.cards("threats", g.box.token):
            if not is_open(g, id):
                raise part.bad("threats")
            take_token(g, g.box.token_number[token])
            g.tokens = put(g.tokens, number, (*g.tokens[number], g.box.token_number[token]))
    order = list(g.facilities)
    if "facilities" in d:
        order = [PLACE_ID[one] for one in d.different("facilities", [PLACES[id] for id in FACILITIES])]
        if len(order) != len(g.facilities):
            raise d.bad("facilities", count=len(order), exactly=len(g.facilities))
    g.facilities = tuple(order)
    named_places = {id: d.part(PLACES[id].ref) for id in g.facilities}
    for id, part in named_places.items():
        if sum(one.area == id for one in g.scavengers) > g.box.map.capacity(g.players):
            raise d.bad(PLACES[id].ref, value=str(g.box.map.capacity(g.players) + 1))
        slot = slot_of(g, id)
        inside = any(one.area == id for one in g.scavengers)
        g.opened = put(g.opened, slot, part.flag("open", inside))
        if inside and not g.opened[slot]:
            raise part.bad("open", against=next(me.ref for me in SEATS if g.scavengers[me].area == id))
        _lock(g, slot, part)
    for id, part in named_places.items():
        _finds(g, slot_of(g, id), part)
    for id, part in named_places.items():
        _fill(g, slot_of(g, id), part)
    return named_places


def _lock(g: Zona, slot: int, d: Deal) -> None:
    """Swap the named lock with the one that was drawn."""
    if "lock" not in d:
        return
    found = d.cards("lock", [named(f"lock:{id}") for id in g.box.book.locks])
    if len(found) != 1:
        raise d.bad("lock", count=len(found), exactly=1)
    lock, old = id_of(found[0]), g.locks[slot]
    if lock in g.locks:
        g.locks = put(g.locks, g.locks.index(lock), old)
    else:
        g.box_locks = tuple(sorted((*(one for one in g.box_locks if one != lock), old)))
    g.locks = put(g.locks, slot, lock)


def _finds(g: Zona, slot: int, d: Deal) -> None:
    """Put exactly these finds into a facility; those that were there go to the box."""
    if "finds" not in d:
        return
    g.box_finds |= g.finds[slot]
    g.finds = put(g.finds, slot, 0)
    for find in d.cards("finds", [g.box.card[card] for card in numbers(g.box.finds)]):
        take_card(g, g.box.card_number[find])
        g.finds = put(g.finds, slot, g.finds[slot] | 1 << g.box.card_number[find])


def _fill(g: Zona, slot: int, d: Deal) -> None:
    """Replace finds of a facility that the deal names elsewhere."""
    while "finds" not in d and g.finds[slot].bit_count() < setup.finds_each(g) and g.box_finds:
        find = table_for_draws(g).chance("find", numbers(g.box_finds))
        take_card(g, find)
        g.finds = put(g.finds, slot, g.finds[slot] | 1 << find)


def _leave(g: Zona, d: Deal, name: str, deck: int, least: int) -> None:
    """Leave the number of cards that the deal names in an event deck; the rest is discarded."""
    if name not in d:
        return
    cards = g.events[deck]
    left = d.number(name, max(least, len(cards.top)), len(cards))
    for card in numbers(cards.bag)[left - len(cards.top) :]:
        g.events = put(g.events, deck, g.events[deck].without(card))
        g.event_discards = put(g.event_discards, deck, g.event_discards[deck] | 1 << card)


def _decks(g: Zona, d: Deal) -> None:
    """Put each named card or token on top of its own deck or queue."""
    for event in d.cards("events_top", g.box.event):
        card = g.box.event.index(event)
        take_event(g, card)
        deck = EVENT_DECKS.index(g.box.events[card].deck)
        g.events = put(g.events, deck, g.events[deck].with_next(card))
    for item in d.cards("items_top", [g.box.card[n] for n, row in enumerate(g.box.items) if row.deck in DRAWN_DECKS]):
        card = g.box.card_number[item]
        take_card(g, card)
        deck = DRAWN_DECKS.index(g.box.items[card].deck)
        g.decks = put(g.decks, deck, g.decks[deck].with_next(card))
    for one in d.cards("threats_top", g.box.token):
        token = g.box.token_number[one]
        take_token(g, token)
        queue = g.box.queue_of[token]
        g.dispenser = put(g.dispenser, queue, g.dispenser[queue].with_next(token))


def _rumours(g: Zona, d: Deal) -> None:
    """Set the emission marker and its next cards, and the rumours: the next ones, how many are left, the timed one in
    effect.
    """
    g.emission = d.number("emission", 0, emission_space(g) - 1, 0)
    for place, one in enumerate(d.cards("emissions_top", g.box.emission)):
        card = g.box.emission.index(one)
        if not place:
            g.emissions = Pile(g.emissions.cards)
        g.emissions = g.emissions.with_next(card)
    if "mark" in d and "timed" not in d:
        raise d.missing("timed")
    if "timed" in d:
        timed = d.cards("timed", [g.box.rumour[n] for n, row in enumerate(g.box.rumours) if row.timed])
        if len(timed) != 1:
            raise d.bad("timed", count=len(timed), exactly=1)
        g.timed = g.box.rumour.index(timed[0])
        g.rumours = g.rumours.without(g.timed)
        g.marked = d.thing("mark", marks(g, g.timed)).ref
    for one in d.cards("rumours_top", g.box.rumour):
        card = g.box.rumour.index(one)
        g.rumours = g.rumours.with_next(card)
    back = g.hidden_rumours & ~mask(g.rumours.top) & ~(1 << g.timed if g.timed != NONE else 0)
    g.rumours = Pile(g.rumours.bag | back, g.rumours.top)
    hidden = g.hidden_rumours.bit_count()
    g.hidden_rumours = 0
    for card in numbers(g.rumours.bag)[-hidden or len(g.box.rumours) :]:
        g.rumours = g.rumours.without(card)
        g.hidden_rumours |= 1 << card
    if "rumours_left" in d:
        left = d.number("rumours_left", len(g.rumours.top), len(g.rumours))
        for card in numbers(g.rumours.bag)[left - len(g.rumours.top) :]:
            g.rumours = g.rumours.without(card)
            g.rumours_gone |= 1 << card


def _market(g: Zona, d: Deal) -> None:
    """Set the market by columns: `market_junk` and `market_equipment`; places that are not named are filled up."""
    for row, entry in enumerate(("market_junk", "market_equipment")):
        deck = DRAWN_DECKS[row]
        wanted = d.cards(entry, [g.box.card[n] for n, one in enumerate(g.box.items) if one.deck == deck])
        if len(wanted) > MARKET_COLUMNS:
            raise d.bad(entry, count=len(wanted), least=0, most=MARKET_COLUMNS)
        for column, item in enumerate(wanted):
            _swap(g, row * MARKET_COLUMNS + column, item)
    for place, card in enumerate(g.market):
        number = place // MARKET_COLUMNS
        pile = g.decks[number]
        if card == NONE and pile.bag:
            drawn = table_for_draws(g).chance("item", numbers(pile.bag))
            g.market = put(g.market, place, drawn)
            g.decks = put(g.decks, number, pile.without(drawn))


def _swap(g: Zona, place: int, item: Named) -> None:
    """Put an item at a place of the market; the card that was there goes to where the item was, or back to its deck."""
    card, old = g.box.card_number[item], g.market[place]
    if card in g.market:
        g.market = put(g.market, g.market.index(card), old)
    else:
        take_card(g, card)
        if old != NONE:
            deck = DRAWN_DECKS.index(g.box.items[old].deck)
            pile = g.decks[deck]
            g.decks = put(g.decks, deck, Pile(pile.bag | 1 << old, pile.top, pile.bottom))
    g.market = put(g.market, place, card)


def _begin(g: Zona, d: Deal) -> None:
    """Where the round continues: with the turn of seat `turn`, by default the Voice; with its event or its rumour."""
    g.phase = d.one_of("phase", PHASES, "actions")
    order = [SEATS[(g.voice + n) % g.players] for n in range(g.players)]
    first = d.thing("turn", SEATS[: g.players], order[0])
    g.turn = Turn(seat=first)
    left: Sequence[Seat] = [me for me in order[order.index(first) :] if g.scavengers[me].character]
    if g.phase == "actions":
        push(g, *(Step.TURN(who=me) for me in left), Step.END_ACTIONS())
    elif g.phase == "events":
        push(g, *(Step.EVENT(who=me) for me in left), Step.RUMOUR())
    else:
        push(g, Step.RUMOUR())
    g.at = proceed(g)
