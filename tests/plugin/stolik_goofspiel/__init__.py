"""Goofspiel: everybody bids for prizes with the same cards, all at once. A whole game in a package of its own."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec

from stolik.core.chance import Chance, Deck, mask, numbers
from stolik.core.dealing import Deal
from stolik.core.game import Content, Game
from stolik.core.options import GameOption, OptionValue
from stolik.core.question import SEATS, Choose, Named, Seat
from stolik.core.state import State
from stolik.core.table import Table
from stolik.core.view import HIDDEN, NONE, each_seat, up_to
from stolik_goofspiel.bot import CardForPrize

ROUNDS = 9


class Card(Named):
    """A card from 1 to 9: a prize with this value, or a bid of this height."""

    __slots__ = ("number",)

    def __init__(self, family: str, number: int) -> None:
        super().__init__(f"{family}:{number}")
        self.number = number


BIDS = tuple(Card("bid", number) for number in range(ROUNDS + 1))
PRIZES = tuple(Card("prize", number) for number in range(ROUNDS + 1))
"""By their numbers; 0 stands for no card."""
ALL = mask(range(1, ROUNDS + 1))


class Goofspiel(State):
    """Hands are masks of card numbers by seat; `prize` is what is bid for, 0 between rounds."""

    players: int
    keep_ties: bool
    prizes: Deck
    hand: list[int]
    won: list[int]
    last: list[int]
    """The card that each seat bid last, 0 before its first."""
    prize: int = 0
    """The points bid for: with `keep_ties` more than one card may be at stake."""
    lost: int = 0
    """Points nobody won."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player: the hand is open, since everybody's bids are."""

    seat: int
    hand: Annotated[tuple[str, ...], up_to(ROUNDS)]
    last: str
    """The card bid last."""
    won: int


class View(msgspec.Struct, frozen=True):
    """The whole table; nothing but an unfinished bid is secret."""

    seat: int | None
    prize: int
    prizes_left: Annotated[tuple[str, ...], up_to(ROUNDS)]
    next_prize: str
    players: Annotated[tuple[PlayerView, ...], each_seat()]


def turn_prize(g: Goofspiel, t: Table) -> str:
    """Reveal the next prize; after the last one the most points win."""
    if not g.prizes:
        best = max(g.won)
        t.finish("most_points", [me for me in seats(g) if g.won[me] == best])
    number = t.chance("prize", g.prizes.outcomes())
    g.prizes.remove(number)
    g.prize += number
    t.reveal("prize_turned", prize=PRIZES[number], points=g.prize)
    return "bid"


def bid(g: Goofspiel, t: Table) -> str:
    """All bid at once; the highest card takes the prize, unless two are equally high."""
    bids = t.ask_all({me: Choose("bid", tuple(BIDS[n] for n in numbers(g.hand[me]))) for me in seats(g)})
    for me, card in bids.items():
        g.hand[me] &= ~(1 << card.number)
        g.last[me] = card.number
        t.tell("bid", seat=me, card=card)
    highest = max(card.number for card in bids.values())
    winners = [me for me, card in bids.items() if card.number == highest]
    if len(winners) == 1:
        g.won[winners[0]] += g.prize
        t.tell("prize_won", seat=winners[0], points=g.prize)
        g.prize = 0
    elif not g.keep_ties or not g.prizes:
        t.tell("prize_lost", points=g.prize)
        g.lost += g.prize
        g.prize = 0
    return "turn_prize"


def seats(g: Goofspiel) -> tuple[Seat, ...]:
    return SEATS[: g.players]


def observe(g: Goofspiel, seat: int | None) -> View:
    return View(
        seat=seat,
        prize=g.prize,
        prizes_left=tuple(PRIZES[n].ref for n in numbers(g.prizes.cards)),
        next_prize=HIDDEN if g.prizes else NONE,
        players=tuple(
            PlayerView(
                seat=int(me),
                hand=tuple(BIDS[n].ref for n in numbers(g.hand[me])),
                last=BIDS[g.last[me]].ref if g.last[me] else NONE,
                won=g.won[me],
            )
            for me in seats(g)
        ),
    )


def resample(g: Goofspiel, seat: int | None, rng: Random) -> None:
    """Nothing in the state is secret; sealed bids are redrawn by the kernel."""


def deal(g: Goofspiel, d: Deal) -> None:
    """Scenarios may name the next prize."""
    if "next_prize" in d:
        prize = d.number("next_prize", 1, ROUNDS)
        g.prizes = Deck(g.prizes.bag & ~(1 << prize), (prize,))


def conserved(g: Goofspiel) -> Hashable:
    """All points, and that everybody holds a card for each prize still to come."""
    to_come = len(g.prizes) + (1 if g.at == "bid" else 0)
    points = sum(numbers(g.prizes.cards)) + g.prize + g.lost + sum(g.won)
    return points, all(hand.bit_count() == to_come for hand in g.hand)


def new(players: int, options: Mapping[str, OptionValue], rng: Chance) -> Goofspiel:
    return Goofspiel(
        at="turn_prize",
        rng=rng,
        players=players,
        keep_ties=bool(options["keep_ties"]),
        prizes=Deck(ALL),
        hand=[ALL] * players,
        won=[0] * players,
        last=[0] * players,
    )


GAME = Game(
    id="goofspiel",
    version=1,
    players=(2, 4),
    flow={"turn_prize": turn_prize, "bid": bid},
    new=new,
    deal=deal,
    observe=observe,
    resample=resample,
    conserved=conserved,
    max_answers=lambda players: ROUNDS * players,
    roles=lambda players: ("player",) * players,
    options=(GameOption("keep_ties", True, group="variant"),),
    content={
        "bids": tuple(Content(card.ref, origin="stolik") for card in BIDS[1:]),
        "prizes": tuple(Content(card.ref, origin="stolik") for card in PRIZES[1:]),
    },
    kinds=frozenset({"bid"}),
    log_ids=frozenset({"prize_turned", "bid", "prize_won", "prize_lost"}),
    refs=frozenset(card.ref for card in (*BIDS[1:], *PRIZES[1:])),
    reasons=frozenset({"most_points"}),
    bots={"sensible": CardForPrize},
    folder=Path(__file__).parent,
)
