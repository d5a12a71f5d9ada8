"""The HTTP API of deals: played again, and of the day (docs/protocol.md)."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stolik.server.messages import AgainRequest, BoardRequest, DayRequest, parse
from stolik.server.net.bodies import as_json, check_password, count_film, count_table, json_body, link_of
from stolik.server.net.headers import sender
from stolik.server.tables.house.days import Board
from stolik.server.tables.replays.deals import Deals


async def show_deal(request: Request) -> Response:
    """What is known of the deal of a finished game."""
    count_film(request)
    return as_json(await _deals(request).told(link_of(request), sender(request)))


async def deal_again(request: Request) -> Response:
    """Open a table with the deal of a finished game. Returns its links."""
    wanted = parse(await json_body(request), AgainRequest)
    count_table(request)
    return as_json(await _deals(request).again(link_of(request), sender(request), wanted), 201)


async def show_day(request: Request) -> Response:
    """The deals of a game today."""
    return as_json(await _board(request).show(request.path_params["game"]))


async def begin_day(request: Request) -> Response:
    """Open a browser's one table with a deal of the day. Returns its links."""
    wanted = parse(await json_body(request), DayRequest)
    await check_password(request, wanted.password)
    count_table(request)
    return as_json(await _board(request).begin(wanted), 201)


async def show_result(request: Request) -> Response:
    """What the board of the day says of the game at a table."""
    return as_json(await _board(request).result(link_of(request)))


async def name_result(request: Request) -> Response:
    """Show who has played on the board of the day, or somebody."""
    wanted = parse(await json_body(request), BoardRequest)
    await _board(request).name(link_of(request), shown=wanted.shown)
    return as_json({})


ROUTES = [
    Route("/api/tables/{token}/deal", show_deal),
    Route("/api/tables/{token}/deal", deal_again, methods=["POST"]),
    Route("/api/tables/{token}/day", show_result),
    Route("/api/tables/{token}/day", name_result, methods=["POST"]),
    Route("/api/days", begin_day, methods=["POST"]),
    Route("/api/days/{game}", show_day),
]


def _deals(request: Request) -> Deals:
    deals: Deals = request.app.state.deals
    return deals


def _board(request: Request) -> Board:
    board: Board = request.app.state.board
    return board
