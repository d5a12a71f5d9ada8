"""Pages, their headers, and a clear message if the page has not been built."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

import pytest
from starlette.testclient import TestClient

from stolik.server.errors import BadRoot
from stolik.server.net.app import make_app
from stolik.server.net.headers import HEADERS
from stolik.server.net.paths import root_of
from stolik.server.settings import Settings
from stolik.server.storage.store import Store
from stolik.text import catalogue
from stolik.text.languages import COMPLETE


@contextmanager
def visiting(
    tmp_path: Path, *, built: bool = True, host: str = "localhost", visitor: str = "127.0.0.1", root: str = ""
) -> Iterator[TestClient]:
    """A browser at a server whose client is built, or not."""
    web = tmp_path / "dist"
    if built:
        (web / "assets").mkdir(parents=True)
        (web / "index.html").write_text("<!doctype html><title>Stolik</title>")
        (web / "assets" / "a.js").write_text("1")
        (tmp_path / "secret").write_text("secret")

    app = make_app(
        asyncio.run(Store.open(tmp_path / "t.db")),
        settings=Settings(names=frozenset({"stolik.example"}), root=root),
        web=web,
        friends=lambda: ["http://192.168.1.7:8000/"],
    )
    with TestClient(app, f"http://{host}", raise_server_exceptions=False, client=(visitor, 50000)) as client:
        yield client


def open_table(client: TestClient) -> str:
    wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
    made = client.post("/api/tables", json=wish)
    assert made.status_code == 201
    return str(made.json()["seats"][0]["token"])


def test_every_answer_keeps_the_page_to_itself(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        link = open_table(client)
        for path in ("/", f"/t/{link}", "/t/nowhere", "/api/games", "/api/tables/nowhere", "/assets/a.js", "/nothing"):
            headers = client.get(path).headers
            policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
            assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
            assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "set-cookie" not in headers
            kept = {"/assets/a.js": "immutable", "/api/games": "no-cache"}.get(path, "no-store")
            assert kept in headers["cache-control"], path


def test_the_client_is_shown_at_every_table(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        link = open_table(client)
        assert [client.get(path).status_code for path in ("/", f"/t/{link}", "/t/nowhere")] == [200, 200, 404]
        for path in ("/", f"/t/{link}", "/t/nowhere"):
            assert "<title>Stolik" in client.get(path).text
        assert client.get("/assets/a.js").text == "1"
        for path in ("/assets/none.js", "/../secret", "/%2e%2e/secret", "/assets/../../secret", "/t.db"):
            assert client.get(path).status_code == 404


@pytest.mark.parametrize("lang", COMPLETE)
def test_where_the_client_is_not_built_the_page_says_what_to_do(tmp_path: Path, lang: str) -> None:
    with visiting(tmp_path, built=False) as client:
        for path in ("/", "/t/nowhere"):
            page = client.get(path, headers={"accept-language": lang})
            assert page.status_code == 503
            assert page.text == catalogue(lang).say("error-not_built")
        assert client.get("/api/games").status_code == 200


def test_the_page_finds_its_parts_from_any_depth(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        (tmp_path / "dist" / "index.html").write_text('<script src="./assets/a.js"></script>')
        assert client.get("/").text == '<script src="./assets/a.js"></script>'
        assert client.get("/t/nowhere").text == '<script src="../assets/a.js"></script>'


@pytest.mark.parametrize("kept", [False, True])
def test_the_server_may_stand_under_a_path(tmp_path: Path, kept: bool) -> None:
    """The web server in front takes the path off, or not."""
    root = "/stolik" if kept else ""
    with visiting(tmp_path, root="/stolik") as client:
        wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
        made = client.post(f"{root}/api/tables", json=wish)
        link = made.json()["host"]
        assert client.get(f"{root}/").status_code == client.get(f"{root}/t/{link}").status_code == 200
        assert client.get(f"{root}/api/tables/{link}").status_code == 200
        assert "immutable" in client.get(f"{root}/assets/a.js").headers["cache-control"]
        moved = client.get(f"{root}/t/{link}).", follow_redirects=False).headers["location"]
        assert urljoin(f"{root}/t/{link}).", moved) == f"{root}/t/{link}"
        assert client.get("/stolik", follow_redirects=False).headers["location"] == "/stolik/"
        assert client.get("/stolikx/").status_code == 404


@pytest.mark.parametrize(("lang", "said"), [("en", "--root-path"), ("pl", "--root-path")])
def test_a_path_of_which_the_server_was_not_told_is_named(tmp_path: Path, lang: str, said: str) -> None:
    with visiting(tmp_path) as client:
        for path in ("/stolik/", "/stolik/t/nowhere", "/nothing"):
            page = client.get(path, headers={"accept": "text/html", "accept-language": lang})
            assert page.status_code == 404
            assert said in page.text


def test_a_root_path_is_checked() -> None:
    given = {"": "", "/": "", "stolik": "/stolik", "/a/b/": "/a/b", "/my_games-2": "/my_games-2"}
    assert {path: root_of(path) for path in given} == given
    for wrong in ("a b", "/a//b", "../x", "/a?b", "/ł", "https://stolik.example/stolik"):
        with pytest.raises(BadRoot):
            root_of(wrong)


def test_the_games_are_listed_with_all_a_lobby_needs(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        games = {game["id"]: game for game in client.get("/api/games").json()}
    assert list(games) == ["not_alone", "terrorscape", "voidfall", "zona"]
    assert games["terrorscape"]["roles"]["3"] == ["killer", "survivors", "survivors"]
    game = games["not_alone"]
    assert game["players"] == [2, 7]
    assert game["roles"]["3"] == ["creature", "hunted", "hunted"]
    assert {"random", "sensible"} <= set(game["bots"])
    options = {option["id"]: option for option in game["options"]}
    assert options["expert"] == {
        "id": "expert",
        "kind": "bool",
        "group": "variant",
        "default": False,
        "values": [True, False],
        "applies_if": None,
        "values_if": {},
    }
    assert options["window_order"]["kind"] == "choice"
    assert options["window_order"]["default"] in options["window_order"]["values"]


def test_a_game_s_words_are_fetched_once(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        names = {game["id"]: game["names"] for game in client.get("/api/games").json()}
        assert names["not_alone"] == {"en": "Not Alone", "pl": "Obecność"}
        polish = client.get("/api/texts/not_alone/pl")
        assert "game-not_alone = Obecność" in polish.text
        assert "ui-lobby" not in polish.text, "the house's own words are part of the page"
        again = client.get("/api/texts/not_alone/pl", headers={"if-none-match": polish.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "game-not_alone = Not Alone" in client.get("/api/texts/not_alone/xx").text
        assert client.get("/api/texts/chess/pl").json()["error"]["id"] == "unknown_game"


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
def test_where_friends_find_the_server_is_told_on_its_own_computer(tmp_path: Path, host: str) -> None:
    with visiting(tmp_path, host=host) as client:
        friends = ["http://192.168.1.7:8000/"]
        told = {"friends": friends, "password": False, "open_tables": False, "notice": None}
        assert client.get("/api/house").json() == told


@pytest.mark.parametrize(
    ("host", "visitor"),
    [("stolik.example", "127.0.0.1"), ("203.0.113.9", "203.0.113.77"), ("localhost", "10.0.0.7")],
)
def test_addresses_of_the_house_are_no_business_of_the_world(tmp_path: Path, host: str, visitor: str) -> None:
    with visiting(tmp_path, host=host, visitor=visitor) as client:
        assert client.get("/api/house").json()["friends"] == []


def test_what_goes_wrong_inside_is_said_without_details(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def burst(*_: object) -> None:
        raise RuntimeError("the seed is 42")

    with visiting(tmp_path) as client:
        monkeypatch.setattr(Store, "link", burst)
        answer = client.get("/api/tables/x", headers={"accept-language": "pl"})
    assert answer.status_code == 500
    assert answer.json()["error"] == {"id": "internal", "args": {}, "text": catalogue("pl").say("error-internal")}
    assert HEADERS.items() <= dict(answer.headers).items()


def test_whether_the_server_is_well_can_be_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with visiting(tmp_path) as client:
        assert client.get("/healthz").json() == {"ok": True}

        async def full(*_: object) -> None:
            raise sqlite3.OperationalError("disk full")

        monkeypatch.setattr(Store, "_write", full)
        assert client.get("/healthz").status_code == 503
