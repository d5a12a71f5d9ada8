"""Connections that do not read, do not ask, or ping without end: they are ended, and hold nothing."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from stolik.server.beat import Beat
from stolik.server.net import lines
from stolik.server.net.lines import FRAMES, LINE, Opening, RequestLine, SocketLine, socket_line

UPGRADE = (
    b"GET /ws/x HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Wire:
    """The transport of a peer that reads nothing."""

    def __init__(self) -> None:
        self.aborted = asyncio.Event()
        self.closed = False
        self.written = b""
        self.protocol: Any = None

    def abort(self) -> None:
        self.aborted.set()

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed or self.aborted.is_set()

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str) -> Any:
        return None

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def connected(kind: type[SocketLine | RequestLine], what: Callable[[Any, Wire], Awaitable[None]]) -> None:
    async def do() -> None:
        config = Config(nothing, ws=SocketLine, http=RequestLine, log_config=None, lifespan="off")
        line, wire = kind(config, ServerState(), {}), Wire()
        line.connection_made(wire)  # type: ignore[arg-type]
        async with asyncio.timeout(5):
            await what(line, wire)

    asyncio.run(do())


def frame(opcode: Opcode, data: bytes = b"") -> bytes:
    return Frame(opcode, data).serialize(mask=True)


def test_pings_without_end_end_the_line() -> None:
    async def flood(line: SocketLine, wire: Wire) -> None:
        line.data_received(UPGRADE)
        await asyncio.sleep(0)
        for _ in range(10):
            line.data_received(frame(Opcode.PING, b"x" * 125) * 100)
        assert wire.aborted.is_set()
        assert len(wire.written) < 125 * FRAMES

    connected(SocketLine, flood)


def test_a_line_of_a_crowded_network_may_ping_less() -> None:
    async def flood(line: SocketLine, wire: Wire) -> None:
        line.data_received(UPGRADE)
        await asyncio.sleep(0)
        line.share = lambda: 0.1
        line.data_received(frame(Opcode.PING) * 30)
        assert not wire.aborted.is_set()
        line.data_received(frame(Opcode.PING) * 30)
        assert wire.aborted.is_set()

    connected(SocketLine, flood)


def test_pings_are_answered_together_at_a_beat() -> None:
    async def ping(line: SocketLine, wire: Wire) -> None:
        line.data_received(UPGRADE)
        await asyncio.sleep(0)
        wire.written = b""
        for n in range(3):
            line.data_received(frame(Opcode.PING, b"%d" % n))
        assert wire.written == b""
        await asyncio.sleep(0.05)
        assert [part[:1] for part in wire.written.split(b"\x8a\x01")[1:]] == [b"0", b"1", b"2"]

    connected(socket_line(Beat(0.02)), ping)


def test_empty_fragments_without_end_end_the_line() -> None:
    async def flood(line: SocketLine, wire: Wire) -> None:
        line.data_received(UPGRADE)
        line.data_received(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        line.data_received(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 1000)
        assert wire.aborted.is_set()

    connected(SocketLine, flood)


@pytest.mark.parametrize("kind", [SocketLine, RequestLine])
def test_who_does_not_read_is_cut_off(kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "READ_WITHIN", 0.01)

    async def full(line: Any, wire: Wire) -> None:
        line.pause_writing()
        line.resume_writing()
        await asyncio.sleep(0.02)
        assert not wire.aborted.is_set(), "it has read in time"
        line.pause_writing()
        await wire.aborted.wait()

    connected(kind, full)


def test_a_closed_line_does_not_wait_for_its_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "CLOSE_WITHIN", 0.01)

    async def close(line: SocketLine, wire: Wire) -> None:
        line.transport.close()
        assert wire.closed
        await wire.aborted.wait()

    connected(SocketLine, close)


def test_an_unanswered_ping_ends_the_line_at_once() -> None:
    async def die(line: SocketLine, wire: Wire) -> None:
        line.keepalive_timeout()
        assert wire.aborted.is_set()

    connected(SocketLine, die)


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nhost:", b"POST /api/tables HTTP/1.1\r\ncontent-length: 9\r\n\r\n{"]
)
def test_half_a_request_is_not_waited_for(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ASK_WITHIN", 0.01)

    async def wait(line: RequestLine, wire: Wire) -> None:
        line.data_received(sent)
        await wire.aborted.wait()

    connected(RequestLine, wait)


def test_an_upgrade_that_cannot_be_read_ends_the_line() -> None:
    async def ask(line: SocketLine, wire: Wire) -> None:
        line.data_received(UPGRADE.replace(b"key: A", b"key: " + b"A" * 50_000))
        assert wire.is_closing()

    connected(SocketLine, ask)


def test_an_open_line_may_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ASK_WITHIN", 0.5)

    async def say_nothing(line: SocketLine, wire: Wire) -> None:
        line.data_received(UPGRADE)
        await asyncio.sleep(0.8)
        assert not wire.aborted.is_set()

    connected(SocketLine, say_nothing)


def test_half_an_upgrade_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ASK_WITHIN", 0.01)

    async def wait(line: SocketLine, wire: Wire) -> None:
        line.data_received(UPGRADE[:-2])
        await wire.aborted.wait()

    connected(SocketLine, wait)


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\nx: ", b"GET /"])
def test_a_head_without_end_is_not_kept(head: bytes) -> None:
    async def pour(line: RequestLine, wire: Wire) -> None:
        line.data_received(head)
        for _ in range(20):
            line.data_received(b"x" * 1000)
        assert not wire.is_closing()
        for _ in range(50):
            line.data_received(b"x" * 1000)
        assert wire.is_closing()
        assert wire.written.startswith(b"HTTP/1.1 400 ")

    connected(RequestLine, pour)


def test_what_is_no_request_is_answered_with_the_security_headers() -> None:
    async def ask(line: RequestLine, wire: Wire) -> None:
        line.data_received(b"\x16\x03\x01 hello\r\n\r\n")
        assert wire.written.startswith(b"HTTP/1.1 400 ")
        assert b"content-security-policy: default-src 'none'" in wire.written
        assert wire.closed

    connected(RequestLine, ask)


async def taken(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        scope["extensions"].pop(LINE)


async def refused(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})


@pytest.mark.parametrize("kind", [SocketLine, RequestLine])
@pytest.mark.parametrize("app", [taken, refused])
def test_a_line_that_is_gone_leaves_nothing_to_search_for(
    kind: type[Any], app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server looks for garbage rarely, and lines come and go."""

    opened: list[Opening] = []

    class Noted(Opening):
        def __init__(self, **settings: Any) -> None:
            super().__init__(**settings)
            opened.append(self)

    monkeypatch.setattr(lines, "Opening", Noted)

    async def come_and_go(line: Any, wire: Wire) -> None:
        line.data_received(UPGRADE)
        await asyncio.sleep(0)
        (wire.protocol or line).connection_lost(None)
        wire.protocol = None

    async def gone() -> None:
        config = Config(app, ws=SocketLine, http=RequestLine, log_config=None, lifespan="off")
        line = kind(config, ServerState(), {})
        wire = Wire()
        line.connection_made(wire)
        await come_and_go(line, wire)
        await asyncio.sleep(0.01)
        left = [weakref.ref(line), *map(weakref.ref, opened)]
        line = None
        opened.clear()
        assert [one() for one in left] == [None] * 2

    gc.disable()
    try:
        asyncio.run(gone())
    finally:
        gc.enable()


def test_news_leave_in_one_piece_and_not_after_the_close() -> None:
    async def news(line: SocketLine, wire: Wire) -> None:
        line.data_received(UPGRADE)
        await asyncio.sleep(0)
        wire.written = b""
        texts = [b"x" * size for size in (1, 125, 256, 257, 65_535, 65_536)]
        line.tell(texts)
        parser = ClientProtocol(parse_uri("ws://here/"), state=OPEN)
        parser.receive_data(wire.written)
        heard = [event for event in parser.events_received() if isinstance(event, Frame)]
        assert [(event.opcode, bytes(event.data).rstrip(b" ")) for event in heard] == [
            (Opcode.TEXT, text) for text in texts
        ]
        assert [len(event.data) for event in heard] == [256, 256, 256, 512, 65_536, 65_536]
        wire.closed, wire.written = True, b""
        line.tell(texts)
        assert wire.written == b""

    connected(SocketLine, news)
