"""What stands beside an option: first what it leads to, in sight; and it covers nothing that is being decided."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import House, Open
from tests.browser.looks import settle
from tests.browser.moments import ACTION, HUNT, LAY, PROWL, TURN, Moment, window
from tests.browser.test_presses import LONGER_THAN_A_PRESS, fingers, middle

import stolik
from stolik import Position
from stolik.core.seat.explaining import with_explanation

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (390, 844), (844, 390)]
MOST_GAMES = 60
TOUCHABLE = """() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.help, .help * { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [style];
}"""
"""So that the page says what covers what."""
COVERED = """(part) => {
    const box = part.getBoundingClientRect(), inner = (from, size, share) => from + size * share;
    const [wide, high] = [Math.min(box.right, innerWidth) - box.left, Math.min(box.bottom, innerHeight) - box.top];
    return [0.04, 0.5, 0.96].some((x) => [0.1, 0.5, 0.9].some((y) => {
        const seen = document.elementFromPoint(inner(box.left, wide, x), inner(box.top, high, y));
        return seen?.closest('.help, .preview, .sheet') && !part.contains(seen);
    }));
}"""


def recalling() -> tuple[Position, str]:
    """A player must recall Fleet Power, and a sector that is not Home would be lost with its last."""
    for seed in range(MOST_GAMES):
        options = {"scenario": "introduction"}
        game, rng = stolik.new_game("voidfall", players=1, seed=seed, options=options), Random(seed)
        while not game.over:
            question = game.pending[0]
            view: Any = game.observe(0)
            if question.kind == "recall_from":
                for sector in view.sectors:
                    mine = sector.owner == 0 and sector.home is None
                    if mine and sum(sector.fleets.values()) == 1:
                        return game, sector.ref
            game.answer(0, question.sample(rng))
    raise AssertionError("nobody is about to lose a sector")


def invading() -> tuple[Position, str]:
    """A player chooses a sector to invade."""
    moment = Moment("voidfall", 0, "invade")
    game = moment.position()
    question = game.pending[0].wire()
    return game, next(ref for ref in question["options"] if ref.startswith("sector:"))


def point(page: Page, option: Locator) -> None:
    option.hover()


def go_by_keyboard(page: Page, option: Locator) -> None:
    page.keyboard.press("Shift")
    option.focus()


def press_long(page: Page, option: Locator) -> None:
    with fingers(page) as touch:
        touch(*middle(option), held=LONGER_THAN_A_PRESS)


def consider_nothing(page: Page) -> None:
    page.evaluate("document.adoptedStyleSheets = []")
    page.mouse.move(1, 1)
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")


WAYS: list[Callable[[Page, Locator], None]] = [point, go_by_keyboard, press_long]


@pytest.mark.parametrize(("at", "said"), [(recalling, "the Voidborn take it over"), (invading, "Combat in")])
@pytest.mark.parametrize("size", SIZES[:2])
def test_what_a_sector_leads_to_is_in_sight_while_it_is_considered(
    house: House, own_page: Open, at: Callable[[], tuple[Position, str]], said: str, size: tuple[int, int]
) -> None:
    game, ref = at()
    seat = next(iter(game.pending))
    page = own_page(house.table_at(game)[seat], width=size[0], height=size[1])
    option = page.locator(f'.galaxy .touch.lit[data-thing="{ref}"]')
    forecast = page.get_by_role("region", name="What it leads to")
    for consider in WAYS:
        settle(page)
        consider(page, option)
        expect(forecast).to_contain_text(said)
        expect(forecast).to_have_count(1)
        settle(page)
        page.evaluate(TOUCHABLE)
        first = forecast.locator("p, li").first
        expect(first).to_be_in_viewport(ratio=0.99)
        for part in (first, option, page.locator("[data-thing=confirm]"), page.locator("h2[data-kind]")):
            assert not part.evaluate(COVERED), consider.__name__
        if at is recalling:
            expect(forecast.locator(".loss")).to_contain_text("⚠")
            expect(page.locator(".prompt .cost.lasting")).to_contain_text(said)
            assert not page.locator(".prompt .cost.lasting").evaluate(COVERED), consider.__name__
        consider_nothing(page)
        expect(forecast).to_have_count(0)


def test_what_cannot_be_won_is_marked_and_said(house: House, open_page: Open) -> None:
    game, _ = invading()
    question = with_explanation(game, 0, game.pending[0])
    page = open_page(house.table_at(game)[0], height=720)
    targets = page.locator(".galaxy .touch.lit")
    expect(targets).to_have_count(len([ref for ref in question["options"] if ref.startswith("sector:")]))
    doubtful = targets.filter(has=page.locator(".futile"))
    assert [one.get_attribute("data-thing") for one in doubtful.all()] == question["futile"]
    expect(doubtful.first).to_have_accessible_name(re.compile("cannot be won now"))
    doubtful.first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("cannot be won now")


@pytest.mark.parametrize("moment", [LAY, HUNT, TURN, PROWL, ACTION], ids=str)
def test_no_explanation_covers_the_question_or_its_own_option(house: House, own_page: Open, moment: Moment) -> None:
    page = own_page(house.table_at(moment.position())[moment.seat], lang="pl-PL")
    page.locator("h2[data-kind]").wait_for()
    page.clock.install()
    page.evaluate(TOUCHABLE)
    confirm = [] if moment == LAY else [page.locator("[data-thing=confirm]")]  # one press lays a Place
    for size in SIZES:
        page.set_viewport_size(window(size))
        settle(page)
        page.keyboard.press("Shift")
        shown = 0
        for option in page.locator(":is(main .touch.lit, .answers .word)").all()[:6]:
            option.focus()
            page.clock.run_for(700)
            settle(page)
            shown += page.locator("#help:visible").count()
            for part in (option, page.locator("h2[data-kind]"), *confirm):
                assert not part.evaluate(COVERED), (size, option.get_attribute("data-thing"))
        assert shown > 0, size
