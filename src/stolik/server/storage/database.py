"""The database: SQLite, with one writing thread and several reading threads. When a change returns, it is on disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import msgspec

from stolik.server.errors import DatabaseNotWritable, NotKept, NotRead, OutOfStep
from stolik.server.metrics import Writes
from stolik.server.storage.database_file import connect, make_ready

Statement = tuple[str, Sequence[Any]]
"""SQL, and a sequence of parameters; it is executed once for each."""
NOTHING = ((),)
"""The parameters of a statement that has none and is executed once."""
T = TypeVar("T")

ADD_ANSWERS = """
    INSERT INTO answers (table_id, seq, seat, kind, value, digest, told)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]')
    FROM json_each(?)
"""
"""Inserts all rows at once: a thread that steps through rows would wait for the event loop at each."""

CHECKPOINT_AFTER = 2.0
"""Seconds after a write until the write-ahead log is checkpointed into the file."""
READERS = 4
"""Threads that read at the same time."""

LOG = logging.getLogger(__name__)


class Waiting(NamedTuple):
    """A change that waits for its commit."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None]


class Database:
    """All access to the file; there is one per process. Changes that arrive while one is being written share a commit.

    One thread writes over a connection of its own, so that a change never waits for readers.
    """

    def __init__(self, file: Path) -> None:
        self.file, self._writing = file, connect(file)
        self._idle: list[sqlite3.Connection] = []
        """Reading connections that are not in use."""
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._hand = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self.writes = Writes()
        self._writer: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Open the database; create it if missing. Raises DatabaseNotWritable, DatabaseDamaged, DatabaseForeign or
        DatabaseNewer.
        """
        try:
            await asyncio.to_thread(make_ready, file)
            return cls(file)
        except (OSError, sqlite3.Error) as error:
            raise DatabaseNotWritable(file=str(file), reason=str(error)) from error

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
        await asyncio.get_running_loop().run_in_executor(self._hand, self._writing.close)
        for threads in (self._hand, self._readers):
            await asyncio.to_thread(threads.shutdown)
        for db in self._idle:
            db.close()

    async def version(self) -> int:
        """A number that changes when another process has written to the file."""

        def read() -> int:
            return int(self._writing.execute("PRAGMA data_version").fetchone()[0])

        return await asyncio.get_running_loop().run_in_executor(self._hand, read)

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """A connection that nobody else uses at the same time."""
        try:
            db = self._idle.pop()
        except IndexError:
            db = connect(self.file)
        try:
            yield db
        finally:
            self._idle.append(db)

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        def read() -> T:
            with self._reading() as db:
                return query(db)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except sqlite3.Error as error:
            LOG.error("the database cannot be read: %s", error)
            raise NotRead(reason=str(error)) from error

    async def _put(self, *statements: Statement) -> None:
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(statements, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        """Write all waiting changes. Whatever happens here, nobody is left waiting."""
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
        """Write the changes in one commit. Returns the reason if it failed; None if it is on disk."""
        try:
            with self.writes.commit():
                await self._write(*(statement for one in batch for statement in one.statements))
        except sqlite3.IntegrityError as error:
            return OutOfStep(reason=str(error))
        except sqlite3.Error as error:
            if len(batch) == 1:
                LOG.error("a write failed: %s", error)
            return NotKept(reason=str(error))
        except Exception as error:
            LOG.exception("a write failed")
            return NotKept(reason=type(error).__name__)
        return None

    async def _write(self, *statements: Statement) -> None:
        answers = [row for sql, rows in statements if sql is ADD_ANSWERS for row in rows]
        changes = [one for one in statements if one[0] is not ADD_ANSWERS]
        if answers:
            changes.insert(0, (ADD_ANSWERS, [(msgspec.json.encode(answers).decode(),)]))

        def write() -> None:
            with self._writing as db:
                db.execute("BEGIN IMMEDIATE")
                for sql, rows in changes:
                    for row in rows:
                        db.execute(sql, row)

        await asyncio.get_running_loop().run_in_executor(self._hand, write)
        if self._tidying is None or self._tidying.done():
            self._tidying = asyncio.create_task(self._checkpoint_log())

    async def _checkpoint_log(self) -> None:
        """Checkpoint the write-ahead log into the file: most of it while writes go on, the rest between two writes,
        after which the log starts again.
        """
        await asyncio.sleep(CHECKPOINT_AFTER)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._empty_log, None)
        await loop.run_in_executor(self._hand, self._empty_log, self._writing)

    def _empty_log(self, db: sqlite3.Connection | None) -> None:
        """Checkpoint the log as far as possible without waiting; over a reading connection if none is given."""
        try:
            if db is None:
                with self._reading() as reader:
                    reader.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            else:
                db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:
            LOG.error("the log of writes could not be moved into the file: %s", error)


def _settle(batch: Sequence[Waiting], failure: NotKept | None) -> None:
    for one in batch:
        if one.done.done():
            continue
        if failure is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(failure)
