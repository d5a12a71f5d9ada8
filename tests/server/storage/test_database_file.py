"""Files that are not, or no longer, a database of this Stolik: told as what they are, and left as they are."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.rooms import record_of

from stolik import new_game
from stolik.core.errors import StolikError
from stolik.server.errors import DatabaseDamaged, DatabaseEmpty, DatabaseForeign, DatabaseNewer, DatabaseNotWritable
from stolik.server.storage.database_file import MIGRATIONS
from stolik.server.storage.records import AnswerRow, LinkRow
from stolik.server.storage.store import Store
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

PAGE = 4096


def run(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.executescript(sql)


def resize(file: Path, size: int) -> None:
    os.truncate(file, size)


def overwrite(file: Path, start: int, data: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(start)
        opened.write(data)


def noise_behind_the_first_page(file: Path) -> None:
    overwrite(file, PAGE, os.urandom(file.stat().st_size - PAGE))


def zeros(file: Path) -> None:
    overwrite(file, 0, bytes(file.stat().st_size))


def somebody_elses(file: Path) -> None:
    file.unlink()
    run(file, "CREATE TABLE users (id INTEGER)")


SPOILT: list[tuple[Callable[[Path], object], type[StolikError]]] = [
    (lambda file: resize(file, file.stat().st_size // 2), DatabaseDamaged),
    (lambda file: resize(file, PAGE), DatabaseDamaged),
    (lambda file: resize(file, 600), DatabaseDamaged),
    (lambda file: resize(file, 100), DatabaseDamaged),
    (lambda file: resize(file, 16), DatabaseDamaged),
    (zeros, DatabaseDamaged),
    (lambda file: overwrite(file, 0, bytes(PAGE)), DatabaseDamaged),
    (noise_behind_the_first_page, DatabaseDamaged),
    (lambda file: overwrite(file, 100, os.urandom(2000)), DatabaseDamaged),
    (lambda file: overwrite(file, 0, os.urandom(PAGE)), DatabaseForeign),
    (lambda file: file.write_text("Dear diary, " * 100), DatabaseForeign),
    (lambda file: file.write_text("x"), DatabaseForeign),
    (somebody_elses, DatabaseForeign),
    (lambda file: run(file, "PRAGMA application_id = 7"), DatabaseForeign),
    (lambda file: run(file, f"PRAGMA user_version = {len(MIGRATIONS) + 1}"), DatabaseNewer),
    (lambda file: file.chmod(0o444), DatabaseNotWritable),
]
NAMES = [
    *("half", "first page", "part of a page", "header", "magic", "zeros", "first page of zeros"),
    *("noise", "noise in the first page", "noise for a first page", "text", "a letter", "somebody else's"),
    *("somebody else's number", "newer", "read-only"),
]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of some pages, `t.db`, and its log of writes, as a killed server leaves them."""
    folder = tmp_path_factory.mktemp("made")
    whole = folder / "whole.db"

    async def write() -> None:
        record = record_of(new_game("not_alone", players=2, seed=1))
        store = await Store.open(whole)
        await store.create(record.table, record.seats, {"h": LinkRow("t", "host", None)})
        await asyncio.gather(*(store.append("t", n, AnswerRow(0, "side", "x" * 100)) for n in range(200)))
        await store.close()
        store = await Store.open(whole)
        await store.append("t", 200, AnswerRow(0, "side", "newest"))
        shutil.copy(whole, folder / "t.db")
        shutil.copy(f"{whole}-wal", folder / "t.db-wal")
        await store.close()

    asyncio.run(write())
    return folder


@pytest.fixture
def file(made: Path, tmp_path: Path) -> Path:
    """A copy of `t.db` with its log of writes."""
    for name in ("t.db", "t.db-wal"):
        shutil.copy(made / name, tmp_path / name)
    return tmp_path / "t.db"


def beside(file: Path) -> bytes:
    """The log of writes."""
    log = Path(f"{file}-wal")
    return log.read_bytes() if log.exists() else b""


def told(file: Path) -> StolikError:
    with pytest.raises(StolikError) as refused:
        asyncio.run(Store.open(file))
    return refused.value


@pytest.mark.parametrize("log", [False, True], ids=["alone", "with its log of writes"])
@pytest.mark.parametrize(("spoil", "kind"), SPOILT, ids=NAMES)
def test_a_file_that_cannot_be_used_is_told_as_what_it_is_and_stays_as_it_is(
    file: Path, spoil: Callable[[Path], object], kind: type[StolikError], log: bool
) -> None:
    if not log:
        run(file, "PRAGMA wal_checkpoint(TRUNCATE)")
    spoil(file)
    before, mode, kept = file.read_bytes(), file.stat().st_mode, beside(file)
    refused = told(file)
    assert type(refused) is kind
    assert refused.details["file"] == str(file)
    assert (file.read_bytes(), file.stat().st_mode, beside(file)) == (before, mode, kept)
    for lang in COMPLETE:
        assert str(file) in catalogue(lang).complain(refused.id, refused.details)


def test_a_file_that_is_a_byte_short_is_damaged(file: Path) -> None:
    run(file, "PRAGMA wal_checkpoint(TRUNCATE)")
    resize(file, file.stat().st_size - 1)
    assert isinstance(told(file), DatabaseDamaged)


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", "-journal"])
def test_an_empty_file_is_not_taken_for_a_new_house(tmp_path: Path, ending: str) -> None:
    file = tmp_path / "t.db"
    file.touch()
    Path(f"{file}{ending}").touch()
    refused = told(file)
    assert type(refused) is DatabaseEmpty
    assert file.stat().st_size == 0
    for lang in COMPLETE:
        assert str(file) in catalogue(lang).complain(refused.id, refused.details)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files there")
def test_a_pipe_is_refused_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "t.db")
    assert isinstance(told(tmp_path / "t.db"), DatabaseNotWritable)


@pytest.mark.parametrize("gone", [True, False])
def test_a_log_of_writes_without_its_database_is_not_thrown_away(file: Path, gone: bool) -> None:
    resize(file, 0)
    if gone:
        file.unlink()
    kept = beside(file)
    assert kept
    assert isinstance(told(file), DatabaseDamaged)
    assert beside(file) == kept


def test_a_server_that_was_killed_leaves_a_good_database(file: Path) -> None:
    async def newest() -> object:
        store = await Store.open(file)
        answers = (await store.record("t")).answers
        await store.close()
        return answers[-1].value

    assert asyncio.run(newest()) == "newest"


def test_a_write_that_broke_off_is_taken_back(tmp_path: Path) -> None:
    """As when the computer dies while the file is made."""
    half, file = tmp_path / "half.db", tmp_path / "t.db"
    with closing(sqlite3.connect(half, isolation_level=None)) as db:
        db.execute("PRAGMA cache_size = 1")
        db.execute("BEGIN")
        db.execute("CREATE TABLE tables (id)")
        db.executemany("INSERT INTO tables VALUES (?)", [("x" * 1000,)] * 100)
        shutil.copy(half, file)
        shutil.copy(f"{half}-journal", f"{file}-journal")

    async def count() -> int:
        store = await Store.open(file)
        tables = await store.count()
        await store.close()
        return tables

    assert asyncio.run(count()) == 0
