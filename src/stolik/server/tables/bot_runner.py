"""Bots at a table: each gets its seat's view and question, and answers after a pause.

A bot's pause depends only on the kind of question, so it reveals nothing about its cards; the bot computes during the
pause. A team's run of secret answers takes as long as one visible answer, so its duration does not reveal how many
answers there were.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any
from weakref import ref

from stolik.bots import find_bot, seated
from stolik.core.errors import StolikError
from stolik.core.question import Question
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.core.seat.waiting import secret_team
from stolik.server.bots.thinker import BotFailed, TooSlow
from stolik.server.bots.thinkers import Thinkers
from stolik.server.errors import NotKept
from stolik.server.storage.records import NOBODY

if TYPE_CHECKING:
    from stolik.server.tables.room import Room

PASS = "word:pass"
LOG = logging.getLogger(__name__)

SHORTEST = 0.02
"""The shortest pause in seconds; longer than our bots need for a pass."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds until a bot tries again after a refused write; doubled each time."""


class SecretRun:
    """The timing of one team's run of secret answers. Answers that others notice wait for a multiple of `length`
    seconds since `began`; the rest are given at once.
    """

    def __init__(self, team: int, began: float, length: float) -> None:
        self.team = team
        self._began = began
        self._length = length

    def left(self, now: float) -> float:
        """Seconds until the next multiple of `length`."""
        return self._length - (now - self._began) % self._length


class BotRunner:
    """The bots of one table."""

    def __init__(self, room: Room, pause: float, thinkers: Thinkers | None = None) -> None:
        """`pause`: seconds before an answer; there is no pause for a question with the option to pass. `thinkers`: what
        runs the bots; by default threads of this process.
        """
        self._thinkers = thinkers
        self._given_up: frozenset[tuple[int, str]] = NOBODY
        """Seats and bots that took too long: they answer at random from then on."""
        self._of = ref(room)
        self._pause = pause
        self._bots: dict[int, tuple[str, AnyBot]] = {}
        self._run: SecretRun | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def _room(self) -> Room:
        """The table's room. It is a weak reference, because the room holds its bots: a cycle would keep unused rooms in
        memory.
        """
        room = self._of()
        assert room is not None
        return room

    def wake(self) -> None:
        """Let the bots answer their questions while the table has guests."""
        self._forget_run()
        if not self._room.play.asked_of_bots():
            return
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._play())

    async def close(self) -> None:
        """Stop the bots; an answer that is being written is finished."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if self._thinkers is not None:
            self._thinkers.forget(self._room.table.id)

    async def _play(self) -> None:
        room, wait = self._room, FIRST_WAIT
        while room.guests and not room.broken and (asked := room.play.asked_of_bots()):
            pause = max(pause_before(question, self._pause) for question in asked.values())
            team = secret_team(room.position)
            if team is not None and self._run is None:
                self._run = SecretRun(team, asyncio.get_running_loop().time(), pause)
            values = await self._choices(asked, pause if team is None else 0)
            for (seat, question), value in zip(asked.items(), values, strict=True):
                if self._run is not None and self._is_noticed(seat, value, self._run.team):
                    await asyncio.sleep(self._run.left(asyncio.get_running_loop().time()))
                await room.beat.until_handling()
                try:
                    await asyncio.shield(room.answer_for_bot(seat, question, value))
                    wait = FIRST_WAIT
                except NotKept:
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                    break
            self._forget_run()

    def _forget_run(self) -> None:
        """Forget the run of secret answers if its team is no longer asked alone and in secret."""
        if self._run is not None and secret_team(self._room.position) != self._run.team:
            self._run = None

    def _is_noticed(self, seat: int, value: Any, team: int) -> bool:
        """Whether other teams notice the answer: it ends the secret run, or changes what they see."""
        before = self._room.position
        after = before.clone()
        with suppress(StolikError):
            after.answer(seat, value)
        teams = before.game.teams(before.players)
        others = (None, *(other for other in range(before.players) if teams[other] != team))
        return secret_team(after) != team or any(
            after.observe(other) != before.observe(other) or after.log(other) != before.log(other) for other in others
        )

    async def _choices(self, asked: dict[int, Question[Any]], pause: float) -> list[Any]:
        """An answer for each seat, computed during a pause of `pause` seconds in all."""
        choices = (self._choice(seat) for seat in asked)
        _, *values = await asyncio.gather(asyncio.sleep(pause), *choices)
        return values

    async def _choice(self, seat: int) -> Any:
        recorded = self._room.play.guided_answer(seat)
        if recorded is not None:
            return recorded
        bot, position = self._room.seats[seat].bot, self._room.position.clone()
        if self._thinkers is None:
            return await asyncio.to_thread(self._choose, bot, SeatHandle.at(position, seat))
        question, only = position.pending[seat], position.pending[seat].only()
        if only is not None or (seat, bot) in self._given_up:
            return question.sample(SystemRandom()) if only is None else only
        try:
            return await self._thinkers.choose(self._room.table.id, seat, bot, position, self._room.networks)
        except BotFailed as failed:
            LOG.error("table %s: bot %s at question %s: %s", self._room.table.id, bot, question.kind, failed)
            if isinstance(failed, TooSlow):
                self._given_up |= {(seat, bot)}
            return question.sample(SystemRandom())

    def _choose(self, name: str, handle: SeatHandle) -> Any:
        """The answer of the seat's bot, from its seat's handle alone. If the bot fails, the answer is random."""
        seat, question = handle.seat, handle.question
        try:
            if seat not in self._bots or self._bots[seat][0] != name:
                rng = Random(SystemRandom().getrandbits(64))
                self._bots[seat] = name, seated(find_bot(name), self._room.position.game, seat, rng)
            return question.check(answer_of(self._bots[seat][1], handle))
        except Exception:
            LOG.exception("table %s: bot %s failed at question %s", self._room.table.id, name, question.kind)
            return question.sample(SystemRandom())


def pause_before(question: Question[Any], pause: float) -> float:
    """Seconds before the answer: SHORTEST if the bot may pass, which it usually does, else `pause`."""
    return SHORTEST if PASS in question.wire()["options"] else max(SHORTEST, pause)
