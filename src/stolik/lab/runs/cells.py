"""The cells of a plan, and the games in them, in the order in which they are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import TYPE_CHECKING, Any

import msgspec

from stolik.bots.seating import BotsUnclear, bots_for
from stolik.core.game import Game
from stolik.core.installed import find_game
from stolik.core.options import OptionValue
from stolik.registry import new_game

if TYPE_CHECKING:
    from stolik.lab.runs.plan import Plan

AGAINST = " : "
"""Between the names of bots that play against each other."""


class Cell(msgspec.Struct, frozen=True):
    """One cell: what all its games have in common. `options` are those that the plan names; `bots` is their entry in
    the plan; a deal is played once with each of the `seatings`, which say which bot has which seat.
    """

    number: int
    players: int
    options: dict[str, OptionValue]
    deal: str
    bots: str
    seatings: tuple[tuple[str, ...], ...]


class Place(msgspec.Struct, frozen=True):
    """Where a game of a run belongs: its number, its cell, its seed, and which of the seatings it has."""

    game: int
    cell: Cell
    seed: int
    swap: int


def cells(plan: Plan) -> list[Cell]:
    """All cells. Raises BadPlayers, BadOption, BadDeal and what `bots_for` does if one cannot be played."""
    game = find_game(plan.game)
    found: list[Cell] = []
    for players, values, deal, bots in product(plan.players, product(*plan.options.values()), plan.deals, plan.bots):
        options = dict(zip(plan.options, values, strict=True))
        game.check_setup(players, options)
        new_game(plan.game, players=players, seed=plan.seed, options=options, deal=plan.deals[deal])
        seatings = tuple(_seatings(game, players, bots, plan.swap))
        found.append(Cell(len(found), players, options, deal, AGAINST.join(bots), seatings))
    return found


def total(plan: Plan, found: Sequence[Cell]) -> int:
    """The number of games."""
    return plan.games * sum(len(cell.seatings) for cell in found)


def places(plan: Plan, found: Sequence[Cell], numbers: range) -> Iterator[Place]:
    """The games with these numbers. A seed is played in all cells before the next one, so that a run cut short has
    played the same deals in every cell.
    """
    one_seed = [(cell, swap) for cell in found for swap in range(len(cell.seatings))]
    for number in numbers:
        seeds, which = divmod(number, len(one_seed))
        cell, swap = one_seed[which]
        yield Place(number, cell, plan.seed + seeds, swap)


def _seatings(game: Game[Any], players: int, bots: tuple[str, ...], swap: bool) -> Iterator[tuple[str, ...]]:
    """One entry for all seats as it is written; several bots have a role each, or a seat each if all roles are alike,
    the last one of them those that are left; with `swap` each of them has been everywhere.
    """
    if len(bots) == 1:
        yield bots_for(game, players, bots[0])
        return
    for bot in bots:
        bots_for(game, players, bot)
    roles = game.roles(players)
    sides = list(dict.fromkeys(roles))
    alike = len(sides) == 1
    places = players if alike else len(sides)
    if len(bots) > places:
        raise BotsUnclear(text=AGAINST.join(bots)[:80], most=places, reason="many")
    row = (*bots, *bots[-1:] * players)[:places]
    orders = [row[-turn:] + row[:-turn] for turn in range(players)] if alike else list(permutations(row))
    for order in list(dict.fromkeys(orders))[: None if swap else 1]:
        yield order if alike else tuple(order[sides.index(role)] for role in roles)
