"""A connected viewer, and why one is sent away."""

from __future__ import annotations

from collections.abc import Callable

from stolik.server.door import Visitor
from stolik.server.limits import Bucket
from stolik.server.viewer_stream import ViewerStream

GOING_AWAY = 1012
"""Close code: the client reconnects at once, and the table is loaded from disk again."""
UNKNOWN_LINK, REMOVED = 4404, 4403
"""Close codes: the link leads nowhere now; the host has sent this spectator away."""
CANNOT_SHOW = 1011
"""Close code: the table could not be shown to this guest."""

ASKS, ASKS_PER_SECOND = 60, 12.0
"""Things a guest may have explained and answers it may have previewed at once, and each second after that."""

SOMEBODY = Visitor()


class Guest:
    """A connected viewer: the player of a seat, or a spectator (seat None)."""

    __slots__ = ("__weakref__", "asks", "close", "seat", "send", "stream", "unsent", "visitor")

    def __init__(
        self,
        seat: int | None,
        send: Callable[[bytes], None],
        close: Callable[[int], None],
        visitor: Visitor = SOMEBODY,
    ) -> None:
        """`send` takes a message for this guest, `close` a close code; neither may block."""
        self.seat, self.visitor = seat, visitor
        self.send = send
        self.close = close
        self.stream = ViewerStream(seat)
        self.unsent: Callable[[], int] = int
        """How many messages wait to be sent to it."""
        self.asks = Bucket(ASKS, ASKS_PER_SECOND)
