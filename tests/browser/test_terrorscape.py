"""Terrorscape in a browser: games to their end, the screen between the sides, the Killer's notebook, small screens."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.looks import apart, settle
from tests.browser.moments import Moment, asked_positions, late, window
from tests.browser.telling import Told
from tests.browser.test_page import SMALL, WIDTH, check_controls

import stolik
from stolik import Position

pytestmark = pytest.mark.browser

GAME = "terrorscape"
ASKED = "() => document.querySelector('.end') !== null || document.querySelector('h2[data-kind]') !== null"
FOCUSED = "document.activeElement.dataset.thing ?? ''"
MOST_PRESSES = 2500
ON_TOP = """() => { const question = document.querySelector("h2[data-kind]"), box = question.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === question; }"""


def asked(page: Page, kind: str) -> None:
    page.locator(f'h2[data-kind="{kind}"]').wait_for()


def press(page: Page, ref: str) -> None:
    """Pick a thing anywhere and confirm it."""
    page.locator(f'main .touch.lit[data-thing="{ref}"], .answers [data-thing="{ref}"]').first.dispatch_event("click")
    confirm = page.locator('[data-thing="confirm"]')
    if confirm.count() > 0:
        confirm.dispatch_event("click")


def room(page: Page, id: str) -> Locator:
    return page.locator(f'[data-zone="map"][data-thing="room:{id}"]')


def choose_team(page: Page) -> None:
    asked(page, "survivors")
    for name in ("anna", "marco", "johnson"):
        page.locator(f'[data-zone="offer"][data-thing="survivor:{name}"]').dispatch_event("click")
    page.locator('[data-thing="confirm"]').click()
    asked(page, "turn")


def end_turn(page: Page) -> None:
    """Back to the words beside the question, by Tab alone."""
    for _ in range(40):
        if page.evaluate(FOCUSED) == "word:end":
            return page.keyboard.press("Enter")
        page.keyboard.press("Shift+Tab")
    raise AssertionError("Tab does not lead to the question")


def play_by_keyboard(page: Page) -> None:
    """Walks, makes discoveries and fights with the keys alone; swaps nothing."""
    for _ in range(MOST_PRESSES):
        page.wait_for_function(ASKED)
        if page.locator(".end").count() > 0:
            return
        page.keyboard.press("q")
        if page.evaluate(FOCUSED) == "action:swap":
            end_turn(page)
        else:
            page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


def test_survivors_play_to_the_end_by_keyboard_alone(house, open_page):
    page = open_page(house.table_at(late(GAME, 2), {1})[1])
    play_by_keyboard(page)
    killed = page.locator(".end.killer").count() > 0
    expect(page.get_by_role("dialog")).to_contain_text("The Killer wins" if killed else "The Survivors live")


def test_a_killer_plays_to_the_end_by_keyboard_alone(house, open_page):
    page = open_page(house.table_at(late(GAME, 2), {0})[0])
    play_by_keyboard(page)
    assert page.locator(".end").is_visible()


def test_the_killer_s_page_stands_still_while_the_survivors_move_unseen(house, open_page):
    links = house.table({0, 1}, 2, GAME, killer="butcher")
    heard = Told()
    killer = open_page(links[0], on_socket=heard)
    survivors = open_page(links[1])
    choose_team(survivors)
    expect(killer.locator('[data-thing="survivor:anna"]')).to_have_count(1)
    killer.wait_for_timeout(300)
    shown, messages = killer.locator("main").inner_html(), len(heard)

    press(survivors, "room:R2")
    expect(room(survivors, "R2")).to_have_accessible_name(re.compile(", here: Anna"))
    press(survivors, "word:end")
    asked(survivors, "turn")
    press(survivors, "room:B3")
    expect(room(survivors, "B3")).to_have_accessible_name(re.compile(", here: Marco"))
    killer.wait_for_timeout(300)
    assert killer.locator("main").inner_html() == shown
    assert len(heard) == messages
    for view in (message["view"] for message in heard if "view" in message):
        for one in view["survivors"]:
            assert one["room"] is None
            assert one["items"] is None
            assert one["acted"] is None


def test_the_notebook_is_kept_by_keyboard_and_is_the_same_on_another_device(house, open_page):
    links = house.table({0, 1}, 2, GAME, killer="butcher")
    killer, survivors = open_page(links[0]), open_page(links[1])
    choose_team(survivors)
    pencil = killer.get_by_role("button", name="Pencil for Anna")
    pencil.focus()
    killer.keyboard.press("Enter")
    rooms = killer.get_by_role("group", name="Pencil for Anna")
    rooms.get_by_role("button", name="Kitchen, B3, no note about Anna").focus()
    killer.keyboard.press("Enter")
    expect(rooms.get_by_role("button", name="Kitchen, B3, your note: Anna is here")).to_be_focused()
    killer.keyboard.press("ArrowDown")
    expect(rooms.get_by_role("button", name="Dining Room, B2")).to_be_focused()
    killer.reload()
    expect(room(killer, "B3")).to_have_accessible_name(re.compile("Kitchen, B3, .*your note: Anna is here"))
    phone = open_page(links[0], width=390, height=844)
    expect(room(phone, "B3")).to_have_accessible_name(re.compile("Kitchen, B3, .*your note: Anna is here"))
    phone.get_by_role("button", name="off").click()
    expect(killer.get_by_role("button", name="off")).to_have_attribute("aria-pressed", "true")
    killer.keyboard.press("n")
    expect(killer.get_by_role("dialog").get_by_role("textbox")).to_have_count(1)
    assert "room:B3" not in killer.evaluate("JSON.stringify(localStorage)")
    assert survivors.locator("body").inner_html().count("your note") == 0


OLD_NOTEBOOK = {"marks": {"room:B3": {"survivor:anna": "not"}}, "shade": "off", "reach": False}


def test_what_an_older_page_has_kept_of_the_notebook_is_taken_over_once(house, open_page):
    link = house.table({0, 1}, 2, GAME, killer="butcher")
    killer, survivors = open_page(link[0]), open_page(link[1])
    choose_team(survivors)
    killer.evaluate(
        "(old) => localStorage[`stolik.notes.${location.pathname.split('/').pop()}`] = old", json.dumps(OLD_NOTEBOOK)
    )
    killer.reload()
    expect(room(killer, "B3")).to_have_accessible_name(re.compile("your note: Anna is not here"))
    phone = open_page(link[0])
    expect(room(phone, "B3")).to_have_accessible_name(re.compile("your note: Anna is not here"))
    expect(phone.get_by_role("button", name="off")).to_have_attribute("aria-pressed", "true")
    assert "notes." not in killer.evaluate("Object.keys(localStorage).join()")


def test_undo_takes_back_the_move_and_not_only_the_end_of_the_turn_that_came_by_itself(house, open_page):
    page = open_page(house.table({0, 1}, 2, GAME, killer="butcher")[1], autoPass=True)
    choose_team(page)
    press(page, "room:R2")
    expect(room(page, "R2")).to_have_accessible_name(re.compile(", here: Anna"))
    question = page.locator('h2[data-kind="turn"]')
    expect(question).to_contain_text("Marco")
    page.get_by_role("button", name="Undo").click()
    expect(question).to_contain_text("Anna")
    page.wait_for_timeout(1500)
    expect(question).to_contain_text("Anna")
    expect(page.locator('main .touch.lit[data-thing="room:R2"]')).to_have_count(1)


def test_a_phone_shows_the_question_from_the_first_choice_on(house, open_page):
    page = open_page(house.table({0}, 2, GAME)[0], width=390, height=844)
    asked(page, "killer")
    assert page.evaluate(ON_TOP)


def test_controls_have_names_rooms_say_how_far_they_are_and_a_watcher_sees_nobody_in_them(house, open_page):
    links = house.table({0, 1}, 2, GAME, killer="butcher")
    killer, survivors = open_page(links[0]), open_page(links[1])
    choose_team(survivors)
    killer.locator('[data-thing="survivor:anna"]').wait_for()
    check_controls(killer)
    check_controls(survivors)

    expect(room(survivors, "R2")).to_have_accessible_name(re.compile("Gallery, R2, 1 step$"))
    expect(room(survivors, "R5")).to_have_accessible_name(re.compile("Study, R5, 2 steps$"))
    assert survivors.locator(".sign .steps").count() == survivors.locator('[data-zone="map"].lit').count()

    room(survivors, "B3").focus()
    for key, ref in [("ArrowUp", "room:B4"), ("ArrowDown", "room:B3"), ("ArrowDown", "room:B2")]:
        survivors.keyboard.press(key)
        assert survivors.evaluate(FOCUSED) == ref

    watcher = open_page(links["watch"])
    expect(watcher.locator('[data-zone="map"]')).to_have_count(15)
    assert watcher.locator('[data-zone="bags"], [data-zone="hand"], .touch.lit').count() == 0
    assert ", here: " not in (watcher.locator('[data-thing="room:R1"]').get_attribute("aria-label") or "")


def test_the_question_covers_neither_the_discards_nor_the_log(house, open_page):
    for position, seat in asked_positions(GAME, 5, 12, ("pay", "sense_second", "prowl")):
        page = open_page(house.table_at(position)[seat], lang="pl-PL", caution="always", **window((1280, 720)))
        page.locator("h2[data-kind]").wait_for()
        settle(page)
        question = page.locator("section.prompt").bounding_box()
        for part in (".killer-plate", ".telling"):
            box = page.locator(part).first.bounding_box()
            assert apart(question, box)


CUT = """() => [...document.querySelectorAll("main .offer .text")]
    .filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent)"""


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_no_word_about_whom_one_may_choose_is_cut(house, open_page, lang):
    for seat, kind in ((0, "killer"), (1, "survivors")):
        address = house.table_at(Moment(GAME, seat, kind).position())[seat]
        page = open_page(address, lang=lang, **window((1280, 720)))
        page.locator(f'h2[data-kind="{kind}"]').wait_for()
        settle(page)
        assert page.evaluate(CUT) == []


def test_a_desktop_shows_the_whole_table_at_once(house, open_page):
    page = open_page(house.table({1}, 4, GAME)[1])
    page.locator("h2[data-kind], .board").first.wait_for()
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width}")
        settle(page)
        assert page.evaluate(f"[{WIDTH}, document.documentElement.scrollHeight]") == [width, height]


def test_large_text_gets_the_layout_of_a_small_screen(house, open_page):
    page = open_page(house.table({1}, 2, GAME)[1], textSize=200)
    choose_team(page)
    settle(page)
    assert page.evaluate(WIDTH) == 1280


def about_to_be_wounded() -> Position:
    """A healthy Survivor defends itself, and the dice will be too low."""
    for seed in range(300):
        position, rng = stolik.new_game(GAME, players=2, seed=seed, options={"killer": "butcher"}), Random(seed)
        while not position.over:
            asked = position.pending.get(1)
            if asked is not None and asked.kind == "defence" and len(asked.wire()["options"]) == 1:
                after = position.clone()
                after.answer(1, "word:none")
                said = [entry.id for entry in after.log(1)[len(position.log(1)) :]]
                if said[:3] == ["rolled", "not_defended", "wounded"] and "eliminated" not in said:
                    return position
            seat, question = next(iter(position.pending.items()))
            position.answer(seat, question.sample(rng))
    raise AssertionError("nobody is wounded")


@pytest.mark.parametrize("seat", [0, 1])
def test_dice_land_before_their_result_is_seen(house, own_page, seat):
    links = house.table_at(about_to_be_wounded())
    survivors = own_page(links[1], still=False, tempo="brisk")
    page = survivors if seat else own_page(links[0], still=False, tempo="brisk")
    page.locator(".scene").wait_for()
    told, health = page.locator(".telling .newest"), page.locator(".plate .state")
    before = health.all_inner_texts()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 5000"))
    press(survivors, "word:none")
    page.locator(".dice .rolling").first.wait_for()
    for milliseconds in (0, 700, 700):
        page.clock.run_for(milliseconds)
        expect(page.locator(".scene .result")).to_have_count(0)
        expect(told).to_contain_text("attacks with strength")
        assert health.all_inner_texts() == before
    page.clock.run_for(200)
    expect(told).to_contain_text("rolls")
    expect(page.locator(".scene .result")).to_have_text("Wounded")
    page.clock.run_for(20_000)
    expect(health.filter(has_text="Wounded")).to_have_count(1 + " ".join(before).count("Wounded"))


OVER_A_NAME = """() => {
    const meets = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const figures = [...document.querySelectorAll(".figure:not(.off)")].map((figure) => figure.getBoundingClientRect());
    const names = [...document.querySelectorAll(".sign .name")].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return { name: name.textContent, box: range.getBoundingClientRect() };
    });
    return names.filter(({ box }) => figures.some((figure) => meets(figure, box))).map(({ name }) => name);
}"""


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_a_phone_needs_no_sideways_scrolling_and_nobody_stands_on_the_name_of_the_entrance_hall(house, open_page, lang):
    links = house.table({0, 1}, 2, GAME, killer="butcher")
    killer, page = (open_page(links[seat], width=390, height=844, lang=lang) for seat in (0, 1))
    choose_team(page)
    killer.locator('[data-thing="survivor:anna"]').wait_for()
    for phone in (killer, page):
        settle(phone)
        assert phone.evaluate(WIDTH) == 390
        assert phone.evaluate(SMALL) == []
    for width, height in ((390, 844), (844, 390), (1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width}")
        settle(page)
        assert page.evaluate("document.querySelectorAll('.figure:not(.off)').length") == 4
        assert page.evaluate(OVER_A_NAME) == []


def test_a_dim_skill_says_why(house, open_page):
    position = next(after_a_step())
    page = open_page(house.table_at(position)[0])
    asked(page, "prowl")
    dim = page.locator('[data-zone="hand"]:not(.lit)').first
    expect(dim).to_have_accessible_name(re.compile("Fast and special skills are over: an action has been taken."))


def after_a_step() -> Iterator[Position]:
    """The Killer has taken an action and holds a fast skill."""
    for seed in range(300):
        position, rng = stolik.new_game(GAME, players=2, seed=seed, options={"killer": "butcher"}), Random(seed)
        while not position.over:
            asked = position.pending.get(0)
            if asked is not None and asked.kind == "prowl":
                view = msgspec.to_builtins(position.observe(0))
                if view["stage"] == 1 and "skill:pursue" in view["hand"]:
                    yield position
                    break
            seat, question = next(iter(position.pending.items()))
            position.answer(seat, question.sample(rng))


EXPLAINED = [
    *[(thing, "facts") for thing in ("counter:strength", "counter:level", "deck:skills", "token:wound", "token:fear")],
    *[("counter:repair", "stores"), ("deck:discovery", "decks"), ("item:key", "rack"), ("counter:rescue", "rack")],
    ("room:G2", "map"),
]


@pytest.mark.parametrize(("thing", "zone"), EXPLAINED)
def test_every_counter_and_plate_explains_itself_by_a_tap(board_of_survivors, thing, zone):
    page = board_of_survivors
    spot = page.locator(f'[data-thing="{thing}"][data-zone="{zone}"]').first
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("click")
    expect(page.locator(".help")).to_be_visible()
    page.keyboard.press("Escape")


@pytest.fixture(scope="module")
def board_of_survivors(house, chromium):
    """A phone on which the Survivors have had their first turns and wait."""
    links = house.table({0, 1}, 2, GAME, killer="butcher")
    page = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB").new_page()
    page.add_init_script("localStorage['stolik.asked'] ??= 'yes'")
    page.goto(links[1])
    choose_team(page)
    press(page, "word:end")
    yield page
    page.context.close()
