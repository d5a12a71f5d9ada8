"""Stolik with a third language: a copy with German, of which only a few messages are written."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.fresh_page import BUILDS, keep_one_board, lend_modules

ROOT = Path(__file__).parents[2]
CATALOGUES = Path(__file__).parent / "german"


def with_german(folder: Path) -> Path:
    """A copy of the sources in a folder, with the two things that a language is: its catalogues and one line."""
    package = folder / "src/stolik"
    shutil.copytree(ROOT / "src/stolik", package, ignore=shutil.ignore_patterns("dist"))
    shutil.copytree(CATALOGUES, package, dirs_exist_ok=True)
    declared = package / "text/languages.json"
    lines = declared.read_text(encoding="utf-8").removesuffix("\n}\n")
    declared.write_text(lines + ',\n  "de": { "name": "Deutsch" }\n}\n', encoding="utf-8")
    return folder


def build_page(copy: Path) -> None:
    """Build the page of a copy, with one board, which nothing else has to be told about the language."""
    for name in BUILDS:
        shutil.copy(ROOT / name, copy)
    lend_modules(copy)
    keep_one_board(copy)
    build = 'cd "$0" && exec node node_modules/vite/bin/vite.js build --logLevel warn'
    subprocess.run([ROOT / "scripts/with_node.sh", "sh", "-c", build, copy], check=True, timeout=300)
