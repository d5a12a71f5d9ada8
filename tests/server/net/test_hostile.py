"""Careless and hostile visitors of a real server: the others hardly notice, and nothing stays."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.house import House, Player
from tests.server.net.test_lines import UPGRADE, frame
from tests.server.test_kill import read
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

LONG = bool(os.environ.get("STOLIK_LONG"))
SECONDS = 15 if LONG else 2
"""How long an attack lasts."""
WAIT = 1.0
"""Seconds for which others wait at most, on a busy machine too. Before there were limits it was 2.8 and more."""
MEMORY = 30.0
"""Megabytes an attack may take. Before there were limits it took 137 in 20 seconds."""
ESTABLISHED = 1
HASTE = "from stolik.server.net import lines; lines.READ_WITHIN = lines.ASK_WITHIN = lines.CLOSE_WITHIN = 1.0"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")


def line_to(house: House, said: bytes) -> socket.socket:
    """A connection that says something and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.settimeout(5)
    line.connect(("127.0.0.1", house.port))
    line.sendall(said)
    return line


def upgrade(link: str) -> bytes:
    return UPGRADE.replace(b"/ws/x", f"/ws/{link}".encode()).replace(b"host: here", b"host: 127.0.0.1")


def cut_off(line: socket.socket) -> bool:
    """Whether the server has ended the connection; what it sent before is not read."""
    return line.getsockopt(socket.SOL_TCP, socket.TCP_INFO, 1)[0] != ESTABLISHED


async def longest_wait(house: House, link: str, during: Callable[[], Awaitable[Any]]) -> float:
    """The longest a player has waited for the answer to a ping while something else happened."""
    longest, done = 0.0, False

    async def ask() -> None:
        nonlocal longest
        async with house.player(link) as player:
            while not done:
                asked = time.perf_counter()
                await player.send({"ping": True})
                while await player.other() != {"pong": True}:
                    pass
                longest = max(longest, time.perf_counter() - asked)
                await asyncio.sleep(0.05)

    asking = asyncio.create_task(ask())
    await during()
    done = True
    await asking
    return longest


async def ended(lines: list[socket.socket]) -> None:
    """Wait until the server has ended all these connections."""
    for _ in range(600):
        if all(map(cut_off, lines)):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("some are still there")


def attacked(house: House, attack: Callable[[dict[str, Any]], Awaitable[Any]]) -> None:
    """Attack one table: somebody at another one hardly waits, and the server's memory hardly grows."""
    made, other = house.table("person", "person"), house.table("person", "person")
    before = house.memory
    waited = asyncio.run(longest_wait(house, other["seats"][0]["token"], lambda: attack(made)))
    assert waited < WAIT
    assert house.memory - before < MEMORY
    assert house.get("/healthz")[0] == 200


def test_pings_without_end_harm_nobody(tmp_path: Path) -> None:
    chunk = frame(Opcode.PING, b"x" * 125) * 500

    async def flood(made: dict[str, Any]) -> None:
        def pour(line: socket.socket) -> None:
            for _ in range(10_000):
                line.sendall(chunk)

        def one() -> None:
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                with line_to(house, upgrade(made["watch"])) as line, pytest.raises(ConnectionError):
                    pour(line)

        await asyncio.gather(*(asyncio.to_thread(one) for _ in range(2)))

    with House(tmp_path / "t.db") as house:
        attacked(house, flood)


def test_who_never_reads_is_cut_off_and_holds_no_memory(tmp_path: Path) -> None:
    much = b"".join(frame(Opcode.TEXT, b'{"why":"%s"}' % (b"x" * 8_000)) for _ in range(60))

    async def sit_and_ask(made: dict[str, Any]) -> None:
        with ExitStack() as lines:
            said = upgrade(made["seats"][0]["token"])
            await ended([lines.enter_context(line_to(house, said + much)) for _ in range(15)])

    with House(tmp_path / "t.db", first="" if LONG else HASTE) as house:
        attacked(house, sit_and_ask)


def test_silent_and_half_requests_are_not_waited_for(tmp_path: Path) -> None:
    parts = [b"", b"GET / HTTP/1.1\r\nhost: 127", b"POST /api/tables HTTP/1.1\r\ncontent-length: 9\r\n\r\n{"]

    async def say_little(_: dict[str, Any]) -> None:
        with ExitStack() as lines:
            few = [lines.enter_context(line_to(house, said)) for said in parts * (200 if LONG else 50)]
            await ended(few)

    with House(tmp_path / "t.db", first="" if LONG else HASTE) as house:
        attacked(house, say_little)


BAD_BOTS = """
import time
from stolik import bots
from stolik.server.bots import thinkers
from stolik.server.bots import thinking
class Bad:
    def __init__(self, game, seat, rng):
        self.spins = seat % 2
    def choose(self, view, question):
        while self.spins:
            pass
        time.sleep(1000)
bots.BOTS["bad"] = Bad
thinking.TIME, thinking.WAIT, thinkers.STUCK = {0}, {0}, 0.2
"""


def test_bots_that_hang_or_never_end_harm_nobody(tmp_path: Path) -> None:
    async def play(made: dict[str, Any]) -> None:
        tables = [await asyncio.to_thread(house.table, "person", "bad", "bad") for _ in range(6)]

        async def one(table: dict[str, Any]) -> None:
            async with house.player(table["seats"][0]["token"]) as player:
                await player.play(Random(1), 6)

        async with asyncio.timeout(120):
            await asyncio.gather(*map(one, tables))

    with House(tmp_path / "t.db", first=BAD_BOTS.format(10 if LONG else 0.5)) as house:
        attacked(house, play)


async def play_on(player: Player, rng: Random, away: list[int], answered: Callable[[], None]) -> None:
    """Give answers until the game is over; come back when sent away, which is noted."""
    while not player.state.get("over"):
        player.state, player._answered = {}, None
        with suppress(ConnectionClosed):
            async with player:
                while not player.state.get("over"):
                    await player.play(rng, 1)
                    answered()
        if not player.state.get("over"):
            away.append(player.socket.close_code or 0)


def test_two_servers_on_one_file_lose_nothing(tmp_path: Path) -> None:
    """Each notices what was written at the other, and reads the table again."""
    answers = 90 if LONG else 9
    db = tmp_path / "t.db"
    with House(db) as one, House(db) as two:
        made = one.table("person", "person", "person")
        players = [h.player(seat["token"]) for h, seat in zip((one, two, two), made["seats"], strict=True)]

        async def play() -> list[int]:
            away: list[int] = []
            enough = asyncio.Event()

            def answered() -> None:
                over = any(player.state.get("over") for player in players)
                if over or sum(player.acknowledged for player in players) >= answers:
                    enough.set()

            playing = [asyncio.create_task(play_on(p, Random(n), away, answered)) for n, p in enumerate(players)]
            async with asyncio.timeout(300 if LONG else 60):
                await enough.wait()
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            return away

        assert set(asyncio.run(play())) == {1012}
        assert {house.get("/healthz")[0] for house in (one, two)} == {200}
    kept = [row.seat for row in read(db, made["table"]).answers]
    for seat, player in enumerate(players):
        assert player.acknowledged <= kept.count(seat)
