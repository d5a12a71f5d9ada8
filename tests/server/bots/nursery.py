"""Helper: thinkers in threads of this process, in place of those that the server forks."""

from __future__ import annotations

import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec

from stolik.server.bots.thinking import Memory, Reply, Request


class Nursery:
    """Starts thinkers when asked to. `reply` may replace what they do, given their memory and the request."""

    def __init__(self, reply: Callable[[Memory, Request], Reply] = Memory.reply) -> None:
        self.wire, self._orders = socket.socketpair()
        self.asked: list[list[Request]] = []
        """What each thinker was asked."""
        self._reply = reply

    def _nurse(self) -> None:
        while True:
            order, handles, _, _ = socket.recv_fds(self._orders, 1, 1)
            if not order:
                self._orders.close()
                return
            self.asked.append([])
            wire = socket.socket(fileno=handles[0])
            threading.Thread(target=self._think, args=(wire, self.asked[-1]), daemon=True).start()

    def _think(self, wire: socket.socket, asked: list[Request]) -> None:
        """Until the server closes its end, perhaps amid a thought, or a reply ends the thinker."""
        memory = Memory()
        with suppress(ConnectionError, SystemExit), wire, wire.makefile("rb") as heard:
            while head := heard.read(4):
                asked.append(msgspec.msgpack.decode(heard.read(struct.unpack("!I", head)[0]), type=Request))
                reply = msgspec.msgpack.encode(self._reply(memory, asked[-1]))
                wire.sendall(struct.pack("!I", len(reply)) + reply)


@contextmanager
def nursery(reply: Callable[[Memory, Request], Reply] = Memory.reply) -> Iterator[Nursery]:
    """A nursery that works until the server closes its end."""
    made = Nursery(reply)
    working = threading.Thread(target=made._nurse)
    working.start()
    try:
        yield made
    finally:
        made.wire.close()
        working.join()
