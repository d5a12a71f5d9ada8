"""How the page begins where something is missing: scripts, a new browser, a part of the page."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import WAIT
from tests.browser.ways import spread

pytestmark = pytest.mark.browser

OPEN = "form .btn.main"


def look(page: Page, name: str) -> None:
    if folder := os.environ.get("STOLIK_LOOK"):
        page.wait_for_timeout(300)
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


@pytest.mark.parametrize(("lang", "said"), [("en-GB", "needs JavaScript"), ("pl-PL", "potrzebuje JavaScriptu")])
def test_without_scripts_a_sentence_says_so(house, chromium, lang, said):
    context = chromium.new_context(java_script_enabled=False, locale=lang, viewport={"width": 390, "height": 844})
    for address in (house.url, house.table({0}, 2)[0]):
        page = context.new_page()
        page.goto(address)
        assert said in page.locator("#start").inner_text()
        look(page, f"noscript-{lang}")
    context.close()


OLD = [
    "delete Array.prototype.at",
    "delete Array.prototype.toSorted",
    "delete Array.prototype.toReversed",
    "delete Intl.ListFormat",
    "delete Crypto.prototype.getRandomValues",
    "delete HTMLDialogElement.prototype.showModal",
    "delete window.matchMedia",
    "delete window.MutationObserver",
    "delete window.fetch",
    "delete HTMLScriptElement.prototype.noModule",
    "CSS.supports = () => false",
]


@spread("missing", OLD)
def test_a_browser_that_is_too_old_is_told(house, chromium, missing, way):
    lang, said = ("pl-PL", "za stara") if way.lang == "pl" else ("en-GB", "too old")
    context = chromium.new_context(locale=lang)
    context.add_init_script(missing)
    page = context.new_page()
    for address in (house.url, f"{house.url}/t/nowhere"):
        page.goto(address)
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(said)
    look(page, f"old-{lang}")
    context.close()


class Lost:
    """Answers the first requests for a part of the page with nothing, or with 404."""

    def __init__(self, page: Page, part: str, times: int, status: int = 0) -> None:
        self.asked, self._times, self._status = 0, times, status
        page.route(part, self._answer)

    def _answer(self, route: Route) -> None:
        self.asked += 1
        if self.asked > self._times:
            route.continue_()
        elif self._status:
            route.fulfill(status=self._status, body="gone")
        else:
            route.abort()


def let_time_pass(page: Page) -> None:
    """Half a second of the page's own clock, which was installed, and a moment in which parts can arrive."""
    page.clock.run_for(500)
    page.wait_for_timeout(20)


def hurry(page: Page, until: Callable[[], bool]) -> None:
    """Lets the page's own clock run until something has come about."""
    for _ in range(200):
        if until():
            return
        let_time_pass(page)
    raise AssertionError("it has not come about")


PARTS = {
    "first script": "**/assets/index-*.js",
    "first style": "**/assets/index-*.css",
    "texts": "**/assets/page-*.js",
    "lobby": "**/assets/Lobby-*.js",
    "style": "**/assets/Lobby-*.css",
}


@pytest.mark.parametrize("status", [0, 404])
@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_lost_twice_is_fetched_again(house, chromium, part, status):
    page = chromium.new_context().new_page()
    lost = Lost(page, PARTS[part], 2, status)
    page.clock.install()
    page.goto(house.url)
    hurry(page, lambda: lost.asked > 2)
    page.locator(OPEN).wait_for()
    expect(page.locator("#start")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("part", ["first script", "lobby"])
def test_a_part_that_never_comes_is_named_and_the_page_does_not_load_anew_for_ever(house, chromium, part):
    page = chromium.new_context(locale="pl-PL").new_page()
    pages: list[str] = []
    page.on("load", lambda loaded: pages.append(loaded.url))
    lost = Lost(page, PARTS[part], 1000, 404)
    page.clock.install()
    page.goto(house.url)
    again = page.get_by_role("button", name="Spróbuj ponownie")
    hurry(page, again.is_visible)
    look(page, f"lost-{part}")
    asked, loaded = lost.asked, len(pages)
    for _ in range(20):
        let_time_pass(page)
    assert (lost.asked, len(pages)) == (asked, loaded)
    assert loaded <= 3
    page.unroute(PARTS[part])
    again.click()
    page.locator(OPEN).wait_for()
    page.context.close()


def test_the_board_of_a_game_is_fetched_again_too(house, chromium):
    page = chromium.new_context(locale="en-GB").new_page()
    lost = Lost(page, "**/assets/board-*.js", 2)
    page.clock.install()
    page.goto(house.table({0}, 2)[0])
    hurry(page, lambda: lost.asked > 2)
    page.locator("section.prompt").wait_for()
    page.context.close()


def test_without_any_style_one_sentence_is_said_and_not_all(house, chromium):
    page = chromium.new_context(locale="en-GB").new_page()
    page.route("**/*.css", lambda route: route.abort())
    page.goto(house.url)
    page.get_by_role("button", name="Try again").wait_for()
    said = page.locator("#start").inner_text()
    assert "has not arrived" in said
    assert not [wrong for wrong in ("too old for", "Still loading", "nie dotarła") if wrong in said]
    page.context.close()


@pytest.mark.parametrize(("lang", "said"), [("en-GB", "The page has broken"), ("pl-PL", "Strona się zepsuła")])
def test_a_page_that_breaks_says_so(house, chromium, lang, said):
    context = chromium.new_context(locale=lang, viewport={"width": 390, "height": 844})
    context.add_init_script("Intl.ListFormat.prototype.format = () => { throw new Error('broken'); }")
    context.add_init_script("localStorage['stolik.asked'] = 'yes'")
    page = context.new_page()
    with page.expect_event("pageerror", lambda error: error.message == "broken", timeout=WAIT):
        page.goto(house.table({0, 1}, 3)[1])
    expect(page.get_by_role("heading", name=said)).to_be_visible()
    look(page, f"broken-{lang}")
    context.close()


def test_a_press_on_what_vanishes_is_no_error(house, open_page):
    page = open_page(house.url)
    page.locator(OPEN).wait_for()
    page.evaluate("""() => {
        const gone = document.createElement("button");
        gone.onclick = () => gone.remove();
        document.body.append(gone);
        gone.click();
        document.dispatchEvent(new Event("click"));
    }""")


def test_texts_that_are_lost_twice_are_fetched_again(house, chromium):
    page = chromium.new_context().new_page()
    lost = Lost(page, "**/api/texts/**", 2)
    page.clock.install()
    page.goto(house.table({0}, 2)[0])
    hurry(page, lambda: lost.asked > 2)
    page.locator("section.prompt").wait_for()
    page.context.close()


@pytest.mark.parametrize("status", [200, 405, 502])
def test_an_answer_that_is_not_stolik_s_is_told_from_none(house, chromium, status):
    page = chromium.new_context(locale="en-GB").new_page()
    page.route(
        "**/api/lobby/**", lambda route: route.fulfill(status=status, content_type="text/html", body="<p>Sign in")
    )
    page.goto(house.url)
    said = "does not answer" if status == 502 else "other than Stolik answered"
    expect(page.get_by_role("alert")).to_contain_text(said)
    page.context.close()


def test_a_link_of_which_nothing_is_left_is_not_the_lobby(house, chromium):
    page = chromium.new_context(locale="en-GB").new_page()
    page.goto(f"{house.url}/t/%F0%9F%98%80")
    expect(page.get_by_role("alert")).to_contain_text("No table has this link")
    page.context.close()
