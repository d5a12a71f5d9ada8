"""How bots choose: the best option, any of several equal ones, or a weighted random one."""

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
    """The key with the greatest worth; among equals the first, or with `rng` a random one."""
    if rng is None:
        return max(worth, key=lambda key: worth[key])
    most = max(worth.values())
    among = [key for key, one in worth.items() if one >= most - 1e-9]
    return among[int(rng.random() * len(among))]


def top(worth: Mapping[K, float], count: int, rng: Random) -> list[K]:
    """The `count` keys with the greatest worth, best first, equals in random order."""
    keys = rng.sample(list(worth), len(worth))
    return sorted(keys, key=lambda key: -worth[key])[:count]


def draw(weights: Mapping[K, float], rng: Random) -> K:
    """A random key, with probability in proportion to its weight; uniformly if all weights are 0."""
    if sum(weights.values()) <= 0:
        return list(weights)[int(rng.random() * len(weights))]
    return rng.choices(list(weights), list(weights.values()))[0]
