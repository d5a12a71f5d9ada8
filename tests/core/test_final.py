"""Which answers a seat is told it could not take back."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.core.toys import FIRST, SECOND, A, B, Toy, done, letter, play, say_one

from stolik.core.question import ChooseSome, Named, Number
from stolik.core.seat.final import final_answers
from stolik.core.table import Table

ALL = ("word:a", "word:b", "word:c")
C = Named("word:c")


def on_b(then: Callable[[Toy, Table], object]) -> Callable[[Toy, Table], str]:
    """A step: the first seat says a letter; if it is B, something happens; then it says another."""

    def start(g: Toy, t: Table) -> str:
        if t.ask(FIRST, letter()) is B:
            then(g, t)
        t.ask(FIRST, letter())
        return "done"

    return start


FINAL: dict[str, Callable[[Toy, Table], object]] = {
    "draws": lambda g, t: t.tell("rolled", die=t.chance("die", range(6))),
    "reveals": lambda g, t: t.reveal("found"),
    "ends the game": lambda g, t: t.finish("done", [FIRST]),
    "hands over in secret": lambda g, t: t.ask(SECOND, letter(secret=True)),
}


@pytest.mark.parametrize("what", FINAL)
def test_an_answer_is_final_if_it(what: str) -> None:
    assert final_answers(play(on_b(FINAL[what])), FIRST, Random(1)) == ("word:b",)


@pytest.mark.parametrize(
    "then", [lambda g, t: t.tell("said"), lambda g, t: t.ask(SECOND, letter())], ids=["tells", "hands over"]
)
def test_an_answer_is_not_final_if_it_only(then: Callable[[Toy, Table], object]) -> None:
    assert final_answers(play(on_b(then)), FIRST, Random(1)) == ()


@pytest.mark.parametrize("sealed", [True, False], ids=["sealed answers", "chains"])
def test_of_several_only_the_last_to_answer_is_final(*, sealed: bool) -> None:
    def start(g: Toy, t: Any) -> str:
        if sealed:
            t.ask_all({FIRST: letter(), SECOND: letter()})
            t.reveal("opened")
        else:
            t.together([FIRST, SECOND], say_one(t))
        return "done"

    position = play(start)
    assert final_answers(position, FIRST, Random(1)) == ()
    position.answer(SECOND, A)
    assert final_answers(position, FIRST, Random(1)) == ALL
    if sealed:
        assert final_answers(position, SECOND, Random(1)) == (), "it may change its answer while the other thinks"


def test_who_may_not_know_whether_others_have_answered_is_told_the_same_before_and_after() -> None:
    def start(g: Toy, t: Any) -> str:
        t.ask_all({FIRST: letter(secret=True), SECOND: letter(secret=True)})
        return "done"

    position = play(start)
    assert final_answers(position, FIRST, Random(1)) == ALL
    position.answer(SECOND, A)
    assert final_answers(position, FIRST, Random(1)) == ALL


def test_numbers_are_named_and_several_picks_are_not() -> None:
    def start(g: Toy, t: Table) -> str:
        if t.ask(FIRST, Number("how_many", 1, 3)) == 2:
            t.reveal("found")
        t.ask(FIRST, ChooseSome("some", (A, B, C), 0, 2))
        return done(g, t)

    position = play(start)
    assert final_answers(position, FIRST, Random(1)) == ("number:2",)
    position.answer(FIRST, 1)
    assert final_answers(position, FIRST, Random(1)) == ()
