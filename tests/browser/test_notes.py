"""Notes in a browser: written from anywhere, the same on every device, lost never, shown at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import House
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.moments import LAY, LONG, OVER, Moment, sit
from tests.browser.telling import Told
from tests.browser.ways import WAYS

pytestmark = pytest.mark.browser

BEACH = "main [data-thing='place:4']"
FREE = "In general"
END = Moment("not_alone", 1, OVER)
PHONE = {"width": 390, "height": 844}
MEGABYTE = 2**20


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed."""
    house = House(tmp_path / "tables.db")
    yield house
    house.kill()


def field(page: Page, name: str = FREE) -> Locator:
    return page.get_by_role("dialog").get_by_role("textbox", name=name)


def open_notes(page: Page) -> None:
    page.locator("main .board").wait_for()
    page.keyboard.press("n")


def saved(page: Page) -> None:
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Saved")


def test_both_devices_of_a_seat_show_the_same_notes_and_nobody_else_hears_of_them(house, open_page):
    links = house.table_at(LAY.position())
    heard = Told()
    laptop, phone = open_page(links[1]), open_page(links[1], **PHONE)
    others = [open_page(links[other], on_socket=heard) for other in (2, "watch")]
    for page in (laptop, phone, *others):
        page.locator("main .board").wait_for()
    laptop.wait_for_timeout(300)
    heard.clear()
    open_notes(laptop)
    field(laptop).fill("Ola bluffs")
    saved(laptop)
    phone.get_by_role("button", name="Notes").click()
    expect(field(phone)).to_have_value("Ola bluffs")
    field(phone).fill("Ola never bluffs")
    expect(field(laptop)).to_have_value("Ola never bluffs")
    assert heard == []
    assert others[1].get_by_role("button", name="Notes").count() == 0


def test_notes_are_written_by_keyboard_read_with_what_they_are_about_never_cut_and_never_lost(house, open_page):
    page = sit(house, open_page, LAY)
    page.keyboard.press("q")
    page.get_by_role("tooltip").wait_for()
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("n")
    expect(page.get_by_role("dialog").locator("textarea:focus")).to_have_count(1)
    page.keyboard.type("he is here")
    saved(page)
    page.keyboard.press("Escape")
    focused = page.locator("main .touch:focus")
    expect(focused).to_have_accessible_name(name)
    expect(focused).to_have_attribute("aria-description", re.compile("Your note: he is here"))
    expect(focused.locator(".noted")).to_be_visible()
    expect(page.get_by_role("tooltip")).to_contain_text("Your note: he is here")
    too_long_a_note_stays_in_its_field_and_says_what_is_too_much(page)
    what_is_typed_just_before_the_page_closes_is_kept(page)


def test_the_menu_key_and_a_right_click_offer_to_write_a_note_and_a_deleted_one_can_be_put_back(house, open_page):
    page = sit(house, open_page, LAY)
    page.locator(BEACH).first.click(button="right")
    page.get_by_role("button", name="Write a note").click()
    expect(field(page, "Beach")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("q")
    page.locator("main .touch:focus").dispatch_event("contextmenu")
    expect(page.get_by_role("button", name="Write a note")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").locator("textarea:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator(BEACH).first.click(button="right")
    page.get_by_role("button", name="Write a note").click()
    field(page, "Beach").fill("he is here")
    page.get_by_role("button", name="Delete the note: Beach").click()
    saved(page)
    expect(page.locator(".noted")).to_have_count(0)
    page.get_by_role("button", name="Put it back").click()
    saved(page)
    page.reload()
    open_notes(page)
    expect(field(page, "Beach")).to_have_value("he is here")


def test_a_long_press_offers_it_on_a_phone(house, open_page):
    page = sit(house, open_page, LAY, **PHONE)
    place = page.locator(BEACH).first
    place.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.get_by_role("button", name="Write a note").click()
    expect(field(page, "Beach")).to_be_visible()
    field(page, "Beach").fill("he is here")
    saved(page)


def what_is_typed_just_before_the_page_closes_is_kept(page: Page) -> None:
    field(page).fill("quick")
    page.reload()
    open_notes(page)
    expect(field(page)).to_have_value("quick")
    saved(page)


def test_without_a_line_a_note_waits_and_is_sent_when_it_is_back(own_house, own_page):
    link = own_house.table({1}, 2)[1]
    page = own_page(link)
    open_notes(page)
    own_house.kill()
    page.locator(".toast.lasting").wait_for()
    field(page).fill("written in the tunnel")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Not saved: the connection is lost")
    own_house.start()
    saved(page)
    other = own_page(link)
    open_notes(other)
    expect(field(other)).to_have_value("written in the tunnel")


def too_long_a_note_stays_in_its_field_and_says_what_is_too_much(page: Page) -> None:
    open_notes(page)
    note = page.get_by_role("dialog").locator(".note").first
    field(page).fill("x" * 450)
    expect(note).to_contain_text("50 characters left")
    saved(page)
    page.evaluate("(n) => document.activeElement.value = 'x'.repeat(n)", MEGABYTE)
    field(page).dispatch_event("input")
    expect(note).to_contain_text("1,048,076 characters too many")
    assert len(field(page).input_value()) == MEGABYTE
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("a note is too long")
    field(page).fill("x" * 500)
    saved(page)


def test_notes_are_shown_to_the_table_only_at_the_end_and_once_asked_again(house, open_page):
    links = house.table_at(END.position())
    page, other, watcher = open_page(links[1]), open_page(links[2]), open_page(links["watch"])
    page.get_by_role("dialog").get_by_role("button", name="Notes").click()
    field(page).fill("I knew it")
    saved(page)
    page.get_by_role("button", name="Show my notes to everyone").click()
    page.get_by_role("button", name="Keep them to myself").click()
    page.get_by_role("button", name="Show my notes to everyone").click()
    page.get_by_role("group").get_by_role("button", name="Show my notes to everyone").click()
    expect(page.get_by_role("dialog")).to_contain_text("You have shown these")
    for reader in (other, watcher):
        reader.get_by_role("dialog").get_by_role("button", name="Notes").click()
        expect(reader.get_by_role("dialog")).to_contain_text("I knew it")


@pytest.mark.parametrize("way", WAYS if LONG else WAYS[:2], ids=str)
def test_notes_suit_all(house, open_page, way):
    page = sit(house, open_page, LAY, **way._asdict())
    page.locator(BEACH).first.dispatch_event("contextmenu")
    settle(page)
    assert broken_rules(page) == []
    assert faint_texts(page, ".help") == []
    page.locator(".help button").click()
    dialog = page.get_by_role("dialog")
    for box in dialog.get_by_role("textbox").all():
        box.fill("Nothing but ruins. " * 30)
    settle(page)
    assert broken_rules(page) == []
    assert faint_texts(page, "[role=dialog]") == []
    for part in dialog.get_by_role("button").all():
        area = part.bounding_box()
        assert area
        assert min(area["width"], area["height"]) >= 44
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_replay_has_each_note_at_its_moment_to_be_read_and_not_changed(house, open_page):
    page = sit(house, open_page, LAY)
    open_notes(page)
    field(page).fill("Ola bluffs")
    saved(page)
    page.keyboard.press("Escape")
    page.locator(BEACH).first.click(button="right")
    page.keyboard.press("n")
    page.keyboard.type("he is here")
    saved(page)
    page.evaluate("location.hash = '#replay'")
    page.locator("section.reel").wait_for()
    beach = page.locator(BEACH).first
    expect(beach).to_have_attribute("aria-description", re.compile("Note: he is here"))
    expect(beach.locator(".noted")).to_be_visible()
    page.keyboard.press("n")
    drawer = page.get_by_role("dialog", name="Notes")
    expect(drawer.locator("dd")).to_have_text(["Ola bluffs", "he is here"])
    assert drawer.get_by_role("textbox").count() == 0
    settle(page)
    assert broken_rules(page) == []
    assert faint_texts(page, ".sheet") == []
    page.get_by_role("button", name="To the start").click()
    expect(drawer).to_contain_text("No notes")
    expect(beach.locator(".noted")).to_have_count(0)
