"""Summary statistics for reports."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median

import msgspec

Z_95 = 1.959963984540054


class Summary(msgspec.Struct, frozen=True):
    """A summary of some numbers."""

    mean: float
    median: float
    least: int
    most: int


class Share(msgspec.Struct, frozen=True):
    """How often something happened, with the limits of its 95% interval."""

    share: float
    low: float
    high: float


def summary(values: Sequence[int]) -> Summary:
    """Mean, median, least and most; zeros if there are no values."""
    if not values:
        return Summary(0.0, 0.0, 0, 0)
    return Summary(round(fmean(values), 3), float(median(values)), min(values), max(values))


def wilson(count: int, of: int) -> Share:
    """The share `count` of `of` and its 95% Wilson interval."""
    if not of:
        return Share(0.0, 0.0, 1.0)
    share, z = count / of, Z_95
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return Share(round(share, 6), round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6))
