"""The bot processes, seen from the server: who is asked next, and what each process must be told.

Requests wait here, not in a process. As many bots compute at once as the machine has processors; whenever one of them
has answered, the fairest request is next (`stolik.server.fair`). The bots of a table stay in one process, which holds
its position and their memories; they move only if that process ends or is stuck.

How long a bot waits depends on what bots of other tables do. That is an answer's time before the table's own pause
hides it, and says only how busy the house is.
"""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections import Counter
from collections.abc import Collection
from typing import Any

import msgspec

from stolik.core.catching_up import answers_since, mark, newest
from stolik.core.position import History, Position
from stolik.server import thinking
from stolik.server.fair import Turns
from stolik.server.thinking import Reply, Request, keep

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""Bots that compute at once, not counting those that are stuck."""
MOST = max(8, 2 * CORES)
"""Thinkers at the same time."""
STUCK = 3.0
"""Seconds after which a bot that still computes gives up its turn: another may compute beside it, and the other tables
of its thinker go to another one."""
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
        self.networks = networks
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

    async def _ask(self, wish: Wish, answers: list[tuple[int, str, Any]] | None) -> Reply:
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


class Thinkers:
    """All bot processes."""

    def __init__(self, nursery: socket.socket) -> None:
        self._nursery = nursery
        self._all: list[Thinker] = []
        self._of: dict[str, Thinker] = {}
        """The thinker of each table, which holds the memories of its bots."""
        self._waiting: list[Wish] = []
        """The oldest first."""
        self._turns = Turns()
        self._answering: set[asyncio.Task[None]] = set()

    async def choose(self, table: str, seat: int, bot: str, position: Position, networks: Collection[str]) -> Any:
        """The answer of the seat's bot, as references. Raises BotFailed. If the bot's process is ended by something
        else, such as a lack of memory, the bot is asked once more in another one.
        """
        for _ in range(2):
            wish = Wish(table, seat, bot, position, networks)
            self._waiting.append(wish)
            self._go_on()
            try:
                return await wish.answer
            except Gone:
                pass
            finally:
                if wish in self._waiting:
                    self._waiting.remove(wish)
        raise BotFailed("its process has ended twice")

    def forget(self, table: str) -> None:
        """Note that the table is no longer in use."""
        self._of.pop(table, None)

    async def close(self) -> None:
        """End all processes."""
        for wish in self._waiting:
            wish.answer.cancel()
        self._waiting.clear()
        for task in self._answering:
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)
        for thinker in self._all:
            thinker.close()
        self._nursery.close()

    def _go_on(self) -> None:
        """Begin as many requests as there is room for, the fairest first."""
        self._charge()
        self._all = [one for one in self._all if one.alive]
        while sum(one.turn is not None and not one.stuck for one in self._all) < CORES:
            room = len(self._all) < MOST or any(one.turn is None for one in self._all)
            able = [wish for wish in self._waiting if not wish.answer.done() and self._is_able(wish, room=room)]
            if not able:
                return
            wish = min(able, key=lambda wish: self._turns.due(wish.networks, wish.table))
            self._waiting.remove(wish)
            self._begin(wish)

    def _is_able(self, wish: Wish, *, room: bool) -> bool:
        """Whether a thinker can take the request now: that of its table or, if it has none, any for which there is
        room.
        """
        home = self._home(wish.table)
        return room if home is None else home.turn is None

    def _home(self, table: str) -> Thinker | None:
        """The thinker of a table, unless it has ended or is stuck."""
        thinker = self._of.get(table)
        return thinker if thinker is not None and thinker.alive and not thinker.stuck else None

    def _begin(self, wish: Wish) -> None:
        try:
            thinker = self._home(wish.table) or self._free()
        except OSError:
            wish.answer.set_exception(BotFailed("no process could be started"))
            return
        self._of[wish.table] = thinker
        thinker.turn = Turn(wish, self._turns.begin(wish.networks, wish.table))
        asyncio.get_running_loop().call_later(STUCK, self._give_up_turn, thinker.turn)
        task = asyncio.create_task(self._answer(thinker, wish))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def _free(self) -> Thinker:
        """A new thinker while there are fewer than processors, else the idle one with the fewest tables, else a new
        one. Raises OSError.
        """
        idle = [one for one in self._all if one.turn is None]
        if idle and len(self._all) >= CORES:
            tables = Counter(map(id, self._of.values()))
            return min(idle, key=lambda one: tables[id(one)])
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                socket.send_fds(self._nursery, [b"+"], [theirs.fileno()])
            except OSError:
                ours.close()
                raise
        self._all.append(Thinker(ours))
        return self._all[-1]

    async def _answer(self, thinker: Thinker, wish: Wish) -> None:
        try:
            answer = await thinker.answer(wish)
            if not wish.answer.done():
                wish.answer.set_result(answer)
        except Exception as error:
            if not wish.answer.done():
                wish.answer.set_exception(error)
        finally:
            wish.answer.cancel()
            self._charge()
            thinker.turn = None
            self._go_on()

    def _give_up_turn(self, turn: Turn) -> None:
        turn.stuck = True
        self._go_on()

    def _charge(self) -> None:
        """Charge what has been used until now."""
        now = asyncio.get_running_loop().time()
        for turn in (one.turn for one in self._all if one.turn is not None):
            self._turns.charge(turn.payer, turn.wish.table, now - turn.charged)
            turn.charged = now
