"""How long tables are kept, and the loop that counts days and removes tables kept long enough (decision 0027).

The system's clock may be wrong and may jump. It only names the day; how long the server has run is measured.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

DAY = 24 * 60 * 60
HOUR = 60 * 60
COUNTS = HOUR
"""Seconds the server must have run on a day for the day to count."""
FIRST = HOUR
"""Seconds after a start in which no table is removed."""
ROUND = HOUR
"""Seconds between two rounds of removal."""
SPARED = HOUR
"""Seconds for which a new table is kept even on a full server."""
BINNED = 7
"""Counted days for which a removed table stays in the bin."""
TICK = 2 * 60
"""Seconds between two notes of how long the server has run; what a killed server loses of it."""
AT_ONCE = 20
"""Tables removed at one tick: as many as the log takes, a line for each (`logs`)."""

LOG = logging.getLogger(__name__)


class Retention(msgspec.Struct, frozen=True):
    """Counted days for which tables are kept after somebody was last there; 0 means forever."""

    unbegun: int = 7
    """Tables at which nobody has answered."""
    unfinished: int = 365
    finished: int = 90


def date_of(now: float) -> int:
    """The day in which a time of the system's clock lies, in days since 1970 (UTC)."""
    return int(now // DAY)


def steady() -> float:
    """Seconds of a clock that nobody sets. On Linux it goes on while the computer sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Uptime:
    """How long this process has run, and on which day. Both clocks count seconds; only `clock` may be wrong.

    A process sees one midnight, and one more for every 24 hours: a clock that names more days than that is not
    followed, and the time belongs to the day named before.
    """

    def __init__(self, clock: Callable[[], float] = time.time, steady: Callable[[], float] = steady) -> None:
        self._clock, self._steady = clock, steady
        self._begun = self._last = steady()
        self._date = date_of(clock())
        self._dates = {self._date}
        self.seconds = 0.0
        self.before = 0.0
        """Seconds that earlier processes have run, as far as they have noted them."""

    def now(self) -> float:
        """Seconds that the server has run in all: a clock that stops with it, and that nobody sets."""
        return self.before + self.seconds + self._passed()

    def tick(self) -> tuple[int, float]:
        """The date and the seconds since the last tick. More than two ticks are a sleep of the computer or a jump, and
        count as two.
        """
        now, passed = self._steady(), self._passed()
        self._last, self.seconds = now, self.seconds + passed
        date = date_of(self._clock())
        if date in self._dates or len(self._dates) < 2 + (now - self._begun) // DAY:
            self._dates.add(date)
            self._date = date
        return self._date, passed

    def _passed(self) -> float:
        return min(max(self._steady() - self._last, 0.0), 2.0 * TICK)


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


async def keep_house(
    uptime: Uptime,
    note: Callable[[int, float], Awaitable[None]],
    remove: Callable[[], Awaitable[int]],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Note at every tick how long the server has run, and remove old tables at regular intervals. `remove` removes some
    and returns how many.
    """
    due = float(FIRST)
    while True:
        await sleep(TICK)
        try:
            await note(*uptime.tick())
            if uptime.seconds >= due and not await remove():
                due = uptime.seconds + ROUND
        except Exception:
            LOG.exception("the house could not be kept")
