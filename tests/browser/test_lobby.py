"""Before one sits down: the name, the bots on offer, the kinds of games, and what an invitation says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import lobby

import stolik

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("given", "press", "said"), [("Ola", "Play", "Ola"), ("", "Skip", "Hunted 1")])
def test_a_name_is_asked_once_before_the_first_table(house, open_page, given, press, said):
    page = open_page(house.url, stranger=True)
    page.get_by_role("button", name="Hunted You and the other").click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_role("textbox").fill(given)
    asked.get_by_role("button", name=press).click()
    expect(page.locator(".plate.me")).to_contain_text(said)
    page.goto(house.url)
    page.get_by_role("button", name="Hunted You and the other").click()
    expect(page.locator(".plate.me")).to_contain_text(said)


def test_an_invited_friend_reads_what_the_game_is_and_may_learn_it_before_sitting(house, open_page):
    page = open_page(house.table({0, 1}, 3)[1], stranger=True)
    expect(page.locator("form")).to_contain_text("One player is the Creature")
    expect(page.locator("form")).to_contain_text("For 2–7 players, about 30–60 minutes.")
    page.get_by_role("button", name="How to play").click()
    page.get_by_role("dialog", name="How to play").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".plate.me").wait_for()


def test_voidfall_is_learned_and_begun_in_ways_of_their_own_also_together_with_a_bot(house, open_page):
    page = open_page(f"{house.url}/?game=voidfall")
    expect(page.locator(".guide")).to_have_count(3)
    expect(page.locator(".guide .sign")).to_have_count(0)
    expect(page.locator(".role")).to_have_count(4)
    assert len(set(page.locator(".role strong").all_inner_texts())) == 4
    together = page.locator(".role", has_text="Together")
    expect(together).to_contain_text("With one bot.")
    together.click()
    page.locator("main .board").wait_for()


HIDDEN = """() => [...document.querySelectorAll(".role, .guide, .preset, form > .btn")].filter((one) => {
    const box = one.getBoundingClientRect();
    const within = one.closest(".wish")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    return box.top < within.top || box.bottom > within.bottom + 1;
}).map((one) => one.textContent)"""
"""What one has to scroll for: roles, lessons, kinds of games, the button that opens the table."""
SPILT = """() => [...document.querySelectorAll(".role .sign")].filter((sign) => {
    const box = sign.getBoundingClientRect(), picture = sign.querySelector("svg").getBoundingClientRect();
    return picture.left < box.left - 1 || picture.right > box.right + 1;
}).map((sign) => sign.parentElement.textContent)"""
"""Roles whose picture lies on its words."""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_on_a_laptop_all_that_most_people_choose_is_in_sight_and_random_bots_are_the_last(house, open_page, lang):
    page = open_page(house.url, width=1280, height=720, lang=lang)
    for game in stolik.games():
        page.goto(f"{house.url}/?game={game}")
        page.locator("form .btn.main").wait_for()
        page.wait_for_function("() => document.querySelector('.role') && !document.querySelector('.role .sign:empty')")
        assert page.evaluate(HIDDEN) == [], game
        assert page.evaluate(SPILT) == [], game
        expect(page.locator(".day .modes .btn").last).to_be_in_viewport(ratio=0.99)
        bots = page.get_by_role("radiogroup", name=re.compile("Kind of bot|Rodzaj bota")).locator("label")
        expect(bots.first).to_contain_text(re.compile("Beginner|Początkujący", re.IGNORECASE))
        expect(bots.last).to_contain_text(re.compile("Random|Losowy", re.IGNORECASE))


def test_the_card_and_the_table_name_as_many_players(house, open_page):
    page = open_page(f"{house.url}/?game=zona")
    expect(page.locator(".role").first).to_contain_text("With 2 bots")
    expect(page.get_by_role("radiogroup", name="How many play").locator("label.on")).to_have_text("3")


def test_esc_closes_only_the_question_for_a_name(house, open_page):
    page = open_page(f"{house.url}/?game=zona", stranger=True)
    players = page.get_by_role("radiogroup", name="How many play").locator("label.on")
    page.get_by_role("radiogroup", name="How many play").get_by_text("2").click()
    page.locator(".preset", has_text="A hard game").click()
    page.locator(".role", has_text="A quick game").click()
    page.get_by_role("dialog", name="What shall we call you?").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(players).to_have_text("2")
    expect(page.locator(".preset", has_text="A hard game")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".role", has_text="A quick game")).to_be_focused()


def test_while_a_game_is_fetched_nothing_opens_a_table_of_the_one_before(house, open_page):
    page = open_page(f"{house.url}/?game=not_alone")
    page.locator(".role").first.wait_for()
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/api/lobby/*/zona", hold)
    page.locator(".games label", has_text="Zona").click()
    expect(page.locator(".games label.on")).to_contain_text("Zona")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Zona")
    expect(page.locator(".lead")).to_have_text("Loading…")
    for part in (page.locator("form"), page.locator(".offers")):
        expect(part).to_have_attribute("aria-busy", "true")
        assert part.evaluate("(part) => part.inert")
    waiting[0].continue_()
    expect(page.locator("form")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".lead")).to_contain_text("Sarcophagus")


def test_a_game_that_cannot_be_fetched_leaves_the_one_before_marked(house, open_page):
    page = open_page(f"{house.url}/?game=not_alone")
    page.locator(".role").first.wait_for()
    page.route("**/api/lobby/*/zona", lambda route: route.fulfill(status=404, body="{}"))
    page.locator(".games label", has_text="Zona").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".games label.on")).to_contain_text("Not Alone")
    expect(page.locator(".games input:checked")).to_have_value("not_alone")
    expect(page.locator("form")).to_have_attribute("aria-busy", "false")


def test_who_sets_a_table_for_friends_alone_gets_their_links(house, open_page):
    page = open_page(f"{house.url}/?game=terrorscape")
    page.get_by_role("radiogroup", name="How many play").get_by_text("2").click()
    for seat in page.locator(".seats select").all():
        seat.select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("h1")).to_have_text("The table is set")
    expect(page.get_by_role("textbox")).to_have_count(3)
    page.get_by_role("link", name="Watch the table").click()
    page.locator("main .board").wait_for()


def test_who_sets_a_table_is_asked_for_a_name_which_the_invitation_says(house, open_page):
    page = open_page(f"{house.url}/?game=terrorscape", stranger=True)
    page.get_by_role("radiogroup", name="How many play").get_by_text("2").click()
    page.locator(".seats select").first.select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_role("textbox").fill("Ola")
    asked.get_by_role("button", name="Play").click()
    link = page.get_by_role("textbox", name="Link: ").first.input_value()
    friend = open_page(link, stranger=True)
    expect(friend.locator("form")).to_contain_text("You are invited to play with Ola")


def test_on_a_phone_on_its_side_a_game_can_be_started_without_scrolling(house, open_page):
    page = open_page(house.url, width=844, height=390)
    for game in stolik.games():
        page.goto(f"{house.url}/?game={game}")
        first = page.locator(".role").first
        first.wait_for()
        assert first.evaluate("(role) => role.getBoundingClientRect().bottom") <= 390, game


def test_an_option_without_a_choice_is_left_out(house, open_page):
    page = lobby(house, open_page, "terrorscape")
    for choice in page.locator("form [role=radiogroup]").all():
        assert choice.locator("input").count() > 1
    for choice in page.locator("form select").all():
        assert choice.locator("option").count() > 1
