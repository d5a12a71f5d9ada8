"""Open tables: those at which anybody of this house may sit down (docs/decisions/0074-strangers.md)."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from stolik.core.errors import StolikError
from stolik.core.position import Position
from stolik.server.errors import NeverOpen, NoFreeSeat, NotKept, SeatsHeld
from stolik.server.limits import Buckets
from stolik.server.storage.open_rows import OpenRow
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.bot_names import bot_for
from stolik.server.tables.people.links import hashed, new_own_link
from stolik.server.tables.people.names import name_of
from stolik.server.tables.rooms.room import Room

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
    """An open table: what is on disk of it, and what only this process knows."""

    __slots__ = ("given", "last", "row", "seen")

    def __init__(self, row: OpenRow, now: float) -> None:
        self.row = row
        self.last = now
        """When somebody was at the table."""
        self.seen: Position | None = None
        """The position at the last look."""
        self.given: dict[int, tuple[str, float]] = {}
        """By seat that somebody was given who has not come yet: their network, and when."""

    def free(self, room: Room, now: float) -> list[int]:
        """The seats at which nobody sits yet."""
        return sorted(self.empty(room) - self.sat(now).keys())

    def empty(self, room: Room) -> frozenset[int]:
        """The seats at which nobody has been yet."""
        return self.row.free & {row.seat for row in room.seats if row.kind == "person"}

    def held(self, network: str, now: float) -> int:
        """How many seats a network has, or may still come to."""
        return [*self.sat(now).values()].count(network)

    def missed(self, now: float) -> list[int]:
        """The seats to which somebody has not come in time."""
        return [seat for seat, (_, when) in self.given.items() if now - when > COMES_WITHIN]

    def sat(self, now: float) -> dict[int, str]:
        """By seat that is taken, or to which somebody may still come: the network (`OpenRow.taken`)."""
        awaited = {seat: network for seat, (network, when) in self.given.items() if now - when <= COMES_WITHIN}
        return self.row.taken | awaited


class OpenTables:
    """All open tables of this server."""

    def __init__(
        self,
        lobby: Lobby,
        store: Store,
        clock: Callable[[], float] = time.monotonic,
        date: Callable[[], float] = time.time,
    ) -> None:
        self._lobby, self._store, self._clock, self._date = lobby, store, clock, date
        self._tables: dict[str, OpenTable] = {}
        self._looks = Buckets(LOOKS, LOOKS_PER_SECOND)
        self._presses = Buckets(PRESSES, PRESSES_PER_SECOND)
        lobby.seat_found, lobby.in_use.awaits_strangers = self._came, self._awaits

    async def begin(self) -> None:
        """Go on with the tables that were open before this start, as if somebody was there just now. Raises NotRead."""
        now = self._clock()
        self._tables = {id: OpenTable(row, now) for id, row in (await self._store.open_tables()).items()}

    async def add(self, table: str, seats: Collection[int], opener: str) -> None:
        """Let anybody sit down at these seats of a new table. Raises NotKept."""
        if seats:
            row = OpenRow(int(self._date()), hashed(opener), frozenset(seats))
            await self._store.add_open(table, row)
            self._tables[table] = OpenTable(row, self._clock())

    def state(self, table: str) -> dict[str, Any] | None:
        """What its host is told of an open table: whether anybody may sit down, where, and at which seats strangers
        are. None if it is no open table, or no longer.
        """
        found, room = self._tables.get(table), self._lobby.in_use.at(table)
        if found is None or room is None or _has_gone_far(room):
            return None
        now = self._clock()
        return {
            "on": found.row.since is not None,
            "free": found.free(room, now),
            "strangers": sorted(seat for seat, network in found.sat(now).items() if network),
        }

    async def set_open(self, table: str, *, wanted: bool) -> None:
        """Close a table to strangers, or open it again. Raises NeverOpen if it was never open, NotKept."""
        if table not in self._tables:
            raise NeverOpen
        row = self._tables[table].row
        if wanted != (row.since is not None):
            await self._keep(table, replace(row, since=int(self._date()) if wanted else None))

    async def end(self, table: str) -> None:
        """Close a table to strangers for good, as the host of the server wishes, and tell everybody there. Raises
        NeverOpen, NotKept.
        """
        if table not in self._tables:
            raise NeverOpen
        await self._store.drop_open(table)
        await self._forget(table)
        if room := await self._lobby.in_use.room_if_kept(table):
            await room.talking.note(None, "closed_by_house")
        LOG.info("table %s is closed to strangers by the host", table)

    async def notice_others(self) -> None:
        """Forget the tables that another process has closed. Raises NotRead."""
        known = [*self._tables]
        kept = await self._store.open_tables()
        for id in (id for id in known if id not in kept):
            await self._forget(id)

    async def fill(self, room: Room) -> None:
        """Close a table to strangers and give its free seats to the strongest bots. Raises NeverOpen, NotKept."""
        if (table := self._tables.get(room.table.id)) is None:
            raise NeverOpen
        await self.set_open(room.table.id, wanted=False)
        for seat in table.free(room, self._clock()):
            await room.seating.give(seat, "bot", bot_for(room.position.game, "bot", "", room.table.options))

    async def _came(self, table: str, seat: int) -> None:
        """Note that somebody uses the link of a seat, before they are told anything. Raises NotKept."""
        found = self._tables.get(table)
        if found is not None and seat in found.row.free:
            network, _ = found.given.pop(seat, ("", 0.0))
            row = found.row
            await self._keep(table, replace(row, free=row.free - {seat}, taken={**row.taken, seat: network}))

    async def replaced(self, table: str, seat: int | None) -> None:
        """Note that the host has given a seat a new link. If a stranger had it, it is free for another one. Raises
        NotKept.
        """
        found = self._tables.get(table)
        if found is None or seat is None:
            return
        row = found.row
        stranger, _ = found.given.pop(seat, (row.taken.get(seat), 0.0))
        if stranger:
            taken = {other: who for other, who in row.taken.items() if other != seat}
            await self._keep(table, replace(row, free=row.free | {seat}, taken=taken, out=row.out | {stranger}))
            await self._unname(await self._lobby.in_use.room(table), seat)

    async def _unname(self, room: Room, seat: int) -> None:
        """Forget the name of the stranger who had a seat that is free again."""
        with suppress(NotKept):
            await room.seating.rename(seat, "")

    async def _keep(self, id: str, row: OpenRow) -> None:
        """Change what is known of a table, in memory first: what comes next sees it. Raises NotKept and then changes
        nothing.
        """
        table = self._tables[id]
        before, table.row = table.row, row
        try:
            await self._store.keep_open(id, row)
        except NotKept:
            table.row = before
            raise

    async def _drop(self, id: str) -> None:
        """Forget that this is an open table, on disk too."""
        with suppress(NotKept):
            await self._store.drop_open(id)
        await self._forget(id)

    async def _forget(self, id: str) -> None:
        self._tables.pop(id, None)
        if room := self._lobby.in_use.at(id):
            with suppress(NotKept):
                await room.timekeeping.start()

    def _awaits(self, id: str) -> bool:
        """Whether strangers may still sit down at seats at which nobody has been yet."""
        table, room = self._tables.get(id), self._lobby.in_use.at(id)
        return table is not None and room is not None and table.row.since is not None and bool(table.empty(room))

    async def look(self) -> None:
        """Note at which tables somebody is, let clocks run at those that are full, and forget those that have long been
        left or have gone far.
        """
        now = self._clock()
        for id, table in [*self._tables.items()]:
            if self._lobby.in_use.is_watched(id):
                table.last = now
            room = self._lobby.in_use.at(id)
            moved = room is not None and room.position is not table.seen
            if (room is not None and moved and _has_gone_far(room)) or now - table.last > FORGOTTEN:
                await self._drop(id)
            elif room is not None:
                table.seen = room.position
                for seat in table.missed(now):
                    if room.seats[seat].name:
                        await self._unname(room, seat)
                await room.timekeeping.start()

    async def listed(self, network: str, most: int = LISTED) -> dict[str, Any]:
        """How many tables there are at which anybody may sit down now, and the first of them: those with the fewest
        free seats, which begin soonest, then those that have waited longest (docs/protocol.md). Raises RateLimited.
        """
        self._looks.take(network)
        found: list[tuple[int, int, dict[str, Any]]] = []
        of_one = Counter[str]()
        for id, table in reversed(self._present()):
            opener, since = table.row.opener, table.row.since
            room = await self._room(id) if of_one[opener] < LISTED_OF_ONE else None
            if since is None or room is None or not (free := table.free(room, self._clock())):
                continue
            of_one[opener] += 1
            found.append((len(free), since, self._described(room, since, free)))
            if len(found) == LISTED:
                break
        found.sort(key=lambda one: one[:2])
        return {"count": len(found), "tables": [described for _, _, described in found[:most]]}

    async def sit(self, id: str, seat: int, network: str, name: str) -> str:
        """Give somebody with this name, in this network, a seat of a table. Returns its link, which nobody else knows.
        Raises RateLimited, NoFreeSeat, HasSeen, SeatsHeld, BlankName, NotKept.
        """
        self._presses.take(network)
        name, address, network = name_of(name), network, hashed(network)
        table, room = self._tables.get(id), await self._room(id)
        now = self._clock()
        if table is None or room is None or not self._is_open(table) or network in table.row.out:
            raise NoFreeSeat
        if seat not in table.free(room, now):
            raise NoFreeSeat
        room.eyes.check_newcomer(seat, address)
        held = sum(other.held(network, now) for other in self._tables.values() if self._is_present(other))
        if held >= HELD or table.held(network, now) >= HELD_AT_ONE:
            raise SeatsHeld(most=HELD, at_one=HELD_AT_ONE)
        table.given[seat] = network, now  # before anything is awaited: the next finds it taken
        try:
            link = await room.replace_link(seat, lambda nth: new_own_link(), note="sat_down", own=True)
        except StolikError:
            table.given.pop(seat, None)
            raise
        with suppress(NotKept):
            await room.seating.rename(seat, name)
        LOG.info("table %s: somebody of this house sits down at seat %d", id, seat)
        return link

    def _is_present(self, table: OpenTable) -> bool:
        """Whether somebody was at the table just now."""
        return self._clock() - table.last <= ABSENT

    def _present(self) -> Sequence[tuple[str, OpenTable]]:
        """The tables that are open and that somebody was at just now, the oldest first."""
        return [(id, table) for id, table in self._tables.items() if self._is_open(table)]

    def _is_open(self, table: OpenTable) -> bool:
        """Whether strangers may sit down, and somebody was there just now."""
        return table.row.since is not None and self._is_present(table)

    async def _room(self, id: str) -> Room | None:
        """The room of an open table that is still there and has not gone far; others are none any more."""
        if id not in self._tables:
            return None
        room = await self._lobby.in_use.room_if_kept(id)
        if room is None or _has_gone_far(room):
            await self._drop(id)
            return None
        return room

    def _described(self, room: Room, since: int, free: Collection[int]) -> dict[str, Any]:
        clock = room.clockwork.row
        return {
            "table": room.table.id,
            "game": room.table.game,
            "lang": room.table.lang,
            "preset": _preset(room),
            "options": _unusual(room),
            "deal": room.table.deal or None,
            "pace": clock.pace if clock is not None else None,
            "minutes": max(0, int(self._date()) - since) // 60,
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
