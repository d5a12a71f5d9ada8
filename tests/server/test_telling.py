"""When a viewer hears something: whenever its log or its body has changed, and only then."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from stolik.core.log import LogEntry
from stolik.core.question import Choose, Named, Question
from stolik.server.telling import Body, Telling, waited_for


def position(*lines: str) -> Any:
    """Something with a log."""
    return SimpleNamespace(pages=None, log_tail=lambda seat: [LogEntry(line, {}) for line in lines])


def body(seq: int) -> Body:
    view = msgspec.Struct()
    return Body(seq, None, view, None, (), False, False, False, None, False, None, msgspec.Raw(b"{}"))


def test_it_is_told_what_is_new() -> None:
    telling = Telling(None)

    def log(seq: int, *lines: str) -> Any:
        news = telling.news(position(*lines), body(seq))
        return None if news is None else msgspec.json.decode(news)["log"]

    assert log(1) == {"from": 0, "lines": []}, "the first message comes in any case"
    assert log(1) is None
    assert log(1, "a", "b") == {"from": 0, "lines": [{"id": "a", "args": {}}, {"id": "b", "args": {}}]}
    assert log(1, "a", "b") is None
    assert log(1, "a", "c") == {"from": 1, "lines": [{"id": "c", "args": {}}]}
    assert log(1, "a") == {"from": 1, "lines": []}, "a line taken back is news, too"
    assert log(2, "a") == {"from": 1, "lines": []}
    assert log(2, "a") is None


def test_a_moment_is_secret_while_any_of_its_questions_is_quiet() -> None:
    def ask(*, quiet: bool) -> Question[Any]:
        return Choose("play", (Named("word:pass"),), quiet=quiet)

    def moment(asked: dict[int, Question[Any]], *pending: int) -> Any:
        return waited_for(SimpleNamespace(asked=asked, pending={seat: asked[seat] for seat in pending}))  # type: ignore[arg-type]

    open_, quiet = ask(quiet=False), ask(quiet=True)
    assert moment({2: open_, 1: open_}, 2, 1) == ((1, 2), False)
    assert moment({1: open_, 2: open_}, 2) == ((2,), False)
    assert moment({1: quiet, 2: open_}, 1, 2) == ((), True)
    assert moment({1: quiet, 2: open_}, 2) == ((), True), "also when the quiet one has answered"
    assert moment({}) == ((), False)
