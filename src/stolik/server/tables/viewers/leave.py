"""The leave that seats give to see with their eyes: written down, and at once in force."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.server.errors import NoEyes
from stolik.server.storage.records import EyesRow, Record
from stolik.server.storage.store import Store
from stolik.server.tables.game.play import Play
from stolik.server.tables.people.door import Door
from stolik.server.tables.viewers.audience import Audience
from stolik.server.tables.viewers.eyes import Eyes
from stolik.server.tables.viewers.guest import GOING_AWAY, Guest


class Leave:
    """The leave given at one table. Only its room changes it, with its lock."""

    def __init__(self, record: Record, play: Play, door: Door, audience: Audience, store: Store) -> None:
        self._table, self._play, self._door, self._audience, self._store = record.table, play, door, audience, store
        self.eyes = Eyes(record, play.position.game.teams(play.position.players))
        play.eyes = self.eyes.numbers

    @property
    def watching(self) -> list[int]:
        """The numbers of the spectators who are here."""
        return sorted({self._door.number(guest.visitor) for guest in self._audience.here} - {0})

    def given(self, seat: int, spectator: int) -> list[EyesRow]:
        """What changes if the seat lets a spectator see. Raises BotSits, NoEyes and what `Eyes.given` raises."""
        self._play.check_person(seat)
        if self._play.position.over or self._play.guided is not None or self._table.deal == "day":
            raise NoEyes
        there = [guest.visitor for guest in self._audience.here if self._door.number(guest.visitor) == spectator]
        return self.eyes.given(seat, spectator, there)

    async def keep(self, rows: Sequence[EyesRow]) -> None:
        """Write changes down and apply them. Raises NotKept."""
        if rows:
            await self._store.write(self.eyes.statement(rows))
            self.apply(rows)

    def apply(self, rows: Sequence[EyesRow]) -> None:
        """Apply changes that are written down."""
        self.eyes.apply(rows)
        self._play.eyes = self.eyes.numbers
        self.see_anew()
        self._audience.tell()

    def enter(self, guest: Guest) -> None:
        """Add a guest who sees what they may. Spectators are numbered as they come."""
        self._door.number(guest.visitor)
        guest.has_seen = self.eyes.have_seen(guest.visitor)
        if guest.seat is not None:
            self.eyes.note_seat(guest.seat, guest.visitor)
            self.see_anew()
        self._audience.of(guest).add(guest, self.eyes.of(guest.visitor))

    def see_anew(self) -> None:
        """Let those connect again who see with eyes with which they may not, or do not yet, unless the game is over."""
        guests = [guest for guest in self._audience.here if guest.eyes is not None or not self._play.position.over]
        wrong = {guest.visitor for guest in guests if guest.eyes != self.eyes.of(guest.visitor)}
        self._audience.disconnect(wrong.__contains__, GOING_AWAY)
