"""Plays what people have said in advance at one table (decision 0076).

An answer comes as late as one that a person gives by hand: after a time drawn at random, whatever it is and whatever
the seat holds. Answers that follow it directly come at once, like those of a page that plays a plan at one press; if
other teams are asked nothing meanwhile, what they notice comes after a time that does not tell how many there were.
"""

from __future__ import annotations

import asyncio
import math
from random import SystemRandom
from typing import TYPE_CHECKING
from weakref import ref

from stolik.core.position import Position
from stolik.core.seat.waiting import secret_team
from stolik.referee import Stale
from stolik.server.errors import GuideRuns, NotInAdvance, NotKept
from stolik.server.messages import AdvanceRequest
from stolik.server.tables.game.advances import Advances, answer_to, due, said, stands, untils, without
from stolik.server.tables.game.bot_turns import is_noticed

if TYPE_CHECKING:
    from stolik.server.tables.rooms.room import Room

SLOWEST = 2.7
"""How much longer than a bot's pause a person may take, in such pauses."""
APART = 0.5
"""Seconds in which all answers are given that others do not notice."""
AGAIN = 5.0
"""Seconds until a write that was refused is tried again."""


class AdvanceRunner:
    """What has been said in advance at one table, and the tasks that play it."""

    def __init__(self, room: Room, pause: float) -> None:
        """`pause`: seconds of a bot's pause."""
        self._of = ref(room)
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def _room(self) -> Room:
        room = self._of()
        assert room is not None
        return room

    async def hear(self, seat: int, seq: int | None, request: AdvanceRequest) -> None:
        """A seat says something in advance, or takes it back. Raises StolikError."""
        self._check(seat, seq, request)
        if not request.steps and not request.until and seat not in self._room.play.advances:
            return
        await asyncio.shield(self._room.say_in_advance(lambda: self._said(seat, seq, request)))
        self.wake(seat)

    def wake(self, seat: int | None = None) -> None:
        """Play what is due; that of this seat at once, because its person has just said so."""
        for one in due(self._room.play.advances, self._room.position) if self._may_play() else ():
            if one not in self._tasks:
                self._tasks[one] = asyncio.create_task(self._play(one, at_once=one == seat))

    @property
    def busy(self) -> bool:
        """Whether something is being played."""
        return bool(self._tasks)

    async def rest(self) -> None:
        """Wait until all that is due has been played, or none of it may be."""
        if self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Play nothing any more; an answer that is being written is finished."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check(self, seat: int, seq: int | None, request: AdvanceRequest) -> None:
        play = self._room.play
        play.check_person(seat)
        if not request.steps and not request.until:
            return
        if play.guided is not None:
            raise GuideRuns
        if seq != play.seqs[seat]:
            raise Stale
        if play.position.over or request.until not in ("", *untils(play.position)):
            raise NotInAdvance
        question, row = play.position.pending.get(seat), said(play.position, request.steps, request.until)
        if question is not None and answer_to(row, play.position, question) is None:
            raise NotInAdvance

    def _said(self, seat: int, seq: int | None, request: AdvanceRequest) -> Advances:
        self._check(seat, seq, request)
        play = self._room.play
        others = without(play.advances, seat)
        if not request.steps and not request.until:
            return others
        return {**others, seat: said(play.position, request.steps, request.until)}

    def _may_play(self) -> bool:
        """Whether the room is still there, and goes on."""
        room = self._of()
        return room is not None and not room.idle and not room.broken

    async def _play(self, seat: int, *, at_once: bool) -> None:
        try:
            await self._play_on(seat, at_once=at_once)
        finally:
            del self._tasks[seat]

    async def _play_on(self, seat: int, *, at_once: bool) -> None:
        room, loop = self._room, asyncio.get_running_loop()
        at = loop.time() + (0 if at_once else self._takes())
        while self._may_play() and (value := due(room.play.advances, room.position).get(seat)) is not None:
            number, before = room.play.seqs[seat], room.position
            if _is_noticed(before, seat, value):
                at += APART * bool(self._pause)
            if await self._pass_time(at, seat, number):
                await room.beat.until_handling()
                try:
                    await asyncio.shield(room.play_in_advance(seat, number))
                except NotKept:
                    await asyncio.sleep(AGAIN)
                if self._goes_on(before, seat):
                    continue
            at = loop.time() + self._takes()

    def _goes_on(self, before: Position, seat: int) -> bool:
        """Whether the seat, and nobody else, was asked and is asked again, and has said what it answers."""
        row, now = self._room.play.advances.get(seat), self._room.position
        return before.asked_seats == now.asked_seats == (seat,) and row is not None and bool(row.steps)

    def _takes(self) -> float:
        """Seconds that an answer by hand might take."""
        return self._pause * (1 + SLOWEST * math.pow(SystemRandom().random(), 1.5))

    async def _pass_time(self, until: float, seat: int, number: int) -> bool:
        """Wait while somebody is there. Returns whether the seat is still asked the same."""
        room, loop = self._room, asyncio.get_running_loop()
        if room.guests and (left := until - loop.time()) > 0:
            await asyncio.sleep(left)
        return room.play.seqs[seat] == number and stands(room.play.advances.get(seat))


def _is_noticed(position: Position, seat: int, value: object) -> bool:
    """Whether a team is asked in secret, and the others notice this answer."""
    team = secret_team(position)
    if team is None:
        return False
    after = position.clone()
    after.answer(seat, value)
    return is_noticed(position, after, team)
