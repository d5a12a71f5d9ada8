"""The log: one line for each event, without anybody's answers, names or links, and never too many."""

from __future__ import annotations

import logging

from stolik.server.logs import BURST, DiscreetFormatter, RateFilter


def record_of(error: BaseException) -> logging.LogRecord:
    return logging.LogRecord("stolik", logging.ERROR, __file__, 7, "it\nbroke", (), (type(error), error, None))


def test_an_error_is_named_by_kind_and_place_alone() -> None:
    try:
        raise ValueError("place:3 of seat:2 is secret")
    except ValueError as error:
        line = DiscreetFormatter().format(record_of(error))
    assert "place:3" not in line
    assert "ValueError at test_logs.py:" in line
    assert "\n" not in line


def test_the_same_line_does_not_fill_the_disk() -> None:
    enough, record = RateFilter(), record_of(ValueError())
    assert sum(enough.filter(record) for _ in range(10 * BURST)) == BURST
    other = logging.LogRecord("stolik", logging.ERROR, __file__, 8, "something else", (), None)
    assert enough.filter(other)
