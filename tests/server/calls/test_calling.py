"""Who is called: whoever is asked for a minute while no page of theirs is open, and nobody can tell more from it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.rooms import Listener, plain_answer

from stolik.server.calls.sender import Calls
from stolik.server.calls.settings import CallSettings
from stolik.server.errors import NotRead
from stolik.server.messages import Inbound, SeatRequest, TableRequest
from stolik.server.storage.call_rows import new_channel
from stolik.server.storage.records import SeatRow
from stolik.server.storage.store import Store
from stolik.server.tables.house.calling import ALONE, Calling
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.rooms.room import Room

PEOPLE = 3


class Watched:
    """A table whose seats all want to be called, and a clock that is moved by hand."""

    def __init__(self, lobby: Lobby, store: Store, host: str, room: Room) -> None:
        self.lobby, self.store, self.host, self.room = lobby, store, host, room
        self.now = 0.0
        self.calling = Calling(lobby, Calls(store, CallSettings(), {}), clock=lambda: self.now)

    async def after(self, seconds: float) -> dict[int, int]:
        """Let time pass and look. Returns by seat how many calls are to be made."""
        self.now += seconds
        await self.calling.look()
        due = await self.store.due_calls(1e12, 100)
        return {seat: sum(call.channel.seat == seat for call in due) for seat in range(PEOPLE)}

    async def answer(self, *seats: int) -> None:
        """Seats answer and leave again."""
        for seat in seats:
            guest = Listener(seat)
            self.room.enter(guest)
            value = plain_answer(guest.state["question"])
            await self.room.hear(guest, Inbound(seq=guest.state["seq"], value=value))
            self.room.leave(guest)

    @property
    def asked(self) -> set[int]:
        return set(self.room.position.pending)


def at_watched(folder: Path, play: Callable[[Watched], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(folder / "t.db")
        lobby = Lobby(store, pause=0)
        made = await lobby.create(TableRequest("not_alone", PEOPLE, [SeatRequest("person")] * PEOPLE))
        for seat in range(PEOPLE):
            channel = new_channel(f"c{seat}", made["table"], seat, "hook", f"https://x/{seat}", stop=f"s{seat}")
            await store.add_channel(channel)
        try:
            await play(Watched(lobby, store, made["host"], await lobby.in_use.room(made["table"])))
        finally:
            await lobby.close()

    asyncio.run(run())


def calls(*seats: int) -> dict[int, int]:
    return {seat: int(seat in seats) for seat in range(PEOPLE)}


def test_whoever_is_asked_is_called_after_a_quiet_minute(tmp_path: Path) -> None:
    async def play(table: Watched) -> None:
        first = table.asked
        assert [await table.after(wait) for wait in (0, ALONE - 1)] == [calls(), calls()]
        assert await table.after(1) == await table.after(3600) == calls(*first)

    at_watched(tmp_path, play)


def test_nobody_is_called_whose_page_is_open(tmp_path: Path) -> None:
    async def play(table: Watched) -> None:
        there = Listener(min(table.asked))
        table.room.enter(there)
        assert [await table.after(wait) for wait in (0, ALONE)][1] == calls(*table.asked - {there.seat})
        table.room.leave(there)
        assert [await table.after(wait) for wait in (0, ALONE)][1] == calls(*table.asked)
        table.room.enter(there)  # seen: what was to be sent is not needed any more
        assert await table.after(5) == calls(*table.asked - {there.seat})
        table.room.leave(there)
        assert [await table.after(wait) for wait in (5, ALONE)][1] == calls(*table.asked - {there.seat})

    at_watched(tmp_path, play)


def test_calls_say_nothing_of_what_others_answer_meanwhile(tmp_path: Path) -> None:
    """In the choice of places each of the Hunted is called alike, whether others have answered, changed their answer,
    or not.
    """

    def played(folder: Path, answers: int) -> list[int]:
        seen: list[int] = []

        async def play(table: Watched) -> None:
            while [question.kind for question in table.room.position.pending.values()] != ["lay", "lay"]:
                await table.answer(min(table.asked))
            mine, other = sorted(table.asked)
            for wait in (0, 30, ALONE - 31, 1, 5):
                if answers and other in table.asked:
                    await table.answer(other)
                seen.append((await table.after(wait))[mine])
            assert (other in table.asked) != bool(answers)
            seen.append(table.room.play.turn(mine) or 0)

        at_watched(folder, play)
        return seen

    (tmp_path / "silent").mkdir()
    (tmp_path / "answered").mkdir()
    silent = played(tmp_path / "silent", 0)
    assert 1 in silent
    assert played(tmp_path / "answered", 1) == silent


def test_an_answer_ends_the_turn_and_the_next_is_called_anew(tmp_path: Path) -> None:
    async def play(table: Watched) -> None:
        first = min(table.asked)
        before = table.room.play.turn(first)
        await table.after(0)
        await table.after(ALONE)
        await table.answer(first)
        found = await table.after(5)
        assert found[first] == 0 or table.room.play.turn(first) != before
        while first not in table.asked:
            await table.answer(min(table.asked))
        await table.after(5)
        assert (await table.after(ALONE))[first] >= 1
        assert table.room.play.turn(first) != before

    at_watched(tmp_path, play)


def test_a_seat_of_a_bot_is_not_called(tmp_path: Path) -> None:
    async def play(table: Watched) -> None:
        first = min(table.asked)
        await table.after(0)
        table.room.play.seats[first] = SeatRow(first, "bot", "random", "")
        assert (await table.after(ALONE))[first] == 0

    at_watched(tmp_path, play)


def test_calls_are_made_after_a_restart_though_nobody_opens_the_table(tmp_path: Path) -> None:
    async def play(table: Watched) -> None:
        again = Lobby(table.store, pause=0)
        calling = Calling(again, Calls(table.store, CallSettings(), {}), clock=lambda: table.now)
        for _ in range(2):
            await calling.look()
            table.now += ALONE
        assert {call.channel.seat for call in await table.store.due_calls(1e12, 100)} == table.asked
        await table.store.bin([table.room.table.id])
        assert await table.store.due_calls(1e12, 100) == []
        assert await table.store.called_seats() == {}

    at_watched(tmp_path, play)


def test_a_table_that_could_not_be_looked_at_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise NotRead

    async def play(table: Watched) -> None:
        again = Lobby(table.store, pause=0)
        table.calling = Calling(again, Calls(table.store, CallSettings(), {}), clock=lambda: table.now)
        with monkeypatch.context() as disk:
            disk.setattr(Store, "record", broken)
            await table.after(0)
        assert await table.after(5) == calls()
        assert await table.after(ALONE) == calls(*table.asked)

    at_watched(tmp_path, play)
