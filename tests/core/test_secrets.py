"""A step that fixes a secret must end before the next question, or worlds drawn for others would keep it."""

from collections.abc import Callable
from random import Random

import pytest
from tests.core.toys import FIRST, SECOND, A, Toy, draw, letter, play, say_one

from stolik.core.position import Position
from stolik.core.question import Seat
from stolik.core.table import Table

Say = Callable[[Toy, Table], object]

SECRETS: dict[str, Say] = {
    "a private line": lambda g, t: t.tell("whispered", to=[FIRST]),
    "a private revelation": lambda g, t: t.reveal("whispered", to=[FIRST]),
    "a line for nobody": lambda g, t: t.tell("whispered", to=[]),
    "a card drawn": lambda g, t: draw(g, t, FIRST),
    "a draw nobody is told of": lambda g, t: t.chance("die", range(6)),
    "a coin nobody is told of": lambda g, t: t.chance("coin", range(2)),
}
OPEN: dict[str, Say] = {
    "nothing": lambda g, t: None,
    "a line": lambda g, t: t.tell("said"),
    "a die all see": lambda g, t: t.reveal("rolled", die=t.chance("die", range(6))),
    "a draw without a choice": lambda g, t: t.chance("die", [6]),
}
QUESTIONS: dict[str, Say] = {
    "ask": lambda g, t: t.ask(SECOND, letter()),
    "ask_all": lambda g, t: t.ask_all({FIRST: letter(), SECOND: letter()}),
    "together": lambda g, t: t.together([FIRST, SECOND], say_one(t)),
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("secret", SECRETS)
def test_a_question_after_a_secret_in_the_same_step_is_refused(secret: str, question: str) -> None:
    def start(g: Toy, t: Table) -> str:
        SECRETS[secret](g, t)
        QUESTIONS[question](g, t)
        return "done"

    with pytest.raises(AssertionError, match="step start asks"):
        play(start)


def test_a_public_line_does_not_make_the_private_one_known() -> None:
    def start(g: Toy, t: Table) -> str:
        t.tell("whispered", to=[FIRST])
        t.tell("all_heard_something")
        t.ask(SECOND, letter())
        return "done"

    with pytest.raises(AssertionError, match="after whispered"):
        play(start)


def test_a_seat_that_knows_the_secret_may_be_asked_more_in_secret() -> None:
    """Worlds for the others forget a run of secret questions, with its draws, as a whole."""

    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter("secret_one", secret=True))
        draw(g, t, FIRST)
        t.ask(FIRST, letter("secret_two", secret=True))
        t.chance("die", range(6))
        t.ask(FIRST, letter("secret_three", secret=True))
        if g.count[SECOND]:
            t.ask(SECOND, letter("stranger", secret=True))
        t.ask(FIRST, letter("aloud"))
        return "done"

    position = play(start)
    for _ in range(2):
        position.answer(FIRST, A)
    worlds = [position.resample(SECOND, Random(seed)) for seed in range(9)]
    assert {world.pending[FIRST].kind for world in worlds} == {"secret_one"}
    with pytest.raises(AssertionError, match="asks aloud after drew"):
        position.answer(FIRST, A)
    other = Position(position.game, 2, 1, deal={"count": [0, 1]})
    for _ in range(2):
        other.answer(FIRST, A)
    with pytest.raises(AssertionError, match="asks stranger after drew"):
        other.answer(FIRST, A)


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("said", OPEN)
def test_what_everybody_knows_ends_no_step(said: str, question: str) -> None:
    def start(g: Toy, t: Table) -> str:
        OPEN[said](g, t)
        QUESTIONS[question](g, t)
        return "done"

    assert play(start).pending


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("secret", SECRETS)
def test_the_next_step_may_ask(secret: str, question: str) -> None:
    def start(g: Toy, t: Table) -> str:
        SECRETS[secret](g, t)
        return "next"

    def following(g: Toy, t: Table) -> str:
        QUESTIONS[question](g, t)
        return "done"

    assert play(start, next=following).pending


def test_a_chain_may_note_its_own_moves_and_ask_on_but_nobody_after_it() -> None:
    def chain(t: Table) -> Callable[[Seat], None]:
        def walk(seat: Seat) -> None:
            t.tell("noted", to=[seat], letter=t.ask(seat, letter()))
            t.tell("noted", to=[seat], letter=t.ask(seat, letter()))

        return walk

    def start(g: Toy, t: Table) -> str:
        t.together([FIRST, SECOND], chain(t))
        if g.count[FIRST]:
            t.ask(FIRST, letter("after"))
        return "done"

    def start_and_ask(g: Toy, t: Table) -> str:
        g.count[FIRST] = 1
        return start(g, t)

    fine, bad = play(start), play(start_and_ask)
    for seat in (FIRST, SECOND, FIRST, SECOND):
        fine.answer(seat, A)
    assert fine.pending[FIRST].kind == "done"
    for seat in (FIRST, SECOND, FIRST):
        bad.answer(seat, A)
    with pytest.raises(AssertionError, match="step start asks after after noted"):
        bad.answer(SECOND, A)
