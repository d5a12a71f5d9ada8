"""The store: tables, their links and every answer, in SQLite. What `append` returned from is on disk."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, ForeignKey, Integer, MetaData, Table, Text, event, insert, select, update
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolik.core.table import Answered
from stolik.server.errors import DatabaseNotWritable

META = MetaData()
TABLES = Table(
    "tables",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Integer, nullable=False),
)
SEATS = Table(
    "seats",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("name", Text, nullable=False),
)
LINKS = Table(
    "links",
    META,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
)
ANSWERS = Table(
    "answers",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("value", Text, nullable=False),
)
CHAT = Table(
    "chat",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)
SCHEMA_VERSION = 1
UNDO = "undo"
"""The kind of a row that takes the seat's last answer back."""


ChatLine = tuple[int | None, str]
"""Seat and text; None for the host or a spectator."""


class SeatRow(msgspec.Struct):
    """Who sits at a seat."""

    seat: int
    kind: str
    bot: str
    name: str


class TableRow(msgspec.Struct, frozen=True):
    """What a table was opened with."""

    id: str
    game: str
    version: int
    players: int
    seed: int
    options: dict[str, Any]
    lang: str


class Link(msgspec.Struct, frozen=True):
    """What a link is good for: `role` is host, seat or watch."""

    table_id: str
    role: str
    seat: int | None


class Store:
    """All access to the database; one per process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, file: Path | None) -> Store:
        """Open or make the database (None: in memory, for tests). Raises DatabaseNotWritable."""
        try:
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
            engine = create_async_engine(f"sqlite+aiosqlite:///{file}" if file else "sqlite+aiosqlite://")
            event.listen(engine.sync_engine, "connect", _prepare)
            async with engine.begin() as db:
                await db.run_sync(META.create_all)
                version = (await db.exec_driver_sql("PRAGMA user_version")).scalar_one()
                if version not in (0, SCHEMA_VERSION):
                    raise DatabaseNotWritable(file=str(file), reason=f"version {version}")
                await db.exec_driver_sql(f"PRAGMA user_version = {SCHEMA_VERSION}")
        except (OSError, OperationalError, DatabaseError) as error:
            raise DatabaseNotWritable(file=str(file), reason=str(getattr(error, "orig", error))) from error
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def create(self, table: TableRow, seats: list[SeatRow], links: dict[str, Link]) -> None:
        """Open a table with its seats and the hashes of its links."""
        async with self._engine.begin() as db:
            row = msgspec.structs.asdict(table) | {
                "seed": str(table.seed),
                "options": msgspec.json.encode(table.options).decode(),
                "created": int(time.time()),
            }
            await db.execute(insert(TABLES).values(row))
            await db.execute(insert(SEATS), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats])
            await db.execute(
                insert(LINKS), [{"hash": hashed, **msgspec.structs.asdict(link)} for hashed, link in links.items()]
            )

    async def count(self) -> int:
        """How many tables there are."""
        async with self._engine.connect() as db:
            return len((await db.execute(select(TABLES.c.id))).all())

    async def link(self, hashed: str) -> Link | None:
        """What the link of this hash is good for."""
        async with self._engine.connect() as db:
            row = (await db.execute(select(LINKS).where(LINKS.c.hash == hashed))).one_or_none()
        return Link(row.table_id, row.role, row.seat) if row else None

    async def table(
        self, id: str
    ) -> tuple[TableRow, list[SeatRow], list[tuple[int, str, Any]], list[tuple[int | None, str]]]:
        """A table with its seats, its rows (seat, kind, value) and its chat (seat, text)."""
        async with self._engine.connect() as db:
            t = (await db.execute(select(TABLES).where(TABLES.c.id == id))).one()
            seats = (await db.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))).all()
            rows = (await db.execute(select(ANSWERS).where(ANSWERS.c.table_id == id).order_by(ANSWERS.c.seq))).all()
            chat = (await db.execute(select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.n))).all()
        return (
            TableRow(t.id, t.game, t.version, t.players, int(t.seed), msgspec.json.decode(t.options), t.lang),
            [SeatRow(s.seat, s.kind, s.bot, s.name) for s in seats],
            [(a.seat, a.kind, msgspec.json.decode(a.value)) for a in rows],
            [(c.seat, c.text) for c in chat],
        )

    async def append(self, table_id: str, seq: int, answers: list[Answered]) -> None:
        """Put answers (and undos) on disk, numbered from `seq` on: all of them or none."""
        rows = [
            {"table_id": table_id, "seq": n, "seat": seat, "kind": kind, "value": msgspec.json.encode(value).decode()}
            for n, (seat, kind, value) in enumerate(answers, start=seq)
        ]
        async with self._engine.begin() as db:
            await db.execute(insert(ANSWERS), rows)

    async def seat(self, table_id: str, seat: SeatRow) -> None:
        """Write down who sits at a seat from now on."""
        of_seat = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat.seat)
        async with self._engine.begin() as db:
            await db.execute(update(SEATS).where(of_seat).values(kind=seat.kind, bot=seat.bot, name=seat.name))

    async def say(self, table_id: str, n: int, seat: int | None, text: str) -> None:
        """Put one line of chat on disk."""
        async with self._engine.begin() as db:
            await db.execute(insert(CHAT).values(table_id=table_id, n=n, seat=seat, text=text))


def _prepare(connection: Any, _: Any) -> None:
    """WAL, and every commit on disk before it returns: an acknowledged answer survives the machine, too."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
