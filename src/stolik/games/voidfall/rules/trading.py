"""The Trade tokens on the galaxy board (rulebook, Trade tokens)."""

from __future__ import annotations

from stolik.core.state import put
from stolik.games.voidfall.rules.state import Voidfall


def take_trade(g: Voidfall, me: int) -> None:
    """Take a Trade token from a player, first one that is beside the board."""
    house = g.houses[me]
    if house.loose_trades:
        house.loose_trades -= 1
    else:
        house.slot_trades = put(house.slot_trades, house.slot_trades.index(True), False)


def put_trade_back(g: Voidfall) -> int:
    """Put a Trade token on the galaxy board: on the first empty space from the top; with three or four players on the
    lowest stack if that has one token. Returns the space.
    """
    lowest = lowest_trade(g)
    if g.players > 2 and lowest is not None and g.trades[lowest] == 1:
        space = lowest
    else:
        space = next((number for number in range(6) if not g.trades[number]), 5)
    g.trades = put(g.trades, space, g.trades[space] + 1)
    return space


def lowest_trade(g: Voidfall) -> int | None:
    """The lowest Trade space with a token."""
    return next((space for space in reversed(range(6)) if g.trades[space]), None)
