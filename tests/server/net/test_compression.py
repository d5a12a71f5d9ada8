"""What is the same for everybody is compressed and made once; what may hold a secret is never compressed."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.testclient import TestClient
from tests.server.house import House
from websockets.asyncio.client import connect

from stolik.server.net import api
from stolik.server.net.app import make_app
from stolik.server.net.codings import best_coding
from stolik.server.settings import Settings
from stolik.server.storage.store import Store

SCRIPT = "play();" * 400
FORMS = {"": SCRIPT.encode(), ".br": b"as brotli", ".gz": gzip.compress(SCRIPT.encode())}

PAGES = {"/back/{table}", "/", "/t/{pasted:path}", "/r/{moment}"}
TEXTS = {"/api/games", "/api/lobby/{lang}", "/api/lobby/{lang}/{game}", "/api/texts/{game}/{lang}", "/api/rules/{game}"}
MAY_BE_COMPRESSED = {"", *PAGES, *TEXTS}
"""The files of the client (a mount, whose path is empty), its pages, and texts: none holds a secret or anything that a
stranger chooses.
"""


@contextmanager
def visiting(tmp_path: Path, **settings: Any) -> Iterator[TestClient]:
    web = tmp_path / "dist"
    if not web.exists():
        (web / "assets").mkdir(parents=True)
        for end, content in FORMS.items():
            (web / "assets" / f"a.js{end}").write_bytes(content)
        (web / "index.html").write_bytes(b"<title>Stolik</title>")
        (web / "assets" / "font.woff2").write_bytes(b"font")
    app = make_app(asyncio.run(Store.open(tmp_path / "t.db")), settings=Settings(**settings), web=web)
    with TestClient(app, "http://localhost", client=("127.0.0.1", 50000)) as client:
        yield client


def sent(client: TestClient, path: str, coding: str | None, method: str = "GET", **headers: str) -> tuple[Any, bytes]:
    """The response and its body as it was sent, not decoded."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    request = client.build_request(method, path, headers=headers)
    del request.headers["accept-encoding"]
    if coding is not None:
        request.headers["accept-encoding"] = coding
    response = client.send(request, stream=True)
    return response, b"".join(response.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "wanted"),
    [
        *((None, "identity"), ("", "identity"), ("identity", "identity"), ("deflate, zstd", "identity")),
        *(("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("GZIP", "gzip"), ("x-gzip", "gzip"), ("*", "br")),
        *(("br;q=0.5, gzip;q=0.8", "gzip"), ("br ; q=0.5 ,gzip; Q=0.5", "br"), ("br;q=0, gzip", "gzip")),
        *(("br;q=0, gzip;q=0.000", "identity"), ("*;q=0", "identity"), ("br;q=0, *", "gzip"), ("*;q=0, gzip", "gzip")),
        *(("identity;q=0", "identity"), ("identity;q=0, *;q=0.1", "br"), ("identity;q=0.5, gzip;q=0.4", "identity")),
        *(("identity, gzip;q=0.4", "identity"), ("identity;q=0.5, gzip;q=0.5", "gzip"), ("gzip;q=1.000", "gzip")),
        *(
            ("gzip;q=2", "identity"),
            ("gzip;q=nan", "identity"),
            ("br;q=-1, gzip;q=0.1", "gzip"),
            (",,;=, gzip", "gzip"),
        ),
        *(("gzip;level=9", "identity"), ("brotli, gzips", "identity"), ("gz\u0131p", "identity")),
    ],
)
def test_the_coding_is_the_one_that_was_asked_for(accepted: str | None, wanted: str) -> None:
    headers = Headers({} if accepted is None else {"accept-encoding": accepted.encode().decode("latin-1")})
    assert best_coding(headers, ("gzip", "br")) == wanted
    assert best_coding(headers, ()) == "identity"
    assert best_coding(headers, ("gzip",)) in (wanted.replace("br", "gzip"), "identity")


def test_headers_that_are_repeated_count_together() -> None:
    assert (
        best_coding(Headers(raw=[(b"accept-encoding", b"gzip"), (b"accept-encoding", b"br")]), ("gzip", "br")) == "br"
    )


@pytest.mark.parametrize(("coding", "end"), [("gzip, br", ".br"), ("gzip", ".gz"), (None, ""), ("identity", "")])
def test_a_file_is_sent_in_the_form_that_was_asked_for(tmp_path: Path, coding: str | None, end: str) -> None:
    with visiting(tmp_path) as client:
        response, body = sent(client, "/assets/a.js", coding)
        head, nothing = sent(client, "/assets/a.js", coding, "HEAD")
    assert (response.status_code, body) == (200, FORMS[end])
    assert (head.status_code, nothing) == (200, b"")
    for answer in (response, head):
        assert answer.headers.get("content-encoding") == {".br": "br", ".gz": "gzip", "": None}[end]
        assert answer.headers["content-length"] == str(len(FORMS[end]))
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["cache-control"]


def test_every_form_of_a_file_has_a_tag_of_its_own(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        tags = {coding: sent(client, "/assets/a.js", coding)[0].headers["etag"] for coding in ("br", "gzip", None)}
        assert len(set(tags.values())) == 3
        for coding, tag in tags.items():
            for known in (tag, f'"other", W/{tag}', "*"):
                again, body = sent(client, "/assets/a.js", coding, if_none_match=known)
                assert (again.status_code, body) == (304, b"")
                assert (again.headers["etag"], again.headers["vary"]) == (tag, "accept-encoding")
                assert "content-encoding" not in again.headers
                assert "immutable" in again.headers["cache-control"]
        assert sent(client, "/assets/a.js", "gzip", if_none_match=tags["br"])[0].status_code == 200


def test_a_part_of_a_file_is_a_part_of_its_plain_form(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        plain, packed = (sent(client, "/assets/a.js", coding)[0].headers["etag"] for coding in (None, "br"))
        part, body = sent(client, "/assets/a.js", "br", range="bytes=2-5")
        assert (part.status_code, body) == (206, FORMS[""][2:6])
        assert part.headers["content-range"] == f"bytes 2-5/{len(SCRIPT)}"
        assert part.headers["vary"] == "accept-encoding"
        assert "content-encoding" not in part.headers
        rest, _ = sent(client, "/assets/a.js", "br", range="bytes=2-5", if_range=plain)
        whole, body = sent(client, "/assets/a.js", "br", range="bytes=2-5", if_range=packed)
        assert (rest.status_code, whole.status_code, body) == (206, 200, FORMS[""])
        assert sent(client, "/assets/a.js", "br", range="bytes=9999-")[0].status_code == 416


def test_a_file_without_other_forms_is_sent_as_it_is(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        font, body = sent(client, "/assets/font.woff2", "gzip, br")
        assert (font.headers["content-type"], body) == ("font/woff2", b"font")
        assert not {"content-encoding", "vary"} & font.headers.keys()
        for path in ("/assets/a.js.br", "/assets/a.js.gz", "/index.html.gz", "/assets/none.js"):
            assert sent(client, path, "gzip, br")[0].status_code == 404


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/lobby/pl?game=zona", "/api/lobby/en/zona", "/api/texts/zona/pl", "/api/rules/voidfall"]
)
def test_a_text_is_made_once_and_sent_once(tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(name: str, real: Any) -> Any:
        def make(*args: Any) -> Any:
            made.append(name)
            return real(*args)

        return make

    for name in ("_described", "lobby_texts", "sent_texts", "book_of"):
        monkeypatch.setattr(api, name, counted(name, getattr(api, name)))
    with visiting(tmp_path) as client:
        plain, text = sent(client, path, None)
        once = len(made)
        packed, body = sent(client, path, "gzip, br")
        assert (plain.status_code, packed.status_code, gzip.decompress(body)) == (200, 200, text)
        assert len(body) < len(text) / 2
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.headers["etag"] != packed.headers["etag"]
        for coding, answer, content in ((None, plain, text), ("gzip", packed, body)):
            assert answer.headers["content-length"] == str(len(content))
            assert (answer.headers["vary"], answer.headers["cache-control"]) == ("accept-encoding", "no-cache")
            head, nothing = sent(client, path, coding, "HEAD")
            assert (head.headers["content-length"], nothing) == (str(len(content)), b"")
            again, nothing = sent(client, path, coding, if_none_match=answer.headers["etag"])
            assert (again.status_code, nothing, again.headers["etag"]) == (304, b"", answer.headers["etag"])
        assert 0 < len(made) == once


def test_a_text_that_has_changed_is_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with visiting(tmp_path) as client:
        tag = sent(client, "/api/texts/zona/pl", "gzip")[0].headers["etag"]
    with visiting(tmp_path) as client:
        assert sent(client, "/api/texts/zona/pl", "gzip", if_none_match=tag)[0].status_code == 304
    monkeypatch.setattr(api, "sent_texts", lambda game, lang: f"pack-{game} = {lang}")
    with visiting(tmp_path) as client:
        changed, body = sent(client, "/api/texts/zona/pl", "gzip", if_none_match=tag)
        assert (changed.status_code, gzip.decompress(body)) == (200, b"pack-zona = pl")


def test_visitors_cannot_fill_the_memory_with_texts(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        found = {sent(client, f"/api/texts/zona/{lang}", None)[1] for lang in ("en", "xx", "EN", "pl-PL", "%00")}
        app: Any = client.app
        assert len(found) == len(app.state.documents._made) == 1


KNOWN = {"game": "zona", "lang": "pl", "report": "1"}
"""What stands in addresses where no link, id or key does."""


def test_only_what_is_the_same_for_everybody_is_ever_compressed(tmp_path: Path) -> None:
    """Every route is tried with every method and every kind of link: a new one must be named above, or stay plain."""
    compressed = set()
    with visiting(tmp_path, metrics="/metrics") as client:
        wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
        made = client.post("/api/tables", json=wish).json()
        links = [made["host"], made["watch"], made["seats"][0]["token"], "nowhere"]
        app: Any = client.app
        for route in app.routes:
            if isinstance(route, WebSocketRoute):
                continue
            assert isinstance(route, Route | Mount)
            path = route.path.replace(":path", "") if isinstance(route, Route) else "/assets/a.js"
            for link in links:
                names = re.findall(r"\{(\w+)\}", path := path.replace(":int", ""))
                url = path.format(**{name: KNOWN.get(name, link) for name in names})
                for method in ("GET", "HEAD", "POST", "OPTIONS"):
                    answer, _ = sent(client, url, "gzip, br, identity;q=0", method, content_type="application/json")
                    if "content-encoding" in answer.headers:
                        compressed.add(route.path)
                    elif route.path not in MAY_BE_COMPRESSED:
                        assert "no-transform" in answer.headers["cache-control"], (
                            "a web server in front could compress it"
                        )
    assert compressed == MAY_BE_COMPRESSED


def test_messages_of_a_table_are_never_compressed(tmp_path: Path) -> None:
    async def offer(house: House, token: str) -> str:
        async with connect(f"ws{house.url.removeprefix('http')}/ws/{token}", proxy=None, compression="deflate") as line:
            assert line.response is not None
            return line.response.headers.get("sec-websocket-extensions", "")

    with House(tmp_path / "t.db") as house:
        token = house.table("person", "person")["seats"][0]["token"]
        assert asyncio.run(offer(house, token)) == ""


BUILT = Path(api.__file__).parents[2] / "web" / "dist"


@pytest.mark.skipif(not BUILT.is_dir(), reason="the client is not built")
def test_the_build_leaves_compressed_forms_where_they_pay() -> None:
    files = [file for file in BUILT.rglob("*") if file.is_file() and file.suffix not in (".br", ".gz")]
    texts = [file for file in files if file.suffix in (".js", ".css", ".svg", ".json")]
    large = [file for file in texts if file.stat().st_size > 1400]
    assert len(large) > 10
    for file in large:
        packed = file.with_name(file.name + ".gz")
        assert gzip.decompress(packed.read_bytes()) == file.read_bytes()
        assert file.with_name(file.name + ".br").stat().st_size < packed.stat().st_size < file.stat().st_size
    others = {file for file in files if file not in large}
    assert not [file for file in others if file.with_name(file.name + ".gz").exists()]
