"""Redrawing what a viewer does not know: cards on top of decks that others have looked at, finds, removed rumours."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stolik.core.chance import Pile, Unseen, mask, numbers
from stolik.core.state import put
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.rules.effects.decks import RUMOUR_DECK
from stolik.games.zona.rules.state import Zona


def resample(g: Zona, seat: int | None, rng: Random) -> None:
    """Redraw in place the order of decks that others have looked at, the finds this seat has not seen, and the rumours
    that were removed unseen.
    """
    _unseen_by(g, () if seat is None else (seat,), rng)


def redraw(g: Zona, rng: Random) -> None:
    """Redraw in place the same things where nobody at all has seen them."""
    _unseen_by(g, range(g.players), rng)


def _unseen_by(g: Zona, seats: Sequence[int], rng: Random) -> None:
    """Redraw what none of these seats has seen."""
    _finds(g, mask(seats), rng)
    for deck in range(len(EVENT_DECKS)):
        pile, _ = _deck(g, deck, g.events[deck], 0, seats, rng)
        g.events = put(g.events, deck, pile)
    _emissions(g, rng)
    g.rumours, g.hidden_rumours = _deck(g, RUMOUR_DECK, g.rumours, g.hidden_rumours, seats, rng)


def _finds(g: Zona, viewers: int, rng: Random) -> None:
    """Shuffle the finds of facilities that no viewer has looked into, together with those in the box."""
    hidden = [slot for slot in range(len(g.finds)) if not g.finds_seen[slot] & viewers]
    unseen = Unseen(g.box_finds | mask([card for slot in hidden for card in numbers(g.finds[slot])]), rng)
    for slot in hidden:
        g.finds = put(g.finds, slot, unseen.like(g.finds[slot]))
    g.box_finds = unseen.rest()


def _emissions(g: Zona, rng: Random) -> None:
    """The first emission card is known once its back has completed a scheme; others are on top only in a described
    position.
    """
    known = g.emissions.top[:1] if g.emission_discards else ()
    others = g.emissions.top[len(known) :]
    if others:
        unseen = Unseen(g.emissions.bag | mask(others), rng)
        top = (*known, *(numbers(unseen.deal(1))[0] for _ in others))
        g.emissions = Pile(unseen.rest(), top)


def _deck(g: Zona, deck: int, pile: Pile, removed: int, viewers: Sequence[int], rng: Random) -> tuple[Pile, int]:
    """Redraw the top cards of a deck that no viewer knows, and the cards `removed` unseen, as many as there were. Cards
    that a viewer knows to be somewhere on top stay there. What others know about the top then refers to the new cards.
    """
    if not pile.top and not removed:
        return pile, removed
    known = 0
    for seat in viewers:
        known |= g.known_tops[deck][seat]
    placed = {place: card for place, card in enumerate(pile.top) if known >> card & 1}
    for one in g.mixed:
        if one.deck == deck and one.seat in viewers:
            cards = numbers(one.cards & ~mask(list(placed.values())))
            free = [place for place in range(min(one.depth, len(pile.top))) if place not in placed]
            placed |= zip(rng.sample(free, len(cards)), cards, strict=True)
    unseen = Unseen((pile.bag | removed | mask(pile.top)) & ~mask(list(placed.values())), rng)
    top = tuple(placed[place] if place in placed else numbers(unseen.deal(1))[0] for place in range(len(pile.top)))
    away = unseen.like(removed)
    new = dict(zip(pile.top, top, strict=True))
    known_now = [
        theirs if other in viewers else mask([new.get(card, card) for card in numbers(theirs)])
        for other, theirs in enumerate(g.known_tops[deck])
    ]
    g.known_tops = put(g.known_tops, deck, tuple(known_now))
    g.mixed = tuple(
        one
        if one.deck != deck or one.seat in viewers
        else one._replace(cards=mask([new.get(card, card) for card in numbers(one.cards)]))
        for one in g.mixed
    )
    return Pile(unseen.rest(), top, pile.bottom), away
