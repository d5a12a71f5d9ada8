"""A bot process, or thinker, seen from inside: it keeps tables' positions and bots' memories, with limits on time and
memory. No bot can slow down or stop the server.

A nursery process is forked before the server has threads, and it forks the thinkers. A forked process shares the memory
of what is already loaded, starts within milliseconds, and ends when its socket closes.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import select
import signal
import socket
import struct
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Literal, NoReturn, TypeVar

import msgspec

from stolik.bots import find_bot, seated
from stolik.core.catching_up import catch_up, mark
from stolik.core.errors import StolikError
from stolik.core.position import Position
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.core.table import Answered
from stolik.registry import games
from stolik.server.stopping import leave_to_the_server

TIME = 20.0
"""Seconds of processor time a bot may use for one question."""
WAIT = 60.0
"""Seconds a bot may take for one question; more than TIME, because on a small machine several bots compute at once."""
MEMORY = 1 << 30
"""Bytes a thinker may use beyond what the server had when it started."""
BOTS_KEPT = 1_000
"""Bots that one thinker remembers."""
TABLES_KEPT = 64
"""Tables whose positions one thinker keeps."""
NICENESS = 10
"""The niceness of thinkers, below the server's priority."""
FIRST_TO_GO = 800
"""How readily Linux ends a thinker when memory runs out, from -1000 to 1000: long before the server, which has 0."""

LOG = logging.getLogger(__name__)
T = TypeVar("T")


class Request(msgspec.Struct):
    """A seat's bot is asked. The position is the `whole` one, or the one this thinker has after the `answers`; `mark`
    is its digest.
    """

    table: str
    seat: int
    bot: str
    mark: bytes
    answers: list[Answered]
    whole: bytes | None


class Reply(msgspec.Struct):
    """The bot's `answer`, as references; or the bot failed; or this thinker has lost the position."""

    kind: Literal["answered", "failed", "lost"]
    answer: Any = None


class Memory:
    """What a bot process remembers: the newest position of each recent table, and the bots."""

    def __init__(self) -> None:
        self._positions: dict[str, Position] = {}
        self._bots: dict[tuple[str, int], tuple[str, AnyBot]] = {}

    def reply(self, request: Request) -> Reply:
        """The reply to a request."""
        try:
            position = self._caught_up(request)
            if position is None:
                return Reply("lost")
            question, bot = position.pending[request.seat], self._bot(request, position)
            chosen = answer_of(bot, SeatHandle.at(position, request.seat))
            return Reply("answered", question.plain(question.check(chosen)))
        except Exception:
            LOG.exception("bot %s failed", request.bot)
            return Reply("failed")

    def _caught_up(self, request: Request) -> Position | None:
        """The position that is meant; None if this thinker does not have it."""
        position = self._positions.pop(request.table, None)
        try:
            if request.whole is not None:
                position = Position.from_checkpoint(request.whole)
            elif position is not None:
                catch_up(position, request.answers)
        except StolikError:
            return None
        if position is None or mark(position) != request.mark:
            return None
        keep(self._positions, request.table, position, TABLES_KEPT)
        return position

    def _bot(self, request: Request, position: Position) -> AnyBot:
        key = request.table, request.seat
        if key not in self._bots or self._bots[key][0] != request.bot:
            rng = Random(SystemRandom().getrandbits(64))
            bot = seated(find_bot(request.bot), position.game, request.seat, rng)
            keep(self._bots, key, (request.bot, bot), BOTS_KEPT)
        return self._bots[key][1]


def keep(kept: dict[Any, T], key: Any, value: T, most: int) -> None:
    """Keep a value as the newest, and at most this number of them."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > most:
        del kept[next(iter(kept))]


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


def _run(work: Callable[[socket.socket], None], wire: socket.socket) -> NoReturn:
    """Turn this process into one that only does this work."""
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
        with contextlib.suppress(OSError):  # no memory for a process: the server notices that its socket closes
            if os.fork() == 0:
                wire.close()
                _run(_think, socket.socket(fileno=handles[0]))
        os.close(handles[0])


def _think(wire: socket.socket) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_the_server, args=(wire,), daemon=True).start()
    _limit_memory()
    memory = Memory()
    with wire.makefile("rb") as asked:
        while head := asked.read(4):
            request = asked.read(struct.unpack("!I", head)[0])
            _limit_time(TIME, WAIT)
            reply = msgspec.msgpack.encode(memory.reply(msgspec.msgpack.decode(request, type=Request)))
            _limit_time(0, 0)
            wire.sendall(struct.pack("!I", len(reply)) + reply)


def _end_with_the_server(wire: socket.socket) -> None:
    """End this process, also amid a thought, once the server has closed its end or is gone."""
    closed = select.poll()
    closed.register(wire, 0)
    closed.poll()
    os._exit(0)


def _limit_time(processor: float, clock: float) -> None:
    """End this process after `seconds`; 0 means never."""
    signal.setitimer(signal.ITIMER_PROF, processor)
    signal.setitimer(signal.ITIMER_REAL, clock)


def _limit_memory() -> None:
    """Limit the memory of this process, and let the system end it first if the machine has none left."""
    if sys.platform != "linux":
        return
    import resource

    with contextlib.suppress(OSError, ValueError):
        now = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(FIRST_TO_GO))
