"""What `stolik.server.net.lines` builds on inside Uvicorn and websockets, name by name. Their versions are exact in
pyproject.toml: raise one only together with what a failing test here names.
"""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.server import ServerProtocol

from stolik.server.net.lines import Opening, RequestLine, SocketLine

CLASSES = {SocketLine: WebSocketsSansIOProtocol, RequestLine: HttpToolsProtocol, Opening: ServerProtocol}
OWN = {"tell", "_answer_pings"}
USED = {
    WebSocketsSansIOProtocol: (
        "conn",
        "transport",
        "loop",
        "tasks",
        "close_sent",
        "scope",
        "request",
        "response",
        "logger",
    ),
    HttpToolsProtocol: ("transport", "url", "headers", "parser"),
}
OVERRIDDEN = [
    (ours, name)
    for ours in CLASSES
    for name, value in vars(ours).items()
    if inspect.isfunction(value) and name not in OWN and not name.startswith("__")
]


@pytest.mark.parametrize(("ours", "name"), OVERRIDDEN, ids=lambda one: getattr(one, "__name__", one))
def test_a_method_we_change_is_still_called_with_the_same(ours: type[Any], name: str) -> None:
    theirs = getattr(CLASSES[ours], name, None)
    assert theirs is not None, f"{CLASSES[ours].__name__}.{name} is gone"
    assert len(inspect.signature(getattr(ours, name)).parameters) == len(inspect.signature(theirs).parameters)


@pytest.mark.parametrize(
    ("theirs", "name"),
    [(theirs, name) for theirs, names in USED.items() for name in names],
    ids=lambda one: getattr(one, "__name__", one),
)
def test_an_attribute_we_use_is_still_set(theirs: type[Any], name: str) -> None:
    assert f"self.{name}" in inspect.getsource(theirs), f"{theirs.__name__}.{name} is gone"


@pytest.mark.parametrize("name", ["events_received", "data_to_send", "handshake_exc", "parser", "events"])
def test_the_parser_of_a_websocket_still_has(name: str) -> None:
    assert hasattr(ServerProtocol(), name)


def test_a_request_to_open_a_websocket_still_has_headers() -> None:
    assert "headers" in inspect.signature(Request).parameters
