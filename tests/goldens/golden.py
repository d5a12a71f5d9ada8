"""Golden games: whole games as they were played once, and what every seat had seen at their end.

A change of rules, of questions or of chance changes them. Where that is meant, `python -m tests.goldens.golden` plays
them anew; the difference belongs into the same commit as the change.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import stolik
from stolik.core.laws import Voices
from stolik.core.position import Position

HERE = Path(__file__).parent


class Table(NamedTuple):
    """A game to be played by random answers."""

    name: str
    game: str
    players: int
    seed: int
    options: dict[str, Any]


TABLES = (
    Table("three", "not_alone", 3, 459, {}),
    Table("six_experts", "not_alone", 6, 309, {"expert": True, "announce": "sealed"}),
    Table("butcher", "terrorscape", 2, 277, {"killer": "butcher"}),
    Table(
        "separate_ways", "terrorscape", 4, 74,
        {"killer": "murderer", "separate_ways": True, "survival_plan": True, "difficulty": "nightmare"},
    ),
    Table(
        "cabin", "terrorscape", 3, 273,
        {"killer": "huntress", "map": "cabin", "difficulty": "easy", "dice": "harsh"},
    ),
)  # fmt: skip


def played(table: Table) -> Position:
    """The game of a table, played by random answers."""
    position = stolik.new_game(table.game, players=table.players, seed=table.seed, options=table.options)
    return stolik.playout(position, Voices(table.seed), record=True)


def described(position: Position) -> dict[str, Any]:
    """A finished game: its save, how it ended, checksums of what each seat has read and sees."""
    assert position.outcome is not None
    seats: list[int | None] = [*range(position.players), None]
    return {
        "save": json.loads(position.save()),
        "end": [position.outcome.reason, *position.outcome.winners],
        "logs": [_digest(position.log(seat)) for seat in seats],
        "views": [_digest(position.observe(seat)) for seat in seats],
    }


def _digest(seen: Any) -> str:
    return blake2b(msgspec.json.encode(seen), digest_size=12).hexdigest()


def file_of(table: Table) -> Path:
    """Where the golden game of a table is written."""
    return HERE / table.game / f"{table.name}.json"


def main() -> None:
    """Write all golden games."""
    for table in TABLES:
        file = file_of(table)
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(described(played(table)), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
