"""Everybody comes back at once after the server was killed."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Player

TABLES = 60 if os.environ.get("STOLIK_LONG") else 10


@pytest.mark.long
def test_all_seats_come_back_at_once(tmp_path: Path) -> None:
    with House(tmp_path / "t.db") as house:
        made = [house.table("person", "person", "person", "person") for _ in range(TABLES)]

        async def begin(table: dict[str, Any]) -> None:
            async with house.player(table["seats"][0]["token"]) as first:
                await first.asked()
                await first.answer("side:a")
                await first.until(lambda s: s["view"]["side"] == "a")

        async def begin_all() -> None:
            await asyncio.gather(*map(begin, made))

        asyncio.run(begin_all())
        house.kill()

    with House(tmp_path / "t.db", house.port) as house:

        async def back(player: Player) -> None:
            async with player:
                await player.hear()
                while not player.state:
                    await player.hear()
                assert player.state["view"]["side"] == "a", "what was acknowledged is there"
                await player.send({"ping": True})
                while await player.other() != {"pong": True}:
                    pass

        async def all_back() -> None:
            await asyncio.gather(*(back(house.player(seat["token"])) for table in made for seat in table["seats"]))

        asyncio.run(all_back())
        assert house.get("/healthz")[0] == 200
