"""Open tables: one person opens a table to anybody, a stranger finds it in the lobby and sits down by one press."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import House, lobby
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.test_host_page import looks_well

pytestmark = pytest.mark.browser

OPENED = """async () => (await (await fetch("/api/tables", {
    method: "POST", headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "not_alone", players: 3, anybody: [1, 2],
        seats: [1, 2, 3].map(() => ({ kind: "person" })) }),
})).json()).seats[0].token"""
OPEN = "section[aria-labelledby='open-tables']"


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("open") / "tables.db", anybody=True)
    yield running
    running.kill()


def test_a_stranger_finds_a_table_sits_down_and_is_removed(open_house, open_page):
    host = lobby(open_house, open_page, "not_alone")
    host.get_by_text("Strangers may sit here too").wait_for()
    expect(host.locator(OPEN)).to_have_count(0)
    host.get_by_label("Your name").fill("Ala")
    switch = host.get_by_role("switch", name="Open to anybody on this server")
    expect(switch).to_have_count(0)  # bots have all seats
    for seat in ("Hunted 2", "Hunted 3"):
        host.locator(".seats label").filter(has_text=seat).locator("select").select_option("friend")
    host.get_by_label("Pace").select_option("3 minutes a move")
    switch.press("Space")
    host.locator("form .btn.main").click()
    host.get_by_text("Your table is in the list of open tables.").wait_for()
    host.locator(".ways .btn.main").click()

    stranger = open_page(open_house.url, stranger=True, lang="pl-PL")
    table = stranger.locator(f"{OPEN} .tables > li")
    expect(table).to_contain_text("Obecność wolne miejsca: 2")
    expect(table).to_contain_text("3 minuty na ruch")
    free = table.get_by_role("button", name=re.compile("^Usiądź: Rozbitek"))
    expect(free).to_have_count(2)
    settle(stranger)
    assert broken_rules(stranger) == []
    assert faint_texts(stranger, OPEN) == []
    free.first.press("Enter")
    stranger.get_by_role("dialog").get_by_role("textbox").fill("Ola")
    stranger.keyboard.press("Enter")
    stranger.locator("main .board").wait_for()

    host.locator(".board").wait_for()
    host.get_by_role("button", name="Seats", exact=True).click()
    seats = host.get_by_role("dialog")
    came = seats.get_by_role("listitem").filter(has_text="Ola")
    expect(came).to_contain_text("came from the list")
    expect(seats).to_contain_text("One seat is free, and anybody on this server may take it.")
    settle(host)
    assert broken_rules(host) == []
    came.get_by_role("button", name="Remove Ola").click()
    came.get_by_role("button", name="Remove", exact=True).click()
    expect(seats).to_contain_text("2 seats are free")
    stranger.get_by_text("Ten odnośnik nie prowadzi już do stołu").wait_for()
    seats.get_by_role("button", name="Begin with bots now").click()
    expect(seats).to_contain_text("No more strangers can sit down.")

    stranger.goto(open_house.url)
    stranger.get_by_text("Może tu usiąść także ktoś nieznajomy").wait_for()
    expect(stranger.locator(OPEN)).to_have_count(0)

    # Whoever runs the server sees another open table, and closes it for good.
    link = stranger.evaluate(OPENED)
    page = open_page(open_house.host_page(), width=390, height=844)
    tables = page.get_by_role("region", name="Tables")
    tables.get_by_role("radio", name="Open to strangers").check(force=True)
    row = tables.get_by_role("listitem")
    expect(row).to_contain_text("2 seats free")
    expect(page.locator("dl").first).to_contain_text("Open to strangers")
    row.get_by_role("button", name="Close to strangers").press("Enter")
    expect(row).to_contain_text("Those who sit there stay")
    looks_well(page)
    row.get_by_role("group").get_by_role("button", name="Close to strangers").press("Enter")
    expect(tables.get_by_role("status")).to_contain_text("is closed to strangers. No such table.")
    stranger.goto(f"{open_house.url}/t/{link}")
    stranger.get_by_role("button", name="Rozmowa", exact=True).click()
    expect(stranger.get_by_role("dialog")).to_contain_text("zamknęła ten stół dla nieznajomych")
