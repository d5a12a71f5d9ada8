"""Random games as a page is told them, for `told.test.ts`: by viewer each view, and the log lines before it."""

from __future__ import annotations

import sys
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import stolik
from stolik.core.laws.playing import decisions
from stolik.core.log import LogEntry
from stolik.core.patch import patch


def write(game: str, file: Path, seeds: range) -> None:
    """Write a JSON line for each change of a view: the seat (null: a spectator), the lines, and the view after
    them, and the patch that makes it of the view before; no lines if the last ones were replaced, as when others
    answered in secret at the same time.
    """
    encode = msgspec.json.encode
    least, most = stolik.games()[game].players
    with file.open("wb") as out:
        for seed in seeds:
            start = stolik.new_game(game, players=Random(seed).randint(least, most), seed=seed)
            out.write(encode({"game": game, "seed": seed}) + b"\n")
            told: dict[int | None, list[LogEntry]] = {}
            views: dict[int | None, Any] = {}
            for position in chain((now for now, _ in decisions(start, seed)), [start]):
                for viewer in [None, *range(position.players)]:
                    before, log = told.get(viewer, []), position.log(viewer)
                    if viewer in told and log == before:
                        continue
                    goes_on = log[: len(before)] == before
                    lines = log[len(before) :] if goes_on else []
                    view = position.observe(viewer)
                    changes = patch(views.get(viewer), view) or {}
                    out.write(encode({"seat": viewer, "lines": lines, "view": view, "changes": changes}) + b"\n")
                    told[viewer], views[viewer] = log, view


if __name__ == "__main__":
    write(sys.argv[1], Path(sys.argv[2]), range(int(sys.argv[3])))
