"""Rate and size limits."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from stolik.server.errors import HouseFull, RateLimited

MOST_TABLES = 100_000
MOST_GUESTS = 8_000
MOST_LINES = {"host": 16, "seat": 16, "watch": 64}
"""Connections with one link, by its role (`guest.make_room`)."""
WHOLE_LINES = 10
"""Up to this number of connections of one network have the full limits each; more connections share those of this
number."""
NEW_TABLES, NEW_TABLES_PER_SECOND = 60, 0.1
"""Tables a network may open at once, and each second after that."""
FILMS, FILMS_PER_SECOND = 60, 0.5
"""Films of games that are made for a network at once, and each second after that."""
SAVES, SAVES_PER_SECOND = 20, 0.1
"""Saves of a network that are shown at once, and each second after that: a stranger's may take long to play. Pages on
their own count as much: they hold a film for each pair of eyes."""
REPORTS, REPORTS_PER_SECOND = 20, 1 / 60
"""Reports of a network at once, and each second after that."""
GUESSES, GUESSES_PER_SECOND = 10, 0.1
"""Wrong passwords of a network at once, and each second after that."""
VISITS, VISITS_PER_SECOND = 2_500, 100.0
"""Requests and connections of a network at once, and each second after that."""
SAYS, SAYS_PER_SECOND = 60, 2.0
"""Chat lines to everybody that a network may send at once, over all tables and connections, and each second after that;
the same limits apply to its lines to each team.
"""
ROOMS_KEPT = 500
"""Rooms kept in memory; beyond that, rooms without guests are closed."""
MOST_UNSENT = 500
"""Messages queued for a guest that does not read; beyond that it is disconnected."""


SENDERS = 20_000
"""Networks remembered for each limit."""

Share = Callable[[], float]


def whole() -> float:
    """The share of a connection whose network has few."""
    return 1.0


class Bucket:
    """A token bucket: `burst` messages at once and `rate` more each second."""

    __slots__ = ("_burst", "_clock", "_last", "_left", "_rate", "refused")

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._left, self._last = burst, clock()
        self.refused = 0
        """Messages refused since the last one taken."""

    def take(self, share: float = 1.0) -> None:
        """Count one message of somebody who has only this share of the bucket. Raises RateLimited."""
        now = self._clock()
        most = max(1.0, self._burst * share)
        self._left, self._last = min(most, self._left + (now - self._last) * self._rate * share), now
        if self._left < 1:
            self.refused += 1
            raise RateLimited
        self._left -= 1
        self.refused = 0


class Buckets:
    """A bucket for each recent sender."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, sender: str) -> None:
        """Count one message of this sender. Raises RateLimited."""
        bucket = self._buckets.pop(sender, None) or Bucket(self._burst, self._rate)
        self._buckets[sender] = bucket
        if len(self._buckets) > SENDERS:
            del self._buckets[next(iter(self._buckets))]
        bucket.take()

    def forget(self, sender: str) -> None:
        """Forget what this sender has used."""
        self._buckets.pop(sender, None)


class Places:
    """The places for connections. A network gets another place only while more are free than it already has, so that no
    network can take them all.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def take(self, sender: str) -> Iterator[Share]:
        """Take a place. Yields a function that returns the share of the limits this connection may use. All connections
        of a network have the same share, whatever each of them sends; otherwise one could count what another sends.
        Raises HouseFull.
        """
        if self._taken[sender] >= self._most - self._all:
            raise HouseFull
        self._taken[sender] += 1
        self._all += 1
        try:
            yield lambda: WHOLE_LINES / max(WHOLE_LINES, self._taken[sender])
        finally:
            self._all -= 1
            self._taken[sender] -= 1
            if not self._taken[sender]:
                del self._taken[sender]


def network(address: str | None) -> str:
    """The network an address counts as: itself, or with IPv6 the whole network of the subscriber (/48)."""
    try:
        parsed = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return ""
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 48), strict=False))
    return str(parsed)
