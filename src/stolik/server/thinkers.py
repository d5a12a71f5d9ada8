"""Bots run in processes of their own, with limits on time and memory: no bot can slow down or stop the server.

A nursery process is forked before the server has threads, and it forks the thinkers. A forked process shares the memory
of what is already loaded, starts within milliseconds, and ends when its socket closes.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import pickle
import select
import signal
import socket
import struct
import sys
import threading
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec

from stolik.bots import find_bot, seated
from stolik.core.bot import AnyBot, SeatHandle, answer_of
from stolik.core.position import Position
from stolik.registry import games
from stolik.server.stopping import leave_to_the_server

TIME = 20.0
"""Seconds of processor time a bot may use for one question."""
WAIT = 60.0
"""Seconds a bot may take for one question; more than TIME, because on a small machine several bots compute at once."""
MEMORY = 1 << 30
"""Bytes a thinker may use beyond what the server had when it started."""
MOST = 8
"""Thinkers at the same time."""
STUCK = 1.0
"""Seconds after which the other tables of a busy thinker go to another one."""
BOTS_KEPT = 1_000
"""Bots that one thinker remembers."""
NICENESS = 10
"""The niceness of thinkers, below the server's priority."""

LOG = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot raised an error or used too much memory."""


class TooSlow(BotFailed):
    """A bot thought for too long, and its process has ended."""


class Gone(Exception):
    """The process had ended before it was asked."""


class Thinker:
    """A bot process, seen from the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._turn = asyncio.Lock()
        self._since: float | None = None
        self.waiting = 0
        self.alive = True

    @property
    def stuck(self) -> bool:
        """Whether it has been computing for too long."""
        return self._since is not None and asyncio.get_running_loop().time() - self._since > STUCK

    async def ask(self, request: bytes) -> Any:
        """The answer to a request. Raises BotFailed, Gone."""
        self.waiting += 1
        try:
            async with self._turn:
                if not self.alive:
                    raise Gone
                self._since = asyncio.get_running_loop().time()
                return await self._asked(request)
        finally:
            self.waiting -= 1
            self._since = None

    async def _asked(self, request: bytes) -> Any:
        try:
            async with asyncio.timeout(2 * WAIT):
                self._writer.write(struct.pack("!I", len(request)) + request)
                size = struct.unpack("!I", await self._reader.readexactly(4))[0]
                reply = await self._reader.readexactly(size)
        except (OSError, EOFError, TimeoutError) as error:
            self.close()
            raise TooSlow("it thought for too long") from error
        except asyncio.CancelledError:
            self.close()
            raise
        if not reply:
            raise BotFailed("it raised an error")
        return msgspec.json.decode(reply)

    def close(self) -> None:
        """End the process."""
        self.alive = False
        self._writer.close()


class Thinkers:
    """All bot processes."""

    def __init__(self, nursery: socket.socket) -> None:
        self._nursery = nursery
        self._all: list[Thinker] = []
        self._of: dict[str, Thinker] = {}
        """The thinker of each table, which holds the memories of its bots."""

    async def choose(self, table: str, seat: int, bot: str, position: Position) -> Any:
        """The answer of the seat's bot, as references. Raises BotFailed."""
        request = pickle.dumps((table, seat, bot, position))
        while True:
            thinker = self._of.get(table)
            if thinker is None or not thinker.alive or thinker.stuck:
                self._of[table] = thinker = await self._free()
            with contextlib.suppress(Gone):
                return await thinker.ask(request)

    def forget(self, table: str) -> None:
        """Note that the table is no longer in use."""
        self._of.pop(table, None)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self._all:
            thinker.close()
        self._nursery.close()

    async def _free(self) -> Thinker:
        """A thinker with nothing to do, or a new one, or the one with the fewest tables waiting."""
        self._all = [one for one in self._all if one.alive]
        idle = next((one for one in self._all if not one.waiting), None)
        if idle is not None:
            return idle
        if len(self._all) >= MOST:
            return min(self._all, key=lambda one: (one.stuck, one.waiting))
        try:
            ours, theirs = socket.socketpair()
        except OSError as error:
            raise BotFailed("no process could be started") from error
        with theirs:
            try:
                socket.send_fds(self._nursery, [b"+"], [theirs.fileno()])
            except OSError as error:
                ours.close()
                raise BotFailed("no process could be started") from error
        thinker = Thinker(*await asyncio.open_connection(sock=ours))
        self._all.append(thinker)
        return thinker


def open_nursery() -> socket.socket | None:
    """Fork the nursery. None if that is not possible: then bots run in threads of the server."""
    if not hasattr(os, "fork") or threading.active_count() > 1:
        return None
    games()
    gc.collect()
    gc.freeze()
    ours, theirs = socket.socketpair()
    if os.fork() == 0:
        ours.close()
        _run(_nurse, theirs)
    theirs.close()
    return ours


def _run(work: Any, wire: socket.socket) -> None:
    """Turn this process into one that only does this work. Does not return."""
    try:
        work(wire)
    except ConnectionError:
        pass  # the server has gone in the meantime
    except BaseException:
        LOG.exception("a thinker ended")
    finally:
        os._exit(0)


def _nurse(wire: socket.socket) -> None:
    leave_to_the_server()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        order, handles, _, _ = socket.recv_fds(wire, 1, 1)
        if not order:
            return
        if os.fork() == 0:
            wire.close()
            _run(_think, socket.socket(fileno=handles[0]))
        os.close(handles[0])


def _think(wire: socket.socket) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_the_server, args=(wire,), daemon=True).start()
    _limit_memory()
    bots: dict[tuple[str, int], tuple[str, AnyBot]] = {}
    with wire.makefile("rb") as asked:
        while head := asked.read(4):
            request = asked.read(struct.unpack("!I", head)[0])
            _limit_time(TIME, WAIT)
            reply = answered(bots, request)
            _limit_time(0, 0)
            wire.sendall(struct.pack("!I", len(reply)) + reply)


def _end_with_the_server(wire: socket.socket) -> None:
    """End this process, also amid a thought, once the server has closed its end or is gone."""
    closed = select.poll()
    closed.register(wire, 0)
    closed.poll()
    os._exit(0)


def answered(bots: dict[tuple[str, int], tuple[str, AnyBot]], request: bytes) -> bytes:
    """The reply to one request, as JSON; empty if the bot failed."""
    table, seat, name, position = pickle.loads(request)
    key = table, seat
    try:
        if key not in bots or bots[key][0] != name:
            bots[key] = name, seated(find_bot(name), position.game, seat, Random(SystemRandom().getrandbits(64)))
        if len(bots) > BOTS_KEPT:
            del bots[next(iter(bots))]
        handle = SeatHandle.at(position, seat)
        return msgspec.json.encode(handle.question.plain(handle.question.check(answer_of(bots[key][1], handle))))
    except Exception:
        LOG.exception("bot %s failed", name)
        return b""


def _limit_time(processor: float, clock: float) -> None:
    """End this process after `seconds`; 0 means never."""
    signal.setitimer(signal.ITIMER_PROF, processor)
    signal.setitimer(signal.ITIMER_REAL, clock)


def _limit_memory() -> None:
    if sys.platform != "linux":
        return
    import resource

    with contextlib.suppress(OSError, ValueError):
        now = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))
