"""The settings of the person who runs a server."""

from __future__ import annotations

import msgspec

from stolik.server.password import Password
from stolik.server.retention import Retention


class Settings(msgspec.Struct, frozen=True):
    """Each has a default that suits friends in a home network."""

    keep: Retention = Retention()
    names: frozenset[str] = frozenset()
    """Names of the server beside those that are always good (`hosts`)."""
    password: Password | None = None
    """For opening tables."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of web servers in front, beside those on this computer: they say whom they speak for."""
    metrics: str = ""
    """The path of the figures; empty for none."""
