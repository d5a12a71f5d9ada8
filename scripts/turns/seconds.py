"""How long a person waits between two questions, as the page tells what happens meanwhile."""

from __future__ import annotations

import json
import statistics
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from turns.player import Played

ROOT = Path(__file__).parents[2]
HEAD = ("game", "players", "style", "waits", "answers", "server", "seconds", "9 of 10", "longest", "bytes/answer")


def rows(played: Sequence[Played], tempo: str) -> list[tuple[str, ...]]:
    """A row for each game, number of players and style."""
    told = seconds(played, tempo)
    found = []
    for one, waits in zip(played, told, strict=True):
        server = [wait.heard[-1][0] / 1000 for wait in one.waits]
        some = len(waits) > 1
        figures = (_of(server, 5), _of(waits, 5), _of(waits, 9), max(waits)) if some else (0.0, 0.0, 0.0, 0.0)
        named = (one.game, str(one.players), one.style, str(len(waits)), str(one.answers))
        found.append((*named, *(f"{figure:.1f}" for figure in figures), f"{one.bytes / max(1, one.answers):.0f}"))
    return found


def seconds(played: Sequence[Played], tempo: str) -> list[list[float]]:
    """By table: how long each wait lasts on a page of this tempo (`telling.mjs`)."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "waits.json"
        file.write_text(json.dumps([asdict(one) for one in played]), encoding="utf-8")
        command = ["scripts/with_node.sh", "node", "scripts/turns/telling.mjs", str(file), tempo]
        told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return [[wait / 1000 for wait in waits] for waits in json.loads(told.stdout)]


def _of(values: Sequence[float], tenths: int) -> float:
    return statistics.quantiles(values, n=10)[tenths - 1] if len(values) > 1 else values[0]
