"""Redrawing what a seat does not know, for search and for the law that nothing leaks."""

from __future__ import annotations

from random import Random

from stolik.core.cards import sample
from stolik.core.chance import Pile, Unseen, mask, numbers
from stolik.core.state import put
from stolik.games.not_alone.content.words import CREATURE
from stolik.games.not_alone.rules.state import NotAlone
from stolik.games.not_alone.view.observe import known_in_hand, moved_hidden


def resample(g: NotAlone, seat: int | None, rng: Random) -> None:
    """Redraw in place every secret the seat does not share: face-down Places, hands, decks."""
    _survival_cards(g, seat, rng)
    _hunt_cards(g, seat, rng)
    for me in g.hunted:
        if me != seat:
            _places(g, me, seat, rng)


def _survival_cards(g: NotAlone, seat: int | None, rng: Random) -> None:
    others = [me for me in g.hunted if me != seat]
    pool = g.survival_deck.cards
    for me in others:
        pool |= g.survival[me] & ~g.known_survival | g.offered[me]
    unseen = Unseen(pool, rng)
    for me in others:
        known = g.survival[me] & g.known_survival
        g.survival = put(g.survival, me, known | unseen.like(g.survival[me] & ~known))
        g.offered = put(g.offered, me, unseen.like(g.offered[me]))
    g.survival_deck = Pile(unseen.rest())


def _hunt_cards(g: NotAlone, seat: int | None, rng: Random) -> None:
    deck = g.hunt_deck
    if seat == CREATURE:
        g.hunt_deck = Pile(deck.bag | mask(deck.top), (), deck.bottom)
        return
    bottom = deck.bottom if g.rules.strike_back_revealed else ()
    known = g.hunt_hand & g.known_hunt
    unseen = Unseen((deck.cards | g.hunt_hand) & ~mask(bottom) & ~known, rng)
    g.hunt_hand = known | unseen.like(g.hunt_hand & ~known)
    buried = bottom or tuple(number for _ in deck.bottom for number in numbers(unseen.deal(1)))
    g.hunt_deck = Pile(unseen.rest(), (), buried)


def _places(g: NotAlone, me: int, seat: int | None, rng: Random) -> None:
    """A Hunted's hand, face-down Places and (behind a Smokescreen) discard, within what the viewer knows."""
    face_down = 0 if g.revealed else g.laid[me]
    if moved_hidden(g, me, seat):
        loose = g.hand[me] | g.discard[me] | face_down
        g.discard[me], laid = _behind_smoke(g, me, loose, face_down.bit_count(), known_in_hand(g, me, seat), rng)
        g.hand[me] = loose & ~laid & ~g.discard[me]
        if not g.revealed:
            g.laid[me] = laid
        g.known_laid = put(g.known_laid, me, 0)
        g.seen = put(g.seen, me, sample(g.hand[me], g.seen[me].bit_count(), rng))
    elif face_down:
        pool = g.hand[me] | face_down
        known = g.known_laid[me]
        free = pool & ~g.forbidden & ~known_in_hand(g, me, seat) & ~known
        g.laid[me] = known | sample(free, (face_down & ~known).bit_count(), rng)
        g.hand[me] = pool & ~g.laid[me]
    if seat != CREATURE:
        g.shown = put(g.shown, me, sample(g.hand[me], g.shown[me].bit_count(), rng))


def _behind_smoke(g: NotAlone, me: int, loose: int, count: int, in_hand: int, rng: Random) -> tuple[int, int]:
    """Which of the `loose` Places are discarded and which `count` lie face down. Those that cannot have moved since the
    Smokescreen stay discarded or not.
    """
    discard, unsure = g.discard[me], g.unsure[me]
    while True:
        spent = discard & ~unsure | sample(loose & unsure & ~in_hand, (discard & unsure).bit_count(), rng)
        free = loose & ~spent & ~g.forbidden & ~in_hand
        if free.bit_count() >= count:
            return spent, sample(free, count, rng)
