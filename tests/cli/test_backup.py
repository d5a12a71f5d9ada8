"""Files that `stolik tables` writes are whole or not there, and `stolik tables check` says what a file is worth."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.cli.command import stolik
from tests.cli.test_tables import db, listed, tables
from tests.server.rooms import record_of

from stolik import new_game
from stolik.cli.new_file import NotWritten, new_file
from stolik.server.storage.database_file import MIGRATIONS
from stolik.server.storage.records import EVERYBODY, ChatRow, LinkRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import checkpoint
from stolik.text.languages import COMPLETE

__all__ = ["db"]
SECRET = "words that lie in the bin"


def fill(file: Path, lines: int = 100) -> None:
    """Add table `s`, whose chat holds the secret."""

    async def add() -> None:
        store, record = await Store.open(file), record_of(new_game("not_alone", players=2, seed=8))
        row = msgspec.structs.replace(record.table, id="s")
        await store.create(row, record.seats, {"i": LinkRow("s", "host", None)})
        await asyncio.gather(*(store.say("s", ChatRow(EVERYBODY, n, 0, SECRET + "x" * 400)) for n in range(lines)))
        await store.close()

    asyncio.run(add())


def beside(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_backup_holds_nothing_of_the_bin_nor_of_what_was_deleted(db: Path, tmp_path: Path) -> None:
    fill(db)
    tables(db, "backup", str(tmp_path / "whole.db"))
    assert SECRET.encode() in (tmp_path / "whole.db").read_bytes()
    tables(db, "delete", "s")
    assert tables(db, "backup", str(tmp_path / "copy.db")).code == 0
    assert SECRET.encode() not in (tmp_path / "copy.db").read_bytes()
    assert (listed(tmp_path / "copy.db"), listed(tmp_path / "copy.db", "--bin")) == (["t"], [])
    assert SECRET.encode() in db.read_bytes(), "and the bin is still where it was"
    with closing(sqlite3.connect(db)) as file:
        file.executescript("PRAGMA secure_delete = OFF; DELETE FROM chat; PRAGMA secure_delete = ON")
    assert SECRET.encode() in db.read_bytes(), "in free pages"
    assert tables(db, "backup", str(tmp_path / "later.db")).code == 0
    assert SECRET.encode() not in (tmp_path / "later.db").read_bytes()


def damage(db: Path) -> None:
    data = bytearray(db.read_bytes())
    data[4096:] = os.urandom(len(data) - 4096)
    db.write_bytes(data)


def a_folder(db: Path) -> None:
    db.unlink()
    db.mkdir()


SOURCES: list[tuple[Callable[[Path], object], str, str]] = [
    (damage, "damaged", "uszkodzona"),
    (lambda db: db.write_bytes(b""), "is empty", "jest pusty"),
    (lambda db: db.write_text("Dear diary"), "not a database of Stolik", "nie jest bazą Stolika"),
    (lambda db: db.unlink(), "There is no database", "Nie ma bazy"),
    (a_folder, "not an ordinary file", "nie jest zwykły plik"),
]


@pytest.mark.parametrize(("spoil", "english", "polish"), SOURCES)
def test_what_is_no_database_gives_no_backup(
    db: Path, tmp_path: Path, spoil: Callable[[Path], object], english: str, polish: str
) -> None:
    spoil(db)
    before = beside(tmp_path)
    for lang, said in (("en", english), ("pl", polish)):
        ended = tables(db, "backup", str(tmp_path / "copy.db"), lang=lang)
        assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
        assert said in ended.err
        assert str(db) in ended.err
        checked = stolik("tables", "check", str(db), lang=lang)
        assert (checked.code, checked.err) == (2, ended.err)
    assert beside(tmp_path) == before


@pytest.mark.parametrize("taken", ["copy.db", "copy.db-wal", "copy.db-journal"])
def test_a_backup_never_takes_the_place_of_a_file_nor_finds_writes_beside_it(
    db: Path, tmp_path: Path, taken: str
) -> None:
    (tmp_path / taken).symlink_to("nowhere")
    ended = tables(db, "backup", str(tmp_path / "copy.db"))
    assert (ended.code, taken in ended.err) == (2, True)
    assert (tmp_path / taken).is_symlink()


LIMITED = """
import resource, sys
from stolik.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), resource.RLIM_INFINITY))
main(sys.argv[2:])
"""


@pytest.mark.skipif(os.name == "nt", reason="no such limits there")
@pytest.mark.parametrize(
    ("size", "words"), [(0, ["backup"]), (4096, ["backup"]), (40_000, ["backup"]), (0, ["export", "t"])]
)
def test_a_full_disk_leaves_no_file(db: Path, tmp_path: Path, size: int, words: list[str]) -> None:
    fill(db)
    (tmp_path / "to").mkdir()
    ended = subprocess.run(
        [sys.executable, "-c", LIMITED, str(size), "tables", *words, "to/copy.db", "--db", "t.db"],
        cwd=tmp_path, capture_output=True, text=True, check=False, env=os.environ | {"LC_ALL": "pl_PL.UTF-8"},
    )  # fmt: skip
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1), ended.stderr
    assert "Nie " in ended.stderr
    assert list((tmp_path / "to").iterdir()) == []


@pytest.mark.parametrize("words", [("backup",), ("export", "t")])
@pytest.mark.parametrize("place", ["none/copy.db", "t.db/copy.db", "x" * 300])
def test_a_place_that_cannot_be_written_is_told(
    db: Path, tmp_path: Path, words: tuple[str, ...], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang in COMPLETE:
        ended = tables(db, *words, place, lang=lang)
        assert (ended.code, ended.err.count("\n"), place in ended.err) == (2, 1, True)
    assert not [file for file in tmp_path.iterdir() if not file.name.startswith("t.db")]


@pytest.mark.skipif(not hasattr(os, "setresuid") or os.getuid() != 0, reason="needs rights to drop")
def test_a_folder_without_rights_is_told(db: Path, tmp_path: Path) -> None:
    folder = tmp_path / "to"
    folder.mkdir(0o755)
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        os.setresuid(65534, 65534, 65534)
        try:
            with new_file(folder / "copy.db"):
                pass
        except NotWritten as refused:
            os.write(writer, str(refused.details["reason"]).encode())
        os._exit(0)
    os.waitpid(child, 0)
    assert b"denied" in os.read(reader, 1000)
    os.close(reader)
    os.close(writer)
    assert list(folder.iterdir()) == []


WAITS = """
import sys, time
from stolik.cli import main
from stolik.server.storage import database_file
whole = database_file.back_up
def slow(file, into):
    whole(file, into)
    print("written", flush=True)
    time.sleep(60)
database_file.back_up = slow
main(sys.argv[1:])
"""


@pytest.mark.skipif(os.name == "nt", reason="no such signals there")
@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_backup_that_is_stopped_leaves_no_file(db: Path, tmp_path: Path, by: signal.Signals) -> None:
    (tmp_path / "to").mkdir()
    command = [sys.executable, "-c", WAITS, "tables", "backup", str(tmp_path / "to" / "copy.db"), "--db", str(db)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "written\n"
        assert list((tmp_path / "to").iterdir())
        process.send_signal(by)
        assert process.wait(20) == 128 + by
        assert process.stderr.read() == ""
    assert list((tmp_path / "to").iterdir()) == []


def test_a_backup_of_a_running_or_killed_server_changes_nothing_beside_it(db: Path, tmp_path: Path) -> None:
    async def running() -> None:
        store = await Store.open(db)
        await store.say("t", ChatRow(EVERYBODY, 0, 0, "newest"))
        before = {name: data for name, data in beside(tmp_path).items() if not name.endswith("-shm")}
        assert tables(db, "backup", str(tmp_path / "copy.db")).code == 0
        after = {name: data for name, data in beside(tmp_path).items() if not name.endswith("-shm")}
        assert after.pop("copy.db")
        assert after == before
        for ending in ("", "-wal"):
            shutil.copy(f"{db}{ending}", tmp_path / f"killed.db{ending}")
        await store.close()

    asyncio.run(running())
    before = beside(tmp_path)
    assert tables(tmp_path / "killed.db", "backup", str(tmp_path / "second.db")).code == 0
    after = beside(tmp_path)
    copies = [tmp_path / "copy.db", tmp_path / "second.db"]
    after.pop("second.db")
    assert after == before
    for copy in copies:
        with closing(sqlite3.connect(copy)) as file:
            assert file.execute("SELECT text FROM chat").fetchall() == [("newest",)]


def test_a_sound_file_is_called_sound_and_stays_as_it_is(db: Path, tmp_path: Path) -> None:
    fill(db)
    before = beside(tmp_path)
    english, polish = (stolik("tables", "check", str(db), lang=lang) for lang in ("en", "pl"))
    assert (english.code, "sound" in english.out, "2 tables" in english.out) == (0, True, True)
    assert (polish.code, "w porządku" in polish.out) == (0, True)
    assert beside(tmp_path) == before


def run(db: Path, sql: str, *more: object) -> None:
    with closing(sqlite3.connect(db)) as file:
        file.execute(sql, more)
        file.commit()


def test_a_table_that_cannot_be_opened_is_named(db: Path) -> None:
    fill(db)
    run(db, "UPDATE answers SET value = '\"side:z\"'")
    run(db, "UPDATE tables SET options = 'nonsense' WHERE id = 's'")
    ended = stolik("tables", "check", str(db))
    assert ended.code == 1
    assert "Table t (not_alone) goes on without its last answers (1)" in ended.out
    assert "Table s (not_alone) cannot be opened" in ended.out
    found = json.loads(stolik("tables", "check", str(db), "--json").out)
    assert {one["id"]: bool(one["error"]) for one in found["tables"]} == {"t": False, "s": True}


def test_what_an_upgrade_touches_is_said_before_it(db: Path) -> None:
    game = new_game("not_alone", players=2, seed=7)
    game.answer(0, "side:b")
    kept = checkpoint(game, 1)
    run(db, "UPDATE tables SET version = 1")
    run(db, "INSERT INTO checkpoints (table_id, answers, version, data) VALUES ('t', 1, 1, ?)", kept.data)
    before = db.read_bytes()
    plain = stolik("tables", "check", str(db))
    assert (plain.code, "--with-this-version" in plain.out) == (0, True)
    told = stolik("tables", "check", str(db), "--with-this-version")
    assert "Table t (not_alone) goes on under new rules" in told.out
    assert "It keeps every answer" in told.out
    assert "pójdzie dalej" in stolik("tables", "check", str(db), "--with-this-version", lang="pl").out
    (one,) = json.loads(stolik("tables", "check", str(db), "--with-this-version", "--json").out)["tables"]
    assert (one["found"], one["undone"], one["error"]) == (1, 0, None)
    assert db.read_bytes() == before


def test_an_older_file_is_checked_and_backed_up_as_it_is(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as file:
        for step in MIGRATIONS[:7]:
            file.executescript(step.read_text())
        file.execute("PRAGMA user_version = 7")
        file.commit()
    before = old.read_bytes()
    checked = stolik("tables", "check", str(old))
    assert (checked.code, f"from version 7 to {len(MIGRATIONS)}" in checked.out) == (0, True)
    assert tables(old, "backup", str(tmp_path / "copy.db")).code == 0
    assert old.read_bytes() == before
    with closing(sqlite3.connect(tmp_path / "copy.db")) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (7,), "the older version can still use it"


def test_a_back_up_is_marked_so_that_its_tables_go_on_into_a_new_future(db: Path, tmp_path: Path) -> None:
    assert stolik("tables", "backup", str(tmp_path / "copy.db"), "--db", str(db)).code == 0
    for file, marks in ((db, 0), (tmp_path / "copy.db", 1)):
        with closing(sqlite3.connect(file)) as opened:
            assert opened.execute("SELECT DISTINCT copied FROM tables").fetchall() == [(marks,)]
