"""A game of another package, without a board of its own: in the lobby, at the table, to the end."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import House, lobby
from tests.browser.looks import broken_rules, faint_texts, hard_to_press, settle
from tests.browser.test_play import play_by_keyboard
from tests.browser.test_prompt import noted

from stolik import Position

pytestmark = pytest.mark.browser

PACKAGE = Path(__file__).parents[1] / "plugin"


@pytest.fixture(scope="module")
def wide_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on a machine where that package is installed."""
    running = House(tmp_path_factory.mktemp("house") / "tables.db", [PACKAGE])
    yield running
    running.kill()


def test_it_is_opened_in_the_lobby_and_played_to_the_end_by_keyboard(wide_house, open_page):
    page = lobby(wide_house, open_page, "goofspiel")
    expect(page.get_by_role("heading", name="Goofspiel").first).to_be_visible()
    expect(page.get_by_text("Ties stay at stake")).to_be_visible()
    page.goto(wide_house.table({0}, 3, "goofspiel")[0])
    page.get_by_role("heading", name="Which card do you bid?").wait_for()
    assert play_by_keyboard(page) >= 9
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("The most points win.")
    expect(end).to_contain_text("win")


def test_things_of_ones_own_light_up_and_the_names_are_the_games(wide_house, open_page):
    page = open_page(wide_house.table({0}, 2, "goofspiel")[0], lang="pl-PL")
    page.get_by_role("heading", name="Którą kartę wykładasz?").wait_for()
    expect(page.get_by_text("Stawka", exact=True)).to_be_visible()
    assert page.locator('main .touch.lit[data-thing^="bid:"]').count() == 9
    assert page.locator(".answers [data-thing^='bid:']").count() == 0
    page.locator('main .touch.lit[data-thing="bid:9"]').dblclick()
    expect(page.locator('main .touch.lit[data-thing="bid:9"]')).to_have_count(0)


def test_none_and_hidden_are_different_words(wide_house, open_page):
    page = open_page(wide_house.table({0}, 2, "goofspiel")[0])
    page.get_by_role("heading", name="Which card do you bid?").wait_for()
    rows = page.locator("main .row")
    expect(rows.filter(has_text="Next prize").first).to_have_text("Next prize hidden")
    expect(rows.filter(has_text="Last bid").first).to_have_text("Last bid none")


def test_any_game_can_be_drawn_so(wide_house, open_page):
    page = open_page(wide_house.table({1}, 3, "goofspiel")[1], width=390, height=844)
    page.locator("h2[data-kind]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def shared(page: Page) -> list[str | None]:
    """The units of each option, as a screen reader reads them."""
    return [stepper.get_attribute("aria-valuenow") for stepper in page.get_by_role("spinbutton").all()]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
def test_units_are_shared_out_by_press_and_by_keys(wide_house, open_page, width, height):
    messages: list[dict[str, Any]] = []
    page = open_page(wide_house.table({0}, 2, "bazaar")[0], width=width, height=height, on_socket=noted(messages))
    page.get_by_role("heading", name="Where do your workers go?").wait_for()
    assert shared(page) == ["2", "1", "0"]
    page.get_by_role("button", name="More: Gold").click()
    assert shared(page) == ["1", "1", "1"]
    page.get_by_role("button", name="Less: Wood").click()
    expect(page.locator(".count")).to_have_text("2 of 3")
    expect(page.locator('[data-thing="confirm"]')).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("q")
    expect(page.get_by_role("spinbutton", name="Wood")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("spinbutton", name="Stone")).to_be_focused()
    page.keyboard.press("2")
    assert shared(page) == ["0", "2", "1"]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    settle(page)
    assert hard_to_press(page) == []
    assert faint_texts(page, ".prompt") == []
    assert broken_rules(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Enter")
    expect(page.locator('h2[data-kind="gather"]')).to_have_count(0)
    assert [sorted(message["value"]) for message in messages if "value" in message] == [
        ["good:gold", "good:stone", "good:stone"]
    ]


def test_a_euro_game_is_played_to_the_end_by_keyboard(wide_house, open_page):
    page = open_page(wide_house.table({0}, 2, "bazaar")[0])
    page.get_by_role("heading", name="Where do your workers go?").wait_for()
    assert play_by_keyboard(page) >= 6
    expect(page.get_by_role("dialog")).to_contain_text("The most points win.")
    expect(page.get_by_role("table", name="Points").get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("row").first).to_contain_text("1.")


def test_options_are_shown_where_they_matter_and_a_refusal_stands_beside_its_option(wide_house, open_page):
    page = lobby(wide_house, open_page, "bazaar")
    form = page.locator("form")
    bar = form.get_by_role("radiogroup", name="Bar", exact=True)
    expect(bar).to_have_count(0)
    form.get_by_role("button", name="Hard").click()
    expect(form.get_by_role("button", name="Hard")).to_have_attribute("aria-pressed", "true")
    expect(bar.get_by_role("radio", name="High")).to_be_checked()
    expect(form.get_by_role("radio", name="Five")).to_have_count(0)
    form.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(form.get_by_role("radio", name="Five")).to_have_count(1)
    for trader in (1, 2):
        form.get_by_label(f"Stall of trader {trader}").select_option("Gold")
    form.get_by_role("button", name="Open the table").click()
    refusal = form.get_by_role("alert")
    expect(refusal).to_have_text("Two traders cannot both have the Gold stall.")
    expect(page.get_by_role("alert")).to_have_count(1)
    form.get_by_label("Stall of trader 2").select_option("Wood")
    expect(refusal).to_have_count(0)
    form.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Where do your workers go?").wait_for()


def test_a_preset_is_one_press(wide_house, open_page):
    page = lobby(wide_house, open_page, "bazaar")
    page.locator(".quick").get_by_role("button", name="Hard").click()
    page.get_by_role("heading", name="Where do your workers go?").wait_for()


def test_a_turn_is_planned_seen_and_played(wide_house, open_page):
    messages: list[dict[str, Any]] = []
    page = open_page(wide_house.table({0}, 2, "bazaar", mode="guild")[0], on_socket=noted(messages))
    page.get_by_role("heading", name="Where do your workers go?").wait_for()
    page.get_by_role("button", name="Plan", exact=True).click()
    plan = page.get_by_role("dialog", name="Plan")
    plan.get_by_role("button", name="More: Gold").click()
    plan.get_by_role("button", name="Try it").click()
    expect(plan.locator("ol .answer")).to_have_text(["Wood, Stone, Gold"])
    expect(plan.locator("ol")).to_contain_text("Trader 1 · Gold")
    expect(plan.locator("ol")).to_contain_text("0 → 1")
    plan.get_by_role("button", name="End the turn").click()
    expect(plan).to_contain_text("others decide next")
    settle(page)
    assert broken_rules(page) == []
    assert [message for message in messages if "value" in message] == []
    plan.get_by_role("button", name="Play it").click()
    expect(plan).to_have_count(0)
    page.wait_for_function("() => document.querySelector('h2[data-kind=gather]')")
    values = [message["value"] for message in messages if "value" in message]
    assert [sorted(values[0]), values[1]] == [["good:gold", "good:stone", "good:wood"], "word:end"]


NO_DOUBLE_CLICK = 600
"""Milliseconds. A button stands where Confirm stood; the second half of a double click does not press it."""


def test_a_turn_is_planned_on_the_table_kept_and_played_with_one_press(wide_house, open_page):
    """The table shows what the plan leads to; it is still there when the page is opened again."""
    messages: list[dict[str, Any]] = []
    page = open_page(wide_house.table({0}, 2, "bazaar", mode="guild")[0], on_socket=noted(messages))
    page.get_by_role("heading", name="Where do your workers go?").wait_for()
    page.get_by_role("button", name="Plan", exact=True).click()
    page.get_by_role("button", name="Plan on the table").click()
    planning = page.get_by_role("region", name="Plan")
    expect(planning).to_contain_text("Planning, 0 steps")
    page.get_by_role("button", name="More: Gold").click()
    page.get_by_role("button", name="Confirm").click()
    expect(planning).to_contain_text("Planning, 1 step:")
    expect(planning).to_contain_text("0 → 1")
    page.keyboard.press("u")
    expect(planning).to_contain_text("Planning, 0 steps")
    page.get_by_role("button", name="More: Gold").click()
    page.get_by_role("button", name="Confirm").click()
    expect(planning).to_contain_text("Planning, 1 step:")
    page.wait_for_timeout(NO_DOUBLE_CLICK)
    page.locator('.answers [data-thing="word:end"]').click()
    expect(planning).to_contain_text("others decide next")
    settle(page)
    assert broken_rules(page) == []
    planning.get_by_role("button", name="Keep and leave").click()
    page.get_by_role("heading", name="Where do your workers go?").wait_for()
    assert [message for message in messages if "value" in message] == []
    page.reload()
    page.get_by_role("button", name="Play your plan (2)").click()
    page.wait_for_function("() => document.querySelector('h2[data-kind=gather]')")
    values = [message["value"] for message in messages if "value" in message]
    assert [sorted(values[0]), values[1]] == [["good:gold", "good:stone", "good:wood"], "word:end"]
    expect(page.get_by_role("button", name="Play your plan")).to_have_count(0)


def test_a_whole_turn_is_taken_back_with_one_press(wide_house, open_page, monkeypatch):
    monkeypatch.syspath_prepend(PACKAGE)
    bazaar = importlib.import_module("stolik_bazaar").GAME
    page = open_page(wide_house.table_at(Position(bazaar, 2, 1))[0])
    page.get_by_role("heading", name="Where do your workers go?").wait_for()
    expect(page.get_by_role("button", name="Undo the turn")).to_have_count(0)
    page.get_by_role("button", name="More: Gold").click()
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function("() => document.querySelector('h2[data-kind=fill]')")
    page.locator('main [data-thing="order:1"]').first.dispatch_event("click")
    page.get_by_role("button", name="Undo the turn").click()
    page.wait_for_function("() => document.querySelector('h2[data-kind=gather]')")
    expect(page.get_by_role("button", name="Undo the turn")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_attribute("aria-disabled", "true")
