"""Going back further than Undo: found where Undo ends, asked of everybody in a strip that lets the game go on."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, settle

import stolik
from stolik import Position
from stolik.core.taking_back import goals

pytestmark = pytest.mark.browser

ASKER, OTHER = 0, 1


def beyond_undo() -> Position:
    """The asker has decided, and more than once in the turn, something that Undo does not take back."""
    position, rng = stolik.new_game("zona", players=2, seed=3), Random(3)
    while True:
        seat = rng.choice(sorted(position.pending))
        position.answer(seat, position.pending[seat].sample(rng))
        if len(position.asked_seats) == 1 and not position.can_undo(ASKER):
            answer, turn = goals(position, ASKER)
            if 0 < answer < turn:
                return position


def sees(page: Page, text: str) -> None:
    expect(page.locator(".consent")).to_contain_text(text)


def test_where_undo_ends_everybody_is_asked_and_the_game_goes_back_if_all_agree(house, open_page):
    position = beyond_undo()
    links = house.table_at(position)
    asker, other = open_page(links[ASKER], width=390, height=844), open_page(links[OTHER], lang="pl")
    for page in (asker, other):
        page.locator("main .board").wait_for()
        settle(page)

    asker.keyboard.press("u")
    expect(asker.get_by_text("Press Undo again")).to_be_visible()
    asker.keyboard.press("u")
    sees(asker, "Everybody must agree")
    fewer = asker.locator(".consent li").count()
    asker.get_by_text("The whole turn").click()
    assert asker.locator(".consent li").count() > fewer
    assert faint_texts(asker, ".consent") == []
    asker.get_by_role("button", name="Ask everybody").click()
    sees(asker, "You ask to take this back")

    sees(other, "prosi o cofnięcie tego")
    assert faint_texts(other, ".consent") == []
    assert broken_rules(other) == []
    other.get_by_role("button", name="Nie zgadzam się").click()
    expect(other.locator(".consent")).to_have_count(0)
    sees(asker, "Not everybody agreed")
    asker.get_by_role("button", name="All right").click()

    asker.keyboard.press("l")
    asker.get_by_role("button", name="Go back further").click()
    expect(asker.get_by_role("button", name="Ask everybody")).to_be_focused()
    asker.keyboard.press("Enter")
    agree = other.get_by_role("button", name="Zgadzam się", exact=True)
    agree.focus()
    other.keyboard.press("Enter")
    for page in (asker, other):
        expect(page.locator(".consent")).to_have_count(0)
    expect(other.locator(".news")).to_contain_text("cofa to")
    expect(asker.locator("h2[data-kind]")).to_be_visible()
    asker.keyboard.press("c")
    expect(asker.locator(".happened")).to_contain_text("takes this back")
    expect(asker.locator(".happened li").first).to_be_visible()
