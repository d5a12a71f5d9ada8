"""Clocks: set in the lobby, counted down on the page, given more time, paused by agreement, and ended by a bot."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import lobby
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.moments import TURN

pytestmark = pytest.mark.browser

OWN = ".own-clock .time"
KILLER, SURVIVOR = 0, 1


def test_a_table_is_opened_with_a_pace(house, open_page):
    page = lobby(house, open_page, "not_alone")
    pace = page.get_by_label("Pace")
    pace.select_option("10 minutes, and 10 seconds with each move")
    page.get_by_label("When time is up").select_option("A bot answers")
    settle(page)
    assert faint_texts(page, "form") == []
    with page.expect_request("**/api/tables") as asked:
        page.locator("form .btn.main").click()
    assert json.loads(asked.value.post_data or "")["pace"] == {
        "kind": "bank",
        "seconds": 600,
        "more": 10,
        "end": "answer",
    }
    page.locator("main .board").wait_for()


def test_a_clock_counts_gets_more_time_and_is_paused_when_all_want_it(house, open_page):
    links = house.table_at(TURN.position(), {KILLER, SURVIVOR}, pace={"kind": "move", "seconds": 60, "end": "leave"})
    killer, survivor = open_page(links[KILLER], lang="pl"), open_page(links[SURVIVOR])
    expect(survivor.locator(OWN)).to_have_text("1:00")
    survivor.keyboard.press("q")
    survivor.keyboard.press("Enter")
    expect(survivor.locator(OWN)).to_have_text(re.compile(r"0:5\d"))
    expect(survivor.get_by_text("Your clock runs")).to_have_count(1)

    killer.get_by_role("button", name="Miejsca").click()
    killer.get_by_role("button", name=re.compile("Dodaj czasu")).first.click()
    expect(survivor.locator(OWN)).to_have_text(re.compile(r"1:[45]\d"))
    assert broken_rules(killer) == []

    killer.get_by_role("button", name="Przerwa", exact=True).last.click()
    expect(survivor.locator(".strips")).to_contain_text("Want a pause: 1 of 2.")
    survivor.locator(".strips").get_by_role("button", name="Pause").click()
    expect(survivor.locator(".strips")).to_contain_text("The clocks are paused.")
    expect(survivor.locator(".news strong")).to_have_count(0)  # who sat down is told for a few seconds
    settle(survivor)
    assert faint_texts(survivor) == []
    survivor.get_by_role("button", name="Go on").click()
    expect(survivor.locator(".strips .over")).to_have_count(0)

    survivor.set_viewport_size({"width": 390, "height": 844})
    expect(survivor.locator(".plate .clock").first).to_be_in_viewport(ratio=0.99)
    killer.goto(links["watch"] + "#television")
    expect(killer.locator(".now .clock")).to_have_text(re.compile(r"1:\d\d"))
