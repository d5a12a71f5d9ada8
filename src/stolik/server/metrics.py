"""Figures of a running server in Prometheus' text form. They name no table, seat or link."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

TYPE = "text/plain; version=0.0.4; charset=utf-8"
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the buckets for commit times, in seconds."""


class Writes:
    """Counts and times commits of the database."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self.answers = self.refused = 0
        self.commits = [0] * (len(STEPS) + 1)
        """The number of commits in each bucket."""
        self.seconds = 0.0

    @contextmanager
    def commit(self) -> Iterator[None]:
        """Time a commit. One that fails counts as refused."""
        begun = self._clock()
        try:
            yield
        except BaseException:
            self.refused += 1
            raise
        took = self._clock() - begun
        self.seconds += took
        self.commits[bisect_left(STEPS, took)] += 1


def text(writes: Writes, **gauges: float) -> str:
    """All figures; `gauges` by name."""
    lines = [
        *_one("answers_total", "counter", writes.answers),
        *_one("writes_refused_total", "counter", writes.refused),
    ]
    lines.append("# TYPE stolik_commit_seconds histogram")
    done = 0
    for end, count in zip((*map(str, STEPS), "+Inf"), writes.commits, strict=True):
        done += count
        lines.append(f'stolik_commit_seconds_bucket{{le="{end}"}} {done}')
    lines += [f"stolik_commit_seconds_sum {writes.seconds:.6f}", f"stolik_commit_seconds_count {done}"]
    for name, value in gauges.items():
        lines += _one(name, "gauge", value)
    return "\n".join(lines) + "\n"


def memory() -> int:
    """Bytes of memory the process uses; 0 if the system does not say."""
    with suppress(OSError, ValueError, ImportError):
        import resource

        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    return 0


def _one(name: str, kind: str, value: float) -> list[str]:
    return [f"# TYPE stolik_{name} {kind}", f"stolik_{name} {value}"]
