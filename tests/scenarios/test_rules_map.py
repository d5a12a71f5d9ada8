"""RULES.md of every game names functions and scenarios that exist, and leaves out no card and no ruling."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import stolik
from stolik.core.game import Game
from stolik.scenario import read_file

HERE = Path(__file__).parent
GAMES = [game for game in stolik.games().values() if (game.folder / "RULES.md").is_file()]


def rules(game: Game[Any]) -> str:
    return (game.folder / "RULES.md").read_text(encoding="utf-8")


def modules(game: Game[Any], name: str) -> Iterator[ModuleType]:
    """Every file or folder of the game that has this name, wherever it lies."""
    for path in (*game.folder.rglob(f"{name}.py"), *game.folder.rglob(f"{name}/__init__.py")):
        parts = path.relative_to(game.folder.parent).with_suffix("").parts
        yield importlib.import_module(".".join(["stolik.games", *parts]).removesuffix(".__init__"))


def exists(game: Game[Any], name: str) -> bool:
    """Whether one of those holds what is named."""
    module, *path = name.split(".")
    for found in modules(game, module):
        thing: Any = found
        for part in path:
            thing = getattr(thing, part, None)
        if thing is not None:
            return True
    return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_function_named_exists(game: Game[Any]) -> None:
    named = re.findall(r"`([a-z_]+\.[A-Za-z_.]+)`", rules(game))
    assert named
    assert [name for name in named if name != "module.function" and not exists(game, name)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_is_mapped(game: Game[Any]) -> None:
    text = rules(game)
    assert [option.id for option in game.options if option.group == "ruling" and f"`{option.id}`" not in text] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_scenario_named_exists(game: Game[Any]) -> None:
    titles = {path.stem: [scenario.title for scenario in read_file(path)] for path in (HERE / game.id).glob("*.txt")}
    named = re.findall(r"`([a-z_0-9]+)` “([^”]+)”", rules(game))
    wrong = [
        f"{file} “{beginning}”"
        for file, beginning in named
        if file != "file" and sum(title.startswith(beginning) for title in titles.get(file, [])) != 1
    ]
    assert named
    assert wrong == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_card_of_the_game_is_mapped(game: Game[Any]) -> None:
    """By the function that plays it, or by the constant that holds it: `hunt.clone`, `items.HATCHET`."""
    named = {name.lower() for name in re.findall(r"`[a-z_]+\.(?:[a-z_]+\.)?([A-Za-z_]+)`", rules(game))}
    cards = [row.ref.partition(":")[2] for rows in game.content.values() for row in rows]
    assert [card for card in cards if not card.isdecimal() and card not in named] == []
