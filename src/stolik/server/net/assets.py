"""The files of the built client. The build puts compressed forms beside a file where they are smaller (`app.js.br`)."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from stolik.server.errors import NothingHere
from stolik.server.net.codings import CODINGS, PLAIN, best_coding, is_known

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""Media types by suffix. The system's own table is not asked: on some it says that scripts are plain text."""


class Assets(StaticFiles):
    """Serves the files of a folder, each in the smallest form that the browser accepts. Somebody who opens an address
    that does not exist gets a sentence.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer one request."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith("assets/"):
                raise
            raise NothingHere from missing

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file. A compressed form is not a file of its own."""
        return ("", None) if path.endswith(tuple(CODINGS.values())) else super().lookup_path(path)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The response for a file that was found."""
        return file_response(Path(full_path), Headers(scope=scope), status_code)


def file_response(file: Path, headers: Headers, status: int = 200) -> Response:
    """A file in the form that the request's headers prefer, or 304 if its sender has it. A part of a file is a part of
    its plain form.
    """
    forms = {coding: form for coding, end in CODINGS.items() if (form := Path(f"{file}{end}")).is_file()}
    coding = PLAIN if "range" in headers else best_coding(headers, forms)
    sent = forms.get(coding, file)
    stat = sent.stat()
    response = FileResponse(sent, status, media_type=TYPES.get(file.suffix, "application/octet-stream"))
    response.headers["etag"] = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}-{coding}"'
    if forms:
        response.headers["vary"] = "accept-encoding"
    if coding != PLAIN:
        response.headers["content-encoding"] = coding
    response.stat_result = stat
    response.set_stat_headers(stat)
    if status == 200 and is_known(headers, response.headers["etag"]):
        return NotModifiedResponse(response.headers)
    return response
