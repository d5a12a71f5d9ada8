"""Links, and what is pasted together with them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient
from tests.server.house import House

from stolik.server.net.app import make_app
from stolik.server.storage.store import Store
from stolik.server.tables.people.links import cleaned, new_host_link, rematch_link, seat_link

LINK = "Ab3_dE-gH1jKlMn0pQrStU-_"

BEHIND = [
    *(".", ",", ")", ">", "]", '"', "'", "”", "…", "!", "?", "*", "_", "-", ").", ">,", " come!", "%20", "&gt;"),
    *(" ", "\u00a0", "\u200b", "\u200e", "\ufeff", "\n", "\t", "/", "//", "/?x=1", "?fbclid=Iw-A_1"),
]
BEFORE = [" ", "<", "(", "\u200b", "&lt;", "“", "/"]
AROUND: list[Callable[[str], str]] = [
    *(lambda link, end=end: link + end for end in BEHIND),
    *(lambda link, start=start: start + link for start in BEFORE),
    lambda link: f"come play: http://192.168.1.7:8000/t/{link}. Bring cake!",
    lambda link: f"[table](https://stolik.example/stolik/t/{link})",
    lambda link: f"{link[:10]}\u200b{link[10:]}",
    lambda link: link.replace("-", "\u2011"),
    lambda link: link.replace("-", "–"),
    lambda link: f"—{link}—come!",
    lambda link: f"{link[:10]}\r\n{link[10:]}",
    lambda link: f"{link[:10]}=\n{link[10:]} Bye",
]


@pytest.mark.parametrize("around", AROUND)
def test_a_link_loses_what_cannot_belong_to_it(around: Callable[[str], str]) -> None:
    assert cleaned(around(LINK)) == LINK


def test_every_link_stays_as_it_is() -> None:
    for _ in range(200):
        host = new_host_link()
        for link in (host, seat_link(host, None), seat_link(host, 3, 2), rematch_link(host, 1)):
            assert cleaned(link) == link


@pytest.mark.parametrize("text", ["", ".", "%", "\u200b", "/t/", "https://stolik.example/", "zażółć", "x" * 1000])
def test_what_holds_no_link_is_harmless(text: str) -> None:
    assert len(cleaned(text)) <= 24
    assert cleaned(text).isascii()


@pytest.fixture
def visitor(tmp_path: Path) -> TestClient:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text("<title>Stolik</title>")
    return TestClient(make_app(asyncio.run(Store.open(tmp_path / "t.db")), web=tmp_path / "dist"), "http://localhost")


def test_the_page_and_the_requests_take_a_link_as_it_was_pasted(visitor: TestClient) -> None:
    with visitor:
        wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
        link = visitor.post("/api/tables", json=wish).json()["seats"][0]["token"]
        for around in AROUND:
            pasted = around(link).rpartition("/t/")[2]
            if "\n" in pasted[:-1] or pasted in (link, f"{link}?"):
                continue  # a browser leaves out line breaks, an empty query is nothing, not every link has a hyphen
            answer = visitor.get(f"/t/{quote(pasted, safe='/?=&')}", follow_redirects=False)
            up = "../" * (quote(pasted, safe="/?=&").partition("?")[0].count("/") + 1)
            assert (answer.status_code, answer.headers.get("location")) == (307, f"{up}t/{link}"), pasted
            if "/" not in pasted:
                assert visitor.get(f"/api/tables/{quote(pasted)}").status_code == 200, pasted
        assert visitor.get(f"/t/{link}", follow_redirects=False).status_code == 200
        assert visitor.get(f"/t/%{ord(link[0]):02x}{link[1:]}", follow_redirects=False).status_code == 307
        for nothing in ("/t/...", "/t/", "/t/%20", "/t/%"):
            assert visitor.get(nothing, follow_redirects=False).status_code == 404
        assert visitor.get("/t/nowhere.", follow_redirects=False).headers["location"] == "../t/nowhere"
        assert visitor.get("//evil.example/t/x", follow_redirects=False).status_code == 404


def test_the_socket_takes_a_link_as_it_was_pasted(house: House) -> None:
    link = house.table("person", "random")["seats"][0]["token"]

    async def sit(pasted: str) -> None:
        async with house.player(pasted) as player:
            await player.asked()

    for pasted in (f"{link}.)", f"{link}%20", f"%E2%80%8B{link}"):
        asyncio.run(sit(pasted))
