"""The store: tables, hashes of links and every answer, in the database. When a method returns, its change is on
disk.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from stolik.core.table import REDRAW
from stolik.server.storage.call_rows import END_OF_SEAT, END_OF_TABLE, CallRows
from stolik.server.storage.database import ADD_ANSWERS, NOTHING, Statement
from stolik.server.storage.database_file import OURS, PARTS
from stolik.server.storage.days import Days, result_added
from stolik.server.storage.ended_games import EndedGame, EndedGames, added, read
from stolik.server.storage.house_rows import HouseRows
from stolik.server.storage.listing import ANSWERS, COUNTED, STANDING, Listing
from stolik.server.storage.open_rows import OpenRows
from stolik.server.storage.records import (
    KEPT,
    AdvanceRow,
    AnswerRow,
    ChatRow,
    CheckpointRow,
    ClockRow,
    DayResult,
    EyesRow,
    Late,
    LinkRow,
    MarkRow,
    MomentRow,
    NoteRow,
    Old,
    Record,
    SeatRow,
    SpectatorRow,
    TableRow,
)
from stolik.server.storage.report_store import ReportStore
from stolik.server.storage.retention import BINNED, COUNTS, SPARED, Retention, date_of

TODAY = f"(SELECT count(*) + 1 FROM days WHERE ran >= {COUNTS} AND date <> :date)"
"""The number of the day `:date` among those that count, whether or not it counts yet. A table remembers this number."""
RAN = "(SELECT total(ran) FROM days)"
"""Seconds the server has run in all."""
ADD_DAY = "INSERT INTO days (date, ran) VALUES (?, ?) ON CONFLICT (date) DO UPDATE SET ran = ran + excluded.ran"
SET_KEEP = "UPDATE keep SET days = ? WHERE state = ?"

ADD_TABLE = f"""
    INSERT INTO tables
        (id, game, version, players, seed, options, lang, guide, watch, what_if, take_back, deal, dealt_on, mode,
        late, created, used, day, ran)
    VALUES (
        :id, :game, :version, :players, :seed, :options, :lang, :guide, :watch, :what_if, :take_back, :deal, :dealt_on,
        :mode, :late,
        :now, :now, {TODAY}, {RAN}
    )
"""
USE = f"UPDATE tables SET used = :now, day = {TODAY}, ran = {RAN} WHERE id = :id"
BIN = f"UPDATE tables SET binned = {TODAY} WHERE id = :id AND binned IS NULL"
TAKE_BACK = "UPDATE tables SET binned = NULL WHERE id = :id"
ADD_SEAT = "INSERT INTO seats (table_id, seat, kind, bot, name, link) VALUES (?, ?, ?, ?, ?, ?)"
ADD_LINK = "INSERT INTO links (hash, table_id, role, seat) VALUES (?, ?, ?, ?)"
ADD_LINE = """
    INSERT INTO chat (table_id, audience, n, seat, text, note, watcher, at)
    VALUES (:table, :audience, :n, :seat, :text, :note, :watcher, :at)
"""
ADD_MOMENT = "INSERT INTO moments (hash, table_id, seat, frame, made) VALUES (?, ?, ?, ?, ?)"
DROP_MOMENTS = """
    DELETE FROM moments WHERE hash IN (
        SELECT hash FROM moments WHERE table_id = ? AND seat IS ? ORDER BY made DESC, hash LIMIT -1 OFFSET ?
    )
"""
MOMENTS_KEPT = 100
"""Links to moments kept for each seat."""
DROP_LINES = "DELETE FROM chat WHERE table_id = ? AND audience = ? AND n <= ?"
ADD_NOTE = """
    INSERT INTO notes (table_id, seat, n, thing, text, lines, shown)
    VALUES (:table, :seat, :n, :thing, :text, :lines, :shown)
"""
DROP_NOTE = "DELETE FROM notes WHERE table_id = ? AND seat = ? AND n = ?"
DROP_NOTES = "DELETE FROM notes WHERE table_id = ? AND seat = ?"
SHOW_NOTES = "UPDATE notes SET shown = 1 WHERE table_id = ? AND seat = ?"
KEEP_SPECTATOR = "INSERT OR REPLACE INTO spectators (table_id, network, may, number) VALUES (?, ?, ?, ?)"
FORGET_TOLD = """
    UPDATE answers SET told = '[]' WHERE table_id = :table AND seq < :answers
    AND seq >= coalesce((SELECT answers FROM checkpoints WHERE table_id = :table), 0)
"""
"""Run before KEEP_CHECKPOINT: looks only at the answers after the position stored before."""
KEEP_CHECKPOINT = "INSERT OR REPLACE INTO checkpoints (table_id, answers, version, data, asked) VALUES (?, ?, ?, ?, ?)"

RECORD = """
    SELECT
        (SELECT json_object(
            'id', id, 'game', game, 'version', version, 'players', players, 'seed', seed, 'options', json(options),
            'lang', lang, 'guide', guide, 'watch', watch, 'copied', copied, 'what_if', what_if, 'take_back', take_back,
            'deal', deal, 'dealt_on', dealt_on, 'mode', mode, 'late', late
        ) FROM tables WHERE id = :id),
        (SELECT json_group_array(json_object(
            'seat', seat, 'kind', kind, 'bot', bot, 'name', name, 'link', link, 'away', away
        ))
            FROM (SELECT * FROM seats WHERE table_id = :id ORDER BY seat)),
        (SELECT json_group_array(json_object(
            'seat', seat, 'kind', kind, 'value', json(value), 'digest', digest, 'told', json(told)
        )) FROM (SELECT * FROM answers WHERE table_id = :id ORDER BY seq)),
        (SELECT json_group_array(json_object(
            'audience', audience, 'n', n, 'seat', seat, 'text', text, 'note', note, 'watcher', watcher, 'at', at
        )) FROM (
            SELECT * FROM (
                SELECT *, rowid AS place, row_number() OVER (PARTITION BY audience ORDER BY n DESC) AS age
                FROM chat WHERE table_id = :id
            ) WHERE age <= :kept ORDER BY place
        )),
        (SELECT json_group_array(json_object('network', network, 'may', may, 'number', number))
            FROM (SELECT * FROM spectators WHERE table_id = :id ORDER BY number)),
        (SELECT json_group_array(json_object(
            'seat', seat, 'n', n, 'thing', thing, 'text', text, 'lines', lines, 'shown', shown
        )) FROM (SELECT * FROM notes WHERE table_id = :id ORDER BY seat, n)),
        (SELECT data FROM clocks WHERE table_id = :id),
        (SELECT json_group_object(seat, json(data)) FROM advances WHERE table_id = :id),
        (SELECT json_group_array(json_object(
            'n', n, 'at', at, 'rows', rows, 'said', said, 'seats', json(seats), 'clock', json(clock)
        )) FROM (SELECT * FROM marks WHERE table_id = :id ORDER BY n)),
        (SELECT json_group_array(json_object(
            'device', device, 'network', network, 'number', number, 'seat', seat, 'sees', sees
        )) FROM (SELECT * FROM eyes WHERE table_id = :id ORDER BY device)),
        kept.answers, kept.version, kept.data, kept.asked
    FROM (SELECT 1) LEFT JOIN checkpoints AS kept ON kept.table_id = :id
"""
"""Selects all of a table in one row, for the same reason as ADD_ANSWERS."""

OLD = f"""
    SELECT id, state, days FROM {STANDING} JOIN keep USING (state)
    WHERE binned IS NULL AND days AND {COUNTED} - day >= days
    ORDER BY day, used LIMIT ?
"""
UNBEGUN = f"""
    SELECT id, state, 0 FROM {STANDING}
    WHERE binned IS NULL AND state = 'unbegun' AND {RAN} - ran >= {SPARED}
    ORDER BY ran LIMIT ?
"""
LONG_BINNED = f"SELECT id FROM tables WHERE {COUNTED} - binned >= {BINNED} ORDER BY binned LIMIT ?"


class Store(Listing, ReportStore, HouseRows, Days, CallRows, OpenRows):
    """The stored tables."""

    async def create(
        self,
        row: TableRow,
        seats: list[SeatRow],
        links: dict[str, LinkRow],
        checkpoint: CheckpointRow | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Store a new table with its seats and links, the position it begins with if it is not the game's own, and what
        is `also` to be written; `links` has the links' hashes as keys. Raises NotKept.
        """
        plain = msgspec.structs.asdict(row) | {"options": _json(row.options)} | _now()
        of_seats = [(row.id, seat.seat, seat.kind, seat.bot, seat.name, seat.link) for seat in seats]
        begun = _kept(row.id, checkpoint) if checkpoint is not None else []
        await self._put((ADD_TABLE, [plain]), (ADD_SEAT, of_seats), _links(links), *begun, *also)

    async def count(self) -> int:
        """The number of tables, without those in the bin."""
        query = "SELECT count(*) FROM tables WHERE binned IS NULL"
        return await self._read(lambda db: int(db.execute(query).fetchone()[0]))

    async def link(self, hashed: str, *, binned: bool = False) -> LinkRow | None:
        """What the link with this hash gives access to, at a table that is, or is not, in the bin; None if nothing."""
        query = """
            SELECT table_id, role, seat FROM links JOIN tables ON id = table_id
            WHERE hash = ? AND (binned IS NOT NULL) = ?
        """
        row = await self._read(lambda db: db.execute(query, (hashed, binned)).fetchone())
        return LinkRow(*row) if row else None

    async def record(self, id: str) -> Record:
        """Everything stored about an existing table."""
        return await self._read(lambda db: _record(db, id))

    async def append(
        self,
        table_id: str,
        seq: int,
        *rows: AnswerRow,
        ended: bool = False,
        counted: EndedGame | None = None,
        checkpoint: CheckpointRow | None = None,
        result: DayResult | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Store rows of the table, the first of which is number `seq`, the position after them if `checkpoint` is given
        and what is `also` to be written, all or nothing; `ended` says that the game is then over, `counted` what of it
        is counted, `result` what it adds to the board of its day. Raises OutOfStep if that row exists or the writer was
        stopped, NotKept if they cannot be written.
        """
        more = [*also]
        if counted is not None:
            more.append(added(table_id, counted))
        if ended:
            more.append(("UPDATE tables SET ended = ? WHERE id = ?", [(int(time.time()), table_id)]))
        if checkpoint is not None:
            more += _kept(table_id, checkpoint)
        if result is not None:
            more += result_added(result)
        await self._put((ADD_ANSWERS, [_plain(table_id, nth, row) for nth, row in enumerate(rows, seq)]), *more)
        self.writes.answers += len(rows)

    async def ended_games(self) -> list[EndedGames]:
        """The games that have ended here, counted."""
        return await self._read(read)

    async def length(self, table_id: str) -> tuple[int, int | None]:
        """How many answers the game of a table took, and how many minutes from its opening to its end; None if that is
        not known.
        """
        minutes = "CASE WHEN ended THEN max(0, ended - created) / 60 END"
        query = f"SELECT (SELECT count(*) {ANSWERS}), {minutes} FROM tables WHERE id = ?"
        row = await self._read(lambda db: db.execute(query, (table_id,)).fetchone())
        return row[0], row[1]

    async def keep(self, table_id: str, checkpoint: CheckpointRow) -> None:
        """Store the position of a table. Raises NotKept."""
        await self._put(*_kept(table_id, checkpoint))

    async def go_on(
        self,
        table_id: str,
        rows: Sequence[AnswerRow],
        lines: Sequence[ChatRow],
        checkpoint: CheckpointRow,
        also: Sequence[Statement] = (),
    ) -> None:
        """Store the position with which a table goes on, the rows that lead to it, what is said about it and what is
        `also` to be written, all or nothing. A redraw takes off the mark of a back-up. Raises OutOfStep, NotKept.
        """
        first = checkpoint.answers - len(rows)
        more = [statement for line in lines for statement in _said(table_id, line)]
        if rows:
            more.append((ADD_ANSWERS, [_plain(table_id, seq, row) for seq, row in enumerate(rows, first)]))
        if any(row.kind == REDRAW for row in rows):
            more.append(("UPDATE tables SET copied = 0 WHERE id = ?", [(table_id,)]))
        await self._put(*more, *_kept(table_id, checkpoint), *also)

    async def seat(self, table_id: str, seat: SeatRow, also: Sequence[Statement] = ()) -> None:
        """Store the new player or name of a seat, and what is `also` to be written. Raises NotKept."""
        change = "UPDATE seats SET kind = ?, bot = ?, name = ?, away = ? WHERE table_id = ? AND seat = ?"
        await self._put((change, [(seat.kind, seat.bot, seat.name, seat.away, table_id, seat.seat)]), *also)

    async def link_of(self, table_id: str, seat: int | None) -> str:
        """The hash of the link of a seat (None: for spectators)."""
        role = "watch" if seat is None else "seat"
        query = "SELECT hash FROM links WHERE table_id = ? AND role = ? AND seat IS ?"
        return await self._read(lambda db: str(db.execute(query, (table_id, role, seat)).fetchone()[0]))

    async def replace_link(self, table_id: str, seat: int | None, nth: int, old: str, new: str) -> None:
        """Replace the link of a seat (None: for spectators) by its `nth` (`SeatRow.link`); `old` and `new` are hashes.
        Raises NotKept.
        """
        count: Statement = ("UPDATE tables SET watch = ? WHERE id = ?", [(nth, table_id)])
        if seat is not None:
            count = ("UPDATE seats SET link = ? WHERE table_id = ? AND seat = ?", [(nth, table_id, seat)])
        called: Statement = (END_OF_SEAT, [] if seat is None else [(table_id, seat)])
        await self._put(("UPDATE links SET hash = ? WHERE hash = ?", [(new, old)]), count, called)

    async def keep_next(self, following: dict[str, str]) -> None:
        """Store what leads on from links to those of a rematch, locked, by the hashes of the links before. Raises
        NotKept.
        """
        await self._put(("UPDATE links SET next = ? WHERE hash = ?", [(next, old) for old, next in following.items()]))

    async def next_of(self, hashed: str) -> str:
        """What leads on from the link with this hash, locked; empty if nothing does."""
        query = "SELECT next FROM links WHERE hash = ?"
        return await self._read(lambda db: str((db.execute(query, (hashed,)).fetchone() or [""])[0]))

    async def replace_links(self, table_id: str, links: dict[str, LinkRow]) -> None:
        """Replace all links of a table, including the host's; `links` has their hashes as keys. Raises NotKept."""
        await self._put(
            ("DELETE FROM links WHERE table_id = ?", [(table_id,)]),
            ("UPDATE seats SET link = 0 WHERE table_id = ?", [(table_id,)]),
            ("UPDATE tables SET watch = 0 WHERE id = ?", [(table_id,)]),
            (END_OF_TABLE, [(table_id,)]),
            _links(links),
        )

    async def links(self, table_id: str) -> set[str]:
        """The hashes of a table's links; none if it is in the bin."""
        query = "SELECT hash FROM links JOIN tables ON id = table_id WHERE table_id = ? AND binned IS NULL"
        return await self._read(lambda db: {row[0] for row in db.execute(query, (table_id,)).fetchall()})

    async def add_moment(self, hashed: str, moment: MomentRow) -> None:
        """Store a link to a moment, and drop the oldest of its seat beyond those that are kept. Raises NotKept."""
        row = (hashed, moment.table_id, moment.seat, moment.frame, int(time.time()))
        await self._put((ADD_MOMENT, [row]), (DROP_MOMENTS, [(moment.table_id, moment.seat, MOMENTS_KEPT)]))

    async def moment(self, hashed: str) -> MomentRow | None:
        """What a link to a moment shows; None if it has been ended or its table is in the bin."""
        query = """
            SELECT table_id, seat, frame FROM moments JOIN tables ON id = table_id WHERE hash = ? AND binned IS NULL
        """
        row = await self._read(lambda db: db.execute(query, (hashed,)).fetchone())
        return MomentRow(*row) if row else None

    async def end_moments(self, table_id: str, seat: int | None) -> None:
        """End all links to moments of a seat. Raises NotKept."""
        await self._put(("DELETE FROM moments WHERE table_id = ? AND seat IS ?", [(table_id, seat)]))

    async def say(self, table_id: str, line: ChatRow) -> None:
        """Store a chat line and drop those that are no longer shown. Raises OutOfStep, NotKept."""
        await self._put(*_said(table_id, line))

    async def write_note(self, table_id: str, change: NoteRow, gone: Sequence[int]) -> None:
        """Store a change of a note and drop those changes of the seat that are `gone`. Raises OutOfStep, NotKept."""
        dropped = [(table_id, change.seat, n) for n in gone]
        await self._put((DROP_NOTE, dropped), (ADD_NOTE, [{"table": table_id, **msgspec.structs.asdict(change)}]))

    async def show_notes(self, table_id: str, seat: int) -> None:
        """Store that a seat has shown its notes. Raises NotKept."""
        await self._put((SHOW_NOTES, [(table_id, seat)]))

    async def forget_notes(self, table_id: str, seat: int) -> None:
        """Delete all notes of a seat. Raises NotKept."""
        await self._put((DROP_NOTES, [(table_id, seat)]))

    async def let_watch(self, table_id: str, spectator: SpectatorRow) -> None:
        """Store what a spectator may do. Raises NotKept."""
        await self._put((KEEP_SPECTATOR, [(table_id, spectator.network, spectator.may, spectator.number)]))

    async def see_later(self, table_id: str, late: Late) -> None:
        """Store how much later spectators see a table; without a delay its marks go. Raises NotKept."""
        gone = [] if late else [(table_id,)]
        change: Statement = ("UPDATE tables SET late = ? WHERE id = ?", [(late, table_id)])
        await self._put(change, ("DELETE FROM marks WHERE table_id = ?", gone))

    async def write(self, *statements: Statement) -> None:
        """Change something, all or nothing. Raises OutOfStep, NotKept."""
        await self._put(*statements)

    async def rows(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows of a query. Raises NotRead."""
        return await self._read(lambda db: db.execute(query, values).fetchall())

    async def ran(self) -> float:
        """Seconds the server has run in all, as far as they were noted. Raises NotRead."""
        return float((await self.rows(f"SELECT {RAN}"))[0][0])

    async def use(self, *ids: str) -> None:
        """Note that somebody is at these tables now. Raises NotKept."""
        await self._put((USE, [{"id": id, **_now()} for id in ids]))

    async def check(self) -> None:
        """Check that the database can be written, without changing it. Raises NotKept."""
        await self._put((f"PRAGMA application_id = {OURS}", NOTHING))

    async def binned(self, id: str) -> bool | None:
        """Whether the table with this id is in the bin; None if there is no such table."""
        query = "SELECT binned IS NOT NULL FROM tables WHERE id = ?"
        row = await self._read(lambda db: db.execute(query, (id,)).fetchone())
        return None if row is None else bool(row[0])

    async def keep_for(self, keep: Retention) -> None:
        """Set for how many counted days tables are kept. Raises NotKept."""
        days = [(keep.unbegun, "unbegun"), (keep.unfinished, "running"), (keep.finished, "over")]
        await self._put((SET_KEEP, days))

    async def note_running(self, date: int, seconds: float) -> None:
        """Note that the server has run for some seconds on this date. Raises NotKept."""
        await self._put((ADD_DAY, [(date, seconds)]))

    async def old(self, most: int) -> list[Old]:
        """Some tables that have been kept for long enough, the oldest first."""
        return [Old(*row) for row in await self._read(lambda db: db.execute(OLD, (most,)).fetchall())]

    async def unbegun(self, most: int) -> list[Old]:
        """Some tables that nobody has begun and that are not new, the oldest first."""
        return [Old(*row) for row in await self._read(lambda db: db.execute(UNBEGUN, (most,)).fetchall())]

    async def long_binned(self, most: int) -> list[str]:
        """Some tables that have been in the bin for long enough, the oldest first."""
        return await self._read(lambda db: [row[0] for row in db.execute(LONG_BINNED, (most,)).fetchall()])

    async def bin(self, ids: Sequence[str]) -> None:
        """Move tables into the bin. They stay whole, and nothing leads to them. Raises NotKept."""
        await self._put((BIN, [{"id": id, **_now()} for id in ids]))

    async def take_back(self, ids: Sequence[str]) -> None:
        """Take tables back from the bin, as if somebody was there now. Raises NotKept."""
        back = [{"id": id, **_now()} for id in ids]
        await self._put((TAKE_BACK, back), (USE, back))

    async def delete(self, ids: Sequence[str]) -> None:
        """Delete tables for good, with everything stored about them. Raises NotKept."""
        gone = [(id,) for id in ids]
        await self._put(
            *((f"DELETE FROM {part} WHERE table_id = ?", gone) for part in PARTS),
            ("DELETE FROM tables WHERE id = ?", gone),
        )


def _record(db: Connection, id: str) -> Record:
    row = db.execute(RECORD, {"id": id, "kept": KEPT}).fetchone()
    table, seats, answers, chat, spectators, notes, clock, advances, marks, eyes, *kept = row
    decode = msgspec.json.decode
    return Record(
        decode(table, type=TableRow),
        decode(seats, type=list[SeatRow]),
        decode(answers, type=list[AnswerRow]),
        decode(chat, type=list[ChatRow]),
        _checkpoint(*kept) if kept[0] is not None else None,
        decode(spectators, type=list[SpectatorRow]),
        decode(notes, type=list[NoteRow]),
        decode(clock, type=ClockRow) if clock is not None else None,
        decode(advances, type=dict[int, AdvanceRow]),
        decode(marks, type=list[MarkRow]),
        decode(eyes, type=list[EyesRow]),
    )


def _checkpoint(answers: int, version: int, data: bytes, asked: str) -> CheckpointRow:
    return CheckpointRow(answers, version, data, msgspec.json.decode(asked, type=tuple[int | None, ...]))


def _said(table_id: str, line: ChatRow) -> list[Statement]:
    added: Statement = (ADD_LINE, [{"table": table_id, **msgspec.structs.asdict(line)}])
    return [added, (DROP_LINES, [(table_id, line.audience, line.n - KEPT)])] if line.n >= KEPT else [added]


def _plain(table_id: str, seq: int, row: AnswerRow) -> tuple[Any, ...]:
    return table_id, seq, row.seat, row.kind, _json(row.value), row.digest, _json(row.told)


def _kept(table_id: str, checkpoint: CheckpointRow) -> list[Statement]:
    return [
        (FORGET_TOLD, [{"table": table_id, "answers": checkpoint.answers}]),
        (
            KEEP_CHECKPOINT,
            [(table_id, checkpoint.answers, checkpoint.version, checkpoint.data, _json(checkpoint.asked))],
        ),
    ]


def _links(links: dict[str, LinkRow]) -> Statement:
    return ADD_LINK, [(hashed, link.table_id, link.role, link.seat) for hashed, link in links.items()]


def _now() -> dict[str, int]:
    """What the system's clock says, as parameters of a statement."""
    now = time.time()
    return {"now": int(now), "date": date_of(now)}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
