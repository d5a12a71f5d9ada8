"""How much of the window a table's map has, and whether what one needs beside it is in sight."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page
from tests.browser.looks import FINGER, MEASURE
from tests.browser.moments import ACT, ACTION, CAMP, FOCUS, HUNT, LAY, PROWL, TURN

ROOM = Path(__file__).with_name("room.js").read_text()
HAND = {
    "not_alone": "main .hand",
    "terrorscape": "main > .board > .hand",
    "voidfall": "main .pane.cards",
    "zona": "main .sheet .pack",
}
"""What a seat holds, for each game."""

MOMENTS = [LAY, HUNT, TURN, PROWL, FOCUS, ACT, ACTION, CAMP]
"""The middle of games of four, for each role."""

LEAST = 11.95
"""Pixels of a text that can be read."""


class Room(NamedTuple):
    """What a page shows of a table. Parts are from 0 to 1; None where there is nothing of the kind."""

    share: float
    """Of the window, by the box round the places of the map."""
    question: float | None
    confirm: float | None
    hand: float | None
    lit: float | None
    """How many of the lit things are in sight."""
    smallest: float
    """The size of the smallest text of the board in pixels."""
    small: Sequence[str]
    """Texts of less than 12 pixels."""
    target: float | None
    """How wide or high the smallest lit thing is that a finger reaches, in pixels, up to what is enough."""
    overlaps: Sequence[str]
    """Places that overlap."""
    unreached: Sequence[str]
    """Places that the window or a box cuts off."""
    cut: Sequence[str]
    """Words that are cut off."""


def measured(page: Page, game: str) -> Room:
    """Measures the page, which must have settled."""
    found = page.evaluate(ROOM, HAND[game])
    texts = page.evaluate(f"{MEASURE}.texts('main')")
    page.evaluate(f"{MEASURE}.show()")
    reached = page.evaluate(f"(enough) => {MEASURE}.reach(enough)", FINGER)
    sizes = [min(thing["width"], thing["height"]) for thing in reached]
    return Room(
        **found,
        smallest=min(text["size"] for text in texts),
        small=[f"{text['size']:.1f} {text['what']}" for text in texts if text["size"] < LEAST],
        target=min(sizes, default=None),
    )
