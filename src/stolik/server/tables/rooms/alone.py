"""Whether a table goes on without guests: its entry in the diary, and who may not run alone (decision 0070)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Literal

from stolik.core.position import Position
from stolik.server.errors import NotKept
from stolik.server.storage.database import Statement
from stolik.server.storage.diary import AFTER_STOP, Diary, drop, put
from stolik.server.tables.game.advances import Advances, due, stands
from stolik.server.tables.game.play import Play

LEFT = 3.0
"""Seconds after the last guest has left until bots go on: nothing is done for somebody who only reloads the page, and
who has just handed over to bots still has time to take that back.
"""
REFUSED = 5.0
"""Seconds until an entry that the disk has refused is written again."""

Entry = Literal["none", "after a stop", "due", "unknown"]


class Alone:
    """The entry "bots" of one table: none if no bot may go on without guests, due if one is asked and nobody is there,
    and else due once the server has stopped, because then nobody is there any more. So an answer writes nothing.
    """

    def __init__(self, table: str, play: Play, diary: Diary) -> None:
        self._table, self._play, self._diary = table, play, diary
        self._written: Entry = "unknown" if play.bots or play.advances else "none"
        self._wanted: Entry = self._written
        self._writing: asyncio.Task[None] | None = None
        self._again: asyncio.TimerHandle | None = None
        self.playing = False
        """Whether bots go on though nobody is there."""

    def may(self, after: Position | None = None, advances: Advances | None = None) -> bool:
        """Whether bots, or what was said in advance, may go on without guests. A table without a person never does, nor
        one that follows a guide.
        """
        play, position = self._play, after or self._play.position
        standing = any(map(stands, (play.advances if advances is None else advances).values()))
        goes = not position.over and play.guided is None and (bool(play.bots) or standing)
        return goes and len(play.bots) < len(play.seats)

    def note(self, *, watched: bool) -> None:
        """Note whether somebody is there; it is written soon."""
        self._wanted = self._entry(watched=watched)
        self._write_soon()

    def begin(self) -> None:
        """The entry is due: bots go on alone from now on, if they may."""
        self._written = "unknown"
        self.playing = self.may()

    async def settled(self) -> None:
        """Wait until what was noted is written."""
        if self._writing is not None:
            await self._writing

    def stop(self) -> None:
        """Write nothing more that the disk has refused."""
        if self._again is not None:
            self._again.cancel()

    def with_answer(self, after: Position, advances: Advances, *, watched: bool) -> Sequence[Statement]:
        """What to write together with an answer that leads to the position `after` and to what is then said in advance;
        nothing while somebody is there.
        """
        if watched or (entry := self._entry(after, advances, watched=False)) == self._written:
            return ()
        self._written = "unknown"
        return (self._statement(entry),)

    def _entry(self, after: Position | None = None, advances: Advances | None = None, *, watched: bool) -> Entry:
        if not self.may(after, advances):
            return "none"
        if watched:
            return "after a stop"
        play = self._play
        said = due(play.advances if advances is None else advances, after or play.position)
        if not said and not play.asked_of_bots(after):
            return "none"
        return "after a stop" if self.playing else "due"

    def _statement(self, entry: Entry) -> Statement:
        if entry == "none":
            return drop(self._table, "bots")
        return put(self._table, "bots", self._diary.now() + LEFT if entry == "due" else AFTER_STOP)

    def _write_soon(self) -> None:
        if self._wanted != self._written and (self._writing is None or self._writing.done()):
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self._written != (entry := self._wanted):
            try:
                await self._diary.write(self._statement(entry))
            except NotKept:
                self._written = "unknown"
                self.stop()
                self._again = asyncio.get_running_loop().call_later(REFUSED, self._write_soon)
                return
            self._written = entry
