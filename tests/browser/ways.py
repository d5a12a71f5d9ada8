"""The ways in which pages are looked at: sizes of the window, and languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pytest
from tests.browser.moments import LONG

from stolik.text.languages import COMPLETE


class Way(NamedTuple):
    width: int
    height: int
    lang: str

    def __str__(self) -> str:
        return f"{'phone' if self.width < self.height else 'desktop'}-{self.lang}"


SIZES = (1280, 800), (390, 844)
"""Of a desktop and of a phone."""
WAYS = [Way(*SIZES[nth % 2], lang) for order in (COMPLETE, COMPLETE[::-1]) for nth, lang in enumerate(order)]
"""With two languages, already two that follow each other have every size and every language."""


def spread(what: str, things: Iterable[object], first: int = 0) -> pytest.MarkDecorator:
    """Runs a test for each thing in one way, these in turn from the `first` on; in every way where there is time
    (STOLIK_LONG).
    """
    pairs = [
        (thing, way) for nth, thing in enumerate(things, first) for way in (WAYS if LONG else [WAYS[nth % len(WAYS)]])
    ]
    return pytest.mark.parametrize((what, "way"), pairs, ids=str)
