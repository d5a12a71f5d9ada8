"""A pack in a browser: chosen in the lobby, told at the table, its cards called by their names; missed by its name."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import House, lobby
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.packs.folders import MANIFEST

pytestmark = pytest.mark.browser

LAMP = """[[item]]
id = "lamp_{id}"
name = {{ en = "Storm Lantern {id}", pl = "<b>Latarnia</b> {id}" }}
deck = "equipment"
copies = 8
price = {price}
category = "tool"
durability = "exploitable"
boxes = 3
effect = "boost[alertness](1)"
"""


PART = {"lobby": "form", "table": "header", "missed": "body"}
"""What is looked at where: a board has its own tests."""


def written(folder: Path, price: int) -> Path:
    """A pack whose cards are the whole equipment deck, and so at once in the market."""
    folder.mkdir(exist_ok=True)
    manifest = MANIFEST.format(game="zona") + 'replaces = ["equipment"]\n'
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    cards = "".join(LAMP.format(id=id, price=price) for id in "abc")
    (folder / "cards.toml").write_text(cards, encoding="utf-8")
    return folder


@pytest.fixture
def packed(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tables.db", packs=[written(tmp_path / "cellar", 100)])
    yield running
    running.kill()


def look(page: Page, name: str, at: Locator) -> None:
    """Good shape around this on a desk and on a phone; pictures of it if STOLIK_LOOK names a folder."""
    for width, height in ((390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        at.scroll_into_view_if_needed()
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if folder := os.environ.get("STOLIK_LOOK"):
            page.screenshot(path=str(Path(folder) / f"{name}-{width}.png"))
        assert broken_rules(page) == []
        assert faint_texts(page, PART[name]) == []


def test_a_pack_is_chosen_seen_and_missed(packed, own_page, tmp_path):
    page = lobby(packed, own_page, "zona")
    switch = page.get_by_role("switch", name="Cards from the cellar")
    expect(switch).not_to_be_checked()
    look(page, "lobby", switch)
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_be_checked()
    page.locator("form .btn.main").click()
    page.locator("main .board").wait_for()
    address = page.url
    in_play = page.get_by_role("button", name="Cards from the cellar")
    expect(in_play).to_be_visible()
    in_play.click()
    expect(page.get_by_role("dialog")).to_contain_text("Ola Nowak (CC BY 4.0) · version 1")
    page.keyboard.press("Escape")
    look(page, "table", in_play)
    page.get_by_role("button", name="Market", exact=True).click()
    expect(page.get_by_text("Storm Lantern").locator("visible=true").first).to_be_visible()
    polish = own_page(address, lang="pl-PL")
    polish.locator("main .board").wait_for()
    polish.get_by_role("button", name="Targowisko", exact=True).click()
    expect(polish.get_by_text("<b>Latarnia</b>").locator("visible=true").first).to_be_visible()
    polish.keyboard.press("Escape")
    expect(polish.get_by_role("button", name="Karty z piwnicy")).to_be_visible()
    packed.kill()
    shutil.rmtree(tmp_path / "cellar")
    written(tmp_path / "cellar", 200)
    packed.start()
    page.goto(address)
    expect(page.get_by_role("alert").first).to_contain_text("load the pack as it was then")
    polish.goto(address)
    expect(polish.get_by_role("alert").first).to_contain_text("wczytaj dodatek taki, jaki był wtedy")
    look(polish, "missed", polish.get_by_role("alert").first)
