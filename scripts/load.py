"""Start a server on this machine, put it under load, and print one row of a Markdown table for each case.

    .venv/bin/python scripts/load.py open-500 closed-200 back-500 fresh-2000
    .venv/bin/python scripts/load.py zona-open-100 voidfall-open-100 --previews 0.5 --bots 2

A case is a game (Not Alone if none is named), a kind and a number of tables, with four persons each. `open`: one
answer a second at each table; `closed`: answers follow one another as fast as they can; `bots`: as `open`, with one
person and bots; `back`: all seats reconnect at once after the server was killed; `fresh`: memory of tables with one
guest each. Every person is a WebSocket that gives random legal answers, and knows of the rules only what a question
says. With `--bots` the last seats of each table are bots; with `--previews` somebody who is asked at a table looks at
what an answer would lead to, so many times a second (`open`, `closed` and `bots`).

`own` is the time from an answer to the next view of its seat, `last` the time to the last view of another seat,
`previews` their number a second and the time to the reply; times are in milliseconds. The server has one core and the
load another; bots share the server's core.
"""

import argparse
import asyncio
import base64
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import uvloop

import stolik

now = time.perf_counter
HELLO = (
    "GET /ws/{} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n{}\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LATE = 5.0
"""Seconds after which an answer of a closed loop counts as lost."""
VISITORS = count()


class News(msgspec.Struct):
    """The fields of a message that a seat needs."""

    seq: int | None = None
    question: dict[str, Any] | None = None
    over: bool = False
    error: dict[str, Any] | None = None
    preview: dict[str, Any] | None = None


READ = msgspec.json.Decoder(News)


class Result:
    """The measurements."""

    def __init__(self) -> None:
        self.on = False
        self.own: list[float] = []
        self.last: list[float] = []
        self.previews: list[float] = []
        self.errors: Counter[str] = Counter()


class Seat(asyncio.Protocol):
    """A person's WebSocket. It masks with zeros, which every server must accept."""

    def __init__(self, table: "Table", link: str) -> None:
        self._table, self._link = table, link
        self._read, self._open = bytearray(), False
        self.gone = False
        self.seq: int | None = None
        self.question: dict[str, Any] | None = None
        self.here = asyncio.get_running_loop().create_future()
        self._heard = "nothing"
        """The last error or close code."""
        self.previewed: float | None = None
        """When it sent the preview that has no reply yet."""

    def connection_made(self, transport: Any) -> None:
        """Called by the loop."""
        self.transport = transport
        key = base64.b64encode(random.randbytes(16)).decode()
        transport.write(HELLO.format(self._link, key, visitor()).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop."""
        self.gone = True
        if not self.here.done():
            self.here.set_exception(ConnectionError(f"not let in: {self._heard}, {exc}"))

    def data_received(self, data: bytes) -> None:
        """Called by the loop."""
        read = self._read
        read += data
        if not self._open:
            end = read.find(b"\r\n\r\n")
            if end < 0:
                return
            if not read.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(bytes(read[:200]))
            self._open = True
            del read[: end + 4]
        while len(read) >= 2:
            start, size = 2, read[1]
            if size > 125:
                start = 4 if size == 126 else 10
                size = int.from_bytes(read[2:start], "big")
            if len(read) < start + size:
                return
            kind, message = read[0] & 15, bytes(read[start : start + size])
            del read[: start + size]
            if kind == TEXT:
                self._hear(READ.decode(message))
            elif kind == PING:
                self.send(message, PONG)
            elif kind == CLOSE:
                self._heard += f", {int.from_bytes(message[:2], 'big')}"
                self.transport.close()

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a frame."""
        size = len(message)
        assert size < 1 << 16
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + message)

    def _hear(self, news: News) -> None:
        if news.error is not None:
            self._heard = str(news.error["id"])
            self._table.refused(self, news.error["id"])
        elif news.preview is not None:
            self._table.previewed(self)
        elif news.seq is not None:
            before, self.seq, self.question = self.seq, news.seq, news.question
            if not self.here.done():
                self.here.set_result(None)
            self._table.told(self, news, acted=news.seq != before)


class Table:
    """A table and its people."""

    def __init__(self, house: "House", request: dict[str, Any], result: Result) -> None:
        self._house, self._request, self._result = house, request, result
        self._rng = random.Random(next(VISITORS))
        self.links: list[str] = []
        self.seats: list[Seat] = []
        self._news = asyncio.Event()

    async def open(self) -> None:
        """Open the table."""
        made = await self._house.post("/api/tables", self._request)
        self.links = [seat["token"] for seat in made["seats"] if seat["token"]]

    async def join(self) -> None:
        """Let all people join, or rejoin."""
        self._actor: Seat | None = None
        self._over, self._sent, self._last = False, 0.0, 0.0
        loop = asyncio.get_running_loop()
        self.seats = [Seat(self, link) for link in self.links]
        for seat in self.seats:
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", self._house.port)  # type: ignore[misc]
            await seat.here

    def leave(self) -> None:
        """Let all people leave."""
        for seat in self.seats:
            seat.gone = True
            seat.transport.abort()

    def told(self, seat: Seat, news: News, *, acted: bool) -> None:
        """A seat has got a view."""
        if seat is self._actor and acted:
            if self._result.on:
                self._result.own.append(now() - self._sent)
            self._actor = None
        elif seat is not self._actor:
            self._last = now()
        self._over = self._over or news.over
        self._news.set()

    def refused(self, seat: Seat, error: str) -> None:
        """A seat was refused something."""
        self._result.errors[error] += self._result.on
        if seat is self._actor:
            self._actor = None
            self._news.set()

    def previewed(self, seat: Seat) -> None:
        """A seat has got the reply to its preview."""
        if seat.previewed is not None and self._result.on:
            self._result.previews.append(now() - seat.previewed)
        seat.previewed = None

    async def look_ahead(self, end: float, rate: float) -> None:
        """Ask for previews until `end`, `rate` per second, whenever somebody is asked something."""
        while now() < end:
            await asyncio.sleep(self._rng.expovariate(rate))
            asked = [seat for seat in self.seats if seat.question and seat.previewed is None and not seat.gone]
            if asked:
                seat = self._rng.choice(asked)
                assert seat.question is not None
                seat.previewed = now()
                seat.send(msgspec.json.encode({"preview": sample(seat.question, self._rng)}))

    async def play(self, end: float, rate: float | None) -> None:
        """Give answers until `end`: `rate` per second, or without a pause."""
        due = now()
        while now() < end:
            if rate is not None:
                due += self._rng.expovariate(rate)
                await asyncio.sleep(max(0.0, due - now()))
            while now() < end and not await self._ready():
                pass
            asked = [seat for seat in self.seats if seat.question]
            if not asked or self._actor is not None or any(seat.transport.is_closing() for seat in self.seats):
                continue
            if self._last > self._sent > 0 and self._result.on:
                self._result.last.append(self._last - self._sent)
            seat = self._actor = self._rng.choice(asked)
            assert seat.question is not None
            value = sample(seat.question, self._rng)
            seat.question = None
            self._sent = now()
            seat.send(msgspec.json.encode({"seq": seat.seq, "value": value}))

    async def _ready(self) -> bool:
        """Whether somebody may answer now; otherwise waits for news."""
        if self._over:
            self.leave()
            await self.open()
            await self.join()
        if any(seat.gone or seat.transport.is_closing() for seat in self.seats):
            self._result.errors["cut off"] += self._result.on
            self.leave()
            await self.join()
        if self._actor is None and any(seat.question for seat in self.seats):
            return True
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), LATE)
        except TimeoutError:
            self._result.errors["late"] += self._actor is not None and self._result.on
        return False


class House:
    """The server, in a process of its own."""

    def __init__(self, db: Path, core: int) -> None:
        self._db, self._core = db, core
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before."""
        serve = (sys.executable, "-m", "stolik", "serve", "--port", str(self.port), "--db", str(self._db))
        command = ("taskset", "-c", str(self._core), *serve)
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        while (found := re.search(r"127\.0\.0\.1:(\d+)", self._process.stdout.readline())) is None:
            pass
        self.port = int(found[1])

    def stop(self, by: int = signal.SIGTERM) -> None:
        """Stop it."""
        if (ended := self._process.poll()) is not None:
            raise RuntimeError(f"the server has ended by itself: {ended}")
        self._process.send_signal(by)
        self._process.wait(30)

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self._process.pid

    @property
    def cpu(self) -> float:
        """Seconds of CPU it has used, without its bots."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Bytes it holds in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * float(os.sysconf("SC_PAGE_SIZE"))

    async def post(self, path: str, body: Any) -> Any:
        """Send a request, as one visitor among many."""
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n{visitor()}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"{head}Connection: close\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = await reader.read()
        writer.close()
        status, _, content = answer.partition(b"\r\n\r\n")
        if b" 201 " not in status[:20]:
            raise RuntimeError(answer[:500])
        return msgspec.json.decode(content)


def visitor() -> str:
    """A header that makes this one of a thousand visitors: the server trusts it from its own machine."""
    n = next(VISITORS) % 1000
    return f"X-Forwarded-For: 10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}\r\n"


def sample(question: dict[str, Any], rng: random.Random) -> Any:
    """A random legal answer to a question as it is sent."""
    options, kind = question["options"], question["type"]
    if kind == "number":
        return rng.randint(question["lo"], question["hi"])
    if kind == "choose":
        return rng.choice(options)
    if kind == "order":
        return rng.sample(options, len(options))
    if kind == "amounts":
        units = [option for option, limit in zip(options, question["limits"], strict=True) for _ in range(limit)]
        return rng.sample(units, rng.randint(question["lo"], question["hi"]))
    return rng.sample(options, rng.randint(question["lo"], question["hi"]))


def spread(values: Sequence[float]) -> str:
    """The median, p95, p99 and maximum of some times, in milliseconds."""
    ordered = sorted(values)
    return (
        "/".join(f"{ordered[min(len(ordered) - 1, int(p * len(ordered)))] * 1000:.0f}" for p in (0.5, 0.95, 0.99, 1))
        if values
        else "-"
    )


async def opened(
    house: House, number: int, request: dict[str, Any], result: Result, *, joined: bool = True
) -> list[Table]:
    """Open this number of tables with their people."""
    tables = [Table(house, request, result) for _ in range(number)]
    gate = asyncio.Semaphore(8)

    async def one(table: Table) -> None:
        async with gate:
            await table.open()
            if joined:
                await table.join()

    await asyncio.gather(*map(one, tables))
    return tables


async def answers(house: House, case: "Case", pace: "Pace") -> str:
    """The row of a case in which tables play."""
    result = Result()
    tables = await opened(house, case.tables, case.request, result)
    end = now() + pace.warm + pace.seconds
    playing = [asyncio.create_task(table.play(end, case.rate)) for table in tables]
    if pace.previews:
        playing += [asyncio.create_task(table.look_ahead(end, pace.previews)) for table in tables]
    await asyncio.sleep(pace.warm)
    result.on, cpu, began = True, house.cpu, now()
    late = []
    while now() < end - 0.05:
        before = now()
        await asyncio.sleep(0.05)
        late.append(now() - before - 0.05)
    result.on, spent = False, now() - began
    cpu = (house.cpu - cpu) / spent
    await asyncio.gather(*playing)
    errors = ", ".join(f"{n} {error}" for error, n in result.errors.items()) or "0"
    seen = f"{len(result.previews) / spent:.1f}: {spread(result.previews)}" if pace.previews else "-"
    return (
        f"| {case.name} | {len(result.own) / spent:.1f} | {spread(result.own)} | {spread(result.last)} | {seen} |"
        f" {cpu:.2f} | {house.memory / 1e6:.0f} | {errors} | {spread(late)} |"
    )


async def back(house: House, case: "Case") -> str:
    """The row of a case in which seats reconnect after the server was killed."""
    tables = await opened(house, case.tables, case.request, Result())
    end = now() + 10
    await asyncio.gather(*(table.play(end, 1.0) for table in tables))
    house.stop(signal.SIGKILL)
    for table in tables:
        table.leave()
    started = now()
    house.start()
    began, cpu = now(), house.cpu
    gate = asyncio.Semaphore(200)

    async def one(table: Table) -> None:
        async with gate:
            await table.join()

    await asyncio.gather(*map(one, tables))
    seats = sum(len(table.seats) for table in tables)
    took = f"{now() - began:.1f} s after the start ({house.cpu - cpu:.1f} s of CPU)"
    return f"| {case.name} | {seats} seats back {took}, which took {began - started:.1f} s |"


async def fresh(house: House, case: "Case") -> str:
    """The row of a case with tables at which nothing has happened, with one guest each."""
    await asyncio.sleep(1)
    before = house.memory
    tables = await opened(house, case.tables, case.request, Result(), joined=False)
    for table in tables:
        table.links = table.links[:1]
        await table.join()
    await asyncio.sleep(1)
    return f"| {case.name} | {(house.memory - before) / case.tables / 1000:.0f} KB a table |"


@dataclass(frozen=True)
class Pace:
    """How long tables play before and while they are measured, in seconds, and how many previews they ask for a
    second.
    """

    warm: float
    seconds: float
    previews: float


@dataclass(frozen=True)
class Case:
    """What to measure: `zona-open-100` with so many players, of whom some are bots."""

    name: str
    game: str
    kind: str
    tables: int
    players: int
    bots: int

    @property
    def rate(self) -> float | None:
        """Answers a second at each table; None: as many as it can."""
        return None if self.kind == "closed" else 1.0

    @property
    def request(self) -> dict[str, Any]:
        """The request that opens such a table."""
        persons = 1 if self.kind == "bots" else self.players - self.bots
        seats = [{"kind": "person"} if n < persons else {"kind": "bot", "bot": "sensible"} for n in range(self.players)]
        return {"game": self.game, "players": self.players, "seats": seats}


def read_case(name: str, bots: int) -> Case:
    """The case of this name. Raises ValueError if there is no such game or kind, or if no seat is left for a person."""
    found = re.fullmatch(r"(?:([a-z_0-9]+)-)?(open|closed|bots|back|fresh)-([1-9][0-9]*)", name)
    game = (found[1] or "not_alone") if found else ""
    if found is None or game not in stolik.games():
        raise ValueError(f"{name} is no case; write it like zona-open-100, with one of {', '.join(stolik.games())}")
    players = min(4, stolik.games()[game].players[1])
    if not 0 <= bots < players:
        raise ValueError(f"{game} has {players} seats here, and one of them must be a person's")
    return Case(name, game, found[2], int(found[3]), players, bots)


async def measured(case: Case, pace: Pace, core: int) -> str:
    """The row of a case."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "load.db", core)
        try:
            if case.kind == "back":
                return await back(house, case)
            if case.kind == "fresh":
                return await fresh(house, case)
            return await answers(house, case, pace)
        finally:
            house.stop()


def main() -> None:
    """Measure the named cases."""
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("cases", nargs="+")
    args.add_argument("--seconds", type=float, default=30, help="that are measured")
    args.add_argument("--warm", type=float, default=4, help="seconds before that")
    args.add_argument("--previews", type=float, default=0, help="a second at each table")
    args.add_argument("--bots", type=int, default=0, help="seats of each table that are bots'")
    args.add_argument("--cores", type=int, nargs=2, default=(0, 1), help="of the server, of the load")
    asked = args.parse_args()
    try:
        cases = [read_case(name, asked.bots) for name in asked.cases]
    except ValueError as wrong:
        args.error(str(wrong))
    os.sched_setaffinity(0, {asked.cores[1]})
    print("| case | moves/s | own p50/95/99/max | last | previews | server CPU | MB | errors | load late |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for case in cases:
        row = measured(case, Pace(asked.warm, asked.seconds, asked.previews), asked.cores[0])
        print(uvloop.run(row), flush=True)


if __name__ == "__main__":
    main()
