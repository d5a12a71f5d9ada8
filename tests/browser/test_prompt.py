"""The question box: its buttons do not move, and a hasty press answers nothing."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.browser.looks import DRAWN, settle
from tests.browser.moments import LONG, Moment, window

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (1440, 900), (390, 844), (844, 390)]
WORDS = '.answers [data-thing]:not([data-thing="confirm"])'


def spots(page: Page) -> list[Any]:
    """Where the words are, in whole pixels."""
    boxes = [word.bounding_box() for word in page.locator(WORDS).all()]
    return [box and (round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])) for box in boxes]


def middle(page: Page, ref: str) -> tuple[float, float]:
    box = page.locator(f'.answers [data-thing="{ref}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sent(messages: list[dict[str, Any]]) -> list[Any]:
    return [message["value"] for message in messages if "value" in message]


def noted(messages: list[dict[str, Any]]) -> Any:
    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: messages.append(json.loads(frame)))

    return listen


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_words_stay_where_they_are_while_one_picks(house, open_page, lang):
    page = open_page(house.table({0}, 3)[0], lang=lang)
    page.locator('.answers [data-thing="side:a"]').wait_for()
    for size in SIZES:
        page.set_viewport_size(window(size))
        settle(page)
        before = spots(page)
        for ref in ("side:a", "side:b"):
            page.locator(f'.answers [data-thing="{ref}"]').click()
            expect(page.locator(f'.answers [data-thing="{ref}"]')).to_have_attribute("aria-pressed", "true")
            page.evaluate(DRAWN)
            assert (size, spots(page)) == (size, before)


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_what_a_pick_does_is_not_cut(house, open_page, lang):
    address = house.table_at(Moment("terrorscape", 1, "turn").position())[1]
    page = open_page(address, width=1280, height=720, lang=lang, caution="always")
    page.locator('h2[data-kind="turn"]').wait_for()
    for room in page.locator('.touch.lit[data-thing^="room:"]').all():
        room.dispatch_event("click")
        page.locator(".prompt .pick").wait_for()
        assert page.locator(".prompt .says").evaluate("(box) => box.scrollHeight - box.clientHeight") <= 1


SIDES = ("side:a", "side:b")


@pytest.mark.parametrize(
    ("size", "ref"), [*product(SIZES, SIDES)] if LONG else [*zip(SIZES, SIDES * 2, strict=True)], ids=str
)
def test_pressing_the_same_spot_again_sends_what_was_pressed(house, open_page, size, ref):
    messages: list[dict[str, Any]] = []
    page = open_page(house.table({0}, 3)[0], width=size[0], height=size[1], on_socket=noted(messages))
    page.locator(f'.answers [data-thing="{ref}"]').wait_for()
    spot = middle(page, ref)
    page.mouse.click(*spot)
    page.mouse.click(*spot)
    expect(page.locator('h2[data-kind="side"]')).to_have_count(0)
    assert sent(messages) == [ref]


def test_an_impatient_press_does_not_answer_the_next_question(house, own_page):
    messages: list[dict[str, Any]] = []
    page = own_page(house.table({1}, 2, "terrorscape")[1], on_socket=noted(messages))
    for name in ("anna", "marco", "johnson"):
        page.locator(f'[data-zone="offer"][data-thing="survivor:{name}"]').click()
    page.locator('[data-thing="confirm"]').click()
    page.locator('h2[data-kind="turn"]').wait_for()
    end = page.locator('.answers [data-thing="word:end"]')
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 5000"))
    spot = middle(page, "word:end")
    for _ in range(2):
        page.mouse.click(*spot)
        page.clock.run_for(100)
    expect(page.locator("h2[data-kind]")).to_contain_text("Marco")
    page.mouse.click(*spot)
    expect(end).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(900)
    page.mouse.click(*spot)
    expect(end).to_have_attribute("aria-pressed", "true")
    assert sent(messages)[1:] == ["word:end"]


def test_who_waits_long_reads_for_how_long(house, own_page):
    seats = house.table({0, 1}, 2)
    page = own_page(seats["watch"])
    page.clock.install()
    page.goto(seats[1])
    waiting = page.locator(".waiting")
    expect(waiting).to_contain_text("Waiting for")
    expect(waiting).not_to_contain_text("min")
    plan = waiting.locator(".plan")
    stood = plan.bounding_box()
    page.clock.run_for(190_000)
    expect(waiting).to_contain_text("3 min")
    expect(waiting.get_by_role("button", name="Call me")).to_be_visible()
    assert plan.bounding_box() == stood


def test_where_one_press_sends_every_answer_there_is_nothing_to_confirm(house, open_page):
    messages: list[dict[str, Any]] = []
    address = house.table({0}, 3)[0]
    page = open_page(address, caution="final")
    expect(page.locator('[data-thing="confirm"]')).to_have_count(1)
    page = open_page(address, caution="costly", on_socket=noted(messages))
    page.locator('.answers [data-thing="side:a"]').wait_for()
    expect(page.locator('[data-thing="confirm"]')).to_have_count(0)
    page.keyboard.press("q")
    assert page.evaluate("document.activeElement.dataset.thing") == "side:a"
    page.keyboard.press("Enter")
    expect(page.locator('h2[data-kind="side"]')).to_have_count(0)
    assert sent(messages) == ["side:a"]
