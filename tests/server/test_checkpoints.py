"""Opening a table takes the same short time however long it is, and leads to the same position."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest
from tests.server.rooms import record_of

from stolik import Position, new_game
from stolik.core.game import Game
from stolik.registry import games
from stolik.server import restore as module
from stolik.server.lobby import Lobby
from stolik.server.messages import SeatWish, TableWish
from stolik.server.records import UNDO, AnswerRow, Record
from stolik.server.restore import EVERY, checkpoint, restore
from stolik.server.store import Store

GAMES = list(games().values())


def played(game: Game[Any], seed: int, most: int) -> tuple[Position, Record]:
    """A game of so many answers, some of them taken back, and its record with the checkpoint a server keeps."""
    rng = Random(seed)
    position = new_game(game.id, players=game.players[1], seed=seed)
    record = record_of(position)
    while not position.over and len(record.answers) < most:
        seat = rng.choice(sorted(position.pending))
        if rng.random() < 0.1 and position.can_undo(seat):
            position.undo(seat)
            record.answers.append(AnswerRow(seat, UNDO, None))
        else:
            position.answer(seat, position.pending[seat].sample(rng))
            record.answers.append(AnswerRow(*position.latest))
        if len(record.answers) % EVERY == 0:
            record = msgspec.structs.replace(record, checkpoint=checkpoint(position, len(record.answers)))
    return position, record


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_however_long_a_game_is_only_its_last_answers_are_replayed(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    position, record = played(game, 3, 5 * EVERY + 7)
    replayed = []
    again = module._again

    def counted(*row: Any) -> Position:
        replayed.append(row)
        return again(*row)

    monkeypatch.setattr(module, "_again", counted)
    assert restore(record).checkpoint() == position.checkpoint()
    assert len(replayed) == len(record.answers) % EVERY < len(record.answers)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_leads_to_the_position_that_replay_leads_to(game: Game[Any]) -> None:
    for most in (EVERY - 1, EVERY, 3 * EVERY + 7):
        position, record = played(game, most, most)
        replayed = restore(msgspec.structs.replace(record, checkpoint=None))
        assert restore(record).checkpoint() == replayed.checkpoint() == position.checkpoint()


@pytest.mark.parametrize("spoilt", [{"version": 999}, {"data": b"junk"}, {"data": zlib.compress(b"{}")}])
def test_a_checkpoint_that_these_rules_cannot_read_is_left_alone(spoilt: dict[str, Any]) -> None:
    position, record = played(GAMES[0], 3, EVERY + 3)
    assert record.checkpoint is not None
    record = msgspec.structs.replace(record, checkpoint=msgspec.structs.replace(record.checkpoint, **spoilt))
    assert restore(record).checkpoint() == position.checkpoint()


def test_the_server_keeps_them_and_opens_tables_from_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.room.EVERY", 3)

    async def play() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        made = await lobby.create(TableWish("not_alone", 2, [SeatWish("person"), SeatWish("person")]))
        room = (await lobby.find(made["host"]))[1]
        for _ in range(8):
            seat, question = next(iter(room.position.pending.items()))
            value = question.plain(question.sample(Random(1)))
            await room._answer(seat, room.play.seqs[seat], value)
        room._give_up()
        record = await lobby._store.record(made["table"])
        assert record.checkpoint is not None
        assert record.checkpoint.answers == 6
        again = (await lobby.find(made["host"]))[1]
        assert again is not room
        assert again.position.checkpoint() == room.position.checkpoint()
        await lobby._store.delete([made["table"]])
        await lobby.close()

    asyncio.run(play())


def test_a_long_replay_stops_neither_the_server_nor_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = Event(), Event()

    async def play() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        wish = TableWish("not_alone", 2, [SeatWish("person"), SeatWish("person")])
        slow, other = await lobby.create(wish), await lobby.create(wish)

        def replay(record: Record) -> Position:
            if record.table.id == slow["table"]:
                begun.set()
                go_on.wait(10)
            return restore(record)

        monkeypatch.setattr("stolik.server.lobby.restore", replay)
        opening = asyncio.create_task(lobby.find(slow["host"]))
        assert await asyncio.to_thread(begun.wait, 10)
        assert not opening.done()
        async with asyncio.timeout(5):
            await lobby.find(other["host"])
        assert not opening.done()
        go_on.set()
        await opening
        await lobby.close()

    asyncio.run(play())


def test_an_old_table_is_replayed_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.lobby.EVERY", 3)

    async def play() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        made = await lobby.create(TableWish("not_alone", 2, [SeatWish("person"), SeatWish("person")]))
        room = (await lobby.find(made["host"]))[1]
        for _ in range(5):
            seat, question = next(iter(room.position.pending.items()))
            await room._answer(seat, room.play.seqs[seat], question.plain(question.sample(Random(1))))
        room._give_up()
        assert (await lobby._store.record(made["table"])).checkpoint is None
        await lobby.find(made["host"])
        record = await lobby._store.record(made["table"])
        assert record.checkpoint is not None
        assert record.checkpoint.answers == 5
        await lobby.close()

    asyncio.run(play())
