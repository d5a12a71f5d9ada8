"""Taking back further than Undo at a running table: everybody must agree; alone, it happens at once
(docs/decisions/0066-taken-back-with-consent.md).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar
from weakref import ref

import msgspec

from stolik.core.catching_up import answers_since
from stolik.core.errors import NothingToUndo, StolikError
from stolik.core.question import SEATS
from stolik.referee import Stale
from stolik.server.limits import Buckets
from stolik.server.messages import Inbound
from stolik.server.tables.game.proposal import Proposal, goal_of, looked_at
from stolik.server.tables.rooms.quiet import Quiet
from stolik.server.tables.viewers.guest import Guest

if TYPE_CHECKING:
    from stolik.server.tables.rooms.room import Room

LAPSE = 300.0
"""Seconds after which a proposal to which not everybody has agreed lapses."""
WISHES, WISHES_PER_SECOND = 10, 0.1
"""How often a seat may take back or propose it at once, and each second after that."""

LOOKS, LOOKS_PER_SECOND = 20, 0.5
"""The same of looking how far one could go back."""
T = TypeVar("T")


class Consent:
    """What the people at one table want to take back."""

    def __init__(self, room: Room) -> None:
        self._of = ref(room)
        self._lapse = Quiet(LAPSE, self._lapsed)
        self._wishes = Buckets(WISHES, WISHES_PER_SECOND)
        self._looks = Buckets(LOOKS, LOOKS_PER_SECOND)

    @property
    def _room(self) -> Room:
        room = self._of()
        assert room is not None
        return room

    def close(self) -> None:
        """Let nothing lapse any more."""
        self._lapse.stop()

    async def hear(self, guest: Guest, seat: int, message: Inbound) -> None:
        """Handle what a seat says about taking back. Raises StolikError."""
        if message.take_back == "look":
            await self._look(guest, seat, message.seq)
        elif message.take_back in ("answer", "turn"):
            await self._propose(seat, message.seq, turn=message.take_back == "turn")
        else:
            await self._say(seat, message.seq, agrees=message.take_back == "agree")

    async def _look(self, guest: Guest, seat: int, seq: int | None) -> None:
        """Send how many lines of the seat's log would stay, wherever it may want to go back to."""
        self._room.play.check_take_back(seat, seq)
        self._looks.take(SEATS[seat].ref)
        keeps = await self._work_out(partial(looked_at, self._room.position.clone(), seat))
        guest.send(msgspec.json.encode({"take_back": keeps}))

    async def _work_out(self, what: Callable[[], T]) -> T:
        beat, begun = self._room.beat, asyncio.get_running_loop().time()
        try:
            return await asyncio.to_thread(what)
        finally:
            await beat.until_result(begun)

    async def _propose(self, seat: int, seq: int | None, *, turn: bool) -> None:
        play = self._room.play
        play.check_take_back(seat, seq)
        self._wishes.take(SEATS[seat].ref)
        people = play.people
        goal = await self._work_out(partial(goal_of, play.position.clone(), seat, people, turn=turn))
        play.check_take_back(seat, seq)
        if goal is None:
            raise NothingToUndo(seat=SEATS[seat].ref)
        if people != play.people or answers_since(play.position, goal.mark) is None:
            raise Stale
        await self._settle(Proposal(seat, goal))

    async def _say(self, seat: int, number: int | None, *, agrees: bool) -> None:
        play = self._room.play
        play.check_person(seat)
        proposal = play.proposal
        if proposal is None or proposal.number != number:
            raise Stale
        proposal.say(seat, agrees=agrees)
        if not agrees and (seat == proposal.seat or len(play.people) == 2):
            self._end()  # of more people than two, the end would tell who has refused
        else:
            await self._settle(proposal)

    async def _settle(self, proposal: Proposal) -> None:
        """Go back if everybody agrees. Raises StolikError."""
        play = self._room.play
        if proposal.is_agreed(play.people):
            play.proposal = None
            try:
                await asyncio.shield(self._room.go_back(proposal.seat, proposal.goal.mark))
            except StolikError:
                self._room.tell()
                raise
            return
        if play.proposal is not proposal:
            play.proposal = proposal
            self._lapse.stir()
        self._room.tell()

    async def _lapsed(self) -> None:
        self._end()

    def _end(self) -> None:
        self._room.play.proposal = None
        self._room.tell()
