"""How many presses an answer takes, and which presses answer nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, WebSocket, expect
from tests.browser.conftest import House, Open
from tests.browser.looks import settle
from tests.browser.moments import ACTION, FIGHT, PROWL, TURN, Moment, window

import stolik
from stolik import Position
from stolik.core.seat.ahead import look_ahead
from stolik.core.seat.explaining import with_explanation

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (390, 844), (844, 390)]
ACT = Moment("not_alone", 1, "act", 40)
LONGER_THAN_A_PRESS = 700
"""Milliseconds."""


class Sitting:
    """A seat's page at a moment, and what it has sent."""

    def __init__(self, house: House, open_page: Open, moment: Moment, **settings: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        position = moment.position()
        question = position.pending[moment.seat]
        said = with_explanation(position, moment.seat, question)
        self.options: list[str] = said["options"]
        self.final = {*look_ahead(position, moment.seat, Random(1)).final, *said.get("says", {}).get("warn", {})}
        self.page: Page = open_page(house.table_at(position)[moment.seat], on_socket=self._listen, **settings)
        self.page.locator(f'h2[data-kind="{moment.kind}"]').wait_for()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    @property
    def values(self) -> list[Any]:
        return [message["value"] for message in self.sent if "value" in message]

    def lit(self, *, final: bool) -> Locator:
        """An option that can be taken back and costs nothing, or one that is final or has a cost."""
        for ref in self.options:
            if (ref in self.final) == final:
                found = self.page.locator(f':is(main .touch.lit, .answers .word)[data-thing="{ref}"]')
                if found.count() > 0:
                    return found.first
        raise AssertionError(f"no such option among {self.options}")


@pytest.mark.parametrize("moment", [TURN, ACTION, ACT], ids=str)
def test_one_press_sends_what_undo_takes_back(house, open_page, moment):
    at = Sitting(house, open_page, moment, untold=True)
    option = at.lit(final=False)
    ref = option.get_attribute("data-thing")
    option.dispatch_event("click")
    undo = at.page.locator("header .undo").first
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert at.values == [ref]
    hint = at.page.get_by_role("status").locator("p", has_text="Sent. Undo (key U)")
    expect(hint).to_be_visible()
    at.page.keyboard.press("u")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(at.page.locator(f'h2[data-kind="{moment.kind}"]')).to_be_visible()
    expect(hint).to_have_count(0)
    at.lit(final=False).dispatch_event("click")
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("moment", [TURN, PROWL], ids=str)
def test_what_cannot_be_taken_back_says_so_beside_the_button(house, open_page, moment):
    at = Sitting(house, open_page, moment, lang="pl-PL")
    cost, confirm = at.page.locator(".prompt .cost").first, at.page.locator('[data-thing="confirm"]')
    says = at.page.locator(".prompt .says")
    for size in SIZES:
        at.page.set_viewport_size(window(size))
        settle(at.page)
        at.lit(final=True).dispatch_event("click")
        expect(cost).to_be_in_viewport(ratio=0.99)
        expect(confirm).to_be_in_viewport(ratio=0.99)
        assert top(says) - 1 <= top(cost), (size, "it is cut at the top")
        assert bottom(cost) <= bottom(says) + 1, (size, "it is cut at the bottom")
        assert top(cost) < bottom(confirm)
        assert at.values == []
        if size != SIZES[-1]:
            at.page.keyboard.press("Escape")
            expect(cost).to_have_count(0)
    confirm.click()
    expect(at.page.locator(".prompt .cost")).to_have_count(0)
    assert len(at.values) == 1


@pytest.mark.parametrize(("size", "lang"), [(SIZES[0], "en-GB"), (SIZES[1], "pl-PL"), (SIZES[2], "en-GB")], ids=str)
def test_what_only_goes_on_takes_one_press_and_says_before_it_that_it_is_final(house, open_page, size, lang):
    at = Sitting(house, open_page, FIGHT, width=size[0], height=size[1], lang=lang)
    assert "word:fight" in at.final
    fight = at.page.locator('.answers [data-thing="word:fight"]')
    said = "This cannot be taken back." if lang == "en-GB" else "Tego nie da się cofnąć."
    expect(fight).to_have_accessible_name(re.compile(re.escape(said)))
    expect(fight.locator(".final")).to_be_in_viewport(ratio=0.99)
    fight.focus()
    at.page.keyboard.press("Enter")
    expect(at.page.locator("h2[data-kind=flee_or_fight]")).to_have_count(0)
    assert at.values == ["word:fight"]


def test_voidfall_asks_no_second_time_whether_the_turn_ends(house, open_page):
    """The scripts that count presses count it so (turns/presses.py)."""
    at = Sitting(house, open_page, Moment("voidfall", 0, "act", 30))
    assert "word:end_turn" not in at.final
    at.page.locator('.answers [data-thing="word:end_turn"]').click()
    expect(at.page.locator("h2[data-kind=act]")).to_have_count(0)
    assert at.values == ["word:end_turn"]


def led(kind: str, family: str, steps: int = 1) -> tuple[Position, str, list[str]]:
    """A position of a lone player of Voidfall who is asked this, a thing of a question that follows so many later, and
    the answers that lead to it.
    """
    for seed in range(40):
        options, rng = {"scenario": "introduction"}, Random(1)
        position = stolik.new_game("voidfall", players=1, seed=seed, options=options)
        while not position.over:
            if position.pending[0].kind == kind:
                for *first, thing in look_ahead(position, 0, rng).leads:
                    if thing.startswith(f"{family}:") and len(first) == steps:
                        return position, thing, first
            position.answer(0, position.pending[0].sample(rng))
    raise AssertionError(f"nothing leads from {kind} to a {family}")


@pytest.mark.parametrize(
    ("kind", "family", "steps"),
    [
        ("focus", "action", 1), ("act", "effect", 1), ("act", "sector", 1), ("act", "sector", 2), ("act", "focus", 1),
        ("act", "action", 2), ("one_of", "sector", 1), ("regroup_from", "action", 1), ("build_in", "installation", 1),
    ],
)  # fmt: skip
def test_one_press_gives_several_answers_and_one_undo_takes_them_back(house, open_page, kind, family, steps):
    """The scripts that count presses count it so (turns/presses.py)."""
    position, thing, first = led(kind, family, steps)
    sent: list[dict[str, Any]] = []
    listen = lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)))  # noqa: E731
    page = open_page(house.table_at(position)[0], on_socket=listen)
    page.locator(f'h2[data-kind="{kind}"]').wait_for()
    pressed = page.locator(f'main :is(.touch, .word).led[data-thing="{thing}"]').first
    question, named = page.locator("h2[data-kind]").inner_text(), re.compile(", after “.+”$")
    expect(pressed).to_have_accessible_name(named)
    for by in ("mouse", "keyboard"):
        sent.clear()
        if by == "keyboard":
            pressed.press("Enter")
        else:
            # Of a card its name: its actions are pressed by themselves.
            pressed.click(position={"x": 20, "y": 8} if family == "focus" else None)
        page.locator("h2[data-kind]").wait_for()
        assert (by, [message["value"] for message in sent if "value" in message]) == (by, [*first, thing])
        page.keyboard.press("u")
        expect(page.locator(f'h2[data-kind="{kind}"]')).to_have_text(question)
        expect(pressed).to_have_accessible_name(named)
        expect(pressed).to_be_visible()
        assert sum("undo" in message for message in sent) == steps + 1


def test_whoever_confirms_each_answer_gives_one_at_a_time(house, open_page):
    position, thing, (first,) = led("one_of", "sector")
    page = open_page(house.table_at(position)[0], caution="always")
    expect(page.locator(f'.answers [data-thing="{first}"]')).to_be_visible()
    expect(page.locator(f'main .touch.lit[data-thing="{thing}"]')).to_have_count(0)


def test_a_second_quick_press_on_the_board_does_not_answer_the_next_question(house, open_page):
    at = Sitting(house, open_page, ACTION)
    option = at.lit(final=False)
    spot = middle(option)
    at.page.mouse.click(*spot)
    expect(at.page.locator("header .undo").first).to_have_attribute("aria-disabled", "false")
    at.page.mouse.click(*spot)
    at.page.wait_for_timeout(300)
    assert len(at.values) == 1


def test_a_key_that_is_held_down_answers_one_question(house, open_page):
    at = Sitting(house, open_page, TURN)
    at.lit(final=False).focus()
    at.page.keyboard.down("Enter")
    expect(at.page.locator("header .undo").first).to_have_attribute("aria-disabled", "false")
    for _ in range(5):
        at.page.keyboard.down("Enter")
        at.page.wait_for_timeout(60)
    at.page.keyboard.up("Enter")
    assert len(at.values) == 1


@contextmanager
def fingers(page: Page) -> Iterator[Callable[..., None]]:
    """Touches the page: at a spot, held for some milliseconds, slipping by some pixels."""
    browser: CDPSession = page.context.new_cdp_session(page)
    browser.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})

    def touch(x: float, y: float, *, held: int = 40, slips: int = 0) -> None:
        browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(held)
        for moved in range(4, slips + 1, 4):
            at = [{"x": x + moved, "y": y}]
            browser.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at})
        browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(120)

    yield touch
    browser.detach()


def edges(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def top(thing: Locator) -> float:
    return edges(thing)["y"]


def left(thing: Locator) -> float:
    return edges(thing)["x"]


def bottom(thing: Locator) -> float:
    return edges(thing)["y"] + edges(thing)["height"]


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = edges(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(
    "moment", [Moment("not_alone", 1, "play"), Moment("not_alone", 0, "place_token"), TURN, ACTION], ids=str
)
def test_q_goes_to_what_is_asked(house, open_page, moment):
    at = Sitting(house, open_page, moment, width=1280, height=720)
    confirm = ['[data-thing="confirm"]'] if moment in (TURN, ACTION) else []  # elsewhere one press sends every answer
    for before in ("", *confirm, "header .undo"):
        if before:
            at.page.locator(before).first.focus()
        at.page.keyboard.press("q")
        assert at.page.evaluate("document.activeElement.dataset.thing") in at.options


@pytest.mark.parametrize("moment", [TURN, ACTION], ids=str)
@pytest.mark.parametrize("size", SIZES[1:])
def test_a_finger_answers_only_where_it_touches_an_option_and_leaves_it(house, own_page, moment, size):
    at = Sitting(house, own_page, moment, width=size[0], height=size[1])
    with fingers(at.page) as touch:
        option = at.lit(final=False)
        ref, (x, y) = option.get_attribute("data-thing"), middle(option)
        touch(x, y, held=LONGER_THAN_A_PRESS)
        expect(at.page.locator("#help")).to_be_visible()
        assert at.values == [], "a long press explains"
        at.page.keyboard.press("Escape")
        touch(x, y, slips=12)
        assert at.values == [], "a finger that slips answers nothing"
        heading = at.page.locator("h2[data-kind]")
        heading.scroll_into_view_if_needed()
        touch(left(heading) + 4, top(heading) + 4)
        assert at.values == [], "beside an option nothing is answered"
        touch(*middle(option))
        expect(at.page.locator("header .undo").first).to_have_attribute("aria-disabled", "false")
        assert at.values == [ref]
