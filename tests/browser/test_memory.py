"""What a browser has stored may be damaged: every page opens, and what cannot be used is set aside."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

KEYS = [
    *("settings", "tables", "device", "lang", "bots", "game", "name", "asked", "foreseen", "voidfall.folded"),
    *("notes.LINK", "read.LINK", "seen.LINK", "plan.LINK", "plan.LINK.past", "plan.LINK.since"),
]
BAD = ["", "[1,null,{}]", '{"tempo":7,"marks":{"a":[1]},"left":"x","everybody":null}', '[{"mine":"x","wish":', "-1e999"]
FILL = """([keys, bad]) => { for (const key of keys) localStorage[`stolik.${key}`] = bad; }"""
DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"


def fill(page: Page, link: str, bad: str) -> None:
    token = link.rsplit("/", 1)[1]
    page.evaluate(FILL, [[key.replace("LINK", token) for key in KEYS], bad])


def test_every_page_opens_over_damaged_memory(house, open_page):
    seats = [house.table({0, 1}, 2, game)[0] for game in ("terrorscape", "voidfall")]
    page = open_page(house.url)
    page.get_by_role("button", name="Open the table").wait_for()
    for bad in BAD:
        fill(page, seats[0], bad)
        page.goto(house.url)
        page.locator("form .btn.main").wait_for()
        for link in seats:
            fill(page, link, bad)
            page.goto(link)
            page.locator("section.prompt").or_(page.get_by_role("button", name="Sit down")).first.wait_for()
            if page.get_by_role("button", name="Sit down").count() > 0:
                page.get_by_role("button", name="Sit down").click()
            page.locator("section.prompt").wait_for()
    assert page.evaluate("localStorage['stolik.aside.tables']") == BAD[-1]
    assert len(json.loads(page.evaluate("localStorage['stolik.tables']"))) == 1


def test_every_page_opens_where_nothing_may_be_stored(house, own_page):
    link = house.table({1}, 2)[1]
    page = own_page(f"{house.url}/icon.svg")
    page.context.add_init_script(DENIED)
    for address in (house.url, link):
        page.goto(address)
        expect(page.locator("form .btn.main").or_(page.locator("section.prompt")).first).to_be_visible()
