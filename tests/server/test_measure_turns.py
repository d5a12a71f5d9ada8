"""`scripts/measure_turns.py` plays every game at a real server, and the page's own code tells what was heard."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "measure_turns.py"
GAMES = ["not_alone", "terrorscape", "voidfall", "zona"]


@pytest.mark.long
def test_how_long_one_waits_is_measured_in_every_game_and_style() -> None:
    command = [sys.executable, str(SCRIPT), "--seconds", "--players", "3", "--turns", "2", "--tempo", "instant"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    assert ended.returncode == 0, ended.stderr
    head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in ended.stdout.splitlines())
    measured = [dict(zip(head, row, strict=True)) for row in rows]
    assert {(row["game"], row["style"]) for row in measured} == {
        (game, style) for game in GAMES for style in ("first", "random", "sensible")
    }
    for row in measured:
        assert (row["waits"], row["players"]) == ("2", "3")
        assert float(row["seconds"]) <= float(row["longest"])
