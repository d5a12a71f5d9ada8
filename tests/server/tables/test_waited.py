"""For how long a seat is told that it has been asked."""

from __future__ import annotations

import pytest
from tests.server.rooms import NoStore, plain_answer, record_of

import stolik
from stolik.server.tables import play
from stolik.server.tables.room import Room


def test_a_seat_is_told_for_how_long_it_has_its_question_whatever_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1000.0
    monkeypatch.setattr(play, "steady", lambda: clock)
    position = stolik.new_game("not_alone", players=3, seed=7)
    room = Room(NoStore(), record_of(position), position, pause=0)

    def waited() -> list[int | None]:
        return [room.status(seat)["waited"] for seat in (0, 1, 2, None)]

    def give(seat: int) -> None:
        position.answer(seat, plain_answer(position.pending[seat].wire()))
        room.play.go_on(seat, position)
        room.play.number(seat)

    assert waited() == [None, None, None, None], "nobody knows how long a table that was read from disk has waited"
    while set(position.pending) != {1, 2}:
        give(min(position.pending))
    assert waited() == [None, 0, 0, None]
    clock += 185
    assert waited() == [None, 3, 3, None]
    give(2)
    assert waited()[1] == 3, "what another answers in secret does not begin it anew"
