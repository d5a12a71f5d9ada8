"""The shelf: the games that are in the house. Filled once, at import, by `stolik.registry`."""

from __future__ import annotations

from typing import Any

from stolik.core.errors import UnknownGame
from stolik.core.game import Game

SHELF: dict[str, Game[Any]] = {}


def find_game(id: str) -> Game[Any]:
    """The game of that id. Raises UnknownGame."""
    if id not in SHELF:
        raise UnknownGame(game=str(id)[:80], known=sorted(SHELF))
    return SHELF[id]
