"""Databases of games in the middle, one table each: for each version of a game one of a server that was stopped
(`<game>/v<n>/stopped.db.xz`) and one of a server that was killed (`killed.db.xz`). README.md says how they are made.
"""

from __future__ import annotations

import lzma
import re
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
HOST = "tests-saves-host-link-00"
"""The host's link of each of these tables."""
LARGEST = 20_000
"""Bytes of a packed database, at most."""


class Saved(NamedTuple):
    """A packed database; `ended` is how the server did: stopped or killed."""

    game: str
    version: int
    ended: str

    def __str__(self) -> str:
        return f"{self.game}-v{self.version}-{self.ended}"

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return HERE / self.game / f"v{self.version}" / f"{self.ended}.db.xz"

    def unpack(self, into: Path) -> Path:
        """The database as a server finds it."""
        db = into / "stolik.db"
        db.write_bytes(lzma.decompress(self.file.read_bytes()))
        return db

    def pack(self, db: Path) -> None:
        """Keep a database."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(lzma.compress(db.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def every() -> list[Saved]:
    """All databases that are kept."""
    found = (re.fullmatch(r"(\w+)/v(\d+)/(\w+)\.db\.xz", str(file.relative_to(HERE))) for file in HERE.rglob("*.xz"))
    return sorted(Saved(match[1], int(match[2]), match[3]) for match in found if match)
