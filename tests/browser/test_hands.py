"""Seats that change hands: a bot plays for a while, a new link, a seat given away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules

pytestmark = pytest.mark.browser


def seats(page: Page) -> None:
    """Opens the drawer of seats."""
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("dialog").wait_for()


def test_a_seat_changes_hands(house, open_page):
    mine = house.table({0, 1}, 2)[0]
    page = open_page(mine)
    seats(page)
    page.get_by_role("button", name="Let a bot play for me").click()
    strip = page.get_by_role("region", name="A bot plays your seat.")
    expect(strip).to_be_visible()
    page.keyboard.press("Escape")
    strip.get_by_role("button", name="I play again").click()
    expect(strip).to_be_hidden()

    seats(page)
    page.get_by_role("button", name="New link for me").click()
    page.get_by_role("button", name="New link for me").click()
    page.wait_for_url(lambda url: url != mine)
    page.locator("h1").wait_for()
    own = page.url

    seats(page)
    page.get_by_role("button", name="Give my seat away").click()
    page.get_by_role("button", name="Give my seat away").click()
    link = page.get_by_role("textbox", name="Link: Creature")
    link.wait_for()
    given = link.input_value()
    assert broken_rules(page) == []
    page.goto(own)
    expect(page.get_by_role("alert")).to_be_visible()
    friend = open_page(given)
    friend.get_by_text("you take over this seat with its cards and notes").wait_for()
    friend.get_by_role("link", name="See the game so far").click()
    friend.wait_for_url("**#replay")
    friend.get_by_role("slider").wait_for()
