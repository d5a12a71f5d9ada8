"""The addresses under which other devices reach this server."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from contextlib import suppress

from stolik.server.errors import BadProxy

LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The loopback address to open when the server listens on all addresses."""

OUTSIDE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
"""Reserved documentation addresses. Nothing is sent; the system only tells which of its addresses it would use."""


def on_this_computer(host: str, port: int, root: str = "") -> str:
    """The URL of the page on the server's own computer."""
    return _page(LOOPBACK.get(host, host), port, root)


def for_friends(host: str, port: int, root: str = "") -> list[str]:
    """The URLs of the page for other devices, the likeliest first; none if the server listens only on loopback."""
    if host not in LOOPBACK:
        return [] if is_loopback(host) else [_page(host, port, root)]
    families = [socket.AF_INET] if host == "0.0.0.0" else [socket.AF_INET, socket.AF_INET6]
    return [_page(address, port, root) for address in dict.fromkeys(a for family in families for a in _own(family))]


def believed(proxies: Sequence[str]) -> tuple[str, ...]:
    """The addresses and networks of trusted web servers in front, parsed. Raises BadProxy."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise BadProxy(proxy=proxy) from error
    return tuple(proxies)


def is_loopback(host: str | None) -> bool:
    """Whether a host's name or address means loopback."""
    with suppress(ValueError):
        return ipaddress.ip_address(host or "").is_loopback
    return host == "localhost"


def _own(family: socket.AddressFamily) -> list[str]:
    """This computer's addresses of one family; the one on the default route comes first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect(OUTSIDE[family])
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [address for address in found if _is_reachable(address)]


def _is_reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def _page(host: str, port: int, root: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{root}/"
