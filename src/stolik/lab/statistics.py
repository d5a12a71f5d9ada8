"""Summary statistics for reports."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev

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


class Mean(msgspec.Struct, frozen=True):
    """A mean with the limits of its 95% interval; no limits if there are fewer than two values."""

    mean: float
    low: float | None
    high: float | None


def mean(values: Sequence[float]) -> Mean:
    """The mean of at least one value, with its 95% interval by the normal distribution."""
    middle = fmean(values)
    if len(values) < 2:
        return Mean(round(middle, 3), None, None)
    half = Z_95 * stdev(values) / sqrt(len(values))
    return Mean(round(middle, 3), round(middle - half, 3), round(middle + half, 3))


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
