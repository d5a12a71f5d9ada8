"""What a view declares of itself is true: the client's types are written from it (scripts/view_types.py)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

import stolik
from stolik.core.laws.playing import decisions

ROOT = Path(__file__).parents[2]
GAMES = 3


@pytest.mark.parametrize("game", stolik.games())
def test_fields_hold_only_what_they_declare(game: str) -> None:
    """Types, words and numbers, for every seat and a spectator, through random games with every number of players."""
    least, most = stolik.games()[game].players
    for seed in range(GAMES):
        rng = Random(seed)
        start = stolik.new_game(game, players=rng.randint(least, most), seed=seed)
        for position, _ in decisions(start, seed):
            if rng.random() < 0.2:
                view = position.observe(rng.choice([None, *range(position.players)]))
                assert msgspec.convert(msgspec.to_builtins(view), type(view), strict=True) == view


def check(root: Path) -> str:
    """What the check of the client's types and constants complains about."""
    command = [sys.executable, str(root / "scripts" / "view_types.py"), "--check"]
    return subprocess.run(command, check=False, capture_output=True, text=True).stderr


def test_the_types_and_constants_of_the_client_are_written_from_the_views() -> None:
    assert check(ROOT) == ""


@pytest.mark.parametrize("name", ["fields", "constants"])
def test_a_file_changed_by_hand_is_found(tmp_path: Path, name: str) -> None:
    for folder in ("scripts", *(f"src/stolik/games/{game}" for game in ("zona", "voidfall"))):
        copied = shutil.ignore_patterns("__pycache__", "art", "text", "content")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=copied)
    assert check(tmp_path) == ""
    (tmp_path / f"src/stolik/games/zona/board/{name}.ts").write_text("export const ROUNDS = 21;\n")
    assert f"src/stolik/games/zona/board/{name}.ts" in check(tmp_path)
