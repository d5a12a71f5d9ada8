"""How a table is drawn in a terminal: a board for a game that has one, a list of all that can be seen for the others.

Boards know views as data and nothing of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from stolik.cli.boards import not_alone, plain, terrorscape
from stolik.text import Catalogue

Board = Callable[[dict[str, Any], Catalogue], RenderableType]

BOARDS: dict[str, Board] = {"not_alone": not_alone.draw, "terrorscape": terrorscape.draw}


def board_of(game: str) -> Board:
    """What draws the views of a game."""
    return BOARDS.get(game, plain.draw)
