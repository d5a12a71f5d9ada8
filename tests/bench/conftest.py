"""Prints a short table of targets and results after the measurements."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    measured = [
        one
        for one in getattr(getattr(config, "_benchmarksession", None), "benchmarks", ())
        if "aim" in one.extra_info and one.stats.rounds
    ]
    if measured:
        terminalreporter.section("a second, at best and in the median")
    for one in measured:
        done, unit, aim = (one.extra_info[name] for name in ("done", "unit", "aim"))
        best, middle = done / one.stats.min, done / one.stats.median
        terminalreporter.write_line(f"{one.name:<36} {best:>12,.0f} {middle:>12,.0f} {unit} (aim: {aim:,})")
