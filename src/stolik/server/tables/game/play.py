"""The game at a table: its position, the progress of its guide, and what each seat may do now."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Collection, Sequence
from random import SystemRandom
from time import time as clock
from typing import Any

from stolik.core.errors import BadSeat, NotAsked, NothingToUndo
from stolik.core.position import Position
from stolik.core.question import SEATS, Question
from stolik.core.seat.ahead import Ahead, look_ahead
from stolik.core.seat.waiting import may_undo
from stolik.core.taking_back import has_beginning
from stolik.referee import Stale
from stolik.server.errors import BotSits, GameOver, NoGuide, RateLimited
from stolik.server.storage.records import NOBODY, TAKEN_BACK, AnswerRow, Record
from stolik.server.storage.retention import steady
from stolik.server.tables.game.advances import Advances
from stolik.server.tables.game.guided import Guided, guided
from stolik.server.tables.game.proposal import Proposal, is_overtaken
from stolik.server.tables.game.restore import same_question
from stolik.server.tables.people.bot_names import bot_names


class Play:
    """The game at one table. The room changes it, always after the change is on disk."""

    def __init__(
        self, record: Record, position: Position, first: int | None = None, asked: Sequence[int | None] = ()
    ) -> None:
        """`first`: the number of each seat's first question; random by default. `asked`: when each seat got it, in
        seconds of the system's clock, as far as that is known.
        """
        self.position = position
        self.seats = list(record.seats)
        self.bot_names = bot_names(record.table.id, len(record.seats))
        """By seat: the name of a bot that sits there."""
        self.guided = guided(record, position)
        self.rows = len(record.answers)
        """The number of stored rows."""
        self.most_rows = 5 * position.game.max_answers(position.players) // position.players
        """The limit on the rows of one seat."""
        self.taken_back = any(row.kind == TAKEN_BACK for row in record.answers)
        """Whether what had been seen was taken back (`consent`)."""
        self._rows_of = Counter(row.seat for row in record.answers)
        self._again: frozenset[int] = NOBODY
        """Seats that asked to change their answer and see their question again."""
        self.seqs = [secrets.randbits(48) if first is None else first for _ in self.seats]
        """The number of each seat's question."""
        now, on = clock(), steady()
        ago = [None if at is None else max(0.0, now - at) for at in asked or [None] * len(self.seats)]
        self._since = [None if seconds is None else on - seconds for seconds in ago]
        """By seat: when it got its question, in seconds of `steady`; None if that is not known."""
        self.advances: Advances = record.advances
        """What seats have said in advance."""
        self.proposal: Proposal | None = None
        """What somebody wants to take back, while not everybody has agreed."""
        self.eyes: dict[int, int] = {}
        """By seat with whose eyes a spectator may see: their number."""
        self.late = record.table.late
        """How much later spectators see the table."""
        self.behind = False
        """Whether this is what they see."""
        self._take_back = bool(record.table.take_back) and record.table.deal != "day"
        self._ahead: dict[int, tuple[Position, Ahead]] = {}
        self._asked: list[Any] = [self._asking(seat) for seat in range(len(self.seats))]

    # --- who is asked what --------------------------------------------------------------------------------------------

    def question(self, seat: int) -> Question[Any] | None:
        """The question the seat sees: its open one, or an answered one that it asked to change. With a guide, only when
        it is the seat's turn in the guide.
        """
        if self.guided is not None and self.guided.next_of(seat) is None:
            return None
        return self.position.asked.get(seat) if seat in self._again else self.position.pending.get(seat)

    def waited(self, seat: int) -> int | None:
        """For how many whole minutes the seat has had its question; None if that is not known."""
        since = self._since[seat]
        return None if since is None else int(steady() - since) // 60

    def turn(self, seat: int) -> int | None:
        """A number for what the person of the seat is asked now, the same until the seat itself has acted; None if no
        person is asked there.
        """
        person = self.seats[seat].kind == "person" and not self.position.over
        return self._rows_of[seat] if person and self.question(seat) is not None else None

    def asked_at(self, after: Position | None = None, actors: Collection[int] = ()) -> list[int | None]:
        """`CheckpointRow.asked` of the position, or of the one to which `actors` are about to bring it."""
        now, on, then = clock(), steady(), after or self.position
        since = [
            at if seat not in actors and same_question(self.position, then, seat) else on
            for seat, at in enumerate(self._since)
        ]
        return [
            None if at is None or seat not in then.pending else int(now - (on - at)) for seat, at in enumerate(since)
        ]

    @property
    def bots(self) -> frozenset[int]:
        """The seats of bots."""
        return frozenset(one.seat for one in self.seats if one.kind == "bot")

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(one.seat for one in self.seats if one.kind == "person")

    @property
    def may_take_back(self) -> bool:
        """Whether this table lets its people take back more than undo does."""
        return self._take_back and self.guided is None and has_beginning(self.position)

    def ahead(self, seat: int) -> Ahead:
        """What the seat can know of its answers before it gives one."""
        known = self._ahead.get(seat)
        if known is None or known[0] is not self.position:
            known = self._ahead[seat] = self.position, look_ahead(self.position, seat, SystemRandom())
        return known[1]

    def asked_of_bots(self, position: Position | None = None, ahead: int = 0) -> dict[int, Question[Any]]:
        """The questions that bots may answer, by seat: now, or in a position `ahead` answers ahead."""
        pending = (position or self.position).pending
        asked = {seat: asked for seat, asked in pending.items() if self.seats[seat].kind == "bot"}
        return asked if self.guided is None else self.guided.only_next(asked, ahead)

    def guided_answer(self, seat: int, ahead: int = 0) -> Any:
        """The seat's answer in the guide, now or `ahead` answers ahead; None if there is no guide or it is another
        seat's turn in it.
        """
        return None if self.guided is None else self.guided.next_of(seat, ahead)

    def may_undo(self, seat: int) -> bool:
        """Whether to offer undo. During secret questions a seat may only change its answer to the current one: undo of
        an older answer would reveal whether somebody else has answered since.
        """
        if self.position.over or self.seats[seat].kind == "bot" or self.guided is not None:
            return False
        if seat in self.position.changeable:
            return seat not in self._again
        return may_undo(self.position, seat, self.bots)

    # --- what is refused: checked before taking the lock, or the delay of a refusal would tell when others act --------

    def check_answer(self, seat: int, seq: int | None, value: object) -> None:
        """Raises an error if the answer cannot be given now."""
        self._check(seat, seq, again=seat in self.position.changeable)
        asked = self.position.asked.get(seat) if self.guided is None else self.question(seat)
        if asked is None:
            raise NotAsked(seat=SEATS[seat].ref)
        asked.check(value)
        if self.guided is not None:
            self.guided.check(seat, asked, value)

    def check_undo(self, seat: int, seq: int | None) -> None:
        """Raises an error if the seat cannot take back an answer now."""
        self._check(seat, seq, again=True)
        if not self.may_undo(seat):
            raise NothingToUndo(seat=SEATS[seat].ref)

    def check_take_back(self, seat: int, seq: int | None) -> None:
        """Raises an error if the seat may not take back further than undo now, nor propose it."""
        self._check(seat, seq, again=True)
        if self.proposal is not None:
            raise Stale
        if not self.may_take_back:
            raise NothingToUndo(seat=SEATS[seat].ref)

    def check_guide(self, seat: int, seq: int | None) -> Guided:
        """The guide, if the seat may take a step in it. Raises NoGuide, Stale."""
        if self.guided is None or self.guided.seat != seat:
            raise NoGuide
        if seq != self.seqs[seat]:
            raise Stale
        return self.guided

    def check_rows(self, seat: int) -> None:
        """Raises RateLimited if the seat has done too much. Only its own rows count: a shared count would reveal how
        much others do in secret.
        """
        if self._rows_of[seat] >= self.most_rows:
            raise RateLimited

    def check_person(self, seat: int) -> None:
        """Raises BotSits."""
        if self.seats[seat].kind == "bot":
            raise BotSits

    def check_seat(self, seat: int) -> None:
        """Raises BadSeat."""
        if not 0 <= seat < len(self.seats):
            raise BadSeat(seat=seat, least=0, most=len(self.seats) - 1)

    def _check(self, seat: int, seq: int | None, *, again: bool) -> None:
        """Raises GameOver, BotSits, Stale or RateLimited if the seat may not act now. `again` marks an action that can
        be repeated endlessly, so it is limited.
        """
        if self.position.over:
            raise GameOver
        self.check_person(seat)
        if seq != self.seqs[seat]:
            raise Stale
        if again:
            self.check_rows(seat)

    # --- what has happened --------------------------------------------------------------------------------------------

    def ask_again(self, seat: int) -> bool:
        """Show the seat again the question whose answer it may still change. Returns whether there is one."""
        if seat in self.position.changeable:
            self._again |= {seat}
            return True
        return False

    def kept(self, row: AnswerRow) -> None:
        """Note that a row is on disk."""
        self.rows += 1
        self.taken_back |= row.kind == TAKEN_BACK
        self._rows_of[row.seat] += 1

    def go_on(self, seat: int, after: Position) -> None:
        """Note that the seat has acted and that this is the position now."""
        if self.proposal is not None and is_overtaken(self.position, after, self.people, by_bot=seat in self.bots):
            self.proposal = None
        self.position = after
        self._again = (self._again & after.changeable) - {seat}
        if self.guided is not None:
            self.guide_to(self.guided.at + 1)

    def begin_anew(self, after: Position) -> None:
        """Note that this is the position now, and nothing that was asked before counts."""
        self.position, self.proposal, self._again = after, None, NOBODY
        for seat in range(len(self.seats)):
            self.number(seat)

    def guide_to(self, at: int) -> None:
        """Move the guide to beat `at`, or to its end."""
        if self.guided is not None:
            self.guided.at = at
            if self.guided.beat is None:
                self.guided = None

    def number(self, actor: int | None) -> None:
        """Update the numbers of the questions after a change of position or seats.

        A seat's number goes up only if its question has changed or the seat itself has acted, so the number reveals
        nothing else.
        """
        for seat in range(len(self.seats)):
            asking = self._asking(seat)
            if asking != self._asked[seat] or seat == actor:
                self._asked[seat] = asking
                self.seqs[seat] += 1
                self._since[seat] = steady()

    def _asking(self, seat: int) -> Any:
        question = self.question(seat)
        return question and question.wire(), seat in self.position.changeable, self.seats[seat].kind
