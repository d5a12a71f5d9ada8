"""What is said in advance, by keyboard and on a phone: passing, and plans made on the board, seen, changed, ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.games.test_terrorscape_ahead import at_the_first_turn

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
    shows(page, "Stół pasuje za ciebie do końca tej tury.")
    expect(page.get_by_role("status").filter(has_text="Stół pasuje")).to_have_count(1)
    assert faint_texts(page, ".advance") == []
    assert broken_rules(page) == []
    again = open_page(link, width=1280, height=720)
    shows(again, "The table passes for you until this turn ends.")
    settle(again)
    again.get_by_role("button", name="Stop").click()
    for one in (page, again):
        expect(one.locator(".advance")).to_have_count(0)


def leaves(page: Page, answers: str) -> None:
    """The plan is left to the table, which says what it will answer."""
    page.locator('[data-thing="advance-leave"]').focus()
    page.keyboard.press("Enter")
    shows(page, answers)


def test_a_hunted_plans_the_next_turns_on_the_board_and_changes_that(house, open_page):
    position = in_a_window()
    while HUNTED in position.pending:
        position.answer(HUNTED, "word:pass")
    link = house.table_at(position)[HUNTED]
    for opener, width, height, lang in (
        (".waiting .plan", 390, 844, "pl"),
        ('[data-thing="advance-change"]', 844, 390, "en"),
    ):
        page = open_page(link, width=width, height=height, lang=lang)
        settle(page)
        page.locator(opener).press("Enter")
        if opener == ".waiting .plan":
            page.locator('.hand .lit[data-thing="place:4"]').press("Enter")
            page.locator('.prompt [data-thing="word:power"]').press("Enter")
            page.locator('.hand .lit[data-thing="place:2"]').press("Enter")
            expect(page.locator(".plan .answers")).to_contain_text("›")
        expect(page.locator('[data-thing="passes-between"]')).to_have_attribute("aria-pressed", "true")
        assert faint_texts(page, ".plan") == []
        assert broken_rules(page) == []
        leaves(page, "Plaża › Użyj zdolności › Dżungla" if lang == "pl" else "Beach › Use the power › Jungle")
    page.get_by_role("button", name="Stop").press("Enter")
    expect(page.locator(".advance")).to_have_count(0)


def test_a_survivor_and_the_killer_plan_their_ways_in_the_house(house, open_page):
    links = house.table_at(at_the_first_turn())
    for seat, width, height, lang in ((2, 1280, 720, "pl"), (0, 844, 390, "en")):
        page = open_page(links[seat], width=width, height=height, lang=lang)
        settle(page)
        page.locator(".waiting .plan").press("Enter")
        page.locator('.house .lit[data-thing^="room:"], .house .lit [data-thing^="room:"]').first.press("Enter")
        expect(page.locator(".plan .answers")).not_to_be_empty()
        page.locator('[data-thing="word:end"]').first.press("Enter")
        leaves(page, "›")
