"""The store: tables, hashes of links and every answer, in the database. When a method returns, its change is on
disk.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from stolik.server.database import ADD_ANSWERS, NOTHING, Database, Statement
from stolik.server.database_file import OURS
from stolik.server.records import (
    AnswerRow,
    ChatRow,
    CheckpointRow,
    LinkRow,
    Record,
    SeatRow,
    SpectatorRow,
    Summary,
    TableRow,
)
from stolik.server.retention import DAY, Retention
from stolik.server.talk import KEPT

ADD_TABLE = """
    INSERT INTO tables (id, game, version, players, seed, options, lang, guide, watch, created, used)
    VALUES (:id, :game, :version, :players, :seed, :options, :lang, :guide, :watch, :now, :now)
"""
ADD_SEAT = "INSERT INTO seats (table_id, seat, kind, bot, name, link) VALUES (?, ?, ?, ?, ?, ?)"
ADD_LINK = "INSERT INTO links (hash, table_id, role, seat) VALUES (?, ?, ?, ?)"
ADD_LINE = """
    INSERT INTO chat (table_id, audience, n, seat, text, note, watcher)
    VALUES (:table, :audience, :n, :seat, :text, :note, :watcher)
"""
DROP_LINES = "DELETE FROM chat WHERE table_id = ? AND audience = ? AND n <= ?"
KEEP_SPECTATOR = "INSERT OR REPLACE INTO spectators (table_id, network, may, number) VALUES (?, ?, ?, ?)"
KEEP_CHECKPOINT = "INSERT OR REPLACE INTO checkpoints (table_id, answers, version, data) VALUES (?, ?, ?, ?)"

RECORD = """
    SELECT
        (SELECT json_object(
            'id', id, 'game', game, 'version', version, 'players', players, 'seed', seed, 'options', json(options),
            'lang', lang, 'guide', guide, 'watch', watch
        ) FROM tables WHERE id = :id),
        (SELECT json_group_array(json_object('seat', seat, 'kind', kind, 'bot', bot, 'name', name, 'link', link))
            FROM (SELECT * FROM seats WHERE table_id = :id ORDER BY seat)),
        (SELECT json_group_array(json_object('seat', seat, 'kind', kind, 'value', json(value)))
            FROM (SELECT * FROM answers WHERE table_id = :id ORDER BY seq)),
        (SELECT json_group_array(json_object(
            'audience', audience, 'n', n, 'seat', seat, 'text', text, 'note', note, 'watcher', watcher
        )) FROM (
            SELECT * FROM (
                SELECT *, rowid AS place, row_number() OVER (PARTITION BY audience ORDER BY n DESC) AS age
                FROM chat WHERE table_id = :id
            ) WHERE age <= :kept ORDER BY place
        )),
        (SELECT json_group_array(json_object('network', network, 'may', may, 'number', number))
            FROM (SELECT * FROM spectators WHERE table_id = :id ORDER BY number)),
        kept.answers, kept.version, kept.data
    FROM (SELECT 1) LEFT JOIN checkpoints AS kept ON kept.table_id = :id
"""
"""Selects all of a table in one row, for the same reason as ADD_ANSWERS."""

SUMMARIES = """
    SELECT id, game, players, CASE WHEN ended THEN 'over' WHEN answers THEN 'running' ELSE 'unbegun' END, answers, used
    FROM (SELECT *, (SELECT count(*) FROM answers WHERE table_id = id) AS answers FROM tables)
    ORDER BY used DESC, id
"""
OLD = """
    SELECT id FROM (SELECT *, EXISTS (SELECT 1 FROM answers WHERE table_id = id) AS begun FROM tables)
    WHERE NOT begun AND used < :unbegun OR ended AND used < :finished OR begun AND NOT ended AND used < :unfinished
    ORDER BY used LIMIT :most
"""


class Store(Database):
    """The stored tables."""

    async def create(self, row: TableRow, seats: list[SeatRow], links: dict[str, LinkRow]) -> None:
        """Store a new table with its seats and links; `links` has the links' hashes as keys. Raises NotKept."""
        plain = msgspec.structs.asdict(row) | {"options": _json(row.options), "now": _now()}
        of_seats = [(row.id, seat.seat, seat.kind, seat.bot, seat.name, seat.link) for seat in seats]
        await self._put((ADD_TABLE, [plain]), (ADD_SEAT, of_seats), _links(links))

    async def count(self) -> int:
        """The number of tables."""
        return await self._read(lambda db: int(db.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def link(self, hashed: str) -> LinkRow | None:
        """What the link with this hash gives access to; None if there is none."""
        query = "SELECT table_id, role, seat FROM links WHERE hash = ?"
        row = await self._read(lambda db: db.execute(query, (hashed,)).fetchone())
        return LinkRow(*row) if row else None

    async def record(self, id: str) -> Record:
        """Everything stored about an existing table."""
        return await self._read(lambda db: _record(db, id))

    async def append(
        self, table_id: str, seq: int, row: AnswerRow, *, ended: bool = False, checkpoint: CheckpointRow | None = None
    ) -> None:
        """Store the table's row number `seq`, and the position after it if `checkpoint` is given; `ended` says that the
        game is then over. Raises OutOfStep if that row exists or the writer was stopped, NotKept if it cannot be
        written.
        """
        plain = (table_id, seq, row.seat, row.kind, _json(row.value))
        more: list[Statement] = []
        if ended:
            more.append(("UPDATE tables SET ended = ? WHERE id = ?", [(_now(), table_id)]))
        if checkpoint is not None:
            more.append(_kept(table_id, checkpoint))
        await self._put((ADD_ANSWERS, [plain]), *more)
        self.writes.answers += 1

    async def keep(self, table_id: str, checkpoint: CheckpointRow) -> None:
        """Store the position of a table. Raises NotKept."""
        await self._put(_kept(table_id, checkpoint))

    async def seat(self, table_id: str, seat: SeatRow) -> None:
        """Store the new player or name of a seat. Raises NotKept."""
        change = "UPDATE seats SET kind = ?, bot = ?, name = ? WHERE table_id = ? AND seat = ?"
        await self._put((change, [(seat.kind, seat.bot, seat.name, table_id, seat.seat)]))

    async def replace_link(self, table_id: str, seat: int | None, nth: int, old: str, new: str) -> None:
        """Replace the link of a seat (None: for spectators) by its `nth`; `old` and `new` are hashes. Raises
        NotKept.
        """
        count: Statement = ("UPDATE tables SET watch = ? WHERE id = ?", [(nth, table_id)])
        if seat is not None:
            count = ("UPDATE seats SET link = ? WHERE table_id = ? AND seat = ?", [(nth, table_id, seat)])
        await self._put(("UPDATE links SET hash = ? WHERE hash = ?", [(new, old)]), count)

    async def replace_links(self, table_id: str, links: dict[str, LinkRow]) -> None:
        """Replace all links of a table, including the host's; `links` has their hashes as keys. Raises NotKept."""
        await self._put(
            ("DELETE FROM links WHERE table_id = ?", [(table_id,)]),
            ("UPDATE seats SET link = 0 WHERE table_id = ?", [(table_id,)]),
            ("UPDATE tables SET watch = 0 WHERE id = ?", [(table_id,)]),
            _links(links),
        )

    async def links(self, table_id: str) -> set[str]:
        """The hashes of a table's links."""
        query = "SELECT hash FROM links WHERE table_id = ?"
        return await self._read(lambda db: {row[0] for row in db.execute(query, (table_id,)).fetchall()})

    async def say(self, table_id: str, line: ChatRow) -> None:
        """Store a chat line and drop those that are no longer shown. Raises OutOfStep, NotKept."""
        more: list[Statement] = []
        if line.n >= KEPT:
            more.append((DROP_LINES, [(table_id, line.audience, line.n - KEPT)]))
        await self._put((ADD_LINE, [{"table": table_id, **msgspec.structs.asdict(line)}]), *more)

    async def let_watch(self, table_id: str, spectator: SpectatorRow) -> None:
        """Store what a spectator may do. Raises NotKept."""
        await self._put((KEEP_SPECTATOR, [(table_id, spectator.network, spectator.may, spectator.number)]))

    async def use(self, table_id: str) -> None:
        """Note that somebody is at the table now. Raises NotKept."""
        await self._put(("UPDATE tables SET used = ? WHERE id = ?", [(_now(), table_id)]))

    async def check(self) -> None:
        """Check that the database can be written, without changing it. Raises NotKept."""
        await self._put((f"PRAGMA application_id = {OURS}", NOTHING))

    async def summaries(self) -> list[Summary]:
        """All tables, the most recently used first."""
        return [Summary(*row) for row in await self._read(lambda db: db.execute(SUMMARIES).fetchall())]

    def has(self, id: str) -> bool:
        """Whether there is a table with this id. Waits for the disk."""
        with self._reading() as db:
            return db.execute("SELECT 1 FROM tables WHERE id = ?", (id,)).fetchone() is not None

    async def old(self, keep: Retention, now: float, most: int) -> list[str]:
        """Some tables that have been kept for long enough, the oldest first."""
        before = {kind: now - days * DAY if days else -1 for kind, days in msgspec.structs.asdict(keep).items()}
        return await self._read(lambda db: [row[0] for row in db.execute(OLD, before | {"most": most}).fetchall()])

    async def delete(self, ids: Sequence[str]) -> None:
        """Delete tables with everything stored about them. Raises NotKept."""
        gone = [(id,) for id in ids]
        parts: Iterable[str] = ("answers", "checkpoints", "chat", "spectators", "seats", "links")
        await self._put(
            *((f"DELETE FROM {part} WHERE table_id = ?", gone) for part in parts),
            ("DELETE FROM tables WHERE id = ?", gone),
        )


def _record(db: Connection, id: str) -> Record:
    table, seats, answers, chat, spectators, *kept = db.execute(RECORD, {"id": id, "kept": KEPT}).fetchone()
    decode = msgspec.json.decode
    return Record(
        decode(table, type=TableRow),
        decode(seats, type=list[SeatRow]),
        decode(answers, type=list[AnswerRow]),
        decode(chat, type=list[ChatRow]),
        CheckpointRow(*kept) if kept[0] is not None else None,
        decode(spectators, type=list[SpectatorRow]),
    )


def _kept(table_id: str, checkpoint: CheckpointRow) -> Statement:
    return KEEP_CHECKPOINT, [(table_id, checkpoint.answers, checkpoint.version, checkpoint.data)]


def _links(links: dict[str, LinkRow]) -> Statement:
    return ADD_LINK, [(hashed, link.table_id, link.role, link.seat) for hashed, link in links.items()]


def _now() -> int:
    return int(time.time())


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
