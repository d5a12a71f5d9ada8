"""Zona in a browser: every answer can be pressed on every screen, a game is played by keys alone, a pack by hand."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, faint_texts, hard_to_press, settle
from tests.browser.moments import (
    ACTION,
    CAMP,
    CHARACTER,
    FIGHT,
    MARK,
    MOST_GAMES,
    PLAYERS,
    RUN,
    SELL,
    TEST,
    VOICE,
    Moment,
    each,
    late,
    sit,
)  # fmt: skip
from tests.browser.test_guide import followed
from tests.browser.test_play import play_by_keyboard

import stolik
from stolik import Position
from stolik.core.seat.explaining import with_explanation

pytestmark = pytest.mark.browser

DESKTOP, PHONE, LANDSCAPE = (1280, 720), (390, 844), (844, 390)
FITS = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
UNANSWERABLE = """() => {
    const lit = [...document.querySelectorAll('.touch.lit')], seen = lit.filter((thing) => thing.checkVisibility());
    return lit.map((thing) => thing.dataset.thing).filter((ref) => !seen.some((thing) => thing.dataset.thing === ref));
}"""

UNREADABLE = """() => [...document.querySelectorAll('.zone .spot')].filter((spot) => {
    const name = spot.querySelector('.name'), words = document.createRange();
    words.selectNodeContents(name);
    const plate = spot.querySelector('.plate').getBoundingClientRect(), text = words.getBoundingClientRect();
    const covered = [0.1, 0.5, 0.9].some((part) =>
        !spot.contains(document.elementFromPoint(text.left + text.width * part, text.top + text.height / 2)));
    return covered || text.left < plate.left || text.right > plate.right;
}).map((spot) => spot.querySelector('.name').textContent)"""
"""Names of places on the map that are wider than their sign, or behind something."""

UNSEEN = """() => {
    const spot = document.querySelector('.zone .happening');
    const { x, y, width, height } = spot.querySelector('.plate').getBoundingClientRect();
    const hidden = (part) => !spot.contains(document.elementFromPoint(x + width * part, y + height / 2));
    return [0.1, 0.5, 0.9].filter(hidden);
}"""
"""Parts of the place where something happens that lie behind what is told of it."""

SCROLLED = """() => [...document.querySelectorAll('.happens .scene')]
    .filter((scene) => scene.scrollHeight > scene.clientHeight + 1)
    .map((scene) => scene.textContent)"""
"""What happens, where one would have to scroll to read it."""

IN_SIGHT = """(things) => {
    const { x, y, width, height } = document.querySelector(things).getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(things) != null;
}"""
"""Whether the first of some things can be pressed without scrolling."""

COVERED = """() => [...document.querySelectorAll('.zone .border .lit')].filter((mark) => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    return [0.2, 0.5, 0.8].some((part) => !mark.contains(document.elementFromPoint(x + width * part, y + height / 2)));
}).map((mark) => mark.dataset.thing)"""
"""Borders that may be marked and lie partly behind something."""


@each([ACTION, CAMP, TEST])
def test_every_screen_suits_all(house, open_page, moment):
    page = sit(house, open_page, moment, lang="pl-PL")
    for width, height in (DESKTOP, PHONE, LANDSCAPE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && {FITS}")
        settle(page)
        expect(page.locator("h2[data-kind]")).to_be_in_viewport()
        assert page.evaluate(UNANSWERABLE) == []
        if moment == ACTION:
            if width < DESKTOP[0]:  # what was pressed last may have brought another view into sight
                page.locator(".tabs button").first.click()
                settle(page)
            assert page.evaluate(UNREADABLE) == []
            if (width, height) == PHONE:
                assert page.evaluate(OVER_NAMES) == []
        if moment == TEST and width == DESKTOP[0]:
            assert page.evaluate(UNSEEN) == []
        if width < DESKTOP[0]:
            assert hard_to_press(page) == []
        if height > LANDSCAPE[1]:
            part = {ACTION: "body", TEST: ".happens"}.get(moment, ".over")
            assert broken_rules(page) + faint_texts(page, part) == []


@each([FIGHT, RUN])
def test_odds_and_damage_are_foretold_before_one_picks(house, open_page, moment):
    """A press on "fight" or "stay" answers at once: what it may cost is said before."""
    page = sit(house, open_page, moment, lang="pl-PL")
    settle(page)
    assert page.evaluate(SCROLLED) == []
    foretold = page.get_by_role("region", name="Do czego to prowadzi")
    expect(foretold).to_contain_text("Szansa" if moment is FIGHT else "Emisja zadaje tutaj")
    assert faint_texts(page, ".preview") == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    if moment is FIGHT:
        expect(page.locator(".scene .stakes"), "what is fought for, on a phone too").to_be_in_viewport(ratio=1)
        expect(page.locator(".scene .foe")).to_be_in_viewport(ratio=1)


def test_before_the_expedition_one_sees_who_chooses_whom(house, open_page):
    page = sit(house, open_page, CHARACTER)
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert "0/0" not in page.locator(".others").inner_text()
        expect(page.locator(".muster .one")).to_have_count(2 * PLAYERS)
        assert broken_rules(page) + faint_texts(page, ".over") == []
        expect(page.locator(".muster header p" if width == DESKTOP[0] else ".characters .goal")).to_be_in_viewport()


def test_the_voice_sees_whose_threat_it_chooses_beside_the_map(house, open_page):
    page = sit(house, open_page, VOICE)
    expect(page.locator("h2[data-kind]")).to_contain_text("You are the Voice of the Zone: Third scavenger")
    expect(page.locator(".choice .where")).to_contain_text("Third scavenger")
    assert page.locator(".choice .thing").count() > 1
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(UNSEEN) == []
        assert broken_rules(page) + faint_texts(page, ".happens") == []
    happens_beside_the_map(page)


def test_every_border_can_be_pressed_where_all_may_be_marked(house, open_page):
    page = sit(house, open_page, MARK)
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        page.locator(".zone .places").first.evaluate("map => map.scrollIntoView({ block: 'start' })")
        assert page.locator(".zone .border .lit").count() > 20
        assert page.evaluate(COVERED) == []
        expect(page.locator(".prompt .pick"), "the question says what the mark does").to_contain_text("border")


def test_on_a_small_phone_what_one_may_sell_comes_into_sight(house, open_page):
    page = sit(house, open_page, SELL, width=360, height=640)
    settle(page)
    page.locator(".stall .goods .lit").first.wait_for()
    page.wait_for_function(f"() => ({IN_SIGHT})('.stall .goods .lit')")


def test_a_scavenger_plays_to_the_end_by_keyboard_alone(house, open_page):
    page = open_page(house.table_at(late("zona", 1), {0})[0])
    assert play_by_keyboard(page) > 5
    expect(page.get_by_role("dialog")).to_contain_text("The Zone has won")


@pytest.mark.long
def test_the_guided_game_is_won_at_the_source(house, open_page):
    page = open_page(f"{house.url}/?game=zona")
    page.get_by_role("group", name="Learn by playing").get_by_role("button", name="scavenger").click()
    page.locator("main .board").wait_for()
    end = followed(page)
    expect(end).to_contain_text("at the Source")
    expect(end).to_contain_text("someone opens a window")
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert broken_rules(page) + faint_texts(page, "dialog.end") == []


def wearing() -> tuple[Position, str]:
    """The first scavenger's turn in a random game, and clothing it may take off."""
    for seed in range(MOST_GAMES):
        position, rng = stolik.new_game("zona", players=2, seed=seed), Random(seed)
        while position.observe(0).round < 2:  # type: ignore[attr-defined]
            question, view = position.pending.get(0), position.observe(0)
            if question is not None and question.kind == "action":
                worn = [one.item for one in view.scavengers[0].items if one.place == "worn"]  # type: ignore[attr-defined]
                if worn and worn[0] in question.wire()["options"]:
                    return position, worn[0]
            seat, question = next(iter(position.pending.items()))
            position.answer(seat, question.sample(rng))
    raise AssertionError("nobody wears anything")


def test_clothing_is_taken_off_by_dragging_it_into_the_backpack(house, open_page):
    position, worn = wearing()
    page = open_page(house.table_at(position)[0])
    name = f'.tile[data-item="{worn}"]'
    page.locator(f".body {name}").drag_to(page.locator(".bag .slot").first)
    expect(page.locator(f".bag {name}")).to_have_count(1)


FREE = """() => {
    const map = document.querySelector('.zone').getBoundingClientRect();
    const told = document.querySelector('.happens').getBoundingClientRect();
    const asked = document.querySelector('.prompt').getBoundingClientRect();
    return told.left >= map.right && told.bottom <= asked.top && told.height > 60;
}"""
"""Whether what happens is told beside the map and above the question."""


def test_on_its_side_a_phone_shows_where_it_happens_the_question_and_ones_own_things(house, open_page):
    page = sit(house, open_page, TEST, width=LANDSCAPE[0], height=LANDSCAPE[1])
    page.locator(".happens.over").wait_for()
    settle(page)
    assert page.evaluate(UNSEEN) == []
    assert page.evaluate("document.querySelector('.happens .scene').getBoundingClientRect().top >= 48")
    held = page.locator(".hand .item").first
    expect(held).to_be_in_viewport()
    question, things = page.locator(".prompt").bounding_box(), held.bounding_box()
    assert question
    assert things
    assert things["y"] >= question["y"] + question["height"]
    assert broken_rules(page) + faint_texts(page, ".hand") == []


def test_on_a_large_page_what_happens_leaves_the_map_and_the_question_free(house, open_page):
    happens_beside_the_map(sit(house, open_page, TEST))


def happens_beside_the_map(page: Page) -> None:
    """On a large page; on a phone it lies over the map."""
    for width, height in (DESKTOP, (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(FREE)
        assert page.evaluate(SCROLLED) == []
        assert page.evaluate(UNSEEN) == []
        assert page.evaluate(
            "document.querySelector('.happens .scene, .happens .choice').scrollWidth"
        ) <= page.evaluate("document.querySelector('.happens').clientWidth")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    settle(page)
    expect(page.locator(".happens.over")).to_be_visible()


OVER_NAMES = """() => {
    const boxes = (things) => [...document.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect());
    const names = [...document.querySelectorAll(".places .name")].map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return [name.textContent, words.getBoundingClientRect()];
    });
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const signs = boxes(".places .lock, .places .figures path");
    return names.filter(([, name]) => signs.some((sign) => over(sign, name))).map(([name]) => name);
}"""
"""Names of places under a lock or a pawn."""


def test_on_a_phone_no_lock_and_no_pawn_lies_on_a_name_and_a_rest_of_somebody_not_tired_asks_first(house, open_page):
    page = sit(house, open_page, ACTION, width=390, height=844)
    page.locator("h2[data-kind]").wait_for()
    settle(page)
    assert page.evaluate(OVER_NAMES) == []
    rest = page.locator('.answers [data-thing="word:rest"]')
    rest.click()
    expect(page.locator(".prompt .cost")).to_contain_text("This would do nothing now.")
    expect(page.locator('h2[data-kind="action"]')).to_be_visible()
    expect(rest).to_have_attribute("aria-pressed", "true")


def before_a_threat() -> tuple[Position, str]:
    """A turn in which a place may be picked where a threat is, and the place."""
    for after in range(20, 90):
        position = Moment("zona", 0, "action", after).position()
        said = with_explanation(position, 0, position.pending[0])
        if ways := [ref for ref in said.get("onward", {}) if ref.startswith("area:")]:
            return position, ways[0]
    raise AssertionError("no threat is near")


BUTTONS = """() => [...document.querySelectorAll(".answers .btn")].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const seen = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    return [button.dataset.thing, [x, y, width, height], seen];
})"""
"""Every button of the question: what it is, where it is and whether one can press it."""


def test_a_pick_may_be_confirmed_in_two_ways_and_no_button_moves(house, open_page):
    position, place = before_a_threat()
    page = open_page(house.table_at(position)[0])
    onward, picked = page.locator('[data-thing="onward"]'), page.locator(f'.zone [data-thing="{place}"]').first
    for width, height in (DESKTOP, PHONE, LANDSCAPE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width}")
        settle(page)
        expect(onward).to_have_attribute("aria-disabled", "true")
        before = page.evaluate(BUTTONS)
        assert all(seen for *_, seen in before)
        picked.dispatch_event("click")
        expect(onward).to_have_attribute("aria-disabled", "false")
        settle(page)
        assert page.evaluate(BUTTONS) == [[thing, pytest.approx(box, abs=2), seen] for thing, box, seen in before]
        if (width, height) != LANDSCAPE:
            page.keyboard.press("Escape")
    expect(onward).to_have_accessible_name("Confirm and confront once detected")
    page.locator('.answers [data-thing="confirm"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('h2[data-kind="action"]')).to_have_count(0)
