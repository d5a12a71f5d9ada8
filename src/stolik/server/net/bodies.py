"""What requests bring, what is checked of all of them, and answers in JSON."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from stolik.referee import Malformed, TooLarge
from stolik.server.errors import PasswordNeeded
from stolik.server.limits import Buckets
from stolik.server.messages import LARGEST
from stolik.server.net.headers import check_origin, sender
from stolik.server.password import Password
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.links import cleaned

LOG = logging.getLogger("stolik.server.api")
"""Hosts filter the log by this name (deploy/fail2ban), wherever the module is."""
JSON = "application/json"


async def json_body(request: Request, largest: int = LARGEST) -> bytes:
    """The JSON body of a request that changes something, of no more bytes than the `largest`. Raises RateLimited,
    TooLarge, Malformed if it is not JSON, or ForeignOrigin if it comes from another site's page.
    """
    requests: Buckets = request.app.state.requests
    requests.take(sender(request))
    check_origin(request)
    if request.headers.get("content-type", "").partition(";")[0] != JSON:
        raise Malformed(detail=JSON)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise TooLarge(most=largest)
    return body


def link_of(request: Request) -> str:
    """The link in the path of a request."""
    return cleaned(request.path_params["token"])


def as_json(data: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def lobby_of(request: Request) -> Lobby:
    """All tables."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def count_table(request: Request) -> None:
    """Count a new table against the limit. Raises RateLimited."""
    new_tables: Buckets = request.app.state.new_tables
    new_tables.take(sender(request))


def count_film(request: Request) -> None:
    """Count a film against the limit. Raises RateLimited."""
    films: Buckets = request.app.state.films
    films.take(sender(request))


async def check_password(request: Request, given: str) -> None:
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
