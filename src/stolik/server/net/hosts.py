"""The names to which this server answers: none that a stranger could own.

A page of another site whose name suddenly resolves to this server (DNS rebinding) sends that name in its `Host` header
and is refused. IP addresses, and names that exist only in a local network, are always accepted
(docs/decisions/0021-names.md).
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from stolik.server.errors import BadHost, ForeignHost

OWN_ENDINGS = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""Endings that nobody can buy."""

HOST = re.compile(r"(\[[0-9a-f:.]+(%[\w.]+)?]|[\w-]+(\.[\w-]+)*\.?)?(:\d{0,5})?", re.ASCII | re.IGNORECASE)
"""An address or a name, with an optional port."""


def check_host(headers: Sequence[str], names: Collection[str]) -> None:
    """Check the `Host` headers of a request. Raises BadHost if there are several or a malformed one, ForeignHost if the
    request was meant for another server. Programs may leave the header out.
    """
    if len(headers) > 1 or not all(map(HOST.fullmatch, headers)):
        raise BadHost(host=", ".join(headers)[:100])
    for header in headers:
        if not is_ours(header, names):
            raise ForeignHost(host=host_of(header)[:100])


def is_ours(header: str, names: Collection[str]) -> bool:
    """Whether a request with this `Host` header may be answered."""
    name = host_of(header)
    with suppress(ValueError):
        ipaddress.ip_address(name.partition("%")[0])
        return True
    return "." not in name or name.endswith(OWN_ENDINGS) or name in names


def is_page_of(origin: str, header: str) -> bool:
    """Whether a page with this `Origin` was opened under the name in a `Host` header. Some web servers write out the
    usual port.
    """
    try:
        page, here = urlsplit(origin), urlsplit(f"//{header}")
        usual = {"http": 80, "https": 443}.get(page.scheme)
        named = (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except ValueError:
        return False
    return page.hostname is not None and named


def host_of(header: str) -> str:
    """The name or address in a `Host` header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].lower().rstrip(".")
