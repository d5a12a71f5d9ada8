"""High contrast, as Windows offers it: no backgrounds, no shadows; edges, selection and tracks stay visible."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import settle
from tests.browser.moments import ACTION, LAY, TURN, Moment, each, sit

pytestmark = pytest.mark.browser

EDGE = """(things) => things.filter((thing) => thing.checkVisibility()).map((thing) => {
    const { outlineStyle, outlineWidth, outlineColor, borderStyle } = getComputedStyle(thing);
    return outlineStyle === 'none' ? borderStyle : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
})"""


def edges(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(selector).evaluate_all(EDGE)
    assert found, selector
    return found


def contrast(page: Page, name: str) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    settle(page)
    if folder := os.environ.get("STOLIK_LOOK"):
        page.screenshot(path=str(Path(folder) / f"forced-{name}.png"))


def test_in_the_lobby_everything_to_press_has_an_edge_and_the_choice_another(house, own_page):
    page = own_page(house.url)
    page.locator("form .btn.main").wait_for()
    contrast(page, "lobby")
    assert "none" not in edges(page, "button, select, input:not([type=radio], [type=checkbox]), .segments label")
    for row in (".segments", ".games"):
        assert not set(edges(page, f"{row} label.on")) & set(edges(page, f"{row} label:not(.on)"))
    off = edges(page, ".track")
    page.get_by_text("Expert variant").click()
    painted = "(track) => getComputedStyle(track).backgroundColor"
    assert off
    assert page.locator(":checked + .track").first.evaluate(painted) != page.locator("body").evaluate(painted)


@each([LAY, TURN, ACTION, Moment("voidfall", 0, "act", 30)])
def test_at_a_table_what_can_be_picked_and_what_is_picked_can_be_told_apart(house, own_page, moment):
    page = sit(house, own_page, moment, caution="always")
    page.locator("h2[data-kind]").wait_for()
    contrast(page, moment.game)
    assert "none" not in edges(page, ".btn, .tool")
    lit = page.locator("main .touch.lit:not(.picked)").first
    assert edges(page, "main .touch.lit") != []
    before = lit.evaluate_all(EDGE)
    lit.dispatch_event("click")
    picked = page.locator("main .touch.picked").first
    expect(picked).to_be_visible()
    page.mouse.move(0, 0)
    assert "double" in picked.evaluate_all(EDGE)[0]
    assert "none" not in before


@each([LAY, TURN, ACTION])
def test_phases_and_dots_of_tracks_are_seen(house, own_page, moment):
    tracks = {"not_alone": ".track .step:not(:has(button))", "terrorscape": ".radio i, i:empty", "zona": ".steps i"}
    page = sit(house, own_page, moment)
    page.locator("h2[data-kind]").wait_for()
    contrast(page, f"{moment.game}-track")
    assert "none" not in edges(page, tracks[moment.game])
    if moment.game != "zona":
        assert all("3px" in edge for edge in edges(page, "[aria-current=step]"))
