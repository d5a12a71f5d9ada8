"""The store: tables, hashes of links and every answer, in SQLite. When `append` returns, the row is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Executable, column, event, func, insert, select, table, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolik.server.errors import DatabaseNotWritable, NotKept
from stolik.server.records import AnswerRow, ChatRow, LinkRow, Record, SeatRow, TableRow
from stolik.server.talk import KEPT

TABLES = table(
    "tables", *map(column, ("id", "game", "version", "players", "seed", "options", "lang", "guide", "created"))
)
SEATS = table("seats", *map(column, ("table_id", "seat", "kind", "bot", "name")))
LINKS = table("links", *map(column, ("hash", "table_id", "role", "seat")))
ANSWERS = table("answers", *map(column, ("table_id", "seq", "seat", "kind", "value")))
CHAT = table("chat", *map(column, ("rowid", "table_id", "audience", "n", "seat", "text")))

MIGRATIONS = sorted((files("stolik.server") / "migrations").iterdir(), key=lambda file: file.name)
"""SQL scripts in order; `user_version` in the file counts those already run."""

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON")
"""FULL: a commit is on disk before it returns, so an acknowledged answer survives a power failure."""

OWNER_ONLY = 0o600

Waiting = tuple[dict[str, Any], "asyncio.Future[None]"]


class OutOfStep(NotKept):
    """Another process has written to the table, so memory and disk differ."""


class Store:
    """All access to the database; one per process. Answers that arrive while one is being written share a commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = asyncio.Lock()
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, file: Path) -> Store:
        """Open the database; create it if missing. Raises DatabaseNotWritable."""
        try:
            await asyncio.to_thread(_make_ready, file)
        except (OSError, sqlite3.Error) as error:
            raise DatabaseNotWritable(file=str(file), reason=str(error)) from error
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        event.listen(engine.sync_engine, "connect", _set_up)
        return cls(engine)

    async def close(self) -> None:
        """Finish writing and close the file."""
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    async def create(self, row: TableRow, seats: list[SeatRow], links: dict[str, LinkRow]) -> None:
        """Store a new table with its seats and links; `links` has the links' hashes as keys. Raises NotKept."""
        plain = msgspec.structs.asdict(row) | {"options": _json(row.options), "created": int(time.time())}
        await self._write(
            (insert(TABLES), [plain]),
            (insert(SEATS), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats]),
            (insert(LINKS), [{"hash": hashed, **msgspec.structs.asdict(link)} for hashed, link in links.items()]),
        )

    async def count(self) -> int:
        """The number of tables."""
        async with self._engine.connect() as db:
            return int((await db.execute(select(func.count()).select_from(TABLES))).scalar_one())

    async def link(self, hashed: str) -> LinkRow | None:
        """What the link with this hash gives access to; None if there is none."""
        async with self._engine.connect() as db:
            row = (await db.execute(select(LINKS).where(LINKS.c.hash == hashed))).one_or_none()
        return LinkRow(row.table_id, row.role, row.seat) if row else None

    async def record(self, id: str) -> Record:
        """All that is stored of an existing table."""
        async with self._engine.connect() as db:
            t = (await db.execute(select(TABLES).where(TABLES.c.id == id))).one()
            seats = (await db.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))).all()
            rows = (await db.execute(select(ANSWERS).where(ANSWERS.c.table_id == id).order_by(ANSWERS.c.seq))).all()
            age = func.row_number().over(partition_by=CHAT.c.audience, order_by=CHAT.c.n.desc())
            aged = select(CHAT, CHAT.c.rowid, age.label("age")).where(CHAT.c.table_id == id).subquery()
            chat = (await db.execute(select(aged).where(aged.c.age <= KEPT).order_by(aged.c.rowid))).all()
        return Record(
            TableRow(t.id, t.game, t.version, t.players, t.seed, msgspec.json.decode(t.options), t.lang, t.guide),
            [SeatRow(s.seat, s.kind, s.bot, s.name) for s in seats],
            [AnswerRow(a.seat, a.kind, msgspec.json.decode(a.value)) for a in rows],
            [ChatRow(c.audience, c.n, c.seat, c.text) for c in chat],
        )

    async def append(self, table_id: str, seq: int, row: AnswerRow) -> None:
        """Store the table's row number `seq`. Raises OutOfStep if that row exists, NotKept if it cannot be written."""
        plain = {"table_id": table_id, "seq": seq, "seat": row.seat, "kind": row.kind, "value": _json(row.value)}
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((plain, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._append_waiting())
        await done

    async def seat(self, table_id: str, seat: SeatRow) -> None:
        """Store the new player or name of a seat. Raises NotKept."""
        of_seat = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat.seat)
        await self._write((update(SEATS).where(of_seat).values(kind=seat.kind, bot=seat.bot, name=seat.name), None))

    async def say(self, table_id: str, line: ChatRow) -> None:
        """Store a chat line. Raises NotKept."""
        await self._write((insert(CHAT), [{"table_id": table_id, **msgspec.structs.asdict(line)}]))

    async def _append_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._appended(batch):
                for one in batch:
                    await self._appended([one])

    async def _appended(self, batch: list[Waiting]) -> bool:
        """Write the rows in one commit. If that fails, a single row's future fails, and several rows return False."""
        failure: NotKept | None = None
        try:
            await self._write((insert(ANSWERS), [row for row, _ in batch]))
        except NotKept as error:
            if len(batch) > 1:
                return False
            failure = error
        for _, done in batch:
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)
        return True

    async def _write(self, *statements: tuple[Executable, list[dict[str, Any]] | None]) -> None:
        try:
            async with self._writing, self._engine.begin() as db:
                for statement, rows in statements:
                    await db.execute(statement, rows)
        except IntegrityError as error:
            raise OutOfStep(reason=_why(error)) from error
        except DBAPIError as error:
            raise NotKept(reason=_why(error)) from error


def _make_ready(file: Path) -> None:
    """Create the file and its tables if they are missing, and check that the file can be written.

    Only its owner may read a new file: it holds every secret. SQLite gives the files beside it the same mode.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(OWNER_ONLY)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        _set_up(db, None)
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise DatabaseNotWritable(file=str(file), reason=f"version {version} > {len(MIGRATIONS)}")
        for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
            db.executescript(f"BEGIN IMMEDIATE; {step.read_text()} PRAGMA user_version = {number}; COMMIT;")
        db.executescript("BEGIN IMMEDIATE; ROLLBACK;")


def _set_up(connection: Any, _: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _why(error: Exception) -> str:
    return str(getattr(error, "orig", error))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
