"""How a running table changes: one change at a time, on disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from stolik.core.position import Position
from stolik.server.errors import OutOfStep
from stolik.server.storage.records import AnswerRow
from stolik.server.tables.game.play import Play
from stolik.server.tables.rooms.alone import Alone
from stolik.server.tables.rooms.ledger import Ledger
from stolik.server.tables.rooms.quiet import Quiet
from stolik.server.tables.viewers.audience import Audience
from stolik.server.tables.viewers.guest import GOING_AWAY

LOG = logging.getLogger(__name__)

QUIET = 1.0
"""Seconds without an answer after which a table's position is stored."""


class Changes:
    """The changes of one table. A change after which memory and disk may differ is the last."""

    def __init__(
        self, play: Play, ledger: Ledger, alone: Alone, audience: Audience, play_in_advance: Callable[[], None]
    ) -> None:
        """`play_in_advance`: begins to play what is due of what was said in advance."""
        self.broken = False
        """Whether memory and disk differ. A broken table takes no more guests or changes."""
        self._play, self._ledger, self._alone, self._audience = play, ledger, alone, audience
        self._play_in_advance = play_in_advance
        self._lock = asyncio.Lock()
        self._quiet = Quiet(QUIET, self._keep_newest_position)

    @asynccontextmanager
    async def writing(self, lock: asyncio.Lock | None = None) -> AsyncIterator[None]:
        """Change the table; what has a lock of its own may change at the same time as the rest. If memory and disk may
        differ afterwards, the room is closed, so that the table is read from disk again.
        """
        async with lock or self._lock:
            if self.broken:
                raise OutOfStep(reason="closed")
            try:
                yield
            except OutOfStep:
                self.give_up()
                raise

    async def give(self, seat: int, value: object) -> None:
        """Store an answer, then make it. Raises NotKept and then changes nothing."""
        after = self._play.position.clone()
        after.answer(seat, value)
        await self.keep(AnswerRow(*after.latest), after)
        self._play.go_on(seat, after)
        self.moved(seat)

    async def keep(self, row: AnswerRow, after: Position, *, whole: bool = False) -> None:
        """Store a row that leads to the position `after`; if `whole`, with that position. Raises NotKept."""
        await self._ledger.keep_one(row, after, whole=whole)
        self.keep_position_soon()

    def moved(self, actor: int | None) -> None:
        """Renumber the questions after a change of position or seats, and tell all guests."""
        try:
            self._play.number(actor)
            self._alone.note(watched=bool(self._audience.here))
            self._audience.tell()
            self._play_in_advance()
        except Exception:
            LOG.exception("a change is on disk and cannot be told")
            self.give_up()

    def give_up(self) -> None:
        """Change the table no more, and disconnect all guests: memory and disk may differ."""
        self.broken = True
        self._alone.stop()
        self._audience.close(GOING_AWAY)

    def keep_position_soon(self) -> None:
        """Store the position if nobody answers for a while and it is not stored yet."""
        if self._ledger.is_behind:
            self._quiet.stir()

    def outdate_position(self) -> None:
        """Note that the stored position is no longer true, and soon store it anew."""
        self._ledger.outdate()
        self.keep_position_soon()

    async def end(self) -> None:
        """Store the position if it is not stored yet, and change the table no more."""
        self._quiet.stop()
        await self._keep_newest_position()
        self.broken = True

    async def _keep_newest_position(self) -> None:
        async with self._lock:
            if not self.broken and self._ledger.is_behind:
                await self._ledger.keep_position()
