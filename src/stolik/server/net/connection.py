"""One WebSocket connection of a viewer to a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from stolik.core.errors import StolikError
from stolik.server.errors import RateLimited
from stolik.server.limits import MOST_UNSENT, Bucket, Buckets, Share, whole
from stolik.server.messages import Inbound, parse
from stolik.server.net.headers import check_origin, language, sender
from stolik.server.net.lines import LINE, SocketLine
from stolik.server.net.problems import problem
from stolik.server.net.refusals import Refusals
from stolik.server.notices import Notices
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.people.links import cleaned, hashed
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import CANNOT_SHOW, GOING_AWAY, SOMEBODY, UNKNOWN_LINK, Guest

LOG = logging.getLogger(__name__)

NO_ROOM, NOT_OUR_PAGE, TOO_SLOW, FLOOD, LATER = 4409, 1008, 1013, 1013, 1013
"""Close codes (docs/protocol.md)."""
CLOSED = {"foreign_origin": NOT_OUR_PAGE, "unknown_table": UNKNOWN_LINK, "house_full": LATER, "not_read": CANNOT_SHOW}
"""Close codes by error, for connections that are refused."""

AGAIN = 0.1
"""Seconds after which to try again to send over a connection whose buffer was full."""

LONGEST_DEVICE = 64
BURST, PER_SECOND, PATIENCE = 100, 40.0, 400
"""For a connection with a whole share: messages allowed at once, messages per second after that, and refused messages
in a row that close it.
"""
TOLD, TOLD_PER_SECOND = 5, 0.5
"""How many notices of a rate limit a connection gets at once, and each second after that."""


class Sit:
    """Serves a connection from its opening to its end. This is an ASGI application: the framework would wrap a function
    in other functions, and each connection would keep those in memory.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        refusals: Refusals = socket.app.state.refusals
        lobby: Lobby = socket.app.state.lobby
        rematches: Rematches = socket.app.state.rematches
        lang = language(socket, socket.app.state.lang)
        try:
            check_origin(socket)
            token = cleaned(socket.path_params["token"])
            link, room = await lobby.place(token)
            with lobby.places.take(sender(socket)) as share:
                visitor = Visitor(
                    role=link.role,
                    network=sender(socket),
                    link=hashed(token),
                    device=socket.query_params.get("device", "")[:LONGEST_DEVICE],
                    following=await rematches.next_link(token, room, link.seat),
                )
                if visitor.role == "seat" and link.seat is not None:
                    room.eyes.check_seat(link.seat, visitor)
                    await room.meet(link.seat, visitor.device)
                scope["headers"].clear()  # nothing more is needed from them
                says, patches = socket.app.state.says, socket.query_params.get("patches") == "1"
                notices: Notices = socket.app.state.notices
                connection = Connection(socket, room, link.seat, lang, visitor, says, share, patches=patches)
                await connection.serve(notices)
        except StolikError as error:
            refusals.note(error.id)
            with suppress(WebSocketDisconnect):
                await socket.send_text(problem(error, lang).decode())
                await socket.close(CLOSED.get(error.id, NO_ROOM))


class Connection:
    """A guest's WebSocket. Outgoing messages are queued, so that a slow connection delays nobody else."""

    __slots__ = ("_code", "_guest", "_lang", "_line", "_outgoing", "_reader", "_room", "_share", "_socket")

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        seat: int | None,
        lang: str,
        visitor: Visitor = SOMEBODY,
        says: Buckets | None = None,
        share: Share = whole,
        *,
        patches: bool = False,
    ) -> None:
        self._socket = socket
        self._room = room
        self._lang = lang
        self._share = share
        self._outgoing: list[bytes | int] = []
        self._code: int | None = None
        self._line: SocketLine | None = None
        self._guest = Guest(seat, self._send, self._put, visitor, says, share, patches=patches)
        self._guest.unsent = self._unsent

    async def serve(self, notices: Notices) -> None:
        """Read and write until either end closes."""
        self._reader = asyncio.create_task(self._read())
        try:
            self._room.enter(self._guest)
            notices.add(self._guest)
            if self._room.broken:
                self._guest.close(GOING_AWAY)
            await asyncio.wait((self._reader,))
            if self._code is not None:
                with suppress(WebSocketDisconnect):
                    await self._socket.close(self._code)
        finally:
            self._reader.cancel()
            self._room.leave(self._guest)
            notices.remove(self._guest)
            await asyncio.gather(self._reader, return_exceptions=True)
            del self._guest  # they refer to each other

    def _unsent(self) -> int:
        return len(self._outgoing)

    def _send(self, message: bytes) -> None:
        if len(self._outgoing) < MOST_UNSENT:
            self._put(message)
        elif len(self._outgoing) == MOST_UNSENT:
            self._put(TOO_SLOW)

    def _put(self, message: bytes | int) -> None:
        if not self._outgoing:
            self._room.beat.at_sending(self._flush)
        self._outgoing.append(message)

    def _flush(self) -> None:
        """Send the queued messages. The other end gets time to read them; a close code ends the connection."""
        if self._line is None:
            self._line = self._socket.scope["extensions"].pop(LINE, None)
            if self._line is None:  # it has ended before anything was sent
                return
            self._line.share = self._share
        line = self._line
        if not line.writable.is_set():
            asyncio.get_running_loop().call_later(AGAIN, self._room.beat.at_sending, self._flush)
            return
        waiting, self._outgoing = self._outgoing, []
        texts = []
        for message in waiting:
            if isinstance(message, int):
                self._code = message
                self._reader.cancel()
                break
            texts.append(message)
        line.tell(texts)

    async def _read(self) -> None:
        bucket, told = Bucket(BURST, PER_SECOND), Bucket(TOLD, TOLD_PER_SECOND)
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            await self._room.beat.until_handling()
            try:
                bucket.take(self._share())
                text = message.get("text")
                await self._room.hear(self._guest, parse(message["bytes"] if text is None else text, Inbound))
            except RateLimited as error:
                with suppress(RateLimited):
                    told.take()
                    self._complain(error)
                if bucket.refused > PATIENCE * self._share():
                    self._code = FLOOD
                    return
            except StolikError as error:
                self._complain(error)
            except Exception:
                LOG.exception("a message could not be dealt with")
                self._complain(StolikError())

    def _complain(self, error: StolikError) -> None:
        seat = self._guest.seat
        question = self._room.play.question(seat) if seat is not None else None
        self._send(problem(error, self._lang, self._room.table.game, question))
