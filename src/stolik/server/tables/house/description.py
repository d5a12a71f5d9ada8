"""What the holder of a link is told of its table, on any page (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from stolik.server.storage.records import LinkRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.counting import variants
from stolik.server.tables.game.daily import is_sealed
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.people.links import known_link, seat_link
from stolik.server.tables.rooms.room import Room


async def described(store: Store, link: LinkRow, room: Room, token: str, network: str) -> dict[str, Any]:
    """The room's table for the holder of a link, which is `token`, in a network."""
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
        "counted": await _counted(store, room) if seen.position.over and room.counts else None,
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


async def _counted(store: Store, room: Room) -> dict[str, Any]:
    """What a seat counts of a game that is over, besides what the description says anyway."""
    answers, minutes = await store.length(room.table.id)
    return {"answers": answers, "minutes": minutes, "variants": variants(room.position)}
