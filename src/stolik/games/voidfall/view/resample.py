"""Redrawing what a viewer does not know, for search and for the law that nothing leaks."""

from __future__ import annotations

from random import Random

from stolik.core.chance import Deck, mask, numbers
from stolik.core.state import put
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES
from stolik.games.voidfall.rules.cards import agenda, type_number
from stolik.games.voidfall.rules.crisis.alerts import WARS
from stolik.games.voidfall.rules.state import Voidfall


def resample(g: Voidfall, seat: int | None, rng: Random) -> None:
    """Redraw in place the Agendas in other hands and decks, the coming events, and prepared Focus cards."""
    if not g.agenda_decks:
        return
    for kind in range(len(AGENDA_TYPES)):
        _agendas(g, kind, seat, rng)
    _events(g, seat, rng)
    redraw(g, rng)
    for me, laid in enumerate(g.prepared):
        if laid and me != seat:
            g.prepared = put(g.prepared, me, rng.choice(g.houses[me].focuses))


def redraw(g: Voidfall, rng: Random) -> None:
    """Redraw in place what nobody has seen: which Wars are among the Alerts, and what lies on top of a pile."""
    _wars(g, rng)
    for deck in (g.bounty_pile, g.reclaim_pile, *g.crisis_decks):
        deck.bag, deck.top = deck.cards, ()


def _agendas(g: Voidfall, kind: int, seat: int | None, rng: Random) -> None:
    """Shuffle the cards of one type that the viewer does not know: in the deck, in others' hands, just drawn."""
    deck = g.agenda_decks[kind]
    known = {g.box.agenda_number(id) for id in g.shown_under if type_number(g, id) == kind}
    if seat is not None:
        known |= {g.box.agenda_number(id) for id in g.houses[seat].put_under if type_number(g, id) == kind}
    drawn_here = g.drawn_from == AGENDA_TYPES[kind] and g.drawer != seat
    hands = {
        me: [
            g.box.agenda_number(id) for id in house.hand if type_number(g, id) == kind and id not in house.seen_in_hand
        ]
        for me, house in enumerate(g.houses)
        if me != seat
    }
    pool = [card for card in numbers(deck.cards) if card not in known or deck.bag >> card & 1]
    pool += [card for hand in hands.values() for card in hand] + (list(g.drawn) if drawn_here else [])
    _shuffle(pool, rng)
    for me, hand in hands.items():
        house = g.houses[me]
        kept = [id for id in house.hand if type_number(g, id) != kind or id in house.seen_in_hand]
        house.hand = (*kept, *(agenda(g, kind, pool.pop()).id for _ in hand))
    if drawn_here:
        g.drawn = tuple(pool.pop() for _ in g.drawn)
    bottom = tuple(card if card in known else pool.pop() for card in deck.bottom)
    g.agenda_decks[kind] = Deck(mask(pool), (), bottom)


def _wars(g: Voidfall, rng: Random) -> None:
    """Redraw the War cards in the Alert deck."""
    hidden = [card for card in WARS if g.alerts.bag >> card & 1]
    pool = hidden + numbers(g.wars.cards)
    _shuffle(pool, rng)
    g.alerts = Deck(g.alerts.bag & ~mask(hidden) | mask(pool[: len(hidden)]))
    g.wars = Deck(mask(pool[len(hidden) :]))


def _events(g: Voidfall, seat: int | None, rng: Random) -> None:
    """Redraw the events of the next Cycle, except those the viewer has looked at."""
    cycle = next((number for number, deck in enumerate(g.events) if len(deck)), None)
    if cycle is None:
        return
    deck, rows = g.events[cycle], g.box.event_decks[cycle + 1]
    known = {number for number, row in enumerate(rows) if seat is not None and row.id in g.peeked[seat]}
    drawn = g.drawn_from == "event" and g.drawer != seat
    pool = [card for card in numbers(deck.cards) if card not in known or deck.bag >> card & 1]
    pool += list(g.drawn) if drawn else []
    _shuffle(pool, rng)
    if drawn:
        g.drawn = tuple(pool.pop() for _ in g.drawn)
    top = tuple(card if card in known else pool.pop() for card in deck.top)
    bottom = tuple(card if card in known else pool.pop() for card in deck.bottom)
    changed = {rows[old].id: rows[new].id for old, new in zip((*deck.top, *deck.bottom), (*top, *bottom), strict=True)}
    for me in range(g.players):
        if me != seat:
            g.peeked = put(g.peeked, me, tuple(changed.get(id, id) for id in g.peeked[me]))
    g.events[cycle] = Deck(mask(pool), top, bottom)


def _shuffle(pool: list[int], rng: Random) -> None:
    """Shuffle so that the result depends only on the cards, not on where they are in this world."""
    pool.sort()
    rng.shuffle(pool)
