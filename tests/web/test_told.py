"""While log lines are told, the page shows a table that the next view bears out, and what is heard is what everybody
may know: whole random games, in node."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tests.web.told import write

import stolik

ROOT = Path(__file__).parents[2]
LONG = 10 if os.environ.get("STOLIK_LONG") else 1
GAMES = {"not_alone": 8, "terrorscape": 8, "voidfall": 1, "zona": 1}


@pytest.mark.skipif(not (ROOT / "node_modules/vitest").exists(), reason="the front end is not installed")
@pytest.mark.parametrize("game", stolik.games())
def test_no_line_is_told_otherwise_than_it_was_and_no_secret_is_heard(game: str, tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    write(game, told, range(GAMES[game] * LONG))
    tests = ("tests/web/told.test.ts", "tests/web/heard.test.ts")
    command = [str(ROOT / "scripts/with_node.sh"), "npx", "vitest", "run", *tests]
    env = os.environ | {"STOLIK_TOLD": str(told), "NO_COLOR": "1"}
    ended = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
