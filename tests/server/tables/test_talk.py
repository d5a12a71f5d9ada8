"""How much may be said, and how much of it is kept."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.hideout import GAME
from tests.server.house import House
from tests.server.rooms import Listener, Table, at_table

from stolik.core.installed import INSTALLED
from stolik.server.errors import NoTeamChat, RateLimited
from stolik.server.limits import SAYS, Buckets
from stolik.server.messages import Inbound
from stolik.server.storage.records import KEPT
from stolik.server.tables.people.door import Visitor

SEEKER, FIRST, SECOND = 0, 1, 2


def from_network(table: Table, seat: int, network: str, says: Buckets) -> Listener:
    guest = Listener(seat)
    guest.visitor, guest.says = Visitor(network=network), says
    table.room.enter(guest)
    return guest


async def says_all(table: Table, guest: Listener, *, team: bool = False) -> int:
    """How many lines are taken until one is refused."""
    for number in range(2 * SAYS):
        try:
            await table.room.hear(guest, Inbound(chat="!", team=team))
        except RateLimited:
            return number
    return 2 * SAYS


def test_a_network_says_only_so_much_with_whatever_number_of_lines(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        says = Buckets(SAYS, 0)
        loud = [from_network(table, seat, "one", says) for seat in range(3)]
        assert [await says_all(table, guest) for guest in loud] == [SAYS, 0, 0]
        other = from_network(table, 3, "another", says)
        assert await says_all(table, other) == SAYS

    at_table(tmp_path, play)


def test_what_a_team_says_takes_nothing_from_others_of_its_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or somebody who shares their network could count it, without a line that anybody reads."""
    monkeypatch.setitem(INSTALLED, GAME.id, GAME)

    async def play(table: Table) -> None:
        says = Buckets(SAYS, 0)
        seeker, first = (from_network(table, seat, "home", says) for seat in (SEEKER, FIRST))
        assert await says_all(table, first, team=True) == SAYS
        for _ in range(SAYS):
            with pytest.raises(NoTeamChat):
                await table.room.hear(seeker, Inbound(chat="?", team=True))
        assert await says_all(table, seeker) == SAYS

    at_table(tmp_path, play, game=GAME, players=3, side_chat=True)


def test_who_says_too_much_is_told_so(house: House) -> None:
    made = house.table("person", "person")

    async def talk() -> None:
        async with house.player(made["watch"], **{"x-forwarded-for": "10.9.8.7"}) as loud:
            await loud.hear()
            for _ in range(SAYS + 10):
                await loud.send({"chat": "!"})
            assert (await loud.other())["error"]["id"] == "rate_limited"
        async with house.player(made["seats"][0]["token"]) as player:
            await player.asked()
            await player.send({"chat": "hello"})
            await player.said(SAYS + 1)

    asyncio.run(talk())


def test_lines_that_nobody_is_told_any_more_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(INSTALLED, GAME.id, GAME)

    async def play(table: Table) -> None:
        says = Buckets(10 * KEPT, 0)
        first = from_network(table, FIRST, "home", says)
        await table.room.hear(first, Inbound(chat="the first"))
        for _ in range(KEPT + 50):
            await table.room.hear(first, Inbound(chat="psst", team=True))

    at_table(tmp_path, play, game=GAME, players=3, side_chat=True)
    with closing(sqlite3.connect(tmp_path / "t.db")) as db:
        kept = db.execute("SELECT count(*), max(n) FROM chat GROUP BY audience ORDER BY audience").fetchall()
    assert kept == [(1, 0), (KEPT, KEPT + 49)]
