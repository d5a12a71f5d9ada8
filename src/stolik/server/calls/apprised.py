"""The process in which Apprise sends a message: it reaches the hosts of one service, and nothing else (decision 0079).

Run as a program it reads an Errand as JSON, and its exit code says how it went.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stolik.server.calls.reach import USUAL, is_public

SENT, REFUSED, NO_ADDRESS = 0, 3, 4
"""Exit codes."""


class Errand(msgspec.Struct):
    """What is to be sent where. Only these `hosts` are reached."""

    url: str
    title: str
    text: str
    hosts: tuple[str, ...]


Look = Callable[..., Sequence[Any]]


def confined(look: Look, hosts: Sequence[str]) -> Look:
    """A look-up of names that finds only these hosts, at the usual port of HTTPS and at public addresses. Every
    connection asks for its address here: after a redirect, and for a number too.
    """

    def found(host: str, port: int | str | None, *more: Any, **named: Any) -> Sequence[Any]:
        if host not in hosts or port != USUAL["https"]:
            raise socket.gaierror(f"not a host of this service: {host}")
        answers = look(host, port, *more, **named)
        if not all(is_public(str(answer[4][0]).partition("%")[0]) for answer in answers):
            raise socket.gaierror(f"not a public address: {host}")
        return answers

    return found


def sent(errand: Errand) -> int:
    """Send a message. Returns the exit code."""
    from apprise import Apprise

    apprise = Apprise()
    if not apprise.add(errand.url) or len(apprise) != 1:
        return NO_ADDRESS
    return SENT if apprise.notify(title=errand.title, body=errand.text) else REFUSED


def main() -> None:
    """Run an errand."""
    errand = msgspec.json.decode(sys.stdin.buffer.read(), type=Errand)
    socket.getaddrinfo = confined(socket.getaddrinfo, errand.hosts)  # type: ignore[assignment]
    sys.exit(sent(errand))


if __name__ == "__main__":
    main()
