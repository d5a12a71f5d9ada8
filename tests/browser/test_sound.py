"""What is heard, rendered offline and measured, and when a page begins to sound. Nobody here listens: the numbers must
say that no sign is silent, none is too loud, and each is what it is meant to be.
"""

from __future__ import annotations

import re
import statistics
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import House, Open, program
from tests.browser.moments import PLAYERS

import stolik

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
SEEDS = [1, 2]
MOST = 0.9
"""The highest peak: full scale is 1."""
APART = 6.0
"""Decibels between the quietest and the loudest sign."""
BEHIND = 12.0
"""Decibels between the quietest sign and a soundscape that is as near as it can be."""
LONGEST = 3.5
"""Seconds that a sign may last, with its echo."""
SCAPE = 14.0
SETTLED = 20
"""Fifths of a second until a soundscape has come nearer."""
RECORD = """(() => {
    window.airs = [];
    const Real = AudioContext;
    window.AudioContext = class extends Real { constructor(...how) { super(...how); airs.push(this); } };
    // Playwright asks as if somebody had pressed: here only a press is one.
    let hasBeenActive = false;
    addEventListener("pointerdown", () => (hasBeenActive = true), true);
    Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive }) });
})()"""
SAVES = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"
WEIGHT = "performance.getEntriesByType('resource').reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"
MOST_BYTES = 150_000
IS_SOUND = re.compile(r"/(player|sounds)-[^/]+\.js$").search
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture(scope="module")
def listening(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """An empty page with `listening.ts`."""
    made = tmp_path_factory.mktemp("sounds") / "listening.js"
    command = [str(ROOT / "scripts/with_node.sh"), "npx", "rolldown", "tests/browser/listening.ts"]
    command += ["--tsconfig", "tsconfig.json", "--format", "iife", "--file", str(made)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    # A browser of its own with the compilers for code that runs for long, which is what this is.
    browser = chromium.browser_type.launch(executable_path=program(), args=["--no-sandbox"])
    page = browser.new_page()
    page.add_script_tag(path=made)
    yield page
    browser.close()


@pytest.fixture(scope="module")
def signs(listening: Page) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """What is heard of every sign, by game and name, for each seed."""
    heard = "([game, seeds]) => listening.cues(game, seeds)"
    return {game: listening.evaluate(heard, [game, SEEDS]) for game, _ in listening.evaluate("listening.games()")}


def low(heard: dict[str, Any]) -> bool:
    """Wood that gives, steps, a heart: little above 1 kHz."""
    return bool(sum(heard["bands"][:2]) > 0.8)


def high(heard: dict[str, Any]) -> bool:
    return bool(sum(heard["bands"][2:]) > 0.8)


def sweeps(heard: dict[str, Any]) -> bool:
    """The pitch rises by half and comes back."""
    pitches = [pitch for pitch in heard["pitches"] if pitch > 0]
    top = max(pitches)
    return bool(top > 1.5 * pitches[0] and top > 1.5 * min(pitches[pitches.index(top) :]))


def clicks(heard: dict[str, Any]) -> bool:
    return bool(heard["onsets"] >= 8)


FITS = {
    "terrorscape": {"groan": low, "steps": low, "heart": low, "growl": low, "keys": high, "shatter": high},
    "zona": {"counter": clicks, "siren": sweeps, "growl": low, "coins": high},
    "not_alone": {"growl": low, "heart": low, "sting": high},
    "voidfall": {"drum": low, "engine": low, "void": low},
    "any": {"dice": clicks, "fall": low},
}


def test_signs_are_heard_alike_and_end(signs):
    for game, named in signs.items():
        loud: dict[str, float] = {}
        for name, times in named.items():
            first, *others = times
            loud[name] = statistics.mean(heard["loudest"] for heard in times)
            for heard in times:
                before, begins, ends = heard["edges"]
                assert heard["peak"] < MOST, (game, name)
                assert heard["dc"] < 1e-3, (game, name)
                assert 0.05 < heard["length"] < LONGEST, (game, name, heard["length"])
                assert before == 0, (game, name)
                assert begins < 0.03, (game, name, "begins with a click", begins)
                assert ends < 1e-4, (game, name, "is cut off", ends)
            assert all(heard["levels"] != first["levels"] for heard in others), (game, name, "is always the same")
            fits = FITS[game].get(name)
            assert fits is None or all(map(fits, times)), (game, name, {**first, "middles": []})
        assert max(loud.values()) - min(loud.values()) < APART, (game, loud)
        assert min(loud.values()) > -30, (game, loud)
        assert set(FITS[game]) <= set(loud)


def test_a_soundscape_is_far_behind_the_signs_and_never_stands_still(listening, signs):
    games = {game: layers for game, layers in listening.evaluate("listening.games()") if layers}
    assert set(games) == set(stolik.games())
    quietest = min(times[0]["loudest"] for named in signs.values() for times in named.values())
    for game in games:
        heard = listening.evaluate("([game, length]) => listening.scape(game, length, 1)", [game, SCAPE])
        assert heard["loudness"] < quietest - BEHIND, (game, heard["loudness"], quietest)
        assert heard["loudness"] > -55, (game, "cannot be heard")
        assert heard["dc"] < 1e-3, game
        levels, middles = heard["levels"][SETTLED:], heard["middles"][SETTLED:]
        assert heard["levels"][0] < max(levels) - 20, (game, "begins at once")
        assert statistics.stdev(middles) > 0.08 * statistics.mean(middles), (game, "stands still")
        assert statistics.stdev(levels) > 0.5, (game, "stands still")


def heard_at(house: House, own_page: Open, *scripts: str, **settings: Any) -> tuple[Page, list[str]]:
    """A table whose page keeps its AudioContexts in `airs`, and what its console says."""
    said: list[str] = []
    page = own_page(f"{house.url}/icon.svg", **settings)
    page.on("console", lambda message: said.append(message.text))
    for script in (RECORD, *scripts):
        page.context.add_init_script(script)
    page.goto(house.table_at(stolik.new_game("not_alone", players=PLAYERS, seed=1))[0])
    page.locator("section.prompt").wait_for()
    return page, said


def test_a_table_sounds_after_the_first_press_and_rests_while_it_is_hidden(house, own_page):
    page, said = heard_at(house, own_page)
    assert page.evaluate("airs.length") == 0
    assert not any(map(IS_SOUND, page.evaluate(LOADED)))
    before = page.evaluate(WEIGHT)
    page.locator("main").click(position={"x": 2, "y": 2})
    page.wait_for_function("() => airs.length === 1")
    assert len(list(filter(IS_SOUND, page.evaluate(LOADED)))) == 2
    assert 0 < page.evaluate(WEIGHT) - before <= MOST_BYTES
    assert not any("AudioContext" in line for line in said)
    # The soundscape too: the button says what the next press does.
    page.get_by_role("button", name="Signs are on").click()
    page.wait_for_function("() => airs[0].state === 'running'")
    page.evaluate(HIDE, True)
    page.wait_for_function("() => airs[0].state === 'suspended'")
    page.evaluate(HIDE, False)
    page.wait_for_function("() => airs[0].state === 'running'")
    page.get_by_role("button", name="Signs and soundscape are on").click()
    page.wait_for_function("() => airs[0].state === 'suspended'")
    # Kept in this browser.
    page.reload()
    expect(page.get_by_role("button", name="Sound is off")).to_be_visible()
    page.locator("main").click(position={"x": 2, "y": 2})
    assert page.evaluate("airs.length") == 0


def test_where_data_is_saved_nothing_is_loaded_until_it_is_asked_for(house, own_page):
    page, _ = heard_at(house, own_page, SAVES)
    page.locator("main").click(position={"x": 2, "y": 2})
    page.get_by_role("button", name="Sound is off").wait_for()
    assert page.evaluate("airs.length") == 0
    page.get_by_role("button", name="Sound is off").click()
    page.wait_for_function("() => airs.length === 1")
