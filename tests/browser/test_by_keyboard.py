"""Keyboard alone with text twice as large on a phone: what Tab reaches has a name, shows its focus and is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.keyboard import walked
from tests.browser.moments import OVER, Moment

pytestmark = pytest.mark.browser

PHONE = {"lang": "pl-PL", "width": 390, "height": 844, "textSize": 200}
BANK = {"kind": "bank", "seconds": 600, "more": 15, "end": "leave"}
OPENED = """(links) => localStorage.setItem("stolik.tables", JSON.stringify([{
    mine: links[0], mySeat: 0, host: links[1], watch: links[2],
    wish: { game: "not_alone", players: 4, options: {}, seats: [] },
}]))"""
"""This browser has opened the table."""


def test_the_drawers_of_seats_and_of_calls(house, open_page):
    links = house.table({0, 1, 2}, 4, pace=BANK)
    page = open_page(house.url, **PHONE)
    page.evaluate(OPENED, [links[who].rsplit("/", 1)[1] for who in (0, "host", "watch")])
    page.goto(links[0])
    page.get_by_role("button", name="Miejsca", exact=True).first.press("Enter")
    seats = page.get_by_role("dialog")
    seats.get_by_text("Nikt nie ogląda").wait_for()
    reached, faults = walked(page)
    assert faults == []
    for thing in ("Dodaj czasu: Rozbitek 2", "Przerwa", "Nowy odnośnik: Odnośnik dla widzów"):
        assert f"BUTTON {thing}" in reached
    own = seats.get_by_role("button", name="Oddaj moje miejsce")
    own.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(own).to_be_focused()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Ustawienia", exact=True).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Zawołaj mnie").press("Enter")
    page.get_by_label("Przez webhook").wait_for()
    page.get_by_role("dialog").focus()
    reached, faults = walked(page)
    assert faults == []
    assert reached[-2:] == ["INPUT Przez webhook", "BUTTON Dodaj"]


def test_any_seats_eyes_after_the_end(house, open_page):
    page = open_page(house.table_at(Moment("not_alone", 0, OVER).position())[0] + "#replay", **PHONE)
    more = page.get_by_role("button", name="Kto patrzy, tempo i więcej kroków")
    more.press("Enter")
    reached, faults = walked(page)
    assert faults == []
    assert reached[0].startswith("SELECT Kto patrzy")
    page.get_by_label("Kto patrzy", exact=True).select_option(label="Rozbitek 1")
    expect(page.get_by_text("Powtórka, patrzy: Rozbitek 1")).to_be_visible()


def test_the_hosts_page(house, open_page):
    house.table({0, 1}, 3)
    page = open_page(house.host_page(), **PHONE)
    tables = page.locator("li h3")
    page.get_by_label("Czyjeś imię albo identyfikator stołu").fill(tables.first.locator("small").inner_text())
    expect(tables).to_have_count(1)
    page.get_by_label("Twoje słowa").focus()
    _, faults = walked(page)
    assert faults == []
