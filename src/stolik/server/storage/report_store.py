"""The reports in the database (decision 0068)."""

from __future__ import annotations

import time

from stolik.server.errors import ReportsFull
from stolik.server.storage.database import Database
from stolik.server.storage.records import ReportRow

KEPT_OF_ONE = 20
"""Reports of one table by one seat; those who watch share as many."""
KEPT = 5_000
"""Reports of all tables."""

COLUMNS = "table_id, seat, rows, answers, data, made"
ADD = f"INSERT INTO reports ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
COUNTS = "SELECT (SELECT count(*) FROM reports WHERE table_id = ? AND seat IS ?), (SELECT count(*) FROM reports)"
LISTED = f"""
    SELECT reports.{COLUMNS.replace(", ", ", reports.")}, reports.id, done
    FROM reports JOIN tables ON tables.id = table_id WHERE binned IS NULL
"""
FIRST = f"{LISTED} ORDER BY reports.id"
LAST = f"{LISTED} AND done = ? ORDER BY reports.id DESC LIMIT ? OFFSET ?"
ONE = f"{LISTED} AND reports.id = ?"
COUNT = "SELECT count(*) FROM reports JOIN tables ON tables.id = table_id WHERE binned IS NULL AND done = ?"
FORGET = "DELETE FROM reports WHERE table_id = ? AND seat = ?"


class ReportStore(Database):
    """The stored reports. Those of a table go with it."""

    async def add_report(self, row: ReportRow) -> None:
        """Store a report. Raises ReportsFull, NotKept."""
        counts = await self._read(lambda db: db.execute(COUNTS, (row.table_id, row.seat)).fetchone())
        for count, most in zip(counts, (KEPT_OF_ONE, KEPT), strict=True):
            if count >= most:
                raise ReportsFull(most=most)
        plain = (row.table_id, row.seat, row.rows, row.answers, row.data, int(time.time()))
        await self._put((ADD, [plain]))

    async def reports(self) -> list[ReportRow]:
        """All reports of tables that are not in the bin, the oldest first."""
        return [ReportRow(*row) for row in await self._read(lambda db: db.execute(FIRST).fetchall())]

    async def newest_reports(self, *, done: bool, most: int, after: int = 0) -> tuple[list[ReportRow], int]:
        """The newest reports that are done or not, without so many newer ones, and how many there are."""
        rows, (count,) = await self._read(
            lambda db: (db.execute(LAST, (done, most, after)).fetchall(), db.execute(COUNT, (done,)).fetchone())
        )
        return [ReportRow(*row) for row in rows], count

    async def report(self, id: int) -> ReportRow | None:
        """One of them."""
        row = await self._read(lambda db: db.execute(ONE, (id,)).fetchone())
        return None if row is None else ReportRow(*row)

    async def mark_report(self, id: int, *, done: bool) -> None:
        """Store whether the host has dealt with a report. Raises NotKept."""
        await self._put(("UPDATE reports SET done = ? WHERE id = ?", [(done, id)]))

    async def delete_report(self, id: int) -> None:
        """Delete a report. Raises NotKept."""
        await self._put(("DELETE FROM reports WHERE id = ?", [(id,)]))

    async def forget_reports(self, table_id: str, seat: int) -> None:
        """Delete the reports of a seat. Raises NotKept."""
        await self._put((FORGET, [(table_id, seat)]))
