"""Toy games for the tests of the kernel: each test writes the steps it needs and plays them.

A toy has a deck of ten cards, a hand and a counter for each seat, and a list of what was said in public.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from stolik.core.chance import Chance, Deck, mask, numbers
from stolik.core.dealing import Deal
from stolik.core.game import Game, Step
from stolik.core.options import GameOption, OptionValue
from stolik.core.position import Position
from stolik.core.question import SEATS, Choose, Named, Seat
from stolik.core.state import State

CARDS = tuple(Named(f"card:{number}") for number in range(10))
A, B, C = (Named(f"word:{letter}") for letter in "abc")
LETTERS = (A, B, C)
FIRST, SECOND, THIRD = SEATS[:3]


class Toy(State, kw_only=True):
    """The state of every toy."""

    deck: Deck
    hand: list[int]
    count: list[int]
    said: list[str] = []


class View(msgspec.Struct, frozen=True):
    """Everybody sees the counters and what was said; a hand only its owner."""

    seat: int | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    count: tuple[int, ...]
    said: tuple[str, ...]


def letter(kind: str = "letter", **more: Any) -> Choose[Named]:
    """The question for one of three letters."""
    return Choose(kind, LETTERS, **more)


def say_one(t: Any) -> Callable[[Seat], None]:
    """A chain of one letter."""

    def chain(seat: Seat) -> None:
        t.ask(seat, letter())

    return chain


def draw(g: Toy, t: Any, seat: int) -> int:
    """The seat draws a card and is told which."""
    card: int = t.chance("card", g.deck.outcomes())
    g.deck.remove(card)
    g.hand[seat] |= 1 << card
    t.reveal("drew", to=[seat], card=CARDS[card])
    return card


def done(g: Toy, t: Any) -> str:
    """The last step: a seat has to end the game."""
    while t.ask(FIRST, Choose("done", (A, B))) is not A:
        pass
    t.finish("done", [FIRST])
    return ""


def observe(g: Toy, seat: int | None) -> View:
    return View(
        seat,
        () if seat is None else tuple(CARDS[card].ref for card in numbers(g.hand[seat])),
        tuple(hand.bit_count() for hand in g.hand),
        tuple(g.count),
        tuple(g.said),
    )


def resample(g: Toy, seat: int | None, rng: Random) -> None:
    others = [other for other in range(len(g.hand)) if other != seat]
    unknown = numbers(g.deck.cards | sum(g.hand[other] for other in others))
    rng.shuffle(unknown)
    for other in others:
        g.hand[other] = mask([unknown.pop() for _ in range(g.hand[other].bit_count())])
    g.deck = Deck(mask(unknown))


def deal(g: Toy, d: Deal) -> None:
    for seat, count in enumerate(d.numbers("count", 0, 99)):
        g.count[seat] = count


def new(players: int, options: Mapping[str, OptionValue], rng: Chance) -> Toy:
    return Toy(at="start", rng=rng, deck=Deck((1 << len(CARDS)) - 1), hand=[0] * players, count=[0] * players)


def conserved(g: Toy) -> Hashable:
    return g.deck.cards + sum(g.hand)


def toy(start: Step, *, teams: Callable[[int], Sequence[int]] = range, version: int = 1, **more: Step) -> Game[Toy]:
    """A game of these steps, `start` first; `done` is always there."""
    return Game(
        id="toy",
        version=version,
        players=(1, 4),
        flow={"start": start, "done": done, **more},
        new=new,
        deal=deal,
        observe=observe,
        resample=resample,
        conserved=conserved,
        max_answers=lambda players: 100,
        roles=lambda players: ("player",) * players,
        teams=teams,
        options=(GameOption("speed", "slow", ("slow", "fast")), GameOption("open", True)),
    )


def play(start: Step, *, players: int = 2, seed: int = 1, **more: Any) -> Position:
    """A fresh position of a toy of these steps."""
    return Position(toy(start, **more), players, seed)


def ids(entries: Sequence[Any]) -> list[str]:
    """The message ids of log lines."""
    return [entry.id for entry in entries]
