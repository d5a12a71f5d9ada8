"""Passing until something happens, by keyboard and on a phone: said beside the question, shown, ended again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, settle

import stolik
from stolik import Position

pytestmark = pytest.mark.browser

HUNTED = 1


def in_a_window() -> Position:
    """A Hunted may play a card or pass."""
    position = stolik.new_game("not_alone", players=3, seed=7)
    while HUNTED not in position.pending or position.pending[HUNTED].kind != "play":
        seat, question = min(position.pending.items())
        options = question.wire()["options"]
        position.answer(seat, "word:pass" if "word:pass" in options else options[0])
    return position


def shows(page: Page, text: str) -> None:
    expect(page.locator(".advance")).to_contain_text(text)


def test_a_person_passes_until_the_phase_ends_and_takes_that_back(house, open_page):
    link = house.table_at(in_a_window())[HUNTED]
    page = open_page(link, width=390, height=844, lang="pl")
    page.locator("main .board").wait_for()
    settle(page)
    opener = page.get_by_role("button", name="Pasuj za mnie…")
    opener.focus()
    page.keyboard.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="do końca tej tury").focus()
    page.keyboard.press("Enter")
    shows(page, "Stolik pasuje za ciebie do końca tej tury.")
    expect(page.get_by_role("status").filter(has_text="Stolik pasuje")).to_have_count(1)
    assert faint_texts(page, ".advance") == []
    assert broken_rules(page) == []
    again = open_page(link, width=1280, height=720)
    shows(again, "The table passes for you until this turn ends.")
    settle(again)
    again.get_by_role("button", name="Stop").click()
    for one in (page, again):
        expect(one.locator(".advance")).to_have_count(0)
