"""One table: undo, changed answers, and what is on disk."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from pathlib import Path
from typing import Any

import pytest
from tests.server.rooms import Listener, Table, at_table, plain_answer, record_of

from stolik import new_game
from stolik.core.errors import NothingToUndo
from stolik.referee import Stale
from stolik.server.errors import GameOver, NotKept, OutOfStep, RateLimited
from stolik.server.storage.records import UNDO, LinkRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore
from stolik.server.tables.rooms.room import Room


async def restored(table: Table, folder: Path) -> Table:
    """The same table as another process restores it."""
    store = await Store.open(folder / "t.db")
    record = await store.record("t")
    again = Table(Room(store, record, restore(record).position, pause=0, first=1))
    again.sit()
    await again.room.close()
    await store.close()
    return again


def told(table: Table, seat: int) -> dict[str, Any]:
    """The first message to a new guest at that seat, without `seq`."""
    guest = Listener(seat)
    table.room.enter(guest)
    table.room.leave(guest)
    return {**json.loads(guest.heard[-1]), "seq": None, "table": None}


def test_an_answer_may_be_thought_over_until_all_have_answered(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        me = table.guests[1]
        await table.until("lay")
        assert not me.state["changeable"]
        await table.answer(1, "place:2")
        assert (me.kind, me.state["changeable"], me.state["answer"], me.state["undo"]) == ("", True, "place:2", True)
        await table.undo(1)
        assert (me.kind, me.state["changeable"], me.state["answer"], me.state["undo"]) == (
            "lay",
            True,
            "place:2",
            False,
        ), "asked again; the old answer stands until there is another"
        with pytest.raises(NothingToUndo):
            await table.undo(1)
        await table.answer(2, "place:1")
        await table.answer(3, "place:1")
        assert me.kind != "lay", "the others did not have to wait"
        assert me.state["view"]["hunted"][0]["laid"] == [2]
        assert me.state["answer"] is None

        await table.until("act")
        await table.until("lay")
        await table.answer(1, me.state["question"]["options"][0])
        assert (me.kind, me.state["undo"]) == ("", True), "the old doubt is forgotten"
        await table.undo(1)
        assert me.kind == "lay"
        await table.answer(1, me.state["question"]["options"][1])
        assert (me.kind, me.state["undo"]) == ("", True), "and so is one that was resolved"

    at_table(tmp_path, play)


def test_an_answer_may_be_changed_without_asking(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.until("lay")
        await table.answer(1, "place:2")
        await table.answer(1, "place:3")
        assert table.guests[1].state["answer"] == "place:3"
        again = await restored(table, tmp_path)
        for seat in range(4):
            assert told(again, seat) == told(table, seat)

    at_table(tmp_path, play)


def test_undo_takes_the_last_answer_back_and_comes_back_from_disk(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        me = 1
        await table.answer(0, "side:a")
        before = told(table, me)
        assert before["question"]["kind"] == "play"
        await table.answer(me, "word:pass")
        assert told(table, me)["undo"]
        await table.undo(me)
        assert told(table, me) == before
        again = await restored(table, tmp_path)
        assert told(again, me) == before
        await table.answer(me, "word:pass")
        await table.answer(2, "word:pass")
        with pytest.raises(NothingToUndo):
            await table.undo(me)
        again = await restored(table, tmp_path)
        for seat in range(4):
            assert told(again, seat) == told(table, seat), "what may be undone, too"
        store = await Store.open(tmp_path / "t.db")
        kinds = [row.kind for row in (await store.record("t")).answers]
        await store.close()
        assert kinds == ["side", "play", UNDO, "play", "play"]

    at_table(tmp_path, play)


def test_a_number_is_good_for_one_answer(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        number = table.guests[0].state["seq"]
        await table.answer(0, "side:a")
        await table.until("lay")
        assert table.guests[0].state["seq"] > number
        seq = table.guests[1].state["seq"]
        await table.answer(2, "place:1")
        assert table.guests[1].state["seq"] == seq, "what others do does not make my answer stale"
        await table.answer(1, "place:1")
        table.guests[1].told.append(table.guests[1].state | {"seq": seq})
        with pytest.raises(Stale):
            await table.answer(1, "place:1")

    at_table(tmp_path, play)


def test_nothing_is_taken_back_or_answered_after_the_end(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        while not table.room.position.over:
            seat, question = min(table.room.position.pending.items())
            await table.answer(seat, plain_answer(question.wire()))
        for seat in range(2):
            assert not table.guests[seat].state["undo"]
            with pytest.raises(GameOver):
                await table.undo(seat)
            with pytest.raises(GameOver):
                await table.answer(seat, "word:pass")

    at_table(tmp_path, play, players=2)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Table) -> None:
        async def full(*_: object, **more: object) -> None:
            raise NotKept(reason="disk full")

        heard = {seat: list(guest.heard) for seat, guest in table.guests.items()}
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            with pytest.raises(NotKept):
                await table.answer(0, "side:a")
        assert {seat: guest.heard for seat, guest in table.guests.items()} == heard
        await table.answer(0, "side:b")
        assert table.guests[1].state["view"]["side"] == "b"

    at_table(tmp_path, play)


def test_a_table_another_process_has_written_is_left(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        store = await Store.open(tmp_path / "t.db")
        record = await store.record("t")
        other = Table(Room(store, record, restore(record).position, pause=0))
        other.sit()
        await other.answer(0, "side:b")
        with pytest.raises(OutOfStep):
            await table.answer(0, "side:a")
        assert table.room.broken
        assert all(guest.closed == [1012] for guest in table.guests.values())
        with pytest.raises(OutOfStep):
            await table.answer(0, "side:a")
        assert other.guests[0].state["view"]["side"] == "b"
        await other.room.close()
        await store.close()

    at_table(tmp_path, play)


def test_there_is_an_end_to_changing_ones_mind(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        table.room.play.most_rows = 12
        await table.until("lay")
        refused = [await asyncio.gather(table.answer(1, "place:1"), return_exceptions=True) for _ in range(14)]
        assert isinstance(refused[-1][0], RateLimited)
        await table.answer(2, "place:1")
        await table.answer(2, "place:2")
        await table.answer(3, "place:1")
        assert table.guests[1].kind != "lay"

    at_table(tmp_path, play)


def test_how_often_others_have_answered_does_not_count_for_ones_own_change_of_mind(tmp_path: Path) -> None:
    """Otherwise a seat that reaches the limit would learn how much the others did in secret."""

    async def play(table: Table) -> None:
        table.room.play.most_rows = 12
        await table.until("lay")
        for _ in range(8):
            await table.answer(1, "place:1")
            await table.answer(2, "place:1")
        await table.undo(2)

    at_table(tmp_path, play)


def test_answers_at_the_same_moment_are_all_taken(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.until("lay")
        await asyncio.gather(*(table.answer(seat, "place:1") for seat in (1, 2, 3)))
        again = await restored(table, tmp_path)
        assert told(again, 0) == told(table, 0)
        assert "lay" not in {guest.kind for guest in table.guests.values()}

    at_table(tmp_path, play)


def test_a_room_that_was_left_is_not_kept_in_memory(tmp_path: Path) -> None:
    """Also where bots have played: garbage is searched for once an hour only."""

    async def play() -> weakref.ref[Room]:
        store = await Store.open(tmp_path / "t.db")
        position = new_game("not_alone", players=3, seed=1)
        record = record_of(position, {0: "random"})
        await store.create(record.table, record.seats, {"h": LinkRow("t", "host", None)})
        room = Room(store, record, position, pause=0.0)
        guest = Listener(1)
        room.enter(guest)
        await guest.until(lambda: guest.kind != "")
        room.leave(guest)
        await room.close()
        await store.close()
        return weakref.ref(room)

    gc.disable()
    try:
        left = asyncio.run(play())
        assert left() is None
    finally:
        gc.enable()
