"""References as the bot reads and writes them."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.not_alone.content.planet import NUMBERS_IN, PLACES

NEAR = {place.number: NUMBERS_IN[place.near] for place in PLACES}
"""The Places next to each Place."""


def number(ref: str) -> int:
    """The number of a Place or seat."""
    return int(ref.partition(":")[2])


def places(refs: Iterable[str]) -> list[int]:
    """The numbers of all Places among references."""
    return [number(ref) for ref in refs if ref.startswith("place:")]


def place(n: int) -> str:
    """The reference of a Place."""
    return f"place:{n}"
