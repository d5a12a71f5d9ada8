"""Open tables: those at which anybody of this house may sit down (docs/decisions/0074-strangers.md)."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from stolik.core.errors import StolikError
from stolik.server.errors import NeverOpen, NoFreeSeat, NotKept, SeatsHeld
from stolik.server.limits import Buckets
from stolik.server.tables.bot_names import bot_for
from stolik.server.tables.links import new_own_link
from stolik.server.tables.lobby import Lobby
from stolik.server.tables.names import name_of
from stolik.server.tables.room import Room

LOG = logging.getLogger(__name__)

LOOKS, LOOKS_PER_SECOND = 60, 2.0
"""Lists a network may ask for at once, and each second after that."""
PRESSES, PRESSES_PER_SECOND = 10, 0.1
"""Seats a network may ask for at once, and each second after that."""
HELD = 3
"""Seats of open tables that a network may have taken, two of them at one table."""
HELD_AT_ONE = 2
LISTED = 50
LISTED_OF_ONE = 3
"""Tables in the list, and those of one network among them."""
COMES_WITHIN = 60.0
"""Seconds after which a seat that somebody took, and at which nobody has come, is free again."""
ABSENT = 300.0
"""Seconds without anybody at a table after which it is not listed."""
FORGOTTEN = 24 * 3600.0
"""Seconds without anybody at a table after which it is no open table any more."""


class OpenTable:
    """What this process knows of an open table. `seats` are those for anybody; `opener` is a network."""

    __slots__ = ("given", "last", "open", "opener", "out", "seats", "since", "taken")

    def __init__(self, seats: Collection[int], opener: str, now: float) -> None:
        self.seats, self.opener = frozenset(seats), opener
        self.open = True
        self.since = self.last = now
        self.taken: dict[int, str] = {}
        """By seat: the network that took it; empty if somebody came by a link from the host."""
        self.given: dict[int, float] = {}
        """When a seat was given to somebody who has not come yet."""
        self.out: set[str] = set()
        """Networks whose seat the opener has given a new link."""

    def free(self, room: Room, now: float) -> list[int]:
        """The seats at which nobody sits yet."""
        late = {seat for seat, when in self.given.items() if now - when > COMES_WITHIN}
        people = {row.seat for row in room.seats if row.kind == "person"}
        return sorted(self.seats & people - (self.taken.keys() - late))

    def held(self, network: str, now: float) -> int:
        """How many seats a network has, or may still come to."""
        mine = [seat for seat, who in self.taken.items() if who == network]
        return sum(now - self.given.get(seat, now) <= COMES_WITHIN for seat in mine)


class OpenTables:
    """All open tables of this process. They are kept in memory only, so a restart closes them to strangers: afterwards
    nobody could tell which links have been opened.
    """

    def __init__(self, lobby: Lobby, clock: Callable[[], float] = time.monotonic) -> None:
        self._lobby, self._clock = lobby, clock
        self._tables: dict[str, OpenTable] = {}
        self._looks = Buckets(LOOKS, LOOKS_PER_SECOND)
        self._presses = Buckets(PRESSES, PRESSES_PER_SECOND)
        lobby.seat_found = self._came

    def add(self, table: str, seats: Collection[int], opener: str) -> None:
        """Let anybody sit down at these seats of a new table."""
        if seats:
            self._tables[table] = OpenTable(seats, opener, self._clock())

    def state(self, table: str) -> dict[str, Any] | None:
        """What its host is told of an open table: whether anybody may sit down, where, and at which seats strangers
        are. None if it is no open table, or no longer.
        """
        found, room = self._tables.get(table), self._lobby.at(table)
        if found is None or room is None or _has_gone_far(room):
            return None
        free = found.free(room, self._clock())
        strangers = [seat for seat, who in sorted(found.taken.items()) if who and seat not in free]
        return {"on": found.open, "free": free, "strangers": strangers}

    def set_open(self, table: str, *, wanted: bool) -> None:
        """Close a table to strangers, or open it again. Raises NeverOpen if it was never open."""
        if table not in self._tables:
            raise NeverOpen
        self._tables[table].open = wanted

    async def fill(self, room: Room) -> None:
        """Close a table to strangers and give its free seats to the strongest bots. Raises NeverOpen, NotKept."""
        self.set_open(room.table.id, wanted=False)
        for seat in self._tables[room.table.id].free(room, self._clock()):
            await room.reseat(seat, "bot", bot_for(room.position.game, "bot", "", room.table.options))

    def _came(self, table: str, seat: int) -> None:
        """Note that somebody has used the link of a seat."""
        if found := self._tables.get(table):
            found.taken.setdefault(seat, "")
            found.given.pop(seat, None)

    def replaced(self, table: str, seat: int | None) -> None:
        """Note that the host has given a seat a new link. If a stranger had it, it is free for another one."""
        found = self._tables.get(table)
        if found is not None and seat is not None and found.taken.get(seat):
            found.out.add(found.taken.pop(seat))
            found.given.pop(seat, None)

    def look(self) -> None:
        """Note at which tables somebody is, and forget those that have long been left."""
        now = self._clock()
        for id, table in [*self._tables.items()]:
            if self._lobby.is_watched(id):
                table.last = now
            elif now - table.last > FORGOTTEN:
                del self._tables[id]

    async def listed(self, network: str, most: int = LISTED) -> dict[str, Any]:
        """How many tables there are at which anybody may sit down now, and the first of them: those with the fewest
        free seats, which begin soonest, then those that have waited longest (docs/protocol.md). Raises RateLimited.
        """
        self._looks.take(network)
        found: list[tuple[int, float, dict[str, Any]]] = []
        of_one = Counter[str]()
        for id, table in reversed(self._present()):
            room = await self._room(id) if of_one[table.opener] < LISTED_OF_ONE else None
            if room is None or not (free := table.free(room, self._clock())):
                continue
            of_one[table.opener] += 1
            found.append((len(free), table.since, self._described(room, table, free)))
            if len(found) == LISTED:
                break
        found.sort(key=lambda one: one[:2])
        return {"count": len(found), "tables": [described for _, _, described in found[:most]]}

    async def sit(self, id: str, seat: int, network: str, name: str) -> str:
        """Give somebody with this name, in this network, a seat of a table. Returns its link, which nobody else knows.
        Raises RateLimited, NoFreeSeat, SeatsHeld, BlankName, NotKept.
        """
        self._presses.take(network)
        name = name_of(name)
        table, room = self._tables.get(id), await self._room(id)
        now = self._clock()
        if table is None or room is None or not self._is_present(table) or not table.open or network in table.out:
            raise NoFreeSeat
        if seat not in table.free(room, now):
            raise NoFreeSeat
        held = sum(other.held(network, now) for other in self._tables.values() if self._is_present(other))
        if held >= HELD or table.held(network, now) >= HELD_AT_ONE:
            raise SeatsHeld(most=HELD, at_one=HELD_AT_ONE)
        table.taken[seat], table.given[seat] = network, now  # before anything is awaited: the next finds it taken
        try:
            link = await room.replace_link(seat, lambda nth: new_own_link(), note="sat_down", own=True)
        except StolikError:
            table.taken.pop(seat, None)
            table.given.pop(seat, None)
            raise
        with suppress(NotKept):
            await room.rename(seat, name)
        LOG.info("table %s: somebody of this house sits down at seat %d", id, seat)
        return link

    def _is_present(self, table: OpenTable) -> bool:
        """Whether somebody was at the table just now."""
        return self._clock() - table.last <= ABSENT

    def _present(self) -> Sequence[tuple[str, OpenTable]]:
        """The tables that are open and that somebody was at just now, the oldest first."""
        return [(id, table) for id, table in self._tables.items() if table.open and self._is_present(table)]

    async def _room(self, id: str) -> Room | None:
        """The room of an open table that is still there and has not gone far; others are none any more."""
        room = await self._lobby.room_if_kept(id) if id in self._tables else None
        if room is not None and not _has_gone_far(room):
            return room
        self._tables.pop(id, None)
        return None

    def _described(self, room: Room, table: OpenTable, free: Collection[int]) -> dict[str, Any]:
        clock = room.clockwork.row
        return {
            "table": room.table.id,
            "game": room.table.game,
            "lang": room.table.lang,
            "preset": _preset(room),
            "options": _unusual(room),
            "deal": room.table.deal or None,
            "pace": clock.pace if clock is not None else None,
            "minutes": int(self._clock() - table.since) // 60,
            "seats": [
                {"seat": seat["seat"], "kind": seat["kind"], "name": seat["name"], "free": seat["seat"] in free}
                for seat in room.seen("host").sitting()
            ],
        }


def _unusual(room: Room, options: Mapping[str, bool | str] | None = None) -> dict[str, bool | str]:
    """Those of the options, by default the table's, that are not as usual, except packs."""
    chosen = room.table.options if options is None else options
    return {
        option.id: value
        for option in room.position.game.options
        if (value := chosen.get(option.id, option.default)) != option.default and option.group != "pack"
    }


def _preset(room: Room) -> str | None:
    """The choice of options that the table is set with, if it has a name."""
    players, unusual = room.position.players, _unusual(room)
    fitting = [one for one in room.position.game.presets if one.players[0] <= players <= one.players[1]]
    return next((one.id for one in fitting if _unusual(room, one.options) == unusual), None)


def _has_gone_far(room: Room) -> bool:
    """Whether the first turn, round or cycle is over, as everybody may know."""
    status = room.seen("host").status(None)
    return room.position.over or any((status[count] or 0) > 1 for count in ("turn", "round", "cycle"))
