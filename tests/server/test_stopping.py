"""However the server is ended, it stores where every game stands; its own processes never outlive it."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.house import PATIENCE, House, Player, any_answer
from tests.server.tables.test_checkpoints import of_other_rules
from tests.server.test_kill import read, wait_until

from stolik.server.tables.game.restore import restore

SERVE = [sys.executable, "-m", "stolik", "serve", "--port", "0"]
ROOT = Path(__file__).parents[2]

THINKING = """
import time
from pathlib import Path
from stolik import bots

class Thinks:
    def choose(self, view, question):
        Path(sys.argv[2] + ".thinks").touch()
        while True:
            sum(range(1000))

bots.BOTS["sensible"] = lambda game, seat, rng: Thinks()
"""

OPENING = """
import sys, time
from pathlib import Path
from stolik.server import serve
from stolik.server.storage import database
from stolik.server.storage import database_file
ready = database_file.make_ready
def slowly(file):
    Path(sys.argv[2] + ".opens").touch()
    time.sleep(1)
    ready(file)
    time.sleep(0.5)
database.make_ready = slowly
serve(port=0, db=sys.argv[2])
"""

TAKE_TERMINAL = """
import fcntl, os, sys, termios
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execvp(sys.argv[1], sys.argv[1:])
"""

SLOW_TO_STORE = """
import asyncio
from pathlib import Path
from stolik.server.tables.rooms import room
close = room.Room.close
async def slowly(self):
    Path(sys.argv[2] + ".stores").touch()
    await asyncio.sleep(1.5)
    return await close(self)
room.Room.close = slowly
"""


def goes_on(db: Path, table: str) -> bool:
    """Whether the table, with at least one answer, can continue under the rules of the next version."""
    record = read(db, table)
    kept = record.checkpoint is not None and record.checkpoint.answers == len(record.answers)
    return bool(record.answers) and kept and not restore(of_other_rules(record, table=999, kept=999)).undone


async def let_the_bot_think(player: Player, db: Path) -> None:
    """Answer until the bot at the other seat is asked something."""
    thinks = Path(f"{db}.thinks").exists
    while not thinks():
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await player.asked()
            await player.answer(any_answer(player.state["question"], Random(1)))


async def answer_once(house: House, made: dict[str, Any]) -> None:
    async with house.player(made["seats"][0]["token"]) as player:
        await player.asked()
        await player.answer("side:a")
        await player.until(lambda s: s["view"]["side"] == "a")


@pytest.mark.parametrize("by", ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"])
def test_every_signal_that_ends_a_program_ends_it_in_order(
    tmp_path: Path, by: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person")

        async def stay() -> None:
            await answer_once(house, made)
            async with house.player(made["seats"][1]["token"]) as player:
                await player.hear()
                stopping = asyncio.create_task(asyncio.to_thread(house.stop, getattr(signal, by)))
                assert await player.ended() == 1012
                assert await stopping == 0

        asyncio.run(stay())
        wait_until(lambda: not house.own_processes())
    assert goes_on(house.db, made["table"])
    assert "ERROR" not in capfd.readouterr().err


def test_asked_again_and_again_it_still_stores_everything(tmp_path: Path) -> None:
    with House(tmp_path / "t.db", first=SLOW_TO_STORE) as house:
        made = house.table("person", "person")
        asyncio.run(answer_once(house, made))
        house.signal_all(signal.SIGINT)
        house.signal_all(signal.SIGINT)
        wait_until((tmp_path / "t.db.stores").exists)
        for by in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            house.signal_all(by)
        assert house.stop(signal.SIGINT) == 0
    assert goes_on(house.db, made["table"])


@pytest.mark.parametrize("by", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_order_while_bots_think(tmp_path: Path, by: int, capfd: pytest.CaptureFixture[str]) -> None:
    with House(tmp_path / "t.db", first=THINKING) as house:
        made = house.table("person", "sensible")

        async def stay() -> None:
            async with house.player(made["seats"][0]["token"]) as player:
                await let_the_bot_think(player, house.db)
                house.signal_all(by)
                assert await player.ended() == 1012

        asyncio.run(stay())
        assert house.stop(by) == 0
        wait_until(lambda: not house.own_processes())
    assert goes_on(house.db, made["table"])
    told = capfd.readouterr().err
    assert "ERROR" not in told
    assert "bot" not in told


def test_bots_that_think_do_not_outlive_a_killed_server(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with House(tmp_path / "t.db", first=THINKING) as house:
        made = house.table("person", "sensible")

        async def stay() -> None:
            with suppress(Exception):
                async with house.player(made["seats"][0]["token"]) as player:
                    await let_the_bot_think(player, house.db)
                    assert len(house.own_processes()) == 3
                    house.kill()

        asyncio.run(stay())
        begun = time.monotonic()
        wait_until(lambda: not house.own_processes())
        assert time.monotonic() - begun < 10, "long before a thought is broken off"
    assert "ERROR" not in capfd.readouterr().err


@pytest.mark.parametrize("by", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_signal_while_the_database_is_opened(tmp_path: Path, by: int, capfd: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "t.db"
    with House(db) as house:
        made = house.table("person", "person")
    starting = subprocess.Popen([sys.executable, "-c", OPENING, "", str(db)], stdout=subprocess.PIPE)
    wait_until((tmp_path / "t.db.opens").exists)
    starting.send_signal(by)
    assert starting.communicate(timeout=PATIENCE)[0] == b""
    assert starting.returncode == 0
    told = capfd.readouterr().err
    assert f"asked to stop by {signal.Signals(by).name} before" in told
    assert "ERROR" not in told
    with House(db) as house:
        assert house.get(f"/api/tables/{made['host']}")[0] == 200


@contextmanager
def in_terminal(*command: str) -> Iterator[tuple[subprocess.Popen[bytes], Callable[[str], str], Callable[[], None]]]:
    """A program in a terminal of its own: the program, a function that waits for words on the screen and returns all of
    it, and one that closes the terminal.
    """
    screen, inner = pty.openpty()

    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    program = subprocess.Popen(
        [sys.executable, "-c", TAKE_TERMINAL, *command],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        cwd=ROOT,
        env=environment,
    )
    os.close(inner)
    shown = b""

    def until(words: str) -> str:
        nonlocal shown
        while words.encode() not in shown:
            assert select.select([screen], [], [], PATIENCE)[0]
            shown += os.read(screen, 4096)
        return shown.decode()

    closed = False

    def close() -> None:
        nonlocal closed
        os.close(screen)
        closed = True

    try:
        yield program, until, close
    finally:
        if not closed:
            close()
        if program.poll() is None:
            program.kill()
        program.wait(PATIENCE)


def alive(pattern: str) -> bool:
    """Whether a process with this in its command line runs."""
    listed = subprocess.run(["ps", "-ww", "-A", "-o", "stat=,args="], capture_output=True, text=True, check=True).stdout
    return any(pattern in line and not line.startswith("Z") for line in listed.splitlines())


@pytest.mark.parametrize("shell", ["", "{} ; true", "exec {}", "{} 2>&1 | cat"])
def test_a_closed_terminal_ends_it_in_order(tmp_path: Path, shell: str) -> None:
    db = tmp_path / "t.db"
    serve = [sys.executable, "scripts/play.py", "--port", "0", "--db", str(db)]
    with in_terminal(*(["bash", "-c", shell.format(shlex.join(serve))] if shell else serve)) as (_, until, close):
        url = re.search(r"http://\S+", until(".db."))
        assert url is not None
        house = House.at(url.group().rstrip("/"))
        made = house.table("person", "person")
        asyncio.run(answer_once(house, made))
        close()
        wait_until(lambda: not alive(str(db)))
    assert goes_on(db, made["table"])


def test_a_server_that_shall_outlive_its_terminal_does(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    hold = shlex.join([*SERVE, "--db", str(db)])
    with in_terminal("bash", "-c", f"nohup {hold} >{tmp_path}/said 2>&1 & echo '<'$!'>'; wait") as (_, until, close):
        told = until(">").rpartition("<")[2]
        pid = int(told.partition(">")[0])
        said = tmp_path / "said"
        wait_until(lambda: said.exists() and "http://" in said.read_text())
        url = re.search(r"http://\S+", said.read_text())
        assert url is not None
        close()
    time.sleep(0.5)
    try:
        house = House.at(url.group().rstrip("/"))
        assert house.get("/healthz")[0] == 200
    finally:
        os.kill(pid, signal.SIGTERM)
    wait_until(lambda: not alive(str(db)))
