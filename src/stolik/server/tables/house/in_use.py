"""The rooms of tables in use: read from disk when somebody comes, and closed when nobody has been there for long."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from weakref import WeakValueDictionary

import msgspec

from stolik.core.errors import StolikError
from stolik.server.beat import Beat
from stolik.server.bots.thinkers import Thinkers
from stolik.server.errors import NotKept
from stolik.server.limits import ROOMS_KEPT
from stolik.server.storage.diary import Diary
from stolik.server.storage.records import Old, Record
from stolik.server.storage.retention import date_of
from stolik.server.storage.store import Store
from stolik.server.tables.game.advances import ended, statements
from stolik.server.tables.game.restore import EVERY, checkpoint, has_bare_rows, restore, under_other_rules
from stolik.server.tables.house.going_on import go_on
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import UNKNOWN_LINK
from stolik.server.tables.viewers.late import remembered

LOG = logging.getLogger(__name__)

SOON = 10.0
"""Seconds between finding a room and entering it, at most."""


class InUse:
    """The rooms of this process."""

    def __init__(
        self, store: Store, diary: Diary, *, pause: float, beat: Beat | None = None, thinkers: Thinkers | None = None
    ) -> None:
        """`pause`, `beat`, `thinkers`: see `Room`."""
        self._store, self._diary = store, diary
        self._pause, self._beat, self._thinkers = pause, beat, thinkers
        self._rooms: dict[str, Room] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being opened."""
        self._used: dict[str, int] = {}
        """By table in memory: the date on which the store was last told that it is used."""
        self.openers = ThreadPoolExecutor(2, "opener")
        """Threads for what takes long: reading tables, and looking back at games."""
        self._version = 0
        """The version of the file when it was last checked."""
        self.awaits_strangers: Callable[[str], bool] = lambda table: False
        """Whether strangers are still to come to a table, so that its clocks do not begin."""

    @property
    def rooms(self) -> list[Room]:
        """All rooms, those first that were found long ago."""
        return [*self._rooms.values()]

    def at(self, table: str) -> Room | None:
        """The room of a table that is in memory."""
        room = self._rooms.get(table)
        return None if room is None or room.broken else room

    async def room(self, table: str) -> Room:
        """The room of a table. Raises OtherRules if it cannot be restored."""
        async with self._opening.setdefault(table, asyncio.Lock()):
            room = self._rooms.get(table)
            if room is None or room.broken:
                room = await self._told_if_not(table)
            self._rooms.pop(table, None)
            self._rooms[table] = room
            room.found = asyncio.get_running_loop().time()
        await self._close_idle()
        return room

    def is_watched(self, table: str) -> bool:
        """Whether somebody is at the table."""
        room = self._rooms.get(table)
        return room is not None and bool(room.guests)

    async def room_if_kept(self, table: str) -> Room | None:
        """The room of a table; None if it was removed or cannot be restored."""
        try:
            return await self.room(table) if await self._store.links(table) else None
        except StolikError:
            return None

    async def note_use(self, table: str) -> None:
        """Tell the store once a day that the table is used."""
        if self._used.get(table) != (date := date_of(time.time())):
            self._used[table] = date
            with suppress(NotKept):
                await self._store.use(table)

    async def note_guests(self) -> None:
        """Tell the store once a day that the tables are used at which somebody is. Raises NotKept."""
        date = date_of(time.time())
        there = [id for id, room in self._rooms.items() if room.guests and self._used.get(id) != date]
        if there:
            await self._store.use(*there)
            self._used |= dict.fromkeys(there, date)

    def guests(self) -> tuple[int, int]:
        """How many connections there are, and at how many tables."""
        there = [len(room.guests) for room in self._rooms.values() if room.guests]
        return sum(there), len(there)

    async def without_guests(self, tables: Sequence[Old]) -> list[Old]:
        """Those of the tables that have no guests; their rooms are closed. The others are used just now."""
        left: list[Old] = []
        for table in tables:
            room = self._rooms.get(table.id)
            if room is not None and room.guests:
                await self._store.use(table.id)
                continue
            left.append(table)
            await self._close_room(table.id)
        return left

    async def notice_others(self) -> bool:
        """If another process has written to the database, look at all tables in memory. Returns whether it has."""
        if (version := await self._store.version()) == self._version:
            return False
        self._version = version
        await self.look_at(*self._rooms)
        return True

    async def look_at(self, *tables: str) -> None:
        """Disconnect everybody whose link was deleted or replaced in the database, and close the rooms of tables that
        were changed there, so that they are read again.
        """
        for room in [self._rooms[id] for id in tables if id in self._rooms]:
            alive = await self._store.links(room.table.id)
            room.disconnect(lambda visitor, alive=alive: visitor.link not in alive, UNKNOWN_LINK)  # type: ignore[misc]
            if alive:
                await room.compare()
            else:
                LOG.info("table %s was removed while it was in memory", room.table.id)
                await self._close_room(room.table.id)

    async def close(self) -> None:
        """Close all rooms."""
        stored = await asyncio.gather(*(room.close() for room in self._rooms.values()))
        LOG.info("stopped: of %d tables in memory, the positions of %d are on disk", len(stored), sum(stored))
        if self._thinkers is not None:
            await self._thinkers.close()
        self.openers.shutdown(wait=False)

    async def _told_if_not(self, table: str) -> Room:
        try:
            return await self._opened(table)
        except StolikError:
            LOG.warning("table %s cannot be opened", table, exc_info=True)
            raise

    async def _opened(self, table: str) -> Room:
        """The table as it is on disk; it is replayed in a thread. Raises OtherRules, or NotKept if it continues under
        other rules and this cannot be written.
        """
        record, loop = await self._store.record(table), asyncio.get_running_loop()
        position, undone, asked = await loop.run_in_executor(self.openers, restore, record)
        new_rules = under_other_rules(record)
        marks = await loop.run_in_executor(self.openers, remembered, record)
        rows, lines = go_on(record, position, undone)
        if undone:
            LOG.info("table %s goes on without its last %d answers", table, len(undone))
        if any(line.note == "from_backup" for line in lines):
            LOG.info("table %s goes on from a back-up", table)
        if new_rules or undone or rows or _is_behind(record):
            done = len(record.answers) + len(rows)
            kept = await loop.run_in_executor(self.openers, checkpoint, position, done, asked)
            other = bool(new_rules or undone or rows)
            advances = ended(record.advances, "lost") if other else record.advances
            with nullcontext() if other else suppress(NotKept):
                await self._store.go_on(table, rows, lines, kept, statements(table, record.advances, advances))
            answers, chat = [*record.answers, *rows], [*record.chat, *lines]
            record = msgspec.structs.replace(record, answers=answers, chat=chat, checkpoint=kept, advances=advances)
        room = Room(
            self._store,
            record,
            position,
            pause=self._pause,
            asked=asked,
            beat=self._beat,
            thinkers=self._thinkers,
            diary=self._diary,
            marks=marks,
            wait=lambda: self.awaits_strangers(table),
        )
        room.changes.keep_position_soon()
        LOG.info("table %s is read from disk: %s", table, record.table.game)
        if new_rules:
            LOG.info("table %s continues under version %d of its rules", table, position.game.version)
        return room

    async def _close_idle(self) -> None:
        """Close the rooms that have been without guests for the longest time; their tables stay on disk. A room that
        was found just now is kept, because somebody may be about to enter.
        """
        if len(self._rooms) <= ROOMS_KEPT:
            return
        before = asyncio.get_running_loop().time() - SOON
        idle = [room for room in self._rooms.values() if room.idle and room.found < before]
        for room in idle[: len(self._rooms) - ROOMS_KEPT]:
            if room.idle and self._rooms.get(room.table.id) is room:
                await self._close_room(room.table.id)

    async def _close_room(self, table: str) -> None:
        self._used.pop(table, None)
        if room := self._rooms.pop(table, None):
            await room.close()


def _is_behind(record: Record) -> bool:
    """Whether the stored position is so old, or followed by such rows, that it should be stored anew."""
    known = record.checkpoint.answers if record.checkpoint is not None else 0
    return len(record.answers) > known + EVERY or has_bare_rows(record.answers[known:])
