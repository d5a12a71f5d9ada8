"""The end of a game: winners and reason, turning points, what was hidden, and how to go on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import WAIT
from tests.browser.looks import broken_rules, enlarge, settle
from tests.browser.moments import GAMES, OVER, PLAYERS, Moment, each, window
from tests.browser.ways import spread

import stolik

pytestmark = pytest.mark.browser

ENDED = Moment("terrorscape", 0, OVER)
LETTERS = """() => [...document.querySelectorAll("h1, h2, p")]
    .map((one) => `16px ${getComputedStyle(one).fontFamily.split(",")[0]}`)
    .filter((font) => ![...document.fonts].some(({ family }) => font.includes(family.replaceAll('"', ""))))"""
"""The fonts that a file asks for and does not have."""
WISH = {"game": ENDED.game, "players": PLAYERS}
"""What the browser that opened its table remembers of it."""


@pytest.mark.parametrize("viewer", [0, 1, "watch"])
def test_the_end_tells_where_the_game_turned_and_opens_the_house(house, open_page, viewer):
    page = open_page(house.table_at(ENDED.position())[viewer])
    end = page.get_by_role("dialog", name="The game is over")
    for part in ("Where the game turned", "In numbers", "What was hidden"):
        expect(end.get_by_role("heading", name=part)).to_have_count(1)
    expect(end.get_by_role("img", name="The route of the night")).to_have_count(1)
    assert end.locator(".way path.edge").count() > 5
    assert end.locator("li .sign:not(:has(svg))").count() == 0
    settle(page)
    assert broken_rules(page) == []


BEYOND = """() => [...document.querySelectorAll("dialog.end :is(section, h2, p)")]
    .filter((part) => part.getBoundingClientRect().right > innerWidth)
    .map((part) => part.textContent.slice(0, 40))"""


@each([Moment(game, 0, OVER) for game in GAMES])
def test_on_a_phone_nothing_of_it_lies_beyond_the_edge(house, open_page, moment):
    page = open_page(house.table_at(moment.position())[0], lang="pl-PL", **window((390, 844)))
    page.locator("dialog.end h2").wait_for()
    settle(page)
    assert page.evaluate(BEYOND) == []
    enlarge(page)
    settle(page)
    assert page.evaluate(BEYOND) == []


def test_the_end_says_who_would_play_again_can_be_opened_after_a_look_at_the_table_and_the_game_be_saved(
    house, open_page
):
    links = house.table_at(ENDED.position())
    page, guest = open_page(links[0]), open_page(links[1])
    guest.get_by_role("button", name="Propose a rematch").click()
    expect(guest.get_by_text("Your table has been told")).to_be_visible()
    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_contain_text("Play again?")
    end.get_by_role("button", name="Look at the table").click()
    expect(end).to_have_count(0)
    page.locator(".over").get_by_role("button").click()
    expect(end).to_be_visible()
    with page.expect_download(timeout=WAIT) as download:
        page.get_by_role("link", name="Save this game").click()
    assert download.value.suggested_filename.endswith(".json")


def test_the_next_game_can_be_played_with_roles_swapped(house, open_page):
    links = house.table_at(ENDED.position())
    page = open_page(links[0])
    tokens = {name: links[seat].rsplit("/", 1)[1] for name, seat in (("mine", 0), ("host", "host"), ("watch", "watch"))}
    page.evaluate(
        "(own) => (localStorage['stolik.tables'] = JSON.stringify([own]))", {**tokens, "mySeat": 0, "wish": WISH}
    )
    page.reload()
    page.get_by_role("button", name="Play again, roles swapped").click()
    page.wait_for_url(lambda url: tokens["mine"] not in url)
    page.locator("main .board").wait_for()
    assert page.evaluate("JSON.parse(localStorage['stolik.tables'])[0].mySeat") != 0


@spread("game", stolik.games())
def test_the_evening_is_kept_as_one_page_that_needs_no_server(house, open_page, tmp_path, game, way):
    page = open_page(house.table_at(Moment(game, 0, OVER).position())[0], **way._asdict())
    chronicle = page.locator("dialog.chronicle")
    page.locator("dialog.end .buttons .evening").click()
    chronicle.locator("article h1").wait_for()
    assert 1 <= chronicle.locator(".tale li").count() <= 5
    assert chronicle.locator(".card svg").count() > 0
    settle(page)
    assert broken_rules(page) == []
    with page.expect_download(timeout=WAIT) as download:
        chronicle.locator(".bar button").nth(1).click()
    kept = tmp_path / "evening.html"
    download.value.save_as(kept)
    text = kept.read_text()
    assert "<script" not in text
    assert "/t/" not in re.sub(r"data:[^\")]+", "", text)
    assert text.count("@font-face") == text.count('url("data:font/woff2') > 0
    alone = page.context.new_page()
    alone.goto(kept.as_uri())
    expect(alone.locator("article h1")).to_have_text(chronicle.locator("article h1").inner_text())
    assert max(alone.locator(".card svg").evaluate_all("all => all.map((one) => one.clientWidth)")) > 200
    assert alone.evaluate(LETTERS) == []
    sheet = page.pdf(format="A4")
    assert sheet.count(b"/Type /Page\n") == 1
    alone.close()
