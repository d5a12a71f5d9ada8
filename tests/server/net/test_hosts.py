"""By which names the server may be called, the password for opening tables, and the figures of the server."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.rooms import Listener

from stolik.server.errors import BadPasswordFile
from stolik.server.limits import GUESSES, Buckets, Places
from stolik.server.messages import Inbound, SeatRequest, TableRequest
from stolik.server.net.app import make_app
from stolik.server.net.hosts import is_ours, is_page_of
from stolik.server.password import read_password, write_password
from stolik.server.settings import Settings
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby
from stolik.text.languages import COMPLETE

WISH = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}


def client(folder: Path, settings: Settings, host: str = "127.0.0.1:8000", visitor: str = "127.0.0.1") -> TestClient:
    app = make_app(asyncio.run(Store.open(folder / "t.db")), settings=settings)
    return TestClient(app, f"http://{host}", client=(visitor, 50000))


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "[2001:db8::7]", "localhost:8000", "salon", "salon.local:80"),
        *("Stolik.Example.org", "stolik.example.org.:443", "x.home.arpa", ""),
    ],
)
def test_addresses_and_names_of_ones_own_are_good(host: str) -> None:
    assert is_ours(host, {"stolik.example.org"})


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "stolik.example.org.evil.example", "local.com", "evil.fritz.box"]
)
def test_a_page_of_another_name_is_refused(tmp_path: Path, host: str) -> None:
    settings = Settings(names=frozenset({"stolik.example.org"}))
    with client(tmp_path, settings, host) as rebound:
        answer = rebound.post("/api/tables", json=WISH, headers={"origin": f"http://{host}"})
        assert (answer.status_code, answer.json()["error"]["args"]) == (421, {"host": host})
        assert "content-security-policy" in answer.headers
        with pytest.raises(WebSocketDisconnect) as closed, rebound.websocket_connect("/ws/x", headers={"host": host}):
            pass
        assert closed.value.code == 1008


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        *(
            ("https://stolik.example.org", "stolik.example.org"),
            ("https://stolik.example.org", "Stolik.example.org:443"),
        ),
        *(("http://10.0.0.5", "10.0.0.5:80"), ("http://[::1]:8000", "[::1]:8000"), ("https://a.b:8443", "a.b:8443")),
    ],
)
def test_a_page_is_known_by_its_name(origin: str, host: str) -> None:
    assert is_page_of(origin, host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        *(("null", "null"), ("", ""), ("https://", ""), ("file://", ""), ("https://evil.example", "localhost")),
        *(("http://localhost:3000", "localhost:8000"), ("https://a.b:8443", "a.b"), ("http://a.b", "a.b:443")),
        *(("https://a.b", "a.b:80"), ("http://[", "["), ("http://a:x", "a:x"), ("http://a.b:99999", "a.b:99999")),
    ],
)
def test_a_page_of_another_site_is_known_too(origin: str, host: str) -> None:
    assert not is_page_of(origin, host)


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_person_who_opened_the_wrong_address_gets_a_page(tmp_path: Path, lang: str) -> None:
    asked = {"accept": "text/html,*/*", "accept-language": lang}
    with client(tmp_path, Settings(), "evil.example") as lost:
        page = lost.get("/", headers=asked | {"host": "evil.example"})
        assert (page.status_code, page.headers["content-type"]) == (421, "text/html; charset=utf-8")
        assert "--name evil.example" in page.text
        assert f'lang="{lang}"' in page.text
        page = lost.get("/", headers=asked | {"host": "<script>"})
        assert page.status_code == 400
        assert "<script>" not in page.text


def test_a_websocket_that_may_be_opened_can_be_tried_first(tmp_path: Path) -> None:
    with client(tmp_path, Settings()) as visitor:
        link = visitor.post("/api/tables", json=WISH).json()["seats"][0]["token"]

        def tried(link: str = link, **headers: str) -> tuple[int, str]:
            answer = visitor.post(f"/api/tables/{link}/line", json={}, headers=headers)
            return answer.status_code, answer.json().get("error", {}).get("id", "")

        assert tried() == tried(origin="http://127.0.0.1:8000") == (200, "")
        assert tried(origin="https://stolik.example.org") == (403, "foreign_origin")
        assert tried(host="stolik.example.org") == (421, "foreign_host")
        assert tried("nowhere") == (404, "unknown_table")
        visitor.app.state.lobby.places = Places(0)  # type: ignore[attr-defined]
        assert tried() == (503, "house_full")
        visitor.app.state.requests = Buckets(0, 0)  # type: ignore[attr-defined]
        assert tried() == (429, "rate_limited")


@pytest.mark.parametrize(("lang", "said"), [("en", "Upgrade and Connection"), ("pl", "Upgrade i Connection")])
def test_a_websocket_asked_for_without_an_upgrade_says_so(tmp_path: Path, lang: str, said: str) -> None:
    with client(tmp_path, Settings()) as visitor:
        answer = visitor.get("/ws/nowhere", headers={"accept-language": lang})
        assert (answer.status_code, answer.json()["error"]["id"]) == (426, "no_upgrade")
        assert said in answer.json()["error"]["text"]


def test_a_page_of_another_site_is_told_why_it_is_refused(tmp_path: Path) -> None:
    with client(tmp_path, Settings()) as visitor:
        with visitor.websocket_connect("/ws/nowhere", headers={"origin": "https://stolik.example.org"}) as line:
            told = line.receive_json()["error"]
            assert told["id"] == "foreign_origin"
            assert told["args"] == {"origin": "https://stolik.example.org", "host": "testserver"}
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive_json()
        assert closed.value.code == 1008


def test_tables_are_opened_with_a_password(tmp_path: Path) -> None:
    write_password(tmp_path / "hash", "ąę 1")
    assert "ąę" not in (tmp_path / "hash").read_text()
    assert (tmp_path / "hash").stat().st_mode & 0o077 == 0
    settings = Settings(password=read_password(tmp_path / "hash"))
    with client(tmp_path, settings) as visitor:
        assert visitor.get("/api/house").json()["password"] is True
        for path, wish in (("/api/tables", WISH), ("/api/guides", {"game": "not_alone", "guide": "hunted"})):
            for given in ({}, {"password": ""}, {"password": "ąę 2"}):
                answer = visitor.post(path, json={**wish, **given})
                assert (answer.status_code, answer.json()["error"]["id"]) == (401, "password_needed")
        made = visitor.post("/api/tables", json={**WISH, "password": "ąę 1"})
        assert made.status_code == 201
        link = made.json()["host"]
        assert visitor.get(f"/api/tables/{link}").status_code == 200, "who has a link needs no password"
        for given in ({}, {"password": "ąę 2"}):
            assert visitor.post(f"/api/tables/{link}/rematch", json=given).status_code == 401, "opening another does"
        assert visitor.post(f"/api/tables/{link}/rematch", json={"password": "ąę 1"}).status_code == 201


def test_a_password_cannot_be_tried_without_end(tmp_path: Path) -> None:
    write_password(tmp_path / "hash", "right")
    with client(tmp_path, Settings(password=read_password(tmp_path / "hash"))) as visitor:
        told = [visitor.post("/api/tables", json={**WISH, "password": "x"}).status_code for _ in range(GUESSES + 2)]
        assert told == [401] * GUESSES + [429] * 2
        assert visitor.post("/api/tables", json={**WISH, "password": "right"}).status_code == 429


def test_how_long_a_wrong_password_takes_says_nothing(tmp_path: Path) -> None:
    write_password(tmp_path / "hash", "a" * 20)
    password = read_password(tmp_path / "hash")

    def took(given: str) -> float:
        begun = time.process_time()
        assert not password.fits(given)
        return time.process_time() - begun

    near, far = (min(took(given) for _ in range(3)) for given in ("a" * 19 + "b", "b"))
    assert 0.5 < near / far < 2


@pytest.mark.parametrize("text", ["", "secret", "md5 YQ== YQ==", "scrypt a b"])
def test_a_file_without_a_hash_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "hash").write_text(text)
    with pytest.raises(BadPasswordFile):
        read_password(tmp_path / "hash")
    with pytest.raises(BadPasswordFile):
        read_password(tmp_path / "none")


def test_figures_count_and_hold_no_secret(tmp_path: Path) -> None:
    async def play() -> str:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        made = await lobby.create(TableRequest("not_alone", 2, [SeatRequest("person"), SeatRequest("person")]))
        link, room = await lobby.place(made["seats"][0]["token"])
        guest = Listener(link.seat)
        room.enter(guest)
        await room.hear(guest, Inbound(seq=guest.state["seq"], value="side:a"))
        told = await lobby.metrics()
        await lobby.close()
        assert not re.search("|".join([made["table"], made["host"], "side", "not_alone"]), told)
        return told

    figures = dict(re.findall(r"^(stolik_\S+) (\S+)$", asyncio.run(play()), re.MULTILINE))
    assert figures["stolik_answers_total"] == "1"
    assert figures["stolik_tables"] == figures["stolik_tables_in_memory"] == figures["stolik_lines"] == "1"
    assert figures["stolik_writes_refused_total"] == figures["stolik_writes_waiting"] == "0"
    assert int(figures["stolik_memory_bytes"]) > 10_000_000
    assert int(figures["stolik_commit_seconds_count"]) == int(figures['stolik_commit_seconds_bucket{le="+Inf"}']) >= 2


def test_figures_are_told_on_the_servers_own_computer(tmp_path: Path) -> None:
    with client(tmp_path, Settings(metrics="/figures")) as here:
        told = here.get("/figures")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "stolik_lines 0" in told.text


@pytest.mark.parametrize(
    ("host", "visitor", "metrics"),
    [
        ("192.168.1.7", "192.168.1.8", "/figures"),
        ("192.168.1.7", "127.0.0.1", "/figures"),
        ("localhost", "192.168.1.8", "/figures"),
        ("localhost", "127.0.0.1", ""),
    ],
)
def test_figures_are_told_to_nobody_else(tmp_path: Path, host: str, visitor: str, metrics: str) -> None:
    with client(tmp_path, Settings(metrics=metrics), host, visitor) as other:
        assert other.get("/figures").status_code == 404


def test_figures_are_not_told_through_a_web_server_whatever_a_visitor_claims(tmp_path: Path) -> None:
    with client(tmp_path, Settings(metrics="/figures")) as forged:
        assert forged.get("/figures", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404
