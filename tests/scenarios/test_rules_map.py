"""RULES.md of every game names functions and scenarios that exist, and leaves out no card and no ruling.

It says of every card in a few words what it does, names the function that does it and a scenario that proves it, and
quotes scenario titles whole. Every paragraph and every worked example names a scenario.
"""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.games.voidfall.combats import read as worked_combats

import stolik
from stolik.core.game import Game
from stolik.text import catalogue

HERE = Path(__file__).parent
SCENARIO = re.compile(r"`(?!test_)([a-z_0-9]+)` “([^”]+)”")
"""A scenario, or a combat worked out by hand: its file and its title."""
TEST = re.compile(r"`(test_[a-z_0-9]+)`(?: “([^”]+)”)?")
"""A file of tests, and perhaps the name of one of them in words."""
TITLE = re.compile(r"^scenario: (.+?) *$", re.MULTILINE)
GAMES = [game for game in stolik.games().values() if (game.folder / "RULES.md").is_file()]


def rules(game: Game[Any]) -> str:
    return (game.folder / "RULES.md").read_text(encoding="utf-8")


def modules(game: Game[Any], name: str) -> Iterator[ModuleType]:
    """Every file or folder of the game with this name."""
    for path in (*game.folder.rglob(f"{name}.py"), *game.folder.rglob(f"{name}/__init__.py")):
        parts = path.relative_to(game.folder.parent).with_suffix("").parts
        yield importlib.import_module(".".join(["stolik.games", *parts]).removesuffix(".__init__"))


def things(game: Game[Any], name: str) -> list[Any]:
    """The objects with this name: `module.function`, `module.Class.method`."""
    module, *path = name.split(".")
    found: list[Any] = []
    for holder in modules(game, module):
        thing: Any = holder
        for part in path:
            thing = getattr(thing, part, None)
        if thing is not None:
            found.append(thing)
    return found


def does_something(thing: Any) -> bool:
    """Whether it is a function, not just the constant that holds a card."""
    return inspect.isfunction(thing) or isinstance(thing, property)


def rows(game: Game[Any]) -> list[list[str]]:
    """The rows of all tables, cell by cell."""
    lines = [line for line in rules(game).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def paragraphs(game: Game[Any]) -> list[tuple[list[str], list[str]]]:
    """The rows of all tables without their headings, each with its heading."""
    found: list[tuple[list[str], list[str]]] = []
    heading: list[str] = []
    lines = rules(game).splitlines()
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and below.startswith("| ---"):
            heading = cells
        elif line.startswith("| ") and not line.startswith("| ---"):
            found.append((heading, cells))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_function_named_exists(game: Game[Any]) -> None:
    named = re.findall(r"`([a-z_]+\.[A-Za-z_.]+)`", rules(game))
    assert named
    assert [name for name in named if name != "module.function" and not things(game, name)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_is_mapped(game: Game[Any]) -> None:
    text = rules(game)
    assert [option.id for option in game.options if option.group == "ruling" and f"`{option.id}`" not in text] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_scenario_named_exists(game: Game[Any]) -> None:
    titles = {path.stem: TITLE.findall(path.read_text("utf-8")) for path in (HERE / game.id).glob("*.txt")}
    for path in (HERE.parent / "games" / game.id / "combats").glob("*.txt"):
        titles[path.stem] = [worked.title for worked in worked_combats(path)]
    named = SCENARIO.findall(rules(game))
    wrong = [f"{file} “{title}”" for file, title in named if file != "file" and titles.get(file, []).count(title) != 1]
    assert named
    assert wrong == []


def titles_of(code: str) -> list[str]:
    """The names of the tests in a file, as words."""
    return [name.replace("_", " ") for name in re.findall(r"^def test_(\w+)", code, re.MULTILINE)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_test_named_exists(game: Game[Any]) -> None:
    tests = HERE.parent / "games" / game.id
    titles = {
        path.stem: [
            name.replace("_", " ") for name in re.findall(r"^def test_(\w+)", path.read_text("utf-8"), re.MULTILINE)
        ]
        for path in tests.rglob("test_*.py")
    }
    named = TEST.findall(rules(game))
    assert [file for file, title in named if file not in titles or (title and title not in titles[file])] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_proof_is_a_name_and_no_letter(game: Game[Any]) -> None:
    """A reader need not know what a letter stands for."""
    proofs = [
        cell
        for heading, cells in paragraphs(game)
        for over, cell in zip(heading, cells, strict=True)
        if over == "proof"
    ]
    told = [re.sub(r"`[^`]*`|“[^”]*”", "", proof) for proof in proofs]
    assert [proof for proof in told if re.search(r"\b[A-Z]\b", proof)] == []


VIEW = re.compile(r"`(?:observe|resample)\.")
"""What a seat may see is proved by the laws, at every decision of random games."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_paragraph_names_a_scenario(game: Game[Any]) -> None:
    """But for rows of which no program plays anything (no function, no proof), and for the view."""
    silent = []
    for heading, cells in paragraphs(game):
        code = [name for cell in cells for name in re.findall(r"`[a-z_]+\.[A-Za-z_.]+`", cell)]
        seen = bool(code) and all(VIEW.match(name) for name in code)
        played = bool(code) or any(cell for cell, over in zip(cells, heading, strict=True) if "proof" in over)
        if played and not seen and not any(map(SCENARIO.search, cells)):
            silent.append(cells[0])
    assert silent == []


TOLD = [game for game in GAMES if game.texts is None]
"""Games whose cards are told in words of their own: cards that are rows of the effect language say themselves."""


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
def test_every_card_says_what_it_does_and_where(game: Game[Any]) -> None:
    """Its row begins `Name: what it does`, and names the function and a scenario that proves it."""
    names = catalogue("en", game.id)
    silent, nowhere, unproved = [], [], []
    for card in (row.ref for content in game.content.values() for row in content):
        beginning = f"{names.say(card.replace(':', '-'))}: ".casefold()
        own = [cells for cells in rows(game) if cells[0].casefold().startswith(beginning)]
        if not any(len(cells[0]) > len(beginning) + 5 for cells in own):
            silent.append(card)
        named = [name for cells in own for name in re.findall(r"`([a-z_]+\.[A-Za-z_.]+)`", cells[1])]
        if not any(does_something(thing) for name in named for thing in things(game, name)):
            nowhere.append(card)
        if not any("“" in cells[2] for cells in own):
            unproved.append(card)
    assert (silent, nowhere, unproved) == ([], [], [])
