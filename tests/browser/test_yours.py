"""A person without an account: the games they have played, taken along to another device, and forgotten."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.moments import OVER, Moment
from tests.browser.qr import read

pytestmark = pytest.mark.browser

ENDED = Moment("not_alone", 1, OVER)
KNOWN = """(link) => {
    localStorage["stolik.tables"] = JSON.stringify([{ mine: link, wish: { game: "not_alone", players: 4 } }]);
    localStorage["stolik.name"] = "Ann";
}"""


def looks_well(page: Page) -> None:
    settle(page)
    assert broken_rules(page) == []
    assert faint_texts(page, "main") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_games_are_counted_taken_along_once_and_forgotten(house, open_page):
    ended, running = house.table_at(ENDED.position())[1], house.table({0, 1}, 3)[1]
    laptop = open_page(f"{house.url}/#yours")
    expect(laptop.get_by_role("heading", name="No game yet")).to_be_visible()

    # One game has ended while its page was closed, and another table runs.
    laptop.evaluate(KNOWN, ended.rsplit("/", 1)[1])
    laptop.goto(running)
    laptop.locator("h1").wait_for()
    laptop.goto(house.url)
    mine = laptop.get_by_role("region", name="My tables")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    expect(mine.get_by_role("listitem").first).to_contain_text("since ")
    laptop.get_by_role("link", name="Your games and data").click()
    game = laptop.get_by_role("region", name="Not Alone")
    expect(game).to_contain_text("1 game, lost")
    expect(game.get_by_role("table", name="By company").get_by_role("row")).to_have_text(["People only0 of 1 won"])
    kept = laptop.evaluate("localStorage['stolik.played']")
    assert ended.rsplit("/", 1)[1] not in kept
    looks_well(laptop)

    # The link is also a code, and its key is behind the #.
    laptop.get_by_role("button", name="Make a link").click()
    link = laptop.get_by_role("textbox", name="Link: Take it along").input_value()
    laptop.get_by_role("button", name="QR code: Take it along").click()
    code = laptop.get_by_role("img", name="QR code: Take it along")
    code.wait_for()
    assert read(code) == link
    assert link.startswith(f"{house.url}/#along.")

    # Opening it fetches nothing; a press does, once.
    phone = open_page(link, lang="pl-PL", width=390, height=844, textSize=200, stranger=True)
    fetch = phone.get_by_role("button", name="Odbierz")
    looks_well(phone)
    again = open_page(link)
    fetch.click()
    expect(phone.get_by_role("status")).to_contain_text("2 stoły")
    expect(phone.get_by_role("status")).to_contain_text("1 skończona gra")
    expect(phone.get_by_role("status")).to_contain_text("Ann")
    assert "#" not in phone.url
    again.get_by_role("button", name="Fetch them").click()
    expect(again.get_by_role("alert")).to_contain_text("Nothing is waiting at this link any more")

    # Forgotten: not before one has read what goes.
    phone.goto(f"{house.url}/#yours")
    expect(phone.get_by_role("region", name="Obecność")).to_contain_text("1 gra, przegrana")
    phone.get_by_role("button", name="Co by zniknęło?").press("Enter")
    expect(phone.get_by_text("Odnośniki do twoich 2 miejsc")).to_be_visible()
    looks_well(phone)
    phone.get_by_role("button", name="Zapomnij mnie teraz").press("Enter")
    expect(phone.get_by_role("status")).to_contain_text("Nikt tu już o tobie nie pamięta")
    assert phone.evaluate("Object.keys(localStorage)") == []
    said = laptop.request.get(f"{house.url}/api/tables/{running.rsplit('/', 1)[1]}").json()
    assert "Ann" not in json.dumps(said)


def test_without_https_one_takes_a_file_along(house, own_page):
    page = own_page(f"{house.url}/icon.svg")
    page.add_init_script("delete Crypto.prototype.subtle")
    page.goto(f"{house.url}/#yours")
    along = page.get_by_role("region", name="Take it along")
    expect(along).to_contain_text("not opened over HTTPS")
    expect(along.get_by_role("button", name="Make a link")).to_have_count(0)
    with page.expect_download() as saved:
        along.get_by_role("button", name="Save as a file").click()
    assert json.loads(saved.value.path().read_text())["stolik"] == 1
    taken = {
        "stolik": 1,
        "tables": [{"mine": "abc", "wish": {"game": "zona", "players": 2}}],
        "played": [],
        "name": "Ann",
    }
    for text, said in ((json.dumps(taken), "1 table"), ("{}", "is not a file that Stolik saved")):
        file = {"name": "stolik-along.json", "mimeType": "application/json", "buffer": text.encode()}
        along.locator("input[type=file]").set_input_files(file)
        expect(along).to_contain_text(said)
    assert page.evaluate("localStorage['stolik.name']") == "Ann"
