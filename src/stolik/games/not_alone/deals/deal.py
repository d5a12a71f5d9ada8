"""Described positions: a fresh deal with some things set differently (docs/scenarios.md lists the entries)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from stolik.core.chance import Pile, mask, numbers
from stolik.core.dealing import Deal
from stolik.core.question import Seat
from stolik.core.state import put
from stolik.games.not_alone.content.numbers import WILL
from stolik.games.not_alone.content.planet import PLACES, RESERVE
from stolik.games.not_alone.deals.resume import IN_TURN, resume
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL, HuntCard, SurvivalCard
from stolik.games.not_alone.rules.state import NotAlone

FEWEST_PLACES = 3
"""A Hunted with fewer Places could not go on after laying two."""
IN_TURN_OF_HUNTED = {"laid", "lays", "resisted"}


def deal(g: NotAlone, d: Deal) -> None:
    """Set what the deal names. With a `side` the set-up is over; with a `phase` the game begins in the middle of a
    turn. Raises BadDeal for what is impossible.
    """
    hunted = {me: d.part(me.ref) for me in g.hunted}
    for me, own in hunted.items():
        if "phase" not in d and (early := sorted(IN_TURN_OF_HUNTED.intersection(own))):
            raise d.bad("phase", early=f"{me.ref} {early[0]}")
        _hunted(g, me, own)
    g.side = d.one_of("side", ("a", "b"), g.side)
    g.rescue = d.number("rescue", 1, 18, g.rescue)
    g.assimilation = d.number("assimilation", 1, 12, g.assimilation)
    g.turn = d.number("turn", 0, 99, g.turn)
    g.beach_marker = d.flag("beach_marker", g.beach_marker)
    g.tracking = d.flag("tracking", g.tracking)
    reserve = d.part("reserve", RESERVE)
    g.reserve = tuple(
        reserve.number(str(place.number), 0, 3, left) for place, left in zip(RESERVE, g.reserve, strict=True)
    )
    _piles(g, d)
    if "side" in d or IN_TURN.intersection(d):
        resume(g, d, hunted)


def _piles(g: NotAlone, d: Deal) -> None:
    discarded, held, bottom, top = (
        _numbers(d.cards(pile, HUNT)) for pile in ("hunt_discard", "hunt_hand", "hunt_bottom", "hunt_top")
    )
    g.hunt_discard, g.hunt_hand = discarded, mask(held)
    g.hunt_deck = Pile(g.hunt_deck.bag & ~mask((*discarded, *held, *bottom, *top)), top, bottom)
    discarded, top = (_numbers(d.cards(pile, SURVIVAL)) for pile in ("survival_discard", "survival_top"))
    g.survival_discard = mask(discarded)
    g.survival_deck = Pile(g.survival_deck.bag & ~mask((*discarded, *top)), top)


def _hunted(g: NotAlone, me: Seat, d: Deal) -> None:
    g.will = put(g.will, me, d.number("will", 1, WILL, g.will[me]))
    g.next_lays = put(g.next_lays, me, d.one_of("next", ("", "river", "artefact"), g.next_lays[me]))
    g.lays = put(g.lays, me, d.one_of("lays", ("", "river", "artefact"), g.lays[me]))
    g.resisted = put(g.resisted, me, d.number("resisted", 0, 3, g.resisted[me]))
    g.survival = put(g.survival, me, mask(_numbers(d.cards("survival", SURVIVAL))))
    g.survival_deck = Pile(g.survival_deck.bag & ~g.survival[me])
    _own(g, me, d)


def _own(g: NotAlone, me: Seat, d: Deal) -> None:
    """A Hunted's Places: those not named stay in hand, unless the hand is named. New ones come from the
    reserve.
    """
    named = [pile for pile in ("hand", "discard", "laid") if pile in d]
    piles = {pile: sum(place.bit for place in d.different(pile, PLACES)) for pile in named}
    if not piles:
        return
    before = g.owned(me)
    laid, discarded = piles.get("laid", 0), piles.get("discard", 0)
    hand = piles.get("hand", before & ~laid & ~discarded)
    for one, other in combinations(piles, 2):
        for twice in numbers(piles[one] & piles[other]):
            raise d.bad(other, value=f"place:{twice}", twice=f"{me.ref} {one}")
    if (owned := (hand | discarded | laid).bit_count()) < FEWEST_PLACES:
        raise d.bad(named[-1], short=owned, needs=FEWEST_PLACES)
    g.hand[me], g.discard[me], g.laid[me] = hand, discarded, laid
    for i, place in enumerate(RESERVE):
        if g.owned(me) & ~before & place.bit:
            g.reserve = put(g.reserve, i, max(0, g.reserve[i] - 1))


def _numbers(cards: Sequence[HuntCard] | Sequence[SurvivalCard]) -> tuple[int, ...]:
    return tuple(card.number for card in cards)
