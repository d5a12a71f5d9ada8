"""What ends undo, what does not, and that undo leaves nothing behind."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.core.toys import FIRST, SECOND, A, B, Toy, done, draw, ids, letter, play, say_one, toy

from stolik.core.errors import NothingToUndo
from stolik.core.position import Position
from stolik.core.seat.waiting import may_undo_turn
from stolik.core.table import Table


def two_letters(between: Callable[[Toy, Table], object]) -> Callable[[Toy, Table], str]:
    """A step: the first seat says a letter, something happens, and it says another."""

    def start(g: Toy, t: Table) -> str:
        t.reveal("opened")
        t.tell("said", letter=t.ask(FIRST, letter()))
        g.count[FIRST] += 1
        between(g, t)
        t.tell("said", letter=t.ask(FIRST, letter()))
        return "done"

    return start


BARRIERS: dict[str, Callable[[Toy, Table], object]] = {
    "chance": lambda g, t: t.tell("rolled", die=t.chance("die", range(6))),
    "revelation": lambda g, t: t.reveal("found"),
    "another seat": lambda g, t: t.ask(SECOND, letter()),
    "sealed answers": lambda g, t: t.ask_all({FIRST: letter(), SECOND: letter()}),
    "together": lambda g, t: t.together([FIRST, SECOND], say_one(t)),
}


def answered(position: Position, *seats: int) -> Position:
    for seat in seats:
        position.answer(seat, A)
    return position


@pytest.mark.parametrize("barrier", BARRIERS)
def test_a_barrier_ends_undo_for_everybody(barrier: str) -> None:
    position = play(two_letters(BARRIERS[barrier]))
    position.answer(FIRST, A)
    if barrier == "another seat":
        position.answer(SECOND, A)
    elif barrier in ("sealed answers", "together"):
        answered(position, FIRST, SECOND)
    assert list(position.pending) == [FIRST]
    assert position.history
    for seat in (FIRST, SECOND):
        assert not position.can_undo(seat) or (barrier, seat) == ("another seat", SECOND)
    before = position.history
    with pytest.raises(NothingToUndo):
        position.undo(FIRST)
    assert position.history == before


@pytest.mark.parametrize("barrier", ["chance", "revelation"])
def test_what_comes_after_a_barrier_can_be_taken_back_up_to_it(barrier: str) -> None:
    position = answered(play(two_letters(BARRIERS[barrier])), FIRST, FIRST)
    assert list(position.pending) == [FIRST]
    assert position.pending[FIRST].kind == "done"
    position.undo(FIRST)
    assert position.pending[FIRST].kind == "letter"
    assert not position.can_undo(FIRST)


def test_a_line_is_no_barrier() -> None:
    position = answered(play(two_letters(lambda g, t: t.tell("moved"))), FIRST, FIRST)
    position.undo(FIRST)
    position.undo(FIRST)
    assert position.history == []
    assert not position.can_undo(FIRST)


def test_undo_leaves_no_line_no_answer_and_no_trace_in_the_state() -> None:
    fresh = play(two_letters(lambda g, t: None))
    position = answered(fresh.clone(), FIRST, FIRST)
    assert ids(position.log(None)) == ["opened", "said", "said"]
    position.undo(FIRST)
    assert ids(position.log(None)) == ["opened", "said"]
    assert position.observe(None).count == (1, 0)  # type: ignore[attr-defined]
    position.undo(FIRST)
    assert ids(position.log(None)) == ["opened"]
    assert position.observe(None) == fresh.observe(None)
    assert position.save() == fresh.save()
    assert position.pending.keys() == fresh.pending.keys()


def test_undo_across_the_end_of_a_step() -> None:
    position = answered(play(two_letters(lambda g, t: None)), FIRST, FIRST)
    assert position.pending[FIRST].kind == "done"
    position.answer(FIRST, B)
    position.undo(FIRST)
    position.undo(FIRST)
    assert (position.pending[FIRST].kind, ids(position.log(None))) == ("letter", ["opened", "said"])


def test_the_end_of_the_game_can_be_taken_back() -> None:
    position = play(done)
    position.answer(FIRST, A)
    assert position.over
    position.undo(FIRST)
    assert position.outcome is None
    assert list(position.pending) == [FIRST]


def test_undo_forgets_barriers_it_has_gone_back_across() -> None:
    """A later step with fewer barriers than the undone one would otherwise not count its own."""

    def start(g: Toy, t: Table) -> str:
        choice = t.ask(FIRST, letter())
        if choice is A:
            t.ask(FIRST, letter("part"))
            return "done"
        t.reveal("found")
        t.ask(FIRST, letter("loud_part"))
        return "done"

    position = play(start)
    position.answer(FIRST, A)
    position.undo(FIRST)
    position.answer(FIRST, B)
    assert not position.can_undo(FIRST)
    assert position.pending[FIRST].kind == "loud_part"


def test_a_barrier_crossed_after_an_undo_counts_again() -> None:
    """The number of barriers passed is that of the place undo has led back to."""

    def start(g: Toy, t: Table) -> str:
        t.reveal("opened")
        t.ask(FIRST, letter("one"))
        t.reveal("found")
        t.ask(FIRST, letter("two"))
        t.ask(FIRST, letter("three"))
        return "done"

    position = answered(play(start), FIRST)
    assert not position.can_undo(FIRST), "a barrier lies behind the first answer"
    position.answer(FIRST, A)
    position.undo(FIRST)
    position.answer(FIRST, B)
    assert position.can_undo(FIRST), "no barrier lies behind the second"


def test_undo_across_a_step_that_had_barriers_of_its_own() -> None:
    def start(g: Toy, t: Table) -> str:
        t.reveal("opened")
        t.ask(FIRST, letter("one"))
        return "next"

    def following(g: Toy, t: Table) -> str:
        if t.ask(FIRST, letter("two")) is A:
            t.reveal("found")
        t.ask(FIRST, letter("three"))
        return "done"

    position = play(start, next=following)
    position.answer(FIRST, A)
    assert position.can_undo(FIRST), "the barrier of the first step came before the answer"
    position.answer(FIRST, B)
    position.undo(FIRST)
    position.answer(FIRST, A)
    assert not position.can_undo(FIRST), "the second step has told something"
    assert ids(position.log(None)) == ["opened", "found"]


def test_undo_leads_back_over_a_barrier_of_the_step_before() -> None:
    """Going back from the second step into the first, the first step's barrier is behind, not ahead."""

    def start(g: Toy, t: Table) -> str:
        t.reveal("opened")
        t.ask(FIRST, letter("one"))
        return "next"

    def following(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter("two"))
        return "done"

    position = answered(play(start, next=following), FIRST, FIRST)
    position.undo(FIRST)
    position.undo(FIRST)
    assert position.pending[FIRST].kind == "one"
    position.answer(FIRST, A)
    assert position.can_undo(FIRST)


def test_answers_before_the_end_of_a_step_can_all_be_taken_back_though_it_began_with_a_barrier() -> None:
    """Undo from the next step, which has no barrier, leads back behind the first step's, not across it."""

    def start(g: Toy, t: Table) -> str:
        t.reveal("opened")
        t.ask(FIRST, letter("one"))
        t.ask(FIRST, letter("two"))
        return "done"

    position = answered(play(start), FIRST, FIRST)
    position.undo(FIRST)
    assert position.pending[FIRST].kind == "two"
    position.undo(FIRST)
    assert position.pending[FIRST].kind == "one"
    assert not position.can_undo(FIRST)


def test_what_another_seat_has_answered_ends_undo_even_if_it_takes_that_back() -> None:
    """Otherwise a seat could change an answer after seeing what the other does."""
    position = answered(play(two_letters(BARRIERS["another seat"])), FIRST, SECOND)
    position.undo(SECOND)
    assert list(position.pending) == [SECOND]
    assert not position.can_undo(FIRST)


def test_the_end_of_chains_is_a_barrier_also_where_one_seat_alone_was_asked() -> None:
    """The others' chains had no question; still everybody sees now what was done in secret."""

    def start(g: Toy, t: Table) -> str:
        t.reveal("opened")
        t.ask(FIRST, letter("before"))
        t.together([FIRST, SECOND], lambda seat: None if seat == SECOND else say_one(t)(seat))
        return "done"

    position = answered(play(start), FIRST)
    assert position.can_undo(FIRST)
    position.answer(FIRST, A)
    assert position.pending[FIRST].kind == "done"
    assert not position.can_undo(FIRST)


def test_a_chain_of_a_single_seat_is_no_barrier() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter("before"))
        t.together([FIRST], say_one(t))
        return "done"

    position = answered(play(start), FIRST, FIRST)
    assert position.can_undo(FIRST)


def test_a_revelation_at_the_start_of_the_next_step_is_a_barrier() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter("one"))
        return "next"

    def following(g: Toy, t: Table) -> str:
        t.reveal("found")
        t.ask(FIRST, letter("two"))
        return "done"

    assert not answered(play(start, next=following), FIRST).can_undo(FIRST)


def test_undo_takes_one_answer_out_of_the_history() -> None:
    position = answered(play(two_letters(lambda g, t: t.ask(FIRST, letter("more")))), FIRST, FIRST, FIRST)
    position.undo(FIRST)
    assert [kind for _, kind, _ in position.history] == ["letter", "more"]
    position.undo(FIRST)
    assert [kind for _, kind, _ in position.history] == ["letter"]


def test_after_taking_back_a_chain_what_came_before_can_be_taken_back_too() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter("before"))
        t.together([FIRST, SECOND], say_one(t))
        return "done"

    position = answered(play(start), FIRST, FIRST)
    position.undo(FIRST)
    assert position.can_undo(FIRST)
    position.undo(FIRST)
    assert position.pending[FIRST].kind == "before"


def test_nobody_takes_back_what_another_seat_said() -> None:
    position = answered(play(two_letters(lambda g, t: None)), FIRST)
    assert not position.can_undo(SECOND)
    with pytest.raises(NothingToUndo):
        position.undo(SECOND)


def test_an_undone_draw_does_not_exist() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter())
        draw(g, t, FIRST)
        return "done"

    position = answered(play(start), FIRST)
    assert not position.can_undo(FIRST)
    assert position.observe(FIRST).hand_sizes == (1, 0)  # type: ignore[attr-defined]


def test_a_clone_is_undone_alone() -> None:
    position = answered(play(two_letters(lambda g, t: None)), FIRST, FIRST)
    seen: Any = position.observe(None), position.history, position.log(None)
    twin = position.clone()
    twin.undo(FIRST)
    twin.undo(FIRST)
    assert (position.observe(None), position.history, position.log(None)) == seen


def turns(g: Toy, t: Table) -> str:
    """Two letters a turn; the number of turns is what the first seat has counted."""
    t.ask(FIRST, letter())
    t.ask(FIRST, letter())
    g.count[FIRST] += 1
    return "start"


TURNS = replace(toy(turns), turn=lambda g: g.count[FIRST])


def test_the_answers_of_a_turn_can_be_taken_back_together() -> None:
    position = Position(TURNS, 2, 1)
    counts = []
    for _ in range(5):
        counts.append((position.answers_in_turn(FIRST), may_undo_turn(position, FIRST)))
        position.answer(FIRST, A)
    assert counts == [(0, 0), (1, 0), (0, 0), (1, 0), (0, 0)]
    assert position.answers_in_turn(SECOND) == 0


def test_a_turn_of_many_steps_leads_back_to_its_start_or_to_the_barrier_in_it() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter())
        g.count[SECOND] += 1
        if g.count[SECOND] == 4:
            t.reveal("found")
        return "start"

    position = Position(replace(toy(start), turn=lambda g: g.count[SECOND] // 8), 2, 1)
    for count in (0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2):
        assert position.answers_in_turn(FIRST) == count
        if position.answers_in_turn(FIRST) == 3:
            back = position.clone()
            for _ in range(3):
                back.undo(FIRST)
            assert len(back.history) % 4 == 0
        position.answer(FIRST, A)


def test_a_game_that_names_no_turns_takes_back_one_answer() -> None:
    position = answered(play(two_letters(lambda g, t: None)), FIRST, FIRST)
    assert (position.answers_in_turn(FIRST), may_undo_turn(position, FIRST)) == (1, 0)
