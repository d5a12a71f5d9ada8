"""What the server tells a page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from stolik.core.patch import patched


class Told(list[dict[str, Any]]):
    """The messages on a page's connections, each whole: with all that a message of changes leaves as it was. Answers to
    the page's pings, which come at any time, are left out.
    """

    def __call__(self, socket: WebSocket) -> None:
        """Listen, as `on_socket` of a page."""
        self._body: dict[str, Any] = {}
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "pong" in message:
            return
        if "changes" in message:
            message = patched(self._body, message.pop("changes")) | message
        if "view" in message:
            self._body = {name: part for name, part in message.items() if name != "log"}
        self.append(message)
