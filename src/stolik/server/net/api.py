"""The HTTP API of the lobby: games, tables and seats, as JSON. A token in the path gives access (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stolik.bots import levels_of
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.installed import find_game
from stolik.guides import book_of, guides_of
from stolik.registry import games
from stolik.server.errors import NoUpgrade
from stolik.server.messages import (
    GuideRequest,
    LateRequest,
    LinkRequest,
    NameRequest,
    ParcelRequest,
    PauseRequest,
    RematchRequest,
    SeatChange,
    SpectatorRequest,
    TableRequest,
    parse,
)
from stolik.server.metrics import TYPE
from stolik.server.net.addresses import is_loopback
from stolik.server.net.bodies import JSON, as_json, check_password, count_table, json_body, link_of, lobby_of
from stolik.server.net.documents import Documents
from stolik.server.net.headers import refusal, sender
from stolik.server.net.hosts import host_of
from stolik.server.net.open_api import open_tables_of, with_state
from stolik.server.net.refusals import Refusals
from stolik.server.parcels import LARGEST as LARGEST_PARCEL
from stolik.server.parcels import Parcels
from stolik.server.tables.house.forgetting import forget
from stolik.server.tables.house.rematch import Rematches
from stolik.text import catalogue, game_in, languages_of, sent_texts
from stolik.text.languages import DEFAULT, LANGUAGES
from stolik.text.lobby import lobby_texts

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
    """The URLs for other devices (empty unless the request comes from the server's own computer), whether opening a
    table requires a password, whether a table may be open to anybody of this house, and what it says to everybody.
    """
    state = request.app.state
    friends = state.friends() if _asked_here(request) else []
    password, open_tables = state.password is not None, open_tables_of(request) is not None
    notice = state.notices.told()
    return as_json({"friends": friends, "password": password, "open_tables": open_tables, "notice": notice})


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
    wanted = parse(await json_body(request), TableRequest)
    await check_password(request, wanted.password)
    count_table(request)
    made = await lobby_of(request).create(wanted)
    if tables := open_tables_of(request):
        await tables.add(made["table"], wanted.anybody, sender(request))
    return as_json(made, 201)


async def open_guide(request: Request) -> Response:
    """Open a table that follows a guide. Returns its links."""
    wanted = parse(await json_body(request), GuideRequest)
    await check_password(request, wanted.password)
    count_table(request)
    return as_json(await lobby_of(request).create_guided(wanted), 201)


async def show_table(request: Request) -> Response:
    """Describe a table to the holder of a link."""
    return as_json(with_state(request, await lobby_of(request).describe(link_of(request), sender(request))))


async def try_line(request: Request) -> Response:
    """Refuse what a WebSocket with this link would be refused for. A browser does not tell a page why its WebSocket was
    not opened; if this succeeds, something on the way drops it.
    """
    await json_body(request)
    lobby = lobby_of(request)
    await lobby.find(link_of(request))
    with lobby.places.take(sender(request)):
        return as_json({})


async def refuse_plain(request: Request) -> Response:
    """A WebSocket was asked for without asking for an upgrade, or the web server in front did not pass that on."""
    raise NoUpgrade


async def change_seat(request: Request) -> Response:
    """Give a seat to a person or a bot: the host any, others their own."""
    change = parse(await json_body(request), SeatChange)
    await lobby_of(request).reseat(link_of(request), change)
    return as_json({})


async def name_seat(request: Request) -> Response:
    """Change the display name of the link's seat."""
    wanted = parse(await json_body(request), NameRequest)
    await lobby_of(request).rename(link_of(request), wanted.name)
    return as_json({})


async def pause_clocks(request: Request) -> Response:
    """Stop all clocks, or let them run (host only)."""
    wanted = parse(await json_body(request), PauseRequest)
    await lobby_of(request).pause(link_of(request), on=wanted.on)
    return as_json({})


async def see_later(request: Request) -> Response:
    """Let spectators see the table later (host only)."""
    wanted = parse(await json_body(request), LateRequest)
    await lobby_of(request).see_later(link_of(request), wanted.late)
    return as_json({})


async def replace_link(request: Request) -> Response:
    """Give a seat or the spectators a new link (the host), or one's own seat. Returns it."""
    wanted = parse(await json_body(request), LinkRequest)
    link, _ = await lobby_of(request).find(link_of(request))
    new = await lobby_of(request).replace_link(link_of(request), wanted.seat, give=wanted.give)
    if link.role == "host" and (tables := open_tables_of(request)):
        await tables.replaced(link.table_id, wanted.seat)
    return as_json({"token": new})


async def let_watch(request: Request) -> Response:
    """Set what a spectator may do (host only)."""
    wanted = parse(await json_body(request), SpectatorRequest)
    await lobby_of(request).let_watch(link_of(request), wanted)
    return as_json({})


async def open_rematch(request: Request) -> Response:
    """Open a table for a rematch (host only). Returns its links."""
    wanted = parse(await json_body(request), RematchRequest)
    await check_password(request, wanted.password)
    count_table(request)
    rematches: Rematches = request.app.state.rematches
    return as_json(await rematches.open(link_of(request), swap=wanted.swap), 201)


async def save_table(request: Request) -> Response:
    """Download a finished game as a save."""
    save = await lobby_of(request).save(link_of(request))
    attachment = {"content-disposition": 'attachment; filename="stolik.json"'}
    return Response(save, media_type=JSON, headers=attachment)


async def forget_seat(request: Request) -> Response:
    """Forget what the link's seat has left at its table besides the game."""
    await json_body(request)
    await forget(lobby_of(request), request.app.state.store, link_of(request))
    return as_json({})


async def leave_parcel(request: Request) -> Response:
    """Keep a parcel for another browser. Returns the token to fetch it with."""
    left = parse(await json_body(request, LARGEST_PARCEL), ParcelRequest, LARGEST_PARCEL)
    return as_json({"parcel": _parcels(request).leave(left.sealed, sender(request))}, 201)


async def fetch_parcel(request: Request) -> Response:
    """Hand out a parcel, once. Only a press on a page sends this: whoever previews a link does not fetch it."""
    await json_body(request)
    return as_json({"sealed": _parcels(request).fetch(request.path_params["parcel"])})


async def show_health(request: Request) -> Response:
    """Whether the server can read and write its database."""
    await lobby_of(request).check()
    return as_json({"ok": True})


async def show_metrics(request: Request) -> Response:
    """Figures for the server's own computer: elsewhere they could tell when somebody answers in secret."""
    if not _asked_here(request):
        return Response(status_code=404)
    return Response(await lobby_of(request).metrics(), media_type=TYPE)


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
    Route("/api/tables/{token}/late", see_later, methods=["POST"]),
    Route("/api/tables/{token}/link", replace_link, methods=["POST"]),
    Route("/api/tables/{token}/spectators", let_watch, methods=["POST"]),
    Route("/api/tables/{token}/rematch", open_rematch, methods=["POST"]),
    Route("/api/tables/{token}/save", save_table),
    Route("/api/tables/{token}/forget", forget_seat, methods=["POST"]),
    Route("/api/parcels", leave_parcel, methods=["POST"]),
    Route("/api/parcels/{parcel}", fetch_parcel, methods=["POST"]),
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


def _asked_here(request: Request) -> bool:
    """Whether a request comes directly from the server's own computer. A web server in front would pass on what a
    visitor claims.
    """
    if "x-forwarded-for" in request.headers:
        return False
    visitor = request.client.host if request.client else None
    return is_loopback(visitor) and is_loopback(host_of(request.headers.get("host", "")))


def _refusals(request: Request) -> Refusals:
    refusals: Refusals = request.app.state.refusals
    return refusals


def _language(request: Request) -> str:
    lang: str = request.path_params["lang"]
    return lang if lang in LANGUAGES else DEFAULT


def _parcels(request: Request) -> Parcels:
    parcels: Parcels = request.app.state.parcels
    return parcels


async def _shared(request: Request, key: Hashable, text: Callable[[], bytes], media_type: str = JSON) -> Response:
    """What is the same for everybody, made once."""
    documents: Documents = request.app.state.documents
    return (await documents.find(key, text, media_type)).response(request)
