"""Seats: links, names, and changes from a person to a bot and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.server.house import PATIENCE, House
from tests.server.rooms import Table, at_table

from stolik.server.tables.people.links import hashed


def test_the_host_gets_all_links_and_nobody_else_any(house: House) -> None:
    made = house.table("person", "random", "person", lang="pl")
    host = house.get(f"/api/tables/{made['host']}")[1]
    assert host["role"] == "host"
    assert host["watch"] == made["watch"]
    links = [seat["token"] for seat in host["seats"]]
    assert [links[0], links[2]] == [made["seats"][0]["token"], made["seats"][2]["token"]]
    assert len({*links, made["host"], made["watch"]}) == 5
    assert all(len(link) >= 24 for link in links)
    for link, role, seat in ((links[2], "seat", 2), (made["watch"], "watch", None)):
        there = house.get(f"/api/tables/{link}")[1]
        assert (there["role"], there["seat"]) == (role, seat)
        assert not any("token" in seat for seat in there["seats"])
        assert "watch" not in there
        assert not {"seed", "host"} & there.keys()


def test_links_are_stored_hashed_only(tmp_path: Path) -> None:
    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person")
        links = [made["host"], made["watch"], *(seat["token"] for seat in made["seats"])]
        written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert hashed(links[0]).encode() in written
    assert not [link for link in links if link.encode() in written]


def test_a_seat_takes_a_name_that_is_no_markup(house: House) -> None:
    made = house.table("person", "person", name="Ewa")
    token = made["seats"][1]["token"]

    async def rename() -> list[Any]:
        async with house.player(made["seats"][0]["token"]) as other:
            await other.hear()
            for name in ("<img src=x>", "  za\tdługie " + "y" * 90, "\u202egro", ""):
                assert (await asyncio.to_thread(house.post, f"/api/tables/{token}/name", {"name": name}))[0] == 200
            names = [other.state["table"]["seats"][1]["name"]]
            while len(names) < 5:
                await other.hear()
                names.append(other.state["table"]["seats"][1]["name"])
            assert other.state["table"]["seats"][0]["name"] == "Ewa"
            return names

    assert asyncio.run(rename()) == ["", "<img src=x>", "za długie " + "y" * 14, "gro", ""]
    assert house.post(f"/api/tables/{made['watch']}/name", {"name": "x"})[0] == 403
    assert house.post(f"/api/tables/{token}/name", {"name": 5})[0] == 400


def test_a_bot_takes_over_and_gives_the_seat_back(house: House) -> None:
    made = house.table("person", "person")
    seats = f"/api/tables/{made['host']}/seats"
    creature, hunted = (house.player(seat["token"]) for seat in made["seats"])

    async def swap(kind: str, **more: Any) -> tuple[int, Any]:
        return await asyncio.to_thread(house.post, seats, {"seat": 1, "kind": kind, **more})

    async def play() -> None:
        async with creature, hunted:
            await creature.asked()
            await creature.answer("side:a")
            await hunted.asked()
            seq = hunted.state["seq"]
            assert (await swap("bot"))[0] == 200
            await hunted.until(lambda s: s["table"]["seats"][1]["kind"] == "bot")
            assert hunted.state["table"]["seats"][1]["bot"] == "sensible", "the table's choice for who leaves"
            assert hunted.state["question"] is None
            await hunted.send({"seq": seq, "value": "word:pass"})
            assert (await hunted.other())["error"]["id"] == "bot_sits"
            await hunted.send({"seq": hunted.state["seq"], "undo": True})
            assert (await hunted.other())["error"]["id"] == "bot_sits"
            await creature.play(Random(1), 25)
            assert (await swap("person"))[0] == 200
            await hunted.until(lambda s: s["table"]["seats"][1]["kind"] == "person")
            await asyncio.gather(creature.play(Random(2)), hunted.play(Random(3)))

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert house.post(seats, {"seat": 2, "kind": "bot"})[1]["error"]["id"] == "bad_seat"
    assert house.post(seats, {"seat": -1, "kind": "bot"})[1]["error"]["id"] == "bad_seat"
    assert house.post(seats, {"seat": 1, "kind": "bot", "bot": "x"})[1]["error"]["id"] == "unknown_bot"
    assert house.post(seats, {"seat": 1, "kind": "ghost"})[1]["error"]["id"] == "malformed"
    token = made["seats"][0]["token"]
    assert house.post(f"/api/tables/{token}/seats", {"seat": 1, "kind": "bot"})[0] == 403


def test_presence_is_seen_by_all(house: House) -> None:
    made = house.table("person", "person")

    async def come_and_go() -> None:
        async with house.player(made["seats"][0]["token"]) as first:
            await first.until(lambda s: not s["table"]["seats"][1]["connected"])
            async with house.player(made["seats"][1]["token"]):
                await first.until(lambda s: s["table"]["seats"][1]["connected"])
            await first.until(lambda s: not s["table"]["seats"][1]["connected"])

    asyncio.run(come_and_go())


def test_bots_do_not_play_to_an_empty_room(tmp_path: Path) -> None:
    async def leave(table: Table) -> None:
        for guest in list(table.guests.values()):
            table.room.leave(guest)
        await table.room._bots._task  # type: ignore[misc]
        before = table.room.position
        assert not before.over
        table.room.enter(table.guests[None])
        await table.guests[None].until(lambda: table.room.position is not before)

    at_table(tmp_path, leave, bots={0: "random", 1: "random", 2: "random", 3: "random"})


def test_a_bot_that_fails_is_replaced_by_chance(tmp_path: Path, caplog: Any) -> None:
    async def play(table: Table) -> None:
        await table.guests[None].until(lambda: bool(table.room.position.log(None)))

    at_table(tmp_path, play, bots={0: "no such bot"})
    assert "failed at question side" in caplog.text
