"""The lobby's list of the person's tables."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.moments import DEFENCE, OVER, Moment

pytestmark = pytest.mark.browser

ADD = """(table) => {
    const tables = JSON.parse(localStorage["stolik.tables"]);
    localStorage["stolik.tables"] = JSON.stringify([table, ...tables]);
}"""


def sat_at(page: Page, url: str, *links: str) -> None:
    """The lobby of a person with these tables, the last one first."""
    for link in links:
        page.goto(link)
        page.locator("h1").wait_for()
    page.goto(url)
    page.get_by_role("region", name="My tables").wait_for()


def test_my_tables_say_whose_move_it_is_and_how_they_ended(house, open_page):
    over = house.table_at(Moment("not_alone", 1, OVER).position())[1]
    mine = house.table_at(DEFENCE.position())[1]
    other = house.table({0, 1}, 3)[1]
    page = open_page(house.url)
    sat_at(page, house.url, mine, over, other)
    rows = page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Terrorscape")
    expect(rows.nth(0)).to_contain_text("Your move")
    expect(rows.nth(1)).to_contain_text("Hunted 1")
    expect(rows.nth(1)).to_contain_text("Waiting for Creature")
    expect(rows.nth(1)).to_contain_text(re.compile("with Creature and [A-Z][a-z]+"))
    expect(rows.nth(2)).to_contain_text("Over: you have")
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert broken_rules(page) == []
        assert faint_texts(page, "section[aria-label='My tables']") == []
    rows.nth(2).get_by_role("button", name="Take Not Alone off this list").click()
    expect(rows).to_have_count(2)
    rows.nth(0).get_by_role("link").click()
    page.locator('h2[data-kind="defence"]').wait_for()


@pytest.mark.parametrize(("lang", "said"), [("en-GB", "Your move, for 3 hr"), ("pl-PL", "Twój ruch, od 3 godz.")])
def test_my_tables_say_for_how_long_it_has_been_ones_turn(house, open_page, lang, said):
    page = open_page(house.table({0}, 3)[0], lang=lang)
    page.locator("h2[data-kind]").wait_for()

    def waited(route: Route) -> None:
        told = route.fetch().json()
        told["status"]["waited"] = 3 * 60 + 5
        route.fulfill(json=told)

    page.route("**/api/tables/*", waited)
    page.goto(house.url)
    expect(page.get_by_role("listitem").filter(has_text=said)).to_be_visible()
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert broken_rules(page) == []


LEFT = """(ago) => {
    const tables = JSON.parse(localStorage["stolik.tables"]);
    localStorage["stolik.tables"] = JSON.stringify(tables.map((table) => ({ ...table, left: table.left - ago })));
}"""


@pytest.mark.parametrize(
    ("lang", "said"), [("en-GB", "You were there 3 hr ago"), ("pl-PL", "przy stole: 3 godz. temu")]
)
def test_my_tables_say_since_when_one_waits_for_others(house, open_page, lang, said):
    page = open_page(house.url, lang=lang)
    page.goto(house.table({0, 1}, 3)[1])
    page.locator("h1").wait_for()
    page.goto(house.url)
    row = page.get_by_role("listitem").first
    expect(row.locator(".since")).to_be_empty()
    page.evaluate(LEFT, (3 * 60 + 5) * 60_000)
    page.reload()
    expect(row).to_contain_text(said)


def test_a_table_that_is_gone_leaves_the_list(house, open_page):
    page = open_page(house.url)
    sat_at(page, house.url, house.table({0}, 2)[0])
    gone = {"mine": "gone", "wish": {"game": "not_alone", "players": 2}}
    page.evaluate(ADD, gone)
    page.reload()
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(1)
    assert "gone" not in json.dumps(page.evaluate("localStorage['stolik.tables']"))
