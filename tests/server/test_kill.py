"""What the server has acknowledged survives the death of its process."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from operator import ge
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.house import PATIENCE, House, Player
from tests.server.net.test_raw import ask, get
from websockets.exceptions import ConnectionClosed

from stolik.server.net.headers import HEADERS
from stolik.server.storage.records import Record
from stolik.server.storage.store import Store

KILLS = 20 if os.environ.get("STOLIK_LONG") else 1


def read(db: Path, table: str) -> Record:
    async def reading() -> Record:
        store = await Store.open(db)
        record = await store.record(table)
        await store.close()
        return record

    return asyncio.run(reading())


async def play_until_cut_off(players: list[Player], house: House, answers: int) -> None:
    """Everybody plays as fast as they can; whoever is first with so many answers kills the server."""

    async def play(player: Player, rng: Random) -> None:
        with suppress(ConnectionClosed):
            await player.play(rng, answers)
            house.kill()

    for player in players:
        await player.__aenter__()
    await asyncio.gather(*(play(player, Random(seat)) for seat, player in enumerate(players)))


@pytest.mark.parametrize("kill", range(KILLS))
def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path, kill: int) -> None:
    db = tmp_path / "t.db"
    with House(db) as house:
        made = house.table("person", "person", "person", "person", name="Ola")
        players = [house.player(seat["token"]) for seat in made["seats"]]
        asyncio.run(play_until_cut_off(players, house, 20 - kill % 20))
    told = [player.log for player in players]
    record = read(db, made["table"])
    for seat, player in enumerate(players):
        kept = sum(row.seat == seat for row in record.answers)
        assert player.acknowledged <= kept <= player.acknowledged + 1

    with House(db, house.port) as house:
        assert house.get(f"/api/tables/{made['host']}")[1]["seats"][0]["name"] == "Ola"

        async def go_on() -> None:
            for seat, player in enumerate(players):
                await player.__aenter__()
                await player.hear()
                assert player.log[: len(told[seat])] == told[seat]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))
            for player in players:
                await player.__aexit__()

        asyncio.run(go_on())
        assert all(player.state["over"] for player in players)


def test_running_clocks_and_what_was_said_in_advance_survive_a_kill(tmp_path: Path) -> None:
    pace = {"kind": "bank", "seconds": 600, "more": 10, "end": "answer"}

    async def come(made: dict[str, Any], house: House) -> list[Player]:
        players = [house.player(seat["token"]) for seat in made["seats"]]
        for player in players:
            await player.__aenter__()
            await player.until(lambda state: "clock" in state)
        return players

    async def say_and_die(house: House) -> dict[str, Any]:
        players = await come(made, house)
        creature, hunted = players[:2]
        with suppress(ConnectionClosed):
            await creature.play(Random(1), 1)
            await hunted.until(lambda state: bool(state["clock"]["on"]))
            await hunted.send({"seq": hunted.state["seq"], "advance": {"until": "turn"}})
            await hunted.until(lambda state: "advance" in state)
            house.kill()
        return hunted.state

    async def go_on(house: House, before: dict[str, Any]) -> None:
        players = await come(made, house)
        clock = players[0].state["clock"]
        assert clock["on"] == before["clock"]["on"]
        assert all(map(ge, clock["left"], before["clock"]["left"])), "a kill takes no time"
        assert [player.state.get("advance") for player in players] == [None, before["advance"], None]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))
        assert all(player.state["over"] for player in players)
        for player in players:
            await player.__aexit__()

    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person", "person", pace=pace)
        before = asyncio.run(say_and_die(house))
    with House(tmp_path / "t.db", house.port) as house:
        asyncio.run(go_on(house, before))


def test_bots_go_on_after_a_kill_though_nobody_comes_back(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    with House(db) as house:
        made = house.table("person", *["sensible"] * 3)

        async def come() -> None:
            async with house.player(made["seats"][0]["token"]) as player:
                await player.asked()
                await player.answer("side:a")
                await player.until(lambda state: state["question"] is None)
                house.kill()

        asyncio.run(come())
    with closing(sqlite3.connect(db)) as file:
        assert file.execute("SELECT kind, at FROM due").fetchall() == [("bots", None)]
        file.execute("DELETE FROM answers WHERE seq > 0")  # as if it had been killed before the bots had answered
        file.execute("DELETE FROM checkpoints")
        file.commit()

    with House(db, house.port) as house:
        wait_until(lambda: any(row.seat for row in read(db, made["table"]).answers))


SLOW = """
import asyncio, time
from stolik.server import serving
from stolik.server.tables.house import lobby
from stolik.server.tables.viewers import tries
serving.STOP_WITHIN = 1

def begun():
    with open(sys.argv[2] + ".begun", "a") as file:
        file.write("x")

def slow(*_):
    begun()
    time.sleep(2.5)

async def find_slowly(self, link):
    if link == "slow":
        begun()
        await asyncio.sleep(60)
    return await find(self, link)

tries.try_out, find, lobby.Lobby.find = slow, lobby.Lobby.find, find_slowly
"""


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_what_takes_too_long_when_it_stops_is_broken_off_and_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    begun = tmp_path / "t.db.begun"
    with House(tmp_path / "t.db", first=SLOW) as house:
        made = house.table("person", "person")

        async def stay() -> None:
            async with house.player(made["seats"][0]["token"]) as player, house.player("slow") as opening:
                await player.asked()
                await player.send({"draft": ["side:a"]})
                request = asyncio.create_task(asyncio.to_thread(ask, house, get("/api/tables/slow")))
                await asyncio.to_thread(wait_until, lambda: begun.exists() and len(begun.read_text()) == 3)
                stopping = asyncio.create_task(asyncio.to_thread(house.stop, signal.SIGTERM))
                assert await player.ended() == await opening.ended() == 1012
                status, headers, said = await request
                assert (status, json.loads(said)["error"]["id"]) == (503, "internal")
                assert HEADERS.items() <= dict(headers).items()
                await stopping

        asyncio.run(stay())
    told = capfd.readouterr().err
    assert "Cancel" in told
    assert "Exception" not in told


DYING = """
import os, signal, sys
from functools import partial
from pathlib import Path
from stolik.server import Settings
from stolik.server.storage.database import Database
from stolik.server.storage.retention import Uptime
from stolik.server.tables.house import clerk

clerk.LONGEST = 0.05
serve = partial(serve, settings=Settings(open_tables=True))
now, write, told = Uptime.now, Database._write, Path(sys.argv[2] + ".dies")
Uptime.now = lambda self: 100 * now(self)

async def dying(self, *statements):
    when, _, what = (told.read_text() if told.exists() else "").partition(" ")
    dies = bool(what) and any(what in sql and rows for sql, rows in statements)
    if not dies or when == "after":
        await write(self, *statements)
    if dies:
        os.kill(os.getpid(), signal.SIGKILL)

Database._write = dying
"""
"""A server on which time flies, and which is killed just before or after it writes what a file beside it says."""
RELINKED = "UPDATE seats SET link"


def test_a_kill_while_a_seat_changes_hands_loses_no_seat(tmp_path: Path) -> None:
    db, dies = tmp_path / "t.db", tmp_path / "t.db.dies"
    people = ["person"] * 3

    def dying(house: House, when: str, path: str, body: dict[str, Any]) -> None:
        dies.write_text(f"{when} {RELINKED}")
        with pytest.raises(ConnectionResetError):
            house.post(path, body)
        dies.unlink()

    with House(db, first=DYING) as house:
        made = house.table(*people, anybody=[2])
        parcel = house.post("/api/parcels", {"sealed": "0123"})[1]["parcel"]
        mine = made["seats"][1]["token"]
        dying(house, "after", f"/api/tables/{mine}/link", {"seat": 1, "give": True})
    with House(db, first=DYING) as house:
        assert house.get(f"/api/tables/{mine}")[0] == 404, "it is given away, and nobody has heard the new link"
        given = house.post(f"/api/tables/{made['host']}/link", {"seat": 1})[1]["token"]
        assert house.get(f"/api/tables/{given}")[1]["seat"] == 1
        assert house.post(f"/api/parcels/{parcel}", {})[1]["error"]["id"] == "no_parcel"
        assert house.get("/api/open-tables")[1]["count"] == 1, "it is still open to strangers"
        made = house.table(*people, anybody=[2])
        dying(house, "before", f"/api/open-tables/{made['table']}/seat", {"seat": 2, "name": "Ola"})
    with House(db, first=DYING) as house:
        described = house.get(f"/api/tables/{made['seats'][2]['token']}")[1]
        assert (described["seat"], described["seats"][2]["name"]) == (2, ""), "nobody has sat down"


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_kill_at_zero_neither_loses_nor_doubles_what_a_bot_answers(tmp_path: Path, when: str) -> None:
    db = tmp_path / "t.db"
    pace = {"kind": "move", "seconds": 60, "end": "answer"}

    async def begin(house: House) -> None:
        async with house.player(made["seats"][0]["token"]) as player:
            await player.asked()
            await player.answer("side:a")
            await player.until(lambda state: bool(state["clock"]["on"]))
            (tmp_path / "t.db.dies").write_text(f"{when} INSERT INTO answers")
            assert await player.ended() == 0

    with House(db, first=DYING) as house:
        made = house.table("person", "person", pace=pace)
        asyncio.run(begin(house))
    (tmp_path / "t.db.dies").unlink()
    rows = len(read(db, made["table"]).answers)
    assert rows == (1 if when == "before" else 2)
    with House(db, first=DYING) as house, closing(sqlite3.connect(db)) as file:
        assert file.execute("SELECT kind FROM due").fetchall() == [("clock",)]
        deadline = time.monotonic() + PATIENCE
        while (now := file.execute("SELECT count(*) FROM answers").fetchone()[0]) == rows:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert now > rows
