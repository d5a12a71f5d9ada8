"""What the house keeps of itself, by name: the hash of the host's key, and what it says to all tables."""

from __future__ import annotations

from typing import Literal

from stolik.server.storage.database import Database

HouseName = Literal["host", "notice"]

KEEP = "INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)"
DROP = "DELETE FROM house WHERE name = ?"


class HouseRows(Database):
    """The part of the store that is about the house."""

    async def of_house(self, name: HouseName) -> bytes | None:
        """What is kept under this name."""
        query = "SELECT value FROM house WHERE name = ?"
        row = await self._read(lambda db: db.execute(query, (name,)).fetchone())
        return None if row is None else bytes(row[0])

    async def keep_of_house(self, name: HouseName, value: bytes | None) -> None:
        """Keep something under this name, or nothing any more. Raises NotKept."""
        await self._put((DROP, [(name,)]) if value is None else (KEEP, [(name, value)]))
