"""A room: one running table and its guests. Only the room changes the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from stolik.core.catching_up import Newest
from stolik.core.errors import NothingToUndo
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.seat.waiting import may_undo_turn
from stolik.referee import ForeignSeat
from stolik.server.beat import Beat
from stolik.server.bots.thinkers import Thinkers
from stolik.server.errors import (
    NotKept,
    NotRead,
    OutOfStep,
    RateLimited,
    UnknownTable,
)
from stolik.server.messages import GuideStep, Inbound, Value
from stolik.server.storage.diary import Diary, Work
from stolik.server.storage.records import UNDO, AnswerRow, Late, Note, Record, Role, SeatRow, UndoneWith
from stolik.server.storage.store import Store
from stolik.server.tables.game.advances import Advances, due, statements, without
from stolik.server.tables.game.bot_turns import BotTurn
from stolik.server.tables.game.clockwork import Clockwork
from stolik.server.tables.game.counting import counts
from stolik.server.tables.game.play import Play
from stolik.server.tables.game.proposal import taken_back
from stolik.server.tables.people.door import Door, Visitor
from stolik.server.tables.people.links import hashed
from stolik.server.tables.people.notebook import Notebooks
from stolik.server.tables.people.talk import Talk
from stolik.server.tables.rooms.advance_runner import AdvanceRunner
from stolik.server.tables.rooms.alone import Alone
from stolik.server.tables.rooms.bot_runner import BotRunner
from stolik.server.tables.rooms.changes import Changes
from stolik.server.tables.rooms.consent import Consent
from stolik.server.tables.rooms.learning import Learning
from stolik.server.tables.rooms.ledger import Ledger
from stolik.server.tables.rooms.noting import Noting
from stolik.server.tables.rooms.seating import Seating
from stolik.server.tables.rooms.talking import Talking
from stolik.server.tables.rooms.timekeeping import Timekeeping
from stolik.server.tables.viewers.audience import Audience
from stolik.server.tables.viewers.eyes import Eyes
from stolik.server.tables.viewers.guest import GOING_AWAY, REMOVED, UNKNOWN_LINK, Guest
from stolik.server.tables.viewers.guests import Guests
from stolik.server.tables.viewers.late import Mark
from stolik.server.tables.viewers.leave import Leave
from stolik.server.tables.viewers.showing import Seen
from stolik.server.tables.viewers.tries import Tries


class Room:
    """A running table. All that changes at it goes through its `changes`: guests are told of an answer only after it is
    on disk.
    """

    def __init__(
        self,
        store: Store,
        record: Record,
        position: Position,
        *,
        pause: float,
        first: int | None = None,
        asked: Sequence[int | None] = (),
        beat: Beat | None = None,
        thinkers: Thinkers | None = None,
        diary: Diary | None = None,
        marks: Sequence[Mark] = (),
        wait: Callable[[], bool] = lambda: False,
    ) -> None:
        """`pause`: seconds before a bot's turn is told. `first`: the number of each seat's first question; random by
        default, so that numbers from before a restart are refused. `asked`: when each seat got its question, as far as
        that is known. `beat`: the server's; none by default. `thinkers`: what runs its bots.
        `diary`: the server's; one of its own by default. `marks`: what spectators see later, as far as it is known.
        `wait`: see `Clockwork`.
        """
        self.beat = beat or Beat(0)
        self.table = msgspec.structs.replace(record.table, options=position.options)
        self.play = Play(record, position, first, asked)
        self.talk = Talk(record.chat, position.game.teams(position.players), position.options)
        self.notebooks = Notebooks(record.notes)
        self.door = Door(record)
        self.found = 0.0
        """When somebody last looked for this table."""
        self._store = store
        self._tries = Tries(self.beat)
        diary = diary or Diary(store)
        self.clockwork = Clockwork(self.table.id, self.play, diary, record.clock, wait)
        guests = Guests(self.play, self.talk, self.notebooks, self.clockwork, self.beat)
        self._audience = Audience(guests, (self.play, self.talk, self.clockwork), store, diary, self.beat)
        self._audience.follow(self.table, marks, shown=not record.answers)
        self._leave = Leave(record, self.play, self.door, self._audience, store)
        self._bots = BotRunner(self, pause, thinkers)
        self._consent = Consent(self)
        self._in_advance = AdvanceRunner(self, pause)
        self.alone = Alone(self.table.id, self.play, diary)
        self._ledger = Ledger(
            self.table, self.play, self.clockwork, self.alone, self._audience, store, self.beat, record.checkpoint
        )
        self.changes = Changes(self.play, self._ledger, self.alone, self._audience, self._in_advance.wake)
        self.talking = Talking(
            self.table.id, self.talk, self.play, self.door, self.eyes, self._audience, store, self.changes
        )
        self.noting = Noting(self.table.id, self.notebooks, self.play, guests, store, self.changes)
        self._learning = Learning(self.play, self.changes)
        self.seating = Seating(
            self.table.id, self.play, self.clockwork, self._leave, store, self.changes, self.talking, self._bots
        )
        self.timekeeping = Timekeeping(
            self.play, self.clockwork, self._audience, store, self.changes, self.talking, self.seating, self._bots
        )

    @property
    def broken(self) -> bool:
        """Whether the table changes no more (`Changes.broken`)."""
        return self.changes.broken

    @property
    def position(self) -> Position:
        """The position now."""
        return self.play.position

    @property
    def counts(self) -> bool:
        """Whether the game counts in statistics (`counting.counts`)."""
        return counts(self.table, taken_back=self.play.taken_back)

    @property
    def guests(self) -> set[Guest]:
        """The guests who are connected."""
        return self._audience.here

    @property
    def idle(self) -> bool:
        """Whether nobody is here and no bots go on alone."""
        return not self.guests and not self.alone.playing

    @property
    def seats_here(self) -> set[int | None]:
        """The seats at which somebody is (`Guests.seats`)."""
        return self._audience.now.seats

    @property
    def networks(self) -> set[str]:
        """The networks that share the bots' time (`Guests.networks`)."""
        return self._audience.networks

    @property
    def seats(self) -> list[SeatRow]:
        """Who plays the seats."""
        return self.play.seats

    # --- who is there -------------------------------------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """Add a guest and send it everything it may know. A guest who may not come in is disconnected."""
        if self.door.is_dead(guest.visitor) or self.door.is_removed(guest.visitor):
            guest.close(UNKNOWN_LINK if self.door.is_dead(guest.visitor) else REMOVED)
            return
        self._leave.enter(guest)
        self.alone.note(watched=True)
        self.wake()

    def leave(self, guest: Guest) -> None:
        """Remove the guest and tell the others."""
        self._audience.of(guest).remove(guest)
        if not self.broken:
            self.alone.note(watched=bool(self.guests))

    async def do_due(self, kind: Work) -> None:
        """Do what is due: bots answer, and what was said in advance is played, until a person is asked, though nobody
        is there; or a clock has run out.
        """
        if kind == "clock":
            await self.timekeeping.end_time()
            return
        self.alone.begin()
        try:
            self.wake()
            while self._bots.busy or self._in_advance.busy:
                await self._bots.rest()
                await self._in_advance.rest()
        finally:
            self.alone.playing = False
        if self.broken:
            return
        self.alone.note(watched=bool(self.guests))
        await self.alone.settled()

    def seen(self, role: Role) -> Seen:
        """The table as such a link sees it. Raises TooEarly."""
        later = self._audience.seen_later() if role == "watch" else None
        return later or Seen(self.play, self._audience.now.seats, self.notebooks)

    async def see_later(self, late: Late) -> None:
        """Let spectators see the table so much later from now on; they connect again. Everybody is told. Raises
        NotKept.
        """
        async with self.changes.writing():
            await self._audience.settled()
            await self._store.see_later(self.table.id, late)
            self.table = msgspec.structs.replace(self.table, late=late)
            self.play.late = late
            self.disconnect(lambda visitor: visitor.role == "watch", GOING_AWAY)
            self._audience.follow(self.table)
            self.tell()
        await self.talking.note(None, "other_delay")

    def wake(self) -> None:
        """Let bots answer, and play what was said in advance."""
        self._bots.wake()
        self._in_advance.wake()

    async def replace_link(self, seat: int | None, link: Callable[[int], str], *, note: Note, own: bool = False) -> str:
        """Give a seat (None: the spectators) a new link, and tell everybody with this note; `link` maps how often it
        was replaced to a link, `own` says that only the seat knows it. Guests who came by the old one are disconnected
        at once. Returns the new link. Raises BadSeat, NotKept.
        """
        if seat is not None:
            self.play.check_seat(seat)
        async with self.changes.writing():
            if seat is not None:
                await self._keep_advances(without(self.play.advances, seat))
                await self._leave.keep(self.eyes.ended(seat))
            nth = 1 + (self.table.watch if seat is None else abs(self.seats[seat].link))
            old, new = await self._store.link_of(self.table.id, seat), link(nth)
            known = -nth if own else nth
            await self._store.replace_link(self.table.id, seat, known, old, hashed(new))
            if seat is None:
                self.table = msgspec.structs.replace(self.table, watch=known)
            else:
                self.seats[seat] = msgspec.structs.replace(self.seats[seat], link=known)
            self.door.replaced(seat, old)
            self.disconnect(self.door.is_dead, UNKNOWN_LINK)
        with suppress(NotKept):
            await self.talking.note(seat, note)
        return new

    async def meet(self, seat: int, device: str) -> None:
        """Note that somebody opens a seat's link. If another device has opened it before, everybody is told."""
        with suppress(NotKept, RateLimited):
            if self.door.note_device(seat, device):
                await self.talking.note(seat, "second_device")

    @property
    def eyes(self) -> Eyes:
        """Who sees with whose eyes."""
        return self._leave.eyes

    @property
    def watching(self) -> list[int]:
        """The numbers of the spectators who are here."""
        return self._leave.watching

    def spectators(self) -> list[dict[str, Any]]:
        """The spectators, as the host may see them (docs/protocol.md)."""
        return self.door.spectators(guest.visitor for guest in self.guests)

    async def let_watch(self, spectator: int, *, muted: bool, removed: bool) -> None:
        """Set what a spectator may do. Raises NoSpectator, NotKept."""
        decided = self.door.decision(spectator, muted=muted, removed=removed)
        await self._store.let_watch(self.table.id, decided)
        self.door.apply(decided)
        self.disconnect(self.door.is_removed, REMOVED)
        if removed:
            async with self.changes.writing():
                await self._leave.keep(self.eyes.ended_of(spectator))

    async def let_see(self, seat: int, spectator: int) -> None:
        """Let a spectator see with the seat's eyes, or (0) nobody any more. Everybody is told: of leave before it is
        given, of its end afterwards. Raises NoEyes, NoSpectator, SeveralDevices, KnowsOther, RateLimited, NotKept.
        """
        before = self.play.eyes.get(seat)
        if spectator != 0:
            self._leave.given(seat, spectator)
            self.door.take_note()
            await self.talking.note(seat, "eyes_given", spectator)
        async with self.changes.writing():
            await self._leave.keep(self.eyes.ended(seat) if spectator == 0 else self._leave.given(seat, spectator))
        if spectator == 0 and before is not None:
            with suppress(NotKept):
                await self.talking.note(seat, "eyes_ended", before)

    def disconnect(self, whom: Callable[[Visitor], bool], code: int) -> None:
        """Disconnect some guests for good. Nothing they send is handled any more."""
        self._audience.disconnect(whom, code)

    def send_next_links(self, link: Callable[[int | None], str]) -> None:
        """Send each guest the link of their seat at the next table (`Guests.send_next_links`)."""
        self._audience.now.send_next_links(link)

    def next_link(self, seat: int | None) -> str:
        """The link that a seat (None: a spectator) gets at the next table; empty if none is known here."""
        return self._audience.now.next_link(seat)

    async def compare(self) -> None:
        """Check whether another process has written to this table; if so, close the room, so that the table is read
        from disk again.
        """
        with suppress(NotKept, NotRead):
            async with self.talking.lock, self.changes.writing():
                kept = await self._store.record(self.table.id)
                newest = Talk(kept.chat, (), {}).newest
                table = msgspec.structs.replace(kept.table, options=self.table.options)  # on disk: of the first rules
                on_disk = table, kept.seats, len(kept.answers), newest
                if on_disk != (self.table, self.seats, self.play.rows, self.talk.newest):
                    raise OutOfStep(reason="written by another process")

    async def close(self) -> bool:
        """Finish writing and disconnect all guests. The table stays on disk. Returns whether its position is there."""
        await self._bots.close()
        await self._in_advance.close()
        self._consent.close()
        await self.changes.end()
        await self.alone.settled()
        self.alone.stop()
        await self._audience.settled()
        self._audience.close(GOING_AWAY)
        return not self._ledger.is_behind

    # --- what they do -------------------------------------------------------------------------------------------------

    async def hear(self, guest: Guest, message: Inbound) -> None:
        """Handle a guest's message. Raises StolikError and then changes nothing."""
        if self.door.is_dead(guest.visitor) or self.door.is_removed(guest.visitor):
            raise UnknownTable
        if message.chat is not None:
            await asyncio.shield(self.talking.say(guest, message.chat, to_team=message.team))
        elif message.ping:
            guest.send(b'{"pong":true}')
        elif message.whole:
            guest.asks.take(guest.share())
            self._audience.of(guest).tell_whole(guest)
        elif message.why is not None:
            if guest.eyes is not None:
                raise ForeignSeat
            await self._tries.why(self.seen(guest.visitor.role).position, guest, message.why, message.of, message.after)
        elif message.clock is not None:
            guest.asks.take(guest.share())
            await asyncio.shield(self.timekeeping.hear(guest.seat, message.clock, message.of))
        elif guest.seat is None or message.seat not in (None, guest.seat):
            raise ForeignSeat
        elif message.note is not None:
            guest.notes.take(guest.share())
            await asyncio.shield(self.noting.write(guest.seat, message.on, message.note))
        elif message.eyes is not None:
            guest.asks.take(guest.share())
            await asyncio.shield(self.let_see(guest.seat, message.eyes))
        elif message.show_notes:
            await asyncio.shield(self.noting.show(guest.seat))
        elif message.draft is not None:
            self.play.check_person(guest.seat)
            await self._tries.draft(self.position, guest, guest.seat, message.draft)
        elif message.preview is not msgspec.UNSET:
            self.play.check_person(guest.seat)
            await self._tries.preview(self.position, guest, guest.seat, message.preview)
        elif message.undo:
            await asyncio.shield(self._undo(guest.seat, message.seq, turn=message.undo == "turn"))
        elif message.take_back is not None:
            await self._consent.hear(guest, guest.seat, message)
        elif message.advance is not None:
            guest.asks.take(guest.share())
            await self._in_advance.hear(guest.seat, message.seq, message.advance)
        elif message.guide is not None:
            await asyncio.shield(self._follow(guest.seat, message.seq, message.guide))
        else:
            await asyncio.shield(self._answer(guest.seat, message.seq, message.value))

    async def release(self, turn: BotTurn) -> None:
        """Give the answers of bots, all together, and only then tell them. They are thrown away if the game has changed
        since. If others were asked at the same moment and have answered, they are given as far as they are still asked.
        Raises NotKept.
        """
        async with self.changes.writing():
            if self.position is not turn.start:
                for seat, question, row, _ in turn.steps if turn.may_follow(self.position) else ():
                    asked = self.play.asked_of_bots().get(seat)
                    if asked is not None and asked.wire() == question.wire():
                        await self.changes.give(seat, row.value)
            elif turn.seats <= self.play.bots:
                await self._ledger.keep([step.row for step in turn.steps], turn.now)
                self.changes.keep_position_soon()
                for step in turn.steps:
                    self.play.go_on(step.seat, step.after)
                self.changes.moved(turn.steps[-1].seat)

    async def _answer(self, seat: int, seq: int | None, value: Value | msgspec.UnsetType) -> None:
        self.play.check_answer(seat, seq, value)
        async with self.changes.writing():
            self.play.check_answer(seat, seq, value)
            await self._give_of_person(seat, value)
        self._bots.wake()

    async def play_in_advance(self, seat: int, number: int) -> None:
        """Give the answer that the seat has given in advance to its question with this number. Raises NotKept."""
        async with self.changes.writing():
            value = due(self.play.advances, self.position).get(seat)
            if value is not None and self.play.seqs[seat] == number:
                await self._give_of_person(seat, value)
        self._bots.wake()

    async def say_in_advance(self, made: Callable[[], Advances]) -> None:
        """Change what has been said in advance to what `made` returns when nobody else changes the table. Raises
        NotKept and what `made` raises.
        """
        async with self.changes.writing():
            await self._keep_advances(made())

    async def _keep_advances(self, advances: Advances) -> None:
        if changes := statements(self.table.id, self.play.advances, advances):
            await self._store.write(*changes)
            self.play.advances = advances
            self.alone.note(watched=bool(self.guests))
            self.tell()

    async def forget_advance(self, seat: int) -> None:
        """Delete what the seat has said in advance. Raises NotKept."""
        await self.say_in_advance(lambda: without(self.play.advances, seat))

    async def _undo(self, seat: int, seq: int | None, *, turn: bool) -> None:
        self.play.check_undo(seat, seq)
        async with self.changes.writing():
            self.play.check_undo(seat, seq)
            if self.play.ask_again(seat):
                await self._keep_advances(without(self.play.advances, seat))
                self.changes.moved(seat)
            else:
                await self._take_back(seat, turn=turn)
        self._bots.wake()

    async def _take_back(self, seat: int, *, turn: bool) -> None:
        """Take back an answer or a turn. The bots' answers since go with it; the position is then stored too, because
        it may be older than the stored one.
        """
        after, bots = self.position.clone(), self.play.bots
        over = () if after.can_undo(seat) else tuple(sorted(bots))
        count = max(1, may_undo_turn(after, seat, bots)) if turn else 1
        for _ in range(count):
            after.undo(seat, bots)
        taken = UndoneWith(count, over) if over else count if turn else None
        await self.changes.keep(AnswerRow(seat, UNDO, msgspec.to_builtins(taken)), after, whole=bool(over))
        self.play.go_on(seat, after)
        self.changes.moved(seat)

    async def go_back(self, seat: int, mark: Newest) -> None:
        """Take back everything after an earlier answer, as all agree, and draw anew what is to come. The row, the
        position and the note of it are stored together. Raises NothingToUndo, NotKept.
        """
        async with self.changes.writing(self.talking.lock), self.changes.writing():
            found = await asyncio.to_thread(taken_back, self.position.clone(), mark, seat)
            if found is None:
                raise NothingToUndo(seat=SEATS[seat].ref)
            after, row, lines = found
            note = self.talk.taken_back(seat, lines)
            await self._ledger.keep_way_back(row, note, after)
            self.play.begin_anew(after)
            self.talk.add(note)
            self._audience.now.tell_line(note)
            self.changes.moved(None)
        await self._bots.begin_anew()

    async def _follow(self, seat: int, seq: int | None, step: GuideStep) -> None:
        await self._learning.follow(seat, seq, step)
        self._bots.wake()

    async def _give_of_person(self, seat: int, value: object) -> None:
        """Give an answer that its person may take back before bots go on, whether by hand or in advance."""
        before = self.position
        await self.changes.give(seat, value)
        self._bots.note_answer(before, seat)

    # --- what they are told -------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Send each guest what has changed for it."""
        self._audience.tell()
