"""Text at 200%: one column. The question covers nothing, its button goes along, and no name on a map is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import lobby
from tests.browser.looks import apart
from tests.browser.moments import ACTION, HUNT, LAY, PROWL, TEST, TURN, Moment, asked_in, each, sit, window

from stolik.text.languages import COMPLETE

pytestmark = pytest.mark.browser

LARGE = 200
SIZES = (1280, 720), (390, 844)
MAP = "main :is(.pane.map, .house, div.planet)"
BOX = "(part) => part.getBoundingClientRect().toJSON()"
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
DEPLOY = Moment("voidfall", 0, "deploy_in")
CUT_NAMES = """() => [...document.querySelectorAll(".sign .name, .tile .name span")]
    .filter((name) => name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 0)
    .map((name) => name.textContent)"""
SMALL_NUMBERS = """() => [...document.querySelectorAll(".galaxy .big")]
    .filter((number) => number.getBoundingClientRect().height < 22).length"""

OUT = """() => [...document.querySelectorAll(".lobby :is(.btn, .role, label, select, input, small, p)")]
    .filter((part) => part.checkVisibility()).filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth + 1;
    }).map((part) => part.textContent)"""
"""What sticks out of the window at the side."""
ONE_COLUMN = """() => {
    const [welcome, form] = [".welcome", "form"].map((part) => document.querySelector(part).getBoundingClientRect());
    return form.top >= welcome.bottom;
}"""


def large(house, open_page, moment: Moment, lang: str) -> Page:
    page: Page = sit(house, open_page, moment, textSize=LARGE, lang=lang, caution="always", **window(SIZES[0]))
    return page


@each([LAY, HUNT, TURN, PROWL, DEPLOY, ACTION])
def test_the_question_stands_above_the_map_and_its_button_goes_along(house, open_page, moment):
    for size, lang in zip(SIZES, COMPLETE, strict=False):
        page = large(house, open_page, moment, lang)
        asked_in(page, size)
        page.wait_for_function(FITS)
        question, ground = page.locator("section.prompt").evaluate(BOX), page.locator(MAP).first.evaluate(BOX)
        assert apart(question, ground)
        assert page.evaluate(CUT_NAMES) == []
        assert page.evaluate(SMALL_NUMBERS) == 0
        lit = page.locator("main .touch.lit:visible").last
        lit.evaluate("(thing) => { thing.scrollIntoView({ block: 'center' }); thing.click(); }")
        expect(page.locator("[data-thing=confirm]")).to_be_enabled()
        expect(page.locator("[data-thing=confirm]")).to_be_in_viewport(ratio=0.99)


def test_the_lobby_is_one_column_that_fits_the_window(house, open_page):
    page = lobby(house, open_page, "voidfall", textSize=LARGE, lang="pl-PL")
    for size in SIZES:
        page.set_viewport_size(window(size))
        page.wait_for_function(ONE_COLUMN)
        page.wait_for_function(FITS)
        assert page.evaluate(OUT) == []


def test_names_of_places_are_whole_on_a_phone_on_its_side(house, open_page):
    page = large(house, open_page, LAY, "pl-PL")
    asked_in(page, (844, 390))
    assert page.evaluate(CUT_NAMES) == []


WIDER = """() => [...document.querySelectorAll(".happens .scene, .scene :is(.test, .tests), .sheet > *")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.className)"""
"""What is wider than its place in the Zone, so that the rest is cut off."""


def test_in_the_zone_what_happens_and_ones_own_board_are_whole_and_the_map_stands_below(house, open_page):
    for size, lang in zip(SIZES, COMPLETE, strict=False):
        page = large(house, open_page, TEST, lang)
        asked_in(page, size)
        page.wait_for_function(FITS)
        assert page.evaluate(WIDER) == []
        question, scene, ground = (
            page.locator(part).first.evaluate(BOX) for part in ("section.prompt", ".happens .scene", ".frame")
        )
        assert question["bottom"] <= scene["top"] + 1
        assert scene["bottom"] <= ground["top"] + 1
