"""New files that are whole or not there at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

from stolik.cli.ending import in_good_order
from stolik.core.errors import StolikError

OWNER_ONLY = 0o600


class FileExists(StolikError):
    """The file to be written already exists."""

    id = "file_exists"


class NotWritten(StolikError):
    """The file could not be written, and nothing is left of it."""

    id = "not_written"


@contextmanager
def new_file(file: Path, beside: Sequence[str] = ()) -> Iterator[Path]:
    """Write a new file that only its owner may read. Yields where to write it: in a folder beside it. It gets its name
    once it is whole and on disk; if anything fails, or the command is told to stop, nothing is left. `beside`: endings
    of files that must not be there either. Raises FileExists, NotWritten.
    """
    names = [file, *(Path(f"{file}{ending}") for ending in beside)]
    _refuse_taken(names)
    try:
        with private_folder(file.parent) as folder:
            part = folder / "new"
            yield part
            part.chmod(OWNER_ONLY)
            with part.open("r+b") as written:
                os.fsync(written.fileno())
            _refuse_taken(names)
            part.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise NotWritten(file=str(file), reason=getattr(error, "strerror", None) or str(error)) from error
    _sync(file.parent)


@contextmanager
def private_folder(within: Path | None = None) -> Iterator[Path]:
    """A new folder that only its owner may enter, in the system's place for such folders unless `within` another. It is
    removed at the end, also if the command is told to stop.
    """
    with in_good_order():
        folder = Path(mkdtemp(prefix=".stolik-", dir=within))
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _refuse_taken(names: Sequence[Path]) -> None:
    for name in names:
        if os.path.lexists(name):
            raise FileExists(file=str(name))


def _sync(folder: Path) -> None:
    """Put the names in a folder on disk, where the system can."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
