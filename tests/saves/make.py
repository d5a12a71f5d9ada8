"""Makes the databases of the current version of each game that are missing: `python -m tests.saves.make`.

The first server is stopped in the middle of a game, the second is killed ten answers after it has stored its position.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tests.saves.saved import HOST, LARGEST, Saved

from stolik.core.laws.playing import RandomAnswers
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.registry import games
from stolik.server.messages import Inbound
from stolik.server.storage.records import SeatRow, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import EVERY
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.links import links_of
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import Guest

AFTER = 10
"""Answers that a killed server has stored after its position."""
UNDOES = 0.05
"""How often somebody takes an answer back."""
NAMES = ("Ala", "Bartek", "Celina", "Darek")


class Table(NamedTuple):
    """The table to be made."""

    ended: str
    game: str
    players: int
    seed: int
    options: dict[str, Any]


TABLES = (
    Table("stopped", "not_alone", 2, 31, {"expert": True, "announce": "sealed"}),
    Table("killed", "not_alone", 4, 32, {}),
    Table(
        "stopped", "terrorscape", 4, 21,
        {"killer": "murderer", "separate_ways": True, "survival_plan": True, "difficulty": "nightmare"},
    ),
    Table(
        "killed", "terrorscape", 3, 22,
        {"feral_instincts": True, "map": "cabin", "killer": "werewolf", "difficulty": "hard"},
    ),
    Table("stopped", "voidfall", 1, 91, {"scenario": "devils_triangle", "difficulty": "hard"}),
    Table("killed", "voidfall", 2, 92, {"scenario": "darkest_hour", "difficulty": "medium"}),
    Table("stopped", "zona", 1, 71, {"characters": "all"}),
    Table("killed", "zona", 3, 72, {"quick": True, "hostile": True}),
)  # fmt: skip


class Person(Guest):
    """Somebody who plays and does not look."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, lambda _: None, lambda _: None)


async def play_on(room: Room, rng: Random, rows: int | None = None, undoes: float = 0.0) -> None:
    """All seats answer at random to the end, or until the table has so many rows."""
    while not room.position.over and (rows is None or room.play.rows < rows):
        takes_back = [seat for seat in range(room.position.players) if room.play.may_undo(seat)]
        if takes_back and rng.random() < undoes:
            seat = rng.choice(takes_back)
            await room.hear(Person(seat), Inbound(seq=room.play.seqs[seat], undo=True))
            continue
        seat = rng.choice(sorted(room.position.pending))
        asked = room.position.pending[seat]
        await room.hear(Person(seat), Inbound(seq=room.play.seqs[seat], value=asked.plain(asked.sample(rng))))


async def play_half(db: Path, table: Table) -> None:
    """Play half of a game on a server that then ends as the table says."""
    game = games()[table.game]
    options = game.check_setup(table.players, table.options)[1]
    start = Position(game, table.players, table.seed, options)
    half = len(playout(start, RandomAnswers(table.seed), record=True).history) // 2
    if table.ended == "killed":
        half = half // EVERY * EVERY + AFTER
    row = TableRow("saved", game.id, game.version, table.players, table.seed, options, "en")
    seats = [SeatRow(seat, "person", "", NAMES[seat]) for seat in range(table.players)]
    store = await Store.open(db.with_suffix(".open"))
    lobby = Lobby(store, pause=0)
    await store.create(row, seats, links_of(row.id, row.players, HOST))
    await play_on((await lobby.find(HOST))[1], Random(table.seed), half, UNDOES)
    if table.ended == "killed":
        copy(db.with_suffix(".open"), db)
    await lobby.close()
    if table.ended == "stopped":
        copy(db.with_suffix(".open"), db)


def copy(file: Path, into: Path) -> None:
    """Copy a database as it is on disk now: what a server killed at this moment would leave."""
    with closing(sqlite3.connect(file)) as open_, closing(sqlite3.connect(into)) as kept:
        open_.backup(kept)
        kept.execute("PRAGMA journal_mode = DELETE")
        kept.execute("VACUUM")


def main() -> None:
    """Make what is missing."""
    for table in TABLES:
        saved = Saved(table.game, games()[table.game].version, table.ended)
        if saved.file.exists():
            continue
        with TemporaryDirectory() as folder:
            db = Path(folder) / "stolik.db"
            asyncio.run(play_half(db, table))
            saved.pack(db)
        size = saved.file.stat().st_size
        sys.stdout.write(f"{saved.file}: {size} bytes{'' if size < LARGEST else ', too many'}\n")


if __name__ == "__main__":
    main()
