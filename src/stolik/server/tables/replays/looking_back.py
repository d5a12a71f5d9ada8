"""Looking back at games: films, links to their moments, and practice tables that grow from these."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any, TypeVar

import msgspec

from stolik.bots.levels import best_bot
from stolik.core.inputs import fresh_seed
from stolik.core.position import Position
from stolik.server.errors import DayRuns, NoMoment, NotOver, NotYet, UnknownTable
from stolik.server.messages import WhatIfRequest
from stolik.server.storage.records import LinkRow, MomentRow, SeatRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.daily import is_sealed
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.people.links import hashed, new_host_link, new_table_id
from stolik.server.tables.replays.exported import exported
from stolik.server.tables.replays.film import Eyes, all_eyes, film, film_as_json, film_of_save, moment_at
from stolik.server.tables.replays.what_if import grown
from stolik.server.tables.rooms.room import Room

T = TypeVar("T")
MOST_LINKS = 40
"""Links that are tried on a moment: so many tables a page remembers."""


class LookingBack:
    """All that is shown again of the tables of a lobby. `network` is where a request comes from: a spectator whom the
    host has removed sees nothing again either.
    """

    def __init__(self, lobby: Lobby, store: Store, web: Path) -> None:
        self._lobby, self._store, self._web = lobby, store, web

    async def film(self, token: str, network: str, eyes: str) -> bytes:
        """The game of a table from its start (`Film`), as JSON: through the link's own `eyes` (""), and once it is over
        through any; with the notes that the link's seat may read. Raises UnknownTable, NotOver, NoBeginning.
        """
        link, room = await self.find(token, network)
        seen = room.seen(link.role)
        may, chosen = eyes_of(link, seen.position, eyes)
        notes = seen.notebooks.readable(link.seat, over=seen.position.over)
        return await self._in_thread(partial(film_as_json, seen.position.clone(), chosen, may, seen.sitting(), notes))

    async def page(self, token: str, network: str, eyes: str) -> tuple[str, bytes]:
        """A finished game, and the page on its own that shows it (`exported`): through these `eyes`, or ("") through
        all, with the notes that seats have shown to the table. Raises UnknownTable, NotOver, DayRuns, NoBeginning,
        NotBuilt.
        """
        link, room = await self.find(token, network)
        seen = room.seen(link.role)
        if not seen.position.over:
            raise NotOver
        if is_sealed(room.table):
            raise DayRuns(reason="save")
        may, chosen = eyes_of(link, seen.position, eyes)
        notes = seen.notebooks.readable(None, over=True)
        position, sitting = seen.position.clone(), seen.sitting()
        kept = [chosen] if eyes else may

        def made() -> bytes:
            return exported([film(position, one, kept, sitting, notes) for one in kept], self._web)

        return room.table.game, await self._in_thread(made)

    async def film_of_save(self, save: bytes, eyes: str) -> bytes:
        """The film of a save, which hides nothing from whoever has it. Raises BadSave, UnknownGame, OtherPack,
        NoBeginning.
        """
        return await self._in_thread(partial(film_of_save, save, eyes))

    async def what_if(self, token: str, network: str, request: WhatIfRequest) -> dict[str, Any]:
        """Open a practice table that grows from a moment of a game, with bots at the other seats (`what_if.grown`).
        Returns its links. Raises UnknownTable, NotOver, BadSeat, NoBeginning, NoMoment, GameOver, HouseFull, NotKept.
        """
        link, room = await self.find(token, network)
        position, table = room.seen(link.role).position.clone(), room.table
        _, eyes = eyes_of(link, position, request.eyes)
        seat = request.seat if request.seat is not None else link.seat or 0
        room.play.check_seat(seat)
        if not position.over and seat != link.seat:
            raise NotOver
        kind, begun = await self._in_thread(partial(grown, position, eyes, request.frame, seat, SystemRandom()))
        seats = [SeatRow(one, "bot", best_bot(position.game), "") for one in range(position.players)]
        name = room.seats[link.seat].name if link.seat is not None else ""
        seats[seat] = SeatRow(seat, "person", "", name)
        version = position.game.version
        row = msgspec.structs.replace(
            table,
            id=new_table_id(),
            version=version,
            seed=fresh_seed(),
            guide="",
            watch=0,
            copied=0,
            what_if=kind,
            take_back=1,
            late="",
        )
        return await self._lobby.open(row, seats, new_host_link(), begun)

    async def keep_moment(self, token: str, network: str, frame: int) -> str:
        """A new link to a moment of the game as the link's seat saw it. Raises UnknownTable, NoBeginning, NoMoment,
        NotKept.
        """
        link, room = await self.find(token, network)
        position = room.seen(link.role).position.clone()
        _, own = eyes_of(link, position, "")
        await self._in_thread(partial(moment_at, position, own, frame))
        made = new_host_link()
        await self._store.add_moment(hashed(made), MomentRow(link.table_id, link.seat, frame))
        return made

    async def end_moments(self, token: str) -> None:
        """End all links to moments that the link's seat has made. Raises UnknownTable, NotKept."""
        link, _ = await self._lobby.find(token)
        await self._store.end_moments(link.table_id, link.seat)

    async def moment(self, moment: str, network: str, links: Sequence[str]) -> bytes:
        """What a link to a moment shows, as JSON: the film of the seat that made it (`Film`) and the number of the
        frame, once the game is over and its deal is no secret of the day; before, only if that seat's own is among the
        `links`. Raises NoMoment, NotYet, NoBeginning.
        """
        row = await self._store.moment(hashed(moment)) if 0 < len(moment) <= 100 else None
        if row is None:
            raise NoMoment
        room = await self._lobby.in_use.room(row.table_id)
        hidden = not room.seen("watch").position.over or is_sealed(room.table)
        if hidden and not await self._is_own(row, room, network, links):
            raise NotYet
        eyes: Eyes = "watch" if row.seat is None else row.seat
        seen = room.seen("watch" if row.seat is None else "seat")
        film = await self._in_thread(partial(film_as_json, seen.position.clone(), eyes, [eyes], seen.sitting()))
        return b'{"frame":%d,"film":%b}' % (row.frame, film)

    async def _is_own(self, row: MomentRow, room: Room, network: str, links: Sequence[str]) -> bool:
        """Whether one of the links is that of the seat that made the link to the moment."""
        found = [await self._store.link(hashed(link)) for link in links[:MOST_LINKS]]
        return any(
            (link.table_id, link.seat) == (row.table_id, row.seat) and not is_removed(room, link, network)
            for link in found
            if link is not None
        )

    async def find(self, token: str, network: str) -> tuple[LinkRow, Room]:
        """What a link shows again (`Lobby.find`). Raises UnknownTable."""
        link, room = await self._lobby.find(token)
        if is_removed(room, link, network):
            raise UnknownTable
        return link, room

    async def _in_thread(self, make: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._lobby.in_use.openers, make)


def is_removed(room: Room, link: LinkRow, network: str) -> bool:
    """Whether a link is a spectator's whom the host has removed."""
    return room.door.is_removed(Visitor(role=link.role, network=network))


def eyes_of(link: LinkRow, position: Position, wanted: str) -> tuple[list[Eyes], Eyes]:
    """The eyes through which a link may look back at a game, and those that are `wanted`, by default its own. Raises
    NotOver.
    """
    own: Eyes = "watch" if link.seat is None else link.seat
    may = all_eyes(position.players) if position.over else [own]
    chosen = next((one for one in may if str(one) == (wanted or str(own))), None)
    if chosen is None:
        raise NotOver
    return may, chosen
