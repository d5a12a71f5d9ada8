"""The same deal: a typed seed or a repeated deal says so to all, and the end compares with earlier games."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.server.rooms import Table

from stolik.core.errors import BadSeed
from stolik.server.errors import DealGone, NotOver
from stolik.server.messages import AgainRequest, SeatRequest, TableRequest, WhatIfRequest
from stolik.server.storage.store import Store
from stolik.server.tables.house.days import Board
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.replays.deals import Deals
from stolik.server.tables.replays.looking_back import LookingBack
from stolik.server.tables.rooms.room import Room

ALONE = SeatRequest("person", name="Ola")


class House(NamedTuple):
    """A lobby with all that is made of its deals."""

    lobby: Lobby
    looking_back: LookingBack
    deals: Deals
    board: Board
    store: Store


def at_home(tmp_path: Path, told: Callable[[House], Awaitable[None]], **parts: Any) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path / "t.db")
        lobby = Lobby(store, pause=0)
        looking_back = LookingBack(lobby, store, tmp_path)
        house = House(lobby, looking_back, Deals(lobby, looking_back, store), Board(lobby, store, **parts), store)
        try:
            await told(house)
        finally:
            await house.board.close()
            await lobby.close()

    asyncio.run(run())


def in_file(tmp_path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(tmp_path / "t.db")) as db:
        return db.execute(sql).fetchall()


async def played(room: Room, seed: int = 1) -> None:
    """People answer at random until the game is over."""
    table, rng = Table(room), Random(seed)
    table.sit()
    while not room.position.over:
        seat, question = rng.choice(sorted(room.position.pending.items()))
        await table.answer(seat, question.plain(question.sample(rng)))
    for guest in table.guests.values():
        room.leave(guest)


async def zona(house: House, seed: str = "") -> Any:
    """A table for one at which the game has been played to its end."""
    made = await house.lobby.create(TableRequest(game="zona", players=1, seats=[ALONE], seed=seed))
    await played((await house.lobby.find(made["host"]))[1])
    return made


def test_a_typed_seed_is_dealt_and_told_to_all(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        wish = TableRequest(game="zona", players=2, seats=[ALONE, ALONE], seed=" 7 ")
        made = await house.lobby.create(wish)
        for link in (made["host"], made["watch"], *(seat["token"] for seat in made["seats"])):
            assert (await house.lobby.describe(link))["deal"] == "typed"
        following = await Rematches(house.lobby, house.store).open(made["host"])
        assert (await house.lobby.describe(following["host"]))["deal"] is None
        assert [row[0] for row in in_file(tmp_path, "SELECT seed FROM tables WHERE deal = 'typed'")] == [7]
        assert in_file(tmp_path, "SELECT count(*) FROM tables WHERE seed = 7") == [(1,)]

    at_home(tmp_path, told)


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "٣", str(2**63), "9" * 70])
def test_what_is_no_seed_is_refused(tmp_path: Path, seed: str) -> None:
    async def told(house: House) -> None:
        with pytest.raises(BadSeed):
            await house.lobby.create(TableRequest(game="zona", players=1, seats=[ALONE], seed=seed))

    at_home(tmp_path, told)


def test_a_deal_is_played_again_and_compared_without_names(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        first = await zona(house)
        assert (await house.deals.told(first["host"], ""))["others"] == []
        again = await house.deals.again(first["seats"][0]["token"], "", AgainRequest())
        room = (await house.lobby.find(again["host"]))[1]
        assert (await house.lobby.describe(again["watch"]))["deal"] == "again"
        assert (room.seats[0].kind, room.seats[0].name) == ("person", "Ola")
        with pytest.raises(NotOver):
            await house.deals.told(again["host"], "")
        await played(room, 2)
        compared = await house.deals.told(again["host"], "")
        before = (await house.lobby.find(first["host"]))[1]
        assert compared["seed"] == str(before.table.seed) == str(room.table.seed)
        (other,) = compared["others"]
        assert other["outcome"] == before.position.outcome
        assert other["kinds"] == ["person"]
        assert "Ola" not in str(other)
        assert before.table.id not in str(other)

    at_home(tmp_path, told)


def test_whoever_deals_again_has_one_seat_and_bots_have_the_others(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        made = await house.lobby.create(TableRequest(game="zona", players=2, seats=[ALONE, ALONE]))
        with pytest.raises(NotOver):
            await house.deals.again(made["host"], "", AgainRequest())
        await played((await house.lobby.find(made["host"]))[1])
        again = await house.deals.again(made["seats"][0]["token"], "", AgainRequest(seat=1))
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]

    at_home(tmp_path, told)


def test_a_practice_table_has_no_deal_of_its_own(tmp_path: Path) -> None:
    async def told(house: House) -> None:
        made = await zona(house)
        grown = await house.looking_back.what_if(made["seats"][0]["token"], "", WhatIfRequest(frame=0))
        await played((await house.lobby.find(grown["host"]))[1], 3)
        with pytest.raises(DealGone):
            await house.deals.again(grown["host"], "", AgainRequest())
        assert await house.deals.told(grown["host"], "") == {"seed": None, "others": []}

    at_home(tmp_path, told)
