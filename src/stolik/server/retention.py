"""How long tables are kept, and the loop that removes those kept long enough."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from stolik.core.errors import StolikError

DAY = 24 * 60 * 60
ROUND = 60 * 60
"""Seconds between two rounds."""
AT_ONCE = 100
"""Tables deleted in one commit."""
BETWEEN = 1
"""Seconds between two such commits."""
SPARED = 60 * 60
"""Seconds for which a new table is kept even on a full server."""

LOG = logging.getLogger(__name__)


class Retention(msgspec.Struct, frozen=True):
    """Days for which tables are kept after somebody was last there; 0 means forever."""

    unbegun: float = 7
    """Tables at which nobody has answered."""
    unfinished: float = 365
    finished: float = 90


LOOK = 1.0
"""Seconds between two checks whether another process has written."""


async def look_regularly(look: Callable[[], Awaitable[None]]) -> None:
    """Call `look` at regular intervals."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            await look()
        except Exception:
            LOG.exception("what others wrote could not be looked at")


async def remove_regularly(keep: Retention, remove: Callable[[Retention, float], Awaitable[int]]) -> None:
    """Remove old tables at regular intervals. `remove` removes some and returns how many."""
    while True:
        removed = 0
        try:
            removed = await remove(keep, time.time())
        except StolikError:
            LOG.exception("old tables could not be removed")
        await asyncio.sleep(BETWEEN if removed else ROUND)
