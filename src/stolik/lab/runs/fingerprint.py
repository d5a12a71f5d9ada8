"""What the results of a run depend on besides its plan: the program's own code and that of the bots."""

from __future__ import annotations

import ast
import platform
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from stolik.core.installed import find_game
from stolik.lab.runs.plan import Plan

PACKAGE = Path(__file__).parents[2]
PARTS = ("core", "bots", "content", "lab/runs")
"""What every game is played with, apart from the game itself."""
PLAYED = (".py", ".toml")
NEEDED = ("msgspec",)
INSTALLED = ("site-packages", "dist-packages")
FOREIGN = {"stolik", "__main__", *sys.stdlib_module_names}


def fingerprint(plan: Plan) -> str:
    """The same as long as the same plan gives the same results: of the code of Stolik, the game and its bots, and of
    the version of Python.
    """
    modules = {bot.rpartition("=")[2].partition(":")[0] for bots in plan.bots for bot in bots if ":" in bot}
    return _digest(str(find_game(plan.game).folder), tuple(sorted(modules)))


@cache
def _digest(game: str, modules: tuple[str, ...]) -> str:
    python = ".".join(platform.python_version_tuple()[:2])
    found = sha256(" ".join((python, *(version(name) for name in NEEDED))).encode())
    files = [(PACKAGE, file) for part in PARTS for file in sorted((PACKAGE / part).rglob("*"))]
    files += [(Path(game), file) for file in sorted(Path(game).rglob("*"))]
    files += _files_of_bots(modules)
    for root, file in files:
        if file.suffix in PLAYED and "plans" not in file.parts:
            found.update(f"\n{file.relative_to(root).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def _files_of_bots(modules: Iterable[str]) -> list[tuple[Path, Path]]:
    """(root, file) of the packages and modules in which the bots are, and of those that these import, except what is
    installed. A package counts as a whole.
    """
    if "" not in sys.path:
        sys.path.insert(0, "")
    files: list[tuple[Path, Path]] = []
    due = own = {module.partition(".")[0] for module in modules} - FOREIGN
    known: set[str] = set()
    while due:
        found = [one for name in sorted(due) for one in _files_of(name, installed=name in own)]
        known |= due
        due = {name for _, file in found if file.suffix == ".py" for name in _imported(file)} - known - FOREIGN
        files += found
    return files


def _files_of(name: str, *, installed: bool) -> list[tuple[Path, Path]]:
    """(root, file) of a package or module that is not inside another one; none if it is installed, unless wanted."""
    spec = find_spec(name)
    if spec is None:
        return []
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    files = [(folder.parent, file) for folder in folders for file in sorted(folder.rglob("*"))]
    if not folders and spec.origin:
        files = [(Path(spec.origin).parent, Path(spec.origin))]
    return [(root, file) for root, file in files if installed or not {*INSTALLED} & {*file.parts}]


def _imported(file: Path) -> Iterator[str]:
    """The names, up to the first dot, of what a file imports; within its own package it imports nothing else."""
    try:
        code = ast.parse(file.read_bytes())
    except SyntaxError:
        return
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]
