"""A viewer gets a message only if its log or its body has changed, and if it wants only what has changed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from stolik.core.log import LogEntry
from stolik.server.tables.viewers.stream import Body, Shown, ViewerStream


def position(*lines: str) -> Any:
    """Something with a log."""
    return SimpleNamespace(pages=None, over=False, log_tail=lambda seat: [LogEntry(line, {}) for line in lines])


def body(seq: int) -> Body:
    view = msgspec.Struct()
    return Body(seq, None, view, None, (), False, False, False, False, None, False, None, {})


def test_it_is_told_what_is_new() -> None:
    stream = ViewerStream(None)

    def log(seq: int, *lines: str) -> Any:
        news = stream.news(position(*lines), Shown(body(seq)))
        return None if news is None else msgspec.json.decode(news)["log"]

    assert log(1) == {"from": 0, "lines": []}, "the first message comes in any case"
    assert log(1) is None
    assert log(1, "a", "b") == {"from": 0, "lines": [{"id": "a", "args": {}}, {"id": "b", "args": {}}]}
    assert log(1, "a", "b") is None
    assert log(1, "a", "c") == {"from": 1, "lines": [{"id": "c", "args": {}}]}
    assert log(1, "a") == {"from": 1, "lines": []}, "a line taken back is news, too"
    assert log(2, "a") == {"from": 1, "lines": []}
    assert log(2, "a") is None


def test_one_that_patches_is_told_the_body_once_and_then_its_changes() -> None:
    stream = ViewerStream(None, patches=True)

    def news(seq: int, *lines: str) -> Any:
        told = stream.news(position(*lines), Shown(body(seq)))
        return None if told is None else msgspec.json.decode(told)

    first = news(1)
    assert first["nth"] == 0
    assert first["seq"] == 1
    assert news(1) is None
    assert news(2) == {"nth": 1, "changes": {"seq": [2]}, "log": {"from": 0, "lines": []}}
    assert news(2, "a") == {"nth": 2, "changes": {}, "log": {"from": 0, "lines": [{"id": "a", "args": {}}]}}
    assert news(2, "a") is None
    stream.forget()
    again = news(2, "a")
    assert again["nth"] == 0
    assert again["seq"] == 2
    assert again["log"]["from"] == 0
    assert len(again["log"]["lines"]) == 1


def test_all_viewers_of_a_seat_share_what_has_changed() -> None:
    before, now = Shown(body(1)), Shown(body(2))
    streams = [ViewerStream(None, patches=True) for _ in range(2)]
    for stream in streams:
        stream.news(position(), before)
    one, other = (stream.news(position(), now) for stream in streams)
    assert one == other
    assert now.since(before.body) is now.since(before.body)
