"""A bot process, seen from the server: what it must be told, and what it answers."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Collection
from typing import Any

import msgspec

from stolik.core.catching_up import answers_since, mark, newest
from stolik.core.inner.inside import History
from stolik.core.position import Position
from stolik.core.table import Answered
from stolik.server.bots import thinking
from stolik.server.bots.thinking import Reply, Request, keep

NEARLY = 0.9
"""A process that ended sooner than this part of its time was ended by something else; timers are not exact."""


class BotFailed(Exception):
    """A bot raised an error or used too much memory."""


class TooSlow(BotFailed):
    """A bot thought for too long, and its process has ended."""


class Gone(Exception):
    """The process has ended for no fault of this bot that is known."""


class Wish:
    """A request that waits for its turn. `networks` are those of the table's guests."""

    __slots__ = ("answer", "bot", "networks", "position", "seat", "table")

    def __init__(self, table: str, seat: int, bot: str, position: Position, networks: Collection[str]) -> None:
        self.table, self.seat, self.bot, self.position = table, seat, bot, position
        self.networks = frozenset(networks)
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Turn:
    """A request that is being answered, at the expense of the network `payer`."""

    __slots__ = ("charged", "payer", "stuck", "wish")

    def __init__(self, wish: Wish, payer: str) -> None:
        self.wish, self.payer = wish, payer
        self.charged = asyncio.get_running_loop().time()
        """Until when its time has been charged."""
        self.stuck = False
        """Whether it has been computing for too long."""


class Thinker:
    """A bot process, seen from the server."""

    def __init__(self, wire: socket.socket) -> None:
        wire.setblocking(False)
        self._wire = wire
        self._known: dict[str, History | None] = {}
        """By table: the newest answer in the position that the process has."""
        self.turn: Turn | None = None
        """What it computes now."""
        self.alive = True

    @property
    def stuck(self) -> bool:
        """Whether it has been computing for too long."""
        return self.turn is not None and self.turn.stuck

    async def answer(self, wish: Wish) -> Any:
        """The answer to a request, as references. Raises BotFailed, Gone."""
        position, table = wish.position, wish.table
        answers = answers_since(position, self._known[table]) if table in self._known else None
        reply = await self._ask(wish, answers)
        if reply.kind == "lost" and answers is not None:
            reply = await self._ask(wish, None)
        if reply.kind == "lost":
            self._known.pop(table, None)
            raise BotFailed("its position could not be read")
        keep(self._known, table, newest(position), thinking.TABLES_KEPT)
        if reply.kind == "failed":
            raise BotFailed("it raised an error")
        return reply.answer

    async def _ask(self, wish: Wish, answers: list[Answered] | None) -> Reply:
        """Ask with what the process must be told: some answers, or the whole position, written down in a thread."""
        whole = await asyncio.to_thread(wish.position.checkpoint) if answers is None else None
        request = Request(wish.table, wish.seat, wish.bot, mark(wish.position), answers or [], whole)
        begun = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(2 * thinking.WAIT):
                return await self._exchange(msgspec.msgpack.encode(request))
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
            self.close()
            if asyncio.get_running_loop().time() - begun < NEARLY * min(thinking.TIME, thinking.WAIT):
                raise Gone from error
            raise TooSlow("it thought for too long") from error

    async def _exchange(self, request: bytes) -> Reply:
        await asyncio.get_running_loop().sock_sendall(self._wire, struct.pack("!I", len(request)) + request)
        size = struct.unpack("!I", await self._read(4))[0]
        return msgspec.msgpack.decode(await self._read(size), type=Reply)

    async def _read(self, size: int) -> bytes:
        read = b""
        while len(read) < size:
            part = await asyncio.get_running_loop().sock_recv(self._wire, size - len(read))
            if not part:
                raise EOFError
            read += part
        return read

    def close(self) -> None:
        """End the process."""
        self.alive = False
        self._wire.close()
