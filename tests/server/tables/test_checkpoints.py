"""Opening a table takes the same short time however long it is, and leads to the same position."""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest
from tests.server.rooms import record_of

import stolik
from stolik import Position, new_game
from stolik.core.game import Game
from stolik.core.installed import INSTALLED, find_game
from stolik.registry import games
from stolik.server.errors import OtherRules
from stolik.server.messages import SeatRequest, TableRequest
from stolik.server.storage.records import UNDO, AnswerRow, Record
from stolik.server.storage.store import Store
from stolik.server.tables.game import restore as module
from stolik.server.tables.game.restore import EVERY, Restored, checkpoint, restore, with_lines
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.rooms.room import Room
from stolik.text import catalogue

GAMES = list(games().values())


def played(game: Game[Any], seed: int, most: int) -> tuple[Position, Record]:
    """A game of so many answers, some of them taken back, and its record with the checkpoint a server keeps."""
    rng = Random(seed)
    position = new_game(game.id, players=game.players[1], seed=seed)
    record = record_of(position)
    while not position.over and len(record.answers) < most:
        seat, before = rng.choice(sorted(position.pending)), position.clone()
        if rng.random() < 0.1 and position.can_undo(seat):
            row = AnswerRow(seat, UNDO, None)
            position.undo(seat)
        else:
            position.answer(seat, position.pending[seat].sample(rng))
            row = AnswerRow(*position.latest)
        record.answers.append(with_lines(row, before, position))
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
    assert restore(record).position.checkpoint() == position.checkpoint()
    assert len(replayed) == len(record.answers) % EVERY < len(record.answers)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_leads_to_the_position_that_replay_leads_to(game: Game[Any]) -> None:
    for most in (EVERY - 1, EVERY, 3 * EVERY + 7):
        position, record = played(game, most, most)
        replayed = restore(msgspec.structs.replace(record, checkpoint=None)).position
        assert restore(record).position.checkpoint() == replayed.checkpoint() == position.checkpoint()


@pytest.mark.parametrize("spoilt", [{"data": b"junk"}, {"data": zlib.compress(b"{}")}])
def test_a_checkpoint_that_these_rules_cannot_read_is_left_alone(spoilt: dict[str, Any]) -> None:
    position, record = played(GAMES[0], 3, EVERY + 3)
    assert record.checkpoint is not None
    record = msgspec.structs.replace(record, checkpoint=msgspec.structs.replace(record.checkpoint, **spoilt))
    assert restore(record).position.checkpoint() == position.checkpoint()


def of_other_rules(record: Record, *, table: int, kept: int) -> Record:
    assert record.checkpoint is not None
    return msgspec.structs.replace(
        record,
        table=msgspec.structs.replace(record.table, version=table),
        checkpoint=msgspec.structs.replace(record.checkpoint, version=kept),
    )


def test_why_a_position_cannot_be_read_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    _, record = played(next(game for game in GAMES if game.id == "terrorscape"), 5, EVERY)
    game = find_game("terrorscape")
    without_killers = [thing for thing in game.things if not thing.ref.startswith("killer:")]
    monkeypatch.setitem(INSTALLED, game.id, replace(game, version=game.version + 1, things=without_killers))
    with pytest.raises(OtherRules) as refused:
        restore(record)
    assert refused.value.details == {"found": game.version, "expected": game.version + 1}


def test_a_table_that_is_damaged_is_not_said_to_have_other_rules() -> None:
    game = GAMES[0]
    record = of_other_rules(played(game, 3, EVERY)[1], table=999, kept=game.version)
    assert record.checkpoint is not None
    record = msgspec.structs.replace(record, checkpoint=msgspec.structs.replace(record.checkpoint, data=b"junk"))
    with pytest.raises(OtherRules) as refused:
        restore(record)
    for lang, says in (("en", "damaged"), ("pl", "uszkodzony")):
        assert says in catalogue(lang).complain(refused.value.id, refused.value.details)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_under_other_rules_a_table_goes_on_from_where_it_was_left(game: Game[Any]) -> None:
    position, record = played(game, 5, 2 * EVERY)
    again, undone, _ = restore(of_other_rules(record, table=999, kept=999))
    assert not undone
    assert again.continued
    assert not any(again.can_undo(seat) for seat in range(again.players))
    for seat in (None, *range(again.players)):
        assert again.observe(seat) == position.observe(seat)
        assert again.log(seat) == position.log(seat)
    assert again.pending == position.pending
    assert stolik.playout(again, stolik.random_policy(Random(1))).over


def test_a_table_that_went_on_under_other_rules_is_not_replayed_from_its_start() -> None:
    _, record = played(GAMES[0], 3, EVERY)
    gone_on = of_other_rules(record, table=999, kept=GAMES[0].version)
    assert restore(gone_on).position.pending
    assert gone_on.checkpoint is not None
    spoilt = msgspec.structs.replace(gone_on.checkpoint, data=b"junk")
    with pytest.raises(OtherRules):
        restore(msgspec.structs.replace(gone_on, checkpoint=spoilt))


def test_after_an_upgrade_a_server_goes_on_with_its_tables_and_says_so(tmp_path: Path) -> None:
    async def answer(lobby: Lobby, host: str, count: int) -> Room:
        room = (await lobby.find(host))[1]
        for _ in range(count):
            seat, question = next(iter(room.position.pending.items()))
            await room._answer(seat, room.play.seqs[seat], question.plain(question.sample(Random(1))))
        return room

    async def play() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        wish = TableRequest("not_alone", 2, [SeatRequest("person"), SeatRequest("person")])
        begun, fresh = await lobby.create(wish), await lobby.create(wish)
        before = await answer(lobby, begun["host"], 5)
        untouched = await answer(lobby, fresh["host"], 0)
        await lobby.close()

        with sqlite3.connect(tmp_path / "t.db") as db:
            db.execute("UPDATE tables SET version = 999")
            db.execute("UPDATE checkpoints SET version = 999")
        db.close()

        for answers in (3, 2):
            lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
            assert (await lobby.find(fresh["host"]))[1].position.log(0) == untouched.position.log(0)
            room = (await lobby.find(begun["host"]))[1]
            assert room.position.log(None)[: len(before.position.log(None))] == before.position.log(None)
            assert b"new_rules" in (room.talk.heard_by(0) or b"")
            before = await answer(lobby, begun["host"], answers)
            record = await lobby._store.record(begun["table"])
            assert [line.note for line in record.chat] == ["new_rules"]
            await lobby.close()
        assert len(record.answers) == 10

    asyncio.run(play())


def test_a_position_that_cannot_be_written_down_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        made = [
            await lobby.create(TableRequest("not_alone", 2, [SeatRequest("person"), SeatRequest("person")]))
            for _ in "ab"
        ]
        rooms = [(await lobby.find(one["host"]))[1] for one in made]

        def spoilt(position: Position, answers: int, asked: Any) -> Any:
            if position is rooms[0].position:
                raise ValueError("a fault")
            return checkpoint(position, answers, asked)

        monkeypatch.setattr("stolik.server.tables.rooms.ledger.checkpoint", spoilt)
        await lobby.close()
        store = await Store.open(tmp_path / "t.db")
        kept = [(await store.record(one["table"])).checkpoint for one in made]
        assert [one is None for one in kept] == [True, False]
        await store.close()

    asyncio.run(play())
    assert "cannot be written down" in caplog.text


def test_the_server_keeps_them_and_opens_tables_from_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.tables.rooms.ledger.EVERY", 3)

    async def play() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        made = await lobby.create(TableRequest("not_alone", 2, [SeatRequest("person"), SeatRequest("person")]))
        room = (await lobby.find(made["host"]))[1]
        for _ in range(8):
            seat, question = next(iter(room.position.pending.items()))
            value = question.plain(question.sample(Random(1)))
            await room._answer(seat, room.play.seqs[seat], value)
        room.changes.give_up()
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
        wish = TableRequest("not_alone", 2, [SeatRequest("person"), SeatRequest("person")])
        slow, other = await lobby.create(wish), await lobby.create(wish)

        def replay(record: Record) -> Restored:
            if record.table.id == slow["table"]:
                begun.set()
                go_on.wait(10)
            return restore(record)

        monkeypatch.setattr("stolik.server.tables.house.in_use.restore", replay)
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
    monkeypatch.setattr("stolik.server.tables.house.in_use.EVERY", 3)

    async def play() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        made = await lobby.create(TableRequest("not_alone", 2, [SeatRequest("person"), SeatRequest("person")]))
        room = (await lobby.find(made["host"]))[1]
        for _ in range(5):
            seat, question = next(iter(room.position.pending.items()))
            await room._answer(seat, room.play.seqs[seat], question.plain(question.sample(Random(1))))
        room.changes.give_up()
        assert (await lobby._store.record(made["table"])).checkpoint is None
        await lobby.find(made["host"])
        record = await lobby._store.record(made["table"])
        assert record.checkpoint is not None
        assert record.checkpoint.answers == 5
        await lobby.close()

    asyncio.run(play())
