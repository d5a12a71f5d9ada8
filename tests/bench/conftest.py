"""Prints short tables after the measurements: targets and results, and ours beside those of other packages."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    session = getattr(config, "_benchmarksession", None)
    measured = [one for one in getattr(session, "benchmarks", ()) if one.stats.rounds]
    aimed = [one for one in measured if "aim" in one.extra_info]
    if aimed:
        terminalreporter.section("a second, at best and in the median")
    for one in aimed:
        done, unit, aim = (one.extra_info[name] for name in ("done", "unit", "aim"))
        best, middle = done / one.stats.min, done / one.stats.median
        terminalreporter.write_line(f"{one.name:<36} {best:>12,.0f} {middle:>12,.0f} {unit} (aim: {aim:,})")
    ours, peers = ([one for one in measured if who in one.extra_info] for who in ("ours", "peer"))
    if peers:
        terminalreporter.section("a second at best, and ours as a multiple of it")
    for peer in peers:
        loop = peer.extra_info["loop"]
        rate = _best(peer)
        beside = [one for one in ours if one.extra_info["loop"] == loop]
        multiples = "  ".join(f"{one.extra_info['ours']} {_best(one) / rate:.2f}" for one in beside)
        terminalreporter.write_line(f"{peer.extra_info['peer']:<36} {rate:>12,.0f} {loop:<9} {multiples}")


def _best(one: Any) -> float:
    """How many things a second were done at best."""
    best: float = one.extra_info["done"] / one.stats.min
    return best
