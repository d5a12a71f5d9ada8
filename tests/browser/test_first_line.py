"""A table that cannot be shown says why, and comes as soon as it can."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.proxy import in_front_of, unchanged, with_host, without_path, without_upgrade

from stolik.text import catalogue

pytestmark = pytest.mark.browser


def look(page: Page, name: str) -> None:
    if folder := os.environ.get("STOLIK_LOOK"):
        for width, height in ((390, 844), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=str(Path(folder) / f"{name}-{width}.png"))


WRONG = {
    "upgrade": (without_upgrade, {"en": "Upgrade and Connection", "pl": "Upgrade i Connection"}),
    "host": (with_host("127.0.0.1:1"), {"en": "pass on the Host header", "pl": "przekazywać nagłówek Host"}),
    "name": (with_host("stolik.example"), {"en": "--name stolik.example", "pl": "--name stolik.example"}),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("fault", ["upgrade", "host"])
def test_what_a_web_server_in_front_does_wrong_is_said_until_it_is_mended(house, own_page, fault, lang):
    wrong, said = WRONG[fault]
    link = house.table({0, 1}, 2)[1]
    with in_front_of(house.url, wrong) as proxy:
        page = own_page(link.replace(house.url, proxy.url), lang=lang)
        expect(page.get_by_role("alert")).to_contain_text(said[lang])
        expect(page.get_by_role("alert")).not_to_contain_text(catalogue(lang).say("error-unknown_table"))
        look(page, f"{fault}-{lang}")
        proxy.change = unchanged
        if fault == "host":
            page.get_by_role("button", name=re.compile("Try again|Spróbuj")).click()
        page.locator("section.prompt").wait_for()


@pytest.mark.parametrize("fault", WRONG)
def test_the_lobby_says_what_is_wrong_too(house, own_page, fault):
    wrong, said = WRONG[fault]
    with in_front_of(house.url, unchanged) as proxy:
        page = own_page(proxy.url)
        page.get_by_role("button", name="Open the table").wait_for()
        page.wait_for_load_state("networkidle")
        proxy.change = wrong
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("alert")).to_contain_text(said["en"])


def test_a_server_under_a_path_is_played_on(house, own_page):
    with in_front_of(house.url, without_path) as proxy:
        page = own_page(f"{proxy.url}/stolik/")
        page.get_by_role("combobox", name="Creature").select_option("friend")
        page.get_by_role("button", name="Open the table").click()
        asked = page.get_by_role("dialog")
        asked.get_by_role("textbox").fill("Ola")
        asked.get_by_role("button", name="Play").click()
        link = page.get_by_role("textbox", name="Link: Creature").input_value()
        assert link.startswith(f"{proxy.url}/stolik/t/")
        friend = own_page(f"{link}).")
        friend.get_by_role("button", name="Sit down").click()
        friend.locator('h2[data-kind="side"]').wait_for()
        page.get_by_role("link", name="Take my seat").click()
        expect(page.locator(".plate.me")).to_contain_text("Ola")
        page.locator("a.home").click()
        expect(page.get_by_role("region", name="My tables")).to_be_visible()
        assert page.evaluate("Object.keys(localStorage).some((key) => key === 'stolik.stolik/tables')")
