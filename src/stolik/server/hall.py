"""The hall: opens tables, finds them by their links, and keeps in memory those somebody looks at."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from stolik.bots import find_bot
from stolik.core.errors import BadPlayers
from stolik.core.shelf import find_game
from stolik.server.errors import BadSeat, RateLimited, UnknownTable
from stolik.server.links import hashed, new_host_link, seat_link, watch_link
from stolik.server.messages import LONGEST_NAME, SeatWish, TableWish
from stolik.server.room import Guest, Room, clean
from stolik.server.store import Link, SeatRow, Store, TableRow

MOST_TABLES = 100_000
"""Tables one database takes; a wall against floods, far beyond what a home server sees."""


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, pause: float) -> None:
        self._store = store
        self._pause = pause
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()

    async def create(self, wish: TableWish) -> dict[str, Any]:
        """Open a table; the answer holds its links. Raises StolikError for a wish that cannot be."""
        game = find_game(wish.game)
        players = game.check_players(wish.players)
        options = game.check_options(wish.options)
        if len(wish.seats) != players:
            raise BadPlayers(game=game.id, players=len(wish.seats), least=players, most=players)
        if await self._store.count() >= MOST_TABLES:
            raise RateLimited
        seats = [_seat_row(n, seat) for n, seat in enumerate(wish.seats)]
        lang = "pl" if wish.lang.lower().startswith("pl") else "en"
        row = TableRow(secrets.token_urlsafe(9), game.id, game.version, players, secrets.randbits(63), options, lang)
        host = new_host_link()
        links = {hashed(host): Link(row.id, "host", None), hashed(watch_link(host)): Link(row.id, "watch", None)}
        links |= {hashed(seat_link(host, n)): Link(row.id, "seat", n) for n in range(players)}
        await self._store.create(row, seats, links)
        return {
            "table": row.id,
            "host": host,
            "watch": watch_link(host),
            "seats": [
                {"seat": s.seat, "kind": s.kind, "token": seat_link(host, s.seat) if s.kind == "person" else None}
                for s in seats
            ],
        }

    async def find(self, token: str) -> tuple[Link, Room]:
        """What a link is good for, and its table. Raises UnknownTable, or BadSave where it cannot be opened."""
        link = await self._store.link(hashed(token)) if 0 < len(token) <= 100 else None
        if link is None:
            raise UnknownTable
        async with self._opening:
            if link.table_id not in self._rooms:
                self._rooms[link.table_id] = Room(self._store, *await self._store.table(link.table_id), self._pause)
            return link, self._rooms[link.table_id]

    async def leave(self, room: Room, guest: Guest) -> None:
        """A guest has gone; an empty room is closed and waits on disk."""
        room.leave(guest)
        async with self._opening:
            if not room.guests and self._rooms.get(room.row.id) is room:
                del self._rooms[room.row.id]
                await room.close()

    def describe(self, token: str, link: Link, room: Room) -> dict[str, Any]:
        """The table as the holder of a link may know it; the host also gets the seats' links."""
        people = room.people()
        if link.role == "host":
            for seat in people["seats"]:
                seat["token"] = seat_link(token, seat["seat"])
            people["watch"] = watch_link(token)
        return people | {
            "role": link.role,
            "seat": link.seat,
            "options": room.row.options,
            "started": bool(room.position.history),
            "over": room.position.over,
        }

    async def again(self, room: Room) -> dict[str, Any]:
        """A new table with the same game, options and seats."""
        seats = [SeatWish(seat.kind, seat.bot, seat.name) for seat in room.seats]
        return await self.create(TableWish(room.row.game, room.row.players, seats, room.row.options, room.row.lang))

    async def close(self) -> None:
        """Close all rooms and the database."""
        for room in self._rooms.values():
            await room.close()
        await self._store.close()


def _seat_row(seat: int, wish: SeatWish) -> SeatRow:
    if wish.kind not in ("person", "bot"):
        raise BadSeat(seat=seat, least=0, most=0)
    bot = (wish.bot or "sensible") if wish.kind == "bot" else ""
    if bot:
        find_bot(bot)
    return SeatRow(seat, wish.kind, bot, clean(wish.name, LONGEST_NAME))
