"""The page of whoever runs the server, and what a table shows of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, hard_to_press, settle

pytestmark = pytest.mark.browser

REPORT = """(token) => fetch(`/api/tables/${token}/reports`, {
    method: "POST", body: JSON.stringify({ words: "One too many" }), headers: { "content-type": "application/json" },
})"""

HOLD = """() => {
    const { fetch } = window;
    window.fetch = async (address, ...rest) => {
        if (String(address).endsWith("api/host")) await new Promise((goOn) => (window.goOn = goOn));
        return fetch(address, ...rest);
    };
}"""
"""What the host's page asks of the server as a whole waits for `goOn`."""

TABLE = "async (token) => (await (await fetch(`/api/tables/${token}`)).json()).table"


def looks_well(page: Page, part: str = "main") -> None:
    settle(page)
    assert broken_rules(page) + hard_to_press(page) + faint_texts(page, part) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_host_looks_after_tables_and_says_something_to_all(house, open_page):
    running = house.table({0, 1}, 3)
    table = open_page(running[0])
    table.locator("main .board").wait_for()
    page = open_page(house.host_page())
    tables = page.get_by_role("region", name="Tables")
    tables.get_by_role("listitem").first.wait_for()

    # A word to all, which also reaches whoever comes later.
    say = page.get_by_role("region", name="Say something")
    say.get_by_label("Your words").fill("A new version comes.")
    say.get_by_label("The server restarts").select_option("10")
    say.get_by_role("button", name="Say it").press("Enter")
    expect(say.get_by_role("status")).to_contain_text("A new version comes.")
    strip = table.get_by_role("region", name="From whoever runs this server")
    expect(strip).to_contain_text("A new version comes. The server restarts in 10 minutes.")
    looks_well(table, "section.over")
    strip.get_by_role("button", name="I have read it").press("Enter")
    expect(strip).to_have_count(0)
    table.goto(house.url)
    expect(strip).to_contain_text("A new version comes.")
    strip.get_by_role("button", name="I have read it").press("Enter")
    expect(strip).to_have_count(0)
    table.go_back()
    late = open_page(running[1], lang="pl-PL", width=390, height=844)
    strip = late.get_by_role("region", name="Od prowadzącego serwer")
    expect(strip).to_contain_text("Serwer uruchomi się ponownie za 10 minut.")
    looks_well(page)
    say.get_by_role("button", name="Take it back").press("Enter")
    expect(strip).to_have_count(0)

    # Into the bin, and back. Other tests have tables in this house too.
    id = table.evaluate(
        "async (link) => (await (await fetch(`/api/tables/${link}`)).json()).table", running[0].rsplit("/", 1)[1]
    )
    tables.get_by_label("Somebody’s name, or the table’s id").fill(id)
    expect(tables.get_by_role("listitem")).to_have_count(1)
    row = tables.get_by_role("listitem").filter(has_text="Not Alone").filter(has_text="2 people, 1 bot")
    row.get_by_role("button", name="Who sits there?").press("Enter")
    expect(row).to_contain_text("Random bot")
    row.get_by_role("button", name="Into the bin").press("Enter")
    expect(row).to_contain_text("links stop working")
    looks_well(page)
    row.get_by_role("button", name="Leave it").press("Enter")
    expect(row.get_by_role("button", name="Into the bin")).to_be_focused()
    page.keyboard.press("Enter")
    row.get_by_role("group", name="Into the bin").get_by_role("button", name="Into the bin").press("Enter")
    expect(tables.get_by_role("status")).to_contain_text("is in the bin")
    expect(table.get_by_text("no longer leads to a table")).to_be_visible()
    tables.get_by_role("radio", name="In the bin").check(force=True)
    tables.get_by_role("button", name="Bring it back").first.press("Enter")
    expect(tables.get_by_role("status")).to_contain_text("is back, with its links")


def test_reports_are_read_on_a_phone(house, open_page):
    seat = house.table({0, 1}, 2)[0]
    table = open_page(seat)
    table.evaluate(REPORT, seat.rsplit("/", 1)[1])
    page = open_page(house.host_page(), lang="pl-PL", width=390, height=844, textSize=200)
    reports = page.get_by_role("region", name="Zgłoszenia")
    expect(reports).to_contain_text("One too many")
    looks_well(page)
    reports.get_by_role("button", name="Załatwione").press("Enter")
    expect(reports.get_by_role("status")).to_contain_text("Nie ma zgłoszeń")
    reports.get_by_role("radio", name="Załatwione").check(force=True)
    expect(reports).to_contain_text("One too many")
    with page.expect_download() as saved:
        reports.get_by_role("button", name="Zapisz do pliku").press("Enter")
    assert "One too many" in saved.value.path().read_text()
    page.goto(f"{house.url}/host#wrong")
    expect(page.get_by_role("alert")).to_contain_text("Nowy odnośnik wypisze")


def test_what_was_done_takes_the_focus_from_nobody(house, open_page):
    house.table({0, 1}, 3)
    page = open_page(house.host_page())
    tables = page.get_by_role("region", name="Tables")
    row = tables.get_by_role("listitem").first
    row.get_by_role("button", name="Into the bin").press("Enter")
    page.evaluate(HOLD)
    row.get_by_role("group").get_by_role("button", name="Into the bin").press("Enter")
    page.wait_for_function("() => 'goOn' in window")
    search = tables.get_by_label("Somebody’s name, or the table’s id")
    search.focus()
    page.evaluate("goOn()")
    settle(page)
    expect(search).to_be_focused()
