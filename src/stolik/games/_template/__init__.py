"""Highest Card: the smallest complete game, copied to start a new one (docs/adding-a-game.md).

Everybody holds three of forty-eight cards. Each round everybody may first exchange a card face down for a new one, then
lays one face down; the highest card takes the round. Whoever takes most of five rounds wins.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from stolik.core.cards import Cards, tally
from stolik.core.chance import Chance, Deck, Unseen, numbers
from stolik.core.dealing import Deal
from stolik.core.game import Content, Game
from stolik.core.log import LogEntry
from stolik.core.options import GameOption, OptionValue
from stolik.core.question import SEATS, Choose, Named, Seat
from stolik.core.recall import Fact
from stolik.core.state import State
from stolik.core.table import Table

ROUNDS, HAND = 5, 3
NO, YES = Named("word:no"), Named("word:yes")


class Card(Named):
    """A card with its number, 0 the lowest."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"card:{number}")
        self.number = number


DECK = Cards(Card(number) for number in range(48))


class HighestCard(State, kw_only=True):
    """Masks of card numbers by seat; `swaps` says whether cards may be put aside at all; `shown` are all cards that
    have been turned up.
    """

    swaps: bool
    round: int = 0
    deck: Deck
    hand: list[int]
    laid: list[int]
    aside: list[int]
    shown: int = 0
    won: list[int]


class View(msgspec.Struct, frozen=True):
    """What a seat may know: its own cards, and everybody's open cards."""

    seat: int | None
    round: int
    hand: tuple[str, ...] | None
    hand_sizes: tuple[int, ...]
    aside_sizes: tuple[int, ...]
    laid_counts: tuple[int, ...]
    won: tuple[int, ...]


def seats(g: HighestCard) -> tuple[Seat, ...]:
    """Everybody at the table."""
    return SEATS[: len(g.hand)]


def draw(g: HighestCard, t: Table) -> str:
    """Everybody draws up to three cards."""
    for me in seats(g):
        while g.hand[me].bit_count() < HAND and g.deck:
            card = t.chance("card", g.deck.outcomes())
            g.deck.remove(card)
            g.hand[me] |= 1 << card
            t.reveal("drew", to=[me], card=DECK[card])
    return "lay"


def lay(g: HighestCard, t: Table) -> str:
    """Each seat at its own pace: exchange a card or not, then lay one face down."""

    def chain(me: Seat) -> None:
        if g.swaps and t.ask(me, Choose("aside", (NO, YES))) is YES:
            card = t.ask(me, Choose("aside_card", DECK.of(g.hand[me])))
            g.hand[me] &= ~(1 << card.number)
            g.aside[me] |= 1 << card.number
        card = t.ask(me, Choose("lay", DECK.of(g.hand[me])))
        g.hand[me] &= ~(1 << card.number)
        g.laid[me] = 1 << card.number

    t.together(seats(g), chain)
    return "reveal"


def reveal(g: HighestCard, t: Table) -> str:
    """All cards are turned up; the highest takes the round."""
    g.round += 1
    for me in seats(g):
        t.reveal("laid", seat=me, card=DECK[numbers(g.laid[me])[0]])
    best = max(seats(g), key=lambda me: g.laid[me])
    g.won[best] += 1
    t.tell("round_won", seat=best)
    for me in seats(g):
        g.shown |= g.laid[me]
        g.aside[me] |= g.laid[me]
        g.laid[me] = 0
    if g.round == ROUNDS:
        t.finish("most_rounds", [me for me in seats(g) if g.won[me] == max(g.won)])
    return "draw"


def observe(g: HighestCard, seat: int | None) -> View:
    """The view of one seat, or of a spectator."""
    return View(
        seat=seat,
        round=g.round,
        hand=None if seat is None else DECK.refs(g.hand[seat]),
        hand_sizes=tuple(hand.bit_count() for hand in g.hand),
        aside_sizes=tuple(pile.bit_count() for pile in g.aside),
        laid_counts=tuple(pile.bit_count() for pile in g.laid),
        won=tuple(g.won),
    )


def resample(g: HighestCard, seat: int | None, rng: Random) -> None:
    """Shuffle all cards the seat has not seen; the number of cards in each place stays the same."""
    others = [me for me in seats(g) if me != seat]
    theirs = _union(g.hand, others) | _union(g.laid, others) | _union(g.aside, others)
    unseen = Unseen(g.deck.cards | theirs & ~g.shown, rng)
    for me in others:
        for pile in (g.hand, g.laid, g.aside):
            pile[me] = pile[me] & g.shown | unseen.like(pile[me] & ~g.shown)
    g.deck = Deck(unseen.rest())


def recall(view: View, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """Every card that was turned up lies beside whoever laid it; the view shows only how many lie there."""
    for entry in log:
        if entry.id == "laid":
            yield Fact(entry.id, entry.args["card"], entry.args["seat"], partial(_owner, entry.args["card"]))


def _owner(card: str, g: HighestCard) -> str:
    return next((me.ref for me in seats(g) if card in DECK.refs(g.aside[me])), "")


def conserved(g: HighestCard) -> Hashable:
    """All cards, each in one place."""
    return tally([g.deck.cards, *g.hand, *g.laid, *g.aside])


def deal(g: HighestCard, d: Deal) -> None:
    """Scenarios may set `round`."""
    g.round = d.number("round", 0, ROUNDS - 1)


def new(players: int, options: Mapping[str, OptionValue], rng: Chance) -> HighestCard:
    """The table before the first cards are drawn."""
    return HighestCard(
        at="draw",
        rng=rng,
        swaps=bool(options["swaps"]),
        deck=Deck(DECK.all),
        hand=[0] * players,
        laid=[0] * players,
        aside=[0] * players,
        won=[0] * players,
    )


def _union(piles: list[int], owners: list[Seat]) -> int:
    return sum(piles[me] for me in owners)


GAME = Game(
    id="_template",
    version=1,
    players=(2, 4),
    roles=lambda players: ("player",) * players,
    flow={"draw": draw, "lay": lay, "reveal": reveal},
    new=new,
    conserved=conserved,
    max_answers=lambda players: 3 * ROUNDS * players,
    deal=deal,
    options=(GameOption("swaps", True, group="variant"),),
    observe=observe,
    resample=resample,
    recall=recall,
    kinds=frozenset({"aside", "aside_card", "lay"}),
    log_ids=frozenset({"drew", "laid", "round_won"}),
    reasons=frozenset({"most_rounds"}),
    refs=frozenset({*(card.ref for card in DECK), NO.ref, YES.ref}),
    content={"cards": tuple(Content(card.ref, origin="stolik") for card in DECK)},
    folder=Path(__file__).parent,
)
