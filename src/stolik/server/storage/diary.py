"""The diary: what is to be done at which table and when, as rows in the database (decision 0070)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

import msgspec

from stolik.server.storage.database import Statement
from stolik.server.storage.records import ClockRow
from stolik.server.storage.retention import Uptime
from stolik.server.storage.store import Store

Work = Literal["bots", "clock"]
"""What is to be done: bots are asked, or a clock runs out."""
AFTER_STOP = None
"""The time of what is only to be done if the server has stopped before."""

PUT = """
    INSERT INTO due (table_id, kind, at) VALUES (?, ?, ?) ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at
"""
KEEP_CLOCK = "INSERT OR REPLACE INTO clocks (table_id, data) VALUES (?, ?)"
DROP = "DELETE FROM due WHERE table_id = ? AND kind = ?"
COMING = """
    SELECT at, table_id FROM due JOIN tables ON id = table_id
    WHERE kind = ? AND at IS NOT NULL AND binned IS NULL ORDER BY at LIMIT ?
"""
NOW = "UPDATE due SET at = 0 WHERE kind = 'bots'"


def put(table: str, kind: Work, at: float | None) -> Statement:
    """Writes down when something is to be done."""
    return PUT, [(table, kind, at)]


def keep_clock(table: str, clock: ClockRow) -> Statement:
    """Stores the clocks of a table."""
    return KEEP_CLOCK, [(table, msgspec.json.encode(clock).decode())]


def drop(table: str, kind: Work) -> Statement:
    """Crosses it out."""
    return DROP, [(table, kind)]


class Diary:
    """The due rows. Times are seconds that the server has run in all, so that no wrong clock, sleep or stop of the
    computer makes anything due.
    """

    def __init__(self, store: Store, now: Callable[[], float] | None = None) -> None:
        self.now = now or Uptime().now
        self.changed = asyncio.Event()
        """Set when something may have become due earlier."""
        self._store = store

    async def write(self, *statements: Statement) -> None:
        """Write entries down. Raises NotKept."""
        await self._store.write(*statements)
        self.changed.set()

    async def go_on(self) -> None:
        """Make due what went on when the server stopped. Raises NotKept."""
        await self.write((NOW, [()]))

    async def coming(self, kind: Work, most: int) -> list[tuple[float, str]]:
        """The next times and tables, the earliest first."""
        return await self._store.rows(COMING, (kind, most))
