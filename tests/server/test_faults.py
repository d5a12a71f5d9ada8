"""When something breaks: nobody is left waiting, and the table goes on by itself."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.rooms import Listener, Table, at_table

from stolik.referee import Stale
from stolik.server.errors import NoClock, NotKept, OutOfStep
from stolik.server.messages import AdvanceRequest, Inbound, SeatRequest, TableRequest
from stolik.server.net.connection import Connection
from stolik.server.notices import Notices
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.rooms import bot_runner
from stolik.server.tables.viewers import guests
from stolik.server.tables.viewers.guest import CANNOT_SHOW, GOING_AWAY, Guest
from stolik.server.tables.viewers.guests import Guests


def broken_once(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """The next write breaks off with this error, the ones after it are sound."""
    write, left = Store._write, [error]

    async def sometimes(self: Store, *statements: Any) -> None:
        if left:
            raise left.pop()
        await write(self, *statements)

    monkeypatch.setattr(Store, "_write", sometimes)


@pytest.mark.parametrize("error", [RuntimeError("can't start new thread"), MemoryError()])
def test_whatever_breaks_a_write_nobody_waits_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def play(table: Table) -> None:
        with monkeypatch.context() as broken:
            broken_once(broken, error)
            async with asyncio.timeout(20):
                with pytest.raises(NotKept):
                    await table.answer(0, "side:a")
        await table.answer(0, "side:b")
        assert table.guests[1].state["view"]["side"] == "b"

    at_table(tmp_path, play)


def test_when_the_writer_is_stopped_nobody_waits_and_the_table_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        made = await lobby.create(TableRequest("not_alone", 2, [SeatRequest("person"), SeatRequest("person")]))
        token = made["seats"][0]["token"]
        room, guest = (await lobby.find(token))[1], Listener(0)
        room.enter(guest)
        with monkeypatch.context() as broken:
            broken_once(broken, asyncio.CancelledError())
            with pytest.raises(OutOfStep):
                await room.hear(guest, Inbound(seq=guest.state["seq"], value="side:a"))
        assert guest.closed == [GOING_AWAY], "the page comes back at once"
        again, guest = (await lobby.find(token))[1], Listener(0)
        again.enter(guest)
        await again.hear(guest, Inbound(seq=guest.state["seq"], value="side:b"))
        assert guest.state["view"]["side"] == "b"
        await lobby.close()

    async def soon() -> None:
        async with asyncio.timeout(20):
            await play()

    asyncio.run(soon())


def test_a_view_that_breaks_harms_only_its_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Table) -> None:
        body = Guests._body

        def broken(self: Guests, guest: Guest) -> Any:
            if guest.seat == 2:
                raise ZeroDivisionError
            return body(self, guest)

        monkeypatch.setattr(Guests, "_body", broken)
        await table.answer(0, "side:b")
        assert table.guests[1].state["view"]["side"] == "b"
        assert table.guests[2].closed == [CANNOT_SHOW]
        assert not table.guests[0].closed

    at_table(tmp_path, play)


@pytest.mark.parametrize("patches", [False, True], ids=["whole", "changes"])
def test_a_view_that_cannot_be_written_harms_only_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patches: bool
) -> None:
    async def play(table: Table) -> None:
        body = Guests._body

        def unwritable(self: Guests, guest: Guest) -> Any:
            made = body(self, guest)
            return msgspec.structs.replace(made, answer=object()) if guest.seat == 2 else made

        monkeypatch.setattr(Guests, "_body", unwritable)
        await table.answer(0, "side:b")
        assert table.guests[1].state["view"]["side"] == "b"
        assert table.guests[2].closed == [CANNOT_SHOW]
        assert not table.guests[0].closed

    at_table(tmp_path, play, patches=patches)


def test_a_view_is_built_once_for_all_lines_of_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[int | None] = []
    body = Guests._body

    def counted(self: Guests, guest: Guest) -> Any:
        built.append(guest.seat)
        return body(self, guest)

    async def play(table: Table) -> None:
        for seat in (1, 1, None, None):
            table.room.enter(Listener(seat))
        monkeypatch.setattr(Guests, "_body", counted)
        await table.answer(0, "side:b")
        assert sorted(built, key=str) == [0, 1, 2, 3, None]

    at_table(tmp_path, play)


def test_what_is_on_disk_and_cannot_be_told_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async def play(table: Table) -> None:
        monkeypatch.setattr(table.room.play, "number", broken)
        await table.answer(0, "side:b")
        assert {code for guest in table.guests.values() for code in guest.closed} == {GOING_AWAY}
        with pytest.raises(OutOfStep):
            await table.room.seating.rename(0, "Ola")

    at_table(tmp_path, play)


def test_who_cannot_be_shown_the_table_leaves_no_ghost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Socket:
        async def receive(self) -> Any:
            await asyncio.Event().wait()

    async def come(table: Table) -> None:
        def broken(*_: object) -> None:
            raise ZeroDivisionError

        before = len(table.room.guests)
        with monkeypatch.context() as faulty:
            faulty.setattr(guests, "body", broken)
            faulty.setattr(table.room.talk, "heard_by", broken)
            with pytest.raises(ZeroDivisionError):
                await Connection(Socket(), table.room, 1, "en").serve(Notices(None))  # type: ignore[arg-type]
        assert len(table.room.guests) == before

    at_table(tmp_path, come)


def test_bots_go_on_after_a_refused_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "FIRST_WAIT", 0.01)
    append, refused = Store.append, [NotKept(reason="disk full")] * 3

    async def sometimes(self: Store, *row: Any, **more: Any) -> None:
        if refused:
            raise refused.pop()
        await append(self, *row, **more)

    monkeypatch.setattr(Store, "append", sometimes)

    async def play(table: Table) -> None:
        await table.guests[1].until(lambda: "side" in json.dumps(table.guests[1].lines))
        assert not refused

    at_table(tmp_path, play, bots={0: "random"})


def test_a_refusal_and_chat_do_not_wait_for_what_others_do(tmp_path: Path) -> None:
    """Otherwise stale messages, wrong answers and chat would measure when somebody answers in secret."""

    async def play(table: Table) -> None:
        await table.until("lay")
        me = table.guests[1]
        async with table.room.changes._lock, asyncio.timeout(5):
            with pytest.raises(Stale):
                await table.room.hear(me, Inbound(seq=0, value="place:1"))
            for wrong in ("place:9", 7):
                with pytest.raises(Exception, match="illegal_answer"):
                    await table.answer(1, wrong)
            with pytest.raises(Exception, match="nothing_to_undo"):
                await table.undo(1)
            with pytest.raises(NoClock):
                await table.room.hear(me, Inbound(clock="more", of=2))
            await table.room.hear(me, Inbound(seq=me.state["seq"], advance=AdvanceRequest()))
            await table.room.hear(me, Inbound(chat="hello"))
            assert [line["text"] for line in table.guests[2].chat] == ["hello"]

    at_table(tmp_path, play)


def test_chat_of_another_process_is_noticed(tmp_path: Path) -> None:
    async def talk(table: Table) -> None:
        store = await Store.open(tmp_path / "t.db")
        await store.say("t", table.room.talk.line(None, "from elsewhere", to_team=False))
        with pytest.raises(OutOfStep):
            await table.room.hear(table.guests[1], Inbound(chat="hello"))
        assert table.guests[1].closed == [GOING_AWAY], "read from disk again, with all chat"
        await store.close()

    at_table(tmp_path, talk)
