"""A redraw draws the future anew and keeps everything anybody has seen."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.core.toys import FIRST, SECOND, A, B, C, Toy, draw, letter, toy

from stolik.core.chance import Chance
from stolik.core.errors import BadSave, NothingToUndo
from stolik.core.installed import INSTALLED
from stolik.core.position import Position
from stolik.core.table import CHANCE, REDRAW, Table


def ask_and_draw(g: Toy, t: Table) -> str:
    """A letter of each seat at once, two letters of the first, then a card for it."""
    t.ask_all({seat: letter() for seat in (FIRST, SECOND)})
    t.ask(FIRST, letter())
    return "more"


def more(g: Toy, t: Table) -> str:
    t.ask(FIRST, letter())
    draw(g, t, FIRST)
    return "more" if len(g.deck) > 2 else "done"


GAME = toy(ask_and_draw, more=more)


@pytest.fixture(autouse=True)
def installed() -> Iterator[None]:
    before = INSTALLED.copy()
    INSTALLED["toy"] = GAME
    yield
    INSTALLED.clear()
    INSTALLED.update(before)


def played(*answers: tuple[int, Any]) -> Position:
    position = Position(GAME, 2, 1)
    for seat, value in answers:
        position.answer(seat, value)
    return position


def to_the_end(position: Position) -> Position:
    while not position.over:
        seat = min(position.pending)
        position.answer(seat, A)
    return position


def cards(position: Position) -> list[Any]:
    return [line.args for line in position.log(FIRST) if line.id == "drew"]


MIDDLE = ((FIRST, A), (SECOND, B), (FIRST, C), (FIRST, A), (FIRST, B))


def test_what_was_drawn_stays_and_what_comes_is_new() -> None:
    before = played(*MIDDLE)
    anew = [before.clone() for _ in range(20)]
    for number, one in enumerate(anew):
        one.redraw(Random(number))
        assert one.observe(FIRST) == before.observe(FIRST)
        assert one.log(FIRST) == before.log(FIRST)
        assert cards(to_the_end(one))[:2] == cards(before)
    assert len({str(cards(one)) for one in anew}) > 10


def test_equal_randomness_gives_equal_futures() -> None:
    one, other = played(*MIDDLE), played(*MIDDLE)
    one.redraw(Random(5))
    other.redraw(Random(5))
    assert to_the_end(one).log(FIRST) == to_the_end(other).log(FIRST)


def test_nothing_before_a_redraw_is_undone() -> None:
    position = played((FIRST, A), (SECOND, B), (FIRST, C))
    assert position.can_undo(FIRST)
    position.redraw(Random(1))
    with pytest.raises(NothingToUndo):
        position.undo(FIRST)


def test_a_sealed_answer_may_still_be_changed() -> None:
    position = played((FIRST, A))
    position.redraw(Random(1))
    position.answer(FIRST, B)
    assert position.given == {FIRST: "word:b"}


def test_the_history_and_the_save_keep_it() -> None:
    position = played(*MIDDLE)
    position.redraw(Random(1))
    position.answer(FIRST, A)
    position.redraw(Random(2))
    assert [entry[:2] for entry in position.history].count((CHANCE, REDRAW)) == 2
    loaded = Position.load(position.save())
    assert loaded.history == position.history
    assert to_the_end(loaded).log(FIRST) == to_the_end(position).log(FIRST)


def test_a_checkpoint_keeps_it() -> None:
    position = played(*MIDDLE)
    position.redraw(Random(1))
    again = Position.from_checkpoint(position.checkpoint())
    assert to_the_end(again).log(FIRST) == to_the_end(position).log(FIRST)


def test_before_the_first_answer() -> None:
    position = played()
    position.redraw(Random(1))
    assert Position.load(position.save()).history == position.history


def test_a_finished_game_stays_as_it_is() -> None:
    position = to_the_end(played())
    before = position.save()
    position.redraw(Random(1))
    assert position.save() == before


@pytest.mark.parametrize("key", ["", "ab", "zz" * 16, 5, None, "ab" * 400])
def test_a_save_with_a_key_that_is_none(key: Any) -> None:
    position = played(*MIDDLE)
    position.redraw(Random(1))
    save = json.loads(position.save())
    save["answers"][-1][2] = key
    with pytest.raises(BadSave):
        Position.load(json.dumps(save).encode())


def test_what_is_laid_out_is_redrawn_unless_the_step_has_told_something() -> None:
    def lay(g: Toy, t: Table) -> str:
        if t.ask(FIRST, letter()) is B:
            t.tell("looked", to=[FIRST], at=g.said[0])
        t.ask(FIRST, letter(secret=True))
        return "done"

    def new(players: int, options: Any, rng: Chance) -> Toy:
        g = toy(lay).new(players, options, rng)
        g.said = ["0"]
        return g

    def redraw(g: Toy, rng: Random) -> None:
        g.said = [str(rng.random())]

    game = replace(toy(lay), new=new, redraw=redraw, observe=lambda g, seat: toy(lay).observe(g, None))
    for answer, stays in ((A, False), (B, True)):
        position = Position(game, 2, 1)
        position.answer(FIRST, answer)
        position.redraw(Random(1))
        assert (position._inside.base.said == ["0"]) is stays
