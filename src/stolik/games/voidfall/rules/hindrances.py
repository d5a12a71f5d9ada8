"""What prevents an action: what is missing for its cost, and why its effect would do nothing.

`lacking` is empty exactly where `can_pay` holds, `hindrances` exactly where `possible` does.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from stolik.content.effects import All, AnyOf, Check, OneOf, Paid, Word
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.costs import atoms, can_pay, discounted
from stolik.games.voidfall.rules.counts import check
from stolik.games.voidfall.rules.effects.limits import NO_LIMIT, Limit
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.state import Voidfall


class Lack(NamedTuple):
    """Something missing: resources of one type or of several, or what a word of a cost asks for."""

    what: str
    needs: int
    has: int


def lacking(g: Voidfall, me: int, cost: str, *, action: bool = False) -> list[Lack]:
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
    words = [part for part in atoms(cost) if isinstance(part, Word)]
    found += [Lack(word.name, word.number, 0) for word in words if not can_pay(g, me, str(word))]
    return found or [Lack("together", 0, 0)]


def hindrances(g: Voidfall, me: int, effect: Any, limit: Limit = NO_LIMIT) -> list[Any]:
    """Why an effect would do nothing: words that cannot happen, checks that do not hold, costs that cannot be paid."""
    if possible(g, me, effect, limit):
        return []
    match effect:
        case All(parts) | AnyOf(parts) | OneOf(parts):
            found = [one for part in parts for one in hindrances(g, me, part, limit)]
        case Paid(cost, gained):
            found = [effect] if not can_pay(g, me, str(cost)) else hindrances(g, me, gained, limit)
        case Word("when", _, (Check() as condition, gained)):
            found = [condition] if not check(g, me, condition) else hindrances(g, me, gained, limit)
        case Word("here", _, (gained,)):
            found = hindrances(g, me, gained, Limit(at=g.turn.where))
        case Word("elsewhere", _, (gained,)):
            found = hindrances(g, me, gained, Limit(apart=g.turn.where))
        case Word("nearby", _, (gained,)):
            found = hindrances(g, me, gained, Limit(around=g.turn.where))
        case Word("where", _, (condition, gained)):
            found = hindrances(g, me, gained, msgspec.structs.replace(limit, check=str(condition)))
        case Word("one_sector", _, (gained,)) | Word("up_to", _, (_, gained)):
            found = hindrances(g, me, gained, limit)
        case _:
            found = [effect]
    return list({str(one): one for one in found}.values()) or [effect]
