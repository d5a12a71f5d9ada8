"""A spectator sees with a seat's eyes: asked for by number, given among the seats, told to all, taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import lobby
from tests.browser.looks import broken_rules, faint_texts, settle

pytestmark = pytest.mark.browser


def test_a_seat_lets_a_spectator_see(house, open_page):
    page = lobby(house, open_page, "not_alone")
    page.locator("form .btn.main").click()
    page.locator("main .board").wait_for()
    page.get_by_role("button", name="Seats").click()
    television = page.get_by_role("link", name="On the television").get_attribute("href") or ""
    watch = open_page(house.url + television.partition("#")[0], lang="pl")
    watch.locator("main .board").wait_for()
    watch.get_by_role("button", name="Miejsca", exact=True).click()
    expect(watch.get_by_role("dialog")).to_contain_text("Jesteś widzem numer 1")
    seats = page.get_by_role("dialog")
    let = seats.get_by_role("button", name="Let Spectator 1 see what I see")
    let.wait_for(timeout=8000)
    let.scroll_into_view_if_needed()
    settle(page)
    let.click()
    page.get_by_role("group", name="Let Spectator 1 see").get_by_role("button").first.click()
    expect(watch.locator(".strips")).to_contain_text("Widzisz to, co")
    settle(watch)
    settle(page)
    assert (broken_rules(watch), faint_texts(watch)) == ([], [])
    assert (broken_rules(page), faint_texts(page)) == ([], [])
    watch.keyboard.press("Escape")
    expect(watch.locator("[data-zone=hand]").first).to_be_visible()
    watch.keyboard.press("c")
    expect(watch.get_by_role("dialog").locator("input")).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(watch.locator(".strips")).not_to_contain_text("Widzisz to, co")
    expect(watch.get_by_role("dialog")).to_contain_text("nie patrzy już")
    expect(watch.get_by_role("dialog")).to_contain_text("Znasz czyjąś rękę")
    expect(watch.get_by_role("dialog").locator("input")).to_have_count(0)
