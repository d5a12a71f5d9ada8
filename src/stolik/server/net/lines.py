"""Uvicorn's protocols with time limits: nobody can hold memory or a socket by not reading, not sending, or pinging.

Pings are answered at a beat; more pings than a browser sends close the connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from stolik.server.beat import Beat
from stolik.server.errors import RateLimited
from stolik.server.limits import Bucket, Share, whole
from stolik.server.net.headers import HEADERS, NEVER_KEPT

CLOSE_WITHIN = 5.0
"""Seconds a closed connection has to read what is left for it."""
READ_WITHIN = 15.0
"""Seconds within which a connection must read some of the data waiting for it."""
ASK_WITHIN = 15.0
"""Seconds within which a request must have arrived."""
LONGEST_HEAD = 64 * 1024
"""Bytes of a request before its body."""
STEP = 256
"""The lengths of messages in bytes are multiples of this."""
FRAMES, FRAMES_PER_SECOND = 400, 100.0
"""Control frames and fragments of a WebSocket. Whole messages are counted where they are read."""


LINE = "stolik.line"
"""The extension in the scope of a WebSocket that holds its protocol object. The application or the end of the
connection removes it, whichever comes first, so that no reference cycle is left.
"""


class ClosingTransport:
    """A transport whose `close` waits only for a limited time."""

    __slots__ = ("_transport",)

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def close(self) -> None:
        """Close; data that is not read in time is discarded."""
        if not self._transport.is_closing():
            asyncio.get_running_loop().call_later(CLOSE_WITHIN, self._transport.abort)
        self._transport.close()

    def write(self, data: bytes) -> None:
        """Send."""
        self._transport.write(data)

    def is_closing(self) -> bool:
        """Whether it is closed or closing."""
        return self._transport.is_closing()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Timer:
    """Ends a connection unless it is stopped in time."""

    __slots__ = ("_handle",)

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, transport: Any) -> None:
        """End the connection after `seconds`. Does nothing if the timer is already running."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        """Stop the timer."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Opening(ServerProtocol):
    """The parser of a WebSocket."""

    def reject(self, status: int, text: str) -> Response:
        """Refuse the upgrade."""
        response = super().reject(status, text)
        response.headers.update(HEADERS | NEVER_KEPT)
        return response


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket."""

    beat = Beat(0)

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.conn = Opening(max_size=config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the loop."""
        super().connection_made(ClosingTransport(transport))  # type: ignore[arg-type]
        self._late, self._unread = Timer(), Timer()
        self._late.start(ASK_WITHIN, transport)
        self._frames = Bucket(FRAMES, FRAMES_PER_SECOND)
        self._pongs: asyncio.Task[None] | None = None
        self.share: Share = whole
        self._offers: dict[str, Any] = {}

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop."""
        self._late.stop()
        self._unread.stop()
        super().connection_lost(exc)
        self._offers.pop(LINE, None)
        self.conn.parser.close()  # this generator and its parser refer to each other

    def data_received(self, data: bytes) -> None:
        """Called by the loop. A request that is malformed or has a body never reaches the application."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(no_request("Invalid WebSocket request"))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Let the application send without a task for each message."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]
            self._offers = self.scope["extensions"]

    def start_keepalive(self) -> None:
        """The connection is open: drop what was needed only to open it."""
        super().start_keepalive()
        self._late.stop()
        self.request.headers.clear()  # the parser would keep the request
        del self.request, self.response

    def tell(self, texts: Iterable[bytes]) -> None:
        """Send messages, if the connection is still open."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(framed(padded(text)) for text in texts))

    def pause_writing(self) -> None:
        """Called by the loop when much waits to be read by the other end."""
        super().pause_writing()
        self._unread.start(READ_WITHIN, self.transport)

    def resume_writing(self) -> None:
        """Called by the loop when little is left."""
        self._unread.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """The other end has not answered a ping: it has disconnected or does not read."""
        self.transport.abort()

    def handle_events(self) -> None:
        """Deal with what has arrived."""
        events = self.conn.events_received()
        try:
            for event in events:
                if isinstance(event, Frame) and event.opcode not in (Opcode.TEXT, Opcode.BINARY):
                    self._frames.take(self.share())
        except RateLimited:
            self.transport.abort()
            return
        self.conn.events = events
        super().handle_events()

    def handle_ping(self) -> None:
        """Answer at the next beat; pings until then are answered together."""
        if self._pongs is None or self._pongs.done():
            self._pongs = self.loop.create_task(self._answer_pings())
            self.tasks.add(self._pongs)
            self._pongs.add_done_callback(self.tasks.discard)

    async def _answer_pings(self) -> None:
        await self.beat.until_sending()
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))


class RequestLine(HttpToolsProtocol):
    """A connection for requests."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Called by the loop."""
        super().connection_made(transport)
        self._late, self._unread = Timer(), Timer()
        self._late.start(ASK_WITHIN, transport)
        self._head: int | None = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop."""
        self._late.stop()
        self._unread.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Called by the loop. The parser would wait for the end of a head of any length."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("Request head too large")

    def on_headers_complete(self) -> None:
        """The head of a request has arrived. A target that names a server is treated like a second `Host`."""
        self._head = None
        if not self.url.startswith(b"/"):
            self.headers.append((b"host", self.url))
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        """A request begins to arrive."""
        self._head = 0
        self._late.start(ASK_WITHIN, self.transport)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request has arrived."""
        self._late.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a WebSocket. The parser and this would hold each other in memory."""
        self._late.stop()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        """Called by the loop when much waits to be read by the other end."""
        super().pause_writing()
        self._unread.start(READ_WITHIN, self.transport)

    def resume_writing(self) -> None:
        """Called by the loop when little is left."""
        self._unread.stop()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Answer something that is no request."""
        self.transport.write(no_request(msg))
        self.transport.close()


def no_request(why: str) -> bytes:
    """The answer to something that is no request."""
    head = "".join(f"{name}: {value}\r\n" for name, value in (HEADERS | NEVER_KEPT).items())
    return (
        f"HTTP/1.1 400 Bad Request\r\n{head}connection: close\r\n"
        f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(why)}\r\n\r\n{why}"
    ).encode()


def socket_line(beat: Beat) -> type[SocketLine]:
    """The class of WebSockets that keep this beat."""
    return type("SocketLine", (SocketLine,), {"beat": beat})


def padded(text: bytes) -> bytes:
    """JSON with spaces at its end, up to a multiple of `STEP`: who sees only how long a message is, learns little."""
    return text.ljust(-(-len(text) // STEP) * STEP)


def framed(text: bytes) -> bytes:
    """A text message as a frame of a WebSocket."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
