"""Games in browsers to their end, and what they may not receive."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import pass_until, visit
from tests.browser.moments import late
from tests.browser.telling import Told

pytestmark = pytest.mark.browser

ASKED = "() => document.querySelector('.end') !== null || document.querySelector('h2[data-kind]') !== null"
MOST_PRESSES = 3000


def play_by_keyboard(page: Page) -> int:
    """Answers every question with the keys alone; returns how many times Enter was pressed."""
    for presses in range(MOST_PRESSES):
        page.wait_for_function(f"() => {ASKED}")
        if page.locator(".end").count() > 0:
            page.keyboard.press("Enter")  # meant for the question: it presses nothing here
            expect(page.get_by_role("dialog")).to_have_count(1)
            return presses
        page.keyboard.press("q")
        page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


def test_a_hunted_plays_to_the_end_by_keyboard_alone(house, open_page):
    page = open_page(house.table_at(late("not_alone", 2), {1})[1])
    assert play_by_keyboard(page) > 0
    rescued = page.locator(".end.hunted").count() > 0
    expect(page.get_by_role("dialog")).to_contain_text("The Hunted are saved" if rescued else "The Creature wins")
    expect(page.locator(".end h2")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.end button') !== null")


def test_a_creature_plays_to_the_end_by_keyboard_alone(house, open_page):
    page = open_page(house.table_at(late("not_alone", 3), {0})[0])
    assert play_by_keyboard(page) > 0
    assert page.locator(".end").is_visible()


def test_two_browsers_at_one_table_see_only_their_own_secrets(house, open_page):
    links = house.table({0, 1}, 3)
    heard = {0: Told(), 1: Told()}
    creature, hunted = (open_page(links[seat], on_socket=heard[seat]) for seat in (0, 1))
    creature.locator('.answers [data-thing="side:a"]').click()
    creature.locator('[data-thing="confirm"]').click()
    pass_until(hunted, "lay", also=creature)
    hunted.locator('[data-zone="hand"][data-thing="place:3"]').dblclick()
    hunted.locator('[data-zone="laid"][data-thing="place:3"]').wait_for()
    expect(creature.locator(".plate .down")).not_to_have_count(0)

    assert creature.locator('[data-zone="hand"], [data-zone="laid"]').count() == 0
    assert hunted.locator(".hand [data-thing^='hunt:']").count() == 0
    for seat, messages in heard.items():
        views = [message["view"] for message in messages if "view" in message]
        assert views
        for view in views:
            assert (view["creature"]["hand"] is None) == (seat != 0)
            for other in view["hunted"]:
                if other["seat"] != seat:
                    assert other["hand"] is None
                    assert other["survival"] is None
                    assert other["laid"] is None


def test_a_watcher_sees_the_table_and_nobody_s_cards(house, open_page):
    links = house.table({1}, 3)
    with visit(links[1]):
        watcher = open_page(links["watch"])
        expect(watcher.locator(".tile")).to_have_count(10)
        assert watcher.locator('[data-zone="hand"], [data-zone="cards"], .touch.lit').count() == 0


def test_talk_is_heard_by_all(house, open_page):
    links = house.table({0, 1}, 2)
    one, other = open_page(links[0]), open_page(links[1])
    other.get_by_role("button", name="Talk").click()
    one.get_by_role("button", name="Talk").click()
    one.get_by_label("Say something to the table").fill("<b>I smell you</b>")
    one.keyboard.press("Enter")
    expect(other.get_by_role("dialog")).to_contain_text("Creature <b>I smell you</b>")
