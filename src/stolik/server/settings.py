"""The settings of the person who runs a server."""

from __future__ import annotations

import msgspec

from stolik.server.calls.settings import CallSettings
from stolik.server.logs import LogLevel
from stolik.server.password import Password
from stolik.server.storage.retention import Retention


class Settings(msgspec.Struct, frozen=True):
    """Each has a default that suits friends in a home network."""

    keep: Retention = Retention()
    names: frozenset[str] = frozenset()
    """Names of the server besides those that are always accepted (`hosts`)."""
    password: Password | None = None
    """The password for opening tables."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of trusted web servers in front, besides those on this computer; they forward the visitors'
    addresses."""
    open_tables: bool = False
    """Whether a table may be open to anybody who can reach the server (`open_tables`)."""
    root: str = ""
    """The path under which the server is reached, if the web server in front leaves it in the requests (`paths`)."""
    metrics: str = ""
    """The path of the metrics; empty for none."""
    log_level: LogLevel = "info"
    calls: CallSettings = CallSettings()
