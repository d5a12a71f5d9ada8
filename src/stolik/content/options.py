"""Options that stand for cards, effects and costs."""

from __future__ import annotations

from functools import cache

from stolik.content.effects import slug
from stolik.core.question import Named, Option


@cache
def named(ref: str) -> Named:
    """The option with a reference."""
    return Named(ref)


@cache
def effect_option(text: str) -> Named:
    """The option that stands for an effect."""
    return Named(f"effect:{slug(text)}")


@cache
def cost_option(text: str) -> Named:
    """The option that stands for a cost."""
    return Named(f"cost:{slug(text)}")


def id_of(option: Option) -> str:
    """The part of a reference after the colon."""
    return option.ref.partition(":")[2]
