"""Security headers of responses, and reading the headers of requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolik.core.errors import StolikError
from stolik.server.beat import Beat
from stolik.server.errors import BadHost, ForeignHost, ForeignOrigin, RateLimited
from stolik.server.limits import VISITS, VISITS_PER_SECOND, Buckets, network
from stolik.server.net.hosts import check_host, is_page_of
from stolik.server.net.paths import without_root
from stolik.server.net.plain_page import plain_page
from stolik.server.net.problems import STATUS, problem, sentence
from stolik.server.net.refusals import Refusals
from stolik.text.languages import nearest

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; media-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""The page's URL contains a secret link, so no referrer is sent. Everything is loaded from this server. Inline style
attributes are allowed, because they draw pictures and place tokens; inline style sheets and scripts are not.
"""

NEVER_KEPT = {"cache-control": "no-store, no-transform"}
"""For everything that may hold a secret. Nor may a web server in front compress it (`codings`)."""
KEPT_FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""


LOG = logging.getLogger(__name__)


class SecurityHeaders:
    """Adds HEADERS and a cache-control header to every response, sends it at a beat, and answers requests that fail or
    are meant for another server.
    """

    def __init__(
        self, app: ASGIApp, beat: Beat, lang: str, names: Collection[str], root: str, refusals: Refusals
    ) -> None:
        self._app, self._beat, self._lang, self._names, self._refusals = app, beat, lang, names, refusals
        self._root = root
        self._visits = Buckets(VISITS, VISITS_PER_SECOND)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                await self._beat.until_sending()
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                asset = scope["path"].startswith("/assets/") and message["status"] in (200, 206, 304)
                headers.setdefault("cache-control", KEPT_FOR_EVER if asset else NEVER_KEPT["cache-control"])
            await send(message)

        async def sorry(status: int) -> None:
            if scope["type"] == "http" and not started:
                await refusal(HTTPConnection(scope), StolikError(), self._lang, status)(scope, receive, guarded)

        try:
            if scope["type"] in ("http", "websocket"):
                without_root(scope, self._root)
                self._visits.take(sender(HTTPConnection(scope)))
                check_host(HTTPConnection(scope).headers.getlist("host"), self._names)
            await self._app(scope, receive, guarded)
        except (BadHost, ForeignHost, RateLimited) as error:
            self._refusals.note(error.id)
            if scope["type"] == "http":
                await refusal(HTTPConnection(scope), error, self._lang)(scope, receive, guarded)
            else:
                await send({"type": "websocket.close", "code": 1013 if isinstance(error, RateLimited) else 1008})
        except asyncio.CancelledError:  # the server is stopping, and this has taken too long
            await sorry(503)
        except Exception:
            LOG.exception("a request could not be dealt with")
            await sorry(500)


def refusal(
    connection: HTTPConnection, error: StolikError, otherwise: str, status: int | None = None, game: str = ""
) -> Response:
    """The response to a refused request, in its language or `otherwise`: JSON, or a page for a person who opened the
    address.
    """
    lang, status = language(connection, otherwise), status or STATUS.get(error.id, 400)
    if "text/html" in connection.headers.get("accept", ""):
        return HTMLResponse(plain_page(sentence(error, lang, game), lang), status)
    return Response(problem(error, lang, game), status, media_type="application/json")


def check_origin(connection: HTTPConnection) -> None:
    """Raises ForeignOrigin if a browser did not send this from our own page. Programs send no origin."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    if origin is not None and not is_page_of(origin, host):
        raise ForeignOrigin(origin=origin[:100], host=host[:100])


def sender(connection: HTTPConnection) -> str:
    """The network a request comes from."""
    return network(connection.client.host if connection.client else None)


def language(connection: HTTPConnection, otherwise: str) -> str:
    """The language of the response: `?lang=`, else the first of the browser's that we have, else `otherwise`."""
    accepted = connection.headers.get("accept-language", "").lower()
    wanted = [connection.query_params.get("lang", ""), *(part.partition(";")[0] for part in accepted.split(","))]
    return next(filter(None, map(nearest, wanted)), otherwise)
