"""The installed games by id. `stolik.registry` fills it once, at import."""

from __future__ import annotations

from typing import Any

from stolik.core.errors import UnknownGame
from stolik.core.game import Game
from stolik.core.inputs import shown
from stolik.core.spelling import meant

INSTALLED: dict[str, Game[Any]] = {}


def find_game(id: object) -> Game[Any]:
    """The game with this id. Raises UnknownGame."""
    if not isinstance(id, str) or id not in INSTALLED:
        raise UnknownGame(game=shown(id), known=sorted(INSTALLED), **meant(shown(id), INSTALLED))
    return INSTALLED[id]
