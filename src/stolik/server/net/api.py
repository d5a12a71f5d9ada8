"""The HTTP API of the lobby: games, tables and seats, as JSON. A token in the path gives access (docs/protocol.md)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stolik.bots import levels_of
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.inner.codec import LARGEST as LARGEST_SAVE
from stolik.core.installed import find_game
from stolik.guides import book_of, guides_of
from stolik.registry import games
from stolik.server.errors import NoUpgrade, PasswordNeeded
from stolik.server.limits import Buckets
from stolik.server.messages import (
    AgainRequest,
    BoardRequest,
    DayRequest,
    GuideRequest,
    LinkRequest,
    MomentKey,
    MomentRequest,
    NameRequest,
    ParcelRequest,
    PauseRequest,
    RematchRequest,
    ReportRequest,
    SeatChange,
    SpectatorRequest,
    TableRequest,
    WhatIfRequest,
    parse,
)
from stolik.server.metrics import TYPE
from stolik.server.net.addresses import is_loopback
from stolik.server.net.bodies import JSON
from stolik.server.net.bodies import as_json as _json
from stolik.server.net.bodies import json_body as _body
from stolik.server.net.bodies import link_of as _link
from stolik.server.net.documents import Documents
from stolik.server.net.headers import refusal, sender
from stolik.server.net.hosts import host_of
from stolik.server.net.refusals import Refusals
from stolik.server.parcels import LARGEST as LARGEST_PARCEL
from stolik.server.parcels import Parcels
from stolik.server.password import Password
from stolik.server.tables.days import Board
from stolik.server.tables.deals import Deals
from stolik.server.tables.forgetting import forget
from stolik.server.tables.lobby import Lobby
from stolik.server.tables.looking_back import LookingBack
from stolik.server.tables.reports import Reports
from stolik.text import catalogue, game_in, languages_of, sent_texts
from stolik.text.languages import DEFAULT, LANGUAGES
from stolik.text.lobby import lobby_texts

LOG = logging.getLogger("stolik.server.api")
"""Hosts filter the log by this name (deploy/fail2ban), wherever the module is."""
FLUENT = "text/plain; charset=utf-8"


async def list_games(request: Request) -> Response:
    """The games with their options and bots."""
    return await _shared(request, "games", lambda: msgspec.json.encode([_described(one) for one in games().values()]))


async def show_lobby(request: Request) -> Response:
    """What the lobby needs before it can be drawn: all games in brief, and all about one of them in one language: the
    first `game` of the query that is installed, else the first game.
    """
    known = games()
    chosen = next((id for id in request.query_params.getlist("game") if id in known), next(iter(known), ""))
    lang = _language(request)

    def offer() -> bytes:
        brief = [{"id": game.id, "players": game.players, "names": _names(game)} for game in known.values()]
        return msgspec.json.encode({"games": brief, "chosen": _on_offer(known[chosen], lang) if chosen else None})

    return await _shared(request, ("lobby", chosen, lang), offer)


async def show_on_offer(request: Request) -> Response:
    """All that the lobby needs to set up a table of a game, in one language."""
    game, lang = find_game(request.path_params["game"]), _language(request)
    return await _shared(request, ("on offer", game.id, lang), lambda: msgspec.json.encode(_on_offer(game, lang)))


async def show_house(request: Request) -> Response:
    """The URLs for other devices (empty unless the request comes from the server's own computer), and whether opening a
    table requires a password.
    """
    friends = request.app.state.friends() if _asked_here(request) else []
    return _json({"friends": friends, "password": request.app.state.password is not None})


async def list_texts(request: Request) -> Response:
    """The texts of a game in one language, as Fluent."""
    game, lang = find_game(request.path_params["game"]), _language(request)
    return await _shared(request, ("texts", game.id, lang), lambda: sent_texts(game.id, lang).encode(), FLUENT)


async def show_rules(request: Request) -> Response:
    """The rule book of a game: its chapters, paragraphs, and the questions they govern."""
    game = find_game(request.path_params["game"])
    return await _shared(request, ("rules", game.id), lambda: msgspec.json.encode(book_of(game).chapter))


async def open_table(request: Request) -> Response:
    """Open a table. Returns its links."""
    wanted = parse(await _body(request), TableRequest)
    await _check_password(request, wanted.password)
    _new_table(request)
    return _json(await _lobby(request).create(wanted), 201)


async def open_guide(request: Request) -> Response:
    """Open a table that follows a guide. Returns its links."""
    wanted = parse(await _body(request), GuideRequest)
    await _check_password(request, wanted.password)
    _new_table(request)
    return _json(await _lobby(request).create_guided(wanted), 201)


async def show_table(request: Request) -> Response:
    """Describe a table to the holder of a link."""
    return _json(await _lobby(request).describe(_link(request)))


async def try_line(request: Request) -> Response:
    """Refuse what a WebSocket with this link would be refused for. A browser does not tell a page why its WebSocket was
    not opened; if this succeeds, something on the way drops it.
    """
    await _body(request)
    lobby = _lobby(request)
    await lobby.find(_link(request))
    with lobby.places.take(sender(request)):
        return _json({})


async def refuse_plain(request: Request) -> Response:
    """A WebSocket was asked for without asking for an upgrade, or the web server in front did not pass that on."""
    raise NoUpgrade


async def change_seat(request: Request) -> Response:
    """Give a seat to a person or a bot: the host any, others their own."""
    change = parse(await _body(request), SeatChange)
    await _lobby(request).reseat(_link(request), change)
    return _json({})


async def name_seat(request: Request) -> Response:
    """Change the display name of the link's seat."""
    wanted = parse(await _body(request), NameRequest)
    await _lobby(request).rename(_link(request), wanted.name)
    return _json({})


async def pause_clocks(request: Request) -> Response:
    """Stop all clocks, or let them run (host only)."""
    wanted = parse(await _body(request), PauseRequest)
    await _lobby(request).pause(_link(request), on=wanted.on)
    return _json({})


async def replace_link(request: Request) -> Response:
    """Give a seat or the spectators a new link (the host), or one's own seat. Returns it."""
    wanted = parse(await _body(request), LinkRequest)
    return _json({"token": await _lobby(request).replace_link(_link(request), wanted.seat, give=wanted.give)})


async def let_watch(request: Request) -> Response:
    """Set what a spectator may do (host only)."""
    wanted = parse(await _body(request), SpectatorRequest)
    await _lobby(request).let_watch(_link(request), wanted)
    return _json({})


async def open_rematch(request: Request) -> Response:
    """Open a table for a rematch (host only). Returns its links."""
    wanted = parse(await _body(request), RematchRequest)
    await _check_password(request, wanted.password)
    _new_table(request)
    return _json(await _lobby(request).rematch(_link(request), swap=wanted.swap), 201)


async def save_table(request: Request) -> Response:
    """Download a finished game as a save."""
    save = await _lobby(request).save(_link(request))
    attachment = {"content-disposition": 'attachment; filename="stolik.json"'}
    return Response(save, media_type=JSON, headers=attachment)


async def show_deal(request: Request) -> Response:
    """What is known of the deal of a finished game."""
    _new_film(request)
    return _json(await _deals(request).told(_link(request), sender(request)))


async def deal_again(request: Request) -> Response:
    """Open a table with the deal of a finished game. Returns its links."""
    wanted = parse(await _body(request), AgainRequest)
    _new_table(request)
    return _json(await _deals(request).again(_link(request), sender(request), wanted), 201)


async def show_day(request: Request) -> Response:
    """The deals of a game today."""
    return _json(await _board(request).show(request.path_params["game"]))


async def begin_day(request: Request) -> Response:
    """Open a browser's one table with a deal of the day. Returns its links."""
    wanted = parse(await _body(request), DayRequest)
    await _check_password(request, wanted.password)
    _new_table(request)
    return _json(await _board(request).begin(wanted), 201)


async def show_result(request: Request) -> Response:
    """What the board of the day says of the game at a table."""
    return _json(await _board(request).result(_link(request)))


async def name_result(request: Request) -> Response:
    """Show who has played on the board of the day, or somebody."""
    wanted = parse(await _body(request), BoardRequest)
    await _board(request).name(_link(request), shown=wanted.shown)
    return _json({})


async def show_film(request: Request) -> Response:
    """A table's game from its start, through the eyes that are chosen by `as`."""
    _new_film(request)
    return Response(
        await _looking_back(request).film(_link(request), sender(request), request.query_params.get("as", "")),
        media_type=JSON,
    )


async def save_page(request: Request) -> Response:
    """Download a finished game as a page on its own, through the eyes that are chosen by `as`."""
    _new_save(request)
    eyes = request.query_params.get("as", "")
    game, page = await _looking_back(request).page(_link(request), sender(request), eyes)
    attachment = {"content-disposition": f'attachment; filename="stolik-{game}.html"'}
    return Response(page, media_type="text/html", headers=attachment)


async def show_saved_film(request: Request) -> Response:
    """The film of the save that is sent."""
    _new_save(request)
    save = await _body(request, LARGEST_SAVE)
    return Response(
        await _looking_back(request).film_of_save(save, request.query_params.get("as", "")), media_type=JSON
    )


async def open_what_if(request: Request) -> Response:
    """Open a practice table that grows from a moment of a game. Returns its links."""
    wanted = parse(await _body(request), WhatIfRequest)
    _new_table(request)
    return _json(await _looking_back(request).what_if(_link(request), sender(request), wanted), 201)


async def keep_moment(request: Request) -> Response:
    """Make a link to a moment. Returns it."""
    wanted = parse(await _body(request), MomentRequest)
    _new_film(request)
    return _json(
        {"moment": await _looking_back(request).keep_moment(_link(request), sender(request), wanted.frame)}, 201
    )


async def end_moments(request: Request) -> Response:
    """End all links to moments of the link's seat."""
    await _body(request)
    await _looking_back(request).end_moments(_link(request))
    return _json({})


async def show_moment(request: Request) -> Response:
    """What a link to a moment shows."""
    key = parse(await _body(request), MomentKey)
    _new_film(request)
    shown = await _looking_back(request).moment(request.path_params["moment"], sender(request), key.links)
    return Response(shown, media_type=JSON)


async def make_report(request: Request) -> Response:
    """Store a report that a rule looks wrong. Returns it as a file."""
    wanted = parse(await _body(request), ReportRequest)
    new_reports: Buckets = request.app.state.new_reports
    new_reports.take(sender(request))
    report = await _reports(request).make(_link(request), sender(request), wanted)
    return Response(report, 201, media_type=JSON)


async def forget_seat(request: Request) -> Response:
    """Forget what the link's seat has left at its table besides the game."""
    await _body(request)
    await forget(_lobby(request), request.app.state.store, _link(request))
    return _json({})


async def leave_parcel(request: Request) -> Response:
    """Keep a parcel for another browser. Returns the token to fetch it with."""
    left = parse(await _body(request, LARGEST_PARCEL), ParcelRequest, LARGEST_PARCEL)
    return _json({"parcel": _parcels(request).leave(left.sealed, sender(request))}, 201)


async def fetch_parcel(request: Request) -> Response:
    """Hand out a parcel, once. Only a press on a page sends this: whoever previews a link does not fetch it."""
    await _body(request)
    return _json({"sealed": _parcels(request).fetch(request.path_params["parcel"])})


async def show_health(request: Request) -> Response:
    """Whether the server can read and write its database."""
    await _lobby(request).check()
    return _json({"ok": True})


async def show_metrics(request: Request) -> Response:
    """Figures for the server's own computer: elsewhere they could tell when somebody answers in secret."""
    if not _asked_here(request):
        return Response(status_code=404)
    return Response(await _lobby(request).metrics(), media_type=TYPE)


ROUTES = [
    Route("/healthz", show_health),
    Route("/api/games", list_games),
    Route("/api/lobby/{lang}", show_lobby),
    Route("/api/lobby/{lang}/{game}", show_on_offer),
    Route("/api/house", show_house),
    Route("/api/texts/{game}/{lang}", list_texts),
    Route("/api/rules/{game}", show_rules),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/guides", open_guide, methods=["POST"]),
    Route("/api/tables/{token}", show_table),
    Route("/api/tables/{token}/line", try_line, methods=["POST"]),
    Route("/api/tables/{token}/seats", change_seat, methods=["POST"]),
    Route("/api/tables/{token}/name", name_seat, methods=["POST"]),
    Route("/api/tables/{token}/pause", pause_clocks, methods=["POST"]),
    Route("/api/tables/{token}/link", replace_link, methods=["POST"]),
    Route("/api/tables/{token}/spectators", let_watch, methods=["POST"]),
    Route("/api/tables/{token}/rematch", open_rematch, methods=["POST"]),
    Route("/api/tables/{token}/save", save_table),
    Route("/api/tables/{token}/deal", show_deal),
    Route("/api/tables/{token}/deal", deal_again, methods=["POST"]),
    Route("/api/tables/{token}/day", show_result),
    Route("/api/tables/{token}/day", name_result, methods=["POST"]),
    Route("/api/days", begin_day, methods=["POST"]),
    Route("/api/days/{game}", show_day),
    Route("/api/tables/{token}/film", show_film),
    Route("/api/tables/{token}/page", save_page),
    Route("/api/tables/{token}/what-if", open_what_if, methods=["POST"]),
    Route("/api/tables/{token}/moments", keep_moment, methods=["POST"]),
    Route("/api/tables/{token}/moments/end", end_moments, methods=["POST"]),
    Route("/api/tables/{token}/reports", make_report, methods=["POST"]),
    Route("/api/moments/{moment}", show_moment, methods=["POST"]),
    Route("/api/tables/{token}/forget", forget_seat, methods=["POST"]),
    Route("/api/parcels", leave_parcel, methods=["POST"]),
    Route("/api/parcels/{parcel}", fetch_parcel, methods=["POST"]),
    Route("/api/films", show_saved_film, methods=["POST"]),
    Route("/ws/{token}", refuse_plain),
]


async def refuse(request: Request, error: Exception) -> Response:
    """An error in the language of the request."""
    known = error if isinstance(error, StolikError) else StolikError()
    _refusals(request).note(known.id)
    return refusal(request, known, request.app.state.lang, game=game_in(known.details))


def _described(game: Game[Any]) -> dict[str, Any]:
    least, most = game.players
    return {
        "id": game.id,
        "players": game.players,
        "roles": {players: game.roles(players) for players in range(least, most + 1)},
        "options": [
            {
                "id": option.id,
                "kind": "bool" if isinstance(option.default, bool) else "choice",
                "group": option.group,
                "default": option.default,
                "values": option.values,
                "applies_if": option.applies_if,
                "values_if": option.values_if,
            }
            for option in game.options
        ],
        "presets": game.presets,
        "languages": languages_of(game.id),
        "names": _names(game),
        "bots": levels_of(game),
        "guides": [
            {"name": guide.name, "role": guide.role, "seat": guide.seat, "minutes": guide.script.minutes}
            for guide in guides_of(game)
        ],
    }


def _names(game: Game[Any]) -> dict[str, str]:
    return {lang: catalogue(lang, game.id).say(f"game-{game.id}") for lang in LANGUAGES}


def _on_offer(game: Game[Any], lang: str) -> dict[str, Any]:
    return {"game": _described(game), "texts": lobby_texts(game.id, lang)}


async def _check_password(request: Request, given: str) -> None:
    """Raises PasswordNeeded, or RateLimited after too many wrong ones."""
    password: Password | None = request.app.state.password
    if password is None:
        return
    if not given:
        raise PasswordNeeded
    guesses: Buckets = request.app.state.guesses
    guesses.take(sender(request))
    if not await run_in_threadpool(password.fits, given):
        LOG.warning("wrong password from %s", sender(request) or "an unknown address")
        raise PasswordNeeded
    guesses.forget(sender(request))


def _asked_here(request: Request) -> bool:
    """Whether a request comes directly from the server's own computer. A web server in front would pass on what a
    visitor claims.
    """
    if "x-forwarded-for" in request.headers:
        return False
    visitor = request.client.host if request.client else None
    return is_loopback(visitor) and is_loopback(host_of(request.headers.get("host", "")))


def _new_table(request: Request) -> None:
    """Count a new table against the limit. Raises RateLimited."""
    new_tables: Buckets = request.app.state.new_tables
    new_tables.take(sender(request))


def _new_film(request: Request) -> None:
    """Count a film against the limit. Raises RateLimited."""
    films: Buckets = request.app.state.films
    films.take(sender(request))


def _new_save(request: Request) -> None:
    """Count the films of a whole game against the limit. Raises RateLimited."""
    saves: Buckets = request.app.state.saves
    saves.take(sender(request))


def _refusals(request: Request) -> Refusals:
    refusals: Refusals = request.app.state.refusals
    return refusals


def _language(request: Request) -> str:
    lang: str = request.path_params["lang"]
    return lang if lang in LANGUAGES else DEFAULT


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _parcels(request: Request) -> Parcels:
    parcels: Parcels = request.app.state.parcels
    return parcels


def _deals(request: Request) -> Deals:
    deals: Deals = request.app.state.deals
    return deals


def _board(request: Request) -> Board:
    board: Board = request.app.state.board
    return board


def _looking_back(request: Request) -> LookingBack:
    looking_back: LookingBack = request.app.state.looking_back
    return looking_back


def _reports(request: Request) -> Reports:
    reports: Reports = request.app.state.reports
    return reports


async def _shared(request: Request, key: Hashable, text: Callable[[], bytes], media_type: str = JSON) -> Response:
    """What is the same for everybody, made once."""
    documents: Documents = request.app.state.documents
    return (await documents.find(key, text, media_type)).response(request)
