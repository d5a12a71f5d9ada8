"""What a host does in the page: new links, spectators, the password of the house."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.test_end import ENDED, WISH
from tests.browser.test_friends import LINK, seats

pytestmark = pytest.mark.browser


def look(page, name: str, part: str = "[role=dialog]") -> None:
    """Good shape on a desk and on a phone; pictures of it if STOLIK_LOOK names a folder."""
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if folder := os.environ.get("STOLIK_LOOK"):
            page.screenshot(path=str(Path(folder) / f"{name}-{width}.png"))
        assert broken_rules(page) == []
        assert faint_texts(page, part) == []
    page.set_viewport_size({"width": 1280, "height": 720})


def test_a_new_link_for_a_seat_by_keyboard(house, open_page):
    page = open_page(house.url)
    seats(page)
    box = page.get_by_role("textbox", name="Link: Creature")
    old = box.input_value()
    friend = open_page(old)
    friend.get_by_role("button", name="Seats").wait_for()
    page.get_by_role("button", name="New link: Creature").focus()
    page.keyboard.press("Enter")
    sure = page.get_by_role("group", name="New link: Creature")
    expect(sure).to_contain_text("stops working at once")
    expect(sure.get_by_role("button", name="New link")).to_be_focused()
    look(page, "new-link")
    page.keyboard.press("Enter")
    expect(box).not_to_have_value(old)
    expect(friend.get_by_role("alert")).to_contain_text("no longer leads to a table")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Talk").click()
    expect(page.get_by_role("dialog")).to_contain_text("new link for this seat")
    look(page, "notes")


def test_a_spectator_is_muted_and_removed(house, open_page):
    page = open_page(house.url)
    seats(page)
    watching = open_page(page.get_by_role("textbox", name=LINK).last.input_value())
    watching.locator("h1").wait_for()
    page.get_by_role("button", name="Mute: Spectator 1").click(timeout=20_000)
    expect(page.get_by_role("dialog")).to_contain_text("Watches, may not talk")
    look(page, "spectators")
    watching.get_by_role("button", name="Talk").click()
    watching.get_by_role("textbox").fill("hello")
    watching.keyboard.press("Enter")
    expect(watching.get_by_text("The host lets you watch, but not talk.")).to_be_visible()
    page.get_by_role("button", name="Remove: Spectator 1").click()
    expect(watching.get_by_role("alert").filter(has_text="removed you from this table")).to_be_visible()
    page.get_by_role("button", name="Let in again: Spectator 1").wait_for()
    look(page, "removed")
    watching.reload()
    expect(watching.get_by_role("alert").filter(has_text="removed you from this table")).to_be_visible()
    page.get_by_role("button", name="Let in again: Spectator 1").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody is watching")
    watching.reload()
    watching.get_by_role("button", name="Talk").wait_for()


def answer(route) -> None:
    """Like a server with the password "right"; the house of the tests has none."""
    refusal = {"error": {"id": "password_needed", "args": {}, "text": "Opening a table here takes a password."}}
    if route.request.post_data_json["password"] == "right":
        route.continue_(post_data={**route.request.post_data_json, "password": ""})
    else:
        route.fulfill(status=401, json=refusal)


def give_passwords(page) -> None:
    for given in ("wrong", "right"):
        page.get_by_label("Password").fill(given)
        page.keyboard.press("Enter")
        if given == "wrong":
            page.get_by_role("alert").filter(has_text="not the password").wait_for()


def test_the_password_of_the_house_is_asked_for(house, open_page):
    page = open_page(house.url)
    page.route("**/api/tables", answer)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("alert").filter(has_text="takes a password").wait_for()
    expect(page.get_by_label("Password")).to_be_focused()
    look(page, "password", "main form")
    give_passwords(page)
    page.wait_for_url(re.compile("/t/"))


def test_the_password_is_asked_for_also_for_a_rematch(house, open_page):
    links = house.table_at(ENDED.position())
    page = open_page(links[0])
    own = {name: links[seat].rsplit("/", 1)[1] for name, seat in (("mine", 0), ("host", "host"), ("watch", "watch"))}
    known = {**own, "mySeat": 0, "wish": WISH}
    page.evaluate("(own) => (localStorage['stolik.tables'] = JSON.stringify([own]))", known)
    page.reload()
    page.route("**/rematch", answer)
    page.get_by_role("button", name="Play again, roles swapped").click()
    page.get_by_role("alert").filter(has_text="takes a password").wait_for()
    expect(page.get_by_label("Password")).to_be_focused()
    look(page, "rematch", "[role=dialog] form, dialog form")
    give_passwords(page)
    page.wait_for_url(lambda url: own["mine"] not in url)
    assert page.evaluate("JSON.parse(localStorage['stolik.tables'])[0].mySeat") != 0, "the one asked for: swapped"
