"""Help for beginners: the aim in a line, and how to play behind `?`."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import WAIT, lobby
from tests.browser.looks import broken_rules, settle

pytestmark = pytest.mark.browser

ROLES = [
    ("not_alone", 0, "guess where the Hunted go", "Every Hunted plays one Place face down."),
    ("not_alone", 1, "hold out until Rescue reaches the star", "You play one Place face down."),
    ("terrorscape", 0, "find the Survivors", "The Survivors move first"),
    ("terrorscape", 1, "5 keys and all of you at the main exit", "Each Survivor has a turn"),
]


@pytest.mark.parametrize(("game", "seat", "aim", "turn"), ROLES)
def test_a_newcomer_reads_the_aim_of_the_role_and_how_a_turn_goes(house, open_page, game, seat, aim, turn):
    page = open_page(house.table({0, 1}, 2, game)[seat])
    line = page.get_by_role("complementary", name="Your aim")
    expect(line).to_contain_text(aim)
    line.get_by_role("button", name="How to play").click()
    sheet = page.get_by_role("dialog", name="How to play")
    expect(sheet).to_contain_text(turn)
    expect(sheet.get_by_role("heading", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_aim_once_closed_stays_closed(house, open_page):
    page = open_page(house.table({0, 1}, 2)[0])
    page.get_by_role("complementary", name="Your aim").get_by_role("button", name="Close").click()
    expect(page.get_by_role("complementary")).to_have_count(0)
    page.reload()
    page.locator("main .board").wait_for()
    expect(page.get_by_role("complementary")).to_have_count(0)


def test_the_aim_leaves_for_good_once_the_first_turn_is_over(house, open_page):
    page = open_page(house.table({1}, 2)[1])
    aim = page.get_by_role("complementary", name="Your aim")
    page.locator('h2[data-kind="play"]').wait_for()
    expect(aim).to_be_visible()
    for _ in range(WAIT // 1000):
        if aim.count() == 0:
            break
        page.keyboard.press("q")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    expect(aim).to_have_count(0, timeout=1000)
    page.reload()
    page.locator("main .board").wait_for()
    expect(aim).to_have_count(0)


@pytest.mark.parametrize("game", ["not_alone", "terrorscape"])
def test_a_question_mark_opens_it_by_keyboard(house, open_page, game):
    page = open_page(house.table({0, 1}, 2, game)[0])
    page.locator("main .board").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="How to play")).to_be_focused()
    settle(page)
    assert broken_rules(page) == []


def test_whoever_watches_reads_about_both_roles(house, open_page):
    page = open_page(house.table({0, 1}, 2)["watch"])
    page.locator("main .board").wait_for()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="How to play")
    for role in ("Creature", "Hunted"):
        expect(sheet.get_by_role("heading", name=role, exact=True)).to_be_visible()
    expect(page.get_by_role("complementary")).to_have_count(0)


def test_it_can_be_read_in_the_lobby(house, open_page):
    page = lobby(house, open_page, "terrorscape")
    page.get_by_role("button", name="How to play").click()
    sheet = page.get_by_role("dialog", name="How to play")
    for role in ("Killer", "Survivors"):
        expect(sheet.get_by_role("heading", name=role, exact=True)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_rule_book_opens_at_the_paragraph_of_the_question(house, open_page):
    page = open_page(house.table({0, 1}, 2)[0])
    page.get_by_role("button", name="Rule: The start").click()
    sheet = page.get_by_role("dialog", name="How to play")
    now = sheet.get_by_role("region", name="The rule for this question")
    expect(now).to_contain_text("1.2")
    expect(now).to_contain_text("The Creature chooses the side of the board")
    expect(sheet.locator("details[open] summary")).to_have_text("1. The aim")
    settle(page)
    assert broken_rules(page) == []
