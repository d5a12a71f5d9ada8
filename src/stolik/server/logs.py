"""The server's log: one line for each event, for the host. An error is logged by its type and place, never by its text,
which may hold an answer, a name or a link. The number of lines is limited, so that nobody can fill the disk.

No line tells what happens in a game: with its time it could tell who answers in secret, and when.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

from stolik.core.errors import StolikError
from stolik.server.descriptors import is_shortage
from stolik.server.errors import RateLimited
from stolik.server.limits import Bucket

LogLevel = Literal["info", "warning", "error"]
"""The least level that is written. There is no lower one: the libraries' own lines about connections hold links."""

BURST, PER_SECOND = 20, 0.2
"""Lines of one kind at once, and each second after that."""
EVENTS, EVENTS_PER_SECOND = 500, 0.5
"""The same for what a host wants to know: each table that is opened, for instance."""

LOG = logging.getLogger(__name__)


class DiscreetFormatter(logging.Formatter):
    """Formats a record as one printable line, with the type and place of its exception but without its text."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        when = datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="seconds")
        told = f"{when} {record.levelname} {record.name}: {record.getMessage()}"
        if record.exc_info and record.exc_info[1]:
            told += f" ({where(record.exc_info[1])})"
        if left_out := getattr(record, "left_out", 0):
            told += f" ({left_out} similar lines left out)"
        return "".join(letter if letter.isprintable() else " " for letter in told)


class RateFilter(logging.Filter):
    """Lets only a limited number of records of one kind pass. The next that passes says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[tuple[str, int], Bucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write the record."""
        limits = (EVENTS, EVENTS_PER_SECOND) if record.levelno <= logging.INFO else (BURST, PER_SECOND)
        bucket = self._buckets.setdefault((record.pathname, record.lineno), Bucket(*limits))
        record.left_out = bucket.refused
        try:
            bucket.take()
        except RateLimited:
            return False
        return True


class Lines(logging.StreamHandler[Any]):
    """Writes to stderr. A line that cannot be written is lost: the terminal is closed, or the disk is full."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Go on."""


def where(error: BaseException) -> str:
    """The type of an error and the innermost places it passed through, in our code and in others'."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places}" if places else type(error).__name__


def set_up_logs(level: LogLevel = "info") -> None:
    """Send everything of this level and above to stderr in this form; of the libraries only warnings and errors."""
    handler = Lines(sys.stderr)
    handler.setFormatter(DiscreetFormatter())
    handler.addFilter(RateFilter())
    ours = logging.getLevelNamesMapping()[level.upper()]
    for name in ("stolik", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(ours if name == "stolik" else max(ours, logging.WARNING))


def on_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error reported by the event loop. A refusal that nobody waits for any more is none, and a shortage of
    descriptors is told by `watch_descriptors`.
    """
    error = context.get("exception")
    if not isinstance(error, StolikError) and not is_shortage(error):
        LOG.error("in the event loop: %s", context.get("message"), exc_info=error)
