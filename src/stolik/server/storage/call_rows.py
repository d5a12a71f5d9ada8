"""Where people want to be called, and the calls to make, in the database (decision 0072)."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from stolik.server.storage.database import Database, Statement

ChannelKind = Literal["push", "mail", "hook", "service"]

GONE = "gone"
"""What a channel's `failed` says once its receiver has ended it."""


class ChannelRow(msgspec.Struct, frozen=True):
    """A way to call the person of a seat. `keys` are those of a push subscription, as JSON; locked
    (`calls.locking`) the seat's link, for mails that bring it, and the whole address of a service. Between `quiet_from`
    and `quiet_until`, in minutes of the day in the time `zone`, it waits. `code` is empty once it is confirmed;
    `failed` says why the last call did not arrive; whoever knows `stop` may end it.
    """

    id: str
    table_id: str
    seat: int
    kind: ChannelKind
    address: str
    keys: str
    lang: str
    zone: str
    quiet_from: int
    quiet_until: int
    code: str
    guesses: int
    muted: int
    failed: str
    stop: str
    made: int


class CallRow(msgspec.Struct, frozen=True):
    """A call to be made: of which turn, and how often it was tried."""

    channel: ChannelRow
    turn: int
    tries: int
    game: str


COLUMNS = ChannelRow.__struct_fields__
CHANNEL = ", ".join(f"channels.{name}" for name in COLUMNS)
ADD_CHANNEL = f"INSERT INTO channels ({', '.join(COLUMNS)}) VALUES ({', '.join(f':{name}' for name in COLUMNS)})"
END_SAME = "DELETE FROM channels WHERE table_id = :table_id AND seat = :seat AND kind = :kind AND address = :address"
END_OF_SEAT = "DELETE FROM channels WHERE table_id = ? AND seat = ?"
"""For a seat whose link is replaced: whoever had the old one is called no more."""
END_OF_TABLE = "DELETE FROM channels WHERE table_id = ?"
USED = f"channels.code = '' AND NOT channels.muted AND channels.failed <> '{GONE}'"
"""A channel over which calls are made."""
CALLED_SEATS = f"""
    SELECT DISTINCT table_id, seat FROM channels JOIN tables ON tables.id = table_id
    WHERE {USED} AND binned IS NULL AND NOT ended ORDER BY table_id, seat
"""
ADD_CALL = "INSERT OR IGNORE INTO calls (table_id, seat, channel, turn, at) VALUES (?, ?, ?, ?, ?)"
DUE = f"""
    SELECT {CHANNEL}, turn, tries, game
    FROM calls JOIN channels ON channels.id = channel JOIN tables ON tables.id = channels.table_id
    WHERE NOT done AND at <= ? AND {USED} AND binned IS NULL AND kind NOT IN (SELECT value FROM json_each(?))
    ORDER BY at LIMIT ?
"""
OF_CALL = "WHERE channel = ? AND turn = ?"


class CallRows(Database):
    """The stored channels and calls."""

    async def add_channel(self, row: ChannelRow) -> None:
        """Store a channel in place of an older one to the same address. Raises NotKept."""
        plain = msgspec.structs.asdict(row)
        await self._put((END_SAME, [plain]), (ADD_CHANNEL, [plain]))

    async def channels(self, table_id: str, seat: int) -> list[ChannelRow]:
        """The channels of a seat, oldest first."""
        query = f"SELECT {CHANNEL} FROM channels WHERE table_id = ? AND seat = ? ORDER BY made, id"
        return await self._read(lambda db: [ChannelRow(*row) for row in db.execute(query, (table_id, seat)).fetchall()])

    async def change_channel(self, id: str, **columns: Any) -> None:
        """Change some columns of a channel. Raises NotKept."""
        given = ", ".join(f"{name} = ?" for name in columns)
        await self._put((f"UPDATE channels SET {given} WHERE id = ?", [(*columns.values(), id)]))

    async def end_channel(self, id: str) -> None:
        """Delete a channel with its calls. Raises NotKept."""
        await self._put(("DELETE FROM channels WHERE id = ?", [(id,)]))

    async def end_channels(self, table_id: str, seat: int) -> None:
        """End all channels of a seat. Raises NotKept."""
        await self._put((END_OF_SEAT, [(table_id, seat)]))

    async def stopped(self, stop: str) -> ChannelRow | None:
        """The channel that this key ends; None if there is none."""
        query = f"SELECT {CHANNEL} FROM channels WHERE stop = ?"
        row = await self._read(lambda db: db.execute(query, (stop,)).fetchone())
        return ChannelRow(*row) if row else None

    async def called_seats(self) -> dict[str, list[int]]:
        """By running table: the seats that have a channel over which they are called."""
        found: dict[str, list[int]] = {}
        for table_id, seat in await self._read(lambda db: db.execute(CALLED_SEATS).fetchall()):
            found.setdefault(table_id, []).append(seat)
        return found

    async def add_calls(self, table_id: str, seat: int, turn: int, at: Mapping[str, int]) -> None:
        """Store that a seat is to be called for a turn, over each channel at a time; what is stored already stays.
        Raises NotKept.
        """
        await self._put((ADD_CALL, [(table_id, seat, channel, turn, when) for channel, when in at.items()]))

    async def seen(self, table_id: str, seat: int) -> None:
        """Note that the seat need not be called any more for its turn. Raises NotKept."""
        await self._put(("UPDATE calls SET done = 1 WHERE table_id = ? AND seat = ?", [(table_id, seat)]))

    async def unasked(self, table_id: str, seat: int) -> None:
        """Forget the calls of a seat that is not asked. Raises NotKept."""
        await self._put(("DELETE FROM calls WHERE table_id = ? AND seat = ?", [(table_id, seat)]))

    async def calls_in_all(self) -> tuple[int, dict[str, int]]:
        """How many calls wait, and how many channels there are, by kind."""
        (waiting,), kinds = await self._read(
            lambda db: (
                db.execute("SELECT count(*) FROM calls WHERE NOT done").fetchone(),
                db.execute("SELECT kind, count(*) FROM channels WHERE code = '' GROUP BY kind").fetchall(),
            )
        )
        return waiting, dict(kinds)

    async def due_calls(self, now: float, most: int, without: Sequence[ChannelKind] = ()) -> list[CallRow]:
        """Calls to be made by now, the oldest first, without those of some kinds."""
        kinds = msgspec.json.encode(without).decode()

        def read(db: Any) -> list[CallRow]:
            rows = db.execute(DUE, (now, kinds, most)).fetchall()
            return [CallRow(ChannelRow(*row[: len(COLUMNS)]), *row[len(COLUMNS) :]) for row in rows]

        return await self._read(read)

    async def put_off(self, call: CallRow, at: float, failed: str | None = None, *, tried: bool = False) -> None:
        """Store when the call is to be made next; whether it is tried now; and why it has failed, if it has. Raises
        NotKept.
        """
        change = f"UPDATE calls SET at = ?, tries = tries + ? {OF_CALL}"
        row = (int(at), int(tried), call.channel.id, call.turn)
        await self._put((change, [row]), *_noted(call, failed))

    async def settle(self, call: CallRow, failed: str = "") -> None:
        """Store that the call has been made, or has `failed` for good. Raises NotKept."""
        change: Statement = (f"UPDATE calls SET done = 1 {OF_CALL}", [(call.channel.id, call.turn)])
        await self._put(change, *_noted(call, failed))


def _noted(call: CallRow, failed: str | None) -> list[Statement]:
    if failed is None:
        return []
    return [("UPDATE channels SET failed = ? WHERE id = ?", [(failed, call.channel.id)])]


def new_channel(
    id: str,
    table_id: str,
    seat: int,
    kind: ChannelKind,
    address: str,
    *,
    stop: str,
    keys: str = "",
    lang: str = "",
    zone: str = "",
    quiet: tuple[int, int] = (0, 0),
    code: str = "",
) -> ChannelRow:
    """A channel that begins now."""
    return ChannelRow(
        id, table_id, seat, kind, address, keys, lang, zone, *quiet, code, 0, 0, "", stop, int(time.time())
    )
