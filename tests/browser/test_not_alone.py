"""Not Alone's table on the screen: nothing cut, nothing covered, staged events shown and skipped."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import pass_until
from tests.browser.looks import settle
from tests.browser.moments import HUNT, LAY, PLAYERS, RECKONING, Moment, sit

import stolik
from stolik import Position
from stolik.games.not_alone import GAME
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

pytestmark = pytest.mark.browser

LONGEST = 2
PHONE = ViewportSize(width=390, height=844)
SIDEWAYS = ViewportSize(width=844, height=390)
GLOW = 12
"""Pixels around a plate that its light needs."""
CUT_GLOW = """(glow) => [...document.querySelectorAll(".hunted .plate, .creature .plate")].filter((plate) => {
    const box = plate.getBoundingClientRect();
    const frame = plate.closest(".hunted, .creature").getBoundingClientRect();
    return box.left - frame.left < glow || frame.right - box.right < glow;
}).length"""
CUT_TEXTS = """(texts) => [...document.querySelectorAll(texts)]
    .filter((text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1)
    .map((text) => `${innerWidth}: ${text.innerText}`)"""
ASTRAY = """() => [...document.querySelectorAll(".person .helmet")].filter((helmet) => {
    const box = helmet.getBoundingClientRect();
    return ![...document.querySelectorAll(".tile")].some((tile) => {
        const place = tile.getBoundingClientRect();
        return box.left >= place.left && box.right <= place.right && box.top >= place.top && box.bottom <= place.bottom;
    });
}).length"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll("[data-zone=planet]")].filter((place) => {
    const box = place.getBoundingClientRect();
    const there = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 6);
    return box.top < 0 || box.bottom > innerHeight || !place.contains(there);
}).map((place) => place.dataset.thing)"""
TOP = "document.querySelector('.planet').getBoundingClientRect().top + scrollY"
GAP = """document.querySelector("section.prompt").getBoundingClientRect().top
    - document.querySelector('[data-zone=planet][data-thing="place:10"]').getBoundingClientRect().bottom"""
APART = """() => {
    const [deck, discarded] = [...document.querySelectorAll(".piles button")].map((pile) =>
        pile.getBoundingClientRect());
    return discarded.top >= deck.bottom || discarded.left - deck.right >= 8;
}"""


def with_card(card: str) -> Position:
    """The Creature hunting with this card in hand."""
    for seed in range(200):
        position, rng = stolik.new_game("not_alone", players=PLAYERS, seed=seed), Random(seed)
        while not position.over and len(position.history) < 60:
            seat, question = next(iter(position.pending.items()))
            if question.kind == "hunt" and card in position.observe(0).creature.hand:  # type: ignore[attr-defined]
                return position
            position.answer(seat, question.sample(rng))
    raise AssertionError(f"nobody holds {card}")


def laying(players: int, *, noted: bool) -> Position:
    """The second Hunted, of whom none has laid yet, is asked for a Place; whether somebody stands by the River or the
    Artefact, which is noted beside them."""
    for seed in range(500):
        position, rng = stolik.new_game("not_alone", players=players, seed=seed), Random(seed)
        while not position.over:
            seat, question = next(iter(position.pending.items()))
            hunted = position.observe(seat).hunted  # type: ignore[attr-defined]
            there = any(each.lays in ("river", "artefact") for each in hunted if each.seat != seat)
            if question.kind == "lay" and seat == 1 and there == noted:
                return position
            position.answer(seat, question.sample(rng))
    raise AssertionError("no such turn")


def longest(lang: str) -> list[str]:
    """The Hunt cards with the longest texts."""
    texts = catalogue(lang, "not_alone")
    cards = [row.ref for row in GAME.content["hunt"]]
    return sorted(cards, key=lambda card: len(texts.say(card.replace(":", "-") + ".text")))[-LONGEST:]


@pytest.mark.parametrize("players", [4, 7])
def test_the_light_around_a_plate_is_not_cut(house, open_page, players):
    page = open_page(house.table({1}, players)[1])
    page.locator("h2[data-kind]").wait_for()
    settle(page)
    assert page.evaluate(CUT_GLOW, GLOW) == 0


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_word_of_a_card_is_cut(house, open_page, lang):
    for card in longest(lang):
        page = open_page(house.table_at(with_card(card))[0], lang=lang)
        page.locator("h2[data-kind]").wait_for()
        for width, height in ((1280, 720), (1440, 900), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert page.evaluate(CUT_TEXTS, ".hand .does") == []
            assert page.evaluate(CUT_TEXTS, ".tile .short") == []


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_phone_cuts_no_name_keeps_helmets_in_their_places_and_explains_what_is_tapped(house, open_page, lang):
    page = sit(house, open_page, RECKONING, **PHONE, lang=lang)
    page.locator("h2[data-kind]").wait_for()
    for size in (PHONE, SIDEWAYS):
        page.set_viewport_size(size)
        settle(page)
        assert page.evaluate(CUT_TEXTS, ".slot:not(.small) .name") == []
        assert page.evaluate(ASTRAY) == 0
        assert page.evaluate(APART)
        if size == PHONE:
            assert page.evaluate(GAP) >= 0, "all places lie above the question"
    a_tap_on_what_cannot_be_pressed_explains_it(page)


def a_tap_on_what_cannot_be_pressed_explains_it(page: Page) -> None:
    page.set_viewport_size(PHONE)
    for thing in (
        '[data-zone=planet][data-thing="place:8"]',
        '[data-zone=seats][data-thing="seat:2"]',
        ".piles button",
    ):
        tapped = page.locator(thing).first
        tapped.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        tapped.dispatch_event("click")
        page.locator(".help").wait_for()
        page.locator("h2[data-kind]").dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        page.locator(".help").wait_for(state="detached")


def test_a_phone_held_sideways_shows_all_places_and_the_question_on_arrival(house, open_page):
    for moment in (LAY, HUNT):
        page = sit(house, open_page, moment, **SIDEWAYS)
        question = page.locator("h2[data-kind]")
        question.wait_for()
        settle(page)
        assert page.evaluate("scrollY") == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OUT_OF_SIGHT) == []
        assert page.evaluate("([q]) => q.getBoundingClientRect().bottom <= innerHeight", [question.element_handle()])


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_on_a_phone_the_reserve_comes_into_sight_where_it_is_asked_for(house, open_page, size):
    page = sit(house, open_page, Moment("not_alone", 1, "rover"), **size)
    page.locator("h2[data-kind=rover]").wait_for()
    settle(page)
    page.wait_for_timeout(1000)
    lit = page.locator(".touch.lit[data-zone=reserve]")
    assert lit.count() > 0
    assert lit.last.evaluate("(place) => place.getBoundingClientRect().bottom <= innerHeight")


def test_the_board_stays_where_it_is_while_a_turn_is_played_on_a_phone(house, open_page):
    page = open_page(house.table({1}, 4)[1], **PHONE)
    page.get_by_role("button", name="Close: do not show this again").click()
    tops = set()
    for kind in ("lay", "play", "lay"):
        pass_until(page, kind)
        settle(page)
        tops.add(page.evaluate(TOP))
        page.keyboard.press("q")
        page.keyboard.press("Enter")
        page.keyboard.press("q")
        page.keyboard.press("Enter")
    assert len(tops) == 1


@pytest.mark.parametrize("players", [4, 7])
def test_a_note_beside_a_hunted_finds_its_line_free(house, open_page, players):
    heights = []
    for noted in (False, True):
        page = open_page(house.table_at(laying(players, noted=noted))[1])
        page.locator("h2[data-kind=lay]").wait_for()
        assert (page.locator(".notes").count() > 0) == noted
        for size in (PHONE, ViewportSize(width=360, height=640)):
            page.set_viewport_size(size)
            settle(page)
            heights.append(page.evaluate("document.querySelector('.hunted').getBoundingClientRect().height"))
    assert heights[:2] == heights[2:]


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
def test_a_great_moment_is_staged_before_the_next_question_and_can_be_skipped(house, open_page, still):
    page = open_page(house.table({1}, 4)[1], tempo="calm", still=still)
    staged = page.locator(".staged")
    for _ in range(600):
        if staged.count() > 0:
            break
        if page.locator("h2[data-kind]").count() > 0:
            page.keyboard.press("q")
            page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    assert staged.get_attribute("aria-hidden") == "true"
    assert page.locator("h2[data-kind]").count() == 0
    page.keyboard.press("s")
    staged.wait_for(state="detached")


def test_names_in_the_log_explain_themselves_and_light_their_things(house, open_page):
    page = sit(house, open_page, LAY)
    page.keyboard.press("l")
    log = page.get_by_role("dialog")
    log.wait_for()
    name = log.locator(".named", has_text="Jungle").first
    name.focus()
    page.locator('[data-zone=planet][data-thing="place:2"].told').wait_for()
    assert log.locator("li").last.is_visible()
    log.locator(".turns button").first.click()
    assert log.locator("li.heading").first.is_visible()
