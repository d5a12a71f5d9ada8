"""Rate and size limits."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.rooms import Listener, NoStore, record_of

from stolik import new_game
from stolik.server.errors import HouseFull, RateLimited
from stolik.server.limits import MOST_LINES, SENDERS, WHOLE_LINES, Bucket, Buckets, Places, network
from stolik.server.messages import SeatRequest, TableRequest
from stolik.server.net.app import make_app
from stolik.server.net.connection import Connection
from stolik.server.storage.records import Role
from stolik.server.storage.store import Store
from stolik.server.tables.house import in_use
from stolik.server.tables.house import lobby as lobby_module
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import CROWDED_OUT

WISH = TableRequest("not_alone", 2, [SeatRequest("person"), SeatRequest("person")])


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    bucket = Bucket(3, 2.0, lambda: now[0])

    def taken() -> int:
        for number in range(10):
            try:
                bucket.take()
            except RateLimited:
                return number
        return 10

    assert taken() == 3
    assert bucket.refused == 1
    now[0] = 1.0
    assert taken() == 2
    now[0] = 100.0
    assert taken() == 3


def test_who_has_a_share_of_a_bucket_may_take_that_share_but_always_something() -> None:
    now = [0.0]

    def taken(bucket: Bucket, share: float) -> int:
        for number in range(200):
            try:
                bucket.take(share)
            except RateLimited:
                return number
        return 200

    buckets = [Bucket(100, 40.0, lambda: now[0]) for _ in range(3)]
    assert [taken(bucket, share) for bucket, share in zip(buckets, (1.0, 0.1, 0.001), strict=True)] == [100, 10, 1]
    now[0] = 2.0
    assert [taken(bucket, share) for bucket, share in zip(buckets, (1.0, 0.1, 0.25), strict=True)] == [80, 8, 20]


def test_each_sender_has_a_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(1, 0.0001)
    buckets.take("a")
    with pytest.raises(RateLimited):
        buckets.take("a")
    for number in range(SENDERS):
        buckets.take(str(number))
    buckets.take("a")


def test_the_house_takes_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_TABLES", 3)
    monkeypatch.setattr(in_use, "ROOMS_KEPT", 1)
    monkeypatch.setattr(in_use, "SOON", 0.02)

    async def crowd() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        tables = [await lobby.create(WISH) for _ in range(3)]
        with pytest.raises(HouseFull):
            await lobby.create(WISH)
        link, room = await lobby.place(tables[0]["seats"][0]["token"])
        room.enter(Listener(link.seat))
        idle = [(await lobby.find(table["host"]))[1] for table in tables[1:]]
        await asyncio.sleep(0.03)
        assert (await lobby.find(tables[0]["host"]))[1] is room, "somebody is there"
        assert idle[0].broken
        assert (await lobby.find(tables[1]["host"]))[1] is not idle[0], "taken from disk again"
        await lobby.close()

    asyncio.run(crowd())


def test_when_many_tables_are_looked_for_at_once_each_can_be_entered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_use, "ROOMS_KEPT", 2)

    async def crowd() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        tables = [await lobby.create(WISH) for _ in range(20)]
        for link, room in await asyncio.gather(*(lobby.place(table["host"]) for table in tables)):
            room.enter(Listener(link.seat))
            assert not room.broken
        await lobby.close()

    asyncio.run(crowd())


def test_a_guest_that_does_not_read_is_sent_away() -> None:
    class Anything:
        def __getattr__(self, name: str) -> Anything:
            return self

        def __call__(self, *_: object) -> Anything:
            return self

    line = Connection(Anything(), Anything(), 1, "en")  # type: ignore[arg-type]
    for _ in range(10_000):
        line._send(b"news")
    assert len(line._outgoing) == 501
    assert line._outgoing[-1] == 1013


def test_what_is_left_for_a_line_that_has_ended_is_not_sent() -> None:
    class Socket:
        scope: ClassVar[dict[str, Any]] = {"extensions": {}}

    line = Connection(Socket(), a_room(), 1, "en")  # type: ignore[arg-type]
    line._outgoing.append(b"news")
    line._flush()
    assert line._line is None


class Caller(Listener):
    """A guest from some network."""

    def __init__(self, seat: int | None, network: str = "", role: Role = "seat") -> None:
        super().__init__(seat)
        self.visitor = Visitor(role=role, network=network)


def a_room() -> Room:
    position = new_game("not_alone", players=2, seed=1)
    return Room(NoStore(), record_of(position), position, pause=0)


def enter(room: Room, *guests: Caller) -> None:
    for guest in guests:
        room.enter(guest)


def test_who_opens_a_link_without_end_makes_room_for_its_owner() -> None:
    room, owner = a_room(), Caller(0, "home")
    stranger = [Caller(0, "elsewhere") for _ in range(200)]
    enter(room, owner, *stranger[:100])
    back = Caller(0, "phone")
    enter(room, back, *stranger[100:])
    assert owner.closed == back.closed == [], "the network with most lines makes room"
    assert owner.state["question"]
    assert back.state["question"]
    left = [one for one in stranger if not one.closed]
    assert left == stranger[-MOST_LINES["seat"] + 2 :]
    assert {code for one in stranger for code in one.closed} == {CROWDED_OUT}
    assert len(room.guests) == MOST_LINES["seat"]


def test_a_new_line_of_the_owner_is_let_in_from_whatever_network() -> None:
    for networks in (["same"] * 16, [str(n) for n in range(16)]):
        room = a_room()
        strangers = [Caller(0, network) for network in networks]
        owner = Caller(0, "same")
        enter(room, *strangers, owner)
        assert owner.closed == []
        assert [one.closed for one in strangers] == [[CROWDED_OUT]] + [[]] * 15, "the oldest goes"


def test_lines_with_one_link_take_nothing_from_other_links() -> None:
    room = a_room()
    host, player, other = Caller(None, "a", "host"), Caller(0, "a"), Caller(1, "a")
    enter(room, host, player, other, *(Caller(None, "a", "watch") for _ in range(100)))
    assert host.closed == player.closed == other.closed == []
    assert sum(guest.visitor.role == "watch" for guest in room.guests) == MOST_LINES["watch"]


def test_no_network_takes_all_places() -> None:
    places = Places(100)

    def takes(sender: str) -> int:
        for number in range(200):
            try:
                stay.enter_context(places.take(sender))
            except HouseFull:
                return number
        return 200

    with ExitStack() as stay:
        assert takes("greedy") == 50
        assert takes("another") == 25
        with places.take("a friend"):
            pass
    assert takes("greedy") == 50, "those who leave make room"


def test_many_lines_of_a_network_share_what_a_household_has() -> None:
    places = Places(1000)
    with ExitStack() as stay, places.take("a friend") as friend:
        household = [stay.enter_context(places.take("home")) for _ in range(WHOLE_LINES)]
        assert {share() for share in household} == {1.0}
        with ExitStack() as crowd:
            for _ in range(3 * WHOLE_LINES):
                crowd.enter_context(places.take("home"))
            assert {share() for share in household} == {0.25}, "however much each of them says"
            assert friend() == 1.0
        assert {share() for share in household} == {1.0}
    assert {share() for share in household} == {1.0}, "also when all have left"


def test_a_network_is_an_address_or_with_ipv6_a_subscriber() -> None:
    assert network("2001:db8:1:2::3") == network("2001:db8:1:fff::9") != network("2001:db8:2::3")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") != network("192.0.2.8")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network(None) == network("testclient") == ""


def test_requests_of_a_network_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.net.headers.VISITS", 5)
    monkeypatch.setattr("stolik.server.net.headers.VISITS_PER_SECOND", 0.001)
    app = make_app(asyncio.run(Store.open(tmp_path / "t.db")))
    with TestClient(app, client=("192.0.2.7", 1)) as client:
        answers = [client.get("/api/house").status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3
        assert "content-security-policy" in client.get("/api/house").headers
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/nowhere"):
            pass
        assert TestClient(app, client=("192.0.2.8", 1)).get("/api/house").status_code == 200
