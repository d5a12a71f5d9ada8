"""What each kind of question accepts, refuses, draws, saves and sends."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.core.toys import LETTERS, A, B, C

from stolik.core.errors import IllegalAnswer
from stolik.core.question import SEATS, Amounts, Choose, ChooseSome, Named, Number, Order, Question

CHOOSE = Choose("letter", LETTERS)
SOME = ChooseSome("letters", LETTERS, 1, 2)
NUMBER = Number("many", -2, 12)
ORDER = Order("row", LETTERS)
AMOUNTS = Amounts("pay", LETTERS, (2, 1, 3), 2, 4)


@pytest.mark.parametrize(
    ("question", "value", "answer"),
    [
        (CHOOSE, A, A),
        (CHOOSE, "word:b", B),
        (Choose("whom", SEATS[1:3]), 2, SEATS[2]),
        (Choose("whom", SEATS[1:3]), "seat:1", SEATS[1]),
        (SOME, [C, A], (A, C)),
        (SOME, ("word:c",), (C,)),
        (ChooseSome("none", LETTERS, 0, 1), [], ()),
        (NUMBER, 12, 12),
        (NUMBER, -2, -2),
        (NUMBER, "7", 7),
        (NUMBER, "number:7", 7),
        (NUMBER, "number:-1", -1),
        (ORDER, ["word:c", A, "word:b"], (C, A, B)),
        (ORDER, (B, C, A), (B, C, A)),
        (AMOUNTS, ["word:c", "word:a", "word:c"], (1, 0, 2)),
        (AMOUNTS, [A, "word:b"], (1, 1, 0)),
        (AMOUNTS, (0, 1, 3), (0, 1, 3)),
        (Amounts("pay", LETTERS, (2, 1, 3), 0, 9), [], (0, 0, 0)),
        (Amounts("pay", LETTERS, (2, 1, 3), 0, 9), (2, 1, 3), (2, 1, 3)),
        (Amounts("hit", SEATS[1:3], (2, 2), 1, 2), ["seat:2", 2], (0, 2)),
    ],
)
def test_an_answer_is_taken_as_a_value_or_as_references(question: Question[Any], value: object, answer: object) -> None:
    assert question.check(value) == answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (CHOOSE, "word:d"),
        (CHOOSE, ["word:a"]),
        (CHOOSE, None),
        (CHOOSE, 0),
        (CHOOSE, Named("word:d")),
        (Choose("whom", SEATS[1:3]), 3),
        (Choose("whom", SEATS[1:3]), 99),
        (Choose("whom", SEATS[:2]), True),
        (SOME, []),
        (SOME, [A, B, C]),
        (SOME, "word:a"),
        (SOME, [A, A]),
        (SOME, ["word:a", A]),
        (SOME, ["word:d"]),
        (NUMBER, 13),
        (NUMBER, -3),
        (NUMBER, True),
        (NUMBER, 1.0),
        (NUMBER, "1.0"),
        (NUMBER, ""),
        (NUMBER, "-"),
        (NUMBER, "number:"),
        (NUMBER, "--1"),
        (NUMBER, "9" * 40),
        (NUMBER, "9" * 99),
        (NUMBER, "²"),
        (NUMBER, None),
        (ORDER, [A, B]),
        (ORDER, [A, B, B]),
        (ORDER, [A, "word:a", B]),
        (ORDER, [A, B, C, A]),
        (ORDER, "abc"),
        (AMOUNTS, ["word:a"]),
        (AMOUNTS, ["word:b", "word:b"]),
        (AMOUNTS, ["word:a", "word:a", "word:c", "word:c", "word:c"]),
        (AMOUNTS, ["word:a", "word:d"]),
        (AMOUNTS, (1, 1)),
        (AMOUNTS, (-1, 0, 3)),
        (AMOUNTS, (3, 0, 0)),
        (AMOUNTS, (True, 1, 1)),
        (AMOUNTS, [1, 0, 1]),
        (AMOUNTS, []),
        (AMOUNTS, "word:a"),
        (AMOUNTS, None),
        (AMOUNTS, 2),
    ],
)
def test_anything_else_is_refused(question: Question[Any], value: object) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        question.check(value)
    shown = str(refused.value.details["value"])
    assert refused.value.details["question"] == question.kind
    assert shown in str(value), "the whole answer, or what is wrong in it"
    assert len(shown) <= 80


@pytest.mark.parametrize("question", [CHOOSE, SOME, NUMBER, ORDER, AMOUNTS, ChooseSome("all", LETTERS, 0, 3)])
def test_every_answer_drawn_is_legal_and_survives_the_way_to_the_disk(question: Question[Any]) -> None:
    for seed in range(50):
        answer = question.sample(Random(seed))
        assert question.check(answer) == answer
        assert question.check(question.plain(answer)) == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Choose("letter", (A,)), A),
        (CHOOSE, None),
        (ChooseSome("all", LETTERS, 3, 3), LETTERS),
        (ChooseSome("none", LETTERS, 0, 0), ()),
        (ChooseSome("some", LETTERS, 0, 3), None),
        (ChooseSome("two", LETTERS, 2, 2), None),
        (Number("many", 3, 3), 3),
        (Number("zero", 0, 0), 0),
        (NUMBER, None),
        (Order("row", (A,)), (A,)),
        (Order("row", ()), ()),
        (Order("row", (A, B)), None),
        (Amounts("pay", LETTERS, (2, 1, 3), 6, 6), (2, 1, 3)),
        (Amounts("pay", LETTERS, (2, 1, 3), 6, 9), (2, 1, 3)),
        (Amounts("pay", LETTERS, (2, 1, 3), 0, 0), (0, 0, 0)),
        (Amounts("pay", LETTERS, (0, 0, 0), 0, 3), (0, 0, 0)),
        (Amounts("pay", LETTERS, (0, 4, 0), 2, 2), (0, 2, 0)),
        (Amounts("pay", LETTERS, (0, 4, 0), 1, 2), None),
        (Amounts("pay", LETTERS, (0, 1, 3), 3, 3), None),
        (Amounts("pay", (), (), 0, 0), ()),
        (AMOUNTS, None),
    ],
)
def test_the_only_answer_there_is(question: Question[Any], answer: object) -> None:
    assert question.only() == answer


def test_every_legal_answer_is_drawn() -> None:
    def drawn(question: Question[Any]) -> set[Any]:
        return {question.sample(Random(seed)) for seed in range(300)}

    assert drawn(CHOOSE) == {A, B, C}
    assert drawn(SOME) == {(A,), (B,), (C,), (A, B), (A, C), (B, C)}
    assert drawn(NUMBER) == set(range(-2, 13))
    assert len(drawn(ORDER)) == 6
    shared = drawn(Amounts("pay", LETTERS, (2, 1, 3), 2, 9))
    assert shared == {(a, b, c) for a in range(3) for b in range(2) for c in range(4) if a + b + c >= 2}


@pytest.mark.parametrize(
    ("limits", "lo", "hi"),
    [((1, 1, 1), 4, 5), ((1, 1), 0, 1), ((1, -1, 1), 0, 1), ((1, 1, 1), 3, 2), ((1, 1, 1), -1, 2)],
)
def test_units_that_cannot_be_shared_out_are_no_question(limits: tuple[int, ...], lo: int, hi: int) -> None:
    with pytest.raises(ValueError, match="pay"):
        Amounts("pay", LETTERS, limits, lo, hi)


def test_the_limits_are_sent_and_no_more_is_asked_for_than_they_allow() -> None:
    sent = Amounts("pay", LETTERS, (2, 1, 3), 2, 9).wire()
    assert (sent["type"], sent["lo"], sent["hi"], sent["limits"]) == ("amounts", 2, 6, [2, 1, 3])
    assert sent["options"] == ["word:a", "word:b", "word:c"]


@pytest.mark.parametrize(
    ("question", "form", "options", "lo", "hi"),
    [
        (CHOOSE, "choose", ["word:a", "word:b", "word:c"], 1, 1),
        (SOME, "some", ["word:a", "word:b", "word:c"], 1, 2),
        (NUMBER, "number", [], -2, 12),
        (ORDER, "order", ["word:a", "word:b", "word:c"], 3, 3),
    ],
)
def test_what_is_sent(question: Question[Any], form: str, options: Sequence[str], lo: int, hi: int) -> None:
    sent = question.wire()
    assert sent == {
        "type": form, "kind": question.kind, "options": options, "lo": lo, "hi": hi, "about": "", "secret": False,
    }  # fmt: skip


def test_what_causes_a_question_and_whether_it_is_secret_is_sent() -> None:
    sent = Choose("letter", LETTERS, about="card:1", secret=True).wire()
    assert (sent["about"], sent["secret"]) == ("card:1", True)
