"""What is stored of deals: the house's key, and the results of the deals of the day."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from stolik.server.storage.database import Database, Statement
from stolik.server.storage.records import DayResult

MOST_RESULTS = 1_000
"""Results kept of one deal."""
DAYS_KEPT = 30
"""Days whose results are kept."""
KEY_BYTES = 32

ADD_KEY = "INSERT OR IGNORE INTO house (name, value) VALUES ('day', ?)"
ADD_RESULT = """
    INSERT OR IGNORE INTO day_results (dealt_on, game, mode, version, at_table, won, reason, turns, score, name)
    SELECT :dealt_on, :game, :mode, :version, :at_table, :won, :reason, :turns, :score, :name
    WHERE :most > (
        SELECT count(*) FROM day_results WHERE dealt_on = :dealt_on AND game = :game AND mode = :mode
    )
"""
DROP_RESULTS = "DELETE FROM day_results WHERE dealt_on <= ?"
NAME_RESULT = "UPDATE day_results SET name = ? WHERE at_table = ?"
RESULTS = """
    SELECT json_object(
        'dealt_on', dealt_on, 'game', game, 'mode', mode, 'version', version, 'at_table', at_table,
        'won', json(iif(won, 'true', 'false')), 'reason', reason, 'turns', turns, 'score', score, 'name', name
    ) FROM day_results WHERE dealt_on = ? AND game = ? AND mode = ? AND version = ?
"""
SAME_DEAL = """
    SELECT other.id, other.ended
    FROM tables AS this JOIN tables AS other USING (seed, game, version, players, options)
    WHERE this.id = ? AND other.id <> this.id AND other.ended AND other.binned IS NULL
        AND other.what_if = '' AND other.guide = ''
    ORDER BY other.ended DESC LIMIT ?
"""


def result_added(result: DayResult) -> list[Statement]:
    """What adds a result, and drops those of days long ago."""
    return [
        (ADD_RESULT, [msgspec.structs.asdict(result) | {"most": MOST_RESULTS}]),
        (DROP_RESULTS, [(result.dealt_on - DAYS_KEPT,)]),
    ]


class Days(Database):
    """The part of the store that is about deals."""

    async def day_key(self) -> bytes:
        """The key of which the house draws the deals of all days; made when it is first asked for. Raises NotKept."""
        query = "SELECT value FROM house WHERE name = 'day'"
        row = await self._read(lambda db: db.execute(query).fetchone())
        if row is None:
            await self._put((ADD_KEY, [(secrets.token_bytes(KEY_BYTES),)]))
            row = await self._read(lambda db: db.execute(query).fetchone())
        return bytes(row[0])

    async def add_result(self, result: DayResult) -> None:
        """Store a result. Raises NotKept."""
        await self._put(*result_added(result))

    async def name_result(self, at_table: str, name: str) -> None:
        """Store who has played at a table; empty for somebody. Raises NotKept."""
        await self._put((NAME_RESULT, [(name, at_table)]))

    async def results(self, dealt_on: int, game: str, mode: str, version: int) -> list[DayResult]:
        """All results of a deal of the day, under these rules."""
        values = dealt_on, game, mode, version
        rows = await self._read(lambda db: db.execute(RESULTS, values).fetchall())
        return [msgspec.json.decode(row, type=DayResult) for (row,) in rows]

    async def same_deal(self, table_id: str, most: int) -> Sequence[tuple[str, int]]:
        """The last finished games with the same deal, players and rules as a table's: their tables, and when they
        ended.
        """
        return await self._read(lambda db: db.execute(SAME_DEAL, (table_id, most)).fetchall())
