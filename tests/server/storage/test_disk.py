"""A disk that breaks, fills up, or has spoilt the database."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Player
from tests.server.net.test_limits import WISH

from stolik.server.errors import NotKept, NotRead
from stolik.server.storage.records import AnswerRow
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby

BREAKER = Path(__file__).with_name("broken_disk.c")
ERRORS = [errno.EIO, errno.ENOSPC, errno.EROFS] if os.environ.get("STOLIK_LONG") else [errno.EIO]


@pytest.fixture(scope="session")
def breaker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that lets writes fail."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not Path("/proc/self/fd").exists():
        pytest.skip("needs a C compiler and Linux")
    library = tmp_path_factory.mktemp("breaker") / "broken_disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", str(library), str(BREAKER), "-ldl"], check=True)
    return library


@contextmanager
def small_disk(at: Path) -> Iterator[None]:
    """A disk of 1 MB."""
    at.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(at)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("only who may mount can have a small disk")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(at)], check=True)


async def refused(player: Player, value: Any) -> None:
    seq = player.state["seq"]
    await player.answer(value)
    assert (await player.other())["error"]["id"] == "not_kept"
    assert player.state["seq"] == seq, "nothing has changed"


async def break_and_heal(house: House, spoil: Any, heal: Any) -> None:
    made = await asyncio.to_thread(house.table, "person", "random")
    async with house.player(made["seats"][0]["token"]) as player:
        await player.asked()
        spoil()
        for _ in range(3):
            await refused(player, "side:a")
        assert (await asyncio.to_thread(house.get, "/healthz"))[0] == 503
        assert (await asyncio.to_thread(house.get, "/api/games"))[0] == 200
        await player.send({"ping": True})
        assert await player.other() == {"pong": True}
        heal()
        await player.answer("side:a")
        await player.until(lambda s: s["view"]["side"] == "a")
        assert (await asyncio.to_thread(house.get, "/healthz"))[0] == 200
    house.kill()


@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
def test_a_disk_that_breaks_and_heals(
    tmp_path: Path, breaker: Path, error: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    told.write_text("0")
    monkeypatch.setenv("LD_PRELOAD", str(breaker))
    monkeypatch.setenv("BROKEN_DISK", str(told))
    with House(tmp_path / "t.db") as house:
        monkeypatch.delenv("LD_PRELOAD")
        asyncio.run(break_and_heal(house, lambda: told.write_text(str(error)), lambda: told.write_text("0")))
    with sqlite3.connect(tmp_path / "t.db") as db:
        assert db.execute("SELECT value FROM answers").fetchall()[0] == ('"side:a"',)
    db.close()


@pytest.mark.long
def test_a_disk_that_is_full_and_has_space_again(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    filler = disk / "filler"

    def fill() -> None:
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    with small_disk(disk), House(disk / "t.db") as house:
        asyncio.run(break_and_heal(house, fill, filler.unlink))


def spoilt(file: Path) -> None:
    """Write noise over the pages of a database, but not over the first, which says what it is."""
    data = bytearray(file.read_bytes())
    data[4096:] = os.urandom(len(data) - 4096)
    file.write_bytes(data)


async def filled(file: Path) -> dict[str, Any]:
    lobby = Lobby(await Store.open(file), pause=0)
    made = [await lobby.create(WISH) for _ in range(30)]
    await lobby.close()
    return made[0]


def test_a_database_spoilt_while_it_is_used_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    made = asyncio.run(filled(tmp_path / "t.db"))

    async def visit() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        spoilt(tmp_path / "t.db")
        for _ in range(3):
            with pytest.raises(NotRead):
                await lobby.find(made["host"])
        await lobby.close()

    asyncio.run(visit())
    assert "malformed" in caplog.text
    assert made["host"] not in caplog.text


def test_a_refused_write_names_no_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def write() -> NotKept:
        store = await Store.open(tmp_path / "t.db")
        with sqlite3.connect(tmp_path / "t.db") as db:
            db.execute("ALTER TABLE answers RENAME TO lost")
        db.close()
        with pytest.raises(NotKept) as failed:
            await store.append("t", 0, AnswerRow(0, "lay", "place:2"))
        await store.close()
        return failed.value

    said = f"{asyncio.run(write()).details} {caplog.text}"
    assert "answers" in said
    assert "place:2" not in said
