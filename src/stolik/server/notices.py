"""What the house says to everybody at a table, such as that it restarts soon (decision 0077)."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any
from weakref import WeakSet

import msgspec

from stolik.server.storage.house_rows import HouseRows
from stolik.server.tables.people.names import visible
from stolik.server.tables.viewers.guest import Guest

LOG = logging.getLogger(__name__)

LONGEST = 300
"""Letters of what the host writes."""


class Notice(msgspec.Struct, frozen=True):
    """The host's words, and when the server restarts, in seconds of the system's clock, if that is said."""

    text: str
    at: float | None = None


async def say(store: HouseRows, text: str, minutes: int | None, now: float | None = None) -> Notice | None:
    """Have the house say something, and that it restarts in so many minutes; nothing any more if neither is given.
    Raises NotKept.
    """
    words = visible(text, LONGEST)
    at = None if minutes is None else (time.time() if now is None else now) + 60 * minutes
    notice = Notice(words, at) if words or at is not None else None
    await store.keep_of_house("notice", msgspec.json.encode(notice) if notice else None)
    return notice


class Notices:
    """What is said now, and everybody who hears it. It ends when the host takes it back or the server starts."""

    def __init__(self, store: HouseRows, clock: Callable[[], float] = time.time) -> None:
        self._store, self._clock = store, clock
        self._now: Notice | None = None
        self._guests: WeakSet[Guest] = WeakSet()

    async def begin(self) -> None:
        """End what was said before this start. Raises NotKept."""
        await say(self._store, "", None)

    async def say(self, text: str, minutes: int | None) -> None:
        """Say something to everybody, or take it back (`say`). Raises NotKept."""
        await say(self._store, text, minutes, self._clock())
        await self.look()

    async def look(self) -> None:
        """Tell everybody if something else is said now. Raises NotRead."""
        kept = await self._store.of_house("notice")
        now = msgspec.json.decode(kept, type=Notice) if kept is not None else None
        if now == self._now:
            return
        self._now = now
        LOG.info("the house says something to all tables" if now else "the house says nothing more to all tables")
        message = self._message()
        for guest in [*self._guests]:
            guest.send(message)

    def add(self, guest: Guest) -> None:
        """Let a guest hear it, also what was said before."""
        self._guests.add(guest)
        if self._now is not None:
            guest.send(self._message())

    def remove(self, guest: Guest) -> None:
        """A guest has gone."""
        self._guests.discard(guest)

    def told(self) -> dict[str, Any] | None:
        """What is said, and in how many seconds the server restarts; pages have clocks of their own."""
        if self._now is None:
            return None
        at = self._now.at
        return {"text": self._now.text, "seconds": None if at is None else max(0, round(at - self._clock()))}

    def _message(self) -> bytes:
        return msgspec.json.encode({"notice": self.told()})
