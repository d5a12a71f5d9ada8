"""Forgetting a person: what goes from the server, what stays at the table."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from starlette.testclient import TestClient
from tests.server.net.test_pages import visiting
from tests.server.rooms import Table, at_table
from tests.server.tables.test_notes import ME, OTHER, notes_of, play_out, shown_to, write

from stolik.server.messages import Inbound


def table_of(client: TestClient) -> tuple[str, str]:
    """The links of Ann's seat and of the spectators at a table of two."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    made = client.post("/api/tables", json={"game": "not_alone", "players": 2, "seats": seats}).json()
    return made["seats"][0]["token"], made["watch"]


def names(client: TestClient, link: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{link}").json()["seats"]]


def test_a_person_is_forgotten_and_the_seat_stays(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        mine, watch = table_of(client)
        client.post(f"/api/tables/{mine}/moments", json={"frame": 0})
        assert client.post(f"/api/tables/{mine}/forget", json={}).status_code == 200
        assert names(client, mine) == ["", "Ben"]
        assert client.post(f"/api/tables/{mine}/name", json={"name": "Ann"}).status_code == 200
        assert client.post(f"/api/tables/{watch}/forget", json={}).json()["error"]["id"] == "foreign_seat"
        assert client.post("/api/tables/nowhere/forget", json={}).status_code == 404
    with closing(connect(tmp_path / "t.db")) as db:
        assert db.execute("SELECT count(*) FROM moments").fetchone() == (0,)


def test_notes_are_forgotten_on_disk_and_on_every_page(tmp_path: Path) -> None:
    async def forgotten(table: Table) -> None:
        await write(table, "the trap is in the cellar")
        await write(table, "not I", seat=OTHER)
        await table.room.hear(table.guests[ME], Inbound(chat="hello"))
        heard = len(table.guests[OTHER].heard)
        await table.room.noting.forget(ME)
        assert len(table.guests[OTHER].heard) == heard, "nobody else is told that there were notes"
        assert notes_of(table.guests[ME]) == {}
        assert notes_of(table.guests[OTHER]) == {"": "not I"}
        await write(table, "new")
        assert notes_of(table.guests[ME]) == {"": "new"}
        await play_out(table)
        await table.room.hear(table.guests[ME], Inbound(show_notes=True))
        await table.room.noting.forget(ME)
        assert shown_to(table.guests[OTHER]) == {ME: {}}
        assert table.guests[None].chat[0]["text"] == "hello", "what was said belongs to the table"

    at_table(tmp_path, forgotten)
    with closing(connect(tmp_path / "t.db")) as db:
        assert db.execute("SELECT text FROM notes").fetchall() == [("not I",)]
