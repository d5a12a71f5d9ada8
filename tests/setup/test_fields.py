"""The page about adding a game says who fills in which field of `Game`."""

from __future__ import annotations

import re
from dataclasses import MISSING, Field, fields
from pathlib import Path

import stolik
from stolik.core.game import Game
from stolik.games import _template

ROOT = Path(__file__).parents[2]


def default(field: Field[object]) -> object:
    return field.default if field.default_factory is MISSING else field.default_factory()


def filled(game: Game) -> set[str]:
    return {field.name for field in fields(Game) if getattr(game, field.name) != default(field)}


def test_the_table_says_who_fills_in_which_field() -> None:
    smallest, usual = filled(_template.GAME), [filled(game) for game in stolik.games().values()]

    def who(name: str) -> str:
        if name in smallest:
            return "smallest"
        return (
            "usual" if all(name in game for game in usual) else "full" if any(name in game for game in usual) else "—"
        )

    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .+ \| (\w+|—) \|$", page, re.MULTILINE)
    assert rows == [(field.name, who(field.name)) for field in fields(Game)]
    assert all(smallest <= game for game in usual)


def test_the_table_is_grouped_like_the_fields() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    source = (ROOT / "src/stolik/core/game.py").read_text(encoding="utf-8")
    headings = [title.lower() for title in re.findall(r"^\| \*\*(.+)\*\* \| \| \|$", page, re.MULTILINE)]
    assert headings == re.findall(r"^    # --- (.+?) -+$", source, re.MULTILINE)[: len(headings)]
