"""What the server has acknowledged survives the death of its process."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.server.house import PATIENCE, House, Player
from websockets.exceptions import ConnectionClosed

from stolik.server.records import Record
from stolik.server.restore import restore
from stolik.server.store import Store

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


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_asked_and_sends_everybody_away(tmp_path: Path, by: int) -> None:
    with House(tmp_path / "t.db") as house:
        made = house.table("person", "sensible")

        async def stay() -> None:
            async with house.player(made["seats"][0]["token"]) as player:
                await player.asked()
                await player.answer("side:a")
                await player.until(lambda s: s["view"]["side"] == "a")
                stopping = asyncio.create_task(asyncio.to_thread(house.stop, by))
                assert await player.ended() == 1012
                await stopping

        asyncio.run(stay())
    assert restore(read(tmp_path / "t.db", made["table"])).log(None)
