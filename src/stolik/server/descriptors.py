"""File descriptors: each connection needs one, and a server that has none left accepts nobody."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from contextlib import suppress

LOOK = 1.0
"""Seconds between two looks."""
CALM = 60.0
"""Seconds without a shortage after which the next is news."""

LOG = logging.getLogger(__name__)


def raise_limit() -> None:
    """Let the process open as many as the system allows."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def watch_descriptors() -> None:
    """Say in the log when there are none left. The system then closes new connections without a word."""
    loop = asyncio.get_running_loop()
    last = -CALM
    while True:
        await asyncio.sleep(LOOK)
        if not none_left():
            continue
        if loop.time() - last >= CALM:
            LOG.error("no file descriptor is left for new connections: raise the limit (ulimit -n, or LimitNOFILE)")
        last = loop.time()


def none_left() -> bool:
    """Whether this process, or the whole system, can open nothing more."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return is_shortage(error)
    return False


def is_shortage(error: object) -> bool:
    """Whether this error says so."""
    return isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE)
