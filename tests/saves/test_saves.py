"""Every database of an earlier version opens: its table goes on from where the server left it, and is played to its
end.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from tests.saves.make import AFTER, play_on
from tests.saves.saved import HOST, LARGEST, Saved, every
from tests.server.rooms import Listener

import stolik
from stolik.core.position import Position
from stolik.server.lobby import Lobby
from stolik.server.room import Room
from stolik.server.store import Store
from stolik.text import LANGUAGES, catalogue

WITHOUT_POSITIONS = {("not_alone", 1), ("not_alone", 2), ("terrorscape", 1)}
"""Versions of servers that stored answers alone: such a table begins anew."""


class Left(NamedTuple):
    """What a server has left in its database: the number of answers, and how many of them its stored position has."""

    version: int
    answers: int
    position: int


def left_in(db: Path) -> Left:
    with closing(sqlite3.connect(db)) as file:
        version, answers = file.execute("SELECT version, (SELECT count(*) FROM answers) FROM tables").fetchone()
        if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'checkpoints'").fetchone():
            return Left(version, answers, 0)
        return Left(version, answers, *file.execute("SELECT answers FROM checkpoints").fetchone())


def check_log(position: Position) -> None:
    """Every seat reads a log of whole sentences in every language."""
    names = {f"seat:{seat}": f"Player {seat}" for seat in range(position.players)}
    for lang in LANGUAGES:
        words = catalogue(lang, position.game.id).seated(names, position.options)
        for seat in (None, *range(position.players)):
            for entry in position.log(seat):
                said, problems = words.render(f"log-{entry.id}", **entry.args)
                assert not problems
                assert not re.search(r"\b[a-z_]+:[a-z_]+", said), said


def looked_at(room: Room) -> list[Listener]:
    """What everybody at the table and a spectator are sent when they come."""
    guests = [Listener(seat) for seat in (None, *range(room.position.players))]
    for guest in guests:
        room.enter(guest)
        room.leave(guest)
    return guests


def goes_on(saved: Saved) -> bool:
    first = {"voidfall": 5, "zona": 5, "not_alone": 3, "terrorscape": 2}[saved.game]
    return saved.version >= first and (saved.ended == "stopped" or saved.version == stolik.games()[saved.game].version)


@pytest.mark.parametrize("saved", [saved for saved in every() if goes_on(saved)], ids=str)
def test_a_table_of_any_version_opens_and_is_played_to_its_end(tmp_path: Path, saved: Saved) -> None:
    db = saved.unpack(tmp_path)
    same_rules = stolik.games()[saved.game].version == saved.version

    async def play() -> None:
        lobby = Lobby(await Store.open(db), pause=0)
        room = (await lobby.find(HOST))[1]
        assert not room.position.over
        assert room.position.continued is not same_rules
        check_log(room.position)
        for guest in looked_at(room):
            assert not guest.state["over"]
            assert [line["note"] for line in guest.chat] == ([] if same_rules else ["new_rules"])
        await play_on(room, Random(1))
        check_log(room.position)
        assert all(guest.state["over"] for guest in looked_at(room))
        assert await lobby.save(HOST)
        rematch = (await lobby.find((await lobby.rematch(HOST))["host"]))[1]
        assert not rematch.position.continued
        assert rematch.position.options == room.position.options
        await lobby.close()

        lobby = Lobby(await Store.open(db), pause=0)
        again = (await lobby.find(HOST))[1].position
        assert again.outcome == room.position.outcome
        assert again.log(None) == room.position.log(None)
        await lobby.close()

    asyncio.run(play())


@pytest.mark.parametrize("saved", every(), ids=str)
def test_each_is_small_and_shows_how_its_server_ended(tmp_path: Path, saved: Saved) -> None:
    assert saved.file.stat().st_size < LARGEST
    left = left_in(saved.unpack(tmp_path))
    assert left.version == saved.version
    if (saved.game, saved.version) in WITHOUT_POSITIONS:
        assert left.position == 0 < left.answers
    elif saved.ended == "killed":
        assert left.answers == left.position + AFTER
    else:
        assert left.answers >= left.position > 0


@pytest.mark.parametrize("game", stolik.games())
def test_every_version_of_a_game_has_left_its_databases(game: str) -> None:
    """Version 1 is the first that ran."""
    versions = range(1, stolik.games()[game].version + 1)
    missing = {Saved(game, version, ended) for version in versions for ended in ("stopped", "killed")} - set(every())
    assert not missing, f"missing: {', '.join(map(str, missing))}; run `python -m tests.saves.make` and commit them"
