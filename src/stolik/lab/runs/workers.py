"""Processes that play chunks, of which one may die: its chunk is then played again by a new one."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import active_children, get_context, parent_process
from typing import Any

TRIES = 3
"""How often a task may kill its process before it is given up."""


class WorkerDied(Exception):
    """A task has killed its process so often that it is given up."""


class Workers(Executor):
    """An executor with `count` processes of its own. A process that dies is replaced and its task is done again; a task
    that has killed `TRIES` of them raises WorkerDied. Each process belongs to a thread, so it is known which task a
    process died of.
    """

    def __init__(self, count: int) -> None:
        self._threads = ThreadPoolExecutor(count, initializer=_leave_interrupts_to_the_main_thread)
        self._own = threading.local()
        self._pools: set[ProcessPoolExecutor] = set()
        self._others = set(active_children())
        self._given: set[Future[Any]] = set()
        self._stopped = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Let a process do this."""
        future = self._threads.submit(self._do, fn, args, kwargs)
        self._given.add(future)
        future.add_done_callback(self._given.discard)
        return future

    def _do(self, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        for _ in range(TRIES):
            if self._stopped:
                break
            try:
                return self._pool().submit(fn, *args, **kwargs).result()
            except BrokenProcessPool:
                self._own.pool.shutdown()
                del self._own.pool
        raise WorkerDied

    def _pool(self) -> ProcessPoolExecutor:
        """The pool of this thread, of one process. It is started anew, not forked, because this program has threads."""
        if not hasattr(self._own, "pool"):
            self._own.pool = ProcessPoolExecutor(1, get_context("spawn"), _end_with_the_parent)
            self._pools.add(self._own.pool)
        pool: ProcessPoolExecutor = self._own.pool
        return pool

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes when they have done what they were given; with `cancel_futures` kill them at once."""
        if cancel_futures:
            self._kill()
        self._threads.shutdown(wait, cancel_futures=cancel_futures)
        for pool in self._pools:
            pool.shutdown(wait)

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        """An error or an interrupt kills the processes."""
        self.shutdown(cancel_futures=kind is not None)

    def _kill(self) -> None:
        self._stopped = True
        for future in list(self._given):
            future.cancel()
        while running := [future for future in list(self._given) if not future.done()]:
            for process in set(active_children()) - self._others:
                process.kill()
            wait(running, timeout=0.05)


@contextmanager
def workers(count: int) -> Iterator[tuple[Executor, int, tuple[type[Exception], ...]]]:
    """Processes, how many, and the error by which they say that a chunk kills them."""
    with Workers(count) as executor:
        yield executor, count, (WorkerDied,)


def _leave_interrupts_to_the_main_thread() -> None:
    """Processes started from this thread do not get them either."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})


def _end_with_the_parent() -> None:
    """Let this process end as soon as the program that started it does, even if that is killed."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        with suppress(KeyboardInterrupt):
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
