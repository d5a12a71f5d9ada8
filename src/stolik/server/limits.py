"""Rate and size limits."""

from __future__ import annotations

import time
from collections.abc import Callable

from stolik.server.errors import RateLimited

MOST_TABLES = 100_000
MOST_GUESTS = 4_000
MOST_GUESTS_PER_SEAT = 16
"""Connections with one link."""
ROOMS_KEPT = 500
"""Rooms kept in memory; beyond that, rooms without guests are closed."""
MOST_UNSENT = 500
"""Messages queued for a guest that does not read; beyond that it is disconnected."""


class Bucket:
    """A token bucket: `burst` messages at once and `rate` more each second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._left, self._last = burst, clock()
        self.refused = 0
        """Messages refused since the last one taken."""

    def take(self) -> None:
        """Count one message. Raises RateLimited."""
        now = self._clock()
        self._left, self._last = min(self._burst, self._left + (now - self._last) * self._rate), now
        if self._left < 1:
            self.refused += 1
            raise RateLimited
        self._left -= 1
        self.refused = 0


class Buckets:
    """A bucket for each of the latest thousand senders."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, sender: str) -> None:
        """Count one message of this sender. Raises RateLimited."""
        bucket = self._buckets.pop(sender, None) or Bucket(self._burst, self._rate)
        self._buckets[sender] = bucket
        if len(self._buckets) > 1000:
            del self._buckets[next(iter(self._buckets))]
        bucket.take()
