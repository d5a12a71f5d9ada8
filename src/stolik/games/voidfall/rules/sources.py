"""Where a number comes from: the rules add up these lines, and a player who asks why is shown the same ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Source(NamedTuple):
    """The amount `n` that comes from the thing with the reference `by`, as `times` equal shares."""

    by: str
    n: int
    times: int = 1


def merged(sources: Iterable[Source]) -> tuple[Source, ...]:
    """The sources, with those of the same thing merged."""
    sums: dict[str, int] = {}
    for source in sources:
        sums[source.by] = sums.get(source.by, 0) + source.n
    return tuple(Source(by, n) for by, n in sums.items())


def total(sources: Iterable[Source]) -> int:
    """The sum of the sources."""
    return sum([source.n for source in sources])
