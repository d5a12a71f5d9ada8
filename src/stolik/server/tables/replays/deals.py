"""The same deal: a new table with the deal of a finished game, and how others did with it
(docs/decisions/0067-deals.md).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from stolik.bots.levels import best_bot
from stolik.core.errors import StolikError
from stolik.server.errors import DayRuns, DealGone, NotOver
from stolik.server.messages import AgainRequest
from stolik.server.storage.records import LinkRow, SeatRow
from stolik.server.storage.retention import date_of
from stolik.server.storage.store import Store
from stolik.server.tables.game.daily import is_sealed
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.rematch import fresh
from stolik.server.tables.people.links import new_host_link
from stolik.server.tables.replays.looking_back import LookingBack
from stolik.server.tables.rooms.room import Room

MOST_OTHERS = 5
"""Earlier games that the end compares with."""


class Deals:
    """The deals of the tables of a lobby. `network` is where a request comes from."""

    def __init__(self, lobby: Lobby, looking_back: LookingBack, store: Store) -> None:
        self._lobby, self._looking_back, self._store = lobby, looking_back, store

    async def again(self, token: str, network: str, request: AgainRequest) -> dict[str, Any]:
        """Open a table with the same deal as a finished game. Whoever asks has one seat, bots have the others. Returns
        its links. Raises UnknownTable, NotOver, DayRuns, DealGone, BadSeat, HouseFull, NotKept.
        """
        link, room = await self._looking_back.find(token, network)
        _check_over(link, room)
        if is_sealed(room.table):
            raise DayRuns(reason="save")
        if not _is_whole(room):
            raise DealGone
        seat = request.seat if request.seat is not None else link.seat or 0
        room.play.check_seat(seat)
        game = room.position.game
        seats = [SeatRow(row.seat, "bot", row.bot or best_bot(game), "") for row in room.seats]
        seats[seat] = SeatRow(seat, "person", "", room.seats[link.seat].name if link.seat is not None else "")
        row = msgspec.structs.replace(fresh(room.table, game.version), seed=room.table.seed, deal="again")
        return await self._lobby.open(row, seats, new_host_link())

    async def told(self, token: str, network: str) -> dict[str, Any]:
        """What is known of the deal of a finished game: its seed, and how the last others who played it did, without
        their names (docs/protocol.md). Nothing while it is sealed. Raises UnknownTable, NotOver.
        """
        link, room = await self._looking_back.find(token, network)
        _check_over(link, room)
        if is_sealed(room.table) or not _is_whole(room):
            return {"seed": None, "others": []}
        others = []
        for id, ended in await self._store.same_deal(room.table.id, MOST_OTHERS):
            with suppress(StolikError):
                other = await self._lobby.in_use.room(id)
                if other.seen("watch").position.over:
                    others.append({"day": date_of(ended)} | _result(other))
        return {"seed": str(room.table.seed), "others": others}


def _check_over(link: LinkRow, room: Room) -> None:
    """Raises NotOver."""
    if not room.seen(link.role).position.over:
        raise NotOver


def _is_whole(room: Room) -> bool:
    """Whether the game was dealt as its seed says, under the rules that are played here."""
    table, position = room.table, room.position
    return not (table.guide or table.what_if or position.continued) and table.version == position.game.version


def _result(room: Room) -> dict[str, Any]:
    position = room.position
    return {
        "kinds": [seat.kind for seat in room.seats],
        "turns": position.game.turns(position.observe(None)),
        "outcome": position.outcome,
    }
