"""One WebSocket connection of a viewer to a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from stolik.core.errors import StolikError
from stolik.server.errors import RateLimited
from stolik.server.headers import language, same_origin, sender
from stolik.server.limits import MOST_UNSENT, Bucket
from stolik.server.lobby import Lobby
from stolik.server.messages import Inbound, parse
from stolik.server.problems import problem
from stolik.server.records import Role
from stolik.server.room import GOING_AWAY, Guest, Room

LOG = logging.getLogger(__name__)

UNKNOWN_LINK, NO_ROOM, NOT_OUR_PAGE, TOO_SLOW, FLOOD, LATER = 4404, 4409, 1008, 1013, 1013, 1013
"""Close codes (docs/protocol.md)."""
CLOSED = {"unknown_table": UNKNOWN_LINK, "house_full": LATER}
"""Close codes by error, for those that are not let in."""

BURST, PER_SECOND, PATIENCE = 100, 40.0, 400
"""Messages allowed at once, messages per second after that, and refused messages in a row that end the connection."""


async def sit(socket: WebSocket) -> None:
    """Serve one connection."""
    await socket.accept()
    if not same_origin(socket):
        await socket.close(NOT_OUR_PAGE)
        return
    lobby: Lobby = socket.app.state.lobby
    lang = language(socket, socket.app.state.lang)
    try:
        link, room = await lobby.place(socket.path_params["token"])
        with lobby.places.take(sender(socket)):
            await Connection(socket, room, link.seat, lang, link.role).serve()
    except StolikError as error:
        with suppress(WebSocketDisconnect):
            await socket.send_text(problem(error, lang).decode())
            await socket.close(CLOSED.get(error.id, NO_ROOM))


class Connection:
    """A guest's socket. Outgoing messages are queued, so that a slow connection delays nobody else."""

    def __init__(self, socket: WebSocket, room: Room, seat: int | None, lang: str, role: Role = "seat") -> None:
        self._socket = socket
        self._room = room
        self._lang = lang
        self._outgoing: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._guest = Guest(seat, self._send, self._outgoing.put_nowait, role)
        self._guest.unsent = self._outgoing.qsize

    async def serve(self) -> None:
        """Read and write until either end closes."""
        reader, writer = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            self._room.enter(self._guest)
            if self._room.broken:
                self._guest.close(GOING_AWAY)
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            writer.cancel()
            self._room.leave(self._guest)
            await asyncio.gather(reader, writer, return_exceptions=True)

    def _send(self, message: bytes) -> None:
        if self._outgoing.qsize() < MOST_UNSENT:
            self._outgoing.put_nowait(message)
        elif self._outgoing.qsize() == MOST_UNSENT:
            self._outgoing.put_nowait(TOO_SLOW)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                first = await self._outgoing.get()
                await self._room.beat.sending()
                for message in (first, *(self._outgoing.get_nowait() for _ in range(self._outgoing.qsize()))):
                    if isinstance(message, int):
                        await self._socket.close(message)
                        return
                    await self._socket.send_text(message.decode())

    async def _read(self) -> None:
        bucket = Bucket(BURST, PER_SECOND)
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            await self._room.beat.hearing()
            try:
                bucket.take()
                text = message.get("text")
                await self._room.hear(self._guest, parse(message["bytes"] if text is None else text, Inbound))
            except RateLimited as error:
                if bucket.refused == 1:
                    self._complain(error)
                if bucket.refused > PATIENCE:
                    self._outgoing.put_nowait(FLOOD)
                    return
            except StolikError as error:
                self._complain(error)
            except Exception:
                LOG.exception("a message could not be dealt with")
                self._complain(StolikError())

    def _complain(self, error: StolikError) -> None:
        seat = self._guest.seat
        question = self._room.question(seat) if seat is not None else None
        self._send(problem(error, self._lang, self._room.table.game, question))
