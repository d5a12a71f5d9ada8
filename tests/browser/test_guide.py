"""A guided first game in a browser: from the lobby to its last words, by pressing what the guide marks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, settle

pytestmark = pytest.mark.browser


def follow(page: Page) -> None:
    """Read on, or give the answer that is marked."""
    page.locator("[data-thing=guide-on], i.wanted").first.wait_for()
    read = page.locator("[data-thing=guide-on]")
    if read.count() > 0:
        read.dispatch_event("click")
        return
    marked = page.evaluate("[...document.querySelectorAll('i.wanted')].map((ring) => ring.dataset.ref)")
    for thing in dict.fromkeys(marked):
        at = f'[data-thing="{thing}"]'
        page.locator(f"main .touch.lit{at}, main .answers {at}").first.dispatch_event("click")
    page.locator("[data-thing=confirm]").dispatch_event("click")


def test_a_guided_game_is_played_to_its_end_from_one_press_in_the_lobby(house, open_page):
    page = open_page(f"{house.url}/?game=not_alone")
    page.get_by_role("group", name="Learn by playing").get_by_role("button", name="Hunted").click()
    said = page.get_by_role("group", name="Guide").get_by_role("status")
    expect(said).to_contain_text("Welcome to Artemia")
    settle(page)
    assert broken_rules(page) == []
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Take the Rover")
    page.locator('.touch.lit[data-thing="place:1"]').first.dispatch_event("click")
    expect(said).to_contain_text("Today let us begin with the Rover")
    expect(page.locator(".touch.picked")).to_have_count(0)
    while page.get_by_role("dialog", name="The game is over").count() == 0:
        before = said.inner_text()
        follow(page)
        page.wait_for_function("([box, text]) => box?.innerText !== text", arg=[said.element_handle(), before])
    expect(page.get_by_role("dialog", name="The game is over")).to_contain_text("the Hunted have won")
