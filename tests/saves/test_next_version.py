"""The version that comes next: a server is killed, the rules get a higher version, and its tables go on."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.saves.make import AFTER, TABLES, Table, copy, play_half, play_on
from tests.saves.saved import HOST, Saved, every
from tests.saves.test_saves import left_in, looked_at
from tests.server.house import PATIENCE, House
from tests.server.test_kill import play_until_cut_off

from stolik.core.installed import INSTALLED
from stolik.core.log import LogEntry
from stolik.core.position import Position
from stolik.registry import games
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby

LONG = bool(os.environ.get("STOLIK_LONG"))
OLDEST = [Saved(game, 1, "killed") for game in games()]
KILLED = [table for table in TABLES if table.ended == "killed"]
AGREE = 4
"""The number of answers after the position on which both versions agree, where they differ."""

RAISED = """
from dataclasses import replace
from stolik.core.installed import INSTALLED
from stolik.core.position import Position
from stolik.registry import games
for game in games().values():
    INSTALLED[game.id] = replace(game, version=game.version + 1)
"""


async def logs_of(db: Path) -> list[list[LogEntry]]:
    """What everybody at the table reads."""
    lobby = Lobby(await Store.open(db), pause=0)
    position = (await lobby.find(HOST))[1].position
    await lobby.close()
    return [position.log(seat) for seat in (None, *range(position.players))]


@pytest.mark.parametrize("differ", [False, True], ids=["rules agree", "rules differ"])
@pytest.mark.parametrize("table", KILLED, ids=lambda table: table.game)
def test_a_table_goes_on_under_the_next_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: Table, differ: bool
) -> None:
    db, twin = tmp_path / "stolik.db", tmp_path / "twin.db"
    asyncio.run(play_half(db, table))
    known = left_in(db).position + (AGREE if differ else AFTER)
    with closing(sqlite3.connect(db)) as file, file:
        if differ:
            file.execute("UPDATE answers SET digest = 'other' WHERE seq = ?", [known])
    shutil.copy(db, twin)
    with closing(sqlite3.connect(twin)) as file, file:
        file.execute("DELETE FROM answers WHERE seq >= ?", [known])
    before = asyncio.run(logs_of(twin))
    game = games()[table.game]
    monkeypatch.setitem(INSTALLED, game.id, replace(game, version=game.version + 1))

    async def go_on() -> None:
        lobby = Lobby(await Store.open(db), pause=0)
        room = (await lobby.find(HOST))[1]
        assert room.position.continued
        assert [room.position.log(seat) for seat in (None, *range(table.players))] == before
        for guest in looked_at(room):
            notes = [line["note"] for line in guest.chat]
            assert notes[0] == "new_rules"
            assert ("drawn_anew" in notes) is differ
        await play_on(room, Random(2))
        await lobby.close()

    asyncio.run(go_on())


@pytest.mark.parametrize("saved", every() if LONG else OLDEST, ids=str)
def test_a_table_that_has_gone_on_is_left_by_a_kill_again_and_goes_on_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: Saved
) -> None:
    db, left = saved.unpack(tmp_path), tmp_path / "left.db"

    async def play() -> Position:
        lobby = Lobby(await Store.open(db), pause=0)
        room = (await lobby.find(HOST))[1]
        await play_on(room, Random(1), room.play.rows + AFTER)
        copy(db, left)
        await lobby.close()
        return room.position

    async def go_on(before: Position) -> None:
        lobby = Lobby(await Store.open(left), pause=0)
        room = (await lobby.find(HOST))[1]
        seats = (None, *range(before.players))
        assert [room.position.log(seat) for seat in seats] == [before.log(seat) for seat in seats]
        assert [room.position.observe(seat) for seat in seats] == [before.observe(seat) for seat in seats]
        await play_on(room, Random(2))
        await lobby.close()

    before = asyncio.run(play())
    game = games()[saved.game]
    monkeypatch.setitem(INSTALLED, game.id, replace(game, version=game.version + 1))
    asyncio.run(go_on(before))


def test_a_killed_server_comes_back_with_higher_versions_and_nothing_is_lost(tmp_path: Path) -> None:
    db = tmp_path / "stolik.db"
    with House(db) as house:
        made = house.table("person", "person", "person")
        players = [house.player(seat["token"]) for seat in made["seats"]]
        asyncio.run(play_until_cut_off(players, house, 26))
    told = [player.log for player in players]
    assert left_in(db).position > 0

    with House(db, house.port, first=RAISED) as house:

        async def go_on() -> None:
            for seat, player in enumerate(players):
                await player.__aenter__()
                await player.said(1)
                assert player.chat[0]["note"] == "new_rules"
                while not player.log:
                    await player.hear()
                assert player.log[: len(told[seat])] == told[seat]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(player.play(Random(seat)) for seat, player in enumerate(players)))
            for player in players:
                await player.__aexit__()

        asyncio.run(go_on())
        assert all(player.state["over"] for player in players)
