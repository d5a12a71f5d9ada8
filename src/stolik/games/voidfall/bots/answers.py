"""The answers worth trying to a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, groupby, product
from random import Random
from typing import Any

from stolik.core.question import Amounts, Choose, ChooseSome, Number, Question
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.view.fields import HouseView

RATES = {"F": 0.9, "E": 1.0, "M": 0.9, "C": 1.1, "S": 1.1}
"""The value of one unit of each resource relative to the others."""
LIMIT = 15
"""The most units of a resource in stock."""
FEW = 2
"""Sectors from which an Invasion may be sent in every way that is tried."""


def sole(question: Question[Any]) -> Any:
    """The answer that needs no search: the only one; the parts of an effect in printed order; as few Credits as
    possible. None if there is none, and at the end of the actions of a turn, where lines are compared.
    """
    match question:
        case Choose(kind="act"):
            return None
        case Choose(kind="any_of", options=options):
            return options[0]
        case Number(kind="credits_for" | "science_for", lo=lo):
            return lo
        case Amounts(kind="board_credits", limits=limits):
            return (0,) * len(limits)
    return question.only()


def candidates(question: Question[Any], house: Callable[[], HouseView], rng: Random, mixes: int) -> list[Any]:
    """The answers worth trying; up to `mixes` of them for a question that asks for amounts. `house` is the bot's
    House.
    """
    match question:
        case Choose(options=options):
            return list(options)
        case Number(lo=lo, hi=hi):
            return list(dict.fromkeys((lo, hi, (lo + hi) // 2)))
        case Amounts(kind="send"):
            return sent(question)
        case Amounts(kind="gain_mix"):
            return _unlike([gained(question, house())], question, rng, mixes)
        case Amounts(kind="pay_mix" | "upkeep_pairs"):
            return _unlike([paid(question, house())], question, rng, mixes)
        case Amounts(limits=limits, hi=hi) if sum(limits) <= hi:
            return _unlike([tuple(limits)], question, rng, mixes)
        case ChooseSome(kind="produce"):
            return _unlike([produced(question, house())], question, rng, mixes)
    return _unlike([], question, rng, mixes)


def _unlike(first: list[Any], question: Question[Any], rng: Random, mixes: int) -> list[Any]:
    """The given answers, and random ones that differ from them."""
    return list(dict.fromkeys([*first, *(question.sample(rng) for _ in range(mixes - len(first)))]))


def sent(question: Amounts[Any]) -> list[tuple[int, ...]]:
    """Everything; and from each sector all, all but a garrison, or nothing, of many sectors only the last two."""
    ways: list[list[tuple[int, ...]]] = []
    for _, squadrons in groupby(zip(question.options, question.limits, strict=True), _sector):
        limits = tuple(limit for _, limit in squadrons)
        ways.append([limits, (*limits[:-1], limits[-1] - 1), (0,) * len(limits)])
    every = tuple(question.limits)
    tried = product(*ways if len(ways) <= FEW else (parts[1:] for parts in ways))
    return list(dict.fromkeys([every, *(tuple(chain.from_iterable(parts)) for parts in tried)]))


def _sector(squadron: tuple[Any, int]) -> str:
    """The sector in the reference of an option such as `squadron:3_corvette`."""
    return str(squadron[0].ref.partition("_")[0])


def gained(question: Amounts[Any], house: HouseView) -> tuple[int, ...]:
    """The most valuable mix: the resources of which the House has least."""
    letters = _letters(question.options)
    stock = [house.goods[letter].stock for letter in letters]
    units = [0] * len(letters)
    for _ in range(question.lo):
        open_kinds = [n for n in range(len(letters)) if units[n] < question.limits[n]]
        best = max(open_kinds, key=lambda n: (stock[n] < LIMIT, RATES[letters[n]] / (2 + stock[n])))
        units[best] += 1
        stock[best] += 1
    return tuple(units)


def paid(question: Amounts[Any], house: HouseView) -> tuple[int, ...]:
    """The cheapest mix: the resources of which the House has most."""
    letters = _letters(question.options)
    stock = [house.goods[letter].stock for letter in letters]
    units = [0] * len(letters)
    for _ in range(question.lo):
        open_kinds = [n for n in range(len(letters)) if units[n] < question.limits[n]]
        best = min(open_kinds, key=lambda n: RATES[letters[n]] / (2 + stock[n]))
        units[best] += 1
        stock[best] -= 1
    return tuple(units)


def produced(question: ChooseSome[Any], house: HouseView) -> tuple[Any, ...]:
    """The resources with the best Yields."""
    letters = _letters(question.options)
    order = sorted(range(len(letters)), key=lambda n: -RATES[letters[n]] * house.goods[letters[n]].produces)
    chosen = sorted(order[: question.hi])
    return tuple(question.options[n] for n in chosen)


def _letters(options: Sequence[Any]) -> list[str]:
    letters = [option.ref.partition(":")[2] for option in options]
    assert all(letter in RESOURCES for letter in letters)
    return letters
