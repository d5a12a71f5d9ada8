"""Rematches: a table like the one before, with the same people (decision 0075)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from stolik.core.game import Game
from stolik.core.inputs import fresh_seed
from stolik.core.installed import find_game
from stolik.server.errors import NotKept
from stolik.server.storage.records import SeatRow, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.bot_names import bot_names
from stolik.server.tables.people.links import hashed, known_link, new_table_id, rematch_link, seat_link, told_links
from stolik.server.tables.people.names import distinct
from stolik.server.tables.people.next_links import locked, opened
from stolik.server.tables.rooms.room import Room

LOG = logging.getLogger(__name__)


class Rematches:
    """The rematches of the tables of a lobby."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby, self._store = lobby, store
        self._opening = asyncio.Lock()

    async def open(self, host: str, *, swap: bool = False) -> dict[str, Any]:
        """Open a table with the same game, options and people; a second call returns the same table. With `swap`
        everybody changes seats, so that roles change. Returns its links, and `moved`: the new seat of each old seat.
        Sends each guest of the old table the link of their new seat. Raises UnknownTable, NotHost, HouseFull.
        """
        room = await self._lobby.as_host(host)
        before = [with_person(seat) for seat in room.seats]
        shift = shift_of(find_game(room.table.game), before) if swap else 0
        following = rematch_link(host, shift)
        moved = [(seat - shift) % len(room.seats) for seat in range(len(room.seats))]
        async with self._opening:
            if not await self._lobby.has(following):
                row = fresh(room.table, room.position.game.version)
                seats, clock = moved_by(before, shift, row.id), room.clockwork.row
                made = await self._lobby.open(row, seats, following, pace=clock.pace if clock is not None else None)
                LOG.info("table %s is a rematch of table %s", row.id, room.table.id)
            else:
                there = await self._lobby.as_host(following)
                row, seats = there.table, there.seats
                made = told_links(row, seats, following)

        def link(seat: int | None) -> str:
            new = None if seat is None else seats[moved[seat]]
            return made["watch"] if new is None else known_link(following, new.seat, new.link) or ""

        room.send_next_links(link)
        links = [(seat_link(host, None, room.table.watch), link(None))]
        links += [(old, link(seat.seat)) for seat in room.seats if (old := known_link(host, seat.seat, seat.link))]
        with suppress(NotKept):
            await self._store.keep_next({hashed(old): locked(old, new) for old, new in links})
        return made | {"moved": moved}

    async def next_link(self, token: str, room: Room, seat: int | None) -> str:
        """The link of whoever has this one, of a seat of the room, at the rematch; empty if there is none, or if the
        room does not know it and it was not kept. Raises NotKept.
        """
        if (known := room.next_link(seat)) or not (kept := await self._store.next_of(hashed(token))):
            return known
        following = opened(token, kept)
        return following if await self._store.link(hashed(following)) else ""


def fresh(table: TableRow, version: int) -> TableRow:
    """A new table like this one, with a deal of its own."""
    return TableRow(
        new_table_id(),
        table.game,
        version,
        table.players,
        fresh_seed(),
        table.options,
        table.lang,
        take_back=table.take_back,
        late=table.late,
    )


def moved_by(seats: Sequence[SeatRow], shift: int, table: str) -> list[SeatRow]:
    """These seats, once everybody has moved by so many, at a new table, whose bots have other names."""
    many, bots = len(seats), bot_names(table, len(seats))
    moved = [
        msgspec.structs.replace(row, seat=(row.seat - shift) % many, link=0, name=distinct(row.name, bots))
        for row in seats
    ]
    return sorted(moved, key=lambda row: row.seat)


def with_person(seat: SeatRow) -> SeatRow:
    """The seat at a rematch: whoever has let a bot play, or whose time was up, sits there again."""
    return msgspec.structs.replace(seat, kind="person", bot="", away=0) if seat.away else seat


def shift_of(game: Game[Any], seats: Sequence[SeatRow]) -> int:
    """The smallest number of seats to move everybody by so that some person gets another role; 1 if there is none."""
    roles = game.roles(len(seats))
    people = [row.seat for row in seats if row.kind == "person"]
    shifts = range(1, len(seats))
    return next((n for n in shifts if any(roles[seat - n] != roles[seat] for seat in people)), 1)
