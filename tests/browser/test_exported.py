"""A game on a page of its own, opened from disk: it shows everything and asks nobody for anything."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import WAIT
from tests.browser.looks import broken_rules, settle
from tests.browser.moments import OVER, Moment
from tests.browser.test_replay import FITS, at, last, open_log, shown_again
from tests.browser.ways import Way, spread

import stolik
from stolik.server.built import WEB
from stolik.server.tables.replays.exported import exported
from stolik.server.tables.replays.film import films_of

pytestmark = pytest.mark.browser

Show = Callable[[bytes, Way], Page]


@pytest.fixture
def show(chromium: Browser, tmp_path: Path) -> Iterator[Show]:
    """Opens a page from disk where there is no network. The test fails if it asks for anything or complains."""
    asked: list[str] = []
    complaints: list[str] = []
    contexts = []

    def opened(written: bytes, way: Way) -> Page:
        file = tmp_path / "game.html"
        file.write_bytes(written)
        context = chromium.new_context(offline=True, locale=way.lang, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.set_viewport_size({"width": way.width, "height": way.height})
        page.set_default_timeout(WAIT)
        page.on("request", lambda request: asked.append(request.url[:100]))
        page.on("pageerror", lambda error: complaints.append(error.stack or str(error)))
        page.on("console", lambda said: complaints.append(said.text))
        page.goto(file.as_uri())
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
    assert [url for url in asked if not url.startswith("data:")] == [(tmp_path / "game.html").as_uri()]


@spread("game", stolik.games())
def test_every_game_is_shown_from_disk_through_all_eyes(show, game, way):
    page = shown_again(show(exported(films_of(Moment(game, 0, OVER).position(), None), WEB), way))
    assert page.evaluate("document.documentElement.lang") == way.lang
    assert at(page) == 1
    for key in ("ArrowRight", "ArrowDown", "Shift+ArrowRight", "End"):
        before = at(page)
        page.keyboard.press(key)
        settle(page)
        assert at(page) > before
        assert page.evaluate(FITS)
    assert at(page) == last(page)
    assert page.get_by_role("link").count() == 0
    assert broken_rules(page) == []
    page.locator(".strips .over button").click()
    page.locator("dialog.end .buttons button").first.click()
    with page.expect_download() as chronicle:
        page.locator("dialog.chronicle .bar button").nth(1).click()
    assert "@font-face" in Path(chronicle.value.path()).read_text()
    page.locator("dialog.chronicle .bar button").last.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if page.locator(".reel .more").is_visible():
        page.locator(".reel .more").click()
    eyes = page.locator(".reel select").first
    for chosen in eyes.locator("option").all():
        value = chosen.get_attribute("value") or ""
        eyes.select_option(value)
        expect(eyes).to_have_value(value)
        expect(page.locator(".reel .moment")).to_have_text(re.compile(rf"{last(page)}$"))
    open_log(page)
    page.locator(".sheet ol li button").first.click()
    assert at(page) < last(page)
    page.keyboard.press("Escape")
    page.locator(".reel .play").click()
    expect(page.locator(".reel .moment")).not_to_have_text(re.compile(r" 1 "))
