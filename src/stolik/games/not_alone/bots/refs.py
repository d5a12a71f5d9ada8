"""References as the bot reads and writes them."""

from __future__ import annotations

from collections.abc import Iterable

NEAR = {1: (2, 6), 2: (1, 3, 7), 3: (2, 4, 8), 4: (3, 5, 9), 5: (4, 10),
        6: (1, 7), 7: (2, 6, 8), 8: (3, 7, 9), 9: (4, 8, 10), 10: (5, 9)}  # fmt: skip
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
