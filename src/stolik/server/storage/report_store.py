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
    SELECT reports.{COLUMNS.replace(", ", ", reports.")}, reports.id
    FROM reports JOIN tables ON tables.id = table_id WHERE binned IS NULL ORDER BY reports.id
"""
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
        return [ReportRow(*row) for row in await self._read(lambda db: db.execute(LISTED).fetchall())]

    async def forget_reports(self, table_id: str, seat: int) -> None:
        """Delete the reports of a seat. Raises NotKept."""
        await self._put((FORGET, [(table_id, seat)]))
