"""Golden games: whole recorded games, with every log line.

They are kept for the current version of a game's rules (`<game>/v<version>/`): a change of rules, of questions or of
random numbers turns older saves into different games. If that is intended, raise the game's `version` and run
`python -m tests.goldens.golden`: it writes the games of the new version and removes those of the one before.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import stolik
from stolik.core.laws.playing import RandomAnswers
from stolik.core.log import since
from stolik.core.position import Position

HERE = Path(__file__).parent


class Table(NamedTuple):
    """A game played by random answers."""

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
        {"feral_instincts": True, "killer": "huntress", "map": "cabin", "difficulty": "easy", "dice": "harsh"},
    ),
    Table("introduction", "voidfall", 1, 8, {}),
    Table("competitive", "voidfall", 3, 18, {"scenario": "whirling_destinies", "prepared_focus": True}),
    Table("cooperative", "voidfall", 2, 28, {"scenario": "darkest_hour", "difficulty": "medium"}),
    Table("solo", "voidfall", 1, 38, {"scenario": "devils_triangle", "difficulty": "hard"}),
    Table("alone", "zona", 1, 4, {"facilities": "first_game"}),
    Table("hostile", "zona", 4, 14, {"hostile": True, "excess_emission": "kept", "characters": "all"}),
)  # fmt: skip


def played(table: Table) -> Position:
    """The game of a table, played by random answers."""
    position = stolik.new_game(table.game, players=table.players, seed=table.seed, options=table.options)
    return stolik.playout(position, RandomAnswers(table.seed), record=True)


def described(position: Position) -> dict[str, Any]:
    """A finished game: its start and answers, every log line with its audience, the outcome."""
    return {
        "seed": position.seed,
        "options": dict(position.options),
        "answers": [f"{seat} {kind} {_written(plain)}" for seat, kind, plain in position.history],
        "log": [
            f"{'all' if line.to is None else list(line.to)} {line.entry.id} {_written(line.entry.args)}"
            for line in since(position.pages)
        ],
        "end": _written(position.outcome),
    }


def _written(plain: Any) -> str:
    return msgspec.json.encode(plain).decode()


def first_difference(before: dict[str, Any], now: dict[str, Any]) -> str:
    """A sentence about the first entry in which two descriptions differ; empty if there is none."""
    for part in ("seed", "options", "answers", "log", "end"):
        old, new = before[part], now[part]
        if old == new:
            continue
        if not isinstance(old, list):
            return f"{part} was {old}, is {new}"
        number = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        was, is_now = (some[number] if number < len(some) else "nothing" for some in (old, new))
        return f"{part}, entry {number}:\n  was {was}\n  is  {is_now}"
    return ""


def file_of(table: Table) -> Path:
    """The file of a golden game for the current rules."""
    return HERE / table.game / f"v{stolik.games()[table.game].version}" / f"{table.name}.json"


def main() -> None:
    """Write the golden games that are missing and remove those of other versions. Names those that differ and leaves
    them.
    """
    current = {file_of(table) for table in TABLES}
    for file in {*HERE.rglob("*.json")} - current:
        file.unlink()
        if not any(file.parent.iterdir()):
            file.parent.rmdir()
    for table in TABLES:
        file, now = file_of(table), described(played(table))
        if file.exists() and "--anew" not in sys.argv:
            if said := first_difference(json.loads(file.read_text(encoding="utf-8")), now):
                sys.stdout.write(f"{file}: raise the game's version first ({said})\n")
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(now, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
