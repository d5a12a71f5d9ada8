"""The page of a Stolik with a third language, of which only a few messages are written."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.languages.german import build_page, with_german
from tests.server.house import House

pytestmark = [pytest.mark.browser, pytest.mark.long]

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    copy = with_german(tmp_path_factory.mktemp("german"))
    build_page(copy)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(copy / "src"))
        running = House(copy / "tables.db")
    with running:
        yield running


def look(page: Page, name: str) -> None:
    if folder := os.environ.get("STOLIK_LOOK"):
        page.wait_for_timeout(500)
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def test_it_is_chosen_by_its_own_name_and_loaded_only_then(german, own_page):
    page = own_page(german.url, lang="en-GB")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    switch = page.get_by_role("radiogroup", name="Language")
    expect(switch.locator("label")).to_have_text(["English", "Polski", "Deutsch"])
    assert switch.locator("label").evaluate_all("labels => labels.map(one => one.lang)") == ["en", "pl", "de"]
    expect(page.get_by_text("Not Alone").first).to_be_visible()
    assert len([url for url in asked if re.search(r"/(page|table|messages)-", url)]) == 1
    assert not [url for url in asked if url.endswith("/de")]
    look(page, "lobby-en")

    switch.get_by_text("Deutsch").click()
    expect(page.get_by_role("radiogroup", name="Sprache")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.get_by_text("Nicht allein").first).to_be_visible()
    expect(page.get_by_text("Your name").first).to_be_visible()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
        look(page, f"lobby-de-{name}")
    page.reload()
    expect(page.get_by_role("radiogroup", name="Sprache")).to_be_visible()


def test_a_table_speaks_it_as_far_as_it_goes(german, own_page):
    made = german.table("person", "random", "random")
    page = own_page(f"{german.url}/t/{made['seats'][0]['token']}", lang="de-AT")
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_text("Wähle eine Seite des Bretts.").first).to_be_visible()
        expect(page.get_by_text("Side A").first).to_be_visible()
        look(page, f"table-de-{name}")


def test_its_first_words_come_before_any_script(german, chromium):
    for lang, said in (("de-AT", "Diese Seite braucht JavaScript."), ("fr", "This page needs JavaScript")):
        context = chromium.new_context(java_script_enabled=False, locale=lang)
        page = context.new_page()
        page.goto(german.url)
        assert said in page.locator("#start").inner_text()
        context.close()
    context = chromium.new_context(locale="de-AT")
    context.add_init_script("delete Array.prototype.at")
    page = context.new_page()
    page.goto(german.url)
    assert page.get_by_role("alert").inner_text().strip() == "Dieser Browser ist zu alt."
    lacking = page.locator("#start .when-slow p:not([hidden])")
    assert lacking.evaluate_all("texts => texts.map(({ lang }) => lang)") == ["en"]
    context.close()
