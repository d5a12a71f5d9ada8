"""Every database of an earlier version opens: its table goes on from where the server left it, and is played to its
end.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from tests.saves.make import AFTER, play_on
from tests.saves.saved import HOST, LARGEST, Saved, every
from tests.server.rooms import Listener

import stolik
from stolik.core.log import LogEntry
from stolik.core.options import OptionValue
from stolik.core.position import Position
from stolik.server.storage.records import AnswerRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore, standing
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.rooms.room import Room
from stolik.text import Catalogue, catalogue
from stolik.text.languages import COMPLETE

WITHOUT_POSITIONS = {("not_alone", 1), ("not_alone", 2), ("terrorscape", 1)}
"""Versions whose servers stored answers alone: their tables begin anew."""
REFERENCE = re.compile(r"\b[a-z_]+:[a-z_]+")
"""A card or the like that has no name in the texts."""


class Left(NamedTuple):
    """What a server has left: the version of the rules, the answers, how many of them its stored position has, and
    whether digests of their log lines say if other rules play the rest alike.
    """

    version: int
    answers: list[AnswerRow]
    position: int
    digests: bool

    @property
    def after(self) -> list[AnswerRow]:
        """The answers that the position does not have."""
        return self.answers[self.position :]


def left_in(db: Path) -> Left:
    with closing(sqlite3.connect(db)) as file:
        version = file.execute("SELECT version FROM tables").fetchone()[0]
        rows = file.execute("SELECT seat, kind, value FROM answers ORDER BY seq")
        answers = [AnswerRow(seat, kind, json.loads(value)) for seat, kind, value in rows]
        if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'checkpoints'").fetchone():
            return Left(version, answers, 0, digests=False)
        digests = any(name == "digest" for _, name, *_ in file.execute("PRAGMA table_info(answers)"))
        return Left(version, answers, file.execute("SELECT answers FROM checkpoints").fetchone()[0], digests)


def catalogues(position: Position) -> list[Catalogue]:
    return seated(position.game.id, position.players, tuple(position.options.items()))


@cache
def seated(game: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> list[Catalogue]:
    names = {f"seat:{seat}": f"Player {seat}" for seat in range(players)}
    return [catalogue(lang, game).seated(names, dict(options)) for lang in COMPLETE]


def lines(position: Position) -> dict[bytes, LogEntry]:
    """All different lines that any seat or a spectator may read."""
    seats = (None, *range(position.players))
    return {msgspec.json.encode(entry): entry for seat in seats for entry in position.log(seat)}


def check_lines(position: Position, entries: Iterable[LogEntry]) -> None:
    """The lines are whole sentences in every language."""
    for words in catalogues(position):
        for entry in entries:
            said, problems = words.render(f"log-{entry.id}", **entry.args)
            assert not problems
            assert not REFERENCE.search(said), said


def check_talk(position: Position, guest: Listener, undone: list[AnswerRow]) -> None:
    """A seat is told in words which of its answers are undone, others are not: these may be secret."""
    teams = position.game.teams(position.players)
    told = [line for line in guest.chat if line["note"] == "undone"]
    for line in told:
        assert guest.seat is not None
        assert teams[line["seat"]] == teams[guest.seat]
        for words in catalogues(position):
            assert not REFERENCE.search(str(words.phrase(line["undone"]["values"])))
    own = [value for line in told if line["seat"] == guest.seat for value in line["undone"]["values"]]
    assert own == [row.value for row in undone if row.seat == guest.seat]


async def undone_by(store: Store) -> list[AnswerRow]:
    """The answers whose log lines the present rules do not write again, and all after them."""
    [table] = await store.summaries()
    record = await store.record(table.id)
    undone = list(restore(record).undone)
    assert undone == record.answers[len(record.answers) - len(undone) :]
    return undone


def looked_at(room: Room) -> list[Listener]:
    """What everybody at the table and a spectator are sent when they come."""
    guests = [Listener(seat) for seat in (None, *range(room.position.players))]
    for guest in guests:
        room.enter(guest)
        room.leave(guest)
    return guests


@pytest.mark.parametrize("saved", every(), ids=str)
def test_a_table_of_any_version_opens_and_is_played_to_its_end(tmp_path: Path, saved: Saved) -> None:
    db = saved.unpack(tmp_path)
    left = left_in(db)
    same_rules = stolik.games()[saved.game].version == saved.version

    async def play() -> None:
        store = await Store.open(db)
        undone = standing(await undone_by(store) if left.digests else [] if same_rules else left.after)
        lobby = Lobby(store, pause=0)
        room = (await lobby.find(HOST))[1]
        assert not room.position.over
        assert room.position.continued is not same_rules
        before = lines(room.position)
        check_lines(room.position, before.values())
        for guest in looked_at(room):
            assert not guest.state["over"]
            notes = {line["note"] for line in guest.chat}
            assert ("new_rules" in notes) is not same_rules
            assert ("drawn_anew" in notes) is bool(undone)
            check_talk(room.position, guest, undone)
        await play_on(room, Random(1))
        check_lines(room.position, [entry for line, entry in lines(room.position).items() if line not in before])
        assert all(guest.state["over"] for guest in looked_at(room))
        assert await lobby.save(HOST)
        rematch = (await lobby.find((await Rematches(lobby, lobby._store).open(HOST))["host"]))[1]
        assert not rematch.position.continued
        assert rematch.position.options == room.position.options
        await lobby.close()

        lobby = Lobby(await Store.open(db), pause=0)
        again = (await lobby.find(HOST))[1].position
        assert again.outcome == room.position.outcome
        assert again.log(None) == room.position.log(None)
        await lobby.close()

    asyncio.run(play())


@pytest.mark.parametrize("version", [1, 9])
def test_a_table_keeps_the_readings_it_was_begun_with(tmp_path: Path, version: int) -> None:
    """Version 9 of Voidfall recommended two readings that are options now, and knew no other than the third."""
    db = Saved("voidfall", version, "killed").unpack(tmp_path)

    async def play() -> None:
        lobby = Lobby(await Store.open(db), pause=0)
        position = (await lobby.find(HOST))[1].position
        for id in ("absorb_in_blocks", "corrupt_offer_taxes_both", "trade_spares_both"):
            assert position.game.check_options({})[id] is False
            assert position.options[id] is getattr(position._inside.state.rules, id) is True
        await lobby.close()

    asyncio.run(play())


def test_its_room_stays_open_when_another_process_writes_elsewhere(tmp_path: Path) -> None:
    """Its options on disk are those of its first rules, in memory those of the present ones."""
    db = Saved("zona", 1, "stopped").unpack(tmp_path)

    async def play() -> None:
        lobby = Lobby(await Store.open(db), pause=0)
        room = (await lobby.find(HOST))[1]
        assert (await lobby._store.record(room.table.id)).table.options != room.table.options

        async def closed_by(change: str) -> bool:
            with closing(sqlite3.connect(db)) as other, other:
                other.execute(change)
            await lobby.in_use.notice_others()
            return room.broken

        assert not await closed_by("UPDATE tables SET used = used + 1")
        assert await closed_by("UPDATE seats SET name = 'Zosia' WHERE seat = 0")
        await lobby.close()

    asyncio.run(play())


@pytest.mark.parametrize("saved", every(), ids=str)
def test_each_is_small_and_shows_how_its_server_ended(tmp_path: Path, saved: Saved) -> None:
    assert saved.file.stat().st_size < LARGEST
    left = left_in(saved.unpack(tmp_path))
    assert left.version == saved.version
    if (saved.game, saved.version) in WITHOUT_POSITIONS:
        assert left.position == 0 < len(left.answers)
    elif saved.ended == "killed":
        assert len(left.after) == AFTER
    else:
        assert len(left.answers) >= left.position > 0


@pytest.mark.parametrize("game", stolik.games())
def test_every_version_of_a_game_has_left_its_databases(game: str) -> None:
    """Version 1 is the first that ran."""
    versions = range(1, stolik.games()[game].version + 1)
    missing = {Saved(game, version, ended) for version in versions for ended in ("stopped", "killed")} - set(every())
    assert not missing, f"missing: {', '.join(map(str, missing))}; run `python -m tests.saves.make` and commit them"
