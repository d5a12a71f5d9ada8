"""The names by which this server may be called: none that a stranger could own.

A page of another site whose name suddenly leads here (DNS rebinding) comes with that name in its `Host` header, and is
refused. Addresses and names that only a network of one's own gives are always good (docs/decisions/0021-names.md).
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from contextlib import suppress

OWN_ENDINGS = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""Endings that nobody can buy."""


def is_ours(header: str, names: Collection[str]) -> bool:
    """Whether a request with this `Host` header may be answered. Programs may leave the header out."""
    name = host_of(header)
    with suppress(ValueError):
        ipaddress.ip_address(name.partition("%")[0])
        return True
    return "." not in name or name.endswith(OWN_ENDINGS) or name in names


def host_of(header: str) -> str:
    """The name or address in a `Host` header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].lower().rstrip(".")
