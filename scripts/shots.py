"""Retake the screenshots in docs/images with a real server, bots at the table and the system's Chromium."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Locator, Page, Route, sync_playwright

from stolik.server import serve
from stolik.text.languages import DEFAULT, nearest

IMAGES = Path(__file__).parent.parent / "docs" / "images"
PORT = 8917
HOUSE = f"http://127.0.0.1:{PORT}"
DESKTOP, LAPTOP, PHONE, TELEVISION = (1440, 900), (1280, 720), (390, 844), (1920, 1080)
SIZES = {"phone": PHONE, "laptop": LAPTOP, "television": TELEVISION}
NOT_TAKEN = {"word:give_up", "word:nothing", "word:resist"}
MOST_ANSWERS = 1500


def main() -> None:
    """Take all pictures, or only the named ones."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("no Chromium on this machine")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        threading.Thread(target=serve, kwargs={"port": PORT, "db": db, "pause": 0.0}, daemon=True).start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            wanted = sys.argv[1:]
            for name, take in PICTURES.items():
                if not wanted or name in wanted:
                    with opened(browser, name) as page:
                        take(page)
                        page.wait_for_timeout(1200)
                        page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=90)
                    print(f"{name}.jpg")
            browser.close()


@contextmanager
def opened(browser: Browser, name: str) -> Iterator[Page]:
    """A page in the size and language the picture's name asks for."""
    width, height = next((size for part, size in SIZES.items() if part in name), DESKTOP)
    language = nearest(name.rpartition("-")[2]) or DEFAULT
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    settings = json.dumps({"tempo": "instant", "autoPass": False})
    context.add_init_script(f"localStorage['stolik.settings'] ??= {json.dumps(settings)}")
    page = context.new_page()
    page.goto(HOUSE)
    yield page
    context.close()


def sit(
    page: Page, seat: int, players: int, names: tuple[str, ...] = (), game: str = "not_alone", **options: str
) -> None:
    """Open a table with bots and take a seat."""
    bots = [{"kind": "bot", "name": name} for name in (*names, *[""] * players)][:players]
    seats = [*bots[:seat], {**bots[seat], "kind": "person"}, *bots[seat + 1 :]]
    wish = {"game": game, "players": players, "options": options, "seats": seats, "lang": DEFAULT}
    page.goto(f"{HOUSE}/t/{new_table(wish)['seats'][seat]['token']}")
    page.locator(".board").wait_for()


def new_table(wish: dict[str, Any]) -> Any:
    """Opens a table."""
    request = Request(f"{HOUSE}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


def play(page: Page, until: Callable[[Page], bool], seed: int) -> None:
    """Answer at random, but in a way that keeps the game going, until the table looks as wanted."""
    rng = Random(seed)
    for _ in range(MOST_ANSWERS):
        page.wait_for_timeout(70)
        if until(page) or page.locator(".end").count() > 0:
            return
        if page.locator("h2[data-kind]").count() > 0:
            answer(page, rng)
    sys.exit("the table never looked as wanted")


def answer(page: Page, rng: Random) -> None:
    """Pick something highlighted, and confirm."""
    lit = page.locator("main .touch.lit, .answers .word").all()
    names = {ref: thing for thing in lit if (ref := thing.get_attribute("data-thing"))}
    names = {ref: thing for ref, thing in names.items() if ref not in NOT_TAKEN} or names
    if len(names) > 1:
        names.pop("word:done", None)
    several = page.locator(".answers .count").count() > 0
    for ref in rng.sample(sorted(names), min(len(names), most_picks(page) if several else 1)):
        press(names[ref])
    if several or page.locator(".picked, .chosen").count() > 0:
        press(page.locator("[data-thing=confirm]"))


def most_picks(page: Page) -> int:
    """The second number of "1 of 2"."""
    return int(page.locator(".answers .count").inner_text().split()[-1])


def press(thing: Locator) -> None:
    """Press a thing, without waiting if it has disappeared."""
    for found in thing.all():
        found.dispatch_event("click")


def turn(page: Page) -> int:
    """The number of the turn on the table."""
    shown = page.locator(".turn, .round")
    return int("".join(filter(str.isdigit, shown.inner_text()))) if shown.count() > 0 else 0


def asked(kind: str, *, after: int) -> Callable[[Page], bool]:
    """Returns a test for this question in a later turn than `after`."""
    return lambda page: turn(page) > after and page.locator(f'h2[data-kind="{kind}"]').count() > 0


def over(page: Page) -> bool:
    """Tests for the end of the game."""
    return page.locator(".end").count() > 0


NAMES = ("Ada", "Bruno", "Celina", "Dorian", "Ewa", "Filip", "Greta")


def lobby(page: Page) -> None:
    """The lobby, with a friend invited."""
    page.get_by_role("combobox").nth(2).select_option("friend")


def hunted(page: Page, players: int = 5) -> None:
    """A Hunted choosing a Place in the middle of the game."""
    sit(page, 2, players, NAMES)
    play(page, asked("lay", after=3), 4)
    page.locator('[data-zone="hand"]').first.click()


def creature(page: Page) -> None:
    """The Creature at the hunt."""
    sit(page, 0, 5, NAMES)
    play(page, asked("hunt", after=3), 5)
    page.mouse.move(5, 5)


def reveal(page: Page) -> None:
    """The Reckoning: everybody revealed, tokens on the planet."""
    sit(page, 1, 6, NAMES)
    play(page, asked("act", after=2), 6)


def end(page: Page) -> None:
    """The end of a game."""
    sit(page, 1, 4, NAMES)
    play(page, over, 7)


def survivors(page: Page) -> None:
    """A Survivor's turn, the Killer somewhere in the house."""
    sit(page, 1, 3, NAMES, "terrorscape")
    play(page, asked("turn", after=4), 8)
    page.mouse.move(5, 5)


def killer(page: Page) -> None:
    """The Killer's turn, with noise and statements."""
    sit(page, 0, 3, NAMES, "terrorscape")
    play(page, asked("prowl", after=4), 9)
    page.mouse.move(5, 5)


def encounter(page: Page) -> None:
    """The Killer has found somebody, who chooses how to defend."""
    sit(page, 1, 2, NAMES, "terrorscape")
    play(page, asked("defence", after=1), 12)


def galaxy(page: Page) -> None:
    """A turn against the Voidborn, a sector's details open."""
    sit(page, 0, 1, NAMES, "voidfall", scenario="first_stand")
    play(page, cycle("act", 0), 3)
    page.locator('[data-zone="map"]').nth(4).dispatch_event("click")


def houses(page: Page) -> None:
    """Three Houses in the middle of the game; a Focus card must be played."""
    sit(page, 0, 3, NAMES, "voidfall", scenario="kingdom_come")
    play(page, cycle("focus", 1), 2)


def cycle(kind: str, after: int) -> Callable[[Page], bool]:
    """Returns a test for this question in a later Cycle than `after`."""
    later = f"(document.querySelector('.cycle')?.textContent.match(/\\d+/)?.[0] ?? 0) > {after}"
    return lambda page: page.locator(f'h2[data-kind="{kind}"]').count() > 0 and bool(page.evaluate(later))


def zone(page: Page) -> None:
    """Three scavengers on their way, one of whom must act."""
    sit(page, 0, 3, NAMES, "zona")
    play(page, in_round("action", 4), 5)


def camp(page: Page) -> None:
    """A camping scavenger at the market."""
    sit(page, 0, 2, NAMES, "zona")
    play(page, in_round("camp", 2), 6)


def in_round(kind: str, after: int) -> Callable[[Page], bool]:
    """Returns a test for this question in a later round than `after`."""
    later = f"(document.querySelector('.status b')?.textContent.match(/\\d+/)?.[0] ?? 0) > {after}"
    return lambda page: page.locator(f'h2[data-kind="{kind}"]').count() > 0 and bool(page.evaluate(later))


def television(page: Page) -> None:
    """A television in the middle of a game; one friend has not come yet."""
    wish = {"game": "terrorscape", "players": 4, "options": {}, "lang": DEFAULT}
    bots = [{"kind": "bot", "name": name} for name in NAMES[:3]]
    made = new_table(wish | {"seats": [*bots, {"kind": "person"}]})
    own = {"mine": made["host"], "host": made["host"], "watch": made["watch"], "mySeat": -1}
    table = own | {"wish": {"game": wish["game"], "players": wish["players"]}}
    page.evaluate("(table) => localStorage.setItem('stolik.tables', JSON.stringify([table]))", table)
    page.goto(f"{HOUSE}/t/{made['seats'][3]['token']}")
    play(page, asked("turn", after=4), 8)
    page.route("**/api/house", lambda route: route.fulfill(json={"friends": ["http://192.168.1.7:8000/"]}))
    page.route("**/api/tables/*", nobody_came)
    page.goto(f"{HOUSE}/t/{made['watch']}#television")
    page.locator(".codes svg").wait_for()


def nobody_came(route: Route) -> None:
    """Answers as if nobody had sat down yet."""
    told = route.fetch().json()
    route.fulfill(json=told | {"seats": [seat | {"opened": False} for seat in told["seats"]]})


PICTURES: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "lobby-pl": lobby,
    "hunted": hunted,
    "hunted-pl": hunted,
    "creature": creature,
    "creature-pl": creature,
    "reveal": reveal,
    "end": end,
    "laptop-pl": creature,
    "phone": hunted,
    "phone-lobby-pl": lobby,
    "phone-reveal-pl": reveal,
    "terrorscape-survivors": survivors,
    "terrorscape-survivors-pl": survivors,
    "terrorscape-killer": killer,
    "terrorscape-killer-laptop-pl": killer,
    "terrorscape-encounter": encounter,
    "terrorscape-phone-survivors-pl": survivors,
    "terrorscape-phone-killer": killer,
    "television": television,
    "voidfall-galaxy": galaxy,
    "voidfall-galaxy-laptop-pl": galaxy,
    "voidfall-houses": houses,
    "voidfall-phone-galaxy-pl": galaxy,
    "voidfall-phone-houses": houses,
    "zona": zone,
    "zona-laptop-pl": camp,
    "zona-phone-pl": zone,
}

if __name__ == "__main__":
    main()
