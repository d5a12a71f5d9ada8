"""Packs in tests: written into a folder, loaded for one test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stolik.content.packs.load import load_pack
from stolik.core.installed import INSTALLED
from stolik.core.packs import Pack
from stolik.text import catalogue

MANIFEST = """schema = 1
id = "cellar"
game = "{game}"
version = 1
name = {{ en = "Cards from the cellar", pl = "Karty z piwnicy" }}
author = "Ola Nowak"
licence = "CC BY 4.0"
"""
HUNTER = """[[character]]
id = "hunter"
name = { en = "Hunter", pl = "Łowca" }
alertness = 2
physique = 2
smarts = 2
willpower = 2
fortitude = 6
roubles = 300
reputation = "neutral"
start = "pg"
threats = [["go", "green", "mutant"], ["fa", "yellow", "mutant"]]
ability = "once(reroll[mutant confrontation])"
"""
"""A good character but for its four starting items."""

Write = Callable[..., Path]
Load = Callable[..., Pack]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a pack into a folder: its files by name, with a manifest unless one is given."""

    def writing(*, game: str = "zona", folder: str = "pack", **files: str) -> Path:
        place = tmp_path / folder
        place.mkdir(exist_ok=True)
        for name, text in ({"pack": MANIFEST.format(game=game)} | files).items():
            (place / f"{name}.toml").write_text(text, encoding="utf-8")
        return place

    return writing


def read(folder: Path) -> Pack:
    """The pack in a folder. Raises BadPack."""
    return load_pack(folder, {game.id: game.scheme for game in INSTALLED.values()})


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Iterator[Load]:
    """Loads the pack in a folder, as a server does; it is gone after the test."""

    def loading(folder: Path) -> Pack:
        pack = read(folder)
        monkeypatch.setitem(INSTALLED, pack.game, INSTALLED[pack.game].offering([pack]))
        catalogue.cache_clear()
        return pack

    yield loading
    catalogue.cache_clear()
