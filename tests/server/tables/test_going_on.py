"""A table goes on after a kill, an upgrade or a restored back-up: with every answer that still leads where it led, and
never into a future that somebody has seen.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.tables.test_checkpoints import GAMES, of_other_rules, played

import stolik
from stolik.core.game import Game
from stolik.core.position import Position
from stolik.core.table import CHANCE, REDRAW
from stolik.server.messages import SeatRequest, TableRequest
from stolik.server.storage.records import UNDO, AnswerRow, Record
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import EVERY, restore, standing
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.talk import Talk
from stolik.server.tables.rooms.room import Room

SPOILT = "0" * 12


def with_row(record: Record, number: int, **changes: Any) -> Record:
    answers = list(record.answers)
    answers[number] = msgspec.structs.replace(answers[number], **changes)
    return msgspec.structs.replace(record, answers=answers)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_after_a_kill_and_new_rules_every_answer_that_leads_where_it_led_is_kept(game: Game[Any]) -> None:
    position, record = played(game, 4, EVERY + 12)
    again, undone, _ = restore(of_other_rules(record, table=999, kept=999))
    assert not undone
    assert again.continued
    for seat in (None, *range(again.players)):
        assert again.observe(seat) == position.observe(seat)
        assert again.log(seat) == position.log(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rest_is_undone_from_the_first_that_leads_elsewhere(game: Game[Any]) -> None:
    _, record = played(game, 4, EVERY + 12)
    for version in (999, game.version):
        changed = with_row(of_other_rules(record, table=version, kept=version), EVERY + 5, digest=SPOILT)
        again, undone, _ = restore(changed)
        assert undone == changed.answers[EVERY + 5 :]
        assert again.continued
        before = restore(msgspec.structs.replace(record, answers=record.answers[: EVERY + 5])).position
        assert again.log(None) == before.log(None)
        assert stolik.playout(again, stolik.random_policy(Random(1))).over


def test_answers_of_an_older_file_have_no_digest_and_are_not_replayed_under_new_rules() -> None:
    for game in GAMES:
        _, record = played(game, 4, EVERY + 10)
        older = msgspec.structs.replace(
            record, answers=[msgspec.structs.replace(row, digest="", told=()) for row in record.answers]
        )
        assert not restore(older).undone
        again, undone, _ = restore(of_other_rules(older, table=999, kept=999))
        assert len(undone) == 10
        assert again.pending


def test_a_table_without_a_position_begins_again_under_new_rules() -> None:
    _, record = played(GAMES[0], 4, 5)
    older = msgspec.structs.replace(
        record,
        table=msgspec.structs.replace(record.table, version=999),
        answers=[msgspec.structs.replace(row, digest="") for row in record.answers],
    )
    again, undone, _ = restore(older)
    assert len(undone) == 5
    assert again.log(None) == stolik.new_game(GAMES[0].id, players=GAMES[0].players[1], seed=4).log(None)


def test_answers_that_others_take_back_are_not_named() -> None:
    one, two, three = (AnswerRow(seat, "lay", f"place:{n}") for n, seat in enumerate((0, 1, 0)))
    back = AnswerRow(0, UNDO, None)
    assert standing([one, two, three, back]) == [one, two]
    assert standing([one, two, three, AnswerRow(0, UNDO, 2)]) == [two]
    assert standing([back, AnswerRow(CHANCE, REDRAW, "00" * 16), one]) == [one]


# --- on a server ------------------------------------------------------------------------------------------------------


def on_a_server(tmp_path: Path, do: Callable[[Lobby, dict[str, Any]], Awaitable[None]], game: str, players: int) -> Any:
    """Open a table for people; returns its links."""

    async def run() -> dict[str, Any]:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        made = await lobby.create(TableRequest(game, players, [SeatRequest("person")] * players))
        await do(lobby, made)
        await lobby.close()
        return made

    return asyncio.run(run())


def again(tmp_path: Path, made: dict[str, Any], do: Callable[[Room], Awaitable[None]]) -> None:
    """Open the table anew, as a later server does."""

    async def run() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        await do((await lobby.find(made["host"]))[1])
        await lobby.close()

    asyncio.run(run())


async def give(room: Room, answers: int, rng: Random) -> None:
    for _ in range(answers):
        seat = rng.choice(sorted(room.position.pending))
        question = room.position.pending[seat]
        await room._answer(seat, room.play.seqs[seat], question.plain(question.sample(rng)))


def change(file: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(statement, values)


def killed(tmp_path: Path, game: str, players: int, seed: int) -> tuple[dict[str, Any], Position]:
    """A table killed ten answers after its position, and that position at the kill."""
    last: list[Position] = []

    async def play(lobby: Lobby, made: dict[str, Any]) -> None:
        room, rng = (await lobby.find(made["host"]))[1], Random(seed)
        await give(room, EVERY + 10, rng)
        last.append(room.position)
        room.changes.give_up()

    return on_a_server(tmp_path, play, game, players), last[0]


@pytest.mark.parametrize(("game", "players"), [("not_alone", 3), ("terrorscape", 2), ("voidfall", 2), ("zona", 2)])
def test_what_is_undone_is_told_to_nobody_who_had_not_read_it(tmp_path: Path, game: str, players: int) -> None:
    made, last = killed(tmp_path, game, players, 3)
    change(tmp_path / "t.db", "UPDATE answers SET digest = ? WHERE seq = ?", SPOILT, EVERY + 2)
    teams = last.game.teams(players)

    async def read(room: Room) -> None:
        assert room.position.history[-1][:2] == (CHANCE, REDRAW)
        everything = []
        for seat in (None, *range(players)):
            heard = msgspec.json.decode(room.talk.heard_by(seat) or b'{"chat": []}')["chat"]
            notes = [line for line in heard if line.get("note") == "undone"]
            everything += notes
            known = msgspec.to_builtins(last.log(seat))
            for note in notes:
                assert all(line in known for line in note["undone"]["lines"]), "told what it had not read"
                if seat != note["seat"]:
                    assert not note["undone"]["values"], "told an answer of another seat"
                if seat is None or teams[seat] != teams[note["seat"]]:
                    assert not note["team"]
            assert [line["note"] for line in heard if line["note"] == "drawn_anew"] == ["drawn_anew"]
        assert everything
        await give(room, 5, Random(1))

    again(tmp_path, made, read)

    async def still_there(room: Room) -> None:
        assert room.play.rows == EVERY + 10 + 1 + 5
        assert room.position.continued

    again(tmp_path, made, still_there)


def test_lost_answers_never_show_the_future(tmp_path: Path) -> None:
    """Zona rolls and draws: played on in the same way, the dice are others than before the kill."""
    made, _ = killed(tmp_path, "zona", 2, 3)
    change(tmp_path / "t.db", "UPDATE answers SET digest = ? WHERE seq = ?", SPOILT, EVERY)
    before = (tmp_path / "t.db").read_bytes()
    futures = set()
    for _ in range(3):
        (tmp_path / "t.db").write_bytes(before)

        async def play_on(room: Room) -> None:
            await give(room, 40, Random(7))
            futures.add(str(room.position.log(None)))

        again(tmp_path, made, play_on)
    assert len(futures) == 3


def test_a_table_from_a_back_up_goes_on_into_a_new_future(tmp_path: Path) -> None:
    async def play(lobby: Lobby, made: dict[str, Any]) -> None:
        await give((await lobby.find(made["host"]))[1], 8, Random(1))

    made = on_a_server(tmp_path, play, "not_alone", 2)
    change(tmp_path / "t.db", "UPDATE tables SET copied = 1")

    async def goes_on(room: Room) -> None:
        assert b"from_backup" in (room.talk.heard_by(None) or b"")
        assert not room.position.continued
        assert room.position.history[8][:2] == (CHANCE, REDRAW)
        await give(room, 2, Random(1))

    async def once(room: Room) -> None:
        assert len([row for row in room.position.history if row[1] == REDRAW]) == 1
        assert (room.talk.heard_by(None) or b"").count(b"from_backup") == 1
        while not room.position.over:
            await give(room, 1, Random(room.play.rows))
        loaded = Position.load(room.position.save())
        assert loaded.story() == room.position.story()

    again(tmp_path, made, goes_on)
    again(tmp_path, made, once)


def test_a_table_from_a_back_up_that_nobody_had_begun_is_still_not_begun(tmp_path: Path) -> None:
    async def nothing(lobby: Lobby, made: dict[str, Any]) -> None:
        pass

    made = on_a_server(tmp_path, nothing, "zona", 2)
    change(tmp_path / "t.db", "UPDATE tables SET copied = 1")

    async def goes_on(room: Room) -> None:
        assert room.position.latest[:2] == (CHANCE, REDRAW)
        (found,) = await room._store.summaries()
        assert (found.state, found.answers) == ("unbegun", 0)
        await give(room, 1, Random(1))
        (found,) = await room._store.summaries()
        assert (found.state, found.answers) == ("running", 1)

    again(tmp_path, made, goes_on)


def test_a_position_is_stored_when_nothing_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.tables.rooms.changes.QUIET", 0.05)

    async def play(lobby: Lobby, made: dict[str, Any]) -> None:
        room, store = (await lobby.find(made["host"]))[1], lobby._store
        for answers in (0, 3):
            await give(room, answers, Random(1))
            for _ in range(500):
                await asyncio.sleep(0.02)
                record = await store.record(made["table"])
                if record.checkpoint is not None and record.checkpoint.answers == answers:
                    break
            assert record.checkpoint is not None
            assert record.checkpoint.answers == answers
        assert all(row.digest for row in record.answers)
        assert not any(row.told for row in record.answers)
        await give(room, 1, Random(1))
        room.changes.give_up()

    on_a_server(tmp_path, play, "not_alone", 2)


def test_a_note_says_the_answer_itself_only_to_the_seat() -> None:
    talk = Talk((), (0, 1, 1), {})
    talk.add(talk.undone_in_secret(1, (), ["place:3"]))
    assert talk.heard_by(0) is None
    assert talk.heard_by(None) is None
    assert talk.heard_by(2) is None, "the Hunted hide their cards from each other"
    assert b"place:3" in (talk.heard_by(1) or b"")
