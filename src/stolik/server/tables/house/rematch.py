"""What a rematch is made of: a table like the one before, and who sits where (decision 0075)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stolik.core.game import Game
from stolik.core.inputs import fresh_seed
from stolik.server.storage.records import SeatRow, TableRow
from stolik.server.tables.people.bot_names import bot_names
from stolik.server.tables.people.links import new_table_id
from stolik.server.tables.people.names import distinct


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
