"""The steps that a learner takes in the guide of a running table."""

from __future__ import annotations

import asyncio

from stolik.core.errors import NothingToUndo
from stolik.core.question import SEATS
from stolik.server.errors import NoGuide
from stolik.server.messages import GuideStep
from stolik.server.storage.records import GUIDE, AnswerRow
from stolik.server.tables.game.guided import Guided
from stolik.server.tables.game.play import Play
from stolik.server.tables.rooms.changes import Changes


class Learning:
    """The way through the guide of one table."""

    def __init__(self, play: Play, changes: Changes) -> None:
        self._play, self._changes = play, changes

    async def follow(self, seat: int, seq: int | None, step: GuideStep) -> None:
        """Take a step in the guide. Raises NoGuide, Stale, RateLimited, NothingToUndo, NotKept."""
        self._play.check_guide(seat, seq)
        async with self._changes.writing():
            guided = self._play.check_guide(seat, seq)
            if step == "on" and not guided.reading:
                raise NoGuide
            if step == "leave" or (step == "on" and guided.ends):
                await self._leave(seat)
            elif step == "on":
                self._play.guide_to(guided.at + 1)
            else:
                await self._go_back(guided, 0 if step == "again" else guided.before)
            self._changes.moved(seat)

    async def _leave(self, seat: int) -> None:
        await self._changes.keep(AnswerRow(seat, GUIDE, None), self._play.position)
        self._play.guided = None

    async def _go_back(self, guided: Guided, at: int | None) -> None:
        if at is None:
            raise NothingToUndo(seat=SEATS[guided.seat].ref)
        self._play.check_rows(guided.seat)
        answers = guided.answers_before(at)
        after = await asyncio.to_thread(guided.guide.position, answers)
        await self._changes.keep(AnswerRow(guided.seat, GUIDE, answers), after)
        self._play.position = after
        self._play.guide_to(at)
