"""The file of the database: made, migrated, checked, connected to and copied."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from importlib.resources import files
from pathlib import Path

from stolik.server.errors import DatabaseDamaged, DatabaseNotWritable

MIGRATIONS = sorted((files("stolik.server") / "migrations").iterdir(), key=lambda file: file.name)
"""SQL scripts in order; `user_version` in the file counts those already run."""

PRAGMAS = (
    "journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON", "wal_autocheckpoint = 0",
)  # fmt: skip
"""FULL: a commit is on disk before it returns, so an acknowledged answer survives a power failure. What is in the log
of writes is moved into the file beside the commits, not within one (`Database._tidy`).
"""

OWNER_ONLY = 0o600
OURS = 0x53746F6C
"""The `application_id` of our files."""


def connect(file: Path) -> sqlite3.Connection:
    """A connection that any thread may use, though only one at a time. Each statement is a transaction of its own
    unless one is begun.
    """
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        _set_up(db)
    except sqlite3.Error:
        db.close()
        raise
    return db


def make_ready(file: Path) -> None:
    """Create the file and its tables if they are missing, and check that the file can be written.

    Only its owner may read a new file: it holds every secret. SQLite gives the files beside it the same mode.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(OWNER_ONLY)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        _refuse_foreign(file, db)
        with suppress(PermissionError):
            file.chmod(OWNER_ONLY)
        _set_up(db)
        _check(file, db)
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise DatabaseNotWritable(file=str(file), reason=f"version {version} > {len(MIGRATIONS)}")
        for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
            db.executescript(f"BEGIN IMMEDIATE; {step.read_text()} PRAGMA user_version = {number}; COMMIT;")
        db.executescript(f"BEGIN IMMEDIATE; PRAGMA application_id = {OURS}; COMMIT;")


def copy(file: Path, into: Path) -> None:
    """Copy a database, also while a server writes to it."""
    with closing(sqlite3.connect(file)) as ours, closing(sqlite3.connect(into)) as theirs:
        ours.backup(theirs)


def _set_up(db: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")


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
