"""The first visit: a sign at once, and few bytes and few round trips until the lobby is drawn. Fonts are left out: no
text waits for them. Clocks are not asked: what counts on a slow line is what must be fetched, and after what.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import WAIT, House

import stolik

pytestmark = pytest.mark.browser

DRAWN = "form .btn.main"
FONT = ".woff2"
MOST_BYTES = 60_000
MOST_IN_A_CHAIN = 3
STILL = 400
"""Milliseconds without a new request after which those that are held are let go."""


class Waves:
    """Holds all requests until no more are made, then lets all go at once: each time is one link of the chain."""

    def __init__(self, page: Page) -> None:
        self.fetched: list[str] = []
        self._page, self._held = page, list[Route]()
        page.route("**/*", self._hold)

    def _hold(self, route: Route) -> None:
        if route.request.url.endswith(FONT):
            route.abort()
            return
        if route.request.is_navigation_request():
            self._let_go(route)
        else:
            self._held.append(route)

    def _let_go(self, route: Route) -> None:
        self.fetched.append(route.request.url)
        route.continue_()

    def until(self, there: Callable[[], bool]) -> int:
        """How many links a chain has until something is there; the page itself is the first."""
        length = 1
        for _ in range(WAIT // STILL):
            before = len(self._held)
            self._page.wait_for_timeout(STILL)
            if there():
                return length
            if self._held and len(self._held) == before:
                length += 1
                held, self._held = self._held, []
                for route in held:
                    self._let_go(route)
        raise AssertionError(f"it is not there after {length} links")


@pytest.fixture
def record(capsys: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Prints a figure past pytest, so that it is always seen."""

    def told(figure: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{figure}")

    return told


def size(address: str, coding: str) -> int:
    """Bytes of an answer as it is sent to a browser that accepts this coding."""
    with urlopen(Request(address, headers={"accept-encoding": coding})) as answer:
        return len(answer.read())


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("game", ["", *stolik.games()])
def test_the_lobby_is_drawn_after_few_bytes_and_three_requests_in_a_chain(house: House, own_page, lang, game, record):
    page = own_page(f"{house.url}/icon.svg", lang=lang)
    waves = Waves(page)
    page.goto(f"{house.url}/?game={game}", wait_until="commit")
    drawn = page.locator(DRAWN)
    chain = waves.until(drawn.is_visible)
    sizes = {coding: sum(size(url, coding) for url in waves.fetched) for coding in ("br, gzip", "gzip")}
    record(f"{game or 'first visit'}, {lang}: {len(waves.fetched)} requests, {chain} in a chain, {sizes}")
    assert chain <= MOST_IN_A_CHAIN
    assert max(sizes.values()) <= MOST_BYTES


@pytest.mark.parametrize(("lang", "said"), [("en-GB", "Loading…"), ("pl-PL", "Wczytywanie…")])
def test_a_sign_is_seen_while_nothing_but_the_page_has_come(house: House, own_page, lang, said):
    for address in (house.url, house.table({0}, 2)[0]):
        page = own_page(f"{house.url}/icon.svg", lang=lang)
        page.route("**/*", lambda route: route.continue_() if route.request.is_navigation_request() else None)
        page.goto(address, wait_until="commit")
        expect(page.get_by_text(said, exact=True)).to_be_visible()
        page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length === 1")
        page.unroute_all(behavior="ignoreErrors")


def test_texts_of_games_are_loaded_with_their_tables(house: House, own_page):
    page = own_page(f"{house.url}/icon.svg")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(house.url)
    page.locator(DRAWN).wait_for()
    page.get_by_role("radio", name="Zona").check(force=True)
    expect(page.get_by_role("heading", name="Zona")).to_be_visible()
    assert not [url for url in asked if "/api/texts/" in url]
    page.locator(".role").first.click()
    page.locator("main .board").wait_for()
    assert [url for url in asked if "/api/texts/zona/en" in url]


def test_what_the_lobby_says_of_a_game_is_a_small_part_of_its_texts(house: House):
    for game in stolik.games():
        whole, part = (size(f"{house.url}/api/{path}", "gzip") for path in (f"texts/{game}/pl", f"lobby/pl/{game}"))
        assert part < 3500 < whole / 4
