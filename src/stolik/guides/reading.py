"""The guides of a game: TOML files in the folder `guides` beside its rules."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.installed import find_game
from stolik.guides.guide import BadGuide, Guide, Script


class UnknownGuide(StolikError):
    """The game has no guide with this name."""

    id = "unknown_guide"


def guides_of(game: Game[Any]) -> tuple[Guide, ...]:
    """The guides of a game by name. Raises BadGuide if a file cannot be read."""
    return tuple(_guides(game.id).values())


def find_guide(game: str, name: str) -> Guide:
    """The guide of a game with this name. Raises UnknownGame, UnknownGuide, BadGuide."""
    found = _guides(find_game(game).id).get(name)
    if found is None:
        raise UnknownGuide(game=game, guide=name[:80])
    return found


@cache
def _guides(id: str) -> dict[str, Guide]:
    game = find_game(id)
    files = sorted((game.folder / "guides").glob("*.toml")) if game.folder != Path() else []
    return {file.stem: Guide(game, file.stem, _read(file)) for file in files}


def _read(file: Path) -> Script:
    try:
        script = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8-sig")), Script)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadGuide(reason="file", guide=file.name, detail=str(error)) from error
    if not 0 <= script.seat < script.players:
        raise BadGuide(reason="file", guide=file.name, detail=f"seat {script.seat}")
    return script
