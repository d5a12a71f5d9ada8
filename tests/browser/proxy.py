"""A web server in front of Stolik that is set up wrongly."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

Head = Callable[[bytes], bytes]
"""Changes the head of a request."""


def without_upgrade(head: bytes) -> bytes:
    """What most web servers do unless told otherwise."""
    return re.sub(rb"(?im)^(upgrade|connection): .*\r\n", b"", head)


def with_host(host: str) -> Head:
    """Sends every request to this name, whatever the browser asked for."""
    return lambda head: re.sub(rb"(?im)^host: .*(?=\r\n)", b"Host: " + host.encode(), head)


def without_path(head: bytes) -> bytes:
    """Serves Stolik under /stolik/ and takes that off; leaves out everything else."""
    return re.sub(rb"^(\w+) /stolik/", rb"\1 /", head) if b" /stolik/" in head else b"GET /elsewhere HTTP/1.1\r\n"


def unchanged(head: bytes) -> bytes:
    """A web server that is set up rightly."""
    return head


class Proxy:
    """Passes requests on, one for each connection; `change` may be replaced while it runs."""

    def __init__(self, behind: str, change: Head) -> None:
        self.change = change
        self._behind = ("127.0.0.1", int(behind.rsplit(":", 1)[1]))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=self._pass_on, args=(self._listener.accept()[0],), daemon=True).start()

    def _pass_on(self, browser: socket.socket) -> None:
        with suppress(OSError), browser, socket.create_connection(self._behind) as server:
            head = b""
            while b"\r\n\r\n" not in head:
                part = browser.recv(65536)
                if not part:
                    return
                head += part
            head, end, body = head.partition(b"\r\n\r\n")
            head = self.change(head + b"\r\n")
            if b"upgrade: websocket" not in head.lower():
                head = re.sub(rb"(?im)^connection: .*\r\n", b"", head) + b"Connection: close\r\n"
            server.sendall(head + end[2:] + body)
            threading.Thread(target=_pump, args=(browser, server), daemon=True).start()
            _pump(server, browser)


def _pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while part := source.recv(65536):
            target.sendall(part)
        target.shutdown(socket.SHUT_WR)


@contextmanager
def in_front_of(behind: str, change: Head) -> Iterator[Proxy]:
    """A proxy in front of the server at this address."""
    proxy = Proxy(behind, change)
    try:
        yield proxy
    finally:
        proxy.close()
