"""What prevents an action: what is missing for its cost, and why its effect would do nothing.

`lacking` is empty exactly where `can_pay` holds, `hindrances` exactly where `possible` does.
"""

from __future__ import annotations

from typing import NamedTuple

from stolik.content.effects import All, Amount, AnyOf, Check, Effect, OneOf, Paid, Word
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.costs import can_pay, discounted
from stolik.games.voidfall.rules.counts import check
from stolik.games.voidfall.rules.effects.limits import NO_LIMIT, Limit
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.effects.words import EFFECTS
from stolik.games.voidfall.rules.prices import words_of
from stolik.games.voidfall.rules.state import Voidfall


class Lack(NamedTuple):
    """Something missing: resources of one type or of several, or what a word of a cost asks for."""

    what: str
    needs: int
    has: int


def lacking(g: Voidfall, me: int, cost: Effect, *, action: bool = False) -> list[Lack]:
    """What a player lacks to pay a cost; a Credit counts as any of Food, Energy and Materials."""
    if can_pay(g, me, cost, action=action):
        return []
    stock = g.houses[me].stock
    prices = discounted(g, me, cost, action=action)
    found = [
        Lack(kind, units, stock[RESOURCES.index(kind)])
        for kind, units in prices.items()
        if units > stock[RESOURCES.index(kind)]
    ]
    found += [Lack(word.name, word.number, 0) for word in words_of(cost) if not can_pay(g, me, word)]
    return found or [Lack("together", 0, 0)]


def hindrances(g: Voidfall, me: int, effect: Effect, limit: Limit = NO_LIMIT) -> list[Effect | Check]:
    """Why an effect would do nothing: words that cannot happen, checks that do not hold, costs that cannot be paid."""
    if possible(g, me, effect, limit):
        return []
    match effect:
        case All(parts) | AnyOf(parts) | OneOf(parts):
            found = [one for part in parts for one in hindrances(g, me, part, limit)]
        case Paid(cost, gained):
            found = hindrances(g, me, gained, limit) if can_pay(g, me, cost) else [effect]
        case Word("when"):
            (condition,), (gained,) = effect.checks, effect.effects
            found = hindrances(g, me, gained, limit) if check(g, me, condition) else [condition]
        case Word():
            inner = EFFECTS[effect.name].inner
            found = hindrances(g, me, effect.effects[-1], inner(g, effect, limit)) if inner else [effect]
        case Amount():
            found = [effect]
    return list(dict.fromkeys(found)) or [effect]
