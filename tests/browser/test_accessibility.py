"""Contrast, sizes, names and movement on the screen, in positions of every kind."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import lobby
from tests.browser.looks import broken_rules, enlarge, faint_texts, hard_to_press, settle, watch_movement
from tests.browser.moments import (
    ACTION,
    ASKED,
    BUSIEST,
    LOOKED_AT,
    MANY_ANSWERS,
    OVER,
    PROWL,
    asked_in,
    each,
    sit,
)  # fmt: skip
from tests.browser.ways import spread

import stolik

pytestmark = pytest.mark.browser

FITS = "document.documentElement.scrollWidth <= innerWidth"
ANSWERS = 5
MORE_THAN_THE_END_HAS = 6
OUTSIDE = "document.activeElement !== document.body && document.activeElement.closest('.end') === null"


def complaints(page: Page) -> list[str]:
    """The faults of the page for eyes, ears and fingers."""
    page.wait_for_function(f"() => {FITS}")
    settle(page)
    return broken_rules(page) + hard_to_press(page) + faint_texts(page)


@spread("game", stolik.games())
def test_the_lobby_suits_all(house, open_page, game, way):
    page = lobby(house, open_page, game, **way._asdict())
    assert complaints(page) == []


@spread("moment", LOOKED_AT)
def test_the_table_suits_all(house, open_page, moment, way):
    assert complaints(sit(house, open_page, moment, **way._asdict())) == []


@spread("moment", [*ASKED, *MANY_ANSWERS])
def test_the_table_suits_all_and_a_finger_reaches_every_answer_in_large_text(house, open_page, moment, way):
    page = sit(house, open_page, moment, **way._asdict())
    page.locator("h2[data-kind]").wait_for()
    assert complaints(page) == []
    enlarge(page)
    page.wait_for_function(f"() => {FITS}")
    settle(page)
    assert hard_to_press(page) == []


@spread("moment", BUSIEST)
def test_drawers_and_explanations_suit_all(house, open_page, moment, way):
    page = sit(house, open_page, moment, **way._asdict())
    page.keyboard.press("q")
    page.get_by_role("tooltip").wait_for()
    settle(page)
    assert faint_texts(page, "[role=tooltip]") == []
    for tool in page.locator("nav button[aria-expanded]").all():
        tool.click()
        page.get_by_role("dialog").wait_for()
        settle(page)
        assert broken_rules(page) == []
        assert faint_texts(page, "[role=dialog]") == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@each([moment for moment in LOOKED_AT if moment.kind == OVER])
def test_the_keyboard_stays_with_the_end_until_it_is_closed_and_it_can_be_opened_again(house, open_page, moment):
    page = sit(house, open_page, moment)
    end = page.get_by_role("dialog")
    end.wait_for()
    for _ in range(MORE_THAN_THE_END_HAS):
        page.keyboard.press("Tab")
        assert page.evaluate(OUTSIDE) is False
    page.keyboard.press("l")
    expect(end).to_have_count(1)
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    page.get_by_role("button", name="The end of the game").click()
    expect(end).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    expect(end).to_have_count(0)


def answer(page: Page) -> None:
    """Picks the first thing the keys reach."""
    page.locator("h2[data-kind], .end").first.wait_for()
    page.keyboard.press("q")
    page.keyboard.press("Enter")
    page.keyboard.press("q")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
def test_nothing_travels_where_movement_is_not_wanted(house, open_page, still):
    page = open_page(house.table({1}, 3)[1], tempo="brisk", still=still)
    page.locator("h2[data-kind]").wait_for()
    movements = watch_movement(page)
    for _ in range(ANSWERS):
        answer(page)
    page.keyboard.press("l")
    page.get_by_role("dialog").wait_for()
    assert (movements() == []) == still


COVERED = """() => {
    const boxes = (things) => [...document.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect());
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const confirm = boxes("[data-thing=confirm]");
    const said = boxes(".answers .word, section.prompt h2");
    return said.filter((one) => confirm.some((button) => over(button, one))).length;
}"""
"""How many answers the Confirm button lies on."""


@pytest.mark.parametrize("moment", [ACTION, PROWL], ids=str)
def test_whoever_sets_their_browser_to_large_text_gets_the_layout_for_it(house, open_page, moment):
    page = sit(house, open_page, moment)
    for width, height in ((1280, 720), (390, 844)):
        asked_in(page, (width, height))
        enlarge(page)
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.evaluate(COVERED) == 0
