"""The clerk: does what is due at tables, whether or not somebody is there (decision 0070)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext, suppress

from stolik.core.errors import StolikError
from stolik.server.errors import NotKept
from stolik.server.storage.diary import Diary, Work, put
from stolik.server.tables.house.lobby import Lobby

LOG = logging.getLogger(__name__)

ALONE = 2
"""Tables without guests at which bots think at the same time."""
AT_ONCE = 20
"""Tables whose entries of one kind are handled at the same time."""
KINDS: tuple[Work, ...] = ("clock", "bots")
LATER = 10 * 60.0
"""Seconds until something that failed is tried again."""
REFUSED = 5.0
"""The same if the disk has refused."""
LONGEST = 60.0
"""The longest time in seconds without a look at the diary."""


class Clerk:
    """Wakes when something in the diary is due, opens the table and lets it be done."""

    def __init__(self, diary: Diary, lobby: Lobby) -> None:
        self._diary, self._lobby = diary, lobby
        self._alone = asyncio.Semaphore(ALONE)
        self._at_work: dict[tuple[str, Work], asyncio.Task[None]] = {}

    async def serve(self) -> None:
        """Do what is due, for ever; first what the server has left undone when it stopped."""
        with suppress(StolikError):
            await self._diary.go_on()
        while True:
            self._diary.changed.clear()
            wait = LONGEST
            with suppress(StolikError):
                wait = min(wait, await self.look())
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._diary.changed.wait()

    async def look(self) -> float:
        """Begin what is due. Returns the seconds until something else is."""
        waits = [await self._look(kind) for kind in KINDS]
        return min(waits)

    async def _look(self, kind: Work) -> float:
        busy = sum(key[1] == kind for key in self._at_work)
        for at, table in await self._diary.coming(kind, AT_ONCE + 1):
            if (table, kind) in self._at_work:
                continue
            if (left := at - self._diary.now()) > 0:
                return left
            if busy >= AT_ONCE:
                break
            busy += 1
            self._at_work[table, kind] = asyncio.create_task(self._do(table, kind))
        return LONGEST

    async def rest(self) -> None:
        """Wait until all that was begun is done."""
        while self._at_work:
            await asyncio.wait(self._at_work.values())

    async def close(self) -> None:
        """Break off; what is not done stays in the diary."""
        tasks = [*self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _do(self, table: str, kind: Work) -> None:
        try:
            async with nullcontext() if self._lobby.in_use.is_watched(table) else self._alone:
                room = await self._lobby.in_use.room(table)
                await room.do_due(kind)
        except NotKept:
            LOG.warning("table %s: what is due could not be written down", table)
            await asyncio.sleep(REFUSED)
        except Exception:
            LOG.warning("table %s: what is due could not be done", table, exc_info=True)
            await self._put_off(table, kind)
        finally:
            del self._at_work[table, kind]
            self._diary.changed.set()

    async def _put_off(self, table: str, kind: Work) -> None:
        try:
            await self._diary.write(put(table, kind, self._diary.now() + LATER))
        except StolikError:
            await asyncio.sleep(REFUSED)
