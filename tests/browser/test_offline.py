"""A browser that has been here says so while the server cannot be reached, and keeps nothing of anybody's game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import WAIT, House

pytestmark = pytest.mark.browser

KEPT = """async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname).toSorted();
}"""
MANIFEST = """async () => {
    const link = document.querySelector("link[rel=manifest]").href;
    const manifest = await (await fetch(link)).json();
    const icons = await Promise.all(manifest.icons.map(async ({ src, type }) => {
        const icon = await fetch(new URL(src, link));
        return [icon.status, icon.headers.get("content-type") === type];
    }));
    return [new URL(manifest.start_url, link).href, manifest.icons.map(({ purpose }) => purpose), icons];
}"""


def test_a_gone_server_is_explained_and_a_new_one_is_found(chromium, tmp_path):
    house = House(tmp_path / "tables.db")
    context = chromium.new_context(locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.add_init_script("localStorage['stolik.asked'] ??= 'yes'")
    link = house.table({0, 1}, 2)[0]
    try:
        page.goto(link)
        page.locator("section.prompt").wait_for()
        start, purposes, icons = page.evaluate(MANIFEST)
        assert start == f"{house.url}/"
        assert set(purposes) == {"any", "maskable"}
        assert icons == [[200, True]] * len(icons)
        page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        page.reload()
        page.locator("section.prompt").wait_for()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        assert page.evaluate(KEPT) == ["/icon.svg", "/offline.css", "/offline.html"]
        house.kill()
        page.reload()
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
        assert page.evaluate("document.styleSheets.length") == 1
        assert page.url == link
        house.start()
        page.get_by_role("link", name="Try again").click()
        page.locator("section.prompt").wait_for()
    finally:
        context.close()
        house.kill()
