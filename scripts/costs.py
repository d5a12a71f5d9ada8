"""Which tests take how much: `python -m pytest -p scripts.costs tests/browser` ends with the seconds of each file.

CPU is what the test process and everything it has started used (Chromium, servers, commands), so that it is nearly the
same on a busy machine. Waited is the rest of the time: asleep, or, on a busy machine, in the queue for a processor.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
COST = "cost"
MOST = 15
"""Tests that are listed one by one."""


class Used(NamedTuple):
    """Seconds used so far by this process and all it has started."""

    clock: float
    own: float
    browser: float
    others: float

    def since(self, before: Used) -> list[float]:
        clock, own, browser, others = (now - then for now, then in zip(self, before, strict=True))
        # All that a browser which has ended has ever used counts among the others, or is lost.
        return [clock, own, max(0.0, browser), max(0.0, others + min(0.0, browser))]


def used() -> Used:
    """Reads the table of processes. What has ended counts for the one that waited for it."""
    parents: dict[int, list[int]] = defaultdict(list)
    seconds: dict[int, float] = {}
    names: dict[int, str] = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            name, _, rest = (folder / "stat").read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue
        pid, fields = int(folder.name), rest.split()
        parents[int(fields[1])].append(pid)
        seconds[pid] = sum(int(field) for field in fields[11:15]) / TICKS
        names[pid] = name
    browser = others = 0.0
    children = list(parents[os.getpid()])
    while children:
        pid = children.pop()
        children += parents[pid]
        if names[pid].startswith(("chrom", "headless", "node")):
            browser += seconds[pid]
        else:
            others += seconds[pid]
    reaped = os.times()
    return Used(
        time.monotonic(),
        time.process_time(),
        browser,
        others + reaped.children_user + reaped.children_system,
    )


BEGUN: dict[str, Used] = {}


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note the time."""
    BEGUN[item.nodeid] = used()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Write what a test has taken into its last report, which a test process sends to the one that sums up."""
    if call.when == "teardown":
        item.user_properties.append((COST, used().since(BEGUN.pop(item.nodeid))))
    return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the seconds of each file, and the tests that take most."""
    tests: dict[str, list[float]] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, cost in getattr(report, "user_properties", []):
                if name == COST:
                    tests[report.nodeid] = cost
    files: dict[str, list[list[float]]] = defaultdict(list)
    for nodeid, cost in tests.items():
        files[nodeid.partition("::")[0]].append(cost)
    sums = {file: [sum(column) for column in zip(*costs, strict=True)] for file, costs in files.items()}
    if len(files) > 1:
        files["all"] = [*tests.values()]
        sums["all"] = [sum(column) for column in zip(*tests.values(), strict=True)]
    terminalreporter.section("seconds")
    terminalreporter.line("    CPU  = own + browser + others   waited  tests")
    for file, (clock, own, browser, others) in sorted(sums.items(), key=lambda row: -sum(row[1][1:])):
        cpu = own + browser + others
        line = f"{cpu:7.1f} {own:7.1f} {browser:9.1f} {others:8.1f} {clock - cpu:8.1f} {len(files[file]):6}  {file}"
        terminalreporter.line(line)
    for nodeid, (_, *parts) in sorted(tests.items(), key=lambda test: -sum(test[1][1:]))[:MOST]:
        terminalreporter.line(f"{sum(parts):7.1f}  {nodeid}")
