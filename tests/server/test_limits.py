"""Rate and size limits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.rooms import Listener

from stolik.server import lobby as lobby_module
from stolik.server.connection import Connection
from stolik.server.errors import HouseFull, RateLimited
from stolik.server.limits import Bucket, Buckets
from stolik.server.lobby import Lobby
from stolik.server.messages import SeatWish, TableWish
from stolik.server.store import Store

WISH = TableWish("not_alone", 2, [SeatWish("person"), SeatWish("person")])


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


def test_each_sender_has_a_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(1, 0.0001)
    buckets.take("a")
    with pytest.raises(RateLimited):
        buckets.take("a")
    for number in range(2000):
        buckets.take(str(number))
    buckets.take("a")


def test_the_house_takes_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_TABLES", 3)
    monkeypatch.setattr(lobby_module, "MOST_GUESTS", 3)
    monkeypatch.setattr(lobby_module, "MOST_GUESTS_PER_SEAT", 2)
    monkeypatch.setattr(lobby_module, "ROOMS_KEPT", 1)

    async def crowd() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        tables = [await lobby.create(WISH) for _ in range(3)]
        with pytest.raises(HouseFull):
            await lobby.create(WISH)
        link, room = await lobby.place(tables[0]["seats"][0]["token"])
        for _ in range(2):
            room.enter(Listener(link.seat))
        with pytest.raises(HouseFull):
            await lobby.place(tables[0]["seats"][0]["token"])
        room.enter(Listener((await lobby.place(tables[0]["watch"]))[0].seat))
        with pytest.raises(HouseFull):
            await lobby.place(tables[1]["watch"])
        idle = [(await lobby.find(table["host"]))[1] for table in tables[1:]]
        assert (await lobby.find(tables[0]["host"]))[1] is room, "somebody is there"
        assert idle[0].broken
        assert (await lobby.find(tables[1]["host"]))[1] is not idle[0], "taken from disk again"
        await lobby.close()

    asyncio.run(crowd())


def test_a_guest_that_does_not_read_is_sent_away() -> None:
    class Anything:
        def __getattr__(self, name: str) -> Anything:
            return self

    line = Connection(Anything(), Anything(), 1, "en")  # type: ignore[arg-type]
    for _ in range(10_000):
        line._send(b"news")
    assert line._outgoing.qsize() == 501
    last = [line._outgoing.get_nowait() for _ in range(501)][-1]
    assert last == 1013
