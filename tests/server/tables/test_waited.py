"""For how long a seat is told that it has been asked."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from tests.server.rooms import NoStore, Table, at_table, plain_answer, record_of

import stolik
from stolik.server.storage.records import Record
from stolik.server.tables.game import play
from stolik.server.tables.game.restore import restore
from stolik.server.tables.rooms.room import Room


class Clocks:
    """What the clocks say that the server looks at: one of the system, and one that nobody sets."""

    system, steady = 1_700_000_000.0, 1000.0

    def on(self, minutes: float) -> None:
        self.system, self.steady = self.system + 60 * minutes, self.steady + 60 * minutes

    def restart(self) -> None:
        """The computer starts anew: the steady clock begins at nothing."""
        self.steady = 5.0


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    said = Clocks()
    monkeypatch.setattr(play, "steady", lambda: said.steady)
    monkeypatch.setattr(play, "clock", lambda: said.system)
    return said


def waited(room: Room) -> list[int | None]:
    return [room.seen("seat").status(seat)["waited"] for seat in (0, 1, 2, None)]


def test_a_seat_is_told_for_how_long_it_has_its_question_whatever_others_do(clocks: Clocks) -> None:
    position = stolik.new_game("not_alone", players=3, seed=7)
    room = Room(NoStore(), record_of(position), position, pause=0)

    def give(seat: int) -> None:
        position.answer(seat, plain_answer(position.pending[seat].wire()))
        room.play.go_on(seat, position)
        room.play.number(seat)

    assert waited(room) == [None, None, None, None], "nobody knows how long a table without times has waited"
    while set(position.pending) != {1, 2}:
        give(min(position.pending))
    assert waited(room) == [None, 0, 0, None]
    clocks.on(minutes=3.1)
    assert waited(room) == [None, 3, 3, None]
    give(2)
    assert waited(room)[1] == 3, "what another answers in secret does not begin it anew"


class Left(NamedTuple):
    """What a server leaves on disk: one that was stopped, and one that was killed before an answer in secret was
    followed by the position.
    """

    stopped: Record
    killed: Record


def left(folder: Path, clocks: Clocks) -> Left:
    """A table at which the second and third seat are asked in secret, the third answering three minutes later."""

    async def played(table: Table) -> Left:
        while set(table.room.position.pending) != {1, 2}:
            seat = min(table.room.position.pending)
            await table.answer(seat, plain_answer(table.room.position.pending[seat].wire()))
        clocks.on(minutes=3.1)
        await table.room._ledger.keep_position()
        before = await table.room._store.record("t")
        await table.answer(2, plain_answer(table.room.position.pending[2].wire()))
        await table.room._ledger.keep_position()
        stopped = await table.room._store.record("t")
        return Left(stopped, msgspec.structs.replace(stopped, checkpoint=before.checkpoint))

    return at_table(folder, played, players=3)


def after_restart(record: Record) -> Room:
    position, _, asked = restore(record)
    return Room(NoStore(), record, position, pause=0, asked=asked)


def test_it_goes_on_while_the_server_is_off(tmp_path: Path, clocks: Clocks) -> None:
    stopped, _ = left(tmp_path, clocks)
    clocks.on(minutes=120)
    clocks.restart()
    assert waited(after_restart(stopped)) == [None, 123, None, None]


def test_after_a_kill_it_does_not_tell_whether_another_has_answered(tmp_path: Path, clocks: Clocks) -> None:
    stopped, killed = left(tmp_path, clocks)
    assert killed.checkpoint is not None
    assert len(killed.answers) > killed.checkpoint.answers
    assert waited(after_restart(killed))[1] == waited(after_restart(stopped))[1] == 3


def test_a_clock_that_was_set_back_makes_it_short_but_not_negative(tmp_path: Path, clocks: Clocks) -> None:
    stopped, _ = left(tmp_path, clocks)
    clocks.system -= 10_000
    assert waited(after_restart(stopped)) == [None, 0, None, None]


def test_the_answers_after_which_the_position_is_stored_anyway_say_it_too(
    tmp_path: Path, clocks: Clocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.tables.rooms.ledger.EVERY", 1)

    async def played(table: Table) -> list[list[int | None]]:
        found = []
        for _ in range(8):
            clocks.on(minutes=2)
            seat = min(table.room.position.pending)
            await table.answer(seat, plain_answer(table.room.position.pending[seat].wire()))
            kept = (await table.room._store.record("t")).checkpoint
            assert kept is not None
            found.append([None if at is None else int(clocks.system - at) // 60 for at in kept.asked])
            assert found[-1] == [
                table.room.play.waited(seat) if seat in table.room.position.pending else None for seat in range(3)
            ]
        return found

    assert {0, 2, None} <= {minutes for times in at_table(tmp_path, played, players=3) for minutes in times}


def test_who_takes_a_seat_over_has_its_question_since_then(tmp_path: Path, clocks: Clocks) -> None:
    async def played(table: Table) -> list[int | None]:
        await table.until("lay")
        await table.room._ledger.keep_position()
        clocks.on(minutes=5)
        await table.room.seating.give(1, "person", "")
        clocks.on(minutes=1)
        assert await table.room.close()
        return waited(after_restart(await table.room._store.record("t")))

    assert at_table(tmp_path, played, players=3, bots={1: "random"}, pause=1000)[1] == 1
