"""Building the page of a copy of the sources, in a test."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILDS = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
"""What says how it is built."""
BOARD = "not_alone"


def lend_modules(copy: Path) -> None:
    """The installed packages, as links one by one, so that nothing in the copy can change what is there."""
    modules = copy / "node_modules"
    modules.mkdir()
    for one in (ROOT / "node_modules").iterdir():
        if one.name != ".package-lock.json":
            (modules / one.name).symlink_to(one)
    shutil.copy(ROOT / "node_modules/.package-lock.json", modules)


def keep_one_board(copy: Path) -> None:
    """Take the boards of the other games away: a page on its own is built for each, which takes longest."""
    for board in (copy / "src/stolik/games").glob("*/board/index.ts"):
        if board.parts[-3] != BOARD:
            board.unlink()
