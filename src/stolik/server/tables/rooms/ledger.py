"""What happens at one table is written down: each change with all that follows from it, all or nothing."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from stolik.core.position import Position
from stolik.server.beat import Beat
from stolik.server.errors import NotKept, OutOfStep
from stolik.server.storage.database import Statement
from stolik.server.storage.records import GUIDE, UNDO, AnswerRow, ChatRow, CheckpointRow, ClockRow, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.advances import Advances, ended, moved, statements
from stolik.server.tables.game.clockwork import Clockwork
from stolik.server.tables.game.counting import counted
from stolik.server.tables.game.daily import result_of
from stolik.server.tables.game.play import Play
from stolik.server.tables.game.restore import EVERY, checkpoint, with_lines
from stolik.server.tables.rooms.alone import Alone
from stolik.server.tables.viewers.audience import Audience

LOG = logging.getLogger(__name__)


class Ledger:
    """Writes the answers of a table, what changes with them (clocks, what was said in advance, what is due), and
    positions, from which the table can continue under rules of another version. Its caller holds the table's lock.
    """

    def __init__(
        self,
        table: TableRow,
        play: Play,
        clockwork: Clockwork,
        alone: Alone,
        audience: Audience,
        store: Store,
        beat: Beat,
        kept: CheckpointRow | None,
    ) -> None:
        """`kept`: the newest position that is stored."""
        self._table, self._play, self._clockwork, self._alone = table, play, clockwork, alone
        self._audience, self._store, self._beat = audience, store, beat
        self._done = -1 if kept is None else kept.answers
        """After how many answers the position was last stored; -1 if it never was."""

    @property
    def is_behind(self) -> bool:
        """Whether the newest position is not stored."""
        return self._done < self._play.rows

    def outdate(self) -> None:
        """Note that the stored position is no longer true."""
        self._done = -1

    async def keep_one(self, row: AnswerRow, after: Position, *, whole: bool = False) -> None:
        """Store a row that leads to the position `after`; if `whole`, with that position. Raises NotKept."""
        await self.keep([with_lines(row, self._play.position, after)], after, whole=whole)

    async def keep(self, rows: Sequence[AnswerRow], after: Position, *, whole: bool = False) -> None:
        """Store rows that lead to the position `after`. Raises NotKept."""
        play = self._play
        first, done = play.rows, play.rows + len(rows)
        kept = None
        if whole or after.over or done // EVERY > first // EVERY:
            kept = checkpoint(after, done, play.asked_at(after, {row.seat for row in rows}))
        advances = moved(play.advances, play.position, after, rows)
        clock, also = self._with_answer(after, advances, undone=rows[0].kind in (UNDO, GUIDE))
        end = counted(self._table, play.seats, after, done, taken_back=play.taken_back)
        result = result_of(self._table, after) if after.over else None
        await self._store.append(
            self._table.id, first, *rows, ended=after.over, counted=end, checkpoint=kept, result=result, also=also
        )
        await self._is_kept(rows, kept, clock, advances)

    async def keep_way_back(self, row: AnswerRow, note: ChatRow, after: Position) -> None:
        """Store a row that leads back to the position `after`, as all have agreed, with that position and the note of
        it. Raises NotKept.
        """
        play = self._play
        kept = checkpoint(after, play.rows + 1, play.asked_at(after, range(len(play.seats))))
        advances = ended(play.advances, "taken_back")
        clock, also = self._with_answer(after, advances, undone=True)
        await self._store.go_on(self._table.id, [row], [note], kept, also)
        await self._is_kept([row], kept, clock, advances)

    async def keep_position(self) -> None:
        """Store the position after the last answer."""
        play = self._play
        try:
            kept = checkpoint(play.position, play.rows, play.asked_at())
            await self._store.keep(self._table.id, kept)
            self._done = kept.answers
        except OutOfStep:
            LOG.info("the position of a table is not stored: the table is deleted")
        except NotKept:
            LOG.warning("the position of a table is not on disk")
        except Exception:
            LOG.exception("the position of a table cannot be written down")

    async def _is_kept(
        self, rows: Sequence[AnswerRow], kept: CheckpointRow | None, clock: ClockRow | None, advances: Advances
    ) -> None:
        self._clockwork.row, self._play.advances = clock, advances
        if kept is not None:
            self._done = kept.answers
        await self._beat.until_clear()
        for row in rows:
            self._play.kept(row)

    def _with_answer(
        self, after: Position, advances: Advances, *, undone: bool
    ) -> tuple[ClockRow | None, list[Statement]]:
        """The clocks after an answer that leads to the position `after` and to what is then said in advance, and what
        is written together with it.
        """
        clock = self._clockwork.after_answer(after, undone=undone)
        alone = self._alone.with_answer(after, advances, watched=bool(self._audience.here))
        changed = statements(self._table.id, self._play.advances, advances)
        return clock, [*alone, *changed, *self._clockwork.statements(clock, after)]
