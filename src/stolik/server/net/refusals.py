"""Requests and connections that were refused: they are counted, and told in one line a minute at most, so that nobody
can fill the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

MINUTE = 60.0
"""Seconds between two lines."""

WHY = {
    "rate_limited": "too many requests",
    "house_full": "want of room",
    "foreign_host": "a name that is not this server's (--name)",
    "bad_host": "a malformed Host header",
    "foreign_origin": "coming from another site's page",
}
"""The refusals that are counted, by the error's id, as the log calls them."""

LOG = logging.getLogger(__name__)


class Refusals:
    """The refusals of one server."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._next: asyncio.TimerHandle | None = None

    def note(self, why: str) -> None:
        """Count a refusal, if it is one of WHY. The first in a long while is told at once."""
        if why in WHY:
            self._counts[why] += 1
            if self._next is None:
                self._tell_now_and_later()

    def tell(self) -> None:
        """Tell what has not been told."""
        if self._counts:
            LOG.warning("refused: %s", ", ".join(f"{count} for {WHY[why]}" for why, count in self._counts.items()))
            self._counts.clear()

    def _tell_now_and_later(self) -> None:
        self._next = asyncio.get_running_loop().call_later(MINUTE, self._tell_now_and_later) if self._counts else None
        self.tell()
