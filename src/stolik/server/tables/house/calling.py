"""Looks at the tables for people who are asked while no page of theirs is open, and has them called."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from stolik.core.errors import StolikError
from stolik.server.calls.sender import Calls
from stolik.server.errors import NotKept, NotRead
from stolik.server.storage.retention import steady
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.rooms.room import Room

LOG = logging.getLogger(__name__)

LOOK = 5.0
"""Seconds between two looks. The lobby keeps a room for longer after somebody has looked for it."""
ALONE = 60.0
"""Seconds for which somebody must have been asked, with no page open, before they are called."""

Seat = tuple[str, int]


class Calling:
    """Who is to be called follows only from what a seat itself is asked, and from whether its pages are open."""

    def __init__(self, lobby: Lobby, calls: Calls, clock: Callable[[], float] = steady) -> None:
        self._lobby, self._calls, self._clock = lobby, calls, clock
        self._since: dict[Seat, tuple[int, float]] = {}
        """By seat that is asked with nobody there: its turn, and since when that is known."""
        self._told: dict[Seat, object] = {}
        """By seat: what was last written down, so that it is written once."""
        self._settled: set[str] = set()
        """Tables at which nobody has to be called soon: they are looked at again once somebody has opened them."""

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:
                LOG.exception("nobody could be called")

    async def look(self) -> None:
        """Look at the tables at which somebody wants to be called, once."""
        wanted = await self._calls.seats()
        for table, seats in wanted.items():
            room = self._lobby.in_use.at(table)
            if room is None and table in self._settled:
                continue
            try:
                room = room or await self._lobby.in_use.room(table)
                waits = [await self._waits(room, seat) for seat in seats]
            except StolikError as error:
                LOG.warning("nobody can be called to table %s: %s", table, error.id)
                waits = [isinstance(error, NotKept | NotRead)]
            if any(waits):
                self._settled.discard(table)
            else:
                self._settled.add(table)
        self._settled &= wanted.keys()
        for known in (self._since, self._told):
            for table, seat in [*known]:
                if seat not in wanted.get(table, ()):
                    known.pop((table, seat), None)

    async def _waits(self, room: Room, seat: int) -> bool:
        """Look at a seat. Returns whether it will have to be called if nothing happens."""
        table, turn = room.table.id, room.play.turn(seat)
        key = table, seat
        if turn is None:
            self._since.pop(key, None)
            await self._tell(key, None)
        elif seat in room.seats_here:
            self._since.pop(key, None)
            await self._tell(key, "seen")
        else:
            since = self._since.get(key)
            if since is None or since[0] != turn:
                since = self._since[key] = turn, self._clock()
            if self._clock() - since[1] < ALONE:
                return True
            await self._tell(key, turn)
        return False

    async def _tell(self, key: Seat, news: int | str | None) -> None:
        if key in self._told and self._told[key] == news:
            return
        table, seat = key
        if news is None:
            await self._calls.unasked(table, seat)
        elif isinstance(news, str):
            await self._calls.seen(table, seat)
        else:
            await self._calls.asked(table, seat, news)
        self._told[key] = news
