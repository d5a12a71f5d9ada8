"""The lobby: opens tables, finds them by their links, and keeps the rooms of tables in use in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from stolik.bots import BOTS, find_bot
from stolik.core.errors import BadPlayers
from stolik.core.game import Game
from stolik.core.inputs import fresh_seed
from stolik.core.installed import find_game
from stolik.guides import find_guide
from stolik.referee import ForeignSeat
from stolik.server.beat import Beat
from stolik.server.errors import HouseFull, NotHost, NotKept, NotOver, UnknownTable
from stolik.server.guest import UNKNOWN_LINK
from stolik.server.guided import has_guide
from stolik.server.limits import MOST_GUESTS, MOST_TABLES, ROOMS_KEPT, Places
from stolik.server.links import hashed, new_host_link, new_table_id, rematch_link, seat_link
from stolik.server.messages import GuideRequest, SeatChange, SpectatorRequest, TableRequest
from stolik.server.metrics import memory, text
from stolik.server.names import distinct, name_of
from stolik.server.records import LinkRow, SeatRow, TableRow
from stolik.server.restore import EVERY, checkpoint, restore, under_other_rules
from stolik.server.retention import AT_ONCE, DAY, SPARED, Retention
from stolik.server.room import Room
from stolik.server.store import Store
from stolik.server.thinkers import Thinkers
from stolik.text import LANGUAGES

FULL = Retention(unbegun=SPARED / DAY, unfinished=0, finished=0)
"""On a full server, tables that nobody has begun make room."""

SOON = 10.0
"""Seconds between finding a room and entering it, at most."""

LEAVER_BOT = "leaver_bot"
"""Id of the option, if a game has it, whose value names the bot for a seat that a person leaves."""


class Lobby:
    """All tables of this process."""

    def __init__(
        self, store: Store, *, pause: float, beat: Beat | None = None, thinkers: Thinkers | None = None
    ) -> None:
        """`pause`: seconds a bot waits before a move, unless it may pass. `beat`: the server's; none by default.
        `thinkers`: what runs the bots; by default threads of this process.
        """
        self._store = store
        self._pause, self._beat, self._thinkers = pause, beat, thinkers
        self._rooms: dict[str, Room] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being opened."""
        self.places = Places(MOST_GUESTS)
        self._used: dict[str, float] = {}
        """By table in memory: when the store was last told that it is used."""
        self._openers = ThreadPoolExecutor(2, "opener")
        self._setting = asyncio.Lock()
        self._version = 0
        """The version of the file when it was last checked."""

    async def create(self, request: TableRequest) -> dict[str, Any]:
        """Open a table. Returns its links (docs/protocol.md). Raises UnknownGame, BadPlayers, BadOption, UnknownBot,
        HouseFull, NotKept.
        """
        game = find_game(request.game)
        players, options = game.check_setup(request.players, request.options)
        if len(request.seats) != players:
            raise BadPlayers(game=game.id, players=len(request.seats), least=players, most=players)
        seats: list[SeatRow] = []
        unnamed = name_of(request.name)
        for number, seat in enumerate(request.seats):
            name = name_of(seat.name)
            if seat.kind == "person" and not name:
                name, unnamed = unnamed, ""
            name = distinct(name, (other.name for other in seats))
            seats.append(SeatRow(number, seat.kind, _bot(seat.kind, seat.bot, options), name))
        lang = request.lang if request.lang in LANGUAGES else ""
        row = TableRow(new_table_id(), game.id, game.version, players, fresh_seed(), options, lang)
        return await self._open(row, seats, new_host_link())

    async def create_guided(self, request: GuideRequest) -> dict[str, Any]:
        """Open a table that follows a guide. Returns its links. Raises UnknownGame, UnknownGuide, BadGuide, HouseFull,
        NotKept.
        """
        guide = find_guide(request.game, request.guide)
        script, game = guide.script, guide.game
        players, options = game.check_setup(script.players, script.options)
        seats = [SeatRow(seat, "bot", _bot("bot", "", options), "") for seat in range(players)]
        seats[guide.seat] = SeatRow(guide.seat, "person", "", name_of(request.name))
        lang = request.lang if request.lang in LANGUAGES else ""
        row = TableRow(new_table_id(), game.id, game.version, players, script.seed, options, lang, guide.name)
        return await self._open(row, seats, new_host_link())

    async def rematch(self, host: str, *, swap: bool = False) -> dict[str, Any]:
        """Open a table with the same game, options and people; a second call returns the same table. With `swap`
        everybody changes seats, so that roles change. Returns its links, and `moved`: the new seat of each old seat.
        Sends each guest of the old table the link of their new seat. Raises UnknownTable, NotHost, HouseFull.
        """
        room = await self.as_host(host)
        shift = _shift(find_game(room.table.game), room.seats) if swap else 0
        following = rematch_link(host, shift)
        moved = [(seat - shift) % len(room.seats) for seat in range(len(room.seats))]
        async with self._setting:
            if await self._store.link(hashed(following)) is None:
                row = msgspec.structs.replace(room.table, id=new_table_id(), seed=fresh_seed(), guide="", watch=0)
                seats = [msgspec.structs.replace(seat, seat=moved[seat.seat], link=0) for seat in room.seats]
                seats.sort(key=lambda seat: seat.seat)
                made = await self._open(row, seats, following)
            else:
                there = (await self.find(following))[1]
                row, seats = there.table, there.seats
                made = _links(row, seats, following)

        def link(seat: int | None) -> str:
            new = None if seat is None else seats[moved[seat]]
            return made["watch"] if new is None else seat_link(following, new.seat, new.link)

        room.send_next_links(link)
        return made | {"moved": moved}

    async def find(self, token: str) -> tuple[LinkRow, Room]:
        """What a link gives access to, and the room of its table. Raises UnknownTable, or OtherRules if the table
        cannot be restored.
        """
        link = await self._store.link(hashed(token)) if 0 < len(token) <= 100 else None
        if link is None:
            raise UnknownTable
        async with self._opening.setdefault(link.table_id, asyncio.Lock()):
            room = self._rooms.get(link.table_id)
            if room is None or room.broken:
                room = await self._opened(link.table_id)
            self._rooms.pop(link.table_id, None)
            self._rooms[link.table_id] = room
            room.found = asyncio.get_running_loop().time()
        await self._close_idle()
        return link, room

    async def _opened(self, table: str) -> Room:
        """The table as it is on disk; it is replayed in a thread. Raises OtherRules, or NotKept if it continues under
        other rules and this cannot be written.
        """
        record, loop = await self._store.record(table), asyncio.get_running_loop()
        position = await loop.run_in_executor(self._openers, restore, record)
        known = record.checkpoint.answers if record.checkpoint is not None else 0
        new_rules = under_other_rules(record)
        if new_rules or len(record.answers) > known + EVERY:
            kept = await loop.run_in_executor(self._openers, checkpoint, position, len(record.answers))
            with nullcontext() if new_rules else suppress(NotKept):
                await self._store.keep(table, kept)
            record = msgspec.structs.replace(record, checkpoint=kept)
        room = Room(self._store, record, position, pause=self._pause, beat=self._beat, thinkers=self._thinkers)
        if new_rules and not position.over:
            await room.tell_of_new_rules(without_guide=has_guide(record))
        return room

    async def as_host(self, token: str) -> Room:
        """The room of a host's link. Raises UnknownTable, NotHost."""
        link, room = await self.find(token)
        if link.role != "host":
            raise NotHost
        return room

    async def place(self, token: str) -> tuple[LinkRow, Room]:
        """Like `find`, for a new connection."""
        link, room = await self.find(token)
        now = asyncio.get_running_loop().time()
        if now - self._used.get(link.table_id, -DAY) >= DAY:
            self._used[link.table_id] = now
            with suppress(NotKept):
                await self._store.use(link.table_id)
        return link, room

    async def check(self) -> None:
        """Raises NotKept if the database cannot be written."""
        await self._store.check()

    async def metrics(self) -> str:
        """The figures of the server (`metrics`)."""
        guests = [guest for room in self._rooms.values() for guest in room.guests]
        return text(
            self._store.writes,
            tables=await self._store.count(),
            tables_in_memory=len(self._rooms),
            lines=len(guests),
            messages_unsent=sum(guest.unsent() for guest in guests),
            writes_waiting=self._store.waiting,
            memory_bytes=memory(),
        )

    async def remove_old(self, keep: Retention, now: float) -> int:
        """Delete some tables that have been kept long enough and have no guests. Returns how many."""
        old = await self._store.old(keep, now, AT_ONCE)
        for id in (gone := [id for id in old if id not in self._rooms or not self._rooms[id].guests]):
            if room := self._rooms.pop(id, None):
                await room.close()
            self._used.pop(id, None)
        if gone:
            await self._store.delete(gone)
        return len(gone)

    async def describe(self, token: str) -> dict[str, Any]:
        """The table's description for the holder of a link (docs/protocol.md). The host also gets all links."""
        link, room = await self.find(token)
        seats = room.people(link.seat)
        described: dict[str, Any] = {
            "table": room.table.id,
            "role": link.role,
            "seat": link.seat,
            "game": room.table.game,
            "options": room.table.options,
            "roles": room.position.game.roles(room.position.players),
            "seats": seats,
            "started": bool(room.position.log(None)),
            "over": room.position.over,
            "guide": room.table.guide or None,
            "status": room.status(link.seat),
        }
        if link.role == "host":
            described["watch"] = seat_link(token, None, room.table.watch)
            described["spectators"] = room.spectators()
            described["seats"] = [
                seat | {"token": seat_link(token, row.seat, row.link)}
                for seat, row in zip(seats, room.seats, strict=True)
            ]
        return described

    async def reseat(self, host: str, change: SeatChange) -> None:
        """Give a seat to a bot or a person. Raises UnknownTable, NotHost, BadSeat, UnknownBot."""
        room = await self.as_host(host)
        await room.reseat(change.seat, change.kind, _bot(change.kind, change.bot, room.table.options))

    async def replace_link(self, host: str, seat: int | None) -> str:
        """Give a seat (None: the spectators) a new link; the old one stops working at once. Returns the new one. Raises
        UnknownTable, NotHost, BadSeat, NotKept.
        """
        room = await self.as_host(host)
        return await room.replace_link(seat, lambda nth: seat_link(host, seat, nth))

    async def let_watch(self, host: str, request: SpectatorRequest) -> None:
        """Set what a spectator may do. Raises UnknownTable, NotHost, NoSpectator, NotKept."""
        room = await self.as_host(host)
        await room.let_watch(request.spectator, muted=request.muted, removed=request.removed)

    async def notice_others(self) -> None:
        """If another process has written to the database, disconnect everybody whose link it has deleted or replaced,
        and close the rooms of tables it has changed, so that they are read again.
        """
        if (version := await self._store.version()) == self._version:
            return
        self._version = version
        for room in [*self._rooms.values()]:
            alive = await self._store.links(room.table.id)
            room.disconnect(lambda visitor, alive=alive: visitor.link not in alive, UNKNOWN_LINK)  # type: ignore[misc]
            if alive:
                await room.compare()

    async def rename(self, token: str, name: str) -> None:
        """Change the display name of the link's seat. Raises UnknownTable, ForeignSeat."""
        link, room = await self.find(token)
        if link.seat is None:
            raise ForeignSeat
        await room.rename(link.seat, name_of(name))

    async def save(self, token: str) -> bytes:
        """The save of a finished game, as JSON. Raises UnknownTable, or NotOver while the game runs."""
        _, room = await self.find(token)
        if not room.position.over:
            raise NotOver
        return room.position.save()

    async def close(self) -> None:
        """Close all rooms and the database."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        if self._thinkers is not None:
            await self._thinkers.close()
        self._openers.shutdown(wait=False)
        await self._store.close()

    async def _open(self, row: TableRow, seats: list[SeatRow], host: str) -> dict[str, Any]:
        if await self._store.count() >= MOST_TABLES and not await self.remove_old(FULL, time.time()):
            raise HouseFull
        await self._store.create(row, seats, links_of(row.id, row.players, host))
        return _links(row, seats, host)

    async def _close_idle(self) -> None:
        """Close the rooms that have been without guests for the longest time; their tables stay on disk. A room that
        was found just now is kept, because somebody may be about to enter.
        """
        if len(self._rooms) <= ROOMS_KEPT:
            return
        before = asyncio.get_running_loop().time() - SOON
        idle = [room for room in self._rooms.values() if not room.guests and room.found < before]
        for room in idle[: len(self._rooms) - ROOMS_KEPT]:
            if not room.guests and self._rooms.get(room.table.id) is room:
                del self._rooms[room.table.id]
                self._used.pop(room.table.id, None)
                await room.close()


def _bot(kind: str, bot: str, options: Mapping[str, Any]) -> str:
    """The bot for a seat: `bot` if given, else the table's default; empty for a person. Raises UnknownBot."""
    if kind == "person":
        return ""
    name = bot or str(options.get(LEAVER_BOT, next(iter(BOTS))))
    find_bot(name)
    return name


def _shift(game: Game[Any], seats: Sequence[SeatRow]) -> int:
    """The smallest number of seats to move everybody by so that some person gets another role; 1 if there is none."""
    roles = game.roles(len(seats))
    people = [row.seat for row in seats if row.kind == "person"]
    shifts = range(1, len(seats))
    return next((n for n in shifts if any(roles[seat - n] != roles[seat] for seat in people)), 1)


def _links(table: TableRow, seats: Sequence[SeatRow], host: str) -> dict[str, Any]:
    return {
        "table": table.id,
        "host": host,
        "watch": seat_link(host, None, table.watch),
        "seats": [
            {"seat": s.seat, "kind": s.kind, "token": seat_link(host, s.seat, s.link) if s.kind == "person" else None}
            for s in seats
        ],
    }


def links_of(table: str, players: int, host: str) -> dict[str, LinkRow]:
    """What each link of a table gives access to, by hash; all links are derived from the host's."""
    links = {hashed(host): LinkRow(table, "host", None), hashed(seat_link(host, None)): LinkRow(table, "watch", None)}
    return links | {hashed(seat_link(host, seat)): LinkRow(table, "seat", seat) for seat in range(players)}
