"""The clocks of one table: who may do what to them, how they are stored and told (decision 0071)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from stolik.core.position import Position
from stolik.core.seat.waiting import is_secret
from stolik.server.errors import NoClock
from stolik.server.messages import ClockRequest
from stolik.server.storage.database import Statement
from stolik.server.storage.diary import Diary, drop, keep_clock, put
from stolik.server.storage.records import ClockRow, Pace
from stolik.server.tables.game import clocks
from stolik.server.tables.game.play import Play


class Told(msgspec.Struct, frozen=True):
    """The clocks as everybody is told them (docs/protocol.md). `teams`: by seat, which of the clocks is its own;
    `wishes`: the seats that want a pause.
    """

    pace: Pace
    teams: tuple[int, ...]
    left: tuple[float, ...]
    on: tuple[int, ...]
    since: float
    paused: bool
    taken: tuple[int, ...]
    wishes: tuple[int, ...]


class Clockwork:
    """The clocks of one table; none at most tables. The room changes them, always after the change is on disk."""

    def __init__(
        self, table: str, play: Play, diary: Diary, row: ClockRow | None, wait: Callable[[], bool] = lambda: False
    ) -> None:
        """`wait`: whether clocks that have not begun are to wait for people who are still to come."""
        self.row, self._wait = row, wait
        self.wishes: frozenset[int] = frozenset()
        self._table, self._play, self._diary = table, play, diary

    def told(self) -> Told | msgspec.UnsetType:
        """The clocks as everybody is told them."""
        if (row := self.row) is None:
            return msgspec.UNSET
        left = tuple(round(seconds, 1) for seconds in row.left)
        teams, wishes = tuple(self._teams), tuple(sorted(self.wishes))
        return Told(row.pace, teams, left, row.on, round(row.since, 1), row.paused, row.taken, wishes)

    def now(self) -> bytes | None:
        """What a new guest is told to read the clocks by: the time now."""
        return None if self.row is None else msgspec.json.encode({"now": round(self._diary.now(), 1)})

    def after_answer(self, after: Position, *, undone: bool) -> ClockRow | None:
        """The clocks after an answer that leads to the position `after`."""
        if self.row is None or (self.row.since == clocks.NOT_BEGUN and self._wait()):
            return self.row
        now = self._diary.now()
        return clocks.moved(self.row, self._play.position, after, self._play.bots, now, undone=undone)

    @property
    def have_waited(self) -> bool:
        """Whether the game has been begun, the clocks have not, and nothing is waited for any more."""
        return self.row is not None and self.row.since == clocks.NOT_BEGUN and self._play.rows > 0 and not self._wait()

    def started(self) -> ClockRow | None:
        """The clocks as they run after they have waited; None if they have not."""
        if self.row is None or not self.have_waited:
            return None
        return clocks.started(self.row, self._play.position, self._play.bots, self._diary.now())

    def after_reseat(self, bots: Collection[int], taken: int | None = None) -> ClockRow | None:
        """The clocks once these seats are bots'; `taken`: the one that has been taken at zero."""
        if self.row is None:
            return None
        row = self.row if taken is None else msgspec.structs.replace(self.row, taken=(*self.row.taken, taken))
        return clocks.reseated(row, self._play.position, bots, self._diary.now())

    def check(self, request: ClockRequest, seat: int | None, of: int) -> tuple[ClockRow, int]:
        """The clocks, and the seat of somebody who asks for something. Raises NoClock if they may not."""
        if self.row is None or seat is None or (request == "back") != (seat in self._play.bots):
            raise NoClock
        if request == "back" and seat not in self.row.taken:
            raise NoClock
        if request == "more":
            self._team_given(seat, of)
        return self.row, seat

    def requested(self, request: ClockRequest, asked: int | None, of: int) -> ClockRow | None:
        """The clocks after a person at a seat has asked for something; None if only wishes have changed. A pause begins
        when all people want it; any of them ends it. Raises NoClock.
        """
        row, seat = self.check(request, asked, of)
        people = set(range(len(self._play.seats))) - self._play.bots
        if request == "more":
            return clocks.with_more(row, self._team_given(seat, of), self._diary.now())
        if request == "go":
            self.wishes -= {seat}
            return self.paused(on=False) if row.paused else None
        self.wishes |= {seat}
        return self.paused(on=True) if people <= self.wishes else None

    def paused(self, *, on: bool) -> ClockRow:
        """The clocks once they are stopped (`on`) or run again. Raises NoClock."""
        if self.row is None:
            raise NoClock
        self.wishes = frozenset()
        return clocks.paused(self.row, self._diary.now(), on=on)

    def _team_given(self, seat: int, of: int) -> int:
        """The team that is given time: that of the seat `of`, by somebody of another team, or if all are one team, by
        another seat. Raises NoClock.
        """
        if not 0 <= of < len(self._teams) or of == seat:
            raise NoClock
        team = self._teams[of]
        if len(set(self._teams)) > 1 and self._teams[seat] == team:
            raise NoClock
        return team

    @property
    def _teams(self) -> Sequence[int]:
        return self._play.position.game.teams(self._play.position.players)

    def seats_at_zero(self) -> list[int]:
        """The seats at which something is to be done because they have no time left."""
        row = self.row
        if row is None or row.pace.end == "wait" or self._play.position.over:
            return []
        return clocks.seats_at_zero(row, self._play.position, self._play.bots, self._diary.now())

    def takes_seats(self, position: Position) -> bool:
        """Whether bots take seats at zero, and not only answer."""
        return self.row is not None and self.row.pace.end == "leave" and not is_secret(position)

    def statements(
        self, row: ClockRow | None, after: Position | None = None, bots: Collection[int] | None = None
    ) -> list[Statement]:
        """What to write with a change that leads to these clocks, the position `after` and these seats of bots: when
        the next clock runs out, and the clocks if they have changed.
        """
        if row is None:
            return []
        at = clocks.runs_out(row, after or self._play.position, self._play.bots if bots is None else bots)
        due = drop(self._table, "clock") if at is None else put(self._table, "clock", at)
        written = [due] if row.pace.end != "wait" else []
        return written if row is self.row else [keep_clock(self._table, row), *written]
