"""The open tables, in the database (decision 0074)."""

from __future__ import annotations

import msgspec

from stolik.server.storage.database import NOTHING, Database

ADD = "INSERT INTO open_tables (table_id, data) VALUES (?, ?)"
KEEP = "UPDATE open_tables SET data = ? WHERE table_id = ?"
"""Leaves a table closed that another process has just closed."""
DROP = "DELETE FROM open_tables WHERE table_id = ?"
DROP_ALL = "DELETE FROM open_tables"
ALL = """
    SELECT table_id, data FROM open_tables JOIN tables ON id = table_id
    WHERE binned IS NULL ORDER BY created, id
"""


class OpenRow(msgspec.Struct, frozen=True):
    """An open table: since when strangers may sit down, in seconds of the system's clock (None: not now), the seats for
    anybody that are `free`, by seat which network has `taken` it (empty: somebody came by a link from the host), and
    the networks that stay `out`. Networks are hashes, so that the file lists no addresses.
    """

    since: int | None
    opener: str
    free: frozenset[int]
    taken: dict[int, str] = {}
    out: frozenset[str] = frozenset()


class OpenRows(Database):
    """The part of the store that is about open tables."""

    async def open_tables(self) -> dict[str, OpenRow]:
        """All open tables by their ids, the oldest first."""
        rows = await self._read(lambda db: db.execute(ALL).fetchall())
        return {id: msgspec.json.decode(data, type=OpenRow) for id, data in rows}

    async def add_open(self, table_id: str, row: OpenRow) -> None:
        """Store a new open table. Raises NotKept."""
        await self._put((ADD, [(table_id, msgspec.json.encode(row).decode())]))

    async def keep_open(self, table_id: str, row: OpenRow) -> None:
        """Store what is now known of an open table. Raises NotKept."""
        await self._put((KEEP, [(msgspec.json.encode(row).decode(), table_id)]))

    async def drop_open(self, table_id: str) -> None:
        """Forget that this is an open table. Raises NotKept."""
        await self._put((DROP, [(table_id,)]))

    async def drop_all_open(self) -> None:
        """Forget all open tables. Raises NotKept."""
        await self._put((DROP_ALL, NOTHING))
