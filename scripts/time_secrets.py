"""Play an attacker: does the time of the server's replies reveal when somebody else answers in secret?

    .venv/bin/python scripts/time_secrets.py ping stale --lines 10 --slots 600

It starts a server on this machine and opens a table of Not Alone. One of the Hunted lays a card and then changes its
mind, in secret, in a random half of the time slots. The Creature is the attacker: it has `--lines` connections, each
from a different network, and on each repeats one request: a `ping` of the table's protocol, a `frame` (a ping of the
WebSocket), a `stale` answer, a line of `chat`, `why` a thing is so, a `preview` of an answer, `again` (a new connection
each time), a `get` of the table. In each slot the attacker looks at the next replies: how long they took (`delay`) and
how long after a beat they came (`late`), the longest and the median of each. It is told when each slot begins, which no
real attacker is.

`turn` looks at bots' turns instead, which lie open: at a table of Voidfall the time from the attacker's answer to the
bot's turn is compared for turns with many and with few lines of the log. `pauses` is that time in whole pauses, `late`
what it is beyond them.

The script prints the AUC: how often replies are slower in a slot with an answer than in one without; 0.5 is guessing,
and anything beyond three standard errors is marked. `signs` are unsolicited messages. Attacker, players and server each
have a core: an attacker who shares the server's core gets replies late whenever the server is busy. On a machine that
does other work, give this script a high priority.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import uvloop

from loading.house import House
from stolik.server.net.app import BOT_PAUSE
from turns.player import Person

now = time.monotonic
BEAT = 0.01
SLOT, LOOK = 0.1, 0.045
"""The minimal length of a slot, and the part of it the attacker looks at, in seconds."""
LOOKS = {"why": 0.09, "preview": 0.09}
"""The part of a slot the attacker looks at for replies that take five beats, in seconds."""
SPACING = 0.03
"""Seconds between two requests on a connection, as its rate limit allows."""
SPACINGS = {"chat": 0.51, "why": 0.085, "preview": 0.085}
"""The same for requests with a narrower limit."""
SERVE = "import sys; from stolik.server import serve; serve('127.0.0.1', 0, sys.argv[1], beat=float(sys.argv[2]))"
HELLO = (
    "GET {} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: {}\r\n\r\n"
)
TEXT, PING, PONG = 1, 9, 10
CORES = range(os.cpu_count() or 1)
ADDRESSES = count(10)


class Line(asyncio.Protocol):
    """A connection; `heard` is called with the time, kind and content of each frame, or with the bytes of an answer."""

    def __init__(self, heard: Callable[[float, int, bytes], None], path: str = "") -> None:
        self._heard, self._path = heard, path
        self._read = b""
        self.socket = bool(path)
        self.open = asyncio.Event()

    def connection_made(self, transport: Any) -> None:
        """Called by the loop."""
        self.transport = transport
        if not self._path:
            self.open.set()
        else:
            key = base64.b64encode(random.randbytes(16)).decode()
            transport.write(HELLO.format(self._path, key).encode())

    def data_received(self, data: bytes) -> None:
        """Called by the loop."""
        at = now()
        self._read += data
        if not self.socket:
            head, end, body = self._read.partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            if end and len(body) >= int(length[1] if length else 0):
                self._read = b""
                self._heard(at, int(head.split()[1]), body)
            return
        if not self.open.is_set():
            head, end, rest = self._read.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(head)
            self._read = rest
            self.open.set()
        while len(self._read) >= 2:
            start, size = 2, self._read[1]
            if size > 125:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self._read[2:start], "big")
            if len(self._read) < start + size:
                return
            kind, content = self._read[0] & 15, self._read[start : start + size]
            self._read = self._read[start + size :]
            if kind == PING:
                self.send(content, PONG)
            else:
                self._heard(at, kind, content)

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """Send a frame."""
        self.transport.write(bytes((128 | kind, 128 | len(content))) + bytes(4) + content)


async def line(
    port: int, heard: Callable[[float, int, bytes], None], path: str = "", address: str = "127.0.0.1"
) -> Line:
    """Open a connection."""
    loop = asyncio.get_running_loop()
    made = (await loop.create_connection(lambda: Line(heard, path), "127.0.0.1", port, local_addr=(address, 0)))[1]
    await made.open.wait()
    return made


class Player:
    """A player who answers everything up to the secret question; one of them then lays a card and changes its mind."""

    def __init__(self) -> None:
        self.slots: list[tuple[float, bool]] = []
        self.line: Line | None = None
        self._seq = 0
        self._options: list[str] = []
        self._told = asyncio.Event()

    async def come(self, port: int, link: str) -> None:
        """Come to the table."""
        self.line = await line(port, self._heard, f"/ws/{link}")

    def _heard(self, at: float, kind: int, content: bytes) -> None:
        message = json.loads(content) if kind == TEXT else {}
        if "error" in message:
            raise RuntimeError(message)
        if "view" not in message:
            return
        new = message["seq"] != self._seq
        self._seq, question = message["seq"], message["question"]
        if question and question["kind"] == "lay":
            self._options = question["options"]
        elif question and new:
            self._answer("word:pass" if "word:pass" in question["options"] else question["options"][0])
        self._told.set()

    def _answer(self, value: str) -> None:
        assert self.line is not None
        self.line.send(json.dumps({"seq": self._seq, "value": value}).encode())

    async def play(self, slots: int) -> None:
        """Answer in secret in about half of the slots."""
        while not self._options:
            self._told.clear()
            await self._told.wait()
        self._answer(self._options[0])
        await asyncio.sleep(1)
        for _ in range(slots):
            await asyncio.sleep(SLOT * random.uniform(1, 2))
            answers = random.random() < 0.5
            self.slots.append((now(), answers))
            if answers:
                self._told.clear()
                self._answer(random.choice(self._options))
                await asyncio.wait_for(self._told.wait(), 5)
        await asyncio.sleep(LOOK)


class Attacker:
    """Repeats its request on one connection, and notes the times of requests and replies."""

    def __init__(self, port: int, link: str, kind: str) -> None:
        self._port, self._link, self._kind = port, link, kind
        self._name = str(random.getrandbits(40))
        self._reply: asyncio.Future[float] | None = None
        self._address = f"127.0.0.{next(ADDRESSES)}"
        self.asked: list[tuple[float, float]] = []
        self.signs: list[float] = []

    def _heard(self, at: float, kind: int, content: bytes) -> None:
        message = json.loads(content) if kind == TEXT else {}
        answers = {
            "ping": "pong" in message,
            "frame": kind == PONG,
            "stale": message.get("error", {}).get("id") == "stale",
            "chat": any(line["text"] == self._name for line in message.get("chat", ())),
            "again": "view" in message,
            "get": kind == 200,
            "why": "why" in message,
            "preview": "preview" in message,
        }
        if answers[self._kind]:
            if self._reply is not None and not self._reply.done():
                self._reply.set_result(at)
        elif "chat" not in message:
            self.signs.append(at)

    async def ask(self) -> None:
        """Ask until cancelled."""
        spacing = SPACINGS.get(self._kind, SPACING)
        path = "" if self._kind == "get" else f"/ws/{self._link}"
        said: dict[str, tuple[bytes, int]] = {
            "ping": (b'{"ping":true}', TEXT),
            "frame": (b"", PING),
            "stale": (b'{"seq":0,"value":"x"}', TEXT),
            "chat": (json.dumps({"chat": self._name}).encode(), TEXT),
            "why": (b'{"why":"place:1","of":1}', TEXT),
            "preview": (b'{"preview":"place:1"}', TEXT),
        }
        mine = await line(self._port, self._heard, path, self._address) if self._kind != "again" else None
        while True:
            await asyncio.sleep(random.uniform(0, spacing))
            self._reply = asyncio.get_running_loop().create_future()
            begun = now()
            if mine is None:
                new = await line(self._port, self._heard, path, self._address)
            elif mine.socket:
                mine.send(*said[self._kind])
            else:
                mine.transport.write(f"GET /api/tables/{self._link} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
            self.asked.append((begun, await asyncio.wait_for(self._reply, 10)))
            if mine is None:
                new.transport.abort()
            await asyncio.sleep(max(0.0, begun + spacing - now()))


def looks(asked: Sequence[tuple[float, float]], at: float, look: float) -> dict[str, float] | None:
    """What the attacker sees in a slot that begins at `at`; None if nothing."""
    replies = [(begun, heard) for begun, heard in asked if begun < at + look and at < heard < at + look + BEAT]
    if not replies:
        return None
    delays = [heard - begun for begun, heard in replies]
    late = [heard % BEAT for _, heard in replies]
    return {
        "delay, longest": max(delays),
        "delay, middle": statistics.median(delays),
        "late, longest": max(late),
        "late, middle": statistics.median(late),
    }


def auc(yes: Sequence[float], no: Sequence[float]) -> tuple[float, float]:
    """How often a value of the first is above one of the second, and the standard error (Hanley and McNeil)."""
    area = sum((a > b) + 0.5 * (a == b) for a in yes for b in no) / (len(yes) * len(no))
    both, pair = area / (2 - area), 2 * area**2 / (1 + area)
    spread = (len(yes) - 1) * (both - area**2) + (len(no) - 1) * (pair - area**2)
    return area, ((area * (1 - area) + spread) / (len(yes) * len(no))) ** 0.5


def sit(port: int, links: Sequence[str], slots: int) -> list[tuple[float, bool]]:
    """Play in a separate process, so that the players' reading does not delay the attacker. Returns the slots."""

    on_core(2)

    async def play() -> list[tuple[float, bool]]:
        players = [Player() for _ in links]
        for player, link in zip(players, links, strict=True):
            await player.come(port, link)
        await players[1].play(slots)
        return players[1].slots

    return uvloop.run(play())


async def attack(port: int, kind: str, lines: int, slots: int) -> dict[str, str]:
    """One row of the table."""
    wish = {"game": "not_alone", "players": 3, "options": {}, "seats": [{"kind": "person"}] * 3}
    made = await asyncio.to_thread(post, port, wish)
    links = [seat["token"] for seat in made["seats"]]
    attackers = [Attacker(port, links[0], kind) for _ in range(lines)]
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        asking = [asyncio.create_task(attacker.ask()) for attacker in attackers]
        playing = asyncio.get_running_loop().run_in_executor(elsewhere, sit, port, links, slots)
        asked_for_ever = asyncio.gather(*asking)
        waiting: list[asyncio.Future[Any]] = [playing, asked_for_ever]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if asked_for_ever.done():
            asked_for_ever.result()
        asked_for_ever.cancel()
        await asyncio.gather(asked_for_ever, return_exceptions=True)
        played = await playing
    asked = [pair for attacker in attackers for pair in attacker.asked]
    seen = [(looks(asked, at, LOOKS.get(kind, LOOK)), answers) for at, answers in played]
    told: dict[str, str] = {}
    for name in ("delay, longest", "delay, middle", "late, longest", "late, middle"):
        yes, no = ([look[name] for look, answers in seen if look and answers is which] for which in (True, False))
        area, error = auc(yes, no)
        told[name] = f"{area:.3f} ± {error:.3f}{' !' if abs(area - 0.5) > 3 * error else ''}"
    signs = [sign for attacker in attackers for sign in attacker.signs if sign > played[0][0]]
    return told | {"signs": str(len(signs)), "replies": str(len(asked))}


async def bots_turns(slots: int) -> dict[str, str]:
    """The row of `turn`."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "t.db"
        house = House(db, CORES[0])
        try:
            played = await Person(house, db, "voidfall", 2, "first").play(slots, lambda game: "random")
        finally:
            house.stop()
    told = [(at / 1000, len(message["log"]["lines"])) for wait in played.waits for at, message in wait.heard[1:2]]
    middle = statistics.median(lines for _, lines in told)
    found = {"turns": str(len(told)), "lines": f"{middle:.0f}"}
    for nth, name in enumerate(("pauses", "late")):
        many, few = ([divmod(at, BOT_PAUSE)[nth] for at, n in told if (n > middle) is more] for more in (True, False))
        area, error = auc(many, few)
        found[name] = f"{area:.3f} ± {error:.3f}{' !' if abs(area - 0.5) > 3 * error else ''}"
    return found


def on_core(nth: int, process: int = 0) -> None:
    """Pin a process, by default this one, to a core."""
    if len(CORES) > 2:
        os.sched_setaffinity(process, {CORES[nth]})


def post(port: int, wish: Any) -> Any:
    """Open a table."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(wish).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def main(arguments: Iterable[str] | None = None) -> None:
    """Print one row for each kind and number of lines."""
    kinds = ("ping", "frame", "stale", "chat", "why", "preview", "again", "get", "turn")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", choices=[*kinds, []], default=kinds)
    parser.add_argument("--lines", type=int, nargs="+", default=[1, 10])
    parser.add_argument("--slots", type=int, default=600)
    parser.add_argument("--beat", type=float, default=BEAT)
    given = parser.parse_args(arguments)
    on_core(1)
    if "turn" in given.kinds:
        print("turn:", ", ".join(f"{name} {value}" for name, value in uvloop.run(bots_turns(given.slots)).items()))
    if set(given.kinds) == {"turn"}:
        return
    names = ("delay, longest", "delay, middle", "late, longest", "late, middle", "signs", "replies")
    print("| asked | lines |", " | ".join(names), "|\n|", "---|" * (len(names) + 2), flush=True)
    for kind in [kind for kind in given.kinds if kind != "turn"]:
        for lines in given.lines:
            with tempfile.TemporaryDirectory() as folder:
                command = [sys.executable, "-c", SERVE, str(Path(folder) / "t.db"), str(given.beat)]
                server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
                try:
                    on_core(0, server.pid)
                    assert server.stdout is not None
                    port = re.search(r"127\.0\.0\.1:(\d+)", server.stdout.readline())
                    assert port is not None
                    told = uvloop.run(attack(int(port[1]), kind, lines, given.slots))
                finally:
                    server.terminate()
                    server.wait(30)
            print(f"| {kind} | {lines} |", " | ".join(told[name] for name in names), "|", flush=True)


if __name__ == "__main__":
    main()
