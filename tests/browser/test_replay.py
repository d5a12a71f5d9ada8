"""A game shown again: the ways in, the steps, the eyes, the log, and that nothing is left behind."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import House, Open
from tests.browser.looks import broken_rules, faint_texts, settle
from tests.browser.moments import DEFENCE, OVER, Moment
from tests.browser.ways import spread
from tests.server.tables.test_exported import films

import stolik

pytestmark = pytest.mark.browser

REPLAY = "#replay"
FITS = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
KEPT = "JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== 'stolik.settings').sort())"
SMALL = """() => [...document.querySelectorAll(".reel :is(button, select, input)")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => Math.min(width, height) < 43.5)
    .length"""
"""How many things in the bar are too small for a finger."""
SPOKEN = """() => {
    window.spoken = [];
    const region = [...document.querySelectorAll("[role=log].heard-only")].at(-1);
    const heard = (nodes) => window.spoken.push(...[...nodes].map((node) => node.textContent.trim()).filter(Boolean));
    new MutationObserver((all) => all.forEach(({ addedNodes }) => heard(addedNodes)))
        .observe(region, { childList: true, subtree: true });
}"""


def shown_again(page: Page) -> Page:
    """The page, once it shows a game again."""
    page.locator("section.reel").wait_for()
    page.locator("main .board").wait_for()
    return page


def replay(house: House, open_page: Open, game: str, viewer: int | str = 0, **settings: object) -> Page:
    """A finished game, shown again from its start."""
    return shown_again(open_page(house.table_at(Moment(game, 0, OVER).position())[viewer] + REPLAY, **settings))


def at(page: Page) -> int:
    """The number of the moment, from 1."""
    return int(page.locator(".reel .moment").inner_text().split()[1])


def last(page: Page) -> int:
    return int(page.locator(".reel .moment").inner_text().split()[3])


def stands_at(page: Page, moment: int) -> None:
    expect(page.locator(".reel .moment")).to_have_text(re.compile(rf"^\S+ {moment} "))


def press(page: Page, name: str) -> None:
    page.locator(".reel").get_by_role("button", name=name, exact=True).click()


def open_log(page: Page) -> None:
    page.get_by_role("button", name=re.compile("What happened|Co się wydarzyło")).click()
    page.get_by_role("dialog").wait_for()


@spread("game", stolik.games())
def test_every_game_is_shown_again_from_its_start_to_its_end(house, open_page, game, way):
    page = replay(house, open_page, game, **way._asdict())
    moment = page.locator(".reel .moment")
    first = moment.inner_text()
    for key in ("ArrowRight", "ArrowDown", "Shift+ArrowRight", "End"):
        before = moment.inner_text()
        page.keyboard.press(key)
        expect(moment).not_to_have_text(before)
        settle(page)
        assert page.evaluate(FITS)
        assert page.locator("h2[data-kind]").count() == 0
    assert broken_rules(page) == []
    assert faint_texts(page, ".reel") == []
    page.locator(".strips .over").wait_for()
    page.keyboard.press("Home")
    expect(moment).to_have_text(first)
    expect(page.locator(".strips .over")).to_have_count(0)


def test_the_end_of_a_game_leads_to_its_replay_and_back_and_other_eyes_see_the_same_moment(house, open_page):
    link = house.table_at(Moment("terrorscape", 0, OVER).position())[1]
    page = open_page(link)
    page.get_by_role("dialog", name="The game is over").get_by_role("link", name="Watch the replay").click()
    shown_again(page)
    stands_at(page, 1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_title(re.compile("Replay"))
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("dialog", name="The game is over").wait_for()
    page.keyboard.press("Escape")
    page.locator(".strips").get_by_role("link", name="Watch the replay").click()
    shown_again(page)
    page.keyboard.press("End")
    page.get_by_role("button", name="The end of the game").click()
    end = page.get_by_role("dialog", name="The game is over")
    assert end.locator(".buttons > *").all_inner_texts() == ["Chronicle", "Look at the table"]
    expect(end.get_by_role("link")).to_have_count(0)
    page.keyboard.press("Escape")
    other_eyes_see_the_same_moment(page)


def test_a_running_game_is_looked_back_at_through_ones_own_eyes(house, open_page):
    page = open_page(house.table_at(DEFENCE.position())[DEFENCE.seat])
    page.locator("h2[data-kind]").wait_for()
    open_log(page)
    page.get_by_role("link", name="Look back").click()
    shown_again(page)
    stands_at(page, last(page))
    assert last(page) > 1
    expect(page.get_by_label("Seen by", exact=True)).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    stands_at(page, last(page) - 1)
    assert "turn" not in page.title()
    page.go_back()
    page.locator("h2[data-kind]").wait_for()


def test_my_tables_lead_to_the_replay_of_a_finished_game_which_plays_until_it_is_paused(house, open_page):
    page = open_page(house.table_at(Moment("not_alone", 1, OVER).position())[1])
    page.locator("dialog.end").wait_for()
    page.goto(house.url)
    page.get_by_role("link", name="Watch the replay: Not Alone").click()
    shown_again(page)
    expect(page.locator(".reel b")).to_have_text("Replay, seen by Hunted 1")
    plays_by_itself_until_it_is_paused(page)


def test_a_saved_game_opens_in_the_lobby(house, open_page, tmp_path: Path):
    save, other = tmp_path / "game.json", tmp_path / "other.json"
    save.write_bytes(Moment("zona", 0, OVER).position().save())
    other.write_text('{"milk": 2}')
    page = open_page(house.url)
    field = page.locator("input[type=file]")
    field.set_input_files(other)
    expect(page.locator(".file [role=alert]")).to_contain_text("save")
    field.set_input_files(save)
    shown_again(page)
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)
    page.get_by_label("Seen by", exact=True).select_option("all")
    expect(page.locator(".reel b")).to_contain_text("whoever acts")
    page.reload()
    expect(page.locator(".file [role=alert]")).to_contain_text("open the file again")
    assert page.url.rstrip("/") == house.url
    page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "game.json", { type: "application/json" }));
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        save.read_text(),
    )
    shown_again(page)
    page.go_back()
    page.locator("form .btn.main").wait_for()


def test_a_screen_reader_hears_each_moment_once_and_keys_and_buttons_step_through_a_game(house, open_page):
    page = replay(house, open_page, "zona")
    page.evaluate(SPOKEN)
    page.keyboard.press("ArrowRight")
    settle(page)
    spoken = page.evaluate("window.spoken")
    assert spoken[0].startswith("Moment 2 of")
    assert len(spoken) == len(set(spoken))
    page.keyboard.press("End")
    settle(page)
    assert len(page.evaluate("window.spoken")) == len(spoken) + 1

    page.keyboard.press("Home")
    stands_at(page, 1)
    press(page, "One moment on")
    stands_at(page, 2)
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("ArrowRight")
    stands_at(page, 3)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 2)
    page.keyboard.press("Shift+ArrowRight")
    turn = at(page)
    assert turn > 2
    expect(page.locator(".reel .mark")).to_contain_text("Round")
    press(page, "To the round or turn before")
    assert at(page) < turn
    page.keyboard.press("End")
    stands_at(page, last(page))
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    stands_at(page, last(page) - 1)
    assert f"Moment {last(page) - 1} of {last(page)}" in (slider.get_attribute("aria-valuetext") or "")
    slider.fill("9")
    stands_at(page, 10)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("one moment back or on")


def plays_by_itself_until_it_is_paused(page: Page) -> None:
    page.get_by_label("Tempo", exact=True).select_option("instant")
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("Space")
    expect(page.locator(".reel .moment")).to_have_text(re.compile(r"Moment ([4-9]|1\d) of"))
    page.keyboard.press("Space")
    stood = at(page)
    page.wait_for_timeout(1000)
    assert at(page) == stood
    page.keyboard.press("End")
    press(page, "Play")
    expect(page.locator(".reel .moment")).to_have_text(re.compile(r"Moment \d{1,2} of \d{3}"))
    press(page, "Pause")


def other_eyes_see_the_same_moment(page: Page) -> None:
    page.keyboard.press("End")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowLeft")
    mark = page.locator(".reel .mark").inner_text()
    assert mark
    for eyes in ("0", "watch", "all", "1"):
        page.get_by_label("Seen by", exact=True).select_option(eyes)
        expect(page.get_by_label("Seen by", exact=True)).to_have_value(eyes)
        expect(page.locator(".reel .mark")).to_have_text(mark)


def test_a_line_of_the_log_leads_to_its_moment(house, open_page):
    page = replay(house, open_page, "voidfall")
    page.keyboard.press("End")
    open_log(page)
    lines = page.locator(".sheet ol li")
    count = lines.count()
    said = lines.nth(20).inner_text()
    lines.nth(20).get_by_role("button").click()
    assert at(page) < last(page)
    expect(page.locator(".sheet [aria-current=step]").first).to_be_visible()
    assert said in page.locator(".sheet li.now").all_inner_texts()
    assert lines.count() < count
    page.get_by_text("Show what follows").click()
    expect(lines).to_have_count(count)
    assert page.locator(".sheet li.coming").count() > 0
    settle(page)
    assert broken_rules(page) == []
    assert faint_texts(page, ".sheet") == []


@pytest.mark.parametrize("game", stolik.games())
def test_a_phone_has_the_bar_under_the_thumb_and_all_eyes_step_through_and_leave_nothing_behind(house, open_page, game):
    page = open_page(f"{house.url}/icon.svg", lang="pl-PL", width=390, height=844)
    before = page.evaluate(KEPT)
    page.goto(house.table_at(Moment(game, 0, OVER).position())[0] + REPLAY)
    shown_again(page)
    for width, height, size in ((390, 844, 100), (844, 390, 100), (390, 844, 200)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(f"document.documentElement.style.fontSize = '{size}%'")
        settle(page)
        assert page.evaluate(FITS)
        assert page.evaluate(SMALL) == 0
        bar = page.locator(".reel").bounding_box()
        assert bar
        assert round(bar["y"] + bar["height"]) == height
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Kto patrzy, tempo i więcej kroków").click()
    page.get_by_label("Kto patrzy", exact=True).wait_for()
    settle(page)
    assert page.evaluate(FITS)
    assert broken_rules(page) == []
    assert len({step.bounding_box()["y"] for step in page.locator(".reel .ways .way").all()}) == 1, "one row"
    page.evaluate("document.documentElement.style.fontSize = ''")
    for eyes in ("1", "watch", "all"):
        page.get_by_label("Kto patrzy", exact=True).select_option(eyes)
        page.get_by_role("button", name="Odtwarzaj", exact=True).focus()
        for key in ("Home", "ArrowRight", "Shift+ArrowRight", "ArrowRight", "ArrowDown", "End"):
            page.keyboard.press(key)
            settle(page)
    assert page.evaluate(KEPT) == before


@spread("eyes", ["", "watch"])
def test_a_finished_game_is_saved_as_a_page(house, open_page, tmp_path: Path, eyes, way):
    page = replay(house, open_page, "not_alone", **way._asdict())
    if page.locator(".reel .more").is_visible():
        page.locator(".reel .more").click()
    if eyes:
        page.locator(".reel select").first.select_option(eyes)
    page.locator(".further .btn").last.click()
    settle(page)
    assert page.evaluate(FITS)
    assert broken_rules(page) == []
    assert faint_texts(page, ".reel") == []
    with page.expect_download() as saving:
        page.locator(".pages .btn").nth(1 if eyes else 0).click()
    assert saving.value.suggested_filename == "stolik-not_alone.html"
    saving.value.save_as(tmp_path / "game.html")
    kept = list(films((tmp_path / "game.html").read_bytes()))
    assert kept == ([eyes] if eyes else ["0", "1", "2", "3", "watch", "all"])
