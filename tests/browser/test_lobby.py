"""Before one sits down: the name, the bots on offer, the kinds of games, and what an invitation says."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import stolik

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("given", "press", "said"), [("Ola", "Play", "Ola"), ("", "Skip", "Guest")])
def test_a_name_is_asked_once_before_the_first_table(house, open_page, given, press, said):
    page = open_page(house.url, stranger=True)
    page.get_by_role("button", name="Hunted You and the other").click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_role("textbox").fill(given)
    asked.get_by_role("button", name=press).click()
    expect(page.locator(".plate.me")).to_contain_text(said)
    page.goto(house.url)
    page.get_by_role("button", name="Hunted You and the other").click()
    expect(page.locator(".plate.me")).to_contain_text(said)


def test_an_invited_friend_reads_what_the_game_is_and_may_learn_it_before_sitting(house, open_page):
    page = open_page(house.table({0, 1}, 3)[1], stranger=True)
    expect(page.locator("form")).to_contain_text("One player is the Creature")
    expect(page.locator("form")).to_contain_text("For 2–7 players, about 30–60 minutes.")
    page.get_by_role("button", name="How to play").click()
    page.get_by_role("dialog", name="How to play").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".plate.me").wait_for()


@pytest.mark.parametrize("game", stolik.games())
def test_no_list_of_bots_begins_with_the_random_one(house, open_page, game):
    page = open_page(f"{house.url}/?game={game}")
    bots = page.get_by_role("radiogroup", name="Kind of bot").locator("label")
    expect(bots.first).to_contain_text("Beginner")
    expect(bots.last).to_contain_text("Random")


def test_voidfall_begins_alone_against_a_bot_or_together_with_one(house, open_page):
    page = open_page(f"{house.url}/?game=voidfall")
    together = page.locator(".role", has_text="Together")
    expect(together).to_contain_text("With one bot.")
    expect(page.locator(".role")).to_have_count(4)
    together.click()
    page.locator("main .board").wait_for()
