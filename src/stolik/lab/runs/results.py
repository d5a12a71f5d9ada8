"""A folder of results: what was played, chunk by chunk, and at the end the tables."""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from typing import Any

import msgspec

from stolik import __version__
from stolik.core.installed import find_game
from stolik.files import write
from stolik.lab.runs.cells import cells, total
from stolik.lab.runs.errors import NoResults, OtherResults, ResultsInUse
from stolik.lab.runs.fingerprint import fingerprint
from stolik.lab.runs.game import Chunk
from stolik.lab.runs.plan import Plan

FORMAT = 1
NAME = re.compile(r"(\d+)-(\d+)\.jsonl\.gz")
UNFINISHED = ".stolik-"
"""How the name of a file begins that was being written when the program was killed."""


class Run(msgspec.Struct, frozen=True):
    """What a folder of results was played with. `code` is the fingerprint of the program."""

    plan: Plan
    stolik: str
    rules: int
    code: str
    format: int = FORMAT

    @classmethod
    def of(cls, plan: Plan) -> Run:
        """A run of the plan with this program."""
        return cls(plan, __version__, find_game(plan.game).version, fingerprint(plan))

    def check_same(self, other: Run, folder: Path) -> None:
        """Raises OtherResults, which names the first thing in which the other run differs."""
        for mine, theirs in ((self.plan, other.plan), (self, other)):
            for key in type(mine).__struct_fields__:
                here, there = _plain(getattr(mine, key)), _plain(getattr(theirs, key))
                if here != there:
                    raise OtherResults(
                        folder=str(folder), key=key, here=_shown(here), there=_shown(there), reason=_reason(key)
                    )


class Results:
    """The folder. `run.json` says what was played; each file in `chunks` holds the games whose numbers its name says.
    At the end the tables are written, and the chunks are removed.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chunks = folder / "chunks"

    @property
    def run(self) -> Run:
        """Raises NoResults."""
        try:
            return msgspec.json.decode((self.folder / "run.json").read_bytes(), type=Run)
        except (OSError, msgspec.DecodeError) as error:
            raise NoResults(folder=str(self.folder)) from error

    def begin(self, plan: Plan) -> Run:
        """Begin a run of the plan, or go on with it. Raises OtherResults if the folder holds those of another one."""
        run = Run.of(plan)
        if (self.folder / "run.json").exists():
            run.check_same(self.run, self.folder)
            return run
        if self.folder.exists() and any(one.name != "lock" for one in self.folder.iterdir()):
            raise OtherResults(folder=str(self.folder), reason="foreign")
        write(self.folder / "run.json", msgspec.json.format(msgspec.json.encode(run)) + b"\n")
        return run

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Meanwhile no other run writes to the folder, which is made if it is missing. Raises ResultsInUse. Windows has
        no such locks.
        """
        if self.folder.is_file():
            raise OtherResults(folder=str(self.folder), reason="file")
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            try:
                with suppress(ImportError):
                    from fcntl import LOCK_EX, LOCK_NB, flock

                    flock(lock, LOCK_EX | LOCK_NB)
            except BlockingIOError as error:
                raise ResultsInUse(folder=str(self.folder)) from error
            yield

    @property
    def finished(self) -> bool:
        """Whether all games are in the tables."""
        return (self.folder / "games.parquet").exists() and not self.chunks.exists()

    def played(self) -> list[range]:
        """The numbers of the games in the chunks."""
        found = [NAME.fullmatch(file.name) for file in self.chunks.iterdir()] if self.chunks.exists() else []
        return sorted((range(int(name[1]), int(name[2])) for name in found if name), key=lambda some: some.start)

    def missing(self, plan: Plan) -> list[range]:
        """The numbers of the games still to be played."""
        count = total(plan, cells(plan))
        if self.finished:
            return []
        gaps, at = [], 0
        for some in [*self.played(), range(count, count)]:
            if at < some.start:
                gaps.append(range(at, some.start))
            at = some.stop
        return gaps

    def keep(self, chunk: Chunk) -> None:
        """Keep a chunk: it is on the disk as a whole, or not at all."""
        numbers = chunk.numbers
        write(self.chunks / f"{numbers.start:09}-{numbers.stop:09}.jsonl.gz", chunk.rows)

    def clear(self) -> None:
        """Make room for chunks; remove damaged ones, and what a killed run has left of files."""
        if not self.finished:
            self.chunks.mkdir(exist_ok=True)
        for folder in (self.folder, self.chunks):
            for left in folder.glob(f"{UNFINISHED}*"):
                rmtree(left) if left.is_dir() else left.unlink()
        for chunk in self.chunks.glob("*.gz"):
            if not _whole(chunk):
                chunk.unlink()

    def drop_chunks(self) -> None:
        """Remove the chunks, once the tables hold all that they do."""
        old = self.folder / f"{UNFINISHED}chunks"
        self.chunks.rename(old)
        rmtree(old)


def _whole(file: Path) -> bool:
    """Whether a compressed file can be read to its end."""
    try:
        with gzip.open(file) as opened:
            while opened.read(1 << 20):
                pass
    except (EOFError, gzip.BadGzipFile, zlib.error):
        return False
    return True


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def _shown(value: Any) -> str:
    return msgspec.json.encode(value).decode()[:80]


def _reason(key: str) -> str:
    return {"rules": "rules", "stolik": "program", "code": "program", "format": "program"}.get(key, "plan")
