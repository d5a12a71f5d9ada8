"""Texts that are the same for everybody: made and compressed once, and sent only to those who do not have them yet."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable
from hashlib import sha256

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from stolik.server.net.codings import PLAIN, best_coding, is_known


class Document:
    """A text in every form in which it is sent."""

    def __init__(self, text: bytes, media_type: str) -> None:
        self._media_type = media_type
        self._forms = {PLAIN: text, "gzip": gzip.compress(text, mtime=0)}
        self._hash = sha256(text).hexdigest()[:20]

    def response(self, request: Request) -> Response:
        """The form that the request prefers, or 304 if its sender has it. A browser asks each time whether its copy is
        still right, because an upgrade or another pack changes the text.
        """
        coding = best_coding(request.headers, self._forms)
        tag = f'"{self._hash}"' if coding == PLAIN else f'"{self._hash}-{coding}"'
        headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if is_known(request.headers, tag):
            return Response(status_code=304, headers=headers)
        if coding != PLAIN:
            headers["content-encoding"] = coding
        return Response(self._forms[coding], media_type=self._media_type, headers=headers)


class Documents:
    """The documents of a running server."""

    def __init__(self) -> None:
        self._made: dict[Hashable, Document] = {}
        self._making = asyncio.Lock()

    async def find(self, key: Hashable, text: Callable[[], bytes], media_type: str) -> Document:
        """The document of this key; the first time it is made, from `text`. There must be few keys."""
        if key not in self._made:
            async with self._making:
                if key not in self._made:
                    self._made[key] = await run_in_threadpool(lambda: Document(text(), media_type))
        return self._made[key]
