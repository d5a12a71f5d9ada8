"""Open tables: anybody of this house sits down by one press, if the host of the server allows it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.testclient import TestClient
from tests.cli.command import Ended, stolik
from tests.server.net.test_host_page import Host, new_key
from tests.server.rooms import Listener, plain_answer

from stolik.core.errors import StolikError
from stolik.registry import games
from stolik.server.errors import NeverOpen, NoFreeSeat, NotKept, RateLimited, SeatsHeld, UnknownTable
from stolik.server.messages import Inbound, SeatRequest, TableRequest
from stolik.server.net.app import make_app
from stolik.server.password import read_password, write_password
from stolik.server.settings import Settings
from stolik.server.storage.database_file import back_up, connect
from stolik.server.storage.open_rows import OpenRow
from stolik.server.storage.records import Pace
from stolik.server.storage.store import Store
from stolik.server.tables.house import open_tables
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.open_tables import OpenTables
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.showing import Seen

T = TypeVar("T")


class Here:
    """A lobby with open tables and a clock."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self.lobby, self.store, self.now = lobby, store, 1000.0
        self.start()

    def start(self) -> None:
        """The server starts, and knows of no open table yet."""
        self.open = OpenTables(self.lobby, self.store, lambda: self.now, lambda: self.now)

    async def table(self, players: int = 3, opener: str = "10.0.0.1", **more: Any) -> Any:
        """A table whose opener sits at seat 0; anybody may take the others."""
        seats = [SeatRequest("person", name="Ala"), *[SeatRequest("person")] * (players - 1)]
        made = await self.lobby.create(TableRequest("not_alone", players, seats, lang="pl", **more))
        await self.open.add(made["table"], range(1, players), opener)
        return made

    async def tables(self) -> list[dict[str, Any]]:
        listed = await self.open.listed("10.0.0.99")
        assert listed["count"] == len(listed["tables"])
        return list(listed["tables"])

    async def sit(self, table: str, seat: int, nth: int) -> str:
        """The nth stranger sits down."""
        return await self.open.sit(table, seat, f"10.0.0.{nth}", f"Gość {nth}")

    async def seat_of(self, link: str) -> int | None:
        return (await self.lobby.find(link))[0].seat

    async def refused(self, table: str, seat: int, nth: int) -> type[StolikError] | None:
        try:
            await self.sit(table, seat, nth)
        except StolikError as error:
            return type(error)
        return None


def here(folder: Path, what: Callable[[Here], Awaitable[T]]) -> T:
    async def do() -> T:
        store = await Store.open(folder / "t.db")
        lobby = Lobby(store, pause=0)
        try:
            return await what(Here(lobby, store))
        finally:
            await lobby.close()

    return asyncio.run(do())


def test_the_list_tells_what_anybody_may_know(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table(pace=Pace("move", 60))
        here.now += 130
        assert await here.tables() == [
            {
                "table": made["table"],
                "game": "not_alone",
                "lang": "pl",
                "preset": None,
                "options": {},
                "deal": None,
                "pace": Pace("move", 60),
                "minutes": 2,
                "seats": [
                    {"seat": 0, "kind": "person", "name": "Ala", "free": False},
                    {"seat": 1, "kind": "person", "name": "", "free": True},
                    {"seat": 2, "kind": "person", "name": "", "free": True},
                ],
            }
        ]

    here(tmp_path, play)


def test_the_list_names_how_the_game_is_set(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        game = games()["zona"]
        named = game.presets[1]
        players = named.players[1]
        seats = [SeatRequest("person")] * players
        made = await here.lobby.create(TableRequest("zona", players, seats, options=dict(named.options)))
        await here.open.add(made["table"], [1], "10.0.0.1")
        assert [one["preset"] for one in await here.tables()] == [named.id]

    here(tmp_path, play)


def test_of_two_who_press_on_a_seat_at_once_one_gets_it_and_the_other_a_clear_word(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table()
        pressed = [here.sit(made["table"], seat, nth) for nth, seat in ((2, 1), (3, 1), (4, 2))]
        *both, other = await asyncio.gather(*pressed, return_exceptions=True)
        first = next(nth for nth, found in zip((2, 3), both, strict=True) if isinstance(found, str))
        one, late = both if first == 2 else reversed(both)
        assert isinstance(one, str)
        assert isinstance(late, NoFreeSeat)
        assert isinstance(other, str)
        assert [await here.seat_of(link) for link in (one, other)] == [1, 2]
        assert await here.tables() == []
        seats = (await here.lobby.describe(made["host"]))["seats"]
        assert [(seat["name"], seat["token"] is None) for seat in seats] == [
            ("Ala", False),
            (f"Gość {first}", True),
            ("Gość 4", True),
        ], "the opener does not know their links"
        assert (await here.lobby.describe(one))["given"] is False, "nobody has played this seat before"

    here(tmp_path, play)


def test_a_seat_whose_link_somebody_has_opened_is_never_given(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table()
        await here.lobby.find(made["seats"][1]["token"])
        assert await here.refused(made["table"], 1, 2) is NoFreeSeat
        assert await here.seat_of(await here.sit(made["table"], 2, 2)) == 2
        assert await here.seat_of(made["seats"][1]["token"]) == 1, "the friend's link still works"

    here(tmp_path, play)


def test_only_seats_for_anybody_are_given(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table()
        assert [await here.refused(made["table"], seat, 2) for seat in (0, 7)] == [NoFreeSeat, NoFreeSeat]
        assert await here.refused("another", 1, 2) is NoFreeSeat

    here(tmp_path, play)


def test_a_seat_to_which_nobody_comes_is_free_again_by_another_link(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table(players=2)
        first = await here.sit(made["table"], 1, 2)
        assert await here.refused(made["table"], 1, 3) is NoFreeSeat
        here.now += open_tables.COMES_WITHIN + 1
        second = await here.sit(made["table"], 1, 3)
        assert await here.seat_of(second) == 1
        with pytest.raises(UnknownTable):
            await here.lobby.find(first)
        here.now += open_tables.COMES_WITHIN + 1
        assert await here.tables() == [], "who has come keeps the seat"

    here(tmp_path, play)


def test_a_network_takes_two_seats_at_a_table_and_three_in_all(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        tables = [(await here.table(players=4, opener=f"10.1.0.{nth}"))["table"] for nth in range(3)]
        wanted = [(0, 1), (0, 2), (0, 3), (1, 1), (2, 1)]
        taken = [await here.refused(tables[nth], seat, 2) for nth, seat in wanted]
        assert taken == [None, None, SeatsHeld, None, SeatsHeld]
        for _ in range(open_tables.PRESSES - len(wanted)):
            await here.refused(tables[2], 1, 2)
        assert await here.refused(tables[2], 1, 2) is RateLimited
        assert await here.refused(tables[2], 1, 3) is None

    here(tmp_path, play)


def test_the_list_holds_three_tables_of_a_network_those_first_that_are_nearly_full(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = [(await here.table())["table"] for _ in range(4)]
        here.now += 1
        other = (await here.table(players=2, opener="10.0.0.9"))["table"]
        assert {one["table"] for one in await here.tables()} == {other, *made[1:]}
        first = await here.open.listed("10.0.0.99", 1)
        assert (first["count"], [one["table"] for one in first["tables"]]) == (4, [other])

    here(tmp_path, play)


def test_a_network_that_asks_for_the_list_again_and_again_is_refused(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        for _ in range(open_tables.LOOKS):
            await here.open.listed("10.0.0.2")
        with pytest.raises(RateLimited):
            await here.open.listed("10.0.0.2")
        await here.open.listed("10.0.0.3")

    here(tmp_path, play)


def test_the_opener_closes_the_table_and_removes_somebody(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table(players=2)
        table = made["table"]
        await here.open.set_open(table, wanted=False)
        assert await here.tables() == []
        assert await here.refused(table, 1, 2) is NoFreeSeat
        await here.open.set_open(table, wanted=True)
        link = await here.sit(table, 1, 2)
        await here.seat_of(link)
        assert here.open.state(table) == {"on": True, "free": [], "strangers": [1]}
        await here.lobby.replace_link(made["host"], 1)
        await here.open.replaced(table, 1)
        with pytest.raises(UnknownTable):
            await here.lobby.find(link)
        assert here.open.state(table) == {"on": True, "free": [1], "strangers": []}
        assert (await here.lobby.in_use.room(table)).seats[1].name == "", "a free seat has nobody's name"
        assert await here.refused(table, 1, 2) is NoFreeSeat, "whoever was removed stays out"
        assert await here.refused(table, 1, 3) is None
        with pytest.raises(NeverOpen):
            await here.open.set_open("another", wanted=True)

    here(tmp_path, play)


def test_the_opener_begins_with_bots_at_the_free_seats(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table()
        link = await here.sit(made["table"], 2, 2)
        room = await here.lobby.in_use.room(made["table"])
        await here.open.fill(room)
        assert [row.kind for row in room.seats] == ["person", "bot", "person"]
        assert await here.seat_of(link) == 2
        assert (await here.tables(), here.open.state(made["table"])) == (
            [],
            {"on": False, "free": [], "strangers": [2]},
        )

    here(tmp_path, play)


def test_a_table_that_nobody_is_at_that_is_deleted_or_that_has_gone_far_is_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(here: Here) -> None:
        made = await here.table()
        here.now += open_tables.ABSENT + 1
        assert await here.tables() == []
        assert await here.refused(made["table"], 1, 2) is NoFreeSeat
        monkeypatch.setattr(here.lobby.in_use, "is_watched", lambda table: True)
        await here.open.look()
        assert len(await here.tables()) == 1
        monkeypatch.setattr(Seen, "status", lambda self, seat: {"turn": 2, "round": None, "cycle": None})
        assert here.open.state(made["table"]) is None
        assert await here.tables() == []
        gone = await here.table()
        await here.store.bin([gone["table"]])
        assert await here.refused(gone["table"], 1, 2) is NoFreeSeat

    here(tmp_path, play)


def test_a_table_that_all_have_left_for_a_day_is_forgotten(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table()
        await here.lobby.in_use.room(made["table"])
        here.now += open_tables.FORGOTTEN + 1
        await here.open.look()
        assert here.open.state(made["table"]) is None

    here(tmp_path, play)


def test_clocks_wait_until_no_seat_is_free(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        def runs(room: Room) -> bool:
            return room.clockwork.row is not None and bool(room.clockwork.row.on)

        async def begun() -> tuple[Any, Room]:
            """A table of three, at which the opener has answered."""
            made = await here.table(pace=Pace("move", 60, end="leave"))
            room = await here.lobby.in_use.room(made["table"])
            opener = Listener(0)
            room.enter(opener)
            question = room.position.pending[0].wire()
            await room.hear(opener, Inbound(seq=opener.state["seq"], value=plain_answer(question)))
            await here.open.look()
            assert not runs(room), "nobody has come to the other seats"
            return made, room

        made, room = await begun()
        first, second = await here.sit(made["table"], 1, 2), await here.sit(made["table"], 2, 3)
        await here.lobby.find(first)
        await here.open.look()
        assert not runs(room), "one of them has not come yet"
        await here.lobby.find(second)
        await here.open.look()
        assert runs(room)
        assert (await here.store.record(made["table"])).clock == room.clockwork.row
        made, room = await begun()
        await here.open.set_open(made["table"], wanted=False)
        await here.open.look()
        assert runs(room), "nobody else will come from the list"
        made, room = await begun()
        await here.open.end(made["table"])
        assert runs(room)

    here(tmp_path, play)


WISH = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2, "anybody": [1]}


@contextmanager
def server(folder: Path, settings: Settings, file: str = "t.db") -> Iterator[TestClient]:
    app = make_app(asyncio.run(Store.open(folder / file)), settings=settings)
    with TestClient(app, "http://127.0.0.1:8000", client=("10.0.0.2", 50000)) as client:
        yield client


def test_without_the_hosts_leave_no_table_is_open(tmp_path: Path) -> None:
    with server(tmp_path, Settings()) as client:
        assert client.get("/api/house").json()["open_tables"] is False
        made = client.post("/api/tables", json=WISH).json()
        assert "open" not in client.get(f"/api/tables/{made['host']}").json()
        pressed = client.post(f"/api/open-tables/{made['table']}/seat", json={"seat": 1})
        for answer in (client.get("/api/open-tables"), pressed):
            assert (answer.status_code, answer.json()["error"]["id"]) == (409, "no_free_seat")


def test_sitting_down_over_http(tmp_path: Path) -> None:
    with server(tmp_path, Settings(open_tables=True)) as client:
        assert client.get("/api/house").json()["open_tables"] is True
        made = client.post("/api/tables", json=WISH).json()
        host, table = made["host"], made["table"]
        assert client.get(f"/api/tables/{host}").json()["open"] == {"on": True, "free": [1], "strangers": []}
        assert "open" not in client.get(f"/api/tables/{made['watch']}").json()
        wish, seat = {"seat": 1, "name": "Ola"}, f"/api/open-tables/{table}/seat"
        foreign = client.post(seat, json=wish, headers={"origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["error"]["id"]) == (403, "foreign_origin")
        assert client.post(f"/api/tables/{made['watch']}/open", json={"open": False}).status_code == 403
        client.post(f"/api/tables/{host}/open", json={"open": False})
        assert client.get("/api/open-tables").json() == {"count": 0, "tables": []}
        client.post(f"/api/tables/{host}/open", json={"open": True})
        listed = client.get("/api/open-tables?most=7")
        assert not {link for link in (host, made["watch"], made["seats"][1]["token"]) if link in listed.text}
        assert [one["table"] for one in listed.json()["tables"]] == [table]
        link = client.post(seat, json=wish).json()["token"]
        assert client.get(f"/api/tables/{link}").json()["seat"] == 1
        assert client.post(seat, json=wish).json()["error"]["id"] == "no_free_seat"
        removed = client.post(f"/api/tables/{host}/link", json={"seat": 1})
        assert removed.status_code == 200
        assert client.get(f"/api/tables/{link}").status_code == 404
        assert client.post(f"/api/tables/{host}/open", json={"bots": True}).json() == {}
        assert [one["kind"] for one in client.get(f"/api/tables/{host}").json()["seats"]] == ["person", "bot"]


def test_a_stranger_may_do_nothing_that_is_the_hosts(tmp_path: Path) -> None:
    hosts: dict[str, dict[str, Any]] = {
        "open": {"open": False},
        "pause": {"on": True},
        "late": {"late": "5"},
        "spectators": {"spectator": 1, "removed": True},
        "rematch": {},
        "link": {"seat": 0},
        "seats": {"seat": 0, "kind": "bot"},
    }
    with server(tmp_path, Settings(open_tables=True)) as client:
        made = client.post("/api/tables", json=WISH | {"pace": {"kind": "move", "seconds": 60}}).json()
        link = client.post(f"/api/open-tables/{made['table']}/seat", json={"seat": 1, "name": "Ola"}).json()["token"]
        for what, wish in hosts.items():
            refused = client.post(f"/api/tables/{link}/{what}", json=wish)
            assert (what, refused.status_code, refused.json()["error"]["id"]) == (what, 403, "not_host")
        told = client.get(f"/api/tables/{link}")
        assert not {other for other in (made["host"], made["watch"], made["seats"][0]["token"]) if other in told.text}
        moment = client.post(f"/api/tables/{link}/moments", json={"frame": 0}).json()["moment"]
        client.post(f"/api/tables/{made['host']}/link", json={"seat": 1})
        for what in ("", "/film", "/save", "/calls", "/deal"):
            assert client.get(f"/api/tables/{link}{what}").status_code == 404, "a removed stranger sees nothing more"
        assert client.post(f"/api/moments/{moment}", json={"links": [link]}).status_code == 403


def test_after_a_restart_a_table_is_still_open_and_everybody_knows_what_they_knew(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table(players=5)
        table = made["table"]
        removed, awaited = await here.sit(table, 1, 2), await here.sit(table, 4, 4)
        for link in (removed, await here.sit(table, 2, 3), made["seats"][3]["token"]):
            await here.lobby.find(link)
        await here.lobby.replace_link(made["host"], 1)
        await here.open.replaced(table, 1)
        here.now += 60
        here.start()
        assert await here.tables() == []
        await here.open.begin()
        (listed,) = await here.tables()
        assert listed["minutes"] == 1
        assert here.open.state(table) == {"on": True, "free": [1, 4], "strangers": [2]}
        assert await here.refused(table, 1, 2) is NoFreeSeat, "whoever was removed stays out"
        assert await here.refused(table, 3, 5) is NoFreeSeat, "a friend has looked into this seat"
        assert await here.refused(table, 1, 3) is None
        assert await here.refused(table, 4, 3) is SeatsHeld
        assert await here.seat_of(awaited) == 4, "who was given a seat before comes in time"
        await here.open.set_open(table, wanted=False)
        here.start()
        await here.open.begin()
        assert await here.tables() == []
        assert here.open.state(table) == {"on": False, "free": [1], "strangers": [2]}

    here(tmp_path, play)


def test_nobody_looks_into_a_free_seat_before_that_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Here) -> None:
        made = await here.table(players=2)

        async def refuse(table: str, row: OpenRow) -> None:
            raise NotKept(reason="the disk is full")

        with monkeypatch.context() as full:
            full.setattr(here.store, "keep_open", refuse)
            for _ in range(2):
                with pytest.raises(NotKept):
                    await here.seat_of(made["seats"][1]["token"])
        assert await here.refused(made["table"], 1, 2) is None

    here(tmp_path, play)


def test_a_back_up_and_a_server_without_open_tables_forget_which_were_open(tmp_path: Path) -> None:
    """In neither is it known which seats are looked into."""

    def listed(file: str = "t.db") -> Any:
        with server(tmp_path, Settings(open_tables=True), file) as client:
            return client.get("/api/open-tables").json()["count"]

    with server(tmp_path, Settings(open_tables=True)) as client:
        client.post("/api/tables", json=WISH)
    back_up(tmp_path / "t.db", tmp_path / "copy.db")
    assert (listed(), listed("copy.db")) == (1, 0)
    with server(tmp_path, Settings()):
        pass
    assert listed() == 0


def test_the_host_of_the_server_sees_which_tables_are_open_and_closes_one_for_good(tmp_path: Path) -> None:
    with server(tmp_path, Settings(open_tables=True)) as client:
        host = Host(client, new_key(tmp_path))
        made, other = (client.post("/api/tables", json=WISH).json() for _ in range(2))
        client.post(f"/api/tables/{other['host']}/open", json={"open": False})
        assert len(host.tables()) == 2
        assert host.get()["counts"]["strangers"] == 1
        (listed,) = host.tables(strangers=True)
        assert (listed["id"], listed["free"], listed["open_since"] - listed["opened"] < 2) == (made["table"], 1, True)
        link = client.post(f"/api/open-tables/{made['table']}/seat", json={"seat": 1}).json()["token"]
        client.get(f"/api/tables/{link}")
        assert [one["free"] for one in host.tables(strangers=True)] == [0]
        at = f"/tables/{made['table']}/close"
        assert host.post(at, {}) == {}
        assert host.post(at, {}) == (409, "never_open")
        assert host.tables(strangers=True) == []
        assert client.get(f"/api/tables/{made['host']}").json()["open"] is None
        again = client.post(f"/api/tables/{made['host']}/open", json={"open": True})
        assert (again.status_code, again.json()["error"]["id"]) == (409, "never_open")
        assert client.get(f"/api/tables/{link}").json()["seat"] == 1, "who sits there stays"
        assert notes(tmp_path, made["table"])[-1] == "closed_by_house"
        assert client.post(f"/api/host{at}", json={}).status_code == 401
    with server(tmp_path, Settings()) as client:
        host = Host(client, new_key(tmp_path))
        assert host.get()["counts"]["strangers"] is None
        assert host.post(at, {}) == (409, "never_open")


def test_the_command_lists_open_tables_and_closes_them_while_the_server_runs(tmp_path: Path) -> None:
    async def play(here: Here) -> None:
        made = await here.table()
        table, db = made["table"], ("--db", str(tmp_path / "t.db"))

        async def command(*words: str) -> Ended:
            return await asyncio.to_thread(stolik, "tables", *words, *db, columns=200)

        (listed,) = json.loads((await command("list", "--json")).out)
        assert (listed["open_since"], listed["free"]) == (1000, 2)
        assert "since 1970-01-01 00:16, 2 seats free" in (await command("list")).out
        assert (await command("close", table)).code == 0
        await here.open.notice_others()
        assert await here.refused(table, 1, 2) is NoFreeSeat
        assert notes(tmp_path, table) == ["closed_by_house"]
        again = await command("close", table)
        assert (again.code, "no longer" in again.err) == (2, True)
        assert "strangers" not in (await command("list")).out

    here(tmp_path, play)


def notes(folder: Path, table: str) -> list[str]:
    with closing(connect(folder / "t.db")) as db:
        return [note for (note,) in db.execute("SELECT note FROM chat WHERE table_id = ? ORDER BY n", (table,))]


def test_opening_takes_the_servers_password_and_sitting_down_does_not(tmp_path: Path) -> None:
    file = tmp_path / "stolik.password"
    write_password(file, "kocham planszówki")
    with server(tmp_path, Settings(open_tables=True, password=read_password(file))) as client:
        assert client.post("/api/tables", json=WISH).status_code == 401
        made = client.post("/api/tables", json=WISH | {"password": "kocham planszówki"}).json()
        assert client.get("/api/open-tables").json()["count"] == 1
        assert client.post(f"/api/open-tables/{made['table']}/seat", json={"seat": 1}).status_code == 201
