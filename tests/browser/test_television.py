"""The page for a television: legible from afar, without a hand, and with the codes by which phones take the seats."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import visit
from tests.browser.looks import apart, broken_rules, faint_texts, settle, small_texts
from tests.browser.moments import DEFENCE, HUNT, LAY, OVER, TEST, TURN, Moment, each, late
from tests.browser.qr import read
from tests.browser.test_friends import LAN, found_at, seats
from tests.browser.test_plain_board import wide_house  # noqa: F401

import stolik

pytestmark = pytest.mark.browser

TELEVISION = "#television"
LEAST = 20 / 1080
"""How high letters are at least, as a part of the window, also on the map."""
SIZES = (1920, 1080), (1280, 720)
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
LOW = "document.documentElement.scrollHeight <= innerHeight"
GAMES = [(game, lang) for game, lang in zip(stolik.games(), ["en-GB", "pl-PL"] * 9, strict=False)]
PLAYERS = 4
RACK = {"item:key"}
"""Everybody sees where keys go."""


def token(address: str) -> str:
    return address.rsplit("/", 1)[1]


def screen(house, open_page, links: dict[int | str, str], *, own: bool = True, **settings: Any) -> Page:
    """The page for a television; `own` if this browser has opened the table. Phones reach the server at `LAN`."""
    page: Page = open_page(f"{house.url}/icon.svg", **{"width": 1920, "height": 1080, **settings})
    if own:
        kept = {
            "mine": token(links["host"]),
            "host": token(links["host"]),
            "watch": token(links["watch"]),
            "mySeat": -1,
        }
        table = {**kept, "wish": {"game": "not_alone", "players": 3}}
        page.evaluate("(table) => (localStorage['stolik.tables'] = JSON.stringify([table]))", table)
    found = json.dumps({"friends": [f"{LAN}/"]})
    page.route("**/api/house", lambda route: route.fulfill(body=found, content_type="application/json"))
    page.goto(links["watch"] + TELEVISION)
    page.locator("main .board").wait_for()
    return page


def watched(house, open_page, game: str, **settings: Any) -> Page:
    """The page for a television, late in a game, of a table that others have opened."""
    links = house.table_at(late(game, PLAYERS))
    page: Page = open_page(links["watch"] + TELEVISION, width=1920, height=1080, **settings)
    page.locator("main .board").wait_for()
    return page


def complaints(page: Page) -> list[str]:
    """What is hard to read from afar in both sizes, or breaks a rule of accessibility, in the small one."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS)
        settle(page)
        found += small_texts(page, LEAST * height, LEAST * height) + faint_texts(page)
    return found + broken_rules(page)


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_everything_is_legible_from_afar(house, open_page, game, lang):
    page = watched(house, open_page, game, lang=lang)
    assert complaints(page) == []
    assert page.evaluate(LOW)
    expect(page.locator(".now .last")).not_to_be_empty()
    expect(page.locator(".now .whose")).not_to_be_empty()


def test_a_game_without_a_board_of_its_own_is_legible_too(wide_house, open_page):  # noqa: F811
    page = screen(wide_house, open_page, wide_house.table({0, 1, 2}, 3, "goofspiel"))
    assert complaints(page) == []


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_the_end_fills_the_screen(house, open_page, game, lang):
    page = screen(house, open_page, house.table_at(Moment(game, 0, OVER).position()), lang=lang)
    end = page.locator("dialog.end")
    end.locator("h2").wait_for()
    assert complaints(page) == []
    assert end.evaluate("(end) => end.scrollHeight <= end.clientHeight")
    assert end.locator("li").count() > 0
    expect(page.locator(".codes")).to_have_count(0)


def test_it_shows_nothing_to_press_on_the_board_and_the_event_whole(house, open_page):
    page = watched(house, open_page, "voidfall")
    settle(page)
    board = page.locator("main .board")
    expect(board.locator(".shelves button:visible, .tabs button:visible")).to_have_count(0)
    event = board.locator(".commons .body")
    assert event.evaluate("(event) => event.scrollHeight <= event.clientHeight")
    sentence = event.locator(".sentence").first
    assert event.inner_text().count(sentence.inner_text()) == 1


CUT = """() => [...document.querySelectorAll(".happens .scene, .others .facts, .others .who b, .clock .card")]
    .filter((part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.className + part.textContent)"""
BOX = "(part) => part.getBoundingClientRect().toJSON()"
MARGINS = 0.06
"""How much of the width may be empty around the map and what happens."""


def test_in_the_zone_what_happens_stands_whole_beside_the_map_with_everybodys_state(house, open_page):
    page = screen(house, open_page, house.table_at(TEST.position()), own=False)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        scene, ground = (page.locator(part).evaluate(BOX) for part in (".happens .scene", ".frame"))
        assert apart(scene, ground)
        assert scene["width"] + ground["width"] > (1 - MARGINS) * width
        assert page.evaluate(CUT) == []
        assert small_texts(page, LEAST * height, LEAST * height) + faint_texts(page, ".pane.zone") == []


def things(value: object) -> set[str]:
    """All cards in a view."""
    if isinstance(value, dict):
        return {thing for part in value.items() for thing in things(list(part))}
    if isinstance(value, list | tuple):
        return {thing for part in value for thing in things(part)}
    return {value} if isinstance(value, str) and re.fullmatch(r"(hunt|survival|item):\w+", value) else set()


def named(page: Page, refs: set[str]) -> set[str]:
    """Those of these things that are somewhere in the page."""
    content = page.content()
    return {ref for ref in refs if f'"{ref}"' in content}


@each([HUNT, LAY, TURN, DEFENCE])
def test_no_hand_is_on_it(house, open_page, moment):
    position = moment.position()
    own, public = (things(msgspec.to_builtins(position.observe(seat))) for seat in (moment.seat, None))
    held = own - public - RACK
    links = house.table_at(position)
    page = screen(house, open_page, links)
    page.locator(".codes svg").first.wait_for()
    assert named(page, held) == set()
    assert [link for key, link in links.items() if key != "watch" and token(link) in page.content()] == []
    assert page.url == links["watch"] + TELEVISION
    mine = open_page(links[moment.seat])
    mine.locator("h2[data-kind]").wait_for()
    assert named(mine, held) != set()


def test_a_free_seat_has_its_code_until_somebody_sits_there(house, open_page):
    links = house.table({0, 1}, 3)
    page = screen(house, open_page, links)
    codes = page.locator(".codes")
    expect(codes.get_by_role("img")).to_have_count(2)
    for seat, name in ((0, "Creature"), (1, "Hunted 1")):
        expect(codes).to_contain_text(f"{name}: scan")
        assert read(page.get_by_role("img", name=f"QR code: {name}")) == f"{LAN}/t/{token(links[seat])}"
    assert complaints(page) == []
    with visit(links[1]):
        expect(codes.get_by_role("img")).to_have_count(1)
        expect(codes).not_to_contain_text("Hunted 1")
    expect(page.locator(".news")).to_contain_text("has left the table")
    page.route("**/api/tables/*", forgetful)
    page.reload()
    expect(codes.get_by_role("img")).to_have_count(1)
    expect(codes).to_contain_text("Creature: scan")


def forgetful(route) -> None:
    """Like a server that has been started again: it does not know who has ever sat down."""
    answer = route.fetch()
    told = answer.json()
    for seat in told["seats"]:
        if "opened" in seat:
            seat["opened"] = False
    route.fulfill(response=answer, json=told)


def test_the_code_of_a_taken_seat_is_shown_again_by_keyboard_after_a_warning_and_a_second_device_is_told_of(
    house, open_page
):
    links = house.table({0, 1}, 3)
    phone = open_page(links[1])
    phone.locator("main .board").wait_for()
    page = screen(house, open_page, links)
    page.get_by_role("button", name="Seat codes").focus()
    page.keyboard.press("Enter")
    drawer = page.get_by_role("dialog", name="Seat codes")
    drawer.get_by_role("button", name="QR code: Hunted 1").focus()
    page.keyboard.press("Enter")
    sure = drawer.get_by_role("group", name="QR code: Hunted 1")
    expect(sure).to_contain_text("plays Hunted 1 and sees that hand")
    expect(drawer.get_by_role("img")).to_have_count(0)
    expect(sure.get_by_role("button", name="Show the code")).to_be_focused()
    assert complaints(page) == []
    page.keyboard.press("Enter")
    code = drawer.get_by_role("img", name="QR code: Hunted 1")
    assert read(code) == f"{LAN}/t/{token(links[1])}"
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("img", name="QR code: Hunted 1")).to_have_count(0)
    second = open_page(links[1])
    second.locator("main .board").wait_for()
    expect(page.locator(".news")).to_contain_text("opened on another device")


def test_who_has_not_opened_the_table_sees_a_board_without_codes(house, open_page):
    links = house.table({0, 1}, 3)
    page = screen(house, open_page, links, own=False)
    expect(page.locator(".now")).to_be_visible()
    expect(page.locator(".codes")).to_have_count(0)
    expect(page.get_by_role("button", name="Seat codes")).to_have_count(0)


@pytest.mark.parametrize("key", [0, "host"])
def test_only_the_link_for_watching_leads_to_it(house, open_page, key):
    page = open_page(house.table({0, 1}, 3)[key] + TELEVISION)
    page.get_by_role("button", name="Seats").wait_for()
    expect(page.locator(".now")).to_have_count(0)


def test_where_no_phone_reaches_the_server_only_the_host_reads_what_to_do_about_it(house, open_page):
    page = screen(house, open_page, house.table({0, 1}, 3))
    page.unroute_all()
    page.reload()
    page.get_by_role("button", name="Seat codes").wait_for()
    expect(page.locator("body")).not_to_contain_text("Only this computer can open these links")
    expect(page.locator(".codes")).to_have_count(0)
    assert complaints(page) == []
    page.get_by_role("button", name="Seat codes").press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Only this computer can open these links")


def test_it_is_opened_from_the_lobby_and_from_the_table(house, open_page):
    page = open_page(house.url)
    found_at(page, LAN)
    seats(page)
    page.get_by_role("dialog").get_by_role("link", name="On the television").click()
    page.locator(".codes svg").wait_for()
    assert page.url.endswith(TELEVISION)
    expect(page.locator(".codes")).to_contain_text("Creature: scan")
    page.goto(house.url)
    page.get_by_role("combobox", name="Creature").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="On the television").click()
    expect(page.locator(".codes").get_by_role("img")).to_have_count(2)


AWAKE = """
    window.held = [];
    const request = async (kind) => (window.held.push(kind), { release: async () => window.held.pop() });
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""


def test_it_fills_the_screen_by_one_press_and_keeps_it_on(house, own_page):
    page = own_page(f"{house.url}/icon.svg")
    page.add_init_script(AWAKE)
    page.goto(house.table({0, 1}, 3)["watch"] + TELEVISION)
    page.get_by_role("button", name="Full screen").press("Enter")
    expect(page.get_by_role("button", name="Full screen")).to_have_count(0)
    assert page.evaluate("document.fullscreenElement !== null")
    assert page.evaluate("window.held") == ["screen"]


def test_the_next_game_is_opened_from_it_and_its_seats_are_free(house, open_page):
    page = screen(house, open_page, house.table_at(Moment("not_alone", 1, OVER).position()))
    before = page.url
    page.get_by_role("button", name="Play again", exact=True).press("Enter")
    page.wait_for_url(lambda url: url != before and url.endswith(TELEVISION))
    expect(page.locator(".codes").get_by_role("img")).to_have_count(PLAYERS)
