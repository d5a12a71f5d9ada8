"""Doing something once nothing has happened for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakMethod


class Quiet:
    """Calls a method when it has not been stirred for some seconds. The method's object is not kept alive."""

    __slots__ = ("_last", "_method", "_seconds", "_task", "_timer")

    def __init__(self, seconds: float, method: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._seconds = seconds
        self._method = WeakMethod(method)
        self._last = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def stir(self) -> None:
        """Something has happened: wait from now on."""
        loop = asyncio.get_running_loop()
        self._last = loop.time()
        if self._timer is None:
            self._timer = loop.call_later(self._seconds, self._look)

    def stop(self) -> None:
        """Call no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        left = self._last + self._seconds - loop.time()
        if left > 0:
            self._timer = loop.call_later(left, self._look)
            return
        self._timer = None
        method = self._method()
        if method is not None:
            self._task = loop.create_task(method())
