"""The database file: creating, migrating, checking, opening and copying it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from importlib.resources import files
from pathlib import Path

from stolik.server.errors import (
    DatabaseDamaged,
    DatabaseEmpty,
    DatabaseForeign,
    DatabaseMissing,
    DatabaseNewer,
    DatabaseNotWritable,
)

MIGRATIONS = sorted((files("stolik.server.storage") / "migrations").iterdir(), key=lambda file: file.name)
"""SQL scripts in order; `user_version` in the file counts those already run."""

PRAGMAS = (
    "journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON", "wal_autocheckpoint = 0",
    "secure_delete = ON",
)  # fmt: skip
"""FULL: a commit is on disk before it returns, so an acknowledged answer survives a power failure. The write-ahead log
is checkpointed between commits, not within one (`Database._checkpoint_log`). What is deleted is overwritten.
"""

OWNER_ONLY = 0o600
OWNER_WRITES = 0o200
OURS = 0x53746F6C
"""The `application_id` of our files."""
PARTS = (
    "answers", "checkpoints", "chat", "notes", "spectators", "seats", "links", "moments", "reports", "due", "clocks",
    "advances", "marks", "calls", "channels", "open_tables", "eyes",
)  # fmt: skip
"""What is stored of a table besides its row in `tables`: the names of tables with a `table_id`."""
BESIDE = ("-wal", "-journal")
"""Endings of the files beside a database that belong to what is in it."""
IN_BIN = "SELECT id FROM tables WHERE binned IS NOT NULL"
BIN_SINCE = 8
"""The version of the tables since which there is a bin."""
MARKED_SINCE = 9
"""The version of the tables since which a back-up is marked as one (decision 0028)."""
MAGIC = b"SQLite format 3\0"


def connect(file: Path) -> sqlite3.Connection:
    """A connection that any thread may use, but only one at a time. Each statement is its own transaction unless one is
    begun.
    """
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        _set_up(db)
    except sqlite3.Error:
        db.close()
        raise
    return db


def make_ready(file: Path) -> None:
    """Create the file and its tables if they are missing, and check that the file can be written. A file that cannot be
    used is left exactly as it is.

    Only the owner may read a new file: it holds every secret. SQLite gives the files beside it the same mode.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    _look_at(file)
    file.touch(OWNER_ONLY)
    for part in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(PermissionError, FileNotFoundError):
            part.chmod(OWNER_ONLY)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        _set_up(db)
        version = db.execute("PRAGMA user_version").fetchone()[0]
        for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
            db.executescript(
                f"BEGIN IMMEDIATE; {step.read_text(encoding='utf-8')} PRAGMA user_version = {number}; COMMIT;"
            )
        db.executescript(f"BEGIN IMMEDIATE; PRAGMA application_id = {OURS}; COMMIT;")


def copy(file: Path, into: Path) -> int:
    """Copy a database as it is now to a new file in a folder of its own, even while a server writes to it, and look
    whether it can be used. Nothing is written to the file, nor beside it. Returns the version of its tables. Raises
    what `make_ready` raises, and OSError or sqlite3.Error if the copy cannot be written.
    """
    _refuse_unreadable(file)
    if _exists(f"{file}-shm"):  # somebody uses it, or was killed
        source = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        with closing(source) as ours, closing(sqlite3.connect(into)) as theirs:
            ours.backup(theirs)
    else:
        for ending in ("", *BESIDE):
            if _exists(f"{file}{ending}"):
                shutil.copyfile(f"{file}{ending}", f"{into}{ending}")
    _look_at(into, named=file)
    with closing(sqlite3.connect(into)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def back_up(file: Path, into: Path) -> None:
    """Like `copy`, but without what is in the bin or was ever deleted, marked as a copy, and checked. Raises
    DatabaseDamaged if the copy is not sound.
    """
    version = copy(file, into)
    try:
        with closing(sqlite3.connect(into, isolation_level=None)) as db:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("PRAGMA journal_mode = MEMORY")
            if version >= BIN_SINCE:
                there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
                for part in (part for part in PARTS if part in there):
                    db.execute(f"DELETE FROM {part} WHERE table_id IN ({IN_BIN})")
                db.execute(f"DELETE FROM tables WHERE id IN ({IN_BIN})")
                if "open_tables" in there:
                    db.execute("DELETE FROM open_tables")  # whoever looks into a seat from now on is not in the copy
            if version >= MARKED_SINCE:
                db.execute("UPDATE tables SET copied = 1")
            counts = _counts(db)
            db.execute("VACUUM")
            sound = db.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok" and counts == _counts(db)
    except sqlite3.DatabaseError as error:
        if not _means_damage(error):
            raise
        sound = False
    if not sound:
        raise DatabaseDamaged(file=str(file))


def _counts(db: sqlite3.Connection) -> dict[str, int]:
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    return {name: db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


def _set_up(db: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")


def _refuse_unreadable(file: Path) -> None:
    """Raises DatabaseMissing if there is no such file, DatabaseNotWritable if it cannot be read."""
    if file.exists() and not file.is_file():
        raise DatabaseNotWritable(file=str(file), reason="no_file")
    try:
        file.open("rb").close()
    except FileNotFoundError as error:
        raise DatabaseMissing(file=str(file)) from error
    except OSError as error:
        raise DatabaseNotWritable(file=str(file), reason=error.strerror) from error


def _look_at(file: Path, named: Path | None = None) -> None:
    """Raises DatabaseDamaged, DatabaseEmpty, DatabaseForeign, DatabaseNewer or DatabaseNotWritable, about `named` if
    the file is a copy of that. Only reads: a connection that may write would move the write-ahead log into the file,
    damaged or not. Checks 50 MB in a quarter of a second.
    """
    named = named or file
    head = b""
    if file.exists():
        _refuse_unreadable(file)
        if not file.stat().st_mode & OWNER_WRITES:
            raise DatabaseNotWritable(file=str(named), reason="read_only")
        with file.open("rb") as opened:
            head = opened.read(100)
    logged, broken_off = _holds(f"{file}-wal"), _holds(f"{file}-journal")
    if not (head or logged or broken_off):
        if file.exists():
            raise DatabaseEmpty(file=str(named))
        return
    if not (head.strip(b"\0") or broken_off):  # SQLite would take it for a new file and delete the write-ahead log
        raise DatabaseDamaged(file=str(named))
    if not (head.startswith(MAGIC) or broken_off):
        raise DatabaseForeign(file=str(named))
    mode = "rw" if broken_off else "ro"  # an interrupted write is rolled back
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)) as db:
            _refuse_foreign(named, db)
            whole = logged or file.stat().st_size % db.execute("PRAGMA page_size").fetchone()[0] == 0
            sound = whole and db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    except sqlite3.DatabaseError as error:
        if not _means_damage(error):
            raise
        sound = False
    if not sound:
        raise DatabaseDamaged(file=str(named))


def _means_damage(error: sqlite3.DatabaseError) -> bool:
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _exists(file: str) -> bool:
    return Path(file).exists()


def _holds(file: str) -> bool:
    return _exists(file) and Path(file).stat().st_size > 0


def _refuse_foreign(file: Path, db: sqlite3.Connection) -> None:
    """Raises DatabaseForeign if the file belongs to another program, DatabaseNewer if a newer Stolik wrote it. Our
    first files had no `application_id`.
    """
    kinds = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    of = db.execute("PRAGMA application_id").fetchone()[0]
    if of != OURS and (of or (kinds and not {"tables", "seats", "links", "answers"} <= kinds)):
        raise DatabaseForeign(file=str(file))
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise DatabaseNewer(file=str(file), found=version, expected=len(MIGRATIONS))
