"""The beat of the house: messages are dealt with just after a beat, and everything is sent at one.

So when a reply comes says nothing about what the server has done meanwhile for others: whoever asks ten times a second,
with any number of lines, hears at the same beats whether somebody answered in secret or not.
"""

from __future__ import annotations

import asyncio

BEAT = 0.01
"""Seconds between two beats."""

QUIET = 0.3
"""The last part of each interval, in which no work is begun that could delay the beat."""


class Beat:
    """Common to all lines of a server. A beat of length 0 makes nobody wait."""

    def __init__(self, length: float = BEAT) -> None:
        self._length = length
        self._sending: asyncio.Future[None] | None = None
        self._hearing: asyncio.Future[None] | None = None

    async def sending(self) -> None:
        """Wait for the moment to send: the next beat."""
        if self._length:
            if self._sending is None:
                self._sending = self._next()
            await asyncio.shield(self._sending)

    async def hearing(self) -> None:
        """Wait for the moment to deal with a message: just after everything was sent at the next beat."""
        if self._length:
            if self._hearing is None:
                self._hearing = self._next()
            await asyncio.shield(self._hearing)

    async def quiet(self) -> None:
        """Wait if the next beat is so near that work begun now could delay it."""
        if self._length and self._left() < QUIET * self._length:
            await self.hearing()

    def _left(self) -> float:
        return self._length - asyncio.get_running_loop().time() % self._length

    def _next(self) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        if self._sending is None and self._hearing is None:
            loop.call_later(self._left(), self._strike)
        return loop.create_future()

    def _strike(self) -> None:
        sending, hearing = self._sending, self._hearing
        self._sending = self._hearing = None
        for waiting in (sending, hearing):
            if waiting is not None:
                waiting.set_result(None)
