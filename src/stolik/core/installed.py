"""The installed games by id. `stolik.registry` fills it once, at import."""

from __future__ import annotations

from typing import Any

from stolik.core.errors import UnknownGame
from stolik.core.game import Game
from stolik.core.spelling import meant

INSTALLED: dict[str, Game[Any]] = {}


def find_game(id: str) -> Game[Any]:
    """The game with this id. Raises UnknownGame."""
    if id not in INSTALLED:
        raise UnknownGame(game=str(id)[:80], known=sorted(INSTALLED), **meant(id, INSTALLED))
    return INSTALLED[id]
