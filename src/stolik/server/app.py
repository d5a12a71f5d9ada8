"""The web application: pages, the small API around tables, and the socket at which a seat sits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from stolik.bots import BOTS
from stolik.core.errors import StolikError
from stolik.registry import games
from stolik.server.errors import ForeignSeat, RateLimited, TooLarge, UnknownTable
from stolik.server.hall import Hall
from stolik.server.messages import LARGEST, Inbound, NameWish, SeatChange, TableWish, parse
from stolik.server.room import Guest, Room
from stolik.server.security import SecurityHeaders, same_origin
from stolik.server.store import Link, Store
from stolik.text import LANGUAGES, catalogue

BURST, PER_SECOND = 40, 20.0
"""Messages a socket may send at once, and how many more each second."""
UNKNOWN_LINK, NO_ROOM, WRONG_ORIGIN = 4404, 4409, 1008
"""Close codes of the socket."""
STATUS = {"unknown_table": 404, "foreign_seat": 403, "too_large": 413, "rate_limited": 429}
WEB = Path(str(files("stolik"))) / "web" / "dist"


def make_app(store: Store, *, lang: str = "en", pause: float = 0.7) -> Starlette:
    """The application on an open store. `pause` is the time a bot's visible move takes, in seconds."""
    hall = Hall(store, pause)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

    routes = [
        Route("/", _page),
        Route("/t/{token}", _page),
        Route("/api/games", _games),
        Route("/api/tables", _create, methods=["POST"]),
        Route("/api/tables/{token}", _table),
        Route("/api/tables/{token}/seats", _seats, methods=["POST"]),
        Route("/api/tables/{token}/name", _name, methods=["POST"]),
        Route("/api/tables/{token}/rematch", _rematch, methods=["POST"]),
        Route("/api/tables/{token}/save", _save),
        WebSocketRoute("/ws/{token}", _sit),
        Mount("/", StaticFiles(directory=WEB, check_dir=False)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={StolikError: _refuse})
    app.state.hall, app.state.lang = hall, lang
    app.add_middleware(SecurityHeaders)
    return app


async def _page(request: Request) -> Response:
    index = WEB / "index.html"
    if index.exists():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse("<h1>Stolik</h1><p>The client is not built yet: run <code>make play</code>.</p>", 503)


async def _games(request: Request) -> Response:
    return _json(
        [
            {
                "id": game.id,
                "players": game.players,
                "roles": {players: game.roles(players) for players in range(game.players[0], game.players[1] + 1)},
                "options": [
                    {
                        "id": option.id,
                        "kind": "bool" if isinstance(option.default, bool) else "choice",
                        "group": option.group,
                        "default": option.default,
                        "values": option.values,
                    }
                    for option in game.options
                ],
                "languages": game.languages,
                "bots": sorted(BOTS),
            }
            for game in games().values()
        ]
    )


async def _create(request: Request) -> Response:
    return _json(await _hall(request).create(parse(await _body(request), TableWish)), 201)


async def _table(request: Request) -> Response:
    token = request.path_params["token"]
    link, room = await _hall(request).find(token)
    return _json(_hall(request).describe(token, link, room))


async def _seats(request: Request) -> Response:
    change = parse(await _body(request), SeatChange)
    room = await _as_host(request)
    await room.reseat(change.seat, change.kind, change.bot)
    return _json({})


async def _name(request: Request) -> Response:
    wish = parse(await _body(request), NameWish)
    link, room = await _hall(request).find(request.path_params["token"])
    if link.seat is None:
        raise ForeignSeat
    await room.rename(link.seat, wish.name)
    return _json({})


async def _rematch(request: Request) -> Response:
    return _json(await _hall(request).again(await _as_host(request)), 201)


async def _save(request: Request) -> Response:
    """The whole game with its seed: only when there is no secret left in it."""
    _, room = await _hall(request).find(request.path_params["token"])
    if not room.position.over:
        raise ForeignSeat
    return Response(room.position.save(), media_type="application/json")


async def _sit(socket: WebSocket) -> None:
    """One seat's (or spectator's) connection, from coming to leaving."""
    lang = socket.query_params.get("lang", "")
    await socket.accept()
    if not same_origin(socket):
        await socket.close(WRONG_ORIGIN)
        return
    hall: Hall = socket.app.state.hall
    try:
        link, room = await hall.find(socket.path_params["token"])
    except StolikError as error:
        await socket.send_bytes(_problem(error, lang or socket.app.state.lang))
        await socket.close(UNKNOWN_LINK if isinstance(error, UnknownTable) else NO_ROOM)
        return
    await _stay(socket, hall, link, room, lang if lang in LANGUAGES else room.row.lang)


async def _stay(socket: WebSocket, hall: Hall, link: Link, room: Room, lang: str) -> None:
    outgoing: asyncio.Queue[bytes] = asyncio.Queue()
    guest = Guest(link.seat, lang, outgoing.put_nowait)

    async def write() -> None:
        while True:
            await socket.send_text((await outgoing.get()).decode())

    writer = asyncio.create_task(write())
    room.enter(guest)
    try:
        await _listen(socket, room, guest)
    except WebSocketDisconnect:
        pass
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        await hall.leave(room, guest)


async def _listen(socket: WebSocket, room: Room, guest: Guest) -> None:
    allowance, last = float(BURST), time.monotonic()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        now = time.monotonic()
        allowance, last = min(BURST, allowance + (now - last) * PER_SECOND), now
        try:
            if allowance < 1:
                raise RateLimited
            allowance -= 1
            await room.hear(guest, parse(message.get("text") or message.get("bytes") or "", Inbound))
        except StolikError as error:
            question = room.position.pending.get(guest.seat) if guest.seat is not None else None
            guest.send(_problem(error, guest.lang, room.row.game, question.wire() if question else None))


async def _as_host(request: Request) -> Room:
    link, room = await _hall(request).find(request.path_params["token"])
    if link.role != "host":
        raise ForeignSeat
    return room


async def _body(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            raise TooLarge(most=LARGEST)
    return body


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, StolikError)
    accepted = request.headers.get("accept-language", "").lower()
    lang = "pl" if accepted.startswith("pl") else request.app.state.lang
    return Response(_problem(error, lang), STATUS.get(error.id, 400), media_type="application/json")


def _problem(error: StolikError, lang: str, game: str = "", question: dict[str, Any] | None = None) -> bytes:
    text = catalogue(lang, game).complain(error.id, error.details, question)
    return msgspec.json.encode({"error": {"id": error.id, "args": error.details, "text": text}})


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")
