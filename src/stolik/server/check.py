"""Opening every table of a database, to say what this version of the program makes of it."""

from __future__ import annotations

import logging

import msgspec

from stolik.core.errors import StolikError
from stolik.core.installed import find_game
from stolik.server.storage.records import Record
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore, standing

LOG = logging.getLogger(__name__)


class Opened(msgspec.Struct, frozen=True):
    """What became of a table. `found` is the version of the rules under which its last answers were given, `here` that
    of this program; None if it cannot be known. `undone` counts the answers without which it goes on. `error` says why
    it cannot be opened.
    """

    id: str
    game: str
    found: int | None = None
    here: int | None = None
    undone: int = 0
    error: StolikError | None = None

    @property
    def is_touched(self) -> bool:
        """Whether an upgrade to this version changes the rules of the table."""
        return self.found != self.here


async def open_all(store: Store) -> list[Opened]:
    """Try to open all tables that are not in the bin."""
    return [await _opened(store, one.id, one.game) for one in await store.summaries()]


async def _opened(store: Store, id: str, game: str) -> Opened:
    opened = Opened(id, game)
    try:
        record = await store.record(id)
        opened = _of_version(opened, record)
        opened = msgspec.structs.replace(opened, undone=len(standing(restore(record).undone)))
    except StolikError as error:
        return msgspec.structs.replace(opened, error=error)
    except Exception:
        LOG.exception("table %s cannot be opened", id)
        return msgspec.structs.replace(opened, error=StolikError())
    return opened


def _of_version(opened: Opened, record: Record) -> Opened:
    kept = record.checkpoint
    found = record.table.version if kept is None else kept.version
    return msgspec.structs.replace(opened, found=found, here=find_game(opened.game).version)
