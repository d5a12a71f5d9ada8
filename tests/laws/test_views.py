"""What a view declares of itself is true: the client's types are written from it (scripts/view_types.py)."""

from __future__ import annotations

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


def test_the_types_of_the_client_are_written_from_the_views() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "scripts" / "view_types.py", "--check"], check=False, capture_output=True, text=True
    )
    assert checked.stderr == ""
