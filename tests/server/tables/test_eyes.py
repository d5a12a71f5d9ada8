"""A spectator sees with a seat's eyes, with that seat's leave: what that seat sees, nothing to do, and nobody else."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House
from tests.server.rooms import Listener, Table, at_table, plain_answer
from tests.server.tables.test_alone import PERSON, at_house
from tests.server.tables.test_door import notes

from stolik.core.errors import StolikError
from stolik.referee import ForeignSeat
from stolik.server.errors import (
    HasSeen,
    KnowsOther,
    NoEyes,
    NoSpectator,
    RateLimited,
    SeesWithEyes,
    SeveralDevices,
)
from stolik.server.messages import Inbound, TableRequest
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore
from stolik.server.tables.people.door import NOTES, Visitor
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import GOING_AWAY, REMOVED


def come(room: Room, device: str = "ala", network: str = "home", seat: int | None = None) -> Listener:
    """Somebody comes with this browser, to watch or to sit down."""
    guest = Listener(seat)
    guest.visitor = Visitor("watch" if seat is None else "seat", network, device=device)
    room.enter(guest)
    return guest


async def let(table: Table, seat: int, spectator: int) -> None:
    await table.room.hear(table.guests[seat], Inbound(eyes=spectator))


async def in_secret(table: Table) -> None:
    """Play until the Hunted choose their places in secret."""
    while not {1, 2, 3} <= table.room.position.pending.keys():
        seat, question = min(table.room.position.pending.items())
        await table.answer(seat, question.wire()["options"][0])


def seen(guest: Listener) -> tuple[Any, ...]:
    return guest.state["view"], guest.state["waiting"], guest.state["secret"], guest.lines


def test_what_the_seat_sees_and_nothing_to_do(tmp_path: Path) -> None:
    async def watch(table: Table) -> None:
        await in_secret(table)
        ala, other = come(table.room), come(table.room, "ola", "elsewhere")
        await let(table, 1, 1)
        assert (ala.closed, other.closed) == ([GOING_AWAY], []), "the page connects again"
        ala = come(table.room)
        seat = table.guests[1]
        for _ in range(6):
            assert seen(ala) == seen(seat) != seen(other)
            state = ala.state
            assert (state["seat"], state["eyes"], state["question"], state["answer"]) == (1, True, None, None)
            assert [state["undo"], state["proposal"], state["table"]["whys"], state["table"]["plans"]].count(True) == 0
            assert "eyes" not in seat.state | other.state
            seat_of, question = min(table.room.position.pending.items())
            await table.answer(seat_of, question.wire()["options"][0])
        for wish in (Inbound(why="seat:1"), Inbound(note="?"), Inbound(undo=True), Inbound(eyes=2), Inbound(draft=[])):
            with pytest.raises(ForeignSeat):
                await table.room.hear(ala, wish)
        with pytest.raises(SeesWithEyes):
            await table.room.hear(ala, Inbound(chat="She has the Beach!"))
        for guest in (*table.guests.values(), other):
            assert notes(guest.chat) == [(1, "eyes_given")]
            assert [one.get("eyes") for one in guest.state["table"]["seats"]] == [None, 1, None, None]

        await let(table, 1, 0)
        assert ala.closed == [GOING_AWAY]
        ala = come(table.room)
        assert seen(ala) == seen(other)
        assert (ala.state["seat"], ala.state["eyes"]) == (None, False), "they still know a hand"
        assert notes(ala.chat) == [(1, "eyes_given"), (1, "eyes_ended")]
        with pytest.raises(SeesWithEyes):
            await table.room.hear(ala, Inbound(chat="She has the Beach!"))

    at_table(tmp_path, watch)


@pytest.mark.parametrize("chooser", [1, 2])
def test_what_another_seat_chooses_in_secret_changes_no_byte(tmp_path: Path, chooser: int) -> None:
    found: list[dict[str, list[bytes]]] = []

    async def play(table: Table) -> None:
        await in_secret(table)
        come(table.room)
        other = come(table.room, "ola", "elsewhere")
        await let(table, 1, 1)
        there = {"ala": come(table.room), "other": other} | {f"seat {seat}": table.guests[seat] for seat in range(4)}
        for guest in there.values():
            guest.heard.clear()
        await table.answer(chooser, table.guests[chooser].state["question"]["options"][len(found)])
        fresh = {"fresh": come(table.room, "ewa", "far"), "ala again": come(table.room)}
        found.append({name: [*guest.heard] for name, guest in (there | fresh).items()})

    for world in ("one", "another"):
        (tmp_path / world).mkdir()
        at_table(tmp_path / world, play)
    differ = {name for name in found[0] if _unsaid(found[0][name]) != _unsaid(found[1][name])}
    assert differ == {f"seat {chooser}"}, "eyes do not show an answer before it is played either"


def _unsaid(heard: list[bytes]) -> list[bytes]:
    """Messages without the talk, whose lines tell the time."""
    return [message for message in heard if b'{"chat"' not in message]


def test_one_browser_has_the_eyes_of_one_seat(tmp_path: Path) -> None:
    async def watch(table: Table) -> None:
        room = table.room
        for nobody in (1, -1, 7):
            with pytest.raises(NoSpectator):
                await let(table, 1, nobody)
        ala, phone = come(room), come(room, "phone")
        with pytest.raises(SeveralDevices):
            await let(table, 1, 1)
        room.leave(phone)
        assert room.watching == [1]
        await let(table, 1, 1)
        room.leave(ala)
        assert come(room, "phone").state["seat"] is None, "another browser of the same home"
        assert come(room, "ala", "elsewhere").state["seat"] is None
        assert come(room, "").state["seat"] is None
        assert come(room).state["seat"] == 1
        await let(table, 1, 2)
        assert come(room).state["seat"] is None, "one at a time"

    at_table(tmp_path, watch)


def test_who_knows_one_hand_gets_no_other(tmp_path: Path) -> None:
    async def watch(table: Table) -> None:
        room = table.room
        come(room)
        await let(table, 1, 1)
        ala = come(room)
        with pytest.raises(KnowsOther):
            await let(table, 2, 1)
        assert notes(table.guests[0].chat) == [(1, "eyes_given")], "nothing is said of what is not given"
        with pytest.raises(HasSeen):
            room.eyes.check_seat(2, Visitor(network="elsewhere", device="ala"))
        with pytest.raises(HasSeen):
            room.eyes.check_newcomer(2, "home")
        room.eyes.check_seat(1, Visitor(device="ala"))
        room.eyes.check_newcomer(1, "home")
        room.eyes.check_newcomer(2, "elsewhere")

        come(room, "mate", "home", seat=2)
        assert ala.closed == [], "Survivors know the same"
        come(room, "killer", "home", seat=0)
        assert ala.closed == [GOING_AWAY]
        assert come(room).state["seat"] is None, "somebody in this home plays against that seat"
        come(room, "spy", "den", seat=2)
        come(room, "spy", "den")
        with pytest.raises(KnowsOther):
            await let(table, 1, 2)

    at_table(tmp_path, watch, game="terrorscape")


def test_it_ends_with_the_seat_the_link_the_spectator_and_the_game(tmp_path: Path) -> None:
    async def watch(table: Table) -> None:
        room = table.room

        async def given() -> Listener:
            room.leave(come(room))
            first = come(room)
            await let(table, 1, 1)
            room.leave(first)
            again = come(room)
            assert again.state["seat"] == 1
            return again

        first = await given()
        await room.seating.give(1, "bot", "random")
        with pytest.raises(StolikError):
            await let(table, 1, 1)
        await room.seating.give(1, "person", "")
        second = await given()
        await room.let_watch(1, muted=False, removed=True)
        await room.let_watch(1, muted=False, removed=False)
        assert (first.closed, second.closed) == ([GOING_AWAY], [REMOVED])
        assert come(room).state["seat"] is None
        third = await given()
        await room.hear(table.guests[1], Inbound(eyes=0))
        assert third.closed == [GOING_AWAY]
        for _ in range(NOTES):
            come(room)
            with suppress(RateLimited):
                await let(table, 1, 1)
        come(room)
        with pytest.raises(RateLimited):
            await let(table, 1, 1)
        await let(table, 1, 0)

    at_table(tmp_path, watch)


def test_it_lasts_over_a_restart_until_the_game_is_over(tmp_path: Path) -> None:
    async def give(table: Table) -> None:
        come(table.room, "ola", "elsewhere")
        come(table.room)
        await let(table, 1, 2)

    async def again() -> None:
        store = await Store.open(tmp_path / "t.db")
        record = await store.record("t")
        assert "home" not in str(record.eyes), "no addresses on the disk"
        table = Table(Room(store, record, restore(record).position, pause=0, first=1))
        table.sit()
        ala = come(table.room)
        assert seen(ala) == seen(table.guests[1])
        assert table.room.watching == [2]
        with pytest.raises(HasSeen):
            table.room.eyes.check_seat(0, ala.visitor)
        while not table.room.position.over:
            seat, question = min(table.room.position.pending.items())
            await table.answer(seat, plain_answer(question.wire()))
        assert ala.closed
        ala = come(table.room)
        assert ala.state["seat"] is None
        assert not any("eyes" in one for one in [ala.state, *ala.state["table"]["seats"]])
        await table.room.hear(ala, Inbound(chat="well played"))
        with pytest.raises(NoEyes):
            await let(table, 1, 2)
        await table.room.close()
        await store.close()

    at_table(tmp_path, give, players=2)
    asyncio.run(again())


def test_where_spectators_see_later_eyes_are_as_late(tmp_path: Path) -> None:
    async def play(house: Any) -> None:
        made = await house.lobby.create(TableRequest("not_alone", 2, [PERSON, PERSON], late="5", seed="5"))
        table = Table(await house.lobby.in_use.room(made["table"]))
        table.sit()
        come(table.room)
        await table.room.hear(table.guests[1], Inbound(eyes=1))
        before = table.guests[1].state["view"]
        for _ in range(4):
            seat, question = min(table.room.position.pending.items())
            await table.answer(seat, question.wire()["options"][0])
        ala = come(table.room)
        assert ala.state["view"] == before != table.guests[1].state["view"]
        assert ala.chat == []
        house.now += 301
        table.room.seen("watch")
        assert seen(ala)[0] == table.guests[1].state["view"]
        assert notes(ala.chat) == [(1, "eyes_given")]

    at_house(tmp_path, play)


def test_over_the_network_only_the_seat_itself_gives(house: House) -> None:
    made = house.table("person", "person")
    mine, theirs = (seat["token"] for seat in made["seats"])

    async def play() -> None:
        async with house.player(mine, query="?device=me") as me:
            await me.asked()
            async with house.player(made["watch"], query="?device=ala") as ala:
                await ala.hear()
                assert house.get(f"/api/tables/{mine}")[1]["watching"] == [1]
                assert house.get(f"/api/tables/{made['watch']}")[1]["spectator"] == 1
                assert "watching" not in house.get(f"/api/tables/{made['host']}")[1]
                for link in (made["host"], made["watch"]):
                    async with house.player(link) as nobody:
                        await nobody.hear()
                        await nobody.send({"eyes": 1})
                        assert (await nobody.other())["error"]["id"] == "foreign_seat"
                await me.send({"eyes": 1})
                assert await ala.ended() == GOING_AWAY
            async with house.player(made["watch"], query="?device=ala") as ala:
                await ala.until(lambda state: state["seat"] == 0 and state["eyes"])
                film = house.get(f"/api/tables/{made['watch']}/film")[1]
                assert film["may"] == ["watch"], "and looks back as a spectator"
                for path in ("film?as=0", "save"):
                    assert house.get(f"/api/tables/{made['watch']}/{path}")[1]["error"]["id"] == "not_over"
            async with house.player(theirs, query="?device=ala") as ala:
                assert (await ala.other())["error"]["id"] == "has_seen"

    asyncio.run(play())
