"""What if, and links to moments, from a game that is shown again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.test_replay import REPLAY, press, replay, shown_again
from tests.browser.ways import spread

import stolik

pytestmark = pytest.mark.browser


def further(page: Page) -> None:
    """Opens what a phone shows only when it is asked for."""
    if (more := page.locator(".reel .more")).is_visible():
        more.click()


@spread("game", stolik.games())
def test_a_finished_game_goes_on_from_any_moment_and_one_press_leads_back(house, open_page, game, way):
    page = replay(house, open_page, game, **way._asdict())
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    moment = page.locator(".reel .moment").inner_text()
    further(page)
    page.locator(".further .btn").first.click()
    page.locator("main .board").wait_for()
    strip = page.locator(".strips .over")
    expect(strip).to_be_visible()
    assert REPLAY not in page.url
    settle(page)
    assert faint_texts(page, ".strips") == []
    strip.get_by_role("link").click()
    shown_again(page)
    assert page.locator(".reel .moment").inner_text() == moment
    assert broken_rules(page) == []


def test_of_a_running_game_the_others_hands_are_imagined(house, open_page):
    links = house.table({0, 1}, 3)
    page = shown_again(open_page(links[0] + REPLAY))
    press(page, "What if…")
    expect(page.locator(".strips .over")).to_contain_text("The others’ hands are imagined")
    expect(page.locator("h2[data-kind]")).to_be_visible()


def test_a_link_to_a_moment_opens_on_ones_own_devices_until_the_game_is_over(house, open_page):
    links = house.table({0, 1}, 3)
    page = open_page(links[0])
    page.locator("main .board").wait_for()
    page.goto(links[0] + REPLAY)
    shown_again(page)
    press(page, "Link to this moment")
    expect(page.locator(".made")).to_contain_text("only on your own devices")
    address = page.locator(".made input").input_value()
    assert "/r/" in address
    page.goto(address)
    shown_again(page)
    assert page.locator(".further").count() == 0
    stranger = open_page(address)
    expect(stranger.locator("main")).to_contain_text("until it is over", ignore_case=True)


def test_a_link_to_a_moment_of_a_finished_game_shows_that_moment_to_all(house, open_page):
    page = replay(house, open_page, "zona")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    moment = page.locator(".reel .moment").inner_text()
    press(page, "Link to this moment")
    friend = shown_again(open_page(page.locator(".made input").input_value()))
    assert friend.locator(".reel .moment").inner_text() == moment
    press(page, "End all my links to moments of this game")
    expect(page.locator(".reel")).to_contain_text("links to moments of this game have ended")
    friend.reload()
    expect(friend.get_by_role("main")).to_contain_text("does not lead to a moment")
    assert broken_rules(page) == []
