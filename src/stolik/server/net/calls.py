"""The requests by which people say how they want to be called (decision 0072)."""

from __future__ import annotations

import hmac
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from stolik.referee import ForeignSeat
from stolik.server.calls.channels import Channels
from stolik.server.limits import Buckets
from stolik.server.messages import ChannelChange, ChannelWish, FollowRequest, parse
from stolik.server.net.bodies import as_json, json_body, link_of
from stolik.server.net.headers import HEADERS, language, sender
from stolik.server.net.plain_page import plain_page
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.rooms.room import Room
from stolik.text import catalogue

WITH_FORM = HEADERS["content-security-policy"].replace("form-action 'none'", "form-action 'self'")


async def show_channels(request: Request) -> Response:
    """What the server offers, and how the link's seat is called."""
    return await _described(request, *await _seat(request))


async def add_channel(request: Request) -> Response:
    """Add a way to be called."""
    wish = parse(await json_body(request), ChannelWish)
    room, seat = await _seat(request)
    await _channels(request).add(room.table.id, seat, room.table.game, wish, sender(request), link_of(request))
    return await _described(request, room, seat)


async def follow(request: Request) -> Response:
    """Let the ways in which the link's seat is called follow its person to the rematch. Whoever asks has both links:
    that of this seat, and the very one which this table sends to it. A link that nobody else knows is not exchanged for
    one that the host can derive, because a link shows what its seat has set up.
    """
    wanted = parse(await json_body(request), FollowRequest)
    room, seat = await _seat(request)
    lobby: Lobby = request.app.state.lobby
    rematches: Rematches = request.app.state.rematches
    following = await rematches.next_link(link_of(request), room, seat)
    if not following or not hmac.compare_digest(following.encode(), wanted.to.encode()):
        raise ForeignSeat
    there, new = await lobby.find(wanted.to)
    if room.seats[seat].link < 0 or there.seat is None:
        return as_json({"followed": []})
    followed = await _channels(request).follow(room.table.id, seat, new.table.id, there.seat, wanted.to)
    return as_json({"followed": followed})


async def change_channel(request: Request) -> Response:
    """Confirm, try out, mute or end a way to be called."""
    change = parse(await json_body(request), ChannelChange)
    room, seat = await _seat(request)
    await _channels(request).change(room.table.id, seat, room.table.game, request.path_params["channel"], change)
    return await _described(request, room, seat)


BUTTON = (
    "font:inherit;font-weight:600;margin-top:1.4rem;padding:.7rem 1.3rem;border:0;border-radius:99px;"
    "background:#7fe3d0;color:#050a14"
)


async def ask_to_stop(request: Request) -> Response:
    """A page that ends a way to be called at a press: programs that look at the links in mails do not press."""
    lang = language(request, request.app.state.lang)
    words = catalogue(lang)
    page = plain_page(words.say("call-stop"), lang)
    form = f'<form method="post"><button style="{BUTTON}">{escape(words.say("call-stop-do"))}</button></form>'
    return HTMLResponse(page.replace("</main>", f"{form}</main>"), headers={"content-security-policy": WITH_FORM})


async def stop(request: Request) -> Response:
    """End a way to be called. Mail programs ask for this by themselves (RFC 8058), with a key that can do nothing
    else.
    """
    requests: Buckets = request.app.state.requests
    requests.take(sender(request))
    await _channels(request).stop(request.path_params["key"])
    lang = language(request, request.app.state.lang)
    return HTMLResponse(plain_page(catalogue(lang).say("call-stopped"), lang))


ROUTES = [
    Route("/api/tables/{token}/calls", show_channels),
    Route("/api/tables/{token}/calls", add_channel, methods=["POST"]),
    Route("/api/tables/{token}/calls/follow", follow, methods=["POST"]),
    Route("/api/tables/{token}/calls/{channel}", change_channel, methods=["POST"]),
    Route("/stop/{key}", ask_to_stop),
    Route("/stop/{key}", stop, methods=["POST"]),
]


async def _seat(request: Request) -> tuple[Room, int]:
    """The table and seat of the link. Raises UnknownTable, ForeignSeat."""
    lobby: Lobby = request.app.state.lobby
    link, room = await lobby.find(link_of(request))
    if link.seat is None:
        raise ForeignSeat
    return room, link.seat


async def _described(request: Request, room: Room, seat: int) -> Response:
    return as_json(await _channels(request).describe(room.table.id, seat))


def _channels(request: Request) -> Channels:
    channels: Channels = request.app.state.channels
    return channels
