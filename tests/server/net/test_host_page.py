"""The host's page: who may open it, what it does with tables and reports, and what the house says to all."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.cli.command import stolik
from tests.server.house import House, any_answer
from tests.server.net.test_pages import open_table, visiting
from tests.server.rooms import record_of
from tests.server.tables.test_film import played

from stolik import Position
from stolik.server.limits import GUESSES
from stolik.server.notices import Notices
from stolik.server.storage.records import AnswerRow, LinkRow
from stolik.server.storage.store import Store

FILTER = Path("deploy/fail2ban/stolik.conf")


def new_key(folder: Path, file: str = "t.db") -> str:
    """The key in the link that the command prints."""
    link = stolik("host", "--db", str(folder / file)).out
    found = re.match(r"/host#([\w-]{24})\n", link)
    assert found is not None, link
    return found[1]


class Host:
    """The page of somebody who has a key."""

    def __init__(self, at: TestClient | House, key: str) -> None:
        self._at, self._headers = at, {"authorization": f"Bearer {key}"}

    def get(self, path: str = "") -> Any:
        if isinstance(self._at, House):
            return told(*self._at.get(f"/api/host{path}", **self._headers))
        answer = self._at.get(f"/api/host{path}", headers=self._headers)
        return told(answer.status_code, answer.json())

    def post(self, path: str, body: Any) -> Any:
        if isinstance(self._at, House):
            return told(*self._at.post(f"/api/host{path}", body, **self._headers))
        answer = self._at.post(f"/api/host{path}", json=body, headers=self._headers)
        return told(answer.status_code, answer.json())

    def tables(self, **wanted: Any) -> list[Any]:
        return list(self.post("/tables", wanted)["tables"])


def told(status: int, body: Any) -> Any:
    """What an answer says, or why there is none."""
    return body if status == 200 else (status, body["error"]["id"])


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with visiting(tmp_path) as client:
        yield client


@pytest.fixture
def host(client: TestClient, tmp_path: Path) -> Host:
    return Host(client, new_key(tmp_path))


def test_without_a_key_there_is_no_such_page(client: TestClient, tmp_path: Path) -> None:
    for path in ("/host", "/api/host", "/api/host/tables", "/api/host/reports"):
        assert client.get(path, headers={"authorization": "Bearer x"}).status_code == 404
    key = new_key(tmp_path)
    assert client.get("/host").status_code == 200
    assert Host(client, key).get()["counts"] == {"tables": 0, "binned": 0, "reports": 0, "strangers": None}
    stolik("host", "--end", "--db", str(tmp_path / "t.db"))
    assert client.get("/host").status_code == 404
    assert Host(client, key).get() == (404, "nothing_here")


def test_only_the_newest_key_opens_it_and_only_its_hash_is_kept(client: TestClient, tmp_path: Path) -> None:
    old, new = new_key(tmp_path), new_key(tmp_path)
    assert Host(client, old).get() == (401, "host_key_needed")
    assert "version" in Host(client, new).get()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("t.db*"))
    assert new.encode() not in kept


def test_wrong_keys_are_limited_and_logged_for_fail2ban(
    client: TestClient, host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    assert client.get("/api/host").status_code == 401
    assert not caplog.messages, "who gives no key has guessed none"
    wrong = [client.get("/api/host", headers={"authorization": "Bearer x"}).status_code for _ in range(GUESSES + 1)]
    assert wrong == [401] * GUESSES + [429]
    assert "version" in host.get(), "whoever guesses in the same network does not shut the host out"
    (pattern,) = re.findall(r"^failregex = (.*)$", FILTER.read_text(), re.MULTILINE)
    said = [f"2026-11-25T21:05:08+01:00 WARNING {one.name}: {one.getMessage()}" for one in caplog.records]
    known = re.compile(pattern.replace("<SUBNET>", "127.0.0.1"))
    assert len([line for line in said if known.match(line)]) == GUESSES


def test_a_table_goes_into_the_bin_back_and_away(client: TestClient, host: Host) -> None:
    link = open_table(client)
    (table,) = host.tables()
    assert (table["game"], table["players"], table["people"], table["state"]) == ("not_alone", 2, 2, "open")
    assert host.get(f"/tables/{table['id']}")["seats"][0] == {"seat": 0, "name": "", "bot": ""}
    at = f"/tables/{table['id']}"
    host.post(at, {"to": "bin"})
    assert host.tables() == []
    assert host.post(at, {"to": "bin"}) == (409, "table_binned")
    assert host.tables(binned=True)[0]["goes"] == 7
    host.post(at, {"to": "back"})
    assert client.get(f"/api/tables/{link}").status_code == 200
    host.post(at, {"to": "bin"})
    host.post(at, {"to": "away"})
    assert host.post(at, {"to": "back"}) == (404, "no_such_table")
    assert client.get(f"/api/tables/{link}").status_code == 404


def test_tables_are_searched_sorted_and_paged(client: TestClient, host: Host) -> None:
    link = open_table(client)
    client.post(f"/api/tables/{link}/name", json={"name": "Alicja"})
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    client.post("/api/tables", json={"game": "zona", "players": 3, "seats": seats})
    assert [one["game"] for one in host.tables(order="game")] == ["not_alone", "zona"]
    assert [(one["players"], one["people"]) for one in host.tables(game="zona")] == [(3, 1)]
    assert [one["game"] for one in host.tables(text="alic")] == ["not_alone"]
    assert host.tables(text="%") == host.tables(page=1) == host.tables(over=True) == []
    for order in ("used", "opened", "goes"):
        assert len(host.tables(over=False, order=order)) == 2
    assert host.post("/tables", {"order": "id;"}) == (400, "malformed")


@pytest.fixture
def running(house: House) -> Host:
    """The page of the server to which players can connect."""
    return Host(house, new_key(house.db.parent, house.db.name))


def test_who_sits_at_a_table_that_goes_into_the_bin_is_sent_away(house: House, running: Host) -> None:
    made = house.table("person", "person")

    async def stay() -> int:
        async with house.player(made["seats"][0]["token"]) as player:
            await player.hear()
            await asyncio.to_thread(running.post, f"/tables/{made['table']}", {"to": "bin"})
            return await player.ended()

    assert asyncio.run(stay()) == 4404


def test_the_page_tells_nothing_of_answers(house: House, running: Host) -> None:
    """The host may be a player, and most questions of Not Alone are answered in secret."""
    made = house.table("person", "person", "person")

    def seen() -> Any:
        return running.tables(text=made["table"]), {**running.get(), "up": 0}

    async def play() -> None:
        tokens = [seat["token"] for seat in made["seats"]]
        async with house.player(tokens[0]) as creature, house.player(tokens[1]) as hunted:
            await creature.asked()
            await hunted.hear()
            before = await asyncio.to_thread(seen)
            await creature.answer("side:b")
            for _ in range(3):
                await hunted.asked()
                await hunted.answer(any_answer(hunted.state["question"], Random(1)))
                await hunted.until(lambda state: state["seq"] != hunted._answered)
                assert await asyncio.to_thread(seen) == before
                if hunted.state["question"] is None:
                    break
        (table,) = before[0]
        assert table["size"] is None
        assert table["used"] % 86_400 == 0
        assert (table["goes"], table["if_begun"]) == (7, 365)

    asyncio.run(play())


def test_the_save_of_a_running_game_is_not_sent(client: TestClient, host: Host) -> None:
    open_table(client)
    (table,) = host.tables()
    assert host.get(f"/tables/{table['id']}/save") == (403, "not_over")


def test_the_save_and_the_size_of_a_finished_game_are_no_secret(tmp_path: Path) -> None:
    position = played("not_alone", 1)
    record = record_of(position)

    async def fill() -> None:
        store = await Store.open(tmp_path / "t.db")
        await store.create(record.table, record.seats, {"h": LinkRow("t", "host", None)})
        await store.append("t", 0, *(AnswerRow(*answer) for answer in position.history), ended=True)
        await store.close()

    asyncio.run(fill())
    with visiting(tmp_path) as client:
        host = Host(client, new_key(tmp_path))
        (table,) = host.tables(over=True)
        assert table["size"] > 1_000
        assert (table["goes"], table["if_begun"]) == (90, None)
        save = host.get("/tables/t/save")
        assert Position.load(json.dumps(save).encode()).over


def test_reports_are_read_done_and_deleted(client: TestClient, host: Host) -> None:
    link = open_table(client)
    for words in ("Too many", "Too few"):
        assert client.post(f"/api/tables/{link}/reports", json={"words": words}).status_code == 201
    told = host.post("/reports", {})
    assert [one["words"] for one in told["reports"]] == ["Too few", "Too many"]
    newest, oldest = (f"/reports/{one['id']}" for one in told["reports"])
    assert not {"rows", "answers"} & {*told["reports"][0]}
    file = host.get(newest)
    assert file["words"] == "Too few"
    assert "seed" not in str(file), "what a seat knew, and no more, while the game runs"
    host.post(oldest, {"done": True})
    assert host.get()["counts"]["reports"] == 1
    assert [one["words"] for one in host.post("/reports", {"done": True})["reports"]] == ["Too many"]
    host.post(oldest, {"delete": True})
    assert host.get(oldest) == (404, "no_such_report")
    assert host.post("/reports", {"done": True})["count"] == 0


def test_what_the_house_says_is_heard_by_those_who_are_there_and_those_who_come(house: House, running: Host) -> None:
    link = house.table("person", "person")["seats"][0]["token"]

    async def listen() -> None:
        async with house.player(link) as there:
            await there.hear()
            said = (await asyncio.to_thread(running.post, "/notice", {"text": " Tea\u200b first. ", "minutes": 10}))[
                "notice"
            ]
            assert said == {"text": "Tea first.", "seconds": 600}
            assert (await there.other())["notice"] == said
            async with house.player(link) as later:
                assert (await later.other())["notice"]["text"] == "Tea first."
                await asyncio.to_thread(stolik, "say", "Now.", "--db", str(house.db))
                for one in (there, later):
                    assert (await one.other())["notice"] == {"text": "Now.", "seconds": None}
                await asyncio.to_thread(running.post, "/notice", {})
                for one in (there, later):
                    assert (await one.other())["notice"] is None

    asyncio.run(listen())
    assert running.post("/notice", {"text": "x" * 2_000}) == (400, "malformed")


def test_the_command_reaches_a_running_server_and_a_start_ends_what_was_said(tmp_path: Path) -> None:
    async def told(db: Path) -> list[Any]:
        store = await Store.open(db)
        notices, heard = Notices(store, clock=lambda: 0.0), []
        await notices.look()
        heard.append(notices.told())
        await notices.begin()
        await notices.look()
        heard.append(notices.told())
        await store.close()
        return heard

    db = tmp_path / "t.db"
    asyncio.run(told(db))
    assert "within a second" in stolik("say", "A new version comes.", "--in", "10", "--db", str(db)).out
    before, after = asyncio.run(told(db))
    assert before["text"] == "A new version comes."
    assert before["seconds"] > 600
    assert after is None
    stolik("say", "One more thing.", "--db", str(db))
    assert stolik("say", "--end", "--db", str(db)).code == 0
    assert asyncio.run(told(db)) == [None, None]
    assert stolik("say", "--db", str(db)).code == 2
