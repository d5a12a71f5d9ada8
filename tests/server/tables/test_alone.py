"""A table runs without guests: bots answer until a person is asked, also after the server was stopped or killed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.server.rooms import Listener, plain_answer

from stolik.server.errors import NotKept
from stolik.server.messages import Inbound, SeatChange, SeatRequest, TableRequest
from stolik.server.storage.diary import Diary
from stolik.server.storage.store import Store
from stolik.server.tables.house import clerk as clerks
from stolik.server.tables.house.clerk import LATER, Clerk
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.rooms import alone
from stolik.server.tables.rooms.alone import LEFT
from stolik.server.tables.rooms.room import Room

T = TypeVar("T")
PERSON, BOT = SeatRequest("person"), SeatRequest("bot", bot="random")


class House:
    """A server without a network whose clock is set by hand."""

    def __init__(self, db: Path, pause: float) -> None:
        self.db, self.now, self.pause = db, 100.0, pause

    async def start(self) -> None:
        self.diary = Diary(await Store.open(self.db), lambda: self.now)
        self.lobby = Lobby(self.diary._store, pause=self.pause, diary=self.diary)
        self.clerk = Clerk(self.diary, self.lobby)
        await self.diary.go_on()

    async def work(self, seconds: float = 0) -> None:
        """Time passes, and the clerk does what is due."""
        self.now += seconds
        await self.clerk.look()
        await self.clerk.rest()

    async def stop(self) -> None:
        await self.clerk.close()
        await self.lobby.close()

    async def table(self, *seats: SeatRequest, game: str = "not_alone") -> tuple[dict[str, Any], Room]:
        made = await self.lobby.create(TableRequest(game, len(seats), list(seats)))
        return made, await self.lobby.in_use.room(made["table"])

    def entries(self) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.db)) as db:
            return db.execute("SELECT kind, at FROM due ORDER BY at").fetchall()


def at_house(folder: Path, what: Callable[[House], Awaitable[T]], *, pause: float = 0) -> T:
    async def do() -> T:
        house = House(folder / "t.db", pause)
        await house.start()
        try:
            return await what(house)
        finally:
            await house.stop()

    return asyncio.run(do())


async def come(room: Room, seat: int = 0) -> Listener:
    guest = Listener(seat)
    room.enter(guest)
    await room.alone.settled()
    return guest


async def hand_over(room: Room, guest: Listener) -> None:
    """Answer until only bots are asked, and leave at once."""
    while guest.seat in room.position.pending:
        question = room.position.pending[guest.seat].wire()
        await room.hear(guest, Inbound(seq=guest.state["seq"], value=plain_answer(question)))
    await leave(room, guest)


async def leave(room: Room, guest: Listener) -> None:
    room.leave(guest)
    await room._bots.rest()
    await room.alone.settled()


def test_bots_go_on_when_the_last_guest_has_left_until_a_person_is_asked(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        _, room = await house.table(PERSON, BOT, BOT, BOT)
        guest = await come(room)
        assert house.entries() == [("bots", None)], "while somebody is there only a stop of the server makes it due"
        await hand_over(room, guest)
        rows = room.play.rows
        assert house.entries() == [("bots", house.now + LEFT)]
        await house.work(LEFT / 2)
        assert room.play.rows == rows, "whoever reloads the page finds everything as it was"
        await house.work(LEFT)
        assert room.play.rows > rows
        assert not room.play.asked_of_bots()
        assert 0 in room.position.pending
        assert house.entries() == []
        assert (await come(room)).state["question"], "who comes back finds that the bots have played"

    at_house(tmp_path, play)


def test_nothing_is_written_while_somebody_is_there_and_for_tables_without_bots(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        _, friends = await house.table(PERSON, PERSON)
        await leave(friends, await come(friends))
        assert house.entries() == []
        _, room = await house.table(PERSON, BOT)
        guest, friend = await come(room), await come(room)
        await leave(room, friend)
        await room.hear(guest, Inbound(seq=guest.state["seq"], value=plain_answer(room.position.pending[0].wire())))
        assert house.entries() == [("bots", None)]

    at_house(tmp_path, play)


def test_a_table_without_a_person_never_runs_alone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        made, room = await house.table(BOT, BOT)
        await leave(room, await come(room))
        assert house.entries() == []
        await house.diary.write(("INSERT INTO due VALUES (?, 'bots', 0)", [(made["table"],)]))
        rows = room.play.rows
        await house.work()
        assert room.play.rows == rows
        assert house.entries() == []

    at_house(tmp_path, play)


def test_a_bot_that_the_host_seats_at_an_empty_table_plays(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        made, room = await house.table(PERSON, PERSON)
        await house.lobby.reseat(made["host"], SeatChange(0, "bot", "random"))
        await room.alone.settled()
        asked = room.play.asked_of_bots()
        await house.work(LEFT)
        assert asked
        assert not room.play.asked_of_bots()

    at_house(tmp_path, play)


@pytest.mark.parametrize("watched", [True, False])
def test_what_is_due_goes_on_after_the_server_has_stopped(tmp_path: Path, watched: bool) -> None:
    async def play(house: House) -> None:
        made, room = await house.table(PERSON, BOT, BOT, BOT)
        guest = await come(room)
        await hand_over(room, guest)
        if watched:
            await come(room)
        rows = room.play.rows
        await room._bots.close()
        await house.stop()
        await house.start()
        await house.work()
        again = await house.lobby.in_use.room(made["table"])
        assert again is not room
        assert again.play.rows > rows
        assert 0 in again.position.pending

    at_house(tmp_path, play)


def test_few_tables_think_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "ALONE", 2)
    thinking: set[Room] = set()
    most = 0

    async def play(house: House) -> None:
        nonlocal most
        done = Room.do_due

        async def watched(room: Room, kind: Any) -> None:
            nonlocal most
            thinking.add(room)
            most = max(most, len(thinking))
            await done(room, kind)
            thinking.remove(room)

        monkeypatch.setattr(Room, "do_due", watched)
        tables = [await house.table(PERSON, BOT, BOT) for _ in range(5)]
        for made, _ in tables:
            room = await house.lobby.in_use.room(made["table"])
            await hand_over(room, await come(room))
        await house.work(LEFT)
        assert house.entries() == []
        for made, _ in tables:
            assert not (await house.lobby.in_use.room(made["table"])).play.asked_of_bots()

    at_house(tmp_path, play)
    assert most == 2


def test_what_cannot_be_done_is_tried_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        _, room = await house.table(PERSON, BOT, BOT)
        await hand_over(room, await come(room))

        async def broken(*_: object) -> None:
            raise RuntimeError("a fault")

        with monkeypatch.context() as faulty:
            faulty.setattr(Room, "do_due", broken)
            await house.work(LEFT)
        assert house.entries() == [("bots", house.now + LATER)]
        await house.work(LATER)
        assert house.entries() == []

    at_house(tmp_path, play)


def test_an_entry_that_the_disk_refuses_is_written_once_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alone, "REFUSED", 0.01)

    async def full(*_: object) -> None:
        raise NotKept

    async def play(house: House) -> None:
        _, room = await house.table(PERSON, BOT, BOT)
        guest = await come(room)
        with monkeypatch.context() as broken:
            broken.setattr(Store, "write", full)
            await hand_over(room, guest)
            assert house.entries() == [("bots", None)]
        while house.entries() == [("bots", None)]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert house.entries() == [("bots", house.now + LEFT)]

    at_house(tmp_path, play)


def test_the_bin_holds_nothing_that_is_due(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        made, room = await house.table(PERSON, BOT, BOT)
        await hand_over(room, await come(room))
        await house.diary._store.bin([made["table"]])
        assert await house.diary.coming("bots", 9) == []
        await house.lobby.in_use._close_room(made["table"])
        await house.diary._store.delete([made["table"]])
        assert house.entries() == []

    at_house(tmp_path, play)
