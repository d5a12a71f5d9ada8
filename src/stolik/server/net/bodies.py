"""What requests bring, and answers in JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stolik.referee import Malformed, TooLarge
from stolik.server.limits import Buckets
from stolik.server.messages import LARGEST
from stolik.server.net.headers import check_origin, sender
from stolik.server.tables.links import cleaned

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
