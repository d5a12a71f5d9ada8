"""Buying and selling: what a market is worth to a scavenger."""

from __future__ import annotations

from stolik.games.zona.bots.sight import Mine, Sight
from stolik.games.zona.bots.weights import WEIGHTS, Weights
from stolik.games.zona.bots.worth import adding, trophy
from stolik.games.zona.content.book import CONSTANTS

COLUMNS = CONSTANTS.market_columns


def purse(me: Mine) -> int:
    """The scavenger's roubles, including the price of its trophies."""
    return me.roubles + sum(trophy(me, ref) for ref in me.trophies)


def surplus(me: Mine, ref: str, w: Weights = WEIGHTS, less: int = 0) -> float:
    """How much more an item of the market is worth than it costs."""
    return adding(me, ref, w) - max(0, me.box.item[ref].price - less) * w.money - crowding(me, ref)


def crowding(me: Mine, ref: str) -> float:
    """The cost of something else having to go because the backpack is full or the body part is covered."""
    row = me.box.item[ref]
    if row.small:
        return 0.0
    if row.worn:
        covered = [one for one in me.items if one.place == "worn" and set(one.row.worn) & set(row.worn)]
        return sum(one.row.price * 0.5 for one in covered)
    packed = sum(one.place == "pack" for one in me.items)
    return 150.0 if packed >= CONSTANTS.backpack else 0.0


def shopping(sight: Sight, w: Weights = WEIGHTS) -> float:
    """The worth of buying at the market now: the best one or two affordable things."""
    me, money, found = sight.me, purse(sight.me), 0.0
    offers = [
        (surplus(me, ref, w), me.box.item[ref].price)
        for place, ref in enumerate(sight.view.market)
        if ref and place % COLUMNS < me.columns
    ]
    for gained, cost in sorted(offers, reverse=True):
        if gained > 0 and cost <= money:
            found, money = found + gained, money - cost
    return found
