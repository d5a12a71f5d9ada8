"""The lobby: opens tables, and finds them by their links."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from stolik.core.errors import BadPlayers
from stolik.core.inputs import fresh_seed, written_seed
from stolik.core.installed import find_game
from stolik.guides import find_guide
from stolik.referee import ForeignSeat
from stolik.server.beat import Beat
from stolik.server.bots.thinkers import Thinkers
from stolik.server.errors import DayRuns, DaySeats, HouseFull, NotHost, NotOver, UnknownTable
from stolik.server.limits import MOST_GUESTS, MOST_TABLES, Places
from stolik.server.messages import GuideRequest, SeatChange, SpectatorRequest, TableRequest
from stolik.server.metrics import memory, text
from stolik.server.storage.diary import Diary, keep_clock
from stolik.server.storage.records import CheckpointRow, Late, LinkRow, Note, Pace, SeatRow, TableRow
from stolik.server.storage.retention import AT_ONCE, BINNED
from stolik.server.storage.store import Store
from stolik.server.tables.game.clocks import begun as new_clock
from stolik.server.tables.game.daily import is_sealed
from stolik.server.tables.house.description import described
from stolik.server.tables.house.in_use import InUse
from stolik.server.tables.people.bot_names import bot_for, bot_names
from stolik.server.tables.people.links import (
    hashed,
    links_of,
    new_host_link,
    new_own_link,
    new_table_id,
    seat_link,
    told_links,
)
from stolik.server.tables.people.names import distinct, name_of
from stolik.server.tables.rooms.room import Room
from stolik.text.languages import LANGUAGES

LOG = logging.getLogger(__name__)


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
        self._store = store
        self.in_use = InUse(store, diary or Diary(store), pause=pause, beat=beat, thinkers=thinkers)
        self.places = Places(MOST_GUESTS)
        self.seat_found: Callable[[str, int], Awaitable[None]] = _nothing
        """Told of the table and seat whenever somebody uses the link of a seat."""

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

    async def has(self, host: str) -> bool:
        """Whether there is a table with this host's link. One in the bin is taken back. Raises NotKept."""
        if binned := await self._store.link(hashed(host), binned=True):
            await self._store.take_back([binned.table_id])
        return await self._store.link(hashed(host)) is not None

    async def links(self, host: str) -> dict[str, Any]:
        """The links of a table, as `create` returns them. Raises UnknownTable."""
        room = await self.as_host(host)
        return told_links(room.table, room.seats, host)

    async def find(self, token: str) -> tuple[LinkRow, Room]:
        """What a link gives access to, and the room of its table. Raises UnknownTable, OtherRules if the table cannot
        be restored; for spectators DayRuns if others may still play its deal of the day, and TooEarly; NotKept.
        """
        link = await self._store.link(hashed(token)) if 0 < len(token) <= 100 else None
        if link is None:
            raise UnknownTable
        room = await self.in_use.room(link.table_id)
        if link.role == "watch" and is_sealed(room.table):
            raise DayRuns
        room.seen(link.role)
        if link.seat is not None:
            await self.seat_found(link.table_id, link.seat)
        return link, room

    async def as_host(self, token: str) -> Room:
        """The room of a host's link. Raises UnknownTable, NotHost."""
        link, room = await self.find(token)
        if link.role != "host":
            raise NotHost
        return room

    async def place(self, token: str) -> tuple[LinkRow, Room]:
        """Like `find`, for a new connection."""
        link, room = await self.find(token)
        await self.in_use.note_use(link.table_id)
        return link, room

    async def check(self) -> None:
        """Raises NotKept if the database cannot be written."""
        await self._store.check()

    async def metrics(self) -> str:
        """The figures of the server (`metrics`)."""
        guests = [guest for room in self.in_use.rooms for guest in room.guests]
        return text(
            self._store.writes,
            tables=await self._store.count(),
            tables_in_memory=len(self.in_use.rooms),
            lines=len(guests),
            messages_unsent=sum(guest.unsent() for guest in guests),
            writes_waiting=self._store.waiting,
            memory_bytes=memory(),
        )

    async def remove_old(self) -> int:
        """Move some tables that have been kept long enough into the bin, and delete some that have been there long
        enough. Returns how many.
        """
        await self.in_use.note_guests()
        old = await self.in_use.without_guests(await self._store.old(AT_ONCE))
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
        crowd = await self.in_use.without_guests(await self._store.unbegun(AT_ONCE))
        if crowd:
            await self._store.delete([table.id for table in crowd])
        for table in crowd:
            LOG.info("table %s is deleted: nobody has begun it, and the server is full", table.id)
        return bool(crowd)

    async def describe(self, token: str, network: str = "") -> dict[str, Any]:
        """The table's description for the holder of a link in a network (docs/protocol.md). The host also gets all
        links.
        """
        link, room = await self.find(token)
        return await described(self._store, link, room, token, network)

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
        return _saved(await self.in_use.room(table))

    async def close(self) -> None:
        """Close all rooms and the database."""
        await self.in_use.close()
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
        return told_links(row, seats, host)


async def _nothing(table: str, seat: int) -> None:
    """What is told of a seat's use unless somebody listens."""


def _saved(room: Room) -> bytes:
    if not room.position.over:
        raise NotOver
    if is_sealed(room.table):
        raise DayRuns(reason="save")
    return room.position.save()
