"""A report that a rule looks wrong: from the rule book at the table, and from a replay."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.test_replay import press, replay
from tests.browser.test_what_if import further
from tests.browser.ways import WAYS

from stolik.reports import moment_of, read_report

pytestmark = pytest.mark.browser

SMALL = """() => [...document.querySelectorAll(".sheet :is(.btn, .report, textarea)")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => Math.min(width, height) < 43.5)
    .length"""
"""How many things in the drawer are too small for a finger."""
HELD = "document.activeElement.closest('.sheet .btn') !== null"


def write(page: Page, words: str) -> bytes:
    """Writes a report in the open form and sends it. Returns the copy that is kept."""
    field = page.locator(".sheet textarea")
    field.fill(words)
    settle(page)
    assert (broken_rules(page), faint_texts(page, ".sheet"), page.evaluate(SMALL)) == ([], [], 0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet .done")).not_to_be_empty()
    assert page.evaluate(HELD)
    with page.expect_download() as kept:
        page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    return kept.value.path().read_bytes()


@pytest.mark.parametrize("way", WAYS[:2])
def test_a_report_is_written_beside_a_rule_and_from_a_replay(house, open_page, way):
    page = open_page(house.table({0, 1}, 3)[0], **way._asdict())
    page.locator("main .board").wait_for()
    page.keyboard.press("?")
    assert page.evaluate(SMALL) == 0
    page.locator(".sheet .paragraph .report").first.click()
    typed = page.locator(".sheet textarea")
    typed.fill("It should")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator(".sheet .now .report").click()
    expect(typed).to_have_value("It should")
    told = read_report(write(page, "It should be the other side"))
    assert (told.words, told.seat, told.whole) == ("It should be the other side", 0, False)
    assert told.rule
    assert json.loads(bytes(told.seen.question))["kind"] == "side"

    page = replay(house, open_page, "not_alone", **way._asdict())
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    further(page)
    press(page, {"en": "This rule looks wrong", "pl": "Ta zasada wygląda na błędną"}[way.lang])
    told = read_report(write(page, "Once more"))
    assert told.whole
    assert len(moment_of(told).history) == told.answers
    assert told.answers
