"""Asking the server to stop. All signals that end a program mean the same here: finish what is being done, store where
every game stands, end. A signal that comes again while the server stops changes nothing.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

HANG_UP = "SIGHUP"
"""The terminal is gone. Whoever starts a program with `nohup` has it ignored on purpose."""
NAMES = ("SIGINT", "SIGTERM", HANG_UP, "SIGQUIT", "SIGBREAK")
"""Ctrl-C, `kill` and service managers, a closed terminal, Ctrl-\\, and Ctrl-Break on Windows."""


def ending() -> list[signal.Signals]:
    """The signals of this system that ask a program to end, without those to be ignored."""
    found = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    return [one for one in found if one.name != HANG_UP or signal.getsignal(one) != signal.SIG_IGN]


class Stop:
    """Whether the server has been asked to stop."""

    def __init__(self) -> None:
        self.by = ""
        """The name of the first signal that asked."""

    @property
    def asked(self) -> bool:
        """Whether to stop."""
        return bool(self.by)

    def ask(self, number: int, _: object = None) -> None:
        """Note a signal."""
        self.by = self.by or signal.Signals(number).name


@contextmanager
def stopped_by_signals() -> Iterator[Stop]:
    """Until the block ends, signals ask to stop and do nothing else. Other threads get no signals."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = {one: signal.signal(one, stop.ask) for one in ending()}
    try:
        yield stop
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def leave_to_the_server() -> None:
    """Ignore these signals in a process of the server's own: a terminal or a service manager sends them to all
    processes at once, and only the server knows when the others are no longer needed.
    """
    for one in ending():
        signal.signal(one, signal.SIG_IGN)
