"""Which questions hide nothing from the other players."""

from __future__ import annotations

from stolik.games.zona.rules.state import Zona

HIDDEN = frozenset({"find", "reorder"})
"""Asked about cards that only one player sees."""


def is_open(g: Zona, seat: int, kind: str) -> bool:
    """Whether everybody knows what may be answered to a question, and what is asked next."""
    return kind not in HIDDEN
