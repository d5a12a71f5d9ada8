"""What is said at a running table: by people, and of what happens to its seats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from stolik.referee import Malformed
from stolik.server.errors import Muted, NotKept, RateLimited, SeesLater, SeesWithEyes
from stolik.server.messages import LONGEST_CHAT
from stolik.server.storage.records import EVERYBODY, ChatRow, Note
from stolik.server.storage.store import Store
from stolik.server.tables.game.play import Play
from stolik.server.tables.people.door import Door
from stolik.server.tables.people.names import visible
from stolik.server.tables.people.talk import Talk
from stolik.server.tables.rooms.changes import Changes
from stolik.server.tables.viewers.audience import Audience
from stolik.server.tables.viewers.eyes import Eyes
from stolik.server.tables.viewers.guest import Guest


class Talking:
    """The talk of one table, as it is written down and told."""

    def __init__(
        self,
        table: str,
        talk: Talk,
        play: Play,
        door: Door,
        eyes: Eyes,
        audience: Audience,
        store: Store,
        changes: Changes,
    ) -> None:
        self.lock = asyncio.Lock()
        """Its own: nobody who talks waits for an answer to be stored."""
        self._table, self._talk, self._play, self._door, self._eyes = table, talk, play, door, eyes
        self._audience, self._store, self._changes = audience, store, changes

    async def say(self, guest: Guest, text: str, *, to_team: bool) -> None:
        """A guest says something. Raises Muted, SeesLater, SeesWithEyes, NoTeamChat, RateLimited, Malformed,
        NotKept.
        """
        if self._door.is_muted(guest.visitor):
            raise Muted
        if self._audience.sees_later(guest):
            raise SeesLater
        if self._eyes.have_seen(guest.visitor) and not self._play.position.over:
            raise SeesWithEyes
        audience = self._talk.audience(guest.seat, to_team=to_team)
        whose = guest.visitor.network
        guest.says.take(whose if audience == EVERYBODY else f"{whose} {self._table} {audience}")
        said = visible(text, LONGEST_CHAT)
        if not said:
            raise Malformed(detail="empty")
        watcher = self._door.number(guest.visitor)
        await self._add(lambda: self._talk.line(guest.seat, said, to_team=to_team, watcher=watcher))

    async def note(self, seat: int | None, note: Note, watcher: int = 0) -> None:
        """Tell everybody what has happened to a seat, or to the table, perhaps to do with a spectator. Raises
        NotKept.
        """
        await self._add(lambda: self._talk.note(seat, note, watcher))

    async def note_player(self, seat: int) -> None:
        """Tell everybody whether a bot or a person plays the seat from now on."""
        with suppress(NotKept, RateLimited):
            self._door.take_note()
            await self.note(seat, "to_bot" if seat in self._play.bots else "to_person")

    async def _add(self, made: Callable[[], ChatRow]) -> None:
        async with self._changes.writing(self.lock):
            line = made()
            await self._store.say(self._table, line)
            self._talk.add(line)
            self._audience.tell_line(line)
