"""Calls by Web Push: sealed for one browser, and handed to the service of its maker."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolik.server.calls.post import Call, CallFailed
from stolik.server.calls.reach import Reach, check, parsed
from stolik.server.calls.sealing import PushKey, decoded, sealed
from stolik.server.messages import PushKeys
from stolik.server.storage.call_rows import ChannelRow

KNOWN = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.notify.windows.com",
    "web.push.apple.com",
)
"""The services of the known browsers: `*` stands for one name or several."""
KEPT = 12 * 60 * 60
"""Seconds for which a service keeps a call for a browser that is off."""
ENDED = (404, 410)
POINT, AUTH = 65, 16
"""Bytes of a browser's keys."""


class Push:
    """Sends calls to browsers."""

    def __init__(self, reach: Reach, key: PushKey, contact: str, own: Sequence[str] = ()) -> None:
        """`contact`: where services reach the host; `own`: the host's further services, which may be near."""
        self._reach, self._key, self._contact, self._own = reach, key, contact, own

    def accepts(self, address: str, keys: str) -> bool:
        """Whether this is a browser at a service that we know."""
        parts = parsed(address)
        if parts is None or parts.scheme != "https" or parts.hostname is None:
            return False
        try:
            point, auth = _keys(keys)
        except ValueError:  # also what msgspec raises
            return False
        listed = _is_one_of(parts.hostname, self._own)
        known = parts.port in (None, 443) and _is_one_of(parts.hostname, KNOWN)
        return (listed or known) and (len(point), len(auth)) == (POINT, AUTH)

    async def send(self, channel: ChannelRow, call: Call) -> None:
        """Send a call. Raises CallFailed."""
        parts = parsed(channel.address)
        if parts is None or parts.hostname is None:
            raise CallFailed("address", final=True)
        said = msgspec.json.encode({"table": call.table, "key": call.key, "title": call.title, "text": call.text})
        try:
            body = sealed(said, *_keys(channel.keys))
        except ValueError as error:
            raise CallFailed("address", final=True) from error
        headers = {
            "ttl": str(KEPT),
            "urgency": "high",
            "topic": call.key,
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "authorization": self._key.authorization(f"https://{parts.netloc}", self._contact),
        }
        answer = await self._reach.post(channel.address, body, headers, local=_is_one_of(parts.hostname, self._own))
        if answer.status in ENDED:
            raise CallFailed("gone", answer.status, final=True)
        check(answer)


def _keys(keys: str) -> tuple[bytes, bytes]:
    found = msgspec.json.decode(keys, type=PushKeys)
    return decoded(found.p256dh), decoded(found.auth)


def _is_one_of(host: str, names: Sequence[str]) -> bool:
    return any(host.endswith(name[1:]) if name.startswith("*.") else host == name for name in names)
