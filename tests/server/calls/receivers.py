"""Helpers: receivers of calls on loopback, and a server's way to make calls whose clock is moved by hand."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple, Self

from tests.server.rooms import record_of

from stolik import new_game
from stolik.server.calls.channels import Channels
from stolik.server.calls.hooks import Hooks
from stolik.server.calls.locking import Lock
from stolik.server.calls.mail import Mails
from stolik.server.calls.post import Post
from stolik.server.calls.posts import Ways
from stolik.server.calls.reach import Reach, Resolve, resolve
from stolik.server.calls.sender import Calls
from stolik.server.calls.settings import CallSettings, Mail
from stolik.server.messages import ChannelWish
from stolik.server.storage.call_rows import ChannelKind, ChannelRow
from stolik.server.storage.records import LinkRow, Record
from stolik.server.storage.store import Store

RECORD = record_of(new_game("not_alone", players=2, seed=7))
NOON = 1_800_014_400.0
"""12:00 in UTC on a winter day, 13:00 in Warsaw."""


LOCK = Lock(b"k" * 32)
LINK = "the-link-of-seat-1"


class Posted(NamedTuple):
    """A request that a receiver got."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that answers as it is told, or not at all."""

    def __init__(self) -> None:
        self.got: list[Posted] = []
        self.answers: list[bytes] = []
        """What is answered next; 204 when there is no more, and nothing at all for an empty one."""
        self.connections = 0
        self.port = 0
        self._lines: set[asyncio.StreamWriter] = set()

    @classmethod
    @asynccontextmanager
    async def open(cls, trust: ssl.SSLContext | None = None) -> AsyncIterator[Self]:
        receiver = cls()
        async with await asyncio.start_server(receiver._serve, "127.0.0.1", 0, ssl=trust) as server:
            receiver.port = server.sockets[0].getsockname()[1]
            try:
                yield receiver
            finally:
                for line in receiver._lines:
                    line.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self._lines.add(writer)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(Posted(first.split()[1], headers, body))
        answer = self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n"
        if answer:
            writer.write(answer)
            writer.close()


class Mailbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refusal = ""
        self.port = 0

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[Self]:
        box = cls()
        async with await asyncio.start_server(box._serve, "127.0.0.1", 0) as server:
            box.port = server.sockets[0].getsockname()[1]
            yield box

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said = "220 ready"
        while said:
            writer.write(f"{said}\r\n".encode())
            said = await self._reply((await reader.readline()).decode().upper(), reader)
        writer.close()

    async def _reply(self, command: str, reader: asyncio.StreamReader) -> str:
        if command.startswith("RCPT") and self.refusal:
            return self.refusal
        if command.startswith("DATA"):
            return "354 go on"
        if command and not command.startswith(("EHLO", "MAIL", "RCPT", "RSET", "QUIT")):  # the mail has begun
            rest = await reader.readuntil(b"\r\n.\r\n")
            self.got.append(message_from_bytes(command.encode() + rest[:-3], policy=policy.default))
        return "" if command.startswith("QUIT") or not command else "250 fine"

    @property
    def code(self) -> str:
        """The code in the newest mail."""
        found = re.search(r"\b\d{6}\b", self.got[-1].get_content())
        assert found
        return found[0]


class Desk:
    """A database with one table, and what makes calls."""

    def __init__(self, store: Store, settings: CallSettings, posts: dict[ChannelKind, Post]) -> None:
        self.now = NOON
        self.store = store
        self.calls = Calls(store, settings, posts, clock=lambda: self.now)
        self.channels = Channels(store, Ways(posts, None, LOCK, play=True), self.calls)

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        folder: Path,
        *,
        mail: int = 0,
        local: bool = True,
        resolve: Resolve = resolve,
        record: Record = RECORD,
        **posts: Post,
    ) -> AsyncIterator[Self]:
        """`mail` is the port of the mail server."""
        store = await Store.open(folder / "t.db")
        if not await store.count():
            await store.create(record.table, record.seats, {"s": LinkRow("t", "seat", 1)})
        server = Mail(host="127.0.0.1", port=mail or 1, security="none", sender="Stolik <stolik@example.org>")
        settings = CallSettings(address="https://stolik.example.org", mail=server)
        ways: dict[ChannelKind, Post] = {
            "mail": Mails(settings, server, LOCK),
            "hook": Hooks(Reach(resolve), local=local),
            **posts,  # type: ignore[dict-item]
        }
        try:
            yield cls(store, settings, ways)
        finally:
            await store.close()

    async def wish(self, kind: ChannelKind, address: str, network: str = "here", **wish: Any) -> ChannelRow:
        """Seat 1 adds a channel."""
        await self.channels.add("t", 1, "not_alone", ChannelWish(kind, address, **wish), network, LINK)
        return await self.row(address)

    async def use(self, kind: ChannelKind, address: str, **wish: Any) -> ChannelRow:
        """Seat 1 adds a channel, and confirms it."""
        row = await self.wish(kind, address, **wish)
        await self.store.change_channel(row.id, code="")
        return await self.row(address)

    async def row(self, address: str) -> ChannelRow:
        """The channel to this address."""
        return next(row for row in await self.rows() if row.address == address)

    async def rows(self) -> list[ChannelRow]:
        return await self.store.channels("t", 1)

    async def failed(self) -> str:
        """Why the only channel does not work."""
        (row,) = await self.rows()
        return row.failed

    async def after(self, seconds: float) -> int:
        """Let time pass, and make the calls that are then due. Returns how many were tried."""
        self.now += seconds
        return sum(await asyncio.gather(*await self.calls.begin_due()))


def at_desk(folder: Path, play: Callable[[Desk, Receiver, Mailbox], Awaitable[None]], **options: Any) -> None:
    """Run `play` at a desk, with a receiver of webhooks and a mailbox."""

    async def run() -> None:
        async with (
            Receiver.open() as receiver,
            Mailbox.open() as box,
            Desk.open(folder, mail=box.port, **options) as desk,
        ):
            await play(desk, receiver, box)

    asyncio.run(run())


def answer(status: str, **headers: str) -> bytes:
    """An answer of a receiver."""
    lines = [f"HTTP/1.1 {status}", *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def texts(posted: Sequence[Posted]) -> list[str]:
    """What webhooks have said."""
    return [json.loads(one.body)["text"] for one in posted]
