"""The hours in which somebody does not want to be called, by the clock where they live."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

DAY = 24 * 60
"""Minutes of a day."""


def is_zone(name: str) -> bool:
    """Whether a zone of this name is known."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, no name, or the name of a folder
        return False
    return True


def next_time(now: float, zone: str, begin: int, end: int) -> float:
    """The first moment from `now` on that is not between two minutes of the day in a zone; `now` itself if these are
    the same.
    """
    if begin == end:
        return now
    there = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = there.hour * 60 + there.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return now
    until = there.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if until <= there:
        until += timedelta(days=1)
    return until.timestamp()
