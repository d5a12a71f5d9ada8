"""A server under a path: `https://example.org/stolik/` instead of a name of its own.

The page refers to everything else by relative addresses. So it works under any path that the web server in front takes
off before it passes a request on. Where that web server leaves the path in, it has to be named (`--root-path`).
"""

from __future__ import annotations

import re

from starlette.types import Scope

from stolik.server.errors import BadRoot

PATH = re.compile(r"(/[\w.~-]+)*", re.ASCII)


def root_of(given: str) -> str:
    """A root path as it is used: empty, or with a slash in front and none behind. Raises BadRoot."""
    path = "/" + given.strip("/") if given.strip("/") else ""
    if not PATH.fullmatch(path) or ".." in path:
        raise BadRoot(path=given)
    return path


def without_root(scope: Scope, root: str) -> None:
    """Take the root path off a request, if it is there."""
    if root and scope["path"].startswith(f"{root}/"):
        scope["path"] = scope["path"][len(root) :]
        scope["raw_path"] = scope["raw_path"][len(root) :]


def up(scope: Scope) -> str:
    """The way from the page that is asked for to the root."""
    depth: int = scope["raw_path"].count(b"/") - 1
    return "../" * depth or "./"
