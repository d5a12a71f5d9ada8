"""Bots at a table: each gets its seat's view and question; its turn is computed at once and told as a whole.

When it is told depends only on the kinds of questions that everybody knows of, so it reveals nothing about their cards;
what takes longer to compute waits for whole multiples of that time. A team's run of secret answers takes as long as one
visible turn, so its duration does not reveal how many answers there were. A person who hands over to bots has a longer
time to take that answer back.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any
from weakref import ref

from stolik.bots import find_bot, seated
from stolik.core.position import Position
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.core.seat.waiting import secret_team
from stolik.server.bots.thinker import BotFailed, TooSlow
from stolik.server.bots.thinkers import Thinkers
from stolik.server.errors import NotKept
from stolik.server.storage.records import NOBODY
from stolik.server.tables.game.bot_turns import GRACE, BotTurn, goes_on, hands_over, is_noticed, pause_before

if TYPE_CHECKING:
    from stolik.server.tables.rooms.room import Room

LOG = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds of computing after which as much of a turn is told as there is."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds until a bot tries again after a refused write; doubled each time."""


class Run:
    """The timing of a bot's turn, or of one team's run of secret answers: what others notice is told after a multiple
    of `length` seconds since `began`.
    """

    def __init__(self, team: int | None, began: float, length: float) -> None:
        self.team = team
        """The team that is asked in secret."""
        self.began = began
        self.length = length

    def left(self, now: float) -> float:
        """Seconds until the next multiple of `length`."""
        return self.length - (now - self.began) % self.length


class BotRunner:
    """The bots of one table."""

    def __init__(self, room: Room, pause: float, thinkers: Thinkers | None = None) -> None:
        """`pause`: seconds before a bot's turn is told; there is no pause for a question with the option to pass.
        `thinkers`: what runs the bots; by default threads of this process.
        """
        self._thinkers = thinkers
        self._given_up: frozenset[tuple[int, str]] = NOBODY
        """Seats and bots that took too long: they answer at random from then on."""
        self._of = ref(room)
        self._pause = pause
        self._bots: dict[int, tuple[str, AnyBot]] = {}
        self._anew = 0
        """How often the bots have begun anew."""
        self._run: Run | None = None
        """The run of secret answers that goes on."""
        self._handed_over: Position | None = None
        """The position in which a person has just handed over to bots."""
        self._task: asyncio.Task[None] | None = None
        self._ahead: asyncio.Task[BotTurn] | None = None
        """Computes the next turn while one waits to be told."""
        self._stirred: asyncio.Event | None = None
        """Set when something has happened at the table."""

    @property
    def _room(self) -> Room:
        """The table's room. It is a weak reference, because the room holds its bots: a cycle would keep unused rooms in
        memory.
        """
        room = self._of()
        assert room is not None
        return room

    @property
    def _name(self) -> str:
        """The table's name among thinkers. It is another when the bots begin anew, so that they remember nothing."""
        return f"{self._room.table.id}/{self._anew}"

    def note_answer(self, before: Position, seat: int) -> None:
        """Note that a person has answered."""
        after, bots = self._room.position, self._room.play.bots
        self._handed_over = after if bots and hands_over(before, after, seat, bots) else None

    def wake(self) -> None:
        """Let the bots answer their questions while the table has guests or may go on without."""
        self._forget_run()
        if self._stirred is not None:
            self._stirred.set()
        if not self._room.play.asked_of_bots():
            return
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._play())

    async def begin_anew(self) -> None:
        """Forget everything since an earlier position, at which the table is again, and go on from there."""
        await self.close()
        self._bots.clear()
        self._anew += 1
        self._run = self._handed_over = None
        self.wake()

    @property
    def busy(self) -> bool:
        """Whether bots are asked and answer."""
        return self._task is not None and not self._task.done()

    async def rest(self) -> None:
        """Wait until no bot is asked any more, or none may answer."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Stop the bots; answers that are being written are finished."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if self._thinkers is not None:
            self._thinkers.forget(self._name)

    async def _play(self) -> None:
        self._stirred = asyncio.Event()
        try:
            await self._play_turns()
        finally:
            if self._ahead is not None:
                self._ahead.cancel()
                self._ahead = None

    async def _play_turns(self) -> None:
        room, wait = self._room, FIRST_WAIT
        while self._may_play() and room.play.asked_of_bots():
            run = self._begin()
            turn = await self._next_turn()
            self._go_ahead(turn)
            if run.team is None:
                run.length = max(run.length, *(pause_before(step.question, self._pause) for step in turn.steps))
            if run.team is None or is_noticed(turn.start, turn.now, run.team):
                await self._pass_time(run, turn)
            if not self._may_play() or not turn.may_follow(room.position):
                continue
            await room.beat.until_handling()
            try:
                await asyncio.shield(room.release(turn))
                wait = FIRST_WAIT
            except NotKept:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            self._forget_run()

    def _may_play(self) -> bool:
        return not self._room.idle and not self._room.broken

    def _begin(self) -> Run:
        """The timing of the turn that begins now: that of the secret run which goes on, or a new one."""
        position, asked = self._room.position, self._room.play.asked_of_bots()
        if self._run is not None:
            return self._run
        pause = max(pause_before(question, self._pause) for question in asked.values())
        if position is self._handed_over:
            pause = max(pause, GRACE * self._pause)
        self._handed_over = None
        run = Run(secret_team(position), asyncio.get_running_loop().time(), pause)
        if run.team is not None:
            self._run = run
        return run

    def _forget_run(self) -> None:
        """Forget the run of secret answers if its team is no longer asked alone and in secret."""
        if self._run is not None and secret_team(self._room.position) != self._run.team:
            self._run = None

    async def _next_turn(self) -> BotTurn:
        """The turn that begins now, which may have been computed ahead."""
        ahead, self._ahead = self._ahead, None
        if ahead is not None and (turn := await ahead).start is self._room.position:
            return turn
        return await self._compute(BotTurn(self._room.position))

    def _go_ahead(self, turn: BotTurn) -> None:
        """Begin to compute the turn after this one, if bots are asked then, while this one waits to be told."""
        play, certain = self._room.play, len(turn.start.asked_seats) == 1
        if certain and play.guided is None and play.asked_of_bots(turn.now):
            self._ahead = asyncio.create_task(self._compute(BotTurn(turn.now, turn)))

    async def _compute(self, turn: BotTurn) -> BotTurn:
        """Add the bots' answers, until somebody else is asked or notices anything."""
        play, loop = self._room.play, asyncio.get_running_loop()
        began, is_open = loop.time(), secret_team(turn.start) is None
        while asked := play.asked_of_bots(turn.now, len(turn.steps)):
            before = turn.now
            values = await asyncio.gather(*(self._choice(seat, before, len(turn.steps)) for seat in asked))
            for (seat, question), value in zip(asked.items(), values, strict=True):
                turn.add(seat, question, value)
            late = is_open and loop.time() - began > PATIENCE
            if late or not turn.may_follow(self._room.position) or not goes_on(before, turn.now):
                break
        return turn

    async def _pass_time(self, run: Run, turn: BotTurn) -> None:
        """Wait until the turn may be told, or is thrown away; not while nobody is there."""
        loop, stirred = asyncio.get_running_loop(), self._stirred
        assert stirred is not None
        until = loop.time() + run.left(loop.time())
        while self._room.guests and turn.may_follow(self._room.position) and (left := until - loop.time()) > 0:
            stirred.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await stirred.wait()

    async def _choice(self, seat: int, position: Position, ahead: int) -> Any:
        recorded = self._room.play.guided_answer(seat, ahead)
        if recorded is not None:
            return recorded
        return await self.answer_of(self._room.seats[seat].bot, seat, position)

    async def answer_of(self, bot: str, seat: int, position: Position) -> Any:
        """What a bot answers for a seat."""
        if self._thinkers is None:
            return await asyncio.to_thread(self._choose, bot, SeatHandle.at(position.clone(), seat))
        question, only = position.pending[seat], position.pending[seat].only()
        if only is not None or (seat, bot) in self._given_up:
            return question.sample(SystemRandom()) if only is None else only
        try:
            return await self._thinkers.choose(self._name, seat, bot, position.clone(), self._room.networks)
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
