"""One device that several players hand around, each with a hidden hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import broken_rules, settle

pytestmark = pytest.mark.browser

KEYS = "Object.keys(localStorage).join()"
LINKS = """async () => {
    const [{ host }] = JSON.parse(localStorage.getItem("stolik.tables"));
    const { seats } = await (await fetch(`/api/tables/${host}`)).json();
    return seats.map(({ token }) => token);
}"""


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
