"""Tables and the persons at them: each a WebSocket that knows of the rules only what a question says."""

from __future__ import annotations

import asyncio
import base64
import random
from collections import Counter
from time import perf_counter as now
from typing import Any

import msgspec

from loading.house import VISITORS, House, visitor

HELLO = (
    "GET /ws/{} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n{}\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LATE = 5.0
"""Seconds after which an answer of a closed loop counts as lost."""


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

    def __init__(self, table: Table, link: str) -> None:
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

    def __init__(self, house: House, request: dict[str, Any], result: Result) -> None:
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
