"""Processes that play games, and end at once when the run is interrupted."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from signal import SIG_DFL, SIG_IGN, SIGINT, SIGTERM, signal


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of `count` processes. Left by an error or an interrupt, it kills them in the middle of their games."""
    others = set(active_children())
    pool = ProcessPoolExecutor(count, initializer=_leave_interrupts_to_the_parent)
    try:
        yield pool
    except BaseException:
        for worker in set(active_children()) - others:
            worker.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_DFL)
