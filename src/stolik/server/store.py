"""The store: tables, hashes of links and every answer, in SQLite. When `append` returns, the row is on disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Executable,
    column,
    create_engine,
    delete,
    event,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    table,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from stolik.server.errors import DatabaseDamaged, DatabaseNotWritable, NotKept, NotRead
from stolik.server.metrics import Writes
from stolik.server.records import AnswerRow, ChatRow, CheckpointRow, LinkRow, Record, SeatRow, Summary, TableRow
from stolik.server.retention import DAY, Retention
from stolik.server.talk import KEPT

TABLES = table(
    "tables",
    *map(
        column,
        ("id", "game", "version", "players", "seed", "options", "lang", "guide", "created", "used", "ended", "watch"),
    ),
)
SEATS = table("seats", *map(column, ("table_id", "seat", "kind", "bot", "name", "link")))
LINKS = table("links", *map(column, ("hash", "table_id", "role", "seat")))
ANSWERS = table("answers", *map(column, ("table_id", "seq", "seat", "kind", "value")))
CHECKPOINTS = table("checkpoints", *map(column, ("table_id", "answers", "version", "data")))
CHAT = table("chat", *map(column, ("rowid", "table_id", "audience", "n", "seat", "text", "note", "watcher")))

ADD_ANSWERS = text("""
    INSERT INTO answers (table_id, seq, seat, kind, value)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM json_each(:rows)
""")
"""All rows at once: a thread that steps through them one by one would wait for the event loop at each."""

KEEP_CHECKPOINT = text("INSERT OR REPLACE INTO checkpoints VALUES (:table_id, :answers, :version, :data)")

MIGRATIONS = sorted((files("stolik.server") / "migrations").iterdir(), key=lambda file: file.name)
"""SQL scripts in order; `user_version` in the file counts those already run."""

PRAGMAS = (
    "journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON", "wal_autocheckpoint = 0",
)  # fmt: skip
"""FULL: a commit is on disk before it returns, so an acknowledged answer survives a power failure. What is in the log
of writes is moved into the file beside the commits, not within one (`Store._tidy`).
"""

TIDY = 2.0
"""Seconds after a write until the log of writes is moved into the file."""

OWNER_ONLY = 0o600
OURS = 0x53746F6C
"""The `application_id` of our files."""

READERS = 4
"""Threads that read at the same time."""

LOG = logging.getLogger(__name__)

Statement = tuple[Executable, list[Any] | None]
T = TypeVar("T")


class Waiting(NamedTuple):
    """A change that waits for its commit."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None]


class OutOfStep(NotKept):
    """Memory and disk differ, or may differ: another process has written to the table, or the writer was stopped."""


class Store:
    """All access to the database; one per process. Changes that arrive while one is being written share a commit.

    One thread with a connection of its own writes, so that readers never make a change wait.
    """

    def __init__(self, file: Path) -> None:
        self._reading, self._writing = _engine(file, READERS), _engine(file, 1)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._hand = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self.writes = Writes()
        self._writer: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, file: Path) -> Store:
        """Open the database; create it if missing. Raises DatabaseNotWritable."""
        try:
            await asyncio.to_thread(_make_ready, file)
        except (OSError, sqlite3.Error) as error:
            raise DatabaseNotWritable(file=str(file), reason=str(error)) from error
        return cls(file)

    @property
    def waiting(self) -> int:
        """How many changes wait for a commit."""
        return len(self._waiting)

    async def close(self) -> None:
        """Finish writing and close the file."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        for thread, engine in ((self._hand, self._writing), (self._readers, self._reading)):
            await asyncio.get_running_loop().run_in_executor(thread, engine.dispose)
            thread.shutdown(wait=False)

    async def create(self, row: TableRow, seats: list[SeatRow], links: dict[str, LinkRow]) -> None:
        """Store a new table with its seats and links; `links` has the links' hashes as keys. Raises NotKept."""
        now = int(time.time())
        plain = msgspec.structs.asdict(row) | {"options": _json(row.options), "created": now, "used": now}
        await self._put(
            (insert(TABLES), [plain]),
            (insert(SEATS), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats]),
            (insert(LINKS), [{"hash": hashed, **msgspec.structs.asdict(link)} for hashed, link in links.items()]),
        )

    async def count(self) -> int:
        """The number of tables."""
        return await self._read(lambda db: int(db.execute(select(func.count()).select_from(TABLES)).scalar_one()))

    async def link(self, hashed: str) -> LinkRow | None:
        """What the link with this hash gives access to; None if there is none."""
        row = await self._read(lambda db: db.execute(select(LINKS).where(LINKS.c.hash == hashed)).one_or_none())
        return LinkRow(row.table_id, row.role, row.seat) if row else None

    async def record(self, id: str) -> Record:
        """All that is stored of an existing table."""
        return await self._read(lambda db: _record(db, id))

    async def append(
        self, table_id: str, seq: int, row: AnswerRow, *, ended: bool = False, checkpoint: CheckpointRow | None = None
    ) -> None:
        """Store the table's row number `seq`, and the position after it if `checkpoint` is given; `ended` says that the
        game is over with it. Raises OutOfStep if that row exists or the writer was stopped, NotKept if it cannot be
        written.
        """
        plain = (table_id, seq, row.seat, row.kind, _json(row.value))
        more: list[Statement] = []
        if ended:
            more.append((update(TABLES).where(TABLES.c.id == table_id).values(ended=int(time.time())), None))
        if checkpoint is not None:
            more.append(_kept(table_id, checkpoint))
        await self._put((ADD_ANSWERS, [plain]), *more)
        self.writes.answers += 1

    async def keep(self, table_id: str, checkpoint: CheckpointRow) -> None:
        """Store the position of a table. Raises NotKept."""
        await self._put(_kept(table_id, checkpoint))

    async def seat(self, table_id: str, seat: SeatRow) -> None:
        """Store the new player or name of a seat. Raises NotKept."""
        of_seat = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat.seat)
        await self._put((update(SEATS).where(of_seat).values(kind=seat.kind, bot=seat.bot, name=seat.name), None))

    async def replace_link(self, table_id: str, seat: int | None, nth: int, old: str, new: str) -> None:
        """Replace the link of a seat (None: to watch) by its `nth`; `old` and `new` are hashes. Raises NotKept."""
        of_table = TABLES.c.id == table_id
        of_seat = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
        count = update(TABLES).where(of_table).values(watch=nth)
        if seat is not None:
            count = update(SEATS).where(of_seat).values(link=nth)
        await self._put((update(LINKS).where(LINKS.c.hash == old).values(hash=new), None), (count, None))

    async def replace_links(self, table_id: str, links: dict[str, LinkRow]) -> None:
        """Replace all links of a table, that of the host included; `links` has their hashes as keys. Raises NotKept."""
        await self._put(
            (delete(LINKS).where(LINKS.c.table_id == table_id), None),
            (update(SEATS).where(SEATS.c.table_id == table_id).values(link=0), None),
            (update(TABLES).where(TABLES.c.id == table_id).values(watch=0), None),
            (insert(LINKS), [{"hash": hashed, **msgspec.structs.asdict(link)} for hashed, link in links.items()]),
        )

    async def links(self, table_id: str) -> set[str]:
        """The hashes of a table's links."""
        query = select(LINKS.c.hash).where(LINKS.c.table_id == table_id)
        return await self._read(lambda db: set(db.execute(query).scalars()))

    async def version(self) -> int:
        """A number that changes when another process has written to the file."""

        def read() -> int:
            with self._writing.connect() as db:
                return int(db.exec_driver_sql("PRAGMA data_version").scalar_one())

        return await asyncio.get_running_loop().run_in_executor(self._hand, read)

    async def say(self, table_id: str, line: ChatRow) -> None:
        """Store a chat line. Raises OutOfStep, NotKept."""
        await self._put((insert(CHAT), [{"table_id": table_id, **msgspec.structs.asdict(line)}]))

    async def use(self, table_id: str) -> None:
        """Note that somebody is at the table now. Raises NotKept."""
        await self._put((update(TABLES).where(TABLES.c.id == table_id).values(used=int(time.time())), None))

    async def check(self) -> None:
        """Write what is written already. Raises NotKept."""
        await self._put((text(f"PRAGMA application_id = {OURS}"), None))

    async def summaries(self) -> list[Summary]:
        """All tables, the one used last first."""
        answers = select(func.count()).where(ANSWERS.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES, answers.label("answers")).order_by(TABLES.c.used.desc(), TABLES.c.id)

        def state(ended: int, answers: int) -> Literal["unbegun", "running", "over"]:
            return "over" if ended else "running" if answers else "unbegun"

        rows = await self._read(lambda db: db.execute(query).all())
        return [Summary(t.id, t.game, t.players, state(t.ended, t.answers), t.answers, t.used) for t in rows]

    def has(self, id: str) -> bool:
        """Whether there is a table with this id. Waits for the disk."""
        with self._reading.connect() as db:
            return db.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is not None

    async def old(self, keep: Retention, now: float, most: int) -> list[str]:
        """Some tables that have been kept for long enough, the oldest first."""
        begun = exists().where(ANSWERS.c.table_id == TABLES.c.id)
        kinds = (
            (keep.unbegun, ~begun),
            (keep.finished, TABLES.c.ended > 0),
            (keep.unfinished, begun & (TABLES.c.ended == 0)),
        )
        of_kind = [(TABLES.c.used < now - days * DAY) & kind for days, kind in kinds if days]
        query = select(TABLES.c.id).where(or_(false(), *of_kind)).order_by(TABLES.c.used).limit(most)
        return await self._read(lambda db: list(db.execute(query).scalars()))

    async def delete(self, ids: Sequence[str]) -> None:
        """Delete tables with all that is stored of them. Raises NotKept."""
        of_tables = [
            delete(kind).where(kind.c.table_id.in_(ids)) for kind in (ANSWERS, CHECKPOINTS, CHAT, SEATS, LINKS)
        ]
        await self._put(*((one, None) for one in (*of_tables, delete(TABLES).where(TABLES.c.id.in_(ids)))))

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._reading.connect() as db:
                return query(db)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except DBAPIError as error:
            LOG.error("the database cannot be read: %s", _why(error))
            raise NotRead(reason=_why(error)) from error

    async def _put(self, *statements: Statement) -> None:
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(statements, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        """Write all that waits. Whatever happens here, nobody is left waiting."""
        batch: list[Waiting] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                if len(batch) > 1 and await self._failure(batch) is None:
                    _settle(batch, None)
                else:
                    for one in batch:
                        if not one.done.done():
                            _settle([one], await self._failure([one]))
        finally:
            left, self._waiting = [*batch, *self._waiting], []
            _settle(left, OutOfStep(reason="the writer stopped"))

    async def _failure(self, batch: Sequence[Waiting]) -> NotKept | None:
        """Write the changes in one commit. Returns why it failed; None if it is on disk."""
        try:
            with self.writes.commit():
                await self._write(*(statement for one in batch for statement in one.statements))
        except IntegrityError as error:
            return OutOfStep(reason=_why(error))
        except DBAPIError as error:
            if len(batch) == 1:
                LOG.error("a write failed: %s", _why(error))
            return NotKept(reason=_why(error))
        except Exception as error:
            LOG.exception("a write failed")
            return NotKept(reason=type(error).__name__)
        return None

    async def _write(self, *statements: Statement) -> None:
        answers = [row for statement, rows in statements if statement is ADD_ANSWERS for row in rows or ()]

        def write() -> None:
            with self._writing.begin() as db:
                if answers:
                    db.execute(ADD_ANSWERS, {"rows": _json(answers)})
                for statement, rows in statements:
                    if statement is not ADD_ANSWERS:
                        db.execute(statement, rows)

        await asyncio.get_running_loop().run_in_executor(self._hand, write)
        if self._tidying is None or self._tidying.done():
            self._tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        """Move the log of writes into the file: most of it beside the writes, the rest between two of them, after which
        the log begins anew.
        """
        await asyncio.sleep(TIDY)
        for thread, engine in ((self._readers, self._reading), (self._hand, self._writing)):
            await asyncio.get_running_loop().run_in_executor(thread, _checkpoint, engine)


def _kept(table_id: str, checkpoint: CheckpointRow) -> Statement:
    return KEEP_CHECKPOINT, [{"table_id": table_id, **msgspec.structs.asdict(checkpoint)}]


def _settle(batch: Sequence[Waiting], failure: NotKept | None) -> None:
    for one in batch:
        if one.done.done():
            continue
        if failure is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(failure)


def _record(db: Connection, id: str) -> Record:
    t = db.execute(select(TABLES).where(TABLES.c.id == id)).one()
    seats = db.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).all()
    rows = db.execute(select(ANSWERS).where(ANSWERS.c.table_id == id).order_by(ANSWERS.c.seq)).all()
    age = func.row_number().over(partition_by=CHAT.c.audience, order_by=CHAT.c.n.desc())
    aged = select(CHAT, CHAT.c.rowid, age.label("age")).where(CHAT.c.table_id == id).subquery()
    chat = db.execute(select(aged).where(aged.c.age <= KEPT).order_by(aged.c.rowid)).all()
    point = db.execute(select(CHECKPOINTS).where(CHECKPOINTS.c.table_id == id)).one_or_none()
    return Record(
        TableRow(t.id, t.game, t.version, t.players, t.seed, msgspec.json.decode(t.options), t.lang, t.guide, t.watch),
        [SeatRow(s.seat, s.kind, s.bot, s.name, s.link) for s in seats],
        [AnswerRow(a.seat, a.kind, msgspec.json.decode(a.value)) for a in rows],
        [ChatRow(c.audience, c.n, c.seat, c.text, c.note, c.watcher) for c in chat],
        CheckpointRow(point.answers, point.version, point.data) if point else None,
    )


def _engine(file: Path, connections: int) -> Engine:
    """Connections to the file. Errors name no parameters, because these hold answers and hashes of links."""
    url = URL.create("sqlite", database=str(file))
    engine = create_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)
    event.listen(engine, "connect", _set_up)
    return engine


def _make_ready(file: Path) -> None:
    """Create the file and its tables if they are missing, and check that the file can be written.

    Only its owner may read a new file: it holds every secret. SQLite gives the files beside it the same mode.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(OWNER_ONLY)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        _refuse_foreign(file, db)
        with suppress(PermissionError):
            file.chmod(OWNER_ONLY)
        _set_up(db, None)
        _check(file, db)
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise DatabaseNotWritable(file=str(file), reason=f"version {version} > {len(MIGRATIONS)}")
        for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
            db.executescript(f"BEGIN IMMEDIATE; {step.read_text()} PRAGMA user_version = {number}; COMMIT;")
        db.executescript(f"BEGIN IMMEDIATE; PRAGMA application_id = {OURS}; COMMIT;")


def _check(file: Path, db: sqlite3.Connection) -> None:
    """Raises DatabaseDamaged. Looks through 50 MB in a quarter of a second."""
    try:
        sound = db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    except sqlite3.DatabaseError:
        sound = False
    if not sound:
        raise DatabaseDamaged(file=str(file))


def _refuse_foreign(file: Path, db: sqlite3.Connection) -> None:
    """Raises DatabaseNotWritable if the file is another program's. Ours had no `application_id` at first."""
    kinds = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    of = db.execute("PRAGMA application_id").fetchone()[0]
    if of != OURS and (of or (kinds and not {"tables", "seats", "links", "answers"} <= kinds)):
        raise DatabaseNotWritable(file=str(file), reason="not a database of Stolik")


def copy(file: Path, into: Path) -> None:
    """Copy a database, also while a server writes to it."""
    with closing(sqlite3.connect(file)) as ours, closing(sqlite3.connect(into)) as theirs:
        ours.backup(theirs)


def _checkpoint(engine: Engine) -> None:
    """As far as possible without waiting for anybody."""
    try:
        with engine.connect() as db:
            db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
    except DBAPIError as error:
        LOG.error("the log of writes could not be moved into the file: %s", _why(error))


def _set_up(connection: Any, _: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _why(error: Exception) -> str:
    return str(getattr(error, "orig", error))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
