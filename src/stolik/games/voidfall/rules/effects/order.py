"""The order of several effects where none is better than the one here, so that nobody is asked for it."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.content.effects import Amount, Effect, Word
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.crisis.resolving import open_crises
from stolik.games.voidfall.rules.state import STOCK_LIMIT, Voidfall, improved

SETTLED = (
    "activate", "cleanse", "upgrade", "guild", "shipyard", "defence", "starbase", "installation", "raise", "regroup",
)  # fmt: skip
"""Effects of which each, resolved earlier, takes nothing from those after it and changes nothing of what they bring: a
sector that is cleansed can be raised, a Sentry in place of an Installation can be regrouped.
"""


def first_anyway(g: Voidfall, me: int, parts: Sequence[Effect]) -> tuple[Effect, ...]:
    """Those of several effects that ask nothing and make no other one worse: what fits into the stock, and activating.
    A deed may resolve a Crisis, so then their order is the player's.
    """
    return () if open_crises(g) else tuple(part for part in parts if _free(g, me, part))


def settled(g: Voidfall, me: int, parts: Sequence[Effect]) -> tuple[Effect, ...]:
    """Several effects in the order that is as good as any; empty if the player must say. With Improved Cybernetics a
    raise brings resources for the Guilds that are there.
    """
    words = [part for part in parts if isinstance(part, Word) and part.name in SETTLED and "same" not in part.tags]
    counted = {"guild", "raise"} <= {word.name for word in words} and improved(g, me, "cybernetics")
    if open_crises(g) or counted or len(words) < len(parts):
        return ()
    return tuple(sorted(words, key=lambda word: SETTLED.index(word.name)))


def _free(g: Voidfall, me: int, part: Effect) -> bool:
    match part:
        case Amount(_, "inf"):
            return True
        case Amount(units, resource):
            return g.houses[me].stock[RESOURCES.index(resource)] + units <= STOCK_LIMIT
        case Word(name="activate"):
            return True
    return False
