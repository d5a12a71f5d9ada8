"""Voidfall in a browser: every answer can be pressed, details, combats step by step, three views on a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import House, Open
from tests.browser.looks import broken_rules, faint_texts, hard_to_press, settle, small_texts
from tests.browser.moments import FOCUS, MOST_GAMES, asked_positions, voidfall_asking, window

import stolik
from stolik import Position

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (390, 844), (844, 390)]
FITS = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
UNANSWERABLE = """() => {
    const lit = [...document.querySelectorAll('.touch.lit')], seen = lit.filter((thing) => thing.checkVisibility());
    return lit.map((thing) => thing.dataset.thing).filter((ref) => !seen.some((thing) => thing.dataset.thing === ref));
}"""

NAMELESS = """() => {
    const shown = [...document.querySelectorAll('main svg text')].map((text) => text.textContent);
    const labels = [...document.querySelectorAll('[data-thing^="sector:"]')].map((sector) => sector.ariaLabel);
    return labels.map((label) => label.split(',')[0]).filter((name) => !shown.includes(name));
}"""
"""The sectors that the map does not call by the name that all texts use."""


def over() -> Position:
    """A random solo game at its end."""
    game, rng = stolik.new_game("voidfall", players=1, seed=1, options={"scenario": "first_stand"}), Random(1)
    while not game.over:
        game.answer(0, game.pending[0].sample(rng))
    return game


def producing() -> Position:
    """Production has just been played, alone."""
    game, rng = stolik.new_game("voidfall", players=1, seed=0, options={"scenario": "introduction"}), Random(0)
    while game.pending[0].kind != "focus":
        game.answer(0, game.pending[0].sample(rng))
    game.answer(0, "focus:production")
    return game


def opened(house: House, open_page: Open, at: Position, **settings: object) -> Page:
    page = open_page(house.table_at(at)[0], **settings)
    page.locator("main .board").wait_for()
    return page


def test_nobody_beats_a_lone_player_who_misses_the_goal(house, open_page):
    end, rng = producing(), Random(1)
    while not end.over:
        end.answer(0, end.pending[0].sample(rng))
    page = open_page(house.table_at(end)[0])
    expect(page.locator("dialog.end")).to_contain_text("The goal was not reached")
    expect(page.locator("dialog.end")).not_to_contain_text("The Voidborn win")


FOLDED = "'of': [0, 0]"
"""What is not drawn at all."""


@pytest.mark.parametrize("kind", ["focus", "invade", "technology"])
def test_every_answer_can_be_reached_without_scrolling_the_page(house, open_page, kind):
    at = voidfall_asking(kind, 3, scenario="kingdom_come")
    options = at.pending[0].wire()["options"]  # what else is lit answers more than the question, and may be folded away
    page = opened(house, open_page, at, lang="pl-PL")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && {FITS}")
        settle(page)
        expect(page.locator("h2[data-kind]")).to_be_in_viewport()
        assert [ref for ref in page.evaluate(UNANSWERABLE) if ref in options] == []
        if width < 1000:
            # What answers more than the question may be folded away, or too small for a finger on a phone on its side.
            hard = hard_to_press(page)
            own = [one for one in hard if any(f" {ref}'" in one for ref in options)]
            more = [one for one in hard if FOLDED not in one] if height > width else []
            assert own + more == []


@pytest.mark.parametrize("at", [lambda: voidfall_asking("act", 3, scenario="kingdom_come"), over], ids=["act", "over"])
def test_the_table_suits_all(house: House, open_page: Open, at: Callable[[], Position]) -> None:
    page = opened(house, open_page, at(), height=720)
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert broken_rules(page) + faint_texts(page) == []


def test_a_phone_on_its_side_names_every_sector_and_says_which_round_it_is(house, open_page):
    page = opened(house, open_page, voidfall_asking("deploy_in", 4, scenario="introduction"), width=844, height=390)
    for width in (844, 660):
        page.set_viewport_size({"width": width, "height": 390})
        page.wait_for_function(f"() => innerWidth === {width} && {FITS}")
        settle(page)
        assert page.evaluate(NAMELESS) == []
        expect(page.locator(".status .cycle")).to_be_in_viewport(ratio=1)
        expect(page.locator(".status .rounds")).to_be_in_viewport(ratio=1)


def test_answers_in_another_view_are_offered_beside_the_question(house, open_page):
    (at, seat), *_ = asked_positions("voidfall", 3, 1, ("corrupt",), scenario="kingdom_come")
    page = open_page(house.table_at(at)[seat], width=390, height=844)
    page.get_by_role("button", name="More choices: House").click()
    expect(page.locator(".pane.house .touch.lit").first).to_be_in_viewport()
    expect(page.get_by_role("button", name="More choices: Galaxy")).to_be_visible()


def test_a_press_on_a_sector_shows_all_of_it_and_leads_to_its_neighbours(house, open_page):
    at = voidfall_asking("act", scenario="introduction")
    view: Any = at.observe(0)
    sector = view.sectors[0]
    page = opened(house, open_page, at)
    assert page.evaluate(NAMELESS) == []
    page.locator(f'[data-thing="{sector.ref}"]').focus()
    page.keyboard.press("Enter")
    details = page.get_by_role("region", name="details")
    expect(details).to_contain_text("Population" if sector.pop else "Standard sector")
    expect(details.locator(".near button")).to_have_count(len(sector.near))
    details.locator(".near button").first.press("Enter")
    expect(details).not_to_have_accessible_name(sector.ref)
    close = details.get_by_role("button", name="Close the details")
    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    expect(close).to_be_in_viewport(ratio=1)
    close.press("Escape")
    expect(details).to_have_count(0)


def test_an_invasion_is_planned_kept_and_played_by_keyboard_alone(house, open_page):
    """The focus goes on to what is asked next, also from a sector that stays, and is never out of sight."""
    page = opened(house, open_page, voidfall_asking("focus", scenario="introduction"), height=720)
    page.keyboard.press("p")
    for kind, thing in (("focus", "focus"), ("act", "action"), ("one_of", "effect"), ("invade", "sector")):
        expect(page.locator(f"h2[data-kind={kind}]")).to_be_visible()
        focused = page.locator(f'.lit[data-thing^="{thing}:"]:focus')
        expect(focused).to_be_in_viewport(ratio=0.99)
        focused.press("Enter")
    page.locator('.stepper[data-thing^="squadron:"] [role=spinbutton]:focus').press("Enter")
    expect(page.get_by_role("region", name="Plan")).to_contain_text("Planning, 5 steps")
    expect(page.locator('.lit[data-thing^="action:"]:focus')).to_be_in_viewport(ratio=1)
    page.keyboard.press("p")
    page.locator(".lit:focus").wait_for()
    for _ in range(60):
        if page.evaluate("document.activeElement.innerText").startswith("Play your plan (5)"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="The last combat")).to_be_visible()
    expect(page.locator('.lit[data-thing^="action:"]:focus')).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_focus_card_is_looked_for_in_the_hand_first(house, open_page):
    at = voidfall_asking("focus", scenario="first_stand", difficulty="easy")
    page = opened(house, open_page, at, width=390, height=844)
    settle(page)
    expect(page.locator(".tabs button").nth(2)).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_what_an_action_leads_to_leaves_the_other_actions_in_reach(house, open_page):
    page = opened(house, open_page, producing(), width=390, height=844, caution="always")
    settle(page)
    page.locator('[data-thing="action:production_supply"]').click()
    expect(page.get_by_role("region", name="What it leads to")).to_be_visible()
    settle(page)
    assert hard_to_press(page) == []


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_names_of_the_deck_of_situations_and_of_a_technology_stand_in_one_line(house, open_page, lang):
    page = opened(
        house, open_page, voidfall_asking("act", scenario="first_stand", house_1="novaris"), lang=lang, height=720
    )
    lines = "name => name.getClientRects()[0].height / parseFloat(getComputedStyle(name).lineHeight)"
    for thing in ('[data-thing^="alert:"]', '.house [data-thing="technology:cybernetics"]'):
        name = page.locator(f"{thing} .name").first
        expect(name).to_be_visible()
        assert name.evaluate(lines) < 1.5


def send_all(page: Page) -> None:
    """Give all Fleet Power to the Invasion."""
    for stepper in page.locator(".amounts [role=spinbutton]").all():
        stepper.press("End")


def test_an_invasion_is_foreseen_with_all_that_may_be_sent_and_with_less(house, open_page):
    page = opened(house, open_page, voidfall_asking("send", scenario="introduction"))
    foreseen = page.get_by_role("region", name="What it leads to")
    send_all(page)
    expect(foreseen).to_contain_text("Combat in")
    settle(page)
    for height in (800, 600):
        page.set_viewport_size({"width": 1280, "height": height})
        expect(foreseen.locator("p").first).to_be_in_viewport(ratio=1)
    for stepper in page.locator(".amounts [role=spinbutton]").all():
        stepper.press("Home")
    expect(foreseen).to_contain_text("Nobody is sent")
    expect(page.locator("[data-thing=confirm]")).to_have_text("Send nobody")


def test_a_combat_is_told_step_by_step_and_can_be_read_again(house, open_page):
    page = opened(house, open_page, voidfall_asking("send", scenario="introduction"), tempo="calm", still=False)
    send_all(page)
    page.locator("[data-thing=confirm]").click()
    scene = page.get_by_role("region", name="Combat in")
    scene.wait_for()
    expect(scene).to_contain_text("the invader")
    while scene.count() > 0 and scene.locator(".result").count() == 0:
        scene.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Skip").first.click()
    expect(scene).to_have_count(0)
    page.get_by_role("button", name="The last combat").click()
    expect(scene.locator(".course section").first).to_be_visible()


def contested() -> tuple[Position, str]:
    """The first seat takes an Agenda from the offer and ends its turn; the second could take it too in its own."""
    options = {"scenario": "second_genesis", "house_1": "valnis", "house_2": "belitan"}
    for seed in range(MOST_GAMES):
        game, rng = stolik.new_game("voidfall", players=2, seed=seed, options=options), Random(seed)
        while not game.over:
            seat, question = next(iter(game.pending.items()))
            if seat == 0 and question.kind == "agenda":
                wanted = next(ref for ref in question.wire()["options"] if ref.startswith("agenda:"))
                if could_take(game.clone(), wanted):
                    return game, wanted
            game.answer(seat, question.sample(rng))
    raise AssertionError("no Agenda is contested")


PLAN = ("focus:conquest", "action:conquest_plan", "effect:agenda")
"""How the second seat comes to an Agenda."""


def could_take(game: Position, wanted: str) -> bool:
    """Whether the second seat could follow its plan once the first has taken the Agenda and ended its turn."""
    game.answer(0, wanted)
    for seat, ref in ((0, "word:end_turn"), *((1, ref) for ref in PLAN)):
        if seat not in game.pending or ref not in game.pending[seat].wire()["options"]:
            return False
        game.answer(seat, ref)
    return True


def answer(page: Page, ref: str) -> None:
    page.locator(f'main .touch.lit[data-thing="{ref}"], .answers [data-thing="{ref}"]').first.dispatch_event("click")
    if page.locator(".prompt.choosing .chosen, .touch.picked").count() > 0:
        page.locator('[data-thing="confirm"]').dispatch_event("click")


def test_a_kept_plan_that_anothers_move_has_made_impossible_says_what_stopped_it(house, open_page):
    at, wanted = contested()
    links = house.table_at(at)
    one, two = open_page(links[0]), open_page(links[1])
    two.get_by_role("button", name="Plan", exact=True).click()
    two.get_by_role("button", name="Plan on the table").click()
    planning = two.get_by_role("region", name="Plan")
    for steps, ref in enumerate((*PLAN, wanted), 1):
        answer(two, ref)
        expect(planning).to_contain_text(f"Planning, {steps} step")
    planning.get_by_role("button", name="Keep and leave").click()
    expect(two.get_by_role("button", name="Your plan (4)")).to_be_visible()
    for kind, ref in (("agenda", wanted), ("act", "word:end_turn")):
        one.locator(f"h2[data-kind={kind}]").wait_for()
        answer(one, ref)
    stopped = two.get_by_role("alert").filter(has_text="The plan stops at step 4")
    expect(stopped).to_contain_text("Since you planned: First House takes the Agenda")
    expect(stopped).to_be_in_viewport(ratio=1)
    two.get_by_role("button", name="Play its first 3 steps").click()
    expect(two.locator("h2[data-kind=agenda]")).to_be_visible()


# A finger that moves tells the page to no longer bring the question into sight by itself.
SWIPE = """(left) => {
    const panes = document.querySelector(".panes");
    panes.dispatchEvent(new Event("touchmove", { bubbles: true }));
    panes.scrollTo({ left, behavior: "instant" });
}"""


def test_the_view_in_sight_stays_so_when_the_window_becomes_narrow_and_on_a_phone_views_are_swiped_between(
    house, open_page
):
    page = opened(house, open_page, voidfall_asking("focus", scenario="introduction"), width=1280, height=720)
    for width, height in [(390, 844), (844, 390), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(page.locator(".tabs button").nth(2)).to_have_attribute("aria-pressed", "true")
        expect(page.locator('[data-thing^="focus:"].lit').first).to_be_in_viewport(ratio=0.5)
    galaxy_house_and_hand_are_swiped_between(page)


def galaxy_house_and_hand_are_swiped_between(page: Page) -> None:
    tabs = page.locator(".tabs button")
    expect(tabs.nth(2)).to_have_attribute("aria-pressed", "true")
    for nth in range(3):
        page.evaluate(SWIPE, 390 * nth)
        expect(tabs.nth(nth)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("h2[data-kind]")).to_be_in_viewport()
    expect(page.locator(".hand .words").first).to_be_in_viewport(ratio=0.9)
    settle(page)
    assert faint_texts(page, ".hand") == []


@pytest.mark.parametrize("kind", ["focus", "act", "agenda", "gain_mix", "send"])
def test_no_text_is_too_small_to_read(house, open_page, kind):
    page = opened(house, open_page, voidfall_asking(kind, scenario="introduction"), lang="pl-PL", height=720)
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert small_texts(page, 12, on_map=11) == []


def test_in_a_galaxy_of_four_all_that_is_drawn_can_be_read(house, open_page):
    page = opened(house, open_page, voidfall_asking("focus", 4, scenario="kingdom_come"))
    sizes = (1280, 720), (1440, 900)
    for size in sizes:
        page.set_viewport_size(window(size))
        settle(page)
        assert small_texts(page, 12, on_map=11) == []
        expect(page.locator(".players button")).to_have_count(4)
        expect(page.locator(".telling .newest")).to_be_in_viewport(ratio=1)
    page.keyboard.press("p")
    page.locator('.hand .touch.lit[data-thing^="focus:"]').first.click()
    page.locator("h2[data-kind=act]").first.wait_for()
    for size in sizes:
        page.set_viewport_size(window(size))
        settle(page)
        last = page.locator(".players li").last.bounding_box()
        card, planned = page.locator(".now"), page.locator("section.prompt")
        below = (card if card.count() else planned).first.bounding_box()
        assert last
        assert below
        assert last["y"] + last["height"] <= below["y"]


def test_a_house_board_is_as_wide_as_its_column_and_a_crisis_says_what_it_asks_for(house, open_page):
    at = voidfall_asking("focus", scenario="first_stand", house_1="astoran")
    view: Any = at.observe(0)
    page = opened(house, open_page, at, height=720)
    expect(page.locator(f'.crises [data-thing="{view.crisis.crisis}"] .sentence')).to_be_visible()
    settle(page)
    assert page.evaluate("document.querySelector('.house').scrollWidth <= document.querySelector('.house').clientWidth")


def test_another_house_board_leads_back_to_ones_own(house, open_page):
    page = opened(house, open_page, voidfall_asking("focus", 3, scenario="kingdom_come"), height=720)
    boards = page.locator(".left .house")
    own = boards.get_attribute("aria-label")
    page.locator(".players button").nth(1).click()
    if boards.get_attribute("aria-label") == own:
        page.locator(".players button").nth(0).click()
    expect(boards).not_to_have_attribute("aria-label", own)
    page.get_by_role("button", name="Back to your own House").click()
    expect(boards).to_have_attribute("aria-label", own)


def test_on_a_phone_a_question_says_what_it_is_about_and_leaves_most_of_the_table_in_sight(house, open_page):
    for kind in ("pay_mix", "any_of"):
        page = open_page(house.table_at(voidfall_asking(kind, scenario="first_stand"))[0], width=390, height=844)
        expect(page.locator(f"h2[data-kind={kind}]")).to_be_visible()
        settle(page)
        expect(page.locator(".says .about")).to_be_visible()
        assert page.locator("section.prompt").bounding_box()["height"] < 844 * 0.34


def test_on_a_phone_what_may_be_chosen_is_in_sight(house, open_page):
    page = opened(house, open_page, voidfall_asking("event_on_top", scenario="introduction"), width=390, height=844)
    settle(page)
    for nth in range(2):
        expect(page.locator(".touch.lit").nth(nth)).to_be_in_viewport(ratio=0.5)


def test_a_sector_pressed_in_the_log_comes_into_sight_however_near_the_galaxy_is_seen(house, open_page):
    page = opened(house, open_page, voidfall_asking("send", 3), width=390, height=844)
    sectors = page.locator('.galaxy [data-thing^="sector:"]')
    near = "document.querySelector('.galaxy').dispatchEvent(new WheelEvent('wheel', { deltaY: -600 }))"
    page.evaluate(f"for (let times = 0; times < 3; times++) {near}")
    expect(page.get_by_role("button", name="The whole galaxy")).to_be_visible()
    name = page.locator(".chapter .named[data-about^='sector:']").last
    for _ in range(2):
        page.get_by_role("button", name="What happened").click()
        sought = sectors.and_(page.locator(f"[data-thing='{name.get_attribute('data-about')}']"))
        name.click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(sought).to_be_in_viewport(ratio=0.9)
        expect(sought).to_be_focused()


def test_a_card_that_is_told_of_is_not_marked_in_ones_own_hand(house, open_page):
    """Others play cards of the same name: only what lies on the table is theirs."""
    page = opened(house, open_page, FOCUS.position())
    page.locator(".hand .touch.lit").first.wait_for()
    page.keyboard.press("l")
    for name in page.get_by_role("dialog").locator(".chapter .named[data-about^='focus:']").all():
        name.focus()
        expect(page.locator(".hand .touch.told")).to_have_count(0)
