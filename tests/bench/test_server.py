"""How fast the server deals with an answer: `make bench` measures it in CPU time, `make test` only sees that it runs.

Aim (plain CPython, one core): 2,500 moves a second, a move being an answer read, checked and played, and four seats
told what each may know. No sockets. With the database every move here is a commit of its own, which is the slowest
case (aim: 700 moves a second): answers of many tables share commits.
"""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from tests.bench.test_kernel import measure
from tests.server.tables.test_checkpoints import played as long_game

import stolik
from stolik.core.installed import find_game
from stolik.registry import games
from stolik.server.messages import Inbound, parse
from stolik.server.storage.records import LinkRow, Record, SeatRow, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import Guest

PLAYERS = 4
GAMES = 5


class NoStore(Store):
    """A store that keeps nothing."""

    def __init__(self) -> None: ...

    async def append(self, *_: object, **__: object) -> None:
        return


class Hearer(Guest):
    """A seat that counts its messages and keeps the last one."""

    def __init__(self, seat: int) -> None:
        self.told = b""
        self.bytes = 0
        super().__init__(seat, self._hear, lambda code: None)

    def _hear(self, message: bytes) -> None:
        self.told = message
        self.bytes += len(message)


class State(msgspec.Struct):
    """The part of a message that a client needs to answer it."""

    seq: int
    question: dict[str, Any] | None


def played(seed: int) -> tuple[Record, list[tuple[int, Any]]]:
    """A recorded game: its start and its answers."""
    rng = Random(seed)
    position = stolik.new_game("not_alone", players=PLAYERS, seed=seed)
    end = stolik.playout(position, lambda seat, question: question.sample(rng), record=True)
    table = TableRow(f"t{seed}", "not_alone", position.game.version, PLAYERS, seed, position.options, "en")
    seats = [SeatRow(seat, "person", "", "") for seat in range(PLAYERS)]
    return Record(table, seats, [], []), [(seat, value) for seat, _, value in end.history]


GAMES_PLAYED = [played(seed) for seed in range(GAMES)]


async def play(store: Store, games: list[tuple[Record, list[tuple[int, Any]]]]) -> int:
    """Play the games with every answer as a message and every view as bytes. Returns the number of answers."""
    moves = 0
    for record, answers in games:
        table = record.table
        position = stolik.new_game("not_alone", players=PLAYERS, seed=table.seed)
        room = Room(store, record, position, pause=0)
        seats = [Hearer(seat) for seat in range(PLAYERS)]
        for seat in seats:
            room.enter(seat)
        for number, value in answers:
            seat = seats[number]
            seq = msgspec.json.decode(seat.told, type=State).seq
            await room.hear(seat, parse(msgspec.json.encode({"seq": seq, "value": value}), Inbound))
        assert room.position.over
        assert all(seat.bytes > 10_000 for seat in seats)
        moves += len(answers)
        await room.close()
    return moves


def test_moves_without_sockets(benchmark: BenchmarkFixture) -> None:
    measure(benchmark, lambda: asyncio.run(play(NoStore(), GAMES_PLAYED)), "moves", 2_500)


def test_moves_written_one_by_one(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    runs = count()

    async def write_and_play() -> int:
        store = await Store.open(tmp_path / f"{next(runs)}.db")
        record = GAMES_PLAYED[0][0]
        await store.create(record.table, record.seats, {"link": LinkRow(record.table.id, "host", None)})
        moves = await play(store, GAMES_PLAYED[:1])
        await store.close()
        return moves

    measure(benchmark, lambda: asyncio.run(write_and_play()), "moves", 700)


@pytest.mark.parametrize("game", list(games()))
def test_tables_opened(benchmark: BenchmarkFixture, game: str) -> None:
    """Aim: ten milliseconds for a table with a thousand answers."""
    record = long_game(find_game(game), 3, 1_000)[1]

    def open_them() -> int:
        for _ in range(5):
            restore(record)
        return 5

    measure(benchmark, open_them, "tables", 100)
