"""The web application: the client's pages, the lobby API and the WebSocket of each seat."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from stolik.core.errors import StolikError
from stolik.server import limits
from stolik.server.beat import Beat
from stolik.server.bots.thinkers import Thinkers
from stolik.server.built import WEB
from stolik.server.calls.channels import Channels
from stolik.server.calls.posts import ways_of
from stolik.server.calls.sender import Calls
from stolik.server.errors import NothingHere, NotKept, UnknownTable
from stolik.server.figures import Figures
from stolik.server.limits import Buckets
from stolik.server.net import api, host_api, open_api
from stolik.server.net import calls as calls_api
from stolik.server.net import deals as deals_api
from stolik.server.net import looking_back as looking_back_api
from stolik.server.net.assets import Assets
from stolik.server.net.codings import PLAIN, best_coding
from stolik.server.net.connection import Sit
from stolik.server.net.documents import Documents
from stolik.server.net.headers import SecurityHeaders, language
from stolik.server.net.paths import up
from stolik.server.net.refusals import Refusals
from stolik.server.notices import Notices
from stolik.server.parcels import Parcels
from stolik.server.settings import Settings
from stolik.server.storage.diary import Diary
from stolik.server.storage.retention import Uptime, keep_house, look_regularly
from stolik.server.storage.store import Store
from stolik.server.tables.house.calling import Calling
from stolik.server.tables.house.clerk import Clerk
from stolik.server.tables.house.days import Board, Finish
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.open_tables import OpenTables
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.people.links import cleaned
from stolik.server.tables.replays.deals import Deals
from stolik.server.tables.replays.looking_back import LookingBack
from stolik.server.tables.replays.reports import Reports
from stolik.text import catalogue
from stolik.text.languages import DEFAULT

SETTINGS = Settings()
BOT_PAUSE = 0.7
"""Seconds before a bot's turn is told, unless it may pass."""


def make_app(
    store: Store,
    *,
    lang: str = DEFAULT,
    pause: float = BOT_PAUSE,
    beat: Beat | None = None,
    settings: Settings = SETTINGS,
    thinkers: Thinkers | None = None,
    finish: Finish | None = None,
    web: Path = WEB,
    friends: Callable[[], list[str]] = list,
    beside: Path | None = None,
) -> Starlette:
    """The application for an open store; it closes the store when it stops.

    `lang` is the default language; `pause` is the bots' pause in seconds; `beat` is the server's beat (none by
    default); `settings` are the host's settings; `thinkers` run the bots (by default threads do); `finish` lets
    the bots of the house play the deals of the day; `web` is the folder of the built client; `friends` returns the
    URLs for other devices; `beside` is the database, beside which the key for Web Push is kept. Raises BadKeyFile or
    NotWritable.
    """
    beat = beat or Beat(0)
    uptime = Uptime()
    diary = Diary(store, uptime.now)
    lobby = Lobby(store, pause=pause, beat=beat, thinkers=thinkers, diary=diary)
    board = Board(lobby, store, finish)
    clerk = Clerk(diary, lobby)
    ways = ways_of(settings.calls, beside)
    calls = Calls(store, settings.calls, ways.posts)
    calling = Calling(lobby, calls)
    open_tables = OpenTables(lobby, store) if settings.open_tables else None
    notices, figures = Notices(store), Figures(store, thinkers.load if thinkers is not None else None)

    async def look() -> None:
        if await lobby.in_use.notice_others():
            await notices.look()
            if open_tables is not None:
                await open_tables.notice_others()
        if open_tables is not None:
            await open_tables.look()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with suppress(NotKept):
            await store.keep_for(settings.keep)
        uptime.before = await store.ran()
        with suppress(NotKept):
            await notices.begin()
        with suppress(NotKept):
            await (open_tables.begin() if open_tables is not None else store.drop_all_open())
        rounds = asyncio.create_task(keep_house(uptime, store.note_running, lobby.remove_old))
        looks = asyncio.create_task(look_regularly(look))
        work = asyncio.create_task(clerk.serve())
        measuring = asyncio.create_task(figures.run())
        called = [asyncio.create_task(calling.run()), asyncio.create_task(calls.run())]
        yield
        work.cancel()
        await clerk.close()
        for task in (rounds, looks, measuring, *called):
            task.cancel()
        await calls.close()
        app.state.refusals.tell()
        with suppress(NotKept):
            await store.note_running(*uptime.tick())
        await board.close()
        await lobby.close()

    async def lobby_page(request: Request) -> Response:
        return _page(request, web)

    async def table(request: Request) -> Response:
        link = cleaned(request.path_params["pasted"])
        address = f"/t/{link}"
        if link and (request.scope["raw_path"] != address.encode() or request.url.query):
            return RedirectResponse(up(request.scope) + address[1:])
        try:
            await lobby.find(link)
        except UnknownTable:
            return _page(request, web, 404)
        except StolikError:
            return _page(request, web, 409)
        return _page(request, web)

    async def host_page(request: Request) -> Response:
        if await store.of_house("host") is None:
            raise NothingHere
        return _page(request, web)

    async def into_root(request: Request) -> Response:
        return RedirectResponse(f"{settings.root}/")

    routes = [
        *([Route(settings.root, into_root)] if settings.root else []),
        Route("/", lobby_page),
        Route("/t/{pasted:path}", table),
        Route("/r/{moment}", lobby_page),
        Route("/back/{table}", lobby_page),
        Route("/host", host_page),
        *api.ROUTES,
        *calls_api.ROUTES,
        *deals_api.ROUTES,
        *host_api.ROUTES,
        *looking_back_api.ROUTES,
        *open_api.ROUTES,
        *([Route(settings.metrics, api.show_metrics)] if settings.metrics else []),
        WebSocketRoute("/ws/{token}", Sit()),
        Mount("/", Assets(directory=web, check_dir=False)),
    ]
    handlers = {StolikError: api.refuse}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.state.documents = Documents()
    app.state.lobby, app.state.lang, app.state.requests = lobby, lang, Buckets(60, 2.0)
    app.state.new_tables = Buckets(limits.NEW_TABLES, limits.NEW_TABLES_PER_SECOND)
    app.state.rematches, app.state.reports = Rematches(lobby, store), Reports(lobby, store)
    app.state.new_reports = Buckets(limits.REPORTS, limits.REPORTS_PER_SECOND)
    app.state.looking_back = looking_back = LookingBack(lobby, store, web)
    app.state.store, app.state.parcels = store, Parcels()
    app.state.deals, app.state.board = Deals(lobby, looking_back, store), board
    app.state.channels = Channels(store, ways, calls)
    app.state.saves = Buckets(limits.SAVES, limits.SAVES_PER_SECOND)
    app.state.films = Buckets(limits.FILMS, limits.FILMS_PER_SECOND)
    app.state.says = Buckets(limits.SAYS, limits.SAYS_PER_SECOND)
    app.state.open_tables = open_tables
    app.state.friends, app.state.password = friends, settings.password
    app.state.guesses = Buckets(limits.GUESSES, limits.GUESSES_PER_SECOND)
    app.state.host_guesses = Buckets(limits.GUESSES, limits.GUESSES_PER_SECOND)
    app.state.notices = notices
    app.state.house = host_api.House(store, uptime, settings.keep, figures, notices)
    app.state.refusals = refusals = Refusals()
    app.add_middleware(
        SecurityHeaders, beat=beat, lang=lang, names=settings.names, root=settings.root, refusals=refusals
    )
    return app


def _page(request: Request, web: Path, status: int = 200) -> Response:
    """The client's page, with relative addresses. It asks the API about the table and shows errors itself.
    It is the same for everybody, and so may be compressed (`codings`).
    """
    index = web / "index.html"
    if index.is_file():
        text = index.read_text(encoding="utf-8").replace('="./', f'="{up(request.scope)}').encode()
        headers = {"vary": "accept-encoding"}
        if best_coding(request.headers, ("gzip",)) != PLAIN:
            text, headers["content-encoding"] = gzip.compress(text, mtime=0), "gzip"
        return HTMLResponse(text, status, headers)
    return PlainTextResponse(catalogue(language(request, request.app.state.lang)).say("error-not_built"), 503)
