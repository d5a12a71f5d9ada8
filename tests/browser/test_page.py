"""The page itself: languages, phones, names for every control, coming back after a break."""

from __future__ import annotations

import json
import os
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.browser.conftest import lobby, pass_until
from tests.browser.looks import apart, broken_rules, settle
from tests.browser.moments import ACTION, ASKS, LAY, TURN, Moment, each, window

import stolik
from stolik.text.languages import COMPLETE

pytestmark = pytest.mark.browser

NAMELESS = """() => [...document.querySelectorAll('button, a, input, select, [role=dialog], [role=group]')]
    .filter((thing) => thing.offsetParent !== null)
    .filter((thing) => !(thing.getAttribute('aria-label') || thing.innerText?.trim() || thing.labels?.length))
    .map((thing) => thing.outerHTML.slice(0, 120))"""
TWICE = """() => { const ids = [...document.querySelectorAll('[id]')].map((thing) => thing.id);
    return ids.filter((id, nth) => ids.indexOf(id) !== nth); }"""
SMALL = """() => [...document.querySelectorAll('.btn, .tool, .touch, .phases button')]
    .filter((thing) => thing.offsetParent !== null && (thing.offsetWidth < 44 || thing.offsetHeight < 44))
    .map((thing) => `${thing.className} ${thing.offsetWidth}x${thing.offsetHeight} ${thing.dataset.thing ?? ''}`)"""
PLACES = """() => [...document.querySelectorAll('header button, main *')].filter((thing) => thing.checkVisibility())
    .map((thing) => [thing, thing.getBoundingClientRect()])
    .map(([thing, { x, y, width, height }]) => [`${thing.tagName} ${thing.className}`, x, y, width, height].join())"""
LOST_IS_CLEAR = """() => {
    const parts = ['.toast.lasting', '.news p', 'section.prompt'].map((part) => document.querySelector(part));
    const [lost, ...others] = parts.map((part) => part.getBoundingClientRect());
    return others.every(({ left, right, top, bottom }) =>
        left >= lost.right || right <= lost.left || top >= lost.bottom || bottom <= lost.top);
}"""
WIDTH = "document.documentElement.scrollWidth"
LOST_AT = [(LAY, (390, 844)), (TURN, (844, 390)), (ACTION, (1280, 720))]
"""Where the line is lost, and in what window."""
CONFIRM = '[data-thing="confirm"]'
PLAYABLE = '[data-zone="hand"].lit'


AWAY, BACK = (f"document.querySelector('main').style.translate = '{by}'" for by in ("0 600px", "none"))


def check_controls(page: Page) -> None:
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(TWICE) == []
    assert page.locator("h1").count() == 1


def told_of_what_was_missed(page: Page) -> Any:
    return page.get_by_role("complementary", name="While you were away")


def test_every_control_has_a_name_one_press_starts_a_game_and_who_comes_first_has_missed_nothing(house, open_page):
    page = open_page(house.url)
    page.get_by_role("button", name="Open the table").wait_for()
    check_controls(page)
    page.get_by_role("button", name="Hunted You and the other").click()
    page.locator(".tile").first.wait_for()
    assert "/t/" in page.url
    page.goto(house.table({1}, 7)[1])
    page.locator("h2[data-kind]").wait_for()
    expect(told_of_what_was_missed(page)).to_have_count(0)
    check_controls(page)
    for key, title in [("?", "How to play"), ("l", "What happened"), ("c", "Talk")]:
        page.keyboard.press(key)
        page.get_by_role("dialog", name=title).wait_for()
        check_controls(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", stolik.games())
def test_the_lobby_shows_each_role_or_preset_and_scrolls_no_further_than_it_reaches(house, open_page, game):
    """Where all seats have the same role, one chooses a preset in its place."""
    page = lobby(house, open_page, game)
    settle(page)
    buttons = page.locator(".role")
    expect(buttons.first).to_be_visible()
    if len(set(stolik.games()[game].roles(2))) > 1:
        expect(page.locator(".role .sign:has(svg)")).to_have_count(buttons.count())
    else:
        assert all(button.locator("small").inner_text() for button in buttons.all())
    assert page.evaluate("document.documentElement.scrollHeight") < 2 * 800


def test_the_lobby_fetches_covers_and_no_boards(house, own_page):
    page = own_page(f"{house.url}/icon.png")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(house.url)
    page.get_by_role("radio", name="Terrorscape").check(force=True)
    expect(page.get_by_role("heading", name="Terrorscape")).to_be_visible()
    assert not [address for address in fetched if "/assets/board-" in address or "/assets/TablePage-" in address]
    games = len(stolik.games())
    assert (
        len([address for address in fetched if "/assets/CoverPicture-" in address and address.endswith(".js")]) == games
    )
    assert not [address for address in fetched if "/api/texts/" in address]


def test_a_game_without_a_cover_is_offered_too(house, open_page):
    page = open_page(house.url)

    def with_another(route: Route) -> None:
        offer = route.fetch().json()
        brief = {"id": "ludo", "players": [2, 4], "names": {"en": "Ludo"}}
        route.fulfill(json={**offer, "games": [*offer["games"], brief]})

    def about_another(route: Route) -> None:
        game = route.fetch(url=f"{house.url}/api/lobby/en/not_alone").json()["game"]
        texts = "game-ludo = Ludo\n    .text = Four colours."
        route.fulfill(json={"game": {**game, "id": "ludo", "names": {"en": "Ludo"}}, "texts": texts})

    page.route("**/api/lobby/en?*", with_another)
    page.route("**/api/lobby/en/ludo", about_another)
    page.reload()
    page.get_by_role("radio", name="Ludo").check(force=True)
    expect(page.get_by_role("heading", name="Ludo")).to_be_visible()
    expect(page.get_by_text("Four colours.")).to_be_visible()
    expect(page.locator(".role .sign:has(svg)")).to_have_count(2)


def test_a_friend_s_seat_gets_a_link(house, open_page):
    page = open_page(house.url)
    page.get_by_role("combobox", name="Creature").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Link: Creature").input_value()
    friend = open_page(link)
    friend.locator('h2[data-kind="side"]').wait_for()
    page.get_by_role("link", name="Take my seat").click()
    expect(page.locator(".plate.me")).to_contain_text("Hunted 1")


def test_the_language_is_switched_and_remembered(house, open_page):
    page = open_page(house.table({0}, 3)[0])
    page.locator("h2[data-kind]").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Polski", exact=True).click()
    expect(page.get_by_role("dialog", name="Ustawienia")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".answers")).to_contain_text("Strona A")


@pytest.mark.parametrize(("lang", "name"), [("en-GB", "Not Alone"), ("pl-PL", "Obecność")])
def test_the_browser_s_language_is_taken_first_and_a_phone_needs_no_sideways_scrolling(house, open_page, lang, name):
    page = open_page(house.url, width=390, height=844, lang=lang)
    page.locator("form .btn.main").wait_for()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    settle(page)
    assert page.evaluate(WIDTH) == 390
    for seat in (0, 1):
        page.goto(house.table({seat}, 7)[seat])
        page.locator("h2[data-kind]").wait_for()
        settle(page)
        assert page.evaluate(WIDTH) == 390
        assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("players", [2, 7])
def test_a_desktop_shows_the_whole_table_at_once(house, open_page, players):
    page = open_page(house.table({1}, players)[1])
    page.locator("h2[data-kind]").wait_for()
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width}")
        settle(page)
        assert page.evaluate(f"[{WIDTH}, document.documentElement.scrollHeight]") == [width, height]


def test_large_text_gets_the_layout_of_a_small_screen(house, open_page):
    page = open_page(house.table({1}, 4)[1], textSize=200)
    page.locator("h2[data-kind]").wait_for()
    settle(page)
    assert page.evaluate(WIDTH) == 1280


def test_things_explain_themselves_on_hover_and_focus_not_under_a_pointer_that_rests_and_cover_nothing(
    house, open_page
):
    page = open_page(house.table({1}, 3)[1])
    page.locator("h2[data-kind]").wait_for()
    explained_on_hover_and_focus(page)
    explained_only_once_the_pointer_moves(page)
    explained_beside_the_question_and_the_thing(page)


def explained_on_hover_and_focus(page: Page) -> None:
    page.get_by_role("button", name="Place 8, Wreck").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Once per turn")
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("q")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def explained_only_once_the_pointer_moves(page: Any) -> None:
    tile = page.get_by_role("button", name="Place 8, Wreck")
    box = tile.bounding_box()
    page.evaluate(AWAY)
    settle(page)
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.evaluate(BACK)
    page.wait_for_timeout(1000)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(box["x"] + 22, box["y"] + 22)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def explained_beside_the_question_and_the_thing(page: Any) -> None:
    for number in range(1, 11):
        page.locator(f'[data-zone="planet"][data-thing="place:{number}"]').hover()
        expect(page.get_by_role("tooltip")).to_have_count(1)
        settle(page)
        card = page.get_by_role("tooltip").bounding_box()
        for part in (
            page.locator("section.prompt"),
            page.locator(f'[data-zone="planet"][data-thing="place:{number}"]'),
        ):
            assert apart(card, part.bounding_box()), f"place {number}"
        page.mouse.move(0, 0)
        expect(page.get_by_role("tooltip")).to_have_count(0)


def test_the_table_comes_back_after_the_server_was_killed(house, open_page):
    page = open_page(house.table({1}, 2)[1])
    pass_until(page, "lay")
    house.kill()
    expect(page.get_by_role("alert").first).to_contain_text("Connection lost")
    house.start()
    expect(page.locator(".toast.lasting")).to_have_count(0)
    page.locator("h2[data-kind=lay]").wait_for()
    page.locator(PLAYABLE).first.dblclick()
    expect(page.locator('[data-zone="laid"]')).to_have_count(1)


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_lost_line_is_said_on_the_page_clear_of_the_question_and_nothing_moves(house, own_page, lang):
    page = own_page(f"{house.url}/icon.svg", lang=lang)
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/ws/**", between)
    toast, lost = page.locator(".news p"), page.locator("[role=alert] .toast.lasting")
    said = {"chat": [{"n": 0, "seat": 2, "text": "Hello, hello! " * 8, "team": False}]}
    for moment, size in LOST_AT:
        page.set_viewport_size(window(size))
        page.goto(house.table_at(moment.position())[moment.viewer])
        page.locator(ASKS).wait_for()
        settle(page)
        places = page.evaluate(PLACES)
        sockets[-1].send(json.dumps(said))
        toast.wait_for()
        sockets[-1].close(code=4410)
        lost.wait_for()
        settle(page)
        assert (size, page.evaluate(PLACES)) == (size, places)
        if folder := os.environ.get("STOLIK_LOOK"):
            page.screenshot(path=str(Path(folder) / f"lost-{lang}-{size[0]}.png"))
        stood = page.evaluate("scrollY")
        page.evaluate("scrollTo({ top: 300, behavior: 'instant' })")
        expect(lost).to_be_in_viewport(ratio=1)
        page.wait_for_function(LOST_IS_CLEAR)
        assert broken_rules(page) == []
        page.evaluate("(top) => scrollTo({ top, behavior: 'instant' })", stood)
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(lost).to_have_count(0)
        settle(page)
        assert (size, page.evaluate(PLACES)) == (size, places)


@each([LAY, TURN, ACTION, Moment("voidfall", 0, "act", 30)])
def test_what_was_missed_is_told_beside_the_question(house, open_page, moment):
    page: Any = open_page(f"{house.url}/icon.svg")
    link = house.table_at(moment.position())[moment.viewer]
    recap, question = told_of_what_was_missed(page), page.locator("section.prompt")
    for width, height in ((1280, 720), (390, 844)):
        page.evaluate("(token) => (localStorage[`stolik.seen.${token}`] = '1')", link.rsplit("/", 1)[1])
        page.set_viewport_size({"width": width, "height": height})
        page.goto(link)
        recap.wait_for()
        settle(page)
        expect(recap).to_be_in_viewport(ratio=1)
        assert apart(recap.bounding_box(), question.bounding_box())
        if width == 1280:
            assert apart(recap.bounding_box(), page.locator("main").bounding_box()), "it covers nothing"
    recap.get_by_role("button").click()
    expect(recap).to_have_count(0)


def test_nothing_is_answered_before_the_table_is_seen_again(house, own_page):
    page = own_page(house.url)
    sockets: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    released = Event()

    def hold(message: str | bytes) -> None:
        if released.is_set():
            sockets[1].send(message)
        else:
            held.append(message)

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        if len(sockets) == 2:
            server.on_message(hold)

    page.route_web_socket("**/ws/**", between)
    page.goto(house.table({1}, 2)[1])
    pass_until(page, "lay")
    sockets[0].close(code=1012)
    while not any("view" in json.loads(message) for message in held):
        page.wait_for_timeout(50)
    page.locator(PLAYABLE).first.dblclick()
    expect(page.get_by_role("alert").first).to_contain_text("Connection lost")

    released.set()
    for message in held:
        sockets[1].send(message)
    expect(page.locator(".toast.lasting")).to_have_count(0)
    page.locator(CONFIRM).click()
    expect(page.locator('[data-zone="laid"]')).to_have_count(1)


def test_a_link_that_leads_nowhere_says_so(house, open_page):
    page = open_page(f"{house.url}/t/nowhere")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="Back to the lobby").click()
    page.get_by_role("button", name="Open the table").wait_for()
