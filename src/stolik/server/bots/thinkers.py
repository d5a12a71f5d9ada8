"""Whose bots think next, and in which process.

Requests wait here, not in a process. As many bots compute at once as the machine has processors; whenever one of them
has answered, the fairest request is next (`fair`). The bots of a table stay in one process, which holds
its position and their memories; they move only if that process ends or is stuck.

How long a bot waits depends on what bots of other tables do, so it says how busy the house is, and no more. The pause
before its answer, which depends only on the kind of question, hides even this unless the wait is longer.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections import Counter
from collections.abc import Collection
from itertools import chain
from typing import Any

from stolik.core.position import Position
from stolik.server.bots.fair import Turns
from stolik.server.bots.thinker import BotFailed, Gone, Thinker, Turn, Wish

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""Bots that compute at once, not counting those that are stuck."""
MOST = max(8, 2 * CORES)
"""Thinkers at the same time."""
STUCK = 3.0
"""Seconds after which a bot that still computes gives up its turn: another may compute beside it, and the other tables
of its thinker go to another one."""


class Thinkers:
    """All bot processes."""

    def __init__(self, nursery: socket.socket) -> None:
        self._nursery = nursery
        self._all: list[Thinker] = []
        self._of: dict[str, Thinker] = {}
        """The thinker of each table, which holds the memories of its bots."""
        self._waiting: dict[frozenset[str], list[Wish]] = {}
        """By the networks of the table's guests, the oldest first."""
        self._turns = Turns()
        self._answering: set[asyncio.Task[None]] = set()

    async def choose(self, table: str, seat: int, bot: str, position: Position, networks: Collection[str]) -> Any:
        """The answer of the seat's bot, as references. Raises BotFailed. If the bot's process is ended by something
        else, such as a lack of memory, the bot is asked once more in another one.
        """
        for _ in range(2):
            wish = Wish(table, seat, bot, position, networks)
            self._waiting.setdefault(wish.networks, []).append(wish)
            self._go_on()
            try:
                return await wish.answer
            except Gone:
                pass
            finally:
                self._remove(wish)
        raise BotFailed("its process has ended twice")

    def load(self) -> float:
        """The share of the processors on which a bot thinks just now."""
        return min(1.0, sum(one.turn is not None for one in self._all) / CORES)

    def forget(self, table: str) -> None:
        """Note that the table is no longer in use."""
        self._of.pop(table, None)

    async def close(self) -> None:
        """End all processes."""
        for wish in chain(*self._waiting.values()):
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
            wish = self._next()
            if wish is None:
                return
            self._remove(wish)
            self._begin(wish)

    def _next(self) -> Wish | None:
        """The fairest request that a thinker can take now; those of tables without guests come last."""
        room = len(self._all) < MOST or any(one.turn is None for one in self._all)
        for networks in sorted(self._waiting, key=lambda networks: (not networks, self._turns.due(networks))):
            if able := [wish for wish in self._waiting[networks] if self._is_able(wish, room=room)]:
                return min(able, key=lambda wish: self._turns.table_due(wish.networks, wish.table))
        return None

    def _remove(self, wish: Wish) -> None:
        """The request no longer waits."""
        group = self._waiting.get(wish.networks, [])
        if wish in group:
            group.remove(wish)
            if not group:
                del self._waiting[wish.networks]

    def _is_able(self, wish: Wish, *, room: bool) -> bool:
        """Whether somebody waits for the answer and a thinker can take the request now: the one of the table or, if it
        has none, any for which there is room.
        """
        if wish.answer.done():
            return False
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
        tables = Counter(map(id, self._of.values()))
        idle = sorted((one for one in self._all if one.turn is None), key=lambda one: tables[id(one)])
        if idle and len(self._all) >= CORES:
            return idle[0]
        try:
            self._all.append(self._new())
        except OSError:
            if not idle:
                raise
            return idle[0]
        return self._all[-1]

    def _new(self) -> Thinker:
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                socket.send_fds(self._nursery, [b"+"], [theirs.fileno()])
            except OSError:
                ours.close()
                raise
        return Thinker(ours)

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
