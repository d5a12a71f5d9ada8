"""`stolik tables`: what a host does with the tables in a database."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.command import Ended, stolik
from tests.server.rooms import record_of

from stolik import Position, new_game
from stolik.server.storage.database_file import PARTS
from stolik.server.storage.ended_games import EndedGame
from stolik.server.storage.records import AnswerRow, LinkRow
from stolik.server.storage.store import Store
from stolik.text.languages import COMPLETE


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A database with one table that was begun."""

    async def fill() -> None:
        store = await Store.open(tmp_path / "t.db")
        record = record_of(new_game("not_alone", players=2, seed=7), {1: "sensible"})
        await store.create(record.table, record.seats, {"h": LinkRow("t", "host", None)})
        await store.append("t", 0, AnswerRow(0, "side", "side:b"))
        await store.close()

    asyncio.run(fill())
    return tmp_path / "t.db"


def tables(db: Path, *words: str, lang: str = "en", columns: int = 100) -> Ended:
    return stolik("tables", *words, "--db", str(db), lang=lang, columns=columns)


def test_tables_are_listed_and_shown_without_secrets(db: Path) -> None:
    listed = tables(db, "list")
    assert listed.code == 0
    assert "running" in listed.out
    assert "w toku" in tables(db, "list", lang="pl").out
    (one,) = json.loads(tables(db, "list", "--json").out)
    assert (one["id"], one["game"], one["state"], one["answers"]) == ("t", "not_alone", "running", 1)
    shown = tables(db, "show", "t")
    assert "sensible" in shown.out
    assert "side:b" not in shown.out + listed.out


@pytest.mark.parametrize(("lang", "said"), [("en", "There is no database"), ("pl", "Nie ma bazy")])
def test_a_database_that_is_not_there_is_called_so(tmp_path: Path, lang: str, said: str) -> None:
    missing, copy = tmp_path / "elsewhere.db", tmp_path / "copy.db"
    for words in (["list", "--db", missing], ["backup", copy, "--db", missing], ["check", missing]):
        ended = stolik("tables", *map(str, words), lang=lang, columns=200)
        assert (ended.code, said in ended.err) == (2, True)
        assert not missing.exists()
        assert not copy.exists()


@pytest.mark.parametrize("lang", COMPLETE)
def test_an_id_can_be_copied_from_a_narrow_terminal(db: Path, lang: str) -> None:
    with closing(sqlite3.connect(db)) as opened, opened:
        opened.execute("PRAGMA foreign_keys = OFF")
        opened.execute("UPDATE tables SET id = 'dfMYENYXITdz'")
    listed = tables(db, "list", lang=lang, columns=60).out
    assert "dfMYENYXITdz" in listed
    assert "…" not in listed


def test_a_table_is_exported_as_a_save(db: Path, tmp_path: Path) -> None:
    assert tables(db, "export", "t", str(tmp_path / "save.json")).code == 0
    assert Position.load((tmp_path / "save.json").read_bytes()).observe(0).side == "b"  # type: ignore[attr-defined]
    again = tables(db, "export", "t", str(tmp_path / "save.json"))
    assert (again.code, "save.json" in again.err) == (2, True), "no file is overwritten"


@pytest.mark.skipif(os.name == "nt", reason="no such modes there")
def test_a_backup_is_whole_and_for_its_owner_alone(db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert tables(db, "backup", str(copy)).code == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert json.loads(tables(copy, "list", "--json").out) == json.loads(tables(db, "list", "--json").out)


def rows(db: Path) -> int:
    with closing(sqlite3.connect(db)) as file:
        return sum(file.execute(f"SELECT count(*) FROM {kind}").fetchone()[0] for kind in ("tables", *PARTS))


def listed(db: Path, *words: str) -> list[str]:
    return [one["id"] for one in json.loads(tables(db, "list", "--json", *words).out)]


def test_a_deleted_table_is_in_the_bin_and_can_be_restored_whole(db: Path) -> None:
    before = rows(db)
    assert tables(db, "delete", "t").code == 0
    assert (listed(db), listed(db, "--bin")) == ([], ["t"])
    for words in (("delete", "t"), ("show", "t"), ("export", "t", "save.json"), ("relink", "t")):
        ended = tables(db, *words)
        assert (ended.code, "stolik tables restore t" in ended.err) == (2, True)
    assert tables(db, "restore", "t").code == 0
    assert (listed(db), listed(db, "--bin"), rows(db)) == (["t"], [], before)
    again = tables(db, "restore", "t")
    assert (again.code, "not in the bin" in again.err) == (2, True)


@pytest.mark.parametrize("binned", [False, True])
def test_now_deletes_for_good_also_from_the_bin(db: Path, binned: bool) -> None:
    if binned:
        tables(db, "delete", "t")
    assert tables(db, "delete", "--now", "t").code == 0
    assert (listed(db), listed(db, "--bin"), rows(db)) == ([], [], 0)


def test_the_list_says_when_a_table_will_go(db: Path) -> None:
    assert "365 days of running" in tables(db, "list").out
    assert "365 dniach pracy" in tables(db, "list", lang="pl").out
    tables(db, "delete", "t")
    assert "7 days of running" in tables(db, "list", "--bin").out
    tables(db, "restore", "t")
    with closing(sqlite3.connect(db)) as file:
        file.execute("UPDATE keep SET days = 0")
        file.commit()
    assert "stays" in tables(db, "list").out


@pytest.mark.parametrize("words", [("show", "x"), ("delete", "t", "x"), ("export", "x", "save.json"), ("restore", "x")])
def test_a_table_that_is_not_there_is_named(db: Path, words: tuple[str, ...]) -> None:
    ended = tables(db, *words)
    assert (ended.code, "no table x" in ended.err) == (2, True)
    assert json.loads(tables(db, "list", "--json").out), "and nothing is deleted"


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    ended = tables(tmp_path / "none.db", "list")
    assert (ended.code, "none.db" in ended.err) == (2, True)
    assert not (tmp_path / "none.db").exists()


def test_the_house_says_how_its_games_have_ended(db: Path) -> None:
    assert "No game has ended here yet" in tables(db, "statistics").out
    game = EndedGame("not_alone", 3, {"expert": True}, 1, ("sensible",), ("hunted",), "bots", 120)

    async def end() -> None:
        store = await Store.open(db)
        await store.append("t", 1, AnswerRow(0, "side", "side:b"), ended=True, counted=game)
        await store.close()

    asyncio.run(end())
    said = tables(db, "statistics", columns=160).out
    assert [words.split() for words in said.splitlines() if "Not Alone" not in words] == [
        ["Games", "Answers", "People", "won", "Bots", "won", "Creature", "Hunted"],
        ["All", "games", "1", "120", "0/1", "1/1", "0/1", "1/1"],
        ["3", "players", "1", "120", "0/1", "1/1", "0/1", "1/1"],
        ["With:", "Sensible", "bot", "1", "120", "0/1", "1/1", "0/1", "1/1"],
        ["Expert", "variant", "1", "120", "0/1", "1/1", "0/1", "1/1"],
    ]
    assert "Obecność" in tables(db, "statistics", lang="pl").out
    (row,) = json.loads(tables(db, "statistics", "--json").out)
    assert (row["games"], row["won"], row["answers"]) == (1, ["hunted"], 120)
