"""A typed seed, a deal that is played again, and the deal of the day."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import House
from tests.browser.looks import broken_rules, faint_texts, settle

import stolik
from stolik import Position

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
BEYOND = """() => [...document.querySelectorAll(".day *, .deal *, dialog.end .words section *")]
    .filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.textContent.slice(0, 40))"""


def ended() -> Position:
    """A game for one that is over."""
    position, rng = stolik.new_game("zona", players=1, seed=3), Random(3)
    while not position.over:
        seat, question = next(iter(position.pending.items()))
        position.answer(seat, question.sample(rng))
    return position


def table_of(house: House, deal: str) -> dict[int | str, str]:
    """A table at which a game with such a deal is over."""
    links = house.table_at(ended())
    write(house, "UPDATE tables SET deal = ?, mode = 'solo', dealt_on = ?, ended = 1 WHERE rowid = "
          "(SELECT max(rowid) FROM tables)", deal, int(time.time() // 86400))  # fmt: skip
    return links


def write(house: House, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(house.db)) as db, db:
        db.execute(sql, values)


def test_a_typed_seed_is_told_at_the_table_and_what_is_none_is_refused_beside_it(house, open_page):
    page = open_page(f"{house.url}/?game=zona", width=1280, height=720)
    page.locator("summary", has_text="More").click()
    page.get_by_label("Seed of the deal").fill("seven")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("form [role=alert]")).to_contain_text("A seed is a whole number")
    settle(page)
    assert broken_rules(page) == []
    page.get_by_label("Seed of the deal").fill("7")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".deal")).to_contain_text("Typed seed")


def test_a_deal_is_played_again_and_the_end_compares(house, open_page):
    table_of(house, "")
    page = open_page(table_of(house, "again")[0], **PHONE, lang="pl")
    told = page.locator("dialog.end section", has_text="Rozdanie już grane")
    expect(told).to_contain_text("Inny stół")
    expect(told).to_contain_text("Ziarno 3")
    told.scroll_into_view_if_needed()
    settle(page)
    assert page.evaluate(BEYOND) == []
    assert broken_rules(page) == []
    before = page.url
    page.get_by_role("button", name="Zagraj to rozdanie jeszcze raz").click()
    page.wait_for_url(lambda url: url != before)
    page.locator("main .board").wait_for()
    expect(page.locator(".deal")).to_contain_text("Rozdanie już grane")
    settle(page)
    assert page.evaluate(BEYOND) == []
    assert faint_texts(page, ".deal") == []


def test_the_deal_of_the_day_is_one_table_for_this_browser(house, open_page):
    page = open_page(f"{house.url}/?game=zona", **PHONE)
    page.get_by_role("button", name="Alone in the Zone").click()
    expect(page.locator(".deal")).to_contain_text("Deal of the day")
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("button", name="New link for me")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    expect(page.get_by_role("button", name="Give my seat away")).to_have_count(0)
    table = page.url
    page.goto(f"{house.url}/?game=zona")
    expect(page.get_by_role("button", name="Alone in the Zone")).to_contain_text("your try")
    expect(page.get_by_role("region", name="My tables")).to_contain_text("Deal of the day")
    page.get_by_role("button", name="Results").click()
    settle(page)
    assert page.evaluate(BEYOND) == []
    assert broken_rules(page) == []
    page.get_by_role("button", name="Alone in the Zone").click()
    page.wait_for_url(table)


def test_the_end_of_a_deal_of_the_day_shows_its_board(house, open_page):
    links = table_of(house, "day")
    write(house, "INSERT INTO day_results SELECT dealt_on, game, mode, version, id, 1, '', 9, NULL, '' FROM tables "
          "WHERE rowid = (SELECT max(rowid) FROM tables)")  # fmt: skip
    write(house, "UPDATE seats SET name = 'Ola'")
    page = open_page(links[0])
    told = page.locator("dialog.end section", has_text="Deal of the day")
    expect(told).to_contain_text("You won · 9 turns")
    assert page.get_by_role("button", name="Play this deal again").count() == 0
    told.get_by_role("switch", name="Show my name on the board").check(force=True)
    settle(page)
    assert broken_rules(page) == []
    page.goto(links["watch"])
    expect(page.get_by_role("main")).to_contain_text("once the day is over")
