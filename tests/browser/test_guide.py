"""A guided first game in a browser: from the lobby to its last words, by pressing what the guide marks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import WAIT
from tests.browser.looks import broken_rules, settle
from tests.browser.moments import window

pytestmark = pytest.mark.browser


FOLLOW = """() => {
    const press = (thing) => thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    if (document.querySelector("dialog.end")) return;
    const on = document.querySelector("[data-thing=guide-on]");
    if (on) return press(on);
    const confirm = document.querySelector("[data-thing=confirm]:not(:disabled, [aria-disabled=true])");
    const ready = confirm && !document.querySelector(".guide em");
    for (const ref of new Set([...document.querySelectorAll("i.wanted")].map((ring) => ring.dataset.ref))) {
        const at = `[data-thing="${ref}"]`;
        const thing = document.querySelector(`main .touch.lit${at}, main .answers ${at}`);
        const more = document.querySelector(`main .stepper${at} button:last-child`);
        const onBoard = thing?.matches(".touch");
        if ((onBoard || !more) && !thing?.matches(".picked, [aria-pressed=true]")) press(thing);
        else if (!ready) press(more);
    }
    press(document.querySelector("[data-thing=confirm]"));
}"""
"""Reads on, or gives a part of the answer that is marked: only what is in sight is."""

UNDER = """() => {
    const prompt = document.querySelector(".prompt");
    const top = prompt?.getBoundingClientRect().top ?? 0;
    const asked = (ring) => prompt?.querySelector(`[data-thing="${ring.dataset.ref}"]`);
    const rings = [...document.querySelectorAll("i.wanted")].filter((ring) => !asked(ring));
    return rings.filter((ring) => ring.getBoundingClientRect().bottom > top + 8).map((ring) => ring.dataset.ref);
}"""
"""The answers marked on the board that lie in part under the question."""


def test_a_guided_game_is_played_to_its_end_from_one_press_in_the_lobby(house, open_page):
    page = open_page(f"{house.url}/?game=not_alone", **window(OTHERS[0]))
    page.get_by_role("group", name="Learn by playing").get_by_role("button", name="Hunted").click()
    said = page.get_by_role("group", name="Guide").get_by_role("status")
    expect(said).to_contain_text("Welcome to Artemia")
    settle(page)
    last = page.locator('[data-zone=planet][data-thing="place:10"]').bounding_box()
    box = page.locator("section.prompt").bounding_box()
    assert last
    assert box
    assert last["y"] + last["height"] <= box["y"]
    assert broken_rules(page) == []
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Take the Rover")
    page.locator('.touch.lit[data-thing="place:1"]').first.dispatch_event("click")
    expect(said).to_contain_text("Today let us begin with the Rover")
    expect(page.locator(".touch.picked")).to_have_count(0)
    expect(followed(page)).to_contain_text("the Hunted have won")


UPRIGHT = (390, 844)
OTHERS = ((1280, 720), (844, 390))
TURNED = 8
"""Every so many steps the window gets another size for one."""


def test_the_question_is_not_cut_where_a_guide_stands_above_it(house, open_page):
    page = open_page(f"{house.url}/?game=not_alone", lang="pl-PL", **window(UPRIGHT))
    page.get_by_role("group", name="Naucz się, grając").get_by_role("button", name="Obcy").click()
    page.get_by_role("group", name="Przewodnik").wait_for()
    for _ in range(WAIT // 100):
        if page.locator("h2[data-kind=hunt]").count() > 0:
            break
        page.evaluate(FOLLOW)
        page.wait_for_timeout(100)
    says = page.locator(".prompt .says")
    for size in (UPRIGHT, *OTHERS):
        page.set_viewport_size(window(size))
        settle(page)
        assert says.evaluate("(box) => box.scrollHeight - box.clientHeight") <= 1


def followed(page: Page) -> Locator:
    """The end of a guided game whose marks are pressed one after the other."""
    end = page.get_by_role("dialog", name="The game is over")
    for _ in range(WAIT // 100):
        if end.count() > 0:
            break
        page.evaluate(FOLLOW)
        page.wait_for_timeout(100)
    return end


def led(page: Page, *, turning: bool = True) -> None:
    """Follows a guide that ends before its game does, on an upright phone, now and then `turning` to other sizes. On
    the phone, where the question lies over the board, no answer that is marked lies under it.
    """
    guide = page.get_by_role("group", name="Guide")
    guide.wait_for()
    for step in range(WAIT // 100):
        if guide.count() == 0:
            break
        page.wait_for_timeout(100)
        page.wait_for_function(f"() => ({UNDER})().length === 0")  # it may still be on its way into sight
        if turning and step % TURNED == 0:
            page.set_viewport_size(window(OTHERS[step // TURNED % 2]))
            page.evaluate(FOLLOW)
            page.set_viewport_size(window(UPRIGHT))
        else:
            page.evaluate(FOLLOW)
    expect(guide).to_have_count(0)


def test_the_introduction_of_voidfall_is_led_through_its_first_cycle_on_a_phone(house, open_page):
    page = open_page(f"{house.url}/?game=voidfall", **window(UPRIGHT))
    page.get_by_role("group", name="Learn by playing").get_by_role("button", name="Your first Cycle").click()
    expect(page.locator('i[data-ref="counter:influence"]')).to_be_visible()
    led(page, turning=False)
    expect(page.locator(".cycle")).to_have_text("Cycle 2")
    expect(page.locator("h2[data-kind=focus]")).to_be_visible()


def test_a_lesson_of_voidfall_leads_to_a_rival(house, open_page):
    page = open_page(f"{house.url}/?game=voidfall", **window(UPRIGHT))
    page.get_by_role("group", name="Learn by playing").get_by_role("button", name="Against another House").click()
    led(page)
    for size in (UPRIGHT, OTHERS[0]):
        page.set_viewport_size(window(size))
        expect(page.locator("h2[data-kind=act]")).to_be_visible()
        assert "46" in page.locator('[data-thing="counter:influence"]').first.inner_text()


def test_a_lesson_of_voidfall_leads_through_a_crisis_a_war_and_a_defeat(house, open_page):
    page = open_page(f"{house.url}/?game=voidfall", **window(UPRIGHT))
    page.get_by_role("group", name="Learn by playing").get_by_role("button", name="Together, against Crises").click()
    led(page)
    expect(page.locator(".cycle")).to_have_text("Cycle 2")
