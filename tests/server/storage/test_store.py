"""The database: created, reopened, refused; answers in order, each number once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.rooms import record_of

from stolik import new_game
from stolik.server.errors import DatabaseNotWritable, OutOfStep
from stolik.server.storage.database_file import MIGRATIONS
from stolik.server.storage.records import EVERYBODY, KEPT, AnswerRow, ChatRow, LinkRow, Record, SeatRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore

RECORD = record_of(new_game("not_alone", players=2, seed=2**63 - 1, options={"expert": True}), {1: "random"})


async def opened(file: Path) -> Store:
    store = await Store.open(file)
    await store.create(RECORD.table, RECORD.seats, {"h": LinkRow("t", "host", None), "s": LinkRow("t", "seat", 1)})
    return store


@pytest.mark.skipif(os.name == "nt", reason="no such modes there")
def test_others_on_the_machine_cannot_read_it(tmp_path: Path) -> None:
    def for_others() -> dict[str, int]:
        return {file.suffix: file.stat().st_mode & 0o077 for file in tmp_path.iterdir()}

    async def write() -> None:
        await (await opened(tmp_path / "t.db")).close()
        (tmp_path / "t.db").chmod(0o644)
        store = await Store.open(tmp_path / "t.db")
        await store.check()
        assert for_others() == {".db": 0, ".db-shm": 0, ".db-wal": 0}
        await store.close()

    asyncio.run(write())


def test_what_is_written_is_read(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path / "new" / "folder" / "t.db")
        await store.append("t", 0, AnswerRow(0, "side", "side:a"))
        await store.append("t", 1, AnswerRow(1, "discard", ["place:1", "place:2"]))
        await store.seat("t", SeatRow(0, "bot", "random", "Zoë"))
        for n in range(KEPT + 5):
            await store.say("t", ChatRow(EVERYBODY, n, None, str(n)))
            if n % 100 == 0:
                await store.say("t", ChatRow(1, n // 100, 2, "psst"))
        await store.close()
        store = await Store.open(tmp_path / "new" / "folder" / "t.db")
        assert await store.count() == 1
        assert await store.link("s") == LinkRow("t", "seat", 1)
        assert await store.link("x") is None
        record = await store.record("t")
        assert record.table == RECORD.table
        assert record.seats == [SeatRow(0, "bot", "random", "Zoë"), RECORD.seats[1]]
        assert record.answers == [
            AnswerRow(0, "side", "side:a"),
            AnswerRow(1, "discard", ["place:1", "place:2"]),
        ]
        assert [line.n for line in record.chat if line.audience == EVERYBODY] == list(range(5, KEPT + 5))
        assert [line.n for line in record.chat if line.audience == 1] == [0, 1, 2], "each audience has its own"
        assert [line.text for line in record.chat if 98 <= int(line.text.replace("psst", "100")) <= 101] == [
            "psst", "98", "99", "100", "psst", "101", "psst",
        ]  # fmt: skip
        await store.close()

    asyncio.run(write())


def test_a_number_is_taken_once(tmp_path: Path) -> None:
    """Answers that arrive together share a commit; a wrong one does not affect the others."""

    async def write() -> list[BaseException | None]:
        store = await opened(tmp_path / "t.db")
        await store.append("t", 0, AnswerRow(0, "side", "side:a"))
        rows = [store.append("t", n, AnswerRow(1, "play", "word:pass")) for n in (1, 0, 2, 3, 3)]
        results = await asyncio.gather(*rows, return_exceptions=True)
        kept = (await store.record("t")).answers
        assert [row.seat for row in kept] == [0, 1, 1, 1]
        await store.close()
        return results

    results = asyncio.run(write())
    assert [type(result) for result in results] == [type(None), OutOfStep, type(None), type(None), OutOfStep]


def test_rows_that_belong_together_are_kept_all_or_not_at_all(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path / "t.db")
        await store.append("t", 0, AnswerRow(0, "side", "side:a"))
        await store.append("t", 1, *[AnswerRow(1, "play", "word:pass")] * 2)
        with pytest.raises(OutOfStep):
            await store.append("t", 2, *[AnswerRow(2, "play", "word:pass")] * 3)
        assert [row.seat for row in (await store.record("t")).answers] == [0, 1, 1]
        await store.close()

    asyncio.run(write())


def test_what_was_said_before_sides_could_talk_was_said_to_everybody(tmp_path: Path) -> None:
    async def read() -> list[ChatRow]:
        store = await Store.open(tmp_path / "t.db")
        chat = (await store.record("t")).chat
        await store.close()
        return chat

    with sqlite3.connect(tmp_path / "t.db") as db:
        db.executescript(MIGRATIONS[0].read_text())
        db.execute("INSERT INTO tables VALUES ('t', 'not_alone', 1, 2, 1, '{}', '', 0)")
        db.executemany("INSERT INTO chat VALUES ('t', ?, ?, ?)", [(1, None, "hey"), (0, 1, "hi")])
        db.execute("PRAGMA user_version = 1")
    db.close()
    assert asyncio.run(read()) == [ChatRow(EVERYBODY, 0, 1, "hi"), ChatRow(EVERYBODY, 1, None, "hey")]


@pytest.mark.parametrize("obstacle", ["folder", "no folder"])
def test_a_place_that_cannot_be_used(tmp_path: Path, obstacle: str) -> None:
    file = tmp_path / "t.db"
    if obstacle == "folder":
        file.mkdir()
    else:
        (tmp_path / "file").write_text("")
        file = tmp_path / "file" / "t.db"
    with pytest.raises(DatabaseNotWritable) as refused:
        asyncio.run(Store.open(file))
    assert refused.value.details["file"] == str(file)
    assert refused.value.details["reason"]


def test_a_database_somebody_else_writes_for_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.storage.database_file.PRAGMAS", ("journal_mode = WAL", "busy_timeout = 50"))
    db = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseNotWritable, match="locked"):
        asyncio.run(Store.open(tmp_path / "t.db"))
    db.close()


@pytest.mark.parametrize(
    "row",
    [
        AnswerRow(0, "side", "side:c"),
        AnswerRow(0, "hunt", "side:a"),
        AnswerRow(1, "side", "side:a"),
        AnswerRow(0, "undo", None),
    ],
)
def test_a_record_goes_on_before_the_first_answer_that_does_not_fit(row: AnswerRow) -> None:
    rows = [AnswerRow(0, "side", "side:a"), *([row] * 2)]
    restored = restore(Record(RECORD.table, RECORD.seats, rows, []))
    assert restored.undone == rows[1:]
    assert restored.position.continued
    assert restored.position.pending


def test_what_arrives_during_a_write_shares_the_next_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    write = Store._write

    async def counted(self: Store, *statements: Any) -> None:
        sizes.append(len(statements))
        await write(self, *statements)

    monkeypatch.setattr(Store, "_write", counted)

    async def crowd() -> None:
        store = await opened(tmp_path / "t.db")
        answers = [store.append("t", n, AnswerRow(n % 2, "play", "word:pass")) for n in range(50)]
        chat = [store.say("t", ChatRow(EVERYBODY, n, 0, "psst")) for n in range(50)]
        await asyncio.gather(*answers, *chat)
        record = await store.record("t")
        assert ([row.seat for row in record.answers], len(record.chat)) == ([0, 1] * 25, 50)
        await store.close()

    asyncio.run(crowd())
    assert sizes == [3, 100], "the table, then all the rest at once"


def test_the_log_of_writes_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.storage.database.CHECKPOINT_AFTER", 0.01)

    async def write() -> int:
        store = await opened(tmp_path / "t.db")
        for n in range(1_000):
            await store.append("t", n, AnswerRow(0, "play", "x" * 3_000))
        size = (tmp_path / "t.db-wal").stat().st_size
        await store.close()
        return size

    assert asyncio.run(write()) < 3_000_000, "everything written fills more than that twice"
