"""Positions can be copied, pickled and encoded: the result is the same game and goes on in the same way.

Here small games travel; those of the house do so in `tests/games/test_travel.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.core.toys import FIRST, LETTERS, SECOND, A, B, Toy, draw, letter, play, toy
from tests.core.travel import TRAVELS, WAYS, everything
from tests.hideout import GAME as HIDEOUT

from stolik.core.errors import BadSave, UnknownGame
from stolik.core.game import Game
from stolik.core.installed import INSTALLED
from stolik.core.position import Position
from stolik.core.table import Table
from stolik.games._template import GAME as TEMPLATE

GAMES = (TEMPLATE, HIDEOUT)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    known = dict(INSTALLED)
    INSTALLED.update({game.id: game for game in GAMES})
    yield
    INSTALLED.clear()
    INSTALLED.update(known)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@pytest.mark.parametrize("travels", TRAVELS, ids=[travels.__name__ for travels in TRAVELS])
def test_a_position_travels(travels: Callable[[Game[Any]], None], game: Game[Any]) -> None:
    travels(game)


def test_a_world_takes_no_line_along_that_its_seat_may_not_read() -> None:
    def start(g: Toy, t: Table) -> str:
        draw(g, t, FIRST)
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    assert [line.id for line in position.log(FIRST)] == ["drew"]
    world = position.resample(SECOND, Random(1))
    assert b"drew" not in world.checkpoint()
    assert b"drew" in position.resample(FIRST, Random(1)).checkpoint()
    assert world.resample(FIRST, Random(2)).log(FIRST) == []


def test_a_world_shares_the_log_and_reads_it_no_further_than_it_is_asked_to() -> None:
    def start(g: Toy, t: Table) -> str:
        draw(g, t, FIRST)
        draw(g, t, SECOND)
        return "done"

    position = play(start)
    world = position.resample(SECOND, Random(1))
    assert world.pages is not None
    assert world.pages._before is position.pages
    assert world.pages._lines == ()
    assert (world.log(SECOND), world.log(FIRST), world.log(None)) == (position.log(SECOND), [], [])


def test_a_world_keeps_on_the_way_what_the_dice_have_shown() -> None:
    """Its chance is its own: drawn anew, the die would show something else."""

    def start(g: Toy, t: Table) -> str:
        t.reveal("rolled", die=t.chance("die", range(10**6)))
        t.ask(FIRST, letter())
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    world = position.resample(FIRST, Random(1))
    assert world.log(None) == position.log(None)
    assert WAYS["pickle"](world).log(None) == position.log(None)


def test_every_answer_that_can_be_undone_can_be_after_the_way() -> None:
    def start(g: Toy, t: Table) -> str:
        for _ in range(3):
            g.said.append(t.ask(FIRST, letter()).ref)
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    trail = [everything(position)]
    for answer in (*LETTERS, B, B):
        position.answer(FIRST, answer)
        trail.append(everything(position))
    there = WAYS["pickle"](position)
    for before in reversed(trail[:-1]):
        assert everything(there) == trail.pop()
        there.undo(FIRST)
        assert everything(there) == before
    assert not there.can_undo(FIRST)


def test_sealed_answers_travel_sealed_and_can_be_given_anew() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask_all({FIRST: letter(), SECOND: letter()})
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    position.answer(FIRST, A)
    there = WAYS["pickle"](position)
    assert there.given == {FIRST: A.ref}
    there.answer(FIRST, B)
    there.answer(SECOND, B)
    assert [value for _, _, value in there.history] == [B.ref, B.ref]


def test_bytes_that_are_no_checkpoint_are_refused() -> None:
    written = Position(GAMES[0], 3, 1).checkpoint()
    assert Position.from_checkpoint(written).history == []
    fields = msgspec.json.decode(written)
    changes: list[dict[str, Any]] = [
        {"checkpoint": 99},
        {"players": 99},
        {"states": []},
        {"states": [{"at": "nowhere"}]},
        {"moments": [fields["moments"][0] | {"state": 4}]},
        {"moments": [fields["moments"][0] | {"answers": 4}]},
        {"options": {"nonsense": True}},
        {"more": 1},
        {"moments": []},
    ]
    for change in changes:
        with pytest.raises(BadSave) as refused:
            Position.from_checkpoint(msgspec.json.encode(fields | change))
        if "checkpoint" in change:
            assert refused.value.details == {"reason": "version", "found": 99}
        else:
            assert refused.value.details["reason"] == "format"
            assert refused.value.details["detail"] not in ("", "None", None)
    for data in (b"", b"{}", b"\xff", written[:-9]):
        with pytest.raises(BadSave):
            Position.from_checkpoint(data)
    with pytest.raises(UnknownGame):
        Position.from_checkpoint(msgspec.json.encode(fields | {"game": "chess"}))


def test_an_answer_nobody_may_give_is_refused() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter())
        t.ask(FIRST, letter("more"))
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    position.answer(FIRST, A)
    written = position.checkpoint()
    assert b"word:a" in written
    with pytest.raises(BadSave):
        Position.from_checkpoint(written.replace(b'"word:a"]]', b'"word:z"]]'))


def test_a_thousand_answers_of_one_moment_can_be_taken_back() -> None:
    def start(g: Toy, t: Table) -> str:
        def chain(seat: Any) -> None:
            for _ in range(1200 if seat == SECOND else 1):
                t.ask(seat, letter())

        t.together([FIRST, SECOND], chain)
        return "done"

    position = play(start)
    position.answer(FIRST, A)
    for _ in range(1100):
        position.answer(SECOND, B)
    position.undo(FIRST)
    assert len(position.history) == 1100
    assert position.pending.keys() == {FIRST, SECOND}
