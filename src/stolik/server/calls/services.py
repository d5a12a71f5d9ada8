"""Calls by services of the host's choice, whose messages Apprise knows how to write (decision 0079)."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from stolik.server.calls.apprised import NO_ADDRESS, SENT, Errand
from stolik.server.calls.post import Call, CallFailed
from stolik.server.storage.call_rows import ChannelRow

if TYPE_CHECKING:
    from stolik.server.calls.locking import Lock

HOSTS: Mapping[str, tuple[str, ...]] = {
    "discord": ("discord.com",),
    "gchat": ("chat.googleapis.com",),
    "pbul": ("api.pushbullet.com",),
    "pover": ("api.pushover.net",),
    "slack": ("hooks.slack.com", "slack.com"),
    "tgram": ("api.telegram.org",),
}
"""By scheme of Apprise: the hosts that its messages go to. Only services are here whose addresses name no host."""
ADDRESS = re.compile(r"([a-z]+)://[\w.~:@/+=-]*", re.ASCII)
"""An address without a query: there one could switch off what protects a connection, or name files."""
LONGEST = 500
SECONDS = 30.0
"""How long a message may take, with the start of the process."""
AT_ONCE = 2
KEPT = ("PATH", "SYSTEMROOT", "PYTHONPATH", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE")
"""What a process is told of the server's surroundings."""


def scheme_of(address: str) -> str:
    """The service that an address is of; empty if it is none."""
    parts = ADDRESS.fullmatch(address) if len(address) <= LONGEST else None
    return parts[1] if parts and parts[1] in HOSTS else ""


class Services:
    """Sends messages in processes of their own. Addresses hold keys, and are kept locked."""

    def __init__(self, offered: Sequence[str], lock: Lock) -> None:
        """`offered`: the schemes that the host allows."""
        self._offered, self._lock = offered, lock
        self._places = asyncio.Semaphore(AT_ONCE)

    def accepts(self, address: str, keys: str) -> bool:
        """Whether it is an address of a service that is offered; of one that is kept, only the scheme."""
        return scheme_of(address) in self._offered

    async def send(self, channel: ChannelRow, call: Call) -> None:
        """Send a call. Raises CallFailed."""
        url = self._lock.opened(channel.keys, channel.id)
        if url is None:
            raise CallFailed("address", final=True)
        text = f"{call.text} {call.link}".strip()
        errand = Errand(url, call.title, text, HOSTS[scheme_of(url)])
        async with self._places:
            code = await _run(msgspec.json.encode(errand))
        if code == NO_ADDRESS:
            raise CallFailed("address", final=True)
        if code != SENT:
            raise CallFailed("refused", code)


async def _run(errand: bytes) -> int:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "stolik.server.calls.apprised",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env={name: os.environ[name] for name in KEPT if name in os.environ},
    )
    try:
        async with asyncio.timeout(SECONDS):
            await process.communicate(errand)
    except TimeoutError as error:
        raise CallFailed("no_answer", "too slow") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode or 0
