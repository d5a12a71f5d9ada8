"""The registry of games: those of this package and those of other installed packages."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from stolik.core.game import Game
from stolik.core.installed import INSTALLED, find_game
from stolik.core.packs import Pack
from stolik.core.position import Position
from stolik.games.not_alone import GAME as NOT_ALONE
from stolik.games.terrorscape import GAME as TERRORSCAPE
from stolik.games.voidfall import GAME as VOIDFALL
from stolik.games.zona import GAME as ZONA

GROUP = "stolik.games"
"""Entry points of this group name the `GAME` of another package (docs/adding-a-game.md)."""

for _game in (NOT_ALONE, TERRORSCAPE, VOIDFALL, ZONA):
    INSTALLED[_game.id] = _game


def games() -> dict[str, Game[Any]]:
    """All games by id."""
    return dict(INSTALLED)


def new_game(
    id: str,
    *,
    players: int,
    seed: int | None,
    options: Mapping[str, Any] | None = None,
    deal: Mapping[str, Any] | None = None,
) -> Position:
    """The position at the start of a game. Equal seeds, which are whole numbers, give equal games; None draws a fresh
    one, which the position keeps. `options` maps option ids to values, `deal` describes a different start
    (docs/scenarios.md). Raises UnknownGame, BadPlayers, BadSeed, BadOption, BadDeal.
    """
    return Position(find_game(id), players, seed, options, deal)


def add_game(point: EntryPoint) -> None:
    """Register the game of another package. Skips it with a warning if it cannot be loaded or its id is taken."""
    try:
        game = point.load()
    except Exception as error:
        warnings.warn(f"The game {point.value} cannot be loaded: {error!r}", RuntimeWarning, stacklevel=2)
        return
    if not isinstance(game, Game):
        warnings.warn(f"{point.value} is no game: it must be a stolik.core.game.Game", RuntimeWarning, stacklevel=2)
    elif game.id in INSTALLED:
        warnings.warn(f"The game {point.value} has the id {game.id}, which is taken", RuntimeWarning, stacklevel=2)
    else:
        INSTALLED[game.id] = game


def add_packs(packs: Sequence[Pack]) -> None:
    """Let tables be played with these packs. Call it before anything else asks for games and texts."""
    for pack in packs:
        INSTALLED[pack.game] = INSTALLED[pack.game].offering([pack])


for _point in entry_points(group=GROUP):
    add_game(_point)
