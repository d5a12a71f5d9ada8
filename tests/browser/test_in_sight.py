"""Whatever is asked, one sees something to answer with: a thing lit on the board, or, if there is none on the board, a
button beside the question (test_question_box.py looks at many questions)."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import House, Open
from tests.browser.moments import CAMP, asked_in, asked_positions, sit, window

pytestmark = pytest.mark.browser

WHOLE = (Path(__file__).parent / "whole.js").read_text()
SIZES = ((1280, 720), (390, 844), (844, 390))
SEEN = f"""() => {{
    const whole = {WHOLE};
    const shown = (things) => [...document.querySelectorAll(things)].filter((thing) => thing.checkVisibility());
    const lit = shown('main .touch.lit');
    return {{ words: shown('section.prompt .answers .word, .amounts button').length, lit: lit.length,
        seen: lit.filter((thing) => whole.seen(thing)).length }};
}}"""
ANSWERABLE = f"() => {{ const {{ words, lit, seen }} = ({SEEN})(); return lit > 0 ? seen > 0 : words > 0; }}"
TOGETHER = {"scenario": "first_stand"}
LOOKED = 500
"""Milliseconds in which the page looks more than once."""


def crisis(house: House, open_page: Open, size: tuple[int, int]) -> Page:
    """Somebody is asked whether to resolve a Crisis: by a press on its card, or with a word."""
    (position, seat), *_ = asked_positions("voidfall", 3, 1, ("crisis",), **TOGETHER)
    return open_page(house.table_at(position)[seat], caution="always", **window(size))


def test_the_card_of_a_crisis_that_may_be_resolved_is_in_sight(house, open_page):
    page = crisis(house, open_page, SIZES[0])
    for size in SIZES:
        asked_in(page, size)
        page.wait_for_function(ANSWERABLE)


def test_whoever_scrolls_away_is_left_there_until_the_window_turns(house, open_page):
    page = crisis(house, open_page, (390, 844))
    asked_in(page, (390, 844))
    page.wait_for_function(ANSWERABLE)
    page.locator(".pane.house").hover()
    page.mouse.wheel(0, -5000)
    page.wait_for_function(f"() => ({SEEN})().seen === 0")
    page.locator('.answers [data-thing="word:decline"]').click()
    page.wait_for_timeout(LOOKED)
    assert page.evaluate(SEEN)["seen"] == 0
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(ANSWERABLE)


def test_what_lies_beyond_an_edge_is_counted_and_a_press_goes_there(house, open_page):
    page = sit(house, open_page, CAMP, width=390, height=844)
    below = page.locator(".more .below")
    below.wait_for()
    counts = page.evaluate(SEEN)
    said = f"{counts['lit'] - counts['seen']} more below"
    assert below.inner_text() == said
    below.click()
    page.wait_for_function("(said) => document.querySelector('.more .below')?.innerText !== said", arg=said)
    assert page.evaluate(SEEN)["seen"] > 0
