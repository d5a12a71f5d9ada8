"""Spectators who see a table later: set in the lobby, said on their page, changed among the seats."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import lobby
from tests.browser.looks import broken_rules, faint_texts, settle

pytestmark = pytest.mark.browser


def test_a_table_is_seen_later_by_those_who_watch(house, open_page):
    page = lobby(house, open_page, "not_alone")
    page.get_by_label("Spectators see the table").select_option("5 minutes later")
    settle(page)
    assert faint_texts(page, "form") == []
    with page.expect_request("**/api/tables") as asked:
        page.locator("form .btn.main").click()
    assert json.loads(asked.value.post_data or "")["late"] == "5"
    page.locator("main .board").wait_for()
    page.get_by_role("button", name="Seats").click()
    television = page.get_by_role("link", name="On the television").get_attribute("href") or ""
    watch = open_page(house.url + television.partition("#")[0], lang="pl")
    expect(watch.locator(".strips")).to_contain_text("5 minut później")
    page.get_by_label("Spectators see the table").scroll_into_view_if_needed()
    watch.keyboard.press("c")
    expect(watch.get_by_role("dialog").locator("input")).to_have_count(0)
    settle(watch)
    assert (broken_rules(watch), faint_texts(watch)) == ([], [])
    page.get_by_label("Spectators see the table").select_option("As it is now")
    expect(watch.locator(".strips")).not_to_contain_text("później")
    expect(watch.get_by_role("dialog").locator("input")).to_have_count(1)
    expect(watch.get_by_role("dialog")).to_contain_text("zmienił opóźnienie")
