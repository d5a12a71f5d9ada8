"""The beat of the server: messages are handled just after a beat, and everything is sent at a beat.

So the time of a reply says nothing about what the server did for others in the meantime: a client that asks ten times a
second, over any number of connections, gets replies at the same beats whether somebody answered in secret or not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

BEAT = 0.01
"""Seconds between two beats."""

CLEAR = 0.3
"""The last part of each interval, in which no work is begun that could delay the beat."""

PUNCTUAL = 0.0012
"""Seconds after a beat at which everything is sent. Timers fire up to a millisecond late; how late depends on when the
last message came in, and would reveal that one did.
"""

PACE = 5
"""The result of a thread is sent after this number of beats or a multiple of it. The time of the thread itself depends
on what else the server does: for work that takes nearly a beat, the reply would then come a beat later.
"""

SOME = 10
"""Beats for which news that can wait is collected."""


class Beat:
    """Shared by all connections of a server. With a beat of length 0 nobody waits."""

    def __init__(self, length: float = BEAT) -> None:
        self._length = length
        self._sends: list[Callable[[], None]] = []
        self._sending: list[asyncio.Future[None]] = []
        self._hearing: list[asyncio.Future[None]] = []

    def at_sending(self, send: Callable[[], None]) -> None:
        """Call `send` at the moment to send: the next beat."""
        if self._length:
            self._await_beat()
            self._sends.append(send)
        else:
            asyncio.get_running_loop().call_soon(send)

    async def until_sending(self) -> None:
        """Wait for the moment to send."""
        if self._length:
            await self._next(self._sending)

    async def until_handling(self) -> None:
        """Wait for the moment to handle a message: just after everything was sent at the next beat."""
        if self._length:
            await self._next(self._hearing)

    def after_some(self, tell: Callable[[], None]) -> asyncio.TimerHandle | None:
        """Call `tell` after some beats, or at once if there is no beat."""
        if self._length:
            return asyncio.get_running_loop().call_later(SOME * self._length, tell)
        tell()
        return None

    async def until_result(self, begun: float) -> None:
        """Wait until the result of work begun at `begun` may be sent and the next message handled."""
        if self._length:
            pace = PACE * self._length
            await asyncio.sleep(pace - (asyncio.get_running_loop().time() - begun) % pace)

    async def until_clear(self) -> None:
        """Wait if the next beat is so near that work begun now could delay it."""
        if self._length and self._left() < CLEAR * self._length:
            await self.until_handling()

    def _left(self) -> float:
        return self._length - asyncio.get_running_loop().time() % self._length

    def _next(self, waiting: list[asyncio.Future[None]]) -> asyncio.Future[None]:
        self._await_beat()
        waiting.append(asyncio.get_running_loop().create_future())
        return waiting[-1]

    def _await_beat(self) -> None:
        if not (self._sends or self._sending or self._hearing):
            asyncio.get_running_loop().call_later(self._left(), self._strike)

    def _strike(self) -> None:
        sends, waiting = self._sends, [*self._sending, *self._hearing]
        self._sends, self._sending, self._hearing = [], [], []
        if (early := PUNCTUAL - time.monotonic() % self._length) > 0:
            time.sleep(early)
        for send in sends:
            asyncio.get_running_loop().call_soon(send)
        for one in waiting:
            if not one.done():
                one.set_result(None)
