"""The server's log: one line for each event. An error is logged by its type and place, never by its text, which may
hold an answer, a name or a link. The number of lines is limited, so that nobody can fill the disk.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from pathlib import Path
from typing import Any

from stolik.server.errors import RateLimited
from stolik.server.limits import Bucket

BURST, PER_SECOND = 20, 0.2
"""Lines of one kind at once, and each second after that."""

LOG = logging.getLogger(__name__)


class DiscreetFormatter(logging.Formatter):
    """Formats a record with the type and place of its exception, without its text."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        told = f"{self.formatTime(record)} {record.levelname} {record.name}: {record.getMessage()}".replace("\n", " ")
        return f"{told} ({where(record.exc_info[1])})" if record.exc_info and record.exc_info[1] else told


class RateFilter(logging.Filter):
    """Lets only a limited number of records of one kind pass."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[tuple[str, int], Bucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write the record."""
        bucket = self._buckets.setdefault((record.pathname, record.lineno), Bucket(BURST, PER_SECOND))
        try:
            bucket.take()
        except RateLimited:
            return False
        return True


def where(error: BaseException) -> str:
    """The type of an error and the innermost places it passed through, in our code and in others'."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places}" if places else type(error).__name__


def set_up_logs() -> None:
    """Send all warnings and errors to stderr in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(DiscreetFormatter())
    handler.addFilter(RateFilter())
    for name in ("stolik", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(logging.WARNING)


def on_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error reported by the event loop."""
    LOG.error("in the event loop: %s", context.get("message"), exc_info=context.get("exception"))
