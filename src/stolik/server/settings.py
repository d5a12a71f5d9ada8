"""What the person who runs a server decides."""

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
    metrics: str = ""
    """The path of the figures; empty for none."""
