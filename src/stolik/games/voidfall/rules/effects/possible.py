"""Whether an effect would do anything, so that only such effects are offered."""

from __future__ import annotations

from collections import Counter
from functools import cache

from stolik.content.effects import All, Amount, AnyOf, Effect, OneOf, Paid, Word
from stolik.games.voidfall.content.texts import words_in
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.effects.limits import NO_LIMIT, Limit
from stolik.games.voidfall.rules.effects.words import EFFECTS, NO_END
from stolik.games.voidfall.rules.prices import atoms
from stolik.games.voidfall.rules.state import Voidfall


def possible(g: Voidfall, me: int, effect: Effect, limit: Limit = NO_LIMIT) -> bool:
    """Whether an effect can be resolved at least in part."""
    match effect:
        case Word():
            return EFFECTS[effect.name].possible(g, me, effect, limit)
        case Amount():
            return True
        case All(parts) | AnyOf(parts) | OneOf(parts):
            return any(possible(g, me, part, limit) for part in parts)
        case Paid(cost, gained):
            return can_pay(g, me, cost) and (scoped(gained) or possible(g, me, gained, limit))


def in_full(g: Voidfall, me: int, effect: Effect) -> bool:
    """Whether every part of an effect can be resolved, a part named twice also twice (rulebook, Preparation 5a); of
    alternatives, whether one of them can.
    """
    if isinstance(effect, OneOf):
        return any(in_full(g, me, part) for part in effect.parts)
    return all(
        scoped(part) or (possible(g, me, part) and _room(g, me, part) >= times)
        for part, times in Counter(atoms(effect)).items()
    )


def _room(g: Voidfall, me: int, part: Effect) -> int:
    """How often a part can be resolved that each time needs a new place or piece."""
    return EFFECTS[part.name].room(g, me, part) if isinstance(part, Word) else NO_END


@cache
def scoped(effect: Effect) -> bool:
    """Whether an effect refers to the place where its cost is paid, which is not known in advance."""
    return any(word.name in EFFECTS and EFFECTS[word.name].where_paid for word in words_in(effect))


@cache
def plain(effect: Effect) -> bool:
    """Whether an effect asks nothing and cannot hurt, so that it is resolved without asking for an order."""
    match effect:
        case Amount():
            return True
        case All(parts) | AnyOf(parts):
            return all(plain(part) for part in parts)
        case OneOf() | Paid():
            return False
        case Word():
            return EFFECTS[effect.name].plain(effect)


def inside(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    """Whether the effect that a word is about is possible within its limit."""
    limits = EFFECTS[word.name].inner
    return possible(g, me, word.effects[-1], limits(g, word, limit) if limits else limit)
