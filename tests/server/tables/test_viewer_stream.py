"""A viewer gets a message only if its log or its body has changed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from stolik.core.log import LogEntry
from stolik.server.tables.viewer_stream import Body, ViewerStream


def position(*lines: str) -> Any:
    """Something with a log."""
    return SimpleNamespace(pages=None, over=False, log_tail=lambda seat: [LogEntry(line, {}) for line in lines])


def body(seq: int) -> Body:
    view = msgspec.Struct()
    return Body(seq, None, view, None, (), False, False, False, False, None, False, None, {})


def test_it_is_told_what_is_new() -> None:
    stream = ViewerStream(None)

    def log(seq: int, *lines: str) -> Any:
        news = stream.news(position(*lines), msgspec.json.encode(body(seq)))
        return None if news is None else msgspec.json.decode(news)["log"]

    assert log(1) == {"from": 0, "lines": []}, "the first message comes in any case"
    assert log(1) is None
    assert log(1, "a", "b") == {"from": 0, "lines": [{"id": "a", "args": {}}, {"id": "b", "args": {}}]}
    assert log(1, "a", "b") is None
    assert log(1, "a", "c") == {"from": 1, "lines": [{"id": "c", "args": {}}]}
    assert log(1, "a") == {"from": 1, "lines": []}, "a line taken back is news, too"
    assert log(2, "a") == {"from": 1, "lines": []}
    assert log(2, "a") is None
