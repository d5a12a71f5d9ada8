"""Voidfall on a phone: what decides an answer is in view at once, nothing over anything else."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import House, Open
from tests.browser.looks import apart, settle
from tests.browser.moments import voidfall_asking

import stolik
from stolik import Position
from stolik.text import catalogue

pytestmark = pytest.mark.browser

UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)
TOLD = ("h2[data-kind]", ".cost.lasting", ".preview .foreseen p", ".amounts .stepper", "[data-thing=confirm]")
"""What one has to read to send an Invasion."""


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def box(page: Page, part: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(part).first.evaluate("one => one.getBoundingClientRect().toJSON()")
    return found


def played(game: Position) -> bool:
    """Whether the first seat has played a Focus card in this Cycle."""
    view: Any = game.observe(0)
    return bool(view.houses[0].discard)


def name(thing: str) -> str:
    return catalogue("en", "voidfall").say(thing.replace(":", "-"))


@pytest.mark.parametrize(("players", "scenario"), [(1, "introduction"), (4, "kingdom_come")])
def test_a_phone_on_its_side_has_the_map_the_question_and_most_of_the_hand_in_one_view(
    house: House, open_page: Open, players: int, scenario: str
) -> None:
    at = voidfall_asking("focus", players, scenario=scenario)
    page = open_page(house.table_at(at)[0], lang="pl-PL", width=ON_ITS_SIDE[0], height=ON_ITS_SIDE[1])
    page.locator("h2[data-kind=focus]").wait_for()
    settle(page)
    expect(page.locator(".galaxy")).to_be_in_viewport(ratio=1)
    expect(page.locator("section.prompt")).to_be_in_viewport(ratio=1)
    for nth in range(6):
        card = page.locator(".hand .card").nth(nth)
        expect(card.locator(".title")).to_be_in_viewport(ratio=1)
        expect(card.locator(".gist").first).to_be_in_viewport(ratio=1)
    parts = [box(page, part) for part in (".pane.map", "section.prompt", ".pane.cards")]
    assert all(apart(one, other) for nth, one in enumerate(parts) for other in parts[nth + 1 :])
    page.get_by_role("button", name="Ród", exact=True).click()
    expect(page.locator(".pane.house .house")).to_be_in_viewport(ratio=0.3)


def test_an_invasion_on_a_phone_shows_its_end_its_price_and_the_button_beside_the_whole_map(
    house: House, open_page: Open
) -> None:
    page = open_page(house.table_at(voidfall_asking("send", 1, scenario="introduction"))[0], lang="pl-PL")
    page.locator("h2[data-kind=send]").wait_for()
    for size in (UPRIGHT, ON_ITS_SIDE):
        resized(page, size)
        for stepper in page.locator(".amounts [role=spinbutton]").all():
            stepper.press("End")
        settle(page)
        for part in TOLD:
            expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".cost.lasting")).to_contain_text("⚠")
        assert apart(box(page, ".preview"), box(page, ".galaxy"))


def test_a_hand_says_what_cannot_be_paid_what_is_played_and_what_governs(house: House, open_page: Open) -> None:
    game, rng = stolik.new_game("voidfall", players=1, seed=0, options={"scenario": "first_stand"}), Random(0)
    while game.pending[0].kind != "focus" or len(game.history) < 60 or not played(game):
        game.answer(0, game.pending[0].sample(rng))
    view: Any = game.observe(0)
    page = open_page(house.table_at(game)[0], height=720)
    barred = page.locator(".hand .action.barred", has=page.locator(".lacks")).first
    expect(barred.locator(".gist")).to_contain_text("⊘")
    expect(barred.locator(".gist")).to_be_in_viewport(ratio=1)
    for pressed in page.locator(".hand .touch", has=page.locator(".barred .lacks")).all():
        for reason in pressed.locator(".barred:has(.lacks) .why").all_text_contents():
            assert reason.startswith("not enough")
            expect(pressed).to_have_accessible_name(re.compile(f"; {reason}"))

    spent = page.locator(".hand .spent")
    expect(spent.get_by_role("heading")).to_have_text("Already played")
    expect(spent.get_by_role("button")).to_have_text([f"✓ {name(card)}" for card in view.houses[0].discard])

    governing = [name(view.event), name(view.crisis.crisis)]
    shelves = page.locator(".commons .shelves button")
    for other in shelves.all()[1:]:
        other.click()
        expect(page.locator(".governs").get_by_role("button")).to_have_text(governing)
        for named in page.locator(".governs button").all():
            expect(named).to_be_in_viewport(ratio=1)
    page.locator(".governs button").first.click()
    expect(shelves.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".governs")).to_have_count(0)
