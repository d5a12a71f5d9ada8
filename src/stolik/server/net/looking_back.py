"""The HTTP API of looking back: films, moments, What if and reports (docs/protocol.md)."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stolik.core.inner.codec import LARGEST as LARGEST_SAVE
from stolik.server.limits import Buckets
from stolik.server.messages import MomentKey, MomentRequest, ReportRequest, WhatIfRequest, parse
from stolik.server.net.bodies import JSON, as_json, count_film, count_table, json_body, link_of
from stolik.server.net.headers import sender
from stolik.server.tables.replays.looking_back import LookingBack
from stolik.server.tables.replays.reports import Reports


async def show_film(request: Request) -> Response:
    """A table's game from its start, through the eyes that are chosen by `as`."""
    count_film(request)
    return Response(
        await _looking_back(request).film(link_of(request), sender(request), request.query_params.get("as", "")),
        media_type=JSON,
    )


async def save_page(request: Request) -> Response:
    """Download a finished game as a page on its own, through the eyes that are chosen by `as`."""
    _new_save(request)
    eyes = request.query_params.get("as", "")
    game, page = await _looking_back(request).page(link_of(request), sender(request), eyes)
    attachment = {"content-disposition": f'attachment; filename="stolik-{game}.html"'}
    return Response(page, media_type="text/html", headers=attachment)


async def show_saved_film(request: Request) -> Response:
    """The film of the save that is sent."""
    _new_save(request)
    save = await json_body(request, LARGEST_SAVE)
    return Response(
        await _looking_back(request).film_of_save(save, request.query_params.get("as", "")), media_type=JSON
    )


async def open_what_if(request: Request) -> Response:
    """Open a practice table that grows from a moment of a game. Returns its links."""
    wanted = parse(await json_body(request), WhatIfRequest)
    count_table(request)
    return as_json(await _looking_back(request).what_if(link_of(request), sender(request), wanted), 201)


async def keep_moment(request: Request) -> Response:
    """Make a link to a moment. Returns it."""
    wanted = parse(await json_body(request), MomentRequest)
    count_film(request)
    return as_json(
        {"moment": await _looking_back(request).keep_moment(link_of(request), sender(request), wanted.frame)}, 201
    )


async def end_moments(request: Request) -> Response:
    """End all links to moments of the link's seat."""
    await json_body(request)
    await _looking_back(request).end_moments(link_of(request))
    return as_json({})


async def show_moment(request: Request) -> Response:
    """What a link to a moment shows."""
    key = parse(await json_body(request), MomentKey)
    count_film(request)
    shown = await _looking_back(request).moment(request.path_params["moment"], sender(request), key.links)
    return Response(shown, media_type=JSON)


async def make_report(request: Request) -> Response:
    """Store a report that a rule looks wrong. Returns it as a file."""
    wanted = parse(await json_body(request), ReportRequest)
    new_reports: Buckets = request.app.state.new_reports
    new_reports.take(sender(request))
    report = await _reports(request).make(link_of(request), sender(request), wanted)
    return Response(report, 201, media_type=JSON)


ROUTES = [
    Route("/api/tables/{token}/film", show_film),
    Route("/api/tables/{token}/page", save_page),
    Route("/api/tables/{token}/what-if", open_what_if, methods=["POST"]),
    Route("/api/tables/{token}/moments", keep_moment, methods=["POST"]),
    Route("/api/tables/{token}/moments/end", end_moments, methods=["POST"]),
    Route("/api/tables/{token}/reports", make_report, methods=["POST"]),
    Route("/api/moments/{moment}", show_moment, methods=["POST"]),
    Route("/api/films", show_saved_film, methods=["POST"]),
]


def _new_save(request: Request) -> None:
    """Count the films of a whole game against the limit. Raises RateLimited."""
    saves: Buckets = request.app.state.saves
    saves.take(sender(request))


def _looking_back(request: Request) -> LookingBack:
    looking_back: LookingBack = request.app.state.looking_back
    return looking_back


def _reports(request: Request) -> Reports:
    reports: Reports = request.app.state.reports
    return reports
