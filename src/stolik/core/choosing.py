"""How bots choose: the best of what is weighed, any of several equals, or by lot."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

from stolik.core.question import Question

K = TypeVar("K")


def options(question: Question[Any]) -> list[str]:
    """The references of all options of a question."""
    return [option.ref for option in question.options]  # type: ignore[attr-defined]


def best(worth: Mapping[K, float], rng: Random | None = None) -> K:
    """The key of greatest worth: the first among equals, or with `rng` any of them."""
    if rng is None:
        return max(worth, key=lambda key: worth[key])
    most = max(worth.values())
    among = [key for key, one in worth.items() if one >= most - 1e-9]
    return among[int(rng.random() * len(among))]


def top(worth: Mapping[K, float], count: int, rng: Random) -> list[K]:
    """The `count` keys of greatest worth, equals in any order."""
    keys = rng.sample(list(worth), len(worth))
    return sorted(keys, key=lambda key: -worth[key])[:count]


def draw(weights: Mapping[K, float], rng: Random) -> K:
    """One key by lot, each with a chance in proportion to its weight; any when all weights are 0."""
    if sum(weights.values()) <= 0:
        return list(weights)[int(rng.random() * len(weights))]
    return rng.choices(list(weights), list(weights.values()))[0]
