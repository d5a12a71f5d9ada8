"""Connected viewers, and which one makes room for another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count

from stolik.server.limits import MOST_LINES, SAYS, SAYS_PER_SECOND, Bucket, Buckets, Share, whole
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.viewers.stream import ViewerStream

GOING_AWAY = 1012
"""Close code: the client reconnects at once, and the table is loaded from disk again."""
UNKNOWN_LINK, REMOVED = 4404, 4403
"""Close codes: the link no longer works; the host has removed this spectator."""
CANNOT_SHOW = 1011
"""Close code: the table could not be shown to this guest."""
CROWDED_OUT = 4410
"""Close code: there are too many connections with this link, and this one makes room for a newer one."""

ASKS, ASKS_PER_SECOND = 60, 12.0
"""Explanations and previews a guest may ask for at once, and each second after that."""
NOTES, NOTES_PER_SECOND = 60, 2.0
"""Changes of notes a guest may make at once, and each second after that."""

SOMEBODY = Visitor()
ARRIVALS = count()


class Guest:
    """A connected viewer: the player of a seat, or a spectator (seat None)."""

    __slots__ = (
        "__weakref__",
        "arrival",
        "asks",
        "close",
        "eyes",
        "has_seen",
        "notes",
        "says",
        "seat",
        "send",
        "share",
        "stream",
        "unsent",
        "visitor",
    )

    def __init__(
        self,
        seat: int | None,
        send: Callable[[bytes], None],
        close: Callable[[int], None],
        visitor: Visitor = SOMEBODY,
        says: Buckets | None = None,
        share: Share = whole,
        *,
        patches: bool = False,
    ) -> None:
        """`send` takes a message for this guest, `close` a close code; neither may block. `says` limits the chat lines
        of a network; by default only of this guest. `share` returns this guest's share of its limits. `patches`: it
        wants to be sent what changes, not all anew.
        """
        self.seat, self.visitor = seat, visitor
        self.arrival = next(ARRIVALS)
        """A later guest has a higher one."""
        self.send = send
        self.close = close
        self.eyes: int | None = None
        """The seat with whose eyes a spectator sees."""
        self.has_seen = False
        """Whether a spectator sees, or has seen, with the eyes of a seat."""
        self.stream = ViewerStream(seat, patches=patches)
        self.unsent: Callable[[], int] = int
        """How many messages are waiting to be sent to it."""
        self.asks = Bucket(ASKS, ASKS_PER_SECOND)
        self.notes = Bucket(NOTES, NOTES_PER_SECOND)
        self.share = share
        self.says = says or Buckets(SAYS, SAYS_PER_SECOND)

    def see_with(self, eyes: int) -> None:
        """See with a seat's eyes from now on, before anything is sent."""
        self.eyes = eyes
        self.stream = self.stream.fresh(eyes)


def make_room(newest: Guest, there: set[Guest]) -> None:
    """If there are too many connections with this link, close the oldest one of the network that has the most. So
    somebody who opens a link again and again cannot keep its owner out, and mostly closes their own connections.
    """
    same = [guest for guest in there if (guest.seat, guest.visitor.role) == (newest.seat, newest.visitor.role)]
    if len(same) > MOST_LINES[newest.visitor.role]:
        lines = Counter(guest.visitor.network for guest in same)
        others = [guest for guest in same if guest is not newest]
        gone = min(others, key=lambda guest: (-lines[guest.visitor.network], guest.arrival))
        there.discard(gone)
        gone.close(CROWDED_OUT)
