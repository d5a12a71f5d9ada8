"""What a seat is told of its answers before it gives one: whether it could take it back, and what it leads to."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.core.toys import FIRST, SECOND, A, B, Toy, done, letter, play, say_one, toy

from stolik.core.position import Position
from stolik.core.question import Choose, ChooseSome, Named, Number
from stolik.core.seat.ahead import Ahead, look_ahead
from stolik.core.table import Table

Leads = Mapping[tuple[str, ...], Collection[str]]
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
    assert look_ahead(play(on_b(FINAL[what])), FIRST, Random(1)).final == ("word:b",)


@pytest.mark.parametrize(
    "then", [lambda g, t: t.tell("said"), lambda g, t: t.ask(SECOND, letter())], ids=["tells", "hands over"]
)
def test_an_answer_is_not_final_if_it_only(then: Callable[[Toy, Table], object]) -> None:
    assert look_ahead(play(on_b(then)), FIRST, Random(1)).final == ()


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
    assert look_ahead(position, FIRST, Random(1)).final == ()
    position.answer(SECOND, A)
    assert look_ahead(position, FIRST, Random(1)).final == ALL
    if sealed:
        assert look_ahead(position, SECOND, Random(1)).final == (), "it may change its answer while the other thinks"


def test_who_may_not_know_whether_others_have_answered_is_told_the_same_before_and_after() -> None:
    def start(g: Toy, t: Any) -> str:
        t.ask_all({FIRST: letter(secret=True), SECOND: letter(secret=True)})
        return "done"

    position = play(start)
    assert look_ahead(position, FIRST, Random(1)).final == ALL
    position.answer(SECOND, A)
    assert look_ahead(position, FIRST, Random(1)).final == ALL


def test_numbers_are_named_and_several_picks_are_not() -> None:
    def start(g: Toy, t: Table) -> str:
        if t.ask(FIRST, Number("how_many", 1, 3)) == 2:
            t.reveal("found")
        t.ask(FIRST, ChooseSome("some", (A, B, C), 0, 2))
        return done(g, t)

    position = play(start)
    assert look_ahead(position, FIRST, Random(1)).final == ("number:2",)
    position.answer(FIRST, 1)
    assert look_ahead(position, FIRST, Random(1)).final == ()


CAVE, HILL, LAKE = (Named(f"place:{name}") for name in ("cave", "hill", "lake"))
ON_FOOT, BY_BOAT = Named("means:foot"), Named("means:boat")
WHITHER = {ON_FOOT: (CAVE, HILL), BY_BOAT: (HILL, LAKE), A: (CAVE, HILL), B: (HILL, LAKE), C: (LAKE,)}
PLACES: Leads = {("way", "place"): ("place",)}


def walk(*, answers: Sequence[Named] = (A, B), leads: Leads = PLACES, parts: Sequence[str] = (), **then: Any) -> Ahead:
    """What is ahead of a seat that says how it walks, and then where to; `then` may happen after B."""

    def start(g: Toy, t: Table) -> str:
        way = t.ask(FIRST, Choose("way", answers))
        if way is B and "happens" in then:
            then["happens"](g, t)
        t.ask(then.get("who", FIRST), Choose("place", WHITHER.get(way, (CAVE,))))
        return "done"

    game = replace(toy(start), leads=leads, parts=parts)
    return look_ahead(Position(game, 2, 1), FIRST, Random(1))


def test_a_thing_to_which_one_answer_leads_may_be_pressed_at_once() -> None:
    assert walk(answers=(ON_FOOT, BY_BOAT)).leads == (("means:foot", "place:cave"), ("means:boat", "place:lake"))


def test_a_part_is_another_thing_for_each_that_leads_to_it() -> None:
    assert walk(answers=(ON_FOOT, BY_BOAT), parts=("place",)).leads == (
        ("means:foot", "place:cave"), ("means:foot", "place:hill"),
        ("means:boat", "place:hill"), ("means:boat", "place:lake"),
    )  # fmt: skip


def test_a_word_leads_on_only_if_nothing_else_can_be_done_or_the_game_names_it() -> None:
    by_foot = (("means:foot", "place:cave"), ("means:foot", "place:hill"))
    assert walk(answers=(ON_FOOT, C)).leads == by_foot
    assert walk(answers=(ON_FOOT, C), leads={("word:c", "place"): ("place",)}).leads == (("word:c", "place:lake"),)
    assert walk(answers=(A, C)).leads == (("word:a", "place:cave"), ("word:a", "place:hill"), ("word:c", "place:lake"))


def test_nothing_leads_over_what_cannot_be_taken_back() -> None:
    drawn = walk(happens=lambda g, t: t.reveal("found"))
    assert drawn.final == ("word:b",)
    assert drawn.leads == (("word:a", "place:cave"), ("word:a", "place:hill"))


def test_nothing_leads_to_what_another_seat_is_asked_or_the_game_does_not_name() -> None:
    assert walk(who=SECOND).leads == ()
    assert walk(leads={("way", "place"): ("card",)}).leads == ()


@pytest.mark.parametrize("happens", ["nothing", "is revealed"])
def test_a_press_leads_over_two_questions_if_both_answers_can_be_taken_back(happens: str) -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, Choose("way", (ON_FOOT, A)))
        t.ask(FIRST, Choose("load", (Named("load:rope"), Named("load:torch"))))
        if happens == "is revealed":
            t.reveal("found")
        t.ask(FIRST, ChooseSome("place", (CAVE, HILL), 0, 2))
        return "done"

    game = replace(toy(start), leads={("way", "load", "place"): ("place",)}, parts=("place",))
    ways = look_ahead(Position(game, 2, 1), FIRST, Random(1)).leads
    loads = ("load:rope", "load:torch") if happens == "nothing" else ()
    assert ways == tuple(("means:foot", load, place) for load in loads for place in ("place:cave", "place:hill"))
