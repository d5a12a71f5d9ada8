"""Options that stand for cards, effects and costs. For one reference there is one object, in all threads, because
options are compared by identity: a preview in a thread may be the first to need what a question then offers.
"""

from __future__ import annotations

from functools import cache

from stolik.content.effects import Effect, slug
from stolik.core.question import Named, Option

_KNOWN: dict[str, Named] = {}


def named(ref: str) -> Named:
    """The option with a reference."""
    return _KNOWN.get(ref) or _KNOWN.setdefault(ref, Named(ref))


@cache
def effect_option(effect: Effect) -> Named:
    """The option that stands for an effect."""
    return named(f"effect:{slug(str(effect))}")


@cache
def cost_option(cost: Effect) -> Named:
    """The option that stands for a cost."""
    return named(f"cost:{slug(str(cost))}")


def id_of(option: Option) -> str:
    """The part of a reference after the colon."""
    return option.ref.partition(":")[2]
