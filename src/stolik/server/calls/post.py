"""What a call says, and why it may not arrive."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from stolik.server.storage.call_rows import ChannelRow

Reason = Literal["address", "no_answer", "refused", "gone", "broken"]


class CallFailed(Exception):
    """A call did not arrive. `final`: it never will; else it may be tried again, `after` so many seconds if the
    receiver has said so.
    """

    def __init__(self, reason: Reason, detail: object = "", *, final: bool = False, after: float | None = None) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason, self.final, self.after = reason, final, after


class Call(NamedTuple):
    """A call as it is sent. A receiver that gets the same `key` twice has been called once."""

    key: str
    table: str
    title: str
    text: str
    link: str
    """The page that leads back to the table; it lets nobody play who does not have the seat's link."""


class Post(Protocol):
    """A way in which calls are sent."""

    def accepts(self, address: str, keys: str) -> bool:
        """Whether a channel may have this address."""

    async def send(self, channel: ChannelRow, call: Call) -> None:
        """Send a call. Raises CallFailed."""
