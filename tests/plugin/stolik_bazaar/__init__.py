"""Bazaar: send workers for goods, fill orders with them, most points win. A minimal euro game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Literal, NoReturn

import msgspec

from stolik.core.chance import Chance, Deck, mask, numbers
from stolik.core.dealing import Deal
from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.options import VARIANT, OptionValue, Preset, When, options_of
from stolik.core.question import SEATS, Amounts, Choose, Named, Seat
from stolik.core.state import State
from stolik.core.table import Table
from stolik.core.view import each_seat, up_to

ROUNDS = {"three": 3, "five": 5}
BARS = {"low": 3, "high": 6}
"""The points a guild needs for each player."""
WORKERS = 3
SUPPLY = 2
"""The most workers at one good."""

GOODS = tuple(Named(f"good:{name}") for name in ("wood", "stone", "gold"))
ORDERS = tuple(Named(f"order:{number}") for number in range(1, 9))
NEEDS = ((1, 1, 0), (2, 0, 0), (0, 1, 1), (1, 0, 1), (0, 0, 2), (2, 1, 0), (1, 1, 1), (0, 2, 1))
"""The goods each order needs; it is worth a point for each of them, two for gold."""
END_TURN = Named("word:end")


GUILD = When(options={"mode": ("guild",)})
Stall = Literal["none", "wood", "stone", "gold"]


class Rules(msgspec.Struct, frozen=True):
    """The options: `guild` is played together against a bar of points; a stall is a good a player starts with."""

    mode: Annotated[Literal["rivals", "guild"], VARIANT] = "rivals"
    bar: Annotated[Literal["low", "high"], VARIANT, GUILD] = "low"
    rounds: Annotated[Literal["three", "five"], VARIANT, {"five": When(players=(1, 2))}] = "three"
    stall_0: Annotated[Stall, VARIANT] = "none"
    stall_1: Annotated[Stall, VARIANT, When(players=(2, 4))] = "none"


class Bazaar(State, kw_only=True):
    """`goods` holds the goods of each seat; three orders lie open."""

    players: int
    rules: Rules
    deck: Deck
    open: tuple[int, ...] = ()
    done: int = 0
    """The orders that were filled, as a mask."""
    goods: list[tuple[int, ...]]
    points: list[int]
    round: int = 1
    turn: int = 0
    """The seat whose turn it is."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player; everything lies open."""

    seat: int
    wood: int
    stone: int
    gold: int
    points: int


class View(msgspec.Struct, frozen=True):
    """The whole table. Only the order of the deck is unknown."""

    seat: int | None
    round: int
    orders: Annotated[tuple[str, ...], up_to(3)]
    players: Annotated[tuple[PlayerView, ...], each_seat()]


def lay_orders(g: Bazaar, t: Table) -> str:
    """Fill up to three open orders before a turn."""
    while len(g.open) < 3 and g.deck:
        number = t.chance("order", g.deck.outcomes())
        g.deck.remove(number)
        g.open += (number,)
        t.reveal("order_laid", order=ORDERS[number])
    return "gather"


def gather(g: Bazaar, t: Table) -> str:
    """The workers of the player bring goods, each one."""
    me = SEATS[g.turn]
    workers = t.ask(me, Amounts("gather", GOODS, (SUPPLY,) * len(GOODS), WORKERS, WORKERS))
    g.goods[me] = tuple(have + more for have, more in zip(g.goods[me], workers, strict=True))
    t.tell("gathered", seat=me, wood=workers[0], stone=workers[1], gold=workers[2])
    return "fill"


def fill(g: Bazaar, t: Table) -> str:
    """The player fills any orders and ends the turn."""
    me = SEATS[g.turn]
    can = [ORDERS[n] for n in g.open if all(have >= need for have, need in zip(g.goods[me], NEEDS[n], strict=True))]
    chosen = t.ask(me, Choose("fill", (*can, END_TURN)))
    if chosen is END_TURN:
        return "next_turn"
    number = ORDERS.index(chosen)
    g.goods[me] = tuple(have - need for have, need in zip(g.goods[me], NEEDS[number], strict=True))
    g.points[me] += worth(number)
    g.open = tuple(n for n in g.open if n != number)
    g.done |= 1 << number
    t.tell("order_filled", seat=me, order=chosen, points=worth(number))
    return "fill"


def next_turn(g: Bazaar, t: Table) -> str:
    """The next player; after the last round most points win."""
    g.turn = (g.turn + 1) % g.players
    g.round += g.turn == 0
    if g.round > ROUNDS[g.rules.rounds]:
        finish(g, t)
    return "lay_orders"


def finish(g: Bazaar, t: Table) -> NoReturn:
    """Rivals: the most points win. A guild wins together if its points reach the bar."""
    if g.rules.mode == "rivals":
        t.finish("most_points", [me for me in seats(g) if g.points[me] == max(g.points)], g.points)
    reached = sum(g.points) >= bar(g)
    t.finish("bar_reached" if reached else "bar_missed", seats(g) if reached else (), g.points, bar(g))


def bar(g: Bazaar) -> int:
    """The points a guild needs."""
    return BARS[g.rules.bar] * g.players


def plan(g: Bazaar, seat: int) -> bool:
    """The seat's next turn, with the orders that lie open now."""
    g.at, g.args, g.agenda = "gather", {}, ()
    g.turn = seat
    return True


def worth(number: int) -> int:
    """The points of an order."""
    wood, stone, gold = NEEDS[number]
    return wood + stone + 2 * gold


def seats(g: Bazaar) -> Sequence[Seat]:
    return SEATS[: g.players]


def observe(g: Bazaar, seat: int | None) -> View:
    return View(
        seat=seat,
        round=min(g.round, ROUNDS[g.rules.rounds]),
        orders=tuple(ORDERS[n].ref for n in g.open),
        players=tuple(PlayerView(int(me), *g.goods[me], g.points[me]) for me in seats(g)),
    )


def resample(g: Bazaar, seat: int | None, rng: Random) -> None:
    """Nothing in the state is secret: an order of the deck does not exist before it is drawn."""


def deal(g: Bazaar, d: Deal) -> None:
    """Scenarios may name the next orders."""
    first = tuple(ORDERS.index(order) for order in d.cards("next_orders", ORDERS))
    g.deck = Deck(g.deck.bag & ~mask(first), first)


def conserved(g: Bazaar) -> Hashable:
    """Every order lies in the deck, open or filled."""
    return numbers(g.deck.cards | mask(g.open) | g.done) == list(range(len(ORDERS)))


def new(players: int, options: Mapping[str, OptionValue], rng: Chance) -> Bazaar:
    rules = msgspec.convert(options, Rules)
    stalls = (rules.stall_0, rules.stall_1, "none", "none")[:players]
    return Bazaar(
        at="lay_orders",
        rng=rng,
        players=players,
        rules=rules,
        deck=Deck(mask(range(len(ORDERS)))),
        goods=[tuple(int(good.ref == f"good:{stall}") for good in GOODS) for stall in stalls],
        points=[0] * players,
    )


def check_table(players: int, options: Mapping[str, OptionValue]) -> None:
    """Two seats cannot have the same stall. Raises BadOption."""
    if options["stall_1"] != "none" and options["stall_0"] == options["stall_1"]:
        raise BadOption(game="bazaar", option="stall_1", reason="same_stall", good=f"good:{options['stall_1']}")


GAME = Game(
    id="bazaar",
    version=1,
    players=(1, 4),
    flow={"lay_orders": lay_orders, "gather": gather, "fill": fill, "next_turn": next_turn},
    new=new,
    deal=deal,
    observe=observe,
    resample=resample,
    conserved=conserved,
    max_answers=lambda players: 2 * 5 * players + len(ORDERS),
    turn=lambda g: (g.round, g.turn),
    open=lambda g, seat, kind: True,
    plan=plan,
    roles=lambda players: ("trader",) * players,
    options=options_of(Rules),
    presets=(
        Preset("first", {}, players=(1, 4)),
        Preset("hard", {"mode": "guild", "bar": "high", "rounds": "five"}, players=(1, 1)),
        Preset("hard", {"mode": "guild", "bar": "high"}, players=(2, 4)),
    ),
    check_table=check_table,
    refusals=frozenset({"same_stall"}),
    kinds=frozenset({"gather", "fill"}),
    log_ids=frozenset({"order_laid", "gathered", "order_filled"}),
    refs=frozenset({*(good.ref for good in GOODS), *(order.ref for order in ORDERS), END_TURN.ref}),
    reasons=frozenset({"most_points", "bar_reached", "bar_missed"}),
    folder=Path(__file__).parent,
)
