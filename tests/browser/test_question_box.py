"""At each question something to answer with is in sight. Everything in the box of the question is whole, whatever one
picks, in every window; nothing lies over it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.looks import DRAWN, settle
from tests.browser.moments import ASKS, GAMES, LONG, asked_in, asked_pages, asked_positions, window
from tests.browser.test_in_sight import ANSWERABLE

from stolik.text.languages import COMPLETE

pytestmark = pytest.mark.browser

WHOLE = (Path(__file__).parent / "whole.js").read_text()
PHONE, ON_ITS_SIDE = (390, 844), (844, 390)
SIZES = (PHONE, ON_ITS_SIDE, (360, 640), (1280, 720))
POSITIONS = 30 if LONG else 6
IN_LARGE_TEXT = 12 if LONG else 3
PICKS = 2
"""Of each question."""
TOLD = 400
"""Milliseconds in which what a pick leads to is said."""


def faults(page: Page, *, scrolling: bool = False) -> list[str]:
    """What is cut off or covered in the box of the question. Long lists of answers may scroll; with `scrolling`, all
    may.
    """
    page.evaluate(DRAWN)
    part = "section.prompt" if scrolling else "section.prompt .says, section.prompt .last"
    found: list[str] = page.evaluate(
        f"([part, scrolling]) => {{ const whole = {WHOLE}; return ["
        "...whole.cut(part, scrolling), ...whole.cut('section.prompt .answers', true),"
        "...whole.hidden('[data-thing=confirm]')]; }",
        [part, scrolling],
    )
    return found


def picks(page: Page) -> list[Any]:
    """Some of what may be picked, from the first to the last."""
    lit = "main .touch.lit, section.prompt .answers [data-thing]:not([data-thing=confirm], [data-thing=rule])"
    things: list[str] = page.evaluate(
        "(lit) => [...new Set([...document.querySelectorAll(lit)].map((thing) => thing.dataset.thing))]", lit
    )
    return things[:: max(1, len(things) // PICKS)][:PICKS]


def pick(page: Page, thing: str) -> None:
    page.evaluate(
        "(thing) => [...document.querySelectorAll(`main .touch.lit[data-thing='${thing}'], .answers"
        " [data-thing='${thing}']`)].find((each) => each.checkVisibility())?.click()",
        thing,
    )
    page.wait_for_timeout(TOLD)


@pytest.mark.parametrize("game", GAMES)
def test_one_sees_what_to_answer_with_and_whatever_is_picked_also_after_a_turn_every_line_is_whole(
    house, open_page, game
):
    for page, size in asked_pages(house, open_page, game, 3, POSITIONS, SIZES, len(SIZES)):
        page.wait_for_function(ANSWERABLE)
        kind = page.locator(ASKS).get_attribute("data-kind")
        assert (kind, size, faults(page)) == (kind, size, [])
        if size == PHONE:
            for width, height in (size[::-1], size):
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(TOLD)
                settle(page)
                assert (kind, width, faults(page)) == (kind, width, [])
        for thing in picks(page):
            pick(page, thing)
            assert (kind, size, thing, faults(page)) == (kind, size, thing, [])


def test_on_a_phone_on_its_side_long_questions_of_terrorscape_and_what_is_picked_are_whole(house, open_page):
    for position, seat in asked_positions("terrorscape", 2, 3, ("killer", "prowl", "turn")):
        link = house.table_at(position)[seat]
        for lang in COMPLETE:
            page = open_page(link, lang=lang, caution="always", autoPass=False, **window(ON_ITS_SIDE))
            asked_in(page, ON_ITS_SIDE)
            for thing in picks(page):
                pick(page, thing)
                assert (lang, thing, faults(page)) == (lang, thing, [])


@pytest.mark.parametrize("game", GAMES)
def test_in_large_text_it_scrolls_and_the_button_is_in_view(house, open_page, game):
    for nth, (position, seat) in enumerate(asked_positions(game, 4, IN_LARGE_TEXT)):
        size = SIZES[nth % len(SIZES)]
        settings = {"lang": COMPLETE[nth % 2], "caution": "always", "textSize": 200, **window(size)}
        page = open_page(house.table_at(position)[seat], **settings)
        asked_in(page, size)
        for thing in picks(page)[:2]:
            pick(page, thing)
            assert (thing, faults(page, scrolling=True)) == (thing, [])
