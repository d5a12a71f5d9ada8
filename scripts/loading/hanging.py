"""Receivers that take every connection and never answer, and calls that wait for them."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from loading.house import House
from stolik.server.calls.sealing import CURVE, encoded, point
from stolik.server.storage.call_rows import ADD_CALL, ADD_CHANNEL, ChannelKind, new_channel

OF_EACH = 500
"""Channels of each kind: more than can be called while the load lasts."""
SETTINGS = """
address = "https://stolik.example.org"
hooks = "local"
push_services = ["localhost"]
[mail]
host = "127.0.0.1"
port = {port}
security = "none"
sender = "stolik@example.org"
"""


class Hanging:
    """A mail server, a service of Web Push and a receiver of webhooks, all at one port."""

    async def open(self, folder: Path) -> Path:
        """Take connections. Returns a file for `--calls`."""
        server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
        self._server, self._port = server, server.sockets[0].getsockname()[1]
        file = folder / "calls.toml"
        file.write_text(SETTINGS.format(port=self._port))
        return file

    async def call(self, house: House, db: Path) -> None:
        """Let somebody be called who is asked at a table and not there, over many channels."""
        wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
        table = (await house.post("/api/tables", wish))["table"]
        browser = {
            "p256dh": encoded(point(ec.generate_private_key(CURVE).public_key())),
            "auth": encoded(secrets.token_bytes(16)),
        }
        addresses: dict[ChannelKind, str] = {
            "mail": "ola{}@example.org",
            "push": f"https://localhost:{self._port}/{{}}",
            "hook": f"http://127.0.0.1:{self._port}/{{}}",
        }
        channels = [
            new_channel(
                f"{kind}{n}",
                table,
                0,
                kind,
                address.format(n),
                keys=msgspec.json.encode(browser).decode() if kind == "push" else "",
                stop=secrets.token_urlsafe(18),
            )
            for kind, address in addresses.items()
            for n in range(OF_EACH)
        ]
        with closing(sqlite3.connect(db, timeout=30)) as file, file:
            file.executemany(ADD_CHANNEL, map(msgspec.structs.asdict, channels))
            file.executemany(ADD_CALL, [(table, 0, channel.id, 0, 0) for channel in channels])
