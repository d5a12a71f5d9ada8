"""The games of the house: each package is named here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.game import Game
from stolik.core.position import Position
from stolik.core.shelf import SHELF, find_game
from stolik.games.not_alone import GAME as NOT_ALONE
from stolik.games.terrorscape import GAME as TERRORSCAPE

for _game in (NOT_ALONE, TERRORSCAPE):
    SHELF[_game.id] = _game


def games() -> dict[str, Game[Any]]:
    """All games by their ids."""
    return dict(SHELF)


def new_game(
    id: str,
    *,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    deal: Mapping[str, Any] | None = None,
) -> Position:
    """A fresh game, everything in it following from `seed`. `options` changes rules from their defaults, `deal` the
    fresh deal (see docs/scenarios.md). Raises UnknownGame, BadPlayers, BadOption, BadDeal.
    """
    return Position(find_game(id), players, seed, options, deal)
