"""Several seats at once: sealed answers, and chains that each seat plays at its own pace."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.core.toys import FIRST, LETTERS, SECOND, THIRD, A, B, C, Toy, ids, letter, play, say_one

from stolik.core.errors import IllegalAnswer, NotAsked, NothingToUndo
from stolik.core.question import Number, Order, Seat
from stolik.core.table import Table


def vote(g: Toy, t: Table) -> str:
    """All say a letter at once; then all letters are told."""
    letters = t.ask_all({seat: letter() for seat in (FIRST, SECOND, THIRD)[: len(g.hand)]})
    g.said += [f"{int(seat)}{said.ref}" for seat, said in letters.items()]
    t.tell("voted", letters=list(letters.values()))
    return "done"


def plan(g: Toy, t: Table) -> str:
    """Each seat names a number, and orders letters unless it is 0."""

    def chain(seat: Seat) -> None:
        g.count[seat] = t.ask(seat, Number("many", 0, 9))
        t.tell("named", seat=seat)
        if g.count[seat]:
            t.tell("ordered", to=[seat], row=t.ask(seat, Order("row", LETTERS)))
            g.count[seat] += 10

    t.together((FIRST, SECOND, THIRD)[: len(g.hand)], chain)
    t.reveal("all_planned", counts=list(g.count))
    return "done"


def test_sealed_answers_are_opened_when_the_last_is_in() -> None:
    position = play(vote, players=3)
    for seat, said in ((THIRD, C), (FIRST, A)):
        position.answer(seat, said)
        assert position.log(None) == []
        assert position.observe(None).said == ()  # type: ignore[attr-defined]
    assert position.changeable == {FIRST, THIRD}
    assert position.given == {FIRST: "word:a", THIRD: "word:c"}
    assert position.asked_seats == (FIRST, SECOND, THIRD)
    assert list(position.pending) == [SECOND]
    assert position.asked.keys() == {FIRST, SECOND, THIRD}
    position.answer(SECOND, B)
    assert position.observe(None).said == ("0word:a", "1word:b", "2word:c")  # type: ignore[attr-defined]
    assert ids(position.log(None)) == ["voted"]
    assert not position.changeable


def test_a_sealed_answer_may_be_given_anew_or_taken_back_until_then() -> None:
    position = play(vote, players=3)
    position.answer(FIRST, A)
    position.answer(SECOND, A)
    position.answer(FIRST, B)
    assert position.given == {FIRST: "word:b", SECOND: "word:a"}
    assert position.history == [(1, "letter", "word:a"), (0, "letter", "word:b")]
    assert position.can_undo(FIRST)
    position.undo(FIRST)
    assert position.given == {SECOND: "word:a"}
    assert sorted(position.pending) == [FIRST, THIRD]
    assert position.history == [(1, "letter", "word:a")]


def test_a_refused_change_of_mind_leaves_the_answer_that_was_given() -> None:
    position = play(vote)
    position.answer(FIRST, A)
    with pytest.raises(IllegalAnswer):
        position.answer(FIRST, "word:z")
    assert position.given == {FIRST: "word:a"}


def test_a_single_seat_asked_at_once_is_asked_like_any_other() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask_all({FIRST: letter()})
        t.ask(FIRST, letter("again"))
        return "done"

    position = play(start, players=1)
    position.answer(FIRST, A)
    assert not position.changeable
    assert position.can_undo(FIRST)


def test_chains_are_walked_in_any_order_and_end_alike() -> None:
    answers: dict[int, list[Any]] = {FIRST: [3, LETTERS], SECOND: [0], THIRD: [5, [C, B, A]]}
    ends = set()
    for seed in range(12):
        rng, left = Random(seed), {seat: list(some) for seat, some in answers.items()}
        position = play(plan, players=3)
        while "many" in (names := {question.kind for question in position.pending.values()}) or "row" in names:
            seat = rng.choice(sorted(position.pending))
            position.answer(seat, left[seat].pop(0))
        ends.add((position.observe(None).count, tuple(ids(position.log(FIRST)))))  # type: ignore[attr-defined]
    assert ends == {((13, 0, 15), ("named", "ordered", "named", "named", "all_planned"))}


def test_of_a_chain_others_see_nothing_until_all_are_through() -> None:
    position = play(plan)
    before = position.observe(SECOND), position.log(SECOND), position.observe(None)
    position.answer(FIRST, 4)
    assert (position.observe(SECOND), position.log(SECOND), position.observe(None)) == before
    assert position.observe(FIRST).count == (4, 0)  # type: ignore[attr-defined]
    position.answer(FIRST, LETTERS)
    assert (position.observe(SECOND), position.log(SECOND), position.observe(None)) == before
    assert ids(position.log(FIRST)) == ["named", "ordered"]
    assert list(position.pending) == [SECOND]
    assert position.asked_seats == (FIRST, SECOND)


def test_a_chain_is_undone_answer_by_answer_also_when_its_seat_is_through() -> None:
    position = play(plan)
    position.answer(FIRST, 4)
    position.answer(SECOND, 2)
    position.answer(FIRST, LETTERS)
    position.undo(FIRST)
    assert position.pending[FIRST].kind == "row"
    position.undo(FIRST)
    assert position.pending[FIRST].kind == "many"
    assert not position.can_undo(FIRST)
    assert position.can_undo(SECOND)
    assert position.history == [(1, "many", 2)]


def test_nothing_is_taken_back_once_all_are_through() -> None:
    def start(g: Toy, t: Table) -> str:
        t.together([FIRST, SECOND], say_one(t))
        return "done"

    position = play(start)
    position.answer(FIRST, A)
    position.answer(SECOND, A)
    assert not position.can_undo(FIRST)
    assert not position.can_undo(SECOND)


def test_a_chain_asks_its_own_seat_and_no_chance() -> None:
    breaches: list[Callable[[Table], object]] = [
        lambda t: t.ask(FIRST, letter()),
        lambda t: t.ask_all({SECOND: letter()}),
        lambda t: t.chance("die", range(6)),
    ]
    for breach in breaches:

        def start(g: Toy, t: Table, breach: Callable[[Table], object] = breach) -> str:
            def chain(seat: Seat) -> None:
                breach(t)

            t.together([FIRST, SECOND], chain)
            return "done"

        with pytest.raises(AssertionError):
            play(start)


def test_after_chains_rules_may_ask_anybody_and_draw() -> None:
    def start(g: Toy, t: Table) -> str:
        t.together([FIRST, SECOND], say_one(t))
        t.tell("rolled", die=t.chance("die", range(6)))
        t.ask_all({FIRST: letter("later"), SECOND: letter("later")})
        return "done"

    position = play(start)
    position.answer(SECOND, A)
    position.answer(FIRST, A)
    assert {question.kind for question in position.pending.values()} == {"later"}


def test_steps_without_an_answer_follow_each_other() -> None:
    def start(g: Toy, t: Table) -> str:
        t.tell("one")
        return "middle"

    def middle(g: Toy, t: Table) -> str:
        t.tell("two")
        return "done"

    assert ids(play(start, middle=middle).log(None)) == ["one", "two"]


def test_whoever_is_not_asked_is_refused() -> None:
    position = play(vote, players=2)
    for seat in (2, 99, -1):
        with pytest.raises(NotAsked):
            position.answer(seat, A)
    assert position.history == []


def later(g: Toy, t: Table) -> str:
    """Two questions to the third seat, then chains of two letters each for all, then a vote."""
    for _ in range(2):
        t.ask(THIRD, letter("before"))

    def chain(seat: Seat) -> None:
        for _ in range(2):
            g.count[seat] += t.ask(seat, Number("many", 0, 9))

    t.together((FIRST, SECOND, THIRD), chain)
    t.ask_all({seat: letter("vote") for seat in (FIRST, SECOND, THIRD)})
    return "done"


def test_what_came_before_in_the_step_is_neither_sealed_nor_hidden() -> None:
    position = play(later, players=3)
    for seat, value in ((THIRD, A), (THIRD, B), (FIRST, 1), (SECOND, 2), (THIRD, 4), (FIRST, 3)):
        position.answer(seat, value)
    assert position.given == {}, "nobody is through"
    assert position.observe(FIRST).count == (4, 0, 0)  # type: ignore[attr-defined]
    assert position.observe(SECOND).count == (0, 2, 0)  # type: ignore[attr-defined]
    position.undo(FIRST)
    assert position.observe(FIRST).count == (1, 0, 0)  # type: ignore[attr-defined]
    assert position.history == [
        (2, "before", "word:a"), (2, "before", "word:b"), (0, "many", 1), (1, "many", 2), (2, "many", 4),
    ]  # fmt: skip
    position.undo(FIRST)
    assert position.history == [
        (2, "before", "word:a"), (2, "before", "word:b"), (1, "many", 2), (2, "many", 4),
    ]  # fmt: skip
    assert not position.can_undo(FIRST)
    worlds = [position.resample(THIRD, Random(seed)) for seed in range(20)]
    assert {world.observe(THIRD).count[THIRD] for world in worlds} == {4}  # type: ignore[attr-defined]
    assert len({world.observe(SECOND).count[SECOND] for world in worlds}) > 3  # type: ignore[attr-defined]
    assert all(world.observe(None).count == (0, 0, 0) for world in worlds)  # type: ignore[attr-defined]


def test_a_chain_may_ask_its_own_seat_alone_as_if_among_several() -> None:
    def start(g: Toy, t: Table) -> str:
        t.together([FIRST, SECOND], lambda seat: g.said.append(t.ask_all({seat: letter()})[seat].ref))
        return "done"

    assert play(start).pending.keys() == {FIRST, SECOND}


@pytest.mark.parametrize(
    ("seat", "shown"), [(0, "seat:0"), (2, "seat:2"), (16, "16"), (-1, "-1"), ("x" * 50, "x" * 40)]
)
def test_the_refusal_names_the_seat(seat: Any, shown: str) -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(SECOND, letter())
        return "done"

    position = play(start)
    for refused, act in ((NotAsked, lambda: position.answer(seat, A)), (NothingToUndo, lambda: position.undo(seat))):
        with pytest.raises(refused) as error:
            act()
        assert error.value.details == {"seat": shown}
