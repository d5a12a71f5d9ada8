"""Threads for what may hang, such as a mail server or the look-up of a name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class Workers:
    """A few threads, for which nobody waits when the server stops."""

    def __init__(self, most: int, name: str) -> None:
        self._most, self._name = most, name
        self._asked: SimpleQueue[tuple[Callable[[], Any], Future[Any]]] = SimpleQueue()
        self._threads: list[Thread] = []

    async def do(self, work: Callable[[], T]) -> T:
        """Let one of them do something, unless nobody waits for it any more once it comes to that."""
        done = Future[T]()
        self._asked.put((work, done))
        if len(self._threads) < self._most:
            self._threads.append(Thread(target=self._work, name=self._name, daemon=True))
            self._threads[-1].start()
        return await asyncio.wrap_future(done)

    def _work(self) -> None:
        while True:
            work, done = self._asked.get()
            if not done.set_running_or_notify_cancel():
                continue
            try:
                done.set_result(work())
            except Exception as error:
                done.set_exception(error)
