"""Friends: their links, names, presence and chat."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import pass_until, visit
from tests.browser.looks import apart, broken_rules, faint_texts, settle
from tests.browser.moments import OVER, Moment

pytestmark = pytest.mark.browser

LAN, OTHER = "http://192.168.1.7:8000", "http://10.0.0.5:8000"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
NO_COMMAND = "document.execCommand = () => false"
SELECTED = "String(document.activeElement.value).substring(document.activeElement.selectionStart)"
LINK = "Link: Spectators"


def seats(page: Page) -> None:
    """The drawer of somebody who opened a table for a friend and a bot."""
    page.get_by_role("combobox", name="Creature").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="Take my seat").click()
    page.locator("h1").wait_for()
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("dialog").wait_for()


def found_at(page: Page, *addresses: str) -> None:
    """The server says that friends find it there."""
    body = json.dumps({"friends": [f"{address}/" for address in addresses]})
    page.route("**/api/house", lambda route: route.fulfill(body=body, content_type="application/json"))
    page.reload()


def test_links_for_friends_carry_an_address_they_can_reach(house, open_page):
    page = open_page(house.url)
    found_at(page, LAN, OTHER)
    seats(page)
    expect(page.get_by_role("textbox", name=LINK)).to_have_value(re.compile(f"^{LAN}/t/"))
    page.get_by_label("Address for friends").select_option(OTHER)
    expect(page.get_by_role("textbox", name=LINK)).to_have_value(re.compile(f"^{OTHER}/t/"))


def test_the_seats_drawer_is_in_good_shape_and_says_how_to_let_friends_in_and_what_copy_has_done(house, open_page):
    """Also where only this computer is served, and without a clipboard."""
    page = open_page(house.url)
    seats(page)
    expect(page.get_by_role("dialog")).to_contain_text("Only this computer can open these links")
    expect(page.get_by_role("dialog")).to_contain_text("--host 0.0.0.0")
    page.get_by_role("button", name="QR code: Spectators").click()
    page.get_by_role("img", name="QR code: Spectators").wait_for()
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert all(link.bounding_box()["height"] < 120 for link in page.locator(".link").all())
        assert broken_rules(page) == []
        assert faint_texts(page, "[role=dialog]") == []
    copy = page.get_by_role("button", name="Copy the link: Spectators")
    page.evaluate(NO_CLIPBOARD)
    copy.click()
    expect(page.get_by_text("Copied: paste it")).to_be_visible()
    page.evaluate(NO_COMMAND)
    copy.click()
    expect(page.get_by_text("Press Ctrl+C")).to_be_visible()
    assert page.evaluate(SELECTED) == page.get_by_role("textbox", name=LINK).input_value()


def test_a_guest_is_asked_for_a_name_once(house, open_page):
    links = house.table({0, 1}, 3)
    host = open_page(links[0])
    host.locator("main .board").wait_for()
    guest = open_page(links[1], stranger=True)
    expect(guest.get_by_role("heading", name="Not Alone")).to_be_visible()
    expect(guest.get_by_text("You play: Hunted 1")).to_be_visible()
    expect(guest.get_by_role("list", name="Seats")).to_contain_text("At the table")
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        guest.set_viewport_size({"width": width, "height": height})
        settle(guest)
        assert broken_rules(guest) == []
        assert faint_texts(guest) == []
    guest.get_by_label("What should the others call you?").fill("Ola")
    guest.keyboard.press("Enter")
    guest.locator("main .board").wait_for()
    expect(host.locator(".news")).to_contain_text("Ola sits down at the table.")
    expect(host.locator(".plate", has_text="Ola")).to_have_count(1)
    guest.goto(house.table({0, 1}, 3)[1])
    guest.locator("main .board").wait_for()
    expect(guest.locator(".plate.me")).to_contain_text("Ola")


@pytest.mark.parametrize(
    ("game", "seats"), [("terrorscape", ".coming .plate"), ("voidfall", ".players li"), ("zona", ".others > button")]
)
def test_while_a_game_is_set_up_its_seats_show_who_has_come(house, open_page, game, seats):
    """In Terrorscape before anybody plays a Survivor."""
    links = house.table({0, 1, 2}, 4 if game == "terrorscape" else 3, game)
    host = open_page(links[0])
    absent = host.locator(seats).filter(has=host.locator(".away"))
    expect(absent).to_have_count(2)
    names = host.locator(f"{seats} button" if game != "zona" else seats)
    expect(names.filter(has=host.locator(".away")).first).to_have_accessible_name(re.compile("Not here"))
    with visit(links[1]):
        expect(absent).to_have_count(1)


def test_who_comes_and_goes_is_seen_on_the_plate_and_told(house, own_page):
    links = house.table({0, 1}, 3)
    host = own_page(links[0])
    host.clock.install()
    plate = host.locator(".plate", has_text="Hunted 1")
    expect(plate).to_contain_text("away")
    expect(plate.get_by_role("button")).to_have_accessible_name(re.compile("Not here"))
    news = host.locator(".news")
    with visit(links[1]):
        expect(news).to_contain_text("Hunted 1 sits down at the table.")
        expect(plate).not_to_contain_text("away")
    expect(plate).to_contain_text("away")
    expect(news).to_contain_text("Hunted 1 has left the table.")
    host.clock.run_for(20_000)
    expect(news).to_be_empty()


def test_what_is_said_shows_for_a_moment_and_is_in_nobody_s_way(house, open_page):
    links = house.table({0, 1}, 3)
    host, guest = open_page(links[0]), open_page(links[1])
    for page in (host, guest):
        page.locator("main .board").wait_for()
    guest.keyboard.press("c")
    guest.get_by_label("Say something to the table").fill("Not the Beach again!")
    guest.keyboard.press("Enter")
    expect(host.locator(".news")).to_contain_text("Hunted 1 Not the Beach again!")
    settle(host)
    assert faint_texts(host, ".news") == []
    assert host.evaluate("getComputedStyle(document.querySelector('.news')).pointerEvents") == "none"
    for part in (".hand", "section.prompt", "nav"):
        assert apart(host.locator(".news").bounding_box(), host.locator(part).first.bounding_box()), part
    expect(guest.locator(".news")).not_to_contain_text("Not the Beach again!")  # one does not hear oneself


def test_what_is_typed_beside_the_field_of_the_talk_is_said_and_no_key_of_the_table(house, open_page):
    page = open_page(house.table({0}, 3)[0])
    page.locator("main .board").wait_for()
    page.keyboard.press("c")
    field = page.get_by_label("Say something to the table")
    expect(field).to_be_focused()
    page.locator(".sheet .note").click()
    page.keyboard.type("such luck, 2 Places")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Talk")).to_contain_text("such luck, 2 Places")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".picked")).to_have_count(0)


def test_everybody_goes_on_to_the_next_game(house, open_page):
    links = house.table_at(Moment("not_alone", 1, OVER).position())
    mine, host, watch = (str(links[key]).rsplit("/", 1)[1] for key in (1, "host", "watch"))
    first, guest = open_page(links[1]), open_page(links[2])
    opened = {"mine": mine, "host": host, "watch": watch, "mySeat": 1, "wish": {"game": "not_alone", "players": 4}}
    first.evaluate("(table) => localStorage['stolik.tables'] = JSON.stringify([table])", opened)
    first.reload()
    guest.get_by_role("button", name="Look at the table").click()
    first.get_by_role("button", name="Play again", exact=True).click()
    first.wait_for_url(lambda url: mine not in url)
    first.locator("main .board").wait_for()
    guest.get_by_role("link", name="To the next game").click()
    expect(first.locator(".news")).to_contain_text("Hunted 2 sits down at the table.")
    expect(guest.locator(".plate.me")).to_contain_text("Hunted 2")


NOTICES = """
    window.notices = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = "granted"); }
        constructor(title, { body }) { window.notices.push(`${title}. ${body}`); }
    };
"""
LOOK_AWAY = "Object.defineProperty(document, 'hidden', { get: () => true })"


def test_whoever_wants_it_is_called_when_the_turn_comes(house, own_page):
    links = house.table({0, 1}, 2)
    hunted = own_page(links[1])
    hunted.add_init_script(NOTICES)
    hunted.reload()
    hunted.get_by_role("button", name="Settings").click()
    hunted.get_by_text("Call me when it is my turn").click()
    expect(hunted.get_by_role("switch", name="Call me when it is my turn")).to_be_checked()
    hunted.evaluate(LOOK_AWAY)
    creature = own_page(links[0])
    creature.locator('.answers [data-thing="side:a"]').click()
    creature.locator('[data-thing="confirm"]').click()
    pass_until(hunted, "lay", also=creature)
    notices = hunted.evaluate("window.notices")
    assert notices
    assert all(notice.startswith("Your turn. Not Alone: ") for notice in notices)


def test_somebody_is_muted_for_oneself_alone_and_heard_again(house, open_page):
    links = house.table({0, 1, 2}, 3)
    pages = [open_page(links[seat]) for seat in range(3)]
    for page in pages:
        page.locator("main .board").wait_for()
        page.get_by_role("button", name="Talk").click()
    loud, me, other = pages
    loud.get_by_role("textbox", name="Say something to the table").fill("Again the Beach!")
    loud.keyboard.press("Enter")
    line = me.locator("ol").get_by_text("Again the Beach!")
    expect(line).to_be_visible()
    expect(me.locator("ol time")).to_have_text(re.compile(r"^\d\d:\d\d$"))
    me.get_by_text("Mute somebody").click()
    me.get_by_role("switch", name="Mute Creature").check(force=True)
    expect(line).to_be_hidden()
    expect(me.get_by_text("1 line hidden")).to_be_visible()
    assert broken_rules(me) == []
    expect(other.locator("ol").get_by_text("Again the Beach!")).to_be_visible()
    me.reload()
    me.get_by_role("button", name="Talk").click()
    expect(me.get_by_text("1 line hidden")).to_be_visible()
    me.get_by_text("Mute somebody").click()
    me.get_by_role("switch", name="Mute Creature").uncheck(force=True)
    expect(me.locator("ol").get_by_text("Again the Beach!")).to_be_visible()
    assert loud.get_by_text("Mute somebody").count() == 0
