"""Clocks: whose runs, what they tell, and what happens at zero. All times are set by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.rooms import Listener, plain_answer
from tests.server.tables.test_alone import BOT, PERSON, House, at_house

from stolik.core.installed import find_game
from stolik.core.position import Position
from stolik.core.seat.waiting import is_secret
from stolik.server.errors import NoClock, NotKept
from stolik.server.messages import ClockRequest, Inbound, SeatChange, SeatRequest, TableRequest
from stolik.server.storage.records import EVERYBODY, ClockRow, Pace
from stolik.server.storage.store import Store
from stolik.server.tables.game.clocks import NOT_BEGUN, begun, left, moved, running
from stolik.server.tables.house import clerk
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.rooms.room import Room

MINUTE = Pace("move", 60)
BANK = Pace("bank", 600, 10)
NO_BOTS: frozenset[int] = frozenset()


class Table:
    """A table with clocks and its people."""

    def __init__(self, house: House, made: dict[str, Any], room: Room) -> None:
        self.house, self.made, self.room = house, made, room
        self.guests: dict[int, Listener] = {}
        self.sit()

    def sit(self) -> None:
        for seat in range(len(self.room.seats)):
            self.guests[seat] = Listener(seat)
            self.room.enter(self.guests[seat])

    async def answer(self, seat: int) -> None:
        question = self.room.position.pending[seat].wire()
        await self.room.hear(
            self.guests[seat], Inbound(seq=self.guests[seat].state["seq"], value=plain_answer(question))
        )

    async def ask(self, seat: int, request: ClockRequest, of: int = 0) -> None:
        await self.room.hear(self.guests[seat], Inbound(clock=request, of=of))

    async def until_secret(self) -> None:
        while not is_secret(self.room.position):
            await self.answer(min(self.room.position.pending))

    @property
    def row(self) -> ClockRow:
        assert self.room.clockwork.row is not None
        return self.room.clockwork.row

    @property
    def left(self) -> list[int]:
        return [round(seconds) for seconds in left(self.row, self.house.now)]

    def told(self, seat: int = 0) -> dict[str, Any]:
        clock: dict[str, Any] = self.guests[seat].state["clock"]
        return clock


async def table(house: House, pace: Pace, *seats: SeatRequest, game: str = "not_alone") -> Table:
    made = await house.lobby.create(TableRequest(game, len(seats), list(seats), pace=pace))
    return Table(house, made, await house.lobby.in_use.room(made["table"]))


def test_a_move_has_its_time_and_a_bank_grows_with_each_move(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        moves, bank = [await table(house, pace, PERSON, PERSON, game="zona") for pace in (MINUTE, BANK)]
        house.now += 500
        assert (moves.left, bank.left) == ([60, 60], [600, 600]), "they begin with the first answer"
        for one in (moves, bank):
            while not one.row.on:
                await one.answer(min(one.room.position.pending))
        asked = moves.row.on[0]
        other = 1 - asked
        house.now += 20
        assert (moves.left[asked], moves.left[other]) == (40, 60)
        assert (bank.left[asked], bank.left[other]) == (590, 600)
        while asked in bank.row.on:
            await bank.answer(asked)
        assert bank.row.on == (other,)
        assert bank.left[other] == 610

    at_house(tmp_path, play)


def test_a_change_is_told_and_seconds_are_not(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, MINUTE, PERSON, PERSON)
        assert b'{"now":100.0}' in one.guests[0].heard
        await one.answer(0)
        told, heard = one.told(), len(one.guests[0].heard)
        assert told["pace"] == {"kind": "move", "seconds": 60, "more": 0, "end": "wait"}
        house.now += 30
        one.room.tell()
        assert len(one.guests[0].heard) == heard
        again = Listener(0)
        one.room.enter(again)
        assert again.state["clock"] == told, "a new guest is told the same, and what time it is"
        assert b'{"now":130.0}' in again.heard

    at_house(tmp_path, play)


def test_in_secret_all_who_are_asked_have_running_clocks_and_an_answer_changes_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, BANK, PERSON, PERSON, PERSON, game="terrorscape")
        await one.until_secret()
        row, killer = one.row, one.guests[0]
        assert len(row.on) == 1, "the Survivors have one clock"
        while one.row is row:
            house.now += 30
            heard = len(killer.heard)
            await one.answer(min(one.room.position.pending))
            assert (one.row is row) == (len(killer.heard) == heard), "clocks change only with what everybody sees"
        assert house.now > 130, "several answers were given in secret"

    at_house(tmp_path, play)


@pytest.mark.parametrize("game", ["not_alone", "terrorscape", "zona", "voidfall"])
@pytest.mark.parametrize("pace", [MINUTE, BANK])
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_clocks(game: str, pace: Pace) -> None:
    """At each answer of a game the clocks go on as in worlds drawn for a seat in which it gives the same answer."""
    rng, rules = Random(3), find_game(game)
    position = Position(rules, 3, 3, {})
    clock, now, compared = begun(pace, rules, 3), 0.0, 0
    for _ in range(150):
        if position.over:
            break
        seat = rng.choice(sorted(position.pending))
        now += rng.randrange(30)
        question = position.pending[seat]
        value = question.plain(question.sample(rng))
        after = position.clone()
        after.answer(seat, value)
        following = moved(clock, position, after, NO_BOTS, now)
        drawn = position.resample(seat, rng)
        assert running(drawn, NO_BOTS) == running(position, NO_BOTS)
        other = drawn.clone()
        other.answer(seat, value)
        if other.observe(seat) == after.observe(seat) and other.log(seat)[-3:] == after.log(seat)[-3:]:
            assert moved(clock, drawn, other, NO_BOTS, now) == following
            compared += 1
        for viewer in (*range(3), None):
            assert running(after.resample(viewer, rng), NO_BOTS) == running(after, NO_BOTS)
        position, clock = after, following
    assert compared > 20
    assert clock.since != NOT_BEGUN


def test_a_restart_stops_the_clocks(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, Pace("move", 3 * 86400, end="answer"), PERSON, PERSON)
        await one.answer(0)
        house.now += 3600
        before = one.left
        await house.stop()
        await house.start()  # the time of the diary is that of a running server
        again = Table(house, one.made, await house.lobby.in_use.room(one.made["table"]))
        assert again.left == before
        house.now -= 120  # what a killed server had not noted yet
        assert again.left[1] >= before[1]

    at_house(tmp_path, play)


def test_more_time_comes_from_another_person(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, MINUTE, PERSON, PERSON, BOT, game="zona")
        while not one.row.on:
            await one.answer(min(one.room.position.pending.keys() - {2}))
        asked = one.row.on[0]
        house.now += 50
        with pytest.raises(NoClock):
            await one.ask(asked, "more", asked)
        with pytest.raises(NoClock):
            await one.ask(2, "more", asked)
        await one.ask(1 - asked, "more", asked)
        assert one.left[asked] == 70
        assert one.told()["left"][asked] == 70

    at_house(tmp_path, play)


def test_a_pause_needs_all_people_or_the_host(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, Pace("move", 60, end="answer"), PERSON, PERSON, BOT)
        await one.answer(0)
        await one.ask(0, "pause")
        assert one.told()["wishes"] == [0]
        assert not one.told()["paused"]
        await one.ask(0, "go")
        assert one.told()["wishes"] == []
        await one.ask(0, "pause")
        await one.ask(1, "pause")
        assert one.told()["paused"]
        left = one.left
        house.now += 1000
        rows = one.room.play.rows
        await house.work()
        assert (one.left, one.room.play.rows) == (left, rows)
        await one.ask(1, "go")
        assert not one.told()["paused"]
        await house.lobby.pause(one.made["host"], on=True)
        assert one.told()["paused"]

    at_house(tmp_path, play)


def test_at_zero_nothing_more_happens_than_that_it_is_told(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, MINUTE, PERSON, PERSON)
        await one.answer(0)
        rows = one.room.play.rows
        await house.work(1000)
        assert one.room.play.rows == rows
        assert one.left[one.row.on[0]] == 0
        await one.answer(one.row.on[0])

    at_house(tmp_path, play)


def test_at_zero_a_bot_answers_and_the_person_plays_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, Pace("move", 60, end="answer"), PERSON, PERSON, PERSON, game="terrorscape")
        await one.until_secret()
        asked = sorted(one.room.position.pending)
        for guest in one.guests.values():
            one.room.leave(guest)
        await house.work(59)
        assert sorted(one.room.position.pending) == asked
        await house.work(2)
        assert sorted(one.room.position.pending) != asked, "also while nobody is there"
        assert {row.kind for row in one.room.seats} == {"person"}

    at_house(tmp_path, play)


def test_a_clock_at_zero_waits_for_a_disk_that_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again and again, and keeps nobody busy."""
    monkeypatch.setattr(clerk, "REFUSED", 0.05)
    tries: list[object] = []

    async def full(*row: object, **_: object) -> None:
        tries.append(row)
        raise NotKept

    async def play(house: House) -> None:
        one = await table(house, Pace("move", 60, end="answer"), PERSON, PERSON, game="zona")
        while not one.row.on:
            await one.answer(min(one.room.position.pending))
        rows = one.room.play.rows
        house.now += 61
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            await house.clerk.look()
            while not tries:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
            await house.clerk.look()
            await asyncio.sleep(0.01)
            assert len(tries) == 1
        await house.clerk.rest()
        assert one.room.play.rows == rows
        await house.work()
        assert one.room.play.rows > rows

    at_house(tmp_path, play)


def test_at_zero_a_bot_takes_the_seat_until_the_person_takes_it_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, Pace("move", 60, end="leave"), PERSON, PERSON, game="zona")
        while not one.row.on:
            await one.answer(min(one.room.position.pending))
        assert not is_secret(one.room.position)
        asked = one.row.on[0]
        await house.work(61)
        assert one.room.seats[asked].kind == "bot"
        assert one.told(1 - asked)["taken"] == [asked]
        with pytest.raises(NoClock):
            await one.ask(1 - asked, "back")
        await one.ask(asked, "back")
        assert one.room.seats[asked].kind == "person"
        assert one.told(asked)["taken"] == []
        told = [(line.note, line.seat) for line in one.room.talk.lines_of(EVERYBODY, after=-1, until=9)]
        assert told == [("to_bot", asked), ("to_person", asked)]

    at_house(tmp_path, play)


def test_no_seat_is_taken_where_that_would_tell_who_has_not_answered(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, Pace("move", 60, end="leave"), PERSON, PERSON, PERSON, game="terrorscape")
        await one.until_secret()
        await one.answer(min(one.room.position.pending))
        await house.work(61)
        assert not is_secret(one.room.position)
        assert {row.kind for row in one.room.seats} == {"person"}

    at_house(tmp_path, play)


def test_a_seat_that_the_host_gives_to_a_bot_has_no_clock(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, MINUTE, PERSON, PERSON)
        await one.answer(0)
        asked = one.row.on[0]
        await house.lobby.reseat(one.made["host"], SeatChange(asked, "bot", "random"))
        assert asked not in one.row.on
        with pytest.raises(NoClock):
            await one.ask(asked, "back")

    at_house(tmp_path, play)


def test_a_rematch_has_the_same_pace_and_most_tables_have_no_clock(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, BANK, PERSON, PERSON)
        again = await Rematches(house.lobby, house.lobby._store).open(one.made["host"])
        row = (await house.lobby.in_use.room(again["table"])).clockwork.row
        assert row is not None
        assert row.pace == BANK
        made, room = await house.table(PERSON, PERSON)
        guest = Listener(0)
        room.enter(guest)
        assert "clock" not in guest.state
        with pytest.raises(NoClock):
            await room.hear(guest, Inbound(clock="pause"))
        with pytest.raises(NoClock):
            await house.lobby.pause(made["host"], on=True)

    at_house(tmp_path, play)


def test_undo_gives_no_time(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, BANK, PERSON, PERSON, game="zona")
        while not one.row.on:
            await one.answer(min(one.room.position.pending))
        before = one.left
        for seat, guest in one.guests.items():
            if guest.state["undo"]:
                await one.room.hear(guest, Inbound(seq=guest.state["seq"], undo=True))
                assert one.left[seat] <= before[seat]

    at_house(tmp_path, play)
