"""Voidfall answers "why?": by pointer, by keyboard and for screen readers; picks show what they lead to."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.looks import faint_texts, settle

from stolik import Position
from stolik.core.play import playout, random_policy
from stolik.games.voidfall import GAME

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def acting() -> tuple[Position, int]:
    """A player who chooses actions of a Focus."""
    rng = Random(9)
    start = Position(GAME, 2, 9, {})
    position = playout(start, random_policy(rng), until=lambda handle: handle.question.kind == "act", record=True)
    return position, next(iter(position.pending))


def test_a_number_says_what_adds_up_to_it(house, open_page, acting):
    position, seat = acting
    page = open_page(house.table_at(position)[seat])
    counter = page.locator('[data-thing="counter:influence"]').first
    counter.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("tooltip")).to_contain_text("at the start")
    expect(page.get_by_role("tooltip")).to_contain_text("After this Cycle's Evaluation")
    expect(counter).to_have_attribute("aria-description", re.compile("at the start 10"))
    settle(page)
    assert faint_texts(page, ".help") == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    sector = page.locator('[data-thing^="sector:"][aria-label*="Next to"]').first
    expect(sector).not_to_have_accessible_description(re.compile("Next to"))


def test_an_option_pointed_at_shows_what_it_leads_to_before_it_is_pressed(house, open_page, acting):
    position, seat = acting
    page = open_page(house.table_at(position)[seat], lang="pl-PL")
    action = page.locator('main .touch.lit[data-thing^="action:"]').first
    action.hover()
    preview = page.get_by_role("region", name="Do czego to prowadzi")
    expect(preview).to_contain_text("wykonuje akcję")
    settle(page)
    assert faint_texts(page, ".help") == []
    page.keyboard.press("Escape")
    expect(preview).to_have_count(0)
