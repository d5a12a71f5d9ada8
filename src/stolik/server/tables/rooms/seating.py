"""Who plays the seats of a running table: people and bots, in turn."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.server.errors import GuideRuns
from stolik.server.storage.records import Kind, SeatRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.advances import statements, without
from stolik.server.tables.game.clockwork import Clockwork
from stolik.server.tables.game.play import Play
from stolik.server.tables.people.names import distinct
from stolik.server.tables.rooms.bot_runner import BotRunner
from stolik.server.tables.rooms.changes import Changes
from stolik.server.tables.rooms.talking import Talking
from stolik.server.tables.viewers.leave import Leave


class Seating:
    """The seats of one table, as they change hands: clocks, what was said in advance and whoever sees with their eyes
    change with them.
    """

    def __init__(
        self,
        table: str,
        play: Play,
        clockwork: Clockwork,
        leave: Leave,
        store: Store,
        changes: Changes,
        talking: Talking,
        bots: BotRunner,
    ) -> None:
        self._table, self._play, self._clockwork, self._leave = table, play, clockwork, leave
        self._store, self._changes, self._talking, self._bots = store, changes, talking, bots

    async def rename(self, seat: int, name: str) -> None:
        """Change the seat's display name; it gets a number if it reads like another's. Raises NotKept."""
        async with self._changes.writing():
            others = (other.name for other in self._play.seats if other.seat != seat)
            name = distinct(name, (*self._play.bot_names, *others))
            await self.change(replace(self._play.seats[seat], name=name))

    async def give(self, seat: int, kind: Kind, bot: str, *, away: bool = False) -> None:
        """Give a seat to a bot or a person, at any time; `away`: the bot plays for the person of the seat. Raises
        BadSeat, GuideRuns, NotKept.
        """
        self._play.check_seat(seat)
        async with self._changes.writing():
            if self._play.guided is not None:
                raise GuideRuns
            self._play.proposal = None
            row, plays = self._play.seats[seat], kind == "bot"
            await self.change(replace(row, kind=kind, bot=bot, away=int(away and plays)))
            self._changes.outdate_position()  # it says since when the seat has had its question
        self._bots.wake()
        if row.kind != kind:
            await self._talking.note_player(seat)

    async def change(self, row: SeatRow, *, at_zero: bool = False) -> None:
        """Change a seat; `at_zero`: because its time is up. The caller is `writing`. Raises NotKept."""
        play, before = self._play, self._play.seats[row.seat]
        bots = play.bots | {row.seat} if row.kind == "bot" else play.bots - {row.seat}
        clock = self._clockwork.after_reseat(bots, row.seat if at_zero else None)
        changes_hands = row.kind != before.kind
        advances = without(play.advances, row.seat) if changes_hands else play.advances
        ended = self._leave.eyes.ended(row.seat) if changes_hands else []
        changed = [*statements(self._table, play.advances, advances), self._leave.eyes.statement(ended)]
        await self._store.seat(self._table, row, [*changed, *self._clockwork.statements(clock, bots=bots)])
        self._clockwork.row, play.advances = clock, advances
        play.seats[row.seat] = row
        if ended:
            self._leave.apply(ended)
        self._changes.moved(None)
