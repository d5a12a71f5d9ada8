"""A real server on a free port and the system's Chromium."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urljoin
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect

from stolik import Position
from stolik.server.tables.people.links import hashed

SERVE = """
import sys
from pathlib import Path
from stolik.cli.packs import use_packs
from stolik.server import Settings, limits, serve
from stolik.text import catalogue
use_packs([Path(folder) for folder in sys.argv[4:]], catalogue("en"))
limits.NEW_TABLES_PER_SECOND = 2.0
settings = Settings(open_tables=sys.argv[3] == "open")
serve(port=int(sys.argv[1]), db=sys.argv[2], pause=0.0, beat=0, settings=settings)
"""
ASKED = "document.querySelector('h2[data-kind]')?.dataset.kind"
WAIT = 60_000
"""Milliseconds that every wait of every test here allows."""
SEED = 1
"""Of every table's chance."""
expect.set_options(timeout=WAIT)


class House:
    """The server, which can be killed and started again with the same tables."""

    def __init__(
        self, db: Path, packages: Sequence[Path] = (), packs: Sequence[Path] = (), *, anybody: bool = False
    ) -> None:
        """`packages` are folders of other packages, used as if they were installed; `packs` folders of packs; with
        `anybody` tables may be open to anybody.
        """
        self._anybody = "open" if anybody else ""
        self._packs = [str(path) for path in packs]
        self.db, self._port, self.url, self._packages = db, "0", "", [str(path) for path in packages]
        self.start()

    def start(self) -> None:
        """Start the server, or start it again on its port, which another program may briefly be using."""
        for _ in range(WAIT // 1000):
            said = self._begin()
            if "http" in said:
                self.url = said.split()[-1].rstrip("/")
                self._port = self.url.rsplit(":", 1)[1]
                return
            self.kill()
            time.sleep(1)
        raise AssertionError(f"the server does not start: {said}")

    def _begin(self) -> str:
        """Start the process. Returns the first line it prints, empty if it has ended."""
        # The tests see only the browser: nothing the server prints except its address matters.
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, self._port, str(self.db), self._anybody, *self._packs],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, *self._packages]), "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def table(
        self,
        people: set[int],
        players: int,
        game: str = "not_alone",
        *,
        pace: Mapping[str, Any] | None = None,
        **options: str | bool,
    ) -> dict[int | str, str]:
        """The addresses of a new table: each person's seat, "watch" and "host". Its random numbers are always the
        same."""
        seats = [{"kind": "person"} if n in people else {"kind": "bot", "bot": "random"} for n in range(players)]
        wish = {"game": game, "players": players, "options": options, "seats": seats, "lang": "en", "pace": pace}
        request = Request(f"{self.url}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"})
        with urlopen(request) as answer:
            made = json.load(answer)
        links: dict[int | str, str] = {seat["seat"]: f"{self.url}/t/{seat['token']}" for seat in made["seats"]}
        links |= {"watch": f"{self.url}/t/{made['watch']}", "host": f"{self.url}/t/{made['host']}"}
        self._begin_at(links, SEED, [])
        return links

    def table_at(
        self, position: Position, people: set[int] | None = None, *, pace: Mapping[str, Any] | None = None
    ) -> dict[int | str, str]:
        """The addresses of a table at this position. Without `people` every seat has a person, so that nothing
        moves."""
        people = set(range(position.players)) if people is None else people
        links = self.table(people, position.players, position.game.id, pace=pace, **position.options)
        self._begin_at(links, position.seed, position.history)
        return links

    def host_page(self) -> str:
        """The address of the host's page, with a key."""
        key = "a" * 24
        with closing(sqlite3.connect(self.db)) as db, db:
            db.execute("INSERT OR REPLACE INTO house (name, value) VALUES ('host', ?)", (hashed(key).encode(),))
        return f"{self.url}/host#{key}"

    def _begin_at(
        self, links: dict[int | str, str], seed: int | None, history: Sequence[tuple[int, str, object]]
    ) -> None:
        """Give a table that nobody has opened yet this seed and these answers."""
        with closing(sqlite3.connect(self.db)) as db, db:
            token = links["watch"].rsplit("/", 1)[1]
            (table,) = db.execute("SELECT table_id FROM links WHERE hash = ?", (hashed(token),)).fetchone()
            db.execute("UPDATE tables SET seed = ? WHERE id = ?", (seed, table))
            rows = [(table, seq, seat, kind, json.dumps(v)) for seq, (seat, kind, v) in enumerate(history)]
            db.executemany("INSERT INTO answers (table_id, seq, seat, kind, value) VALUES (?, ?, ?, ?, ?)", rows)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house") / "tables.db")
    yield running
    running.kill()


# The compilers for code that runs for long, and the collector of rubbish, would take more time than they save.
QUICK = "--js-flags=--no-opt --no-maglev --min-semi-space-size=64 --initial-heap-size=200"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Programs that will do, the quickest first."""


RUNNING = ExitStack()
"""Playwright and the browser, once they are started."""


@cache
def program() -> str:
    """The Chromium of this machine."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no Chromium on this machine")
    return path


@cache
def started() -> Browser:
    """The browser of this process; starting one takes longer than most tests."""
    path = program()
    playwright = RUNNING.enter_context(sync_playwright())
    browser = playwright.chromium.launch(
        executable_path=path, args=["--no-sandbox", "--disable-background-networking", QUICK]
    )
    RUNNING.callback(browser.close)
    return browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Ends the browser before other tests follow: while it runs, Playwright keeps an event loop open, and they need
    their own.
    """
    try:
        yield
    finally:
        if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
            RUNNING.close()
            pages.cache_clear()
            started.cache_clear()


@pytest.fixture(scope="module")
def chromium() -> Browser:
    return started()


def pass_until(page: Page, kind: str, *, also: Page | None = None) -> None:
    """Passes until a question of this kind comes, on `also` too; answers questions that cannot be passed."""
    for _ in range(WAIT // 100):
        for each in filter(None, (page, also)):
            asked = each.evaluate(ASKED)
            if asked == kind:
                return
            button = each.locator('.answers [data-thing="word:pass"]')
            if button.count() > 0:
                button.dispatch_event("click")
            elif asked:
                each.keyboard.press("q")
                each.keyboard.press("Enter")
        page.wait_for_timeout(100)
    raise AssertionError(f"not asked: {kind}")


def visit(link: str) -> ClientConnection:
    """Somebody at a table whose page no test looks at: only the line, a hundredth of what a page takes."""
    return connect(link.replace("http", "ws", 1).replace("/t/", "/ws/"), proxy=None)


Open = Callable[..., Page]


def lobby(house: House, open_page: Open, game: str, **settings: Any) -> Page:
    """The lobby with a game chosen and all its parts open."""
    page = open_page(f"{house.url}/?game={game}", **settings)
    page.locator("form .btn.main").wait_for()
    for part in page.locator("summary").all():
        part.click()
    return page


class Pages:
    """Pages, each in its own browser context, and the errors they report. A page that has been left, for a picture that
    asks for nothing, is used again for the same settings: this takes two thirds of the time of a new one.
    """

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._left = defaultdict[str, list[Page]](list)
        self._open: list[tuple[str, Page, Callable[[WebSocket], None]]] = []
        self._complaints: list[str] = []

    def page(
        self,
        *,
        width: int = 1280,
        height: int = 800,
        on_socket: Callable[[WebSocket], None] = lambda _: None,
        **settings: Any,
    ) -> Page:
        """An empty page that remembers nothing."""
        key = json.dumps(settings, sort_keys=True)
        page = self._left[key].pop() if self._left[key] else self._new(**settings)
        self._open.append((key, page, on_socket))
        page.on("websocket", on_socket)
        page.set_viewport_size({"width": width, "height": height})
        return page

    def _new(
        self,
        *,
        lang: str = "en-GB",
        still: bool = True,
        stranger: bool = False,
        untold: bool = False,
        **settings: object,
    ) -> Page:
        """A `stranger` is still asked for a name; who is `untold` has not yet been told that one press may send."""
        motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
        # A service worker would outlive the page, and keep `route` from seeing its requests (test_offline.py has one).
        context = self._chromium.new_context(locale=lang, reduced_motion=motion, service_workers="block")
        kept = json.dumps({"tempo": "instant", "autoPass": False, **settings})
        context.add_init_script(f"localStorage['stolik.settings'] ??= {json.dumps(kept)}")
        if not stranger:
            context.add_init_script("localStorage['stolik.asked'] ??= 'yes'")
        if not untold:
            context.add_init_script("localStorage['stolik.sent'] ??= 'yes'")
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self._complaints.append(error.stack or str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if "Content Security" in said.text:
            self._complaints.append(said.text)

    def leave(self) -> None:
        """Leave all pages and forget what they have stored. Fails if one of them reported an error."""
        opened, self._open = self._open, []
        for key, page, on_socket in opened:
            if page.is_closed():
                continue
            page.remove_listener("websocket", on_socket)
            page.unroute_all()
            page.mouse.move(-1, -1)
            if not page.url.startswith("http"):
                page.context.close()
                continue
            page.goto(urljoin(page.url, "/icon.svg"))
            browser = page.context.new_cdp_session(page)
            browser.send("Storage.clearDataForOrigin", {"origin": page.url, "storageTypes": "all"})
            browser.detach()
            self._left[key].append(page)
        complaints, self._complaints = self._complaints, []
        assert complaints == []

    def close(self) -> None:
        """Close all pages. Fails if one of them reported an error."""
        for _, page, _ in self._open:
            page.context.close()
        assert self._complaints == []


@cache
def pages() -> Pages:
    """The pages of this process."""
    return Pages(started())


def opener(some: Pages) -> Open:
    """Opens an address on one of these pages."""

    def opened(address: str, **settings: Any) -> Page:
        page = some.page(**settings)
        page.goto(address)
        return page

    return opened


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Open]:
    """Opens an address on a page; the test fails if one of its pages reports an error."""
    yield opener(pages())
    pages().leave()


@pytest.fixture
def own_page(chromium: Browser) -> Iterator[Open]:
    """Like `open_page`, for a test that changes the browser itself: its clock, its connections, its scripts."""
    some = Pages(chromium)
    yield opener(some)
    some.close()
