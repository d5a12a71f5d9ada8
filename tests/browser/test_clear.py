"""Notices and drawers leave the question, its answers and its button free."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import visit
from tests.browser.looks import apart, broken_rules, settle
from tests.browser.moments import ACT, ACTION, ASKED, FOCUS, LAY, TURN, Moment, asked_in, sit, window

from stolik.text.languages import COMPLETE

pytestmark = pytest.mark.browser

SIZES = ((390, 844), (844, 390), (360, 640), (1280, 720))
PHONE, DESK = SIZES[0], SIZES[-1]
ASKING = [LAY, TURN, ACT, ACTION]
UNDO = "header .tool.undo >> nth=0"
FREE = """() => ['section.prompt h2', ...[...document.querySelectorAll('section.prompt .answers [data-thing]')]
    .map((each) => `section.prompt .answers [data-thing="${each.dataset.thing}"]`)].filter((part) => {
        const element = document.querySelector(part);
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const list = element.closest('.answers')?.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (list && (y < list.top || y > list.bottom)) return false;
        return !document.elementFromPoint(x, y)?.closest('section.prompt');
    })"""
"""The parts of the question that something covers; what is scrolled out of a long list is not meant."""


def covered(page: Page) -> list[str]:
    settle(page)
    # What lets presses through covers too.
    page.evaluate(
        "document.querySelectorAll('[role=status] *, [role=alert] *').forEach("
        "(each) => (each.style.pointerEvents = 'auto'))"
    )
    found: list[str] = page.evaluate(FREE)
    return found


@pytest.mark.parametrize(("nth", "moment"), list(enumerate([*ASKED, FOCUS, ACT])), ids=str)
def test_a_notice_never_covers_the_question(house, open_page, nth, moment):
    """Of a visitor, and why nothing can be taken back: each moment in one size, in turn, and one moment in all."""
    sizes = SIZES if moment == LAY else SIZES[nth % len(SIZES) :][:1]
    links = house.table_at(moment.position())
    page = open_page(links[moment.seat], lang=COMPLETE[nth % 2], **window(sizes[0]))
    for size in sizes:
        asked_in(page, size)
        with visit(next(link for seat, link in links.items() if seat != moment.seat)):
            page.locator(".news p").first.wait_for()
            if page.locator(UNDO).get_attribute("aria-disabled") == "true":
                page.keyboard.press("u")
                page.locator("[role=alert] p").first.wait_for()
            assert (size, covered(page)) == (size, [])


@pytest.mark.parametrize("moment", [*ASKING, Moment("terrorscape", 1, "survivors")], ids=str)
def test_one_can_read_a_rule_and_answer(house, open_page, moment):
    page = sit(house, open_page, moment, width=1280, height=720)
    page.locator("h2[data-kind]").wait_for()
    for key in ("?", "l", "c"):
        page.keyboard.press(key)
        page.get_by_role("dialog").first.wait_for()
        assert (key, covered(page)) == (key, [])
        page.keyboard.press("Escape")
        page.get_by_role("dialog").first.wait_for(state="detached")


def test_what_others_bring_about_moves_no_button_and_covers_no_question(house, open_page):
    link = house.table_at(LAY.position())[LAY.viewer]
    pages = [open_page(link, lang=COMPLETE[0], textSize=size, **window(PHONE)) for size in (100, 200)]
    pages.append(open_page(link, lang=COMPLETE[1], **window(DESK)))
    question, arrival = "section.prompt", ".arrivals section"
    before = []
    for page in pages:
        page.locator("main .board").wait_for()
        if page.locator(arrival).count() > 0:
            page.locator(arrival).get_by_role("button").press("Enter")
        settle(page)
        before.append(page.locator(question).bounding_box())
    with visit(link):
        for page, box in zip(pages, before, strict=True):
            said = page.locator(arrival)
            expect(said).to_be_in_viewport(ratio=1)
            settle(page)
            assert page.locator(question).bounding_box() == box
            over = said.evaluate("(part) => part.getBoundingClientRect().toJSON()")
            assert apart(over, page.locator(question).evaluate("(part) => part.getBoundingClientRect().toJSON()"))
            assert over["height"] < 150
            assert broken_rules(page) == []
            said.get_by_role("button").click()
            expect(said).to_have_count(0)
            assert page.locator(question).bounding_box() == box
