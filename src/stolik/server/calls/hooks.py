"""Calls by webhooks: a message posted to an address that the person has named."""

from __future__ import annotations

import msgspec

from stolik.server.calls.post import Call
from stolik.server.calls.reach import Reach, check, parsed
from stolik.server.storage.call_rows import ChannelRow


class Hooks:
    """Posts JSON in which Slack, Discord and their like find the message."""

    def __init__(self, reach: Reach, *, local: bool) -> None:
        self._reach, self._local = reach, local

    def accepts(self, address: str, keys: str) -> bool:
        """Whether it may be posted to: over the internet only to the usual port of HTTPS."""
        parts = parsed(address)
        return parts is not None and (self._local or (parts.scheme, parts.port or 443) == ("https", 443))

    async def send(self, channel: ChannelRow, call: Call) -> None:
        """Send a call. Raises CallFailed."""
        said = f"{call.text} {call.link}".strip()
        body = msgspec.json.encode({"text": said, "content": said})
        headers = {"content-type": "application/json", "user-agent": "Stolik", "idempotency-key": call.key}
        check(await self._reach.post(channel.address, body, headers, local=self._local))
