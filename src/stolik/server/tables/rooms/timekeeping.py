"""The clocks of a running table: what people ask of them, and what happens when one has run out."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.server.messages import ClockRequest
from stolik.server.storage.records import ClockRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.clockwork import Clockwork
from stolik.server.tables.game.play import Play
from stolik.server.tables.people.bot_names import leaver_bot
from stolik.server.tables.rooms.bot_runner import BotRunner
from stolik.server.tables.rooms.changes import Changes
from stolik.server.tables.rooms.seating import Seating
from stolik.server.tables.rooms.talking import Talking
from stolik.server.tables.viewers.audience import Audience


class Timekeeping:
    """What is done to the clocks of one table, and for those who have no time left."""

    def __init__(
        self,
        play: Play,
        clockwork: Clockwork,
        audience: Audience,
        store: Store,
        changes: Changes,
        talking: Talking,
        seating: Seating,
        bots: BotRunner,
    ) -> None:
        self._play, self._clockwork, self._audience, self._store = play, clockwork, audience, store
        self._changes, self._talking, self._seating, self._bots = changes, talking, seating, bots

    async def hear(self, seat: int | None, request: ClockRequest, of: int) -> None:
        """Somebody asks for something. Raises NoClock, NotKept."""
        self._clockwork.check(request, seat, of)
        if request == "back":
            await self._take_seat_back(seat)
            return
        async with self._changes.writing():
            await self._keep(self._clockwork.requested(request, seat, of))

    async def pause(self, *, on: bool) -> None:
        """Stop all clocks, or let them run. Raises NoClock, NotKept."""
        async with self._changes.writing():
            await self._keep(self._clockwork.paused(on=on))

    async def start(self) -> None:
        """Let the clocks run if nothing is waited for any more. Raises NotKept."""
        if self._clockwork.have_waited:
            async with self._changes.writing():
                await self._keep(self._clockwork.started())

    async def end_time(self) -> None:
        """Do what was agreed on for those who have no time left. Where anybody is asked in secret no seat is taken,
        because that would tell who has not answered yet: a bot answers instead.
        """
        while seats := self._clockwork.seats_at_zero():
            position, seat = self._play.position, seats[0]
            bot = leaver_bot(position.game, position.options)
            takes = self._clockwork.takes_seats(position)
            value = None if takes else await self._bots.answer_of(bot, seat, position)
            async with self._changes.writing():
                if takes:
                    left = replace(self._play.seats[seat], kind="bot", bot=bot, away=1)
                    await self._seating.change(left, at_zero=True)
                elif self._play.position is position:
                    await self._changes.give(seat, value)
            self._bots.wake()
            if takes:
                await self._talking.note_player(seat)
        if self._clockwork.row is not None:
            await self._store.write(*self._clockwork.statements(self._clockwork.row))

    async def _take_seat_back(self, seat: int | None) -> None:
        async with self._changes.writing():
            _, taken = self._clockwork.check("back", seat, 0)
            await self._seating.change(replace(self._play.seats[taken], kind="person", bot="", away=0))
        await self._talking.note_player(taken)

    async def _keep(self, clock: ClockRow | None) -> None:
        if clock is not None:
            await self._store.write(*self._clockwork.statements(clock))
            self._clockwork.row = clock
        self._audience.tell()
