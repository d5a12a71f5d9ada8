"""The lobby: opens tables, finds them by their links, and keeps the rooms of tables in use in memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from stolik.core.errors import BadPlayers, StolikError
from stolik.core.inputs import fresh_seed, written_seed
from stolik.core.installed import find_game
from stolik.guides import find_guide
from stolik.referee import ForeignSeat
from stolik.server.beat import Beat
from stolik.server.bots.thinkers import Thinkers
from stolik.server.errors import DayRuns, DaySeats, HouseFull, NotHost, NotKept, NotOver, UnknownTable
from stolik.server.limits import MOST_GUESTS, MOST_TABLES, ROOMS_KEPT, Places
from stolik.server.messages import GuideRequest, SeatChange, SpectatorRequest, TableRequest
from stolik.server.metrics import memory, text
from stolik.server.storage.diary import Diary, keep_clock
from stolik.server.storage.records import CheckpointRow, Late, LinkRow, Note, Old, Pace, Record, SeatRow, TableRow
from stolik.server.storage.retention import AT_ONCE, BINNED, date_of
from stolik.server.storage.store import Store
from stolik.server.tables.game.advances import ended, statements
from stolik.server.tables.game.clocks import begun as new_clock
from stolik.server.tables.game.counting import variants
from stolik.server.tables.game.daily import is_sealed
from stolik.server.tables.game.restore import EVERY, checkpoint, has_bare_rows, restore, under_other_rules
from stolik.server.tables.house.going_on import go_on
from stolik.server.tables.house.rematch import fresh, moved_by, shift_of, with_person
from stolik.server.tables.people.bot_names import bot_for, bot_names
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.people.links import (
    hashed,
    known_link,
    new_host_link,
    new_own_link,
    new_table_id,
    rematch_link,
    seat_link,
)
from stolik.server.tables.people.names import distinct, name_of
from stolik.server.tables.people.next_links import locked, opened
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import UNKNOWN_LINK
from stolik.server.tables.viewers.late import remembered
from stolik.text.languages import LANGUAGES

T = TypeVar("T")
LOG = logging.getLogger(__name__)

SOON = 10.0
"""Seconds between finding a room and entering it, at most."""


class Lobby:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        *,
        pause: float,
        beat: Beat | None = None,
        thinkers: Thinkers | None = None,
        diary: Diary | None = None,
    ) -> None:
        """`pause`: seconds before a bot's turn is told, unless it may pass. `beat`: the server's; none by default.
        `thinkers`: what runs the bots; by default threads of this process. `diary`: the server's; one of its
        own by default.
        """
        self._store, self._diary = store, diary or Diary(store)
        self._pause, self._beat, self._thinkers = pause, beat, thinkers
        self._rooms: dict[str, Room] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being opened."""
        self.places = Places(MOST_GUESTS)
        self._used: dict[str, int] = {}
        """By table in memory: the date on which the store was last told that it is used."""
        self.openers = ThreadPoolExecutor(2, "opener")
        """Threads for what takes long: reading tables, and looking back at games."""
        self._setting = asyncio.Lock()
        self._version = 0
        """The version of the file when it was last checked."""
        self.seat_found: Callable[[str, int], Awaitable[None]] = _nothing
        """Told of the table and seat whenever somebody uses the link of a seat."""
        self.awaits_strangers: Callable[[str], bool] = lambda table: False
        """Whether strangers are still to come to a table, so that its clocks do not begin."""

    async def create(self, request: TableRequest) -> dict[str, Any]:
        """Open a table. Returns its links (docs/protocol.md). Raises UnknownGame, BadPlayers, BadOption, UnknownBot,
        BadSeed, HouseFull, NotKept.
        """
        game = find_game(request.game)
        seed = written_seed(request.seed) if request.seed else fresh_seed()
        players, options = game.check_setup(request.players, request.options)
        if len(request.seats) != players:
            raise BadPlayers(game=game.id, players=len(request.seats), least=players, most=players)
        seats: list[SeatRow] = []
        table = new_table_id()
        bots = bot_names(table, players)
        unnamed = name_of(request.name)
        for number, seat in enumerate(request.seats):
            name = name_of(seat.name)
            if seat.kind == "person" and not name:
                name, unnamed = unnamed, ""
            name = distinct(name, (*bots, *(other.name for other in seats)))
            seats.append(SeatRow(number, seat.kind, bot_for(game, seat.kind, seat.bot, options), name))
        lang = request.lang if request.lang in LANGUAGES else ""
        row = TableRow(
            table,
            game.id,
            game.version,
            players,
            seed,
            options,
            lang,
            take_back=int(request.take_back),
            deal="typed" if request.seed else "",
            late=request.late,
        )
        return await self.open(row, seats, new_host_link(), pace=request.pace)

    async def create_guided(self, request: GuideRequest) -> dict[str, Any]:
        """Open a table that follows a guide. Returns its links. Raises UnknownGame, UnknownGuide, BadGuide, HouseFull,
        NotKept.
        """
        guide = find_guide(request.game, request.guide)
        script, game = guide.script, guide.game
        players, options = game.check_setup(script.players, script.options)
        seats = [SeatRow(seat, "bot", bot_for(game, "bot", "", options), "") for seat in range(players)]
        table = new_table_id()
        name = distinct(name_of(request.name), bot_names(table, players))
        seats[guide.seat] = SeatRow(guide.seat, "person", "", name)
        lang = request.lang if request.lang in LANGUAGES else ""
        row = TableRow(table, game.id, game.version, players, script.seed, options, lang, guide.name)
        return await self.open(row, seats, new_host_link())

    async def rematch(self, host: str, *, swap: bool = False) -> dict[str, Any]:
        """Open a table with the same game, options and people; a second call returns the same table. With `swap`
        everybody changes seats, so that roles change. Returns its links, and `moved`: the new seat of each old seat.
        Sends each guest of the old table the link of their new seat. Raises UnknownTable, NotHost, HouseFull.
        """
        room = await self.as_host(host)
        before = [with_person(seat) for seat in room.seats]
        shift = shift_of(find_game(room.table.game), before) if swap else 0
        following = rematch_link(host, shift)
        moved = [(seat - shift) % len(room.seats) for seat in range(len(room.seats))]
        async with self._setting:
            if not await self.has(following):
                row = fresh(room.table, room.position.game.version)
                seats, clock = moved_by(before, shift, row.id), room.clockwork.row
                made = await self.open(row, seats, following, pace=clock.pace if clock is not None else None)
                LOG.info("table %s is a rematch of table %s", row.id, room.table.id)
            else:
                there = (await self.find(following))[1]
                row, seats = there.table, there.seats
                made = _links(row, seats, following)

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

    async def has(self, host: str) -> bool:
        """Whether there is a table with this host's link. One in the bin is taken back. Raises NotKept."""
        if binned := await self._store.link(hashed(host), binned=True):
            await self._store.take_back([binned.table_id])
        return await self._store.link(hashed(host)) is not None

    async def links(self, host: str) -> dict[str, Any]:
        """The links of a table, as `create` returns them. Raises UnknownTable."""
        room = await self.as_host(host)
        return _links(room.table, room.seats, host)

    async def find(self, token: str) -> tuple[LinkRow, Room]:
        """What a link gives access to, and the room of its table. Raises UnknownTable, OtherRules if the table cannot
        be restored; for spectators DayRuns if others may still play its deal of the day, and TooEarly; NotKept.
        """
        link = await self._store.link(hashed(token)) if 0 < len(token) <= 100 else None
        if link is None:
            raise UnknownTable
        room = await self.room(link.table_id)
        if link.role == "watch" and is_sealed(room.table):
            raise DayRuns
        room.seen(link.role)
        if link.seat is not None:
            await self.seat_found(link.table_id, link.seat)
        return link, room

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

    async def room_if_kept(self, table: str) -> Room | None:
        """The room of a table; None if it was removed or cannot be restored."""
        try:
            return await self.room(table) if await self._store.links(table) else None
        except StolikError:
            return None

    async def as_host(self, token: str) -> Room:
        """The room of a host's link. Raises UnknownTable, NotHost."""
        link, room = await self.find(token)
        if link.role != "host":
            raise NotHost
        return room

    async def place(self, token: str) -> tuple[LinkRow, Room]:
        """Like `find`, for a new connection."""
        link, room = await self.find(token)
        if self._used.get(link.table_id) != (date := date_of(time.time())):
            self._used[link.table_id] = date
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

    async def remove_old(self) -> int:
        """Move some tables that have been kept long enough into the bin, and delete some that have been there long
        enough. Returns how many.
        """
        date = date_of(time.time())
        there = [id for id, room in self._rooms.items() if room.guests and self._used.get(id) != date]
        if there:
            await self._store.use(*there)
            self._used |= dict.fromkeys(there, date)
        old = await self._left(await self._store.old(AT_ONCE))
        if old:
            await self._store.bin([table.id for table in old])
        for table in old:
            LOG.info("table %s is now in the bin: %s, and unused for %d days", table.id, table.state, table.days)
        gone = await self._store.long_binned(AT_ONCE)
        if gone:
            await self._store.delete(gone)
        for id in gone:
            LOG.info("table %s is deleted: it was in the bin for %d days", id, BINNED)
        return len(old) + len(gone)

    async def _make_room(self) -> bool:
        """Delete some tables that nobody has begun, for good: a bin for them would let strangers fill the disk."""
        crowd = await self._left(await self._store.unbegun(AT_ONCE))
        if crowd:
            await self._store.delete([table.id for table in crowd])
        for table in crowd:
            LOG.info("table %s is deleted: nobody has begun it, and the server is full", table.id)
        return bool(crowd)

    async def _left(self, tables: Sequence[Old]) -> list[Old]:
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

    async def describe(self, token: str, network: str = "") -> dict[str, Any]:
        """The table's description for the holder of a link in a network (docs/protocol.md). The host also gets all
        links.
        """
        link, room = await self.find(token)
        seen = room.seen(link.role)
        seats = seen.people(link.seat)
        described: dict[str, Any] = {
            "table": room.table.id,
            "role": link.role,
            "seat": link.seat,
            "game": room.table.game,
            "options": room.table.options,
            "players": room.position.game.players,
            "roles": room.position.game.roles(room.position.players),
            "seats": seats,
            "started": bool(seen.position.log(None)),
            "over": seen.position.over,
            "guide": room.table.guide or None,
            "what_if": room.table.what_if or None,
            "late": room.table.late,
            "pace": None if (clock := room.clockwork.row) is None else clock.pace,
            "given": link.seat is not None and room.seats[link.seat].link < 0 and not room.seats[link.seat].name,
            "deal": room.table.deal or None,
            "sealed": is_sealed(room.table),
            "status": seen.status(link.seat),
            "counted": await self._counted(room) if seen.position.over and room.counts else None,
        }
        if link.role == "watch":
            described["spectator"] = room.door.number(Visitor(role=link.role, network=network))
        if link.role == "seat":
            described["watching"] = room.watching
        if link.role == "host":
            described["watch"] = seat_link(token, None, room.table.watch)
            described["spectators"] = room.spectators()
            described["seats"] = [
                seat | {"token": known_link(token, row.seat, row.link), "opened": room.door.was_opened(row.seat)}
                for seat, row in zip(seats, room.seats, strict=True)
            ]
        return described

    async def _counted(self, room: Room) -> dict[str, Any]:
        """What a seat counts of a game that is over, besides what the description says anyway."""
        answers, minutes = await self._store.length(room.table.id)
        return {"answers": answers, "minutes": minutes, "variants": variants(room.position)}

    async def reseat(self, token: str, change: SeatChange) -> None:
        """Give a seat to a bot or a person: the host any, everybody else their own. Raises UnknownTable, NotHost,
        DaySeats, BadSeat, UnknownBot.
        """
        link, room = await self._over(token, change.seat)
        if room.table.deal == "day":
            raise DaySeats
        bot = bot_for(room.position.game, change.kind, change.bot, room.table.options)
        await room.seating.give(change.seat, change.kind, bot, away=link.seat == change.seat)
        LOG.info("table %s: seat %d is given to %s", room.table.id, change.seat, f"bot {bot}" if bot else "a person")

    async def replace_link(self, token: str, seat: int | None, *, give: bool = False) -> str:
        """Give a seat (None: the spectators) a new link; the old one stops working at once. The host may do so for all;
        everybody else for their own seat, by a link that the host does not know, also to `give` it away, and its name
        is then forgotten. Returns the new link. Raises UnknownTable, NotHost, DaySeats, BadSeat, NotKept.
        """
        link, room = await self._over(token, seat)
        if give and room.table.deal == "day":
            raise DaySeats
        if link.role == "seat" and seat is not None:
            note: Note = "given_away" if give else "own_link"
            new = await room.replace_link(seat, lambda nth: new_own_link(), note=note, own=True)
            if give:
                await room.seating.rename(seat, "")
        else:
            note = "new_watch_link" if seat is None else "new_link"
            new = await room.replace_link(seat, lambda nth: seat_link(token, seat, nth), note=note)
        LOG.info("table %s: new link for %s", room.table.id, "the spectators" if seat is None else f"seat {seat}")
        return new

    async def _over(self, token: str, seat: int | None) -> tuple[LinkRow, Room]:
        """What a link gives access to, if it decides over a seat: the host's over all, a seat's over its own. Raises
        UnknownTable, NotHost.
        """
        link, room = await self.find(token)
        if link.role != "host" and (seat is None or link.seat != seat):
            raise NotHost
        return link, room

    async def let_watch(self, host: str, request: SpectatorRequest) -> None:
        """Set what a spectator may do. Raises UnknownTable, NotHost, NoSpectator, NotKept."""
        room = await self.as_host(host)
        await room.let_watch(request.spectator, muted=request.muted, removed=request.removed)
        decided = "is removed" if request.removed else "is muted" if request.muted else "may watch and talk"
        LOG.info("table %s: spectator %d %s", room.table.id, request.spectator, decided)

    def guests(self) -> tuple[int, int]:
        """How many connections there are, and at how many tables."""
        there = [len(room.guests) for room in self._rooms.values() if room.guests]
        return sum(there), len(there)

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

    async def pause(self, host: str, *, on: bool) -> None:
        """Stop all clocks of a table, or let them run. Raises UnknownTable, NotHost, NoClock, NotKept."""
        await (await self.as_host(host)).timekeeping.pause(on=on)

    async def see_later(self, host: str, late: Late) -> None:
        """Let spectators see a table so much later. Raises UnknownTable, NotHost, NotKept."""
        room = await self.as_host(host)
        await room.see_later(late)
        LOG.info("table %s: spectators see it later by: %s", room.table.id, late or "nothing")

    async def rename(self, token: str, name: str) -> None:
        """Change the display name of the link's seat. Raises UnknownTable, ForeignSeat."""
        link, room = await self.find(token)
        if link.seat is None:
            raise ForeignSeat
        await room.seating.rename(link.seat, name_of(name))

    async def save(self, token: str) -> bytes:
        """The save of a finished game, as JSON. Raises UnknownTable, NotOver while the game runs, DayRuns while others
        may still play its deal.
        """
        link, room = await self.find(token)
        if not room.seen(link.role).position.over:
            raise NotOver
        return _saved(room)

    async def save_of(self, table: str) -> bytes:
        """Like `save`, by the table's id. Raises OtherRules too."""
        return _saved(await self.room(table))

    async def close(self) -> None:
        """Close all rooms and the database."""
        stored = await asyncio.gather(*(room.close() for room in self._rooms.values()))
        LOG.info("stopped: of %d tables in memory, the positions of %d are on disk", len(stored), sum(stored))
        if self._thinkers is not None:
            await self._thinkers.close()
        self.openers.shutdown(wait=False)
        await self._store.close()

    async def open(
        self,
        row: TableRow,
        seats: list[SeatRow],
        host: str,
        begun: CheckpointRow | None = None,
        *,
        pace: Pace | None = None,
    ) -> dict[str, Any]:
        """Store a new table, with the position it begins with if that is not the game's own, and with clocks if it has
        a `pace`. Returns its links. Raises HouseFull, NotKept.
        """
        if await self._store.count() >= MOST_TABLES and not await self._make_room():
            raise HouseFull
        also = [] if pace is None else [keep_clock(row.id, new_clock(pace, find_game(row.game), row.players))]
        await self._store.create(row, seats, links_of(row.id, row.players, host), begun, also)
        who = ", ".join(seat.bot or "a person" for seat in seats)
        LOG.info(
            "table %s is opened: %s%s; seats: %s", row.id, row.game, f", guide {row.guide}" if row.guide else "", who
        )
        return _links(row, seats, host)

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


async def _nothing(table: str, seat: int) -> None:
    """What is told of a seat's use unless somebody listens."""


def _saved(room: Room) -> bytes:
    if not room.position.over:
        raise NotOver
    if is_sealed(room.table):
        raise DayRuns(reason="save")
    return room.position.save()


def _is_behind(record: Record) -> bool:
    """Whether the stored position is so old, or followed by such rows, that it should be stored anew."""
    known = record.checkpoint.answers if record.checkpoint is not None else 0
    return len(record.answers) > known + EVERY or has_bare_rows(record.answers[known:])


def _links(table: TableRow, seats: Sequence[SeatRow], host: str) -> dict[str, Any]:
    return {
        "table": table.id,
        "host": host,
        "watch": seat_link(host, None, table.watch),
        "seats": [
            {"seat": s.seat, "kind": s.kind, "token": known_link(host, s.seat, s.link) if s.kind == "person" else None}
            for s in seats
        ],
    }


def links_of(table: str, players: int, host: str) -> dict[str, LinkRow]:
    """What each link of a table gives access to, by hash; all links are derived from the host's."""
    links = {hashed(host): LinkRow(table, "host", None), hashed(seat_link(host, None)): LinkRow(table, "watch", None)}
    return links | {hashed(seat_link(host, seat)): LinkRow(table, "seat", seat) for seat in range(players)}
