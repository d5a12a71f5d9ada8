"""What the results of a run depend on besides its plan: the program's own code and that of the bots."""

from __future__ import annotations

import platform
import sys
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
    files += [(Path(), Path(file)) for file in map(_file_of, modules) if file]
    for root, file in files:
        if file.suffix in PLAYED and "plans" not in file.parts:
            name = file.relative_to(root).as_posix() if root.name else file.name
            found.update(f"\n{name}\n".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def _file_of(module: str) -> str | None:
    if "" not in sys.path:
        sys.path.insert(0, "")
    spec = find_spec(module)
    return spec.origin if spec else None
