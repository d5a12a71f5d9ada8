"""The guests of a table: who is connected, and what each is sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping

import msgspec

from stolik.server.beat import Beat
from stolik.server.storage.records import ChatRow, NoteRow
from stolik.server.tables.game.clockwork import Clockwork
from stolik.server.tables.game.play import Play
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.people.notebook import Notebooks
from stolik.server.tables.people.talk import Talk
from stolik.server.tables.viewers.guest import CANNOT_SHOW, GOING_AWAY, Guest, make_room
from stolik.server.tables.viewers.showing import body, body_with_eyes
from stolik.server.tables.viewers.stream import Body, Shown

LOG = logging.getLogger(__name__)


class Guests:
    """The guests of one table. They are told only what their seats may know, and only when it has changed."""

    def __init__(self, play: Play, talk: Talk, notebooks: Notebooks, clockwork: Clockwork, beat: Beat) -> None:
        self.here: set[Guest] = set()
        self._play, self._talk, self._notebooks, self._beat = play, talk, notebooks, beat
        self._clockwork = clockwork
        self._announcement: asyncio.TimerHandle | None = None
        self._next: Callable[[int | None], str] | None = None

    @property
    def seats(self) -> set[int | None]:
        """The seats at which somebody is, and None if there is a spectator."""
        return {guest.seat for guest in self.here}

    @property
    def networks(self) -> set[str]:
        """The networks of those who sit at the table; of all others if nobody sits, so that nobody is charged for what
        they only look at.
        """
        sitting = {guest.visitor.network for guest in self.here if guest.seat is not None}
        return sitting or {guest.visitor.network for guest in self.here}

    def add(self, guest: Guest, eyes: int | None = None) -> None:
        """Add a guest, who sees with the `eyes` of a seat while the game runs, and send it everything it may know."""
        self.here.add(guest)
        make_room(guest, self.here)
        if eyes is not None and not self._play.position.over:
            guest.see_with(eyes)
        if said := self._talk.heard_by(guest.seat):
            guest.send(said)
        self.welcome(guest)

    def welcome(self, guest: Guest) -> None:
        """Add a guest who has heard all that was said, and send it everything else that it may know."""
        self.here.add(guest)
        self._tell_notes(guest)
        if now := self._clockwork.now():
            guest.send(now)
        self._tell({guest})
        self._announce_soon()
        if following := self.next_link(guest.seat) or guest.visitor.following:
            guest.send(msgspec.json.encode({"next": following}))

    def remove(self, guest: Guest) -> None:
        """Remove a guest and tell the others."""
        self.here.discard(guest)
        self._announce_soon()

    def disconnect(self, whom: Callable[[Visitor], bool], code: int) -> None:
        """Disconnect some guests for good."""
        gone = [guest for guest in self.here if whom(guest.visitor)]
        for guest in gone:
            self.here.discard(guest)
            guest.close(code)
        if gone:
            self.tell()

    def close(self, code: int) -> None:
        """Close all connections."""
        for guest in self.here:
            guest.close(code)

    def tell(self) -> None:
        """Send each guest what has changed for it."""
        self._tell(self.here)

    def tell_line(self, line: ChatRow) -> None:
        """Send a chat line to everybody who may read it."""
        heard = {seat: self._talk.heard_by(seat, [line]) for seat in self.seats}
        for guest in self.here:
            if part := heard[guest.seat]:
                guest.send(part)

    def tell_note(self, change: NoteRow) -> None:
        """Send a change of a note to its own seat."""
        for guest in self.here:
            if guest.seat == change.seat:
                guest.send(_notes({change.thing: change.text}))

    def tell_forgotten(self, seat: int, gone: Iterable[str], *, to_all: bool) -> None:
        """Tell a seat that its notes on these things are gone, and with `to_all` everybody that it shows none."""
        for guest in self.here:
            if guest.seat == seat:
                guest.send(_notes(dict.fromkeys(gone, "")))
            if to_all:
                guest.send(_notes({}, of=seat))

    def tell_shown(self, seat: int) -> None:
        """Send the notes that a seat shows to everybody."""
        shown = _notes(self._notebooks.notes(seat), of=seat)
        for guest in self.here:
            guest.send(shown)

    def _tell_notes(self, guest: Guest) -> None:
        """Send a new guest the notes of its seat, and those that are shown."""
        if own := self._notebooks.notes(guest.seat):
            guest.send(_notes(own))
        for seat, shown in self._notebooks.shown(over=self._play.position.over).items():
            guest.send(_notes(shown, of=seat))

    def send_next_links(self, link: Callable[[int | None], str]) -> None:
        """Send each guest the link of their seat at the next table; `link` maps a seat (None: a spectator) to its
        link. Later guests get theirs when they come.
        """
        self._next = link
        for guest in self.here:
            guest.send(msgspec.json.encode({"next": link(guest.seat)}))

    def next_link(self, seat: int | None) -> str:
        """The link that a seat (None: a spectator) gets at the next table; empty if none is known here."""
        return "" if self._next is None else self._next(seat)

    def _announce_soon(self) -> None:
        """Tell everybody who is here. Guests who come and go within a short time are announced together."""
        if self._announcement is None:
            self._announcement = self._beat.after_some(self._announce)

    def _announce(self) -> None:
        self._announcement = None
        self.tell()

    def tell_whole(self, guest: Guest) -> None:
        """Send a guest all that it may know once more."""
        guest.stream.forget()
        self._tell({guest})

    def _tell(self, guests: Iterable[Guest]) -> None:
        """Build each view once for all guests who see the same; if that fails, only those guests are disconnected. At
        the end of the game nobody needs another's eyes: they connect again.
        """
        shown: dict[tuple[int | None, int | None, bool], Shown] = {}
        for guest in guests:
            if guest.eyes is not None and self._play.position.over:
                guest.close(GOING_AWAY)
                continue
            sees = guest.seat, guest.eyes, guest.has_seen
            try:
                if sees not in shown:
                    shown[sees] = Shown(self._body(guest))
                news = guest.stream.news(self._play.position, shown[sees])
            except Exception:
                LOG.exception("a table cannot be shown")
                guest.close(CANNOT_SHOW)
            else:
                if news is not None:
                    guest.send(news)

    def _body(self, guest: Guest) -> Body:
        if guest.eyes is not None:
            return body_with_eyes(self._play, guest.eyes, self.seats, self._talk, self._clockwork)
        made = body(self._play, guest.seat, self.seats, self._talk, self._clockwork)
        return msgspec.structs.replace(made, eyes=False) if guest.has_seen and not made.over else made


def _notes(notes: Mapping[str, str], **of: int) -> bytes:
    return msgspec.json.encode({"notes": notes, **of})
