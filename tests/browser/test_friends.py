"""Friends: links that lead them here."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, settle

pytestmark = pytest.mark.browser

LAN, OTHER = "http://192.168.1.7:8000", "http://10.0.0.5:8000"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
NO_COMMAND = "document.execCommand = () => false"
SELECTED = "String(document.activeElement.value).substring(document.activeElement.selectionStart)"
LINK = "Link: A watcher"


def seats(page: Page) -> None:
    """The drawer of somebody who opened a table for a friend and a bot."""
    page.get_by_role("combobox", name="Creature").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="Take my seat").click()
    page.locator("h1").wait_for()
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("dialog").wait_for()


def found_at(page: Page, *addresses: str) -> None:
    """The server says that friends find it there."""
    body = json.dumps({"friends": [f"{address}/" for address in addresses]})
    page.route("**/api/house", lambda route: route.fulfill(body=body, content_type="application/json"))
    page.reload()


def test_links_for_friends_carry_an_address_they_can_reach(house, open_page):
    page = open_page(house.url)
    found_at(page, LAN, OTHER)
    seats(page)
    expect(page.get_by_role("textbox", name=LINK)).to_have_value(re.compile(f"^{LAN}/t/"))
    page.get_by_label("Address for friends").select_option(OTHER)
    expect(page.get_by_role("textbox", name=LINK)).to_have_value(re.compile(f"^{OTHER}/t/"))


def test_where_only_this_computer_is_served_the_drawer_says_how_to_let_friends_in(house, open_page):
    page = open_page(house.url)
    seats(page)
    expect(page.get_by_role("dialog")).to_contain_text("Only this computer can open these links")
    expect(page.get_by_role("dialog")).to_contain_text("--host 0.0.0.0")


def test_the_seats_drawer_is_in_good_shape(house, open_page):
    page = open_page(house.url)
    seats(page)
    page.get_by_role("button", name="QR code: A watcher").click()
    page.get_by_role("img", name="QR code: A watcher").wait_for()
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert all(link.bounding_box()["height"] < 120 for link in page.locator(".link").all())
        assert broken_rules(page) == []
        assert faint_texts(page, "[role=dialog]") == []


def test_copy_says_what_happened_also_without_a_clipboard(house, open_page):
    page = open_page(house.url)
    seats(page)
    copy = page.get_by_role("button", name="Copy the link: A watcher")
    page.evaluate(NO_CLIPBOARD)
    copy.click()
    expect(page.get_by_text("Copied: paste it")).to_be_visible()
    page.evaluate(NO_COMMAND)
    copy.click()
    expect(page.get_by_text("Press Ctrl+C")).to_be_visible()
    assert page.evaluate(SELECTED) == page.get_by_role("textbox", name=LINK).input_value()
