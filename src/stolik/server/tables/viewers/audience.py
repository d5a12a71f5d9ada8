"""Who is at a table: its guests, and apart from them the spectators who see it later (decision 0078)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.server.beat import Beat
from stolik.server.storage.diary import Diary
from stolik.server.storage.records import ChatRow, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.clockwork import Clockwork
from stolik.server.tables.game.play import Play
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.people.talk import Talk
from stolik.server.tables.viewers.guest import Guest
from stolik.server.tables.viewers.guests import Guests
from stolik.server.tables.viewers.late import Following, Mark
from stolik.server.tables.viewers.showing import Seen


class Audience:
    """All who are connected to one table. `now` are those who see it as it is."""

    def __init__(
        self, now: Guests, ahead: tuple[Play, Talk, Clockwork], store: Store, diary: Diary, beat: Beat
    ) -> None:
        """`ahead`: what spectators follow later, if the table says so (`follow`)."""
        self.now = now
        self._ahead, self._store, self._diary, self._beat = ahead, store, diary, beat
        self._following: Following | None = None

    @property
    def here(self) -> set[Guest]:
        """Everybody who is connected."""
        return {guest for guests in self._all for guest in guests.here}

    @property
    def networks(self) -> set[str]:
        """The networks that share the bots' time (`Guests.networks`)."""
        return next((guests.networks for guests in self._all if guests.here), set())

    def of(self, guest: Guest) -> Guests:
        """Those among whom this guest is or would be."""
        return self.now if not self.sees_later(guest) or self._following is None else self._following.guests

    def sees_later(self, guest: Guest) -> bool:
        """Whether this guest sees the table later."""
        return guest.visitor.role == "watch" and self._following is not None and not self._following.over

    def seen_later(self) -> Seen | None:
        """The table as spectators see it, if that is later. Raises TooEarly."""
        if self._following is None:
            return None
        self._following.look()
        return None if self._following.over else self._following.seen

    def follow(self, table: TableRow, marks: Sequence[Mark] = (), *, shown: bool = True) -> None:
        """Let spectators see the table so much later as it says; they connect again. `marks`, `shown`: as for
        `Following`, if nobody has followed it yet.
        """
        if self._following is not None and table.late:
            self._following.change(table.late)
            return
        if self._following is not None:
            self._following.stop()
        self._following = None
        if table.late:
            ahead, end = self._ahead, self._see_now
            self._following = Following(
                table, ahead, self._store, self._diary, self._beat, marks=marks, shown=shown, ended=end
            )

    def tell(self) -> None:
        """Send each guest what has changed for it; those who see it later, once it is time."""
        self.now.tell()
        self.note()

    def tell_line(self, line: ChatRow) -> None:
        """Send a chat line to everybody who may read it; those who see the table later, once it is time."""
        self.now.tell_line(line)
        self.note()

    def note(self) -> None:
        """Note for those who see the table later that it has changed."""
        if self._following is not None:
            self._following.note()

    async def settled(self) -> None:
        """Wait until all marks are written."""
        if self._following is not None:
            await self._following.settled()

    def disconnect(self, whom: Callable[[Visitor], bool], code: int) -> None:
        """Disconnect some guests for good."""
        for guests in self._all:
            guests.disconnect(whom, code)

    def close(self, code: int) -> None:
        """Close all connections, and follow the table no more."""
        if self._following is not None:
            self._following.stop()
        for guests in self._all:
            guests.close(code)

    @property
    def _all(self) -> list[Guests]:
        return [self.now] if self._following is None else [self.now, self._following.guests]

    def _see_now(self) -> None:
        """The end has been shown to those who see the table later: now they see it as it is."""
        for guests in self._all[1:]:
            for guest in [*guests.here]:
                guests.here.discard(guest)
                self.now.welcome(guest)
