"""Commands that a signal ends in good order: what was played is told or kept."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

import typer

INTERRUPTED = 128 + signal.SIGINT
"""The exit code after Ctrl-C."""
SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Ended(KeyboardInterrupt):
    """A signal ends the command as Ctrl-C would; `code` is its exit code."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


def code_of(interrupt: BaseException | None) -> int:
    """The exit code of a command that was interrupted."""
    return interrupt.code if isinstance(interrupt, Ended) else INTERRUPTED


@contextmanager
def in_good_order() -> Iterator[None]:
    """Meanwhile a request to end, or a closed terminal, raises Ended, and then the command has its exit code. A signal
    that is ignored stays so (`nohup`).
    """
    heeded = [number for number in SIGNALS if signal.getsignal(number) is not signal.SIG_IGN]
    before = {number: signal.signal(number, _end) for number in heeded}
    try:
        yield
    except Ended as ended:
        raise typer.Exit(ended.code) from ended
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Meanwhile no signal ends the command: the same end may ask for it more than once, as a closed terminal does."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, *SIGNALS)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, frame: FrameType | None) -> NoReturn:
    raise Ended(number)
