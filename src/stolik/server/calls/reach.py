"""Posting to addresses that strangers have named: resolved once, checked, and connected to that very address."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from email.utils import parsedate_to_datetime
from functools import partial
from time import time
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from stolik.server.calls.post import CallFailed
from stolik.server.calls.workers import Workers

SECONDS = 5.0
"""How long a receiver may take in all."""
LARGEST = 64 * 1024
"""Bytes of the head of an answer; no more is read."""
LONGEST = 1000
"""Characters of an address."""
USUAL = {"http": 80, "https": 443}
GLOBAL_IPV6 = ipaddress.ip_network("2000::/3")
LONGEST_WAIT = 6 * 60 * 60.0
"""Seconds that a receiver may ask us to wait."""

LOOK_UPS = Workers(8, "names")

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class Answer(NamedTuple):
    """What a receiver has answered."""

    status: int
    headers: Mapping[str, str]

    @property
    def retry_after(self) -> float | None:
        """For how many seconds it asks to wait."""
        said = self.headers.get("retry-after", "")
        with suppress(ValueError, TypeError):
            seconds = float(said) if said.isdecimal() else parsedate_to_datetime(said).timestamp() - time()
            return min(max(0.0, seconds), LONGEST_WAIT)
        return None


def parsed(url: str) -> SplitResult | None:
    """The parts of an address over HTTP that has nothing odd in it; None if it is no such address."""
    with suppress(ValueError):
        parts = urlsplit(url)
        plain = len(url) <= LONGEST and all("!" <= letter <= "~" for letter in url)
        named = parts.hostname and parts.port != 0 and "@" not in parts.netloc
        if plain and named and parts.scheme in USUAL:
            return parts
    return None


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet, and to no network that is near the server."""
    parsed = ipaddress.ip_address(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        if parsed not in GLOBAL_IPV6 or parsed.sixtofour is not None or parsed.teredo is not None:
            return False
    return parsed.is_global and not parsed.is_multicast


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    found = await LOOK_UPS.do(partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM))
    return [str(info[4][0]).partition("%")[0] for info in found]


class Reach:
    """Posts over connections of its own."""

    def __init__(self, resolve: Resolve = resolve, trust: ssl.SSLContext | None = None) -> None:
        self._resolve, self._trust = resolve, trust or ssl.create_default_context()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], *, local: bool = False) -> Answer:
        """Post once and read the head of the answer; a redirect is an answer like any other. `local` addresses are
        refused unless they are allowed. Raises CallFailed.
        """
        parts = parsed(url)
        if parts is None or parts.hostname is None:
            raise CallFailed("address", final=True)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(parts, parts.hostname, body, headers, local=local)
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:  # a timeout is an OSError
            raise CallFailed("no_answer", type(error).__name__) from error

    async def _post(
        self, parts: SplitResult, host: str, body: bytes, headers: Mapping[str, str], *, local: bool
    ) -> Answer:
        port = parts.port or USUAL[parts.scheme]
        addresses = await self._resolve(host, port)
        if not addresses:
            raise OSError("no address")
        if not local and not all(map(is_public, addresses)):
            raise CallFailed("address", final=True)
        secure = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            addresses[0],
            port,
            limit=LARGEST,
            ssl=self._trust if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return await _answer(reader)
        finally:
            writer.close()


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fixed = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close"}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in {**fixed, **headers}.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def _answer(reader: asyncio.StreamReader) -> Answer:
    status = 100
    lines: list[str] = []
    while 100 <= status < 200:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        version, _, rest = first.partition(" ")
        if not version.startswith("HTTP/1."):
            raise ValueError(version)
        status = int(rest[:3])
    named = (line.partition(":") for line in lines if line)
    return Answer(status, {name.strip().lower(): value.strip() for name, _, value in named})


def check(answer: Answer) -> None:
    """Raises CallFailed unless the receiver has taken the call."""
    if 200 <= answer.status < 300:
        return
    again = answer.status in (408, 425, 429) or answer.status >= 500
    raise CallFailed("refused", answer.status, final=not again, after=answer.retry_after)
