"""The HTTP API of open tables: the list, a seat by one press, and closing a table to strangers (docs/protocol.md)."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stolik.server.errors import NoFreeSeat
from stolik.server.messages import OpenRequest, SitRequest, parse
from stolik.server.net.bodies import as_json, json_body, link_of, lobby_of
from stolik.server.net.headers import sender
from stolik.server.tables.house.open_tables import LISTED, OpenTables


async def list_open(request: Request) -> Response:
    """The tables at which anybody of this house may sit down, at `most` so many."""
    most = LISTED
    with suppress(ValueError):
        most = max(0, int(request.query_params.get("most", LISTED)))
    return as_json(await _needed(request).listed(sender(request), most))


async def sit_down(request: Request) -> Response:
    """Give the sender a seat of an open table. Returns its link. Sitting down takes no password."""
    wanted = parse(await json_body(request), SitRequest)
    link = await _needed(request).sit(request.path_params["table"], wanted.seat, sender(request), wanted.name)
    return as_json({"token": link}, 201)


async def set_open(request: Request) -> Response:
    """Close a table to strangers, or open it again, or begin with bots at the free seats (host only)."""
    wanted = parse(await json_body(request), OpenRequest)
    room, tables = await lobby_of(request).as_host(link_of(request)), _needed(request)
    if wanted.bots:
        await tables.fill(room)
    else:
        await tables.set_open(room.table.id, wanted=wanted.open)
    return as_json({})


def open_tables_of(request: Request) -> OpenTables | None:
    """The open tables, if this server has any."""
    tables: OpenTables | None = request.app.state.open_tables
    return tables


def with_state(request: Request, described: dict[str, Any]) -> dict[str, Any]:
    """What a link's holder is told of a table; its host also learns who has sat down from the list."""
    if described["role"] == "host" and (tables := open_tables_of(request)):
        described["open"] = tables.state(described["table"])
    return described


def _needed(request: Request) -> OpenTables:
    """Raises NoFreeSeat if this server has no open tables."""
    if (tables := open_tables_of(request)) is None:
        raise NoFreeSeat
    return tables


ROUTES = [
    Route("/api/open-tables", list_open),
    Route("/api/open-tables/{table}/seat", sit_down, methods=["POST"]),
    Route("/api/tables/{token}/open", set_open, methods=["POST"]),
]
