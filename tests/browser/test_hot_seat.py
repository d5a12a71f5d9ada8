"""One device that several players hand around, each with a hidden hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import apart, broken_rules, settle
from tests.browser.moments import LAY, window

pytestmark = pytest.mark.browser

KEYS = "Object.keys(localStorage).join()"
LINKS = """async () => {
    const [{ host }] = JSON.parse(localStorage.getItem("stolik.tables"));
    const { seats } = await (await fetch(`/api/tables/${host}`)).json();
    return seats.map(({ token }) => token);
}"""

SHARED = """([host, watch, players]) => localStorage.setItem("stolik.tables", JSON.stringify([{
    mine: host, mySeat: -1, host, watch, here: Array.from({ length: players }, (_, seat) => seat),
    wish: { game: "not_alone", players, options: {}, seats: [] },
}]))"""
"""This browser has opened the table for people who all share it."""
BOX = "(part) => part.getBoundingClientRect().toJSON()"


def shared(page: Page, links: dict[int | str, str], players: int) -> None:
    """Lays the device on the table."""
    host, watch = (links[who].rsplit("/", 1)[1] for who in ("host", "watch"))
    page.evaluate(SHARED, [host, watch, players])
    page.goto(f"{links['watch']}#hot-seat")


def called(page: Page, name: str) -> None:
    """Everybody sees who takes the device next."""
    expect(page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()


def take(page: Page, name: str) -> None:
    """Whoever is called takes the device."""
    called(page, name)
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.get_by_role("button", name="Hand the device on").first).to_be_visible()


def hand_on(page: Page) -> None:
    """The device lies on the table again."""
    page.get_by_role("button", name="Hand the device on").last.click()
    expect(page.get_by_role("button", name="Hand the device on")).to_have_count(0)


def test_a_device_goes_from_hand_to_hand(house, open_page):
    page = open_page(f"{house.url}/?game=not_alone")
    page.get_by_text("3", exact=True).click()
    sitters = page.locator("fieldset.seats select")
    for nth, sitter in enumerate(("here", "here", "you")):
        sitters.nth(nth).select_option(sitter)
    page.get_by_role("textbox", name="Name of: Creature").fill("Ola")
    page.get_by_role("textbox", name="Name of: Hunted 1").fill("Jan")
    page.get_by_role("textbox", name="Your name").fill("Ewa")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**#hot-seat")
    take(page, "Ola")
    page.get_by_role("button", name="Side A").click()
    page.get_by_role("button", name="Confirm").click()
    cards = page.locator("main .hand .card")
    expect(cards).to_have_count(3)
    hand = cards.all_inner_texts()
    hand_on(page)
    called(page, "Jan")
    settle(page)
    left = page.locator("body").inner_text() + page.title()
    assert not any(card.split("\n")[0] in left for card in hand)
    links = page.evaluate(LINKS)
    assert not any(link in page.evaluate(KEYS) for link in links)
    assert broken_rules(page) == []

    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("h2[data-kind]")).to_contain_text("Before Places are chosen")
    assert len({link for link in links if link in page.url}) == 0
    page.get_by_role("button", name="Pass", exact=True).click()
    hand_on(page)
    take(page, "Ewa")
    page.reload()
    called(page, "Ewa")


def test_the_call_of_seven_covers_no_place_and_one_button_more_covers_no_phase(house, open_page):
    page = open_page(house.url, lang="pl-PL")
    shared(page, house.table(set(range(7)), 7), 7)
    call = page.get_by_role("heading", name="Teraz urządzenie bierze Obcy")
    for size in ((390, 844), (844, 390), (1280, 720)):
        page.set_viewport_size(window(size))
        call.wait_for()
        settle(page)
        curtain = page.locator("section.prompt").evaluate(BOX)
        assert all(apart(curtain, place.evaluate(BOX)) for place in page.locator(".tile").all())
    look = page.get_by_role("button", name="Zajrzyj do siebie")
    look.press("Enter")
    expect(look).to_have_attribute("aria-expanded", "true")
    hands = page.get_by_role("group", name="Zajrzyj do siebie").get_by_role("button")
    expect(hands).to_have_count(6)
    assert broken_rules(page) == []

    shared(page, house.table_at(LAY.position()), LAY.position().players)
    page.reload()
    page.locator("[data-thing^='take:']").first.press("Enter")
    page.get_by_role("button", name="Oddaj urządzenie").first.wait_for()
    settle(page)
    last = page.locator(".phases button").last.evaluate(BOX)
    assert all(apart(last, tool.evaluate(BOX)) for tool in page.locator("header nav > *").all())
