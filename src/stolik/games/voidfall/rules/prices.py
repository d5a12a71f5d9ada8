"""The parts of a cost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from stolik.content.effects import All, Amount, Effect, Word


def atoms(cost: Effect) -> tuple[Effect, ...]:
    """The parts that all are to be paid, or to happen."""
    return tuple(atom for part in cost.parts for atom in atoms(part)) if isinstance(cost, All) else (cost,)


@cache
def together(*costs: Effect) -> Effect:
    """Several costs as one."""
    parts = tuple(part for cost in costs for part in atoms(cost))
    return parts[0] if len(parts) == 1 else All(parts)


@cache
def words_of(cost: Effect) -> tuple[Word, ...]:
    """The parts of a cost other than resources named by type."""
    return tuple(part for part in atoms(cost) if isinstance(part, Word))


@cache
def price(cost: Effect) -> Mapping[str, int]:
    """The resources of a cost that are named by type."""
    prices: dict[str, int] = {}
    for part in atoms(cost):
        if isinstance(part, Amount):
            prices[part.unit] = prices.get(part.unit, 0) + part.count
    return prices
