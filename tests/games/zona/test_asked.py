"""What one is asked in Zona: questions say where one stands, and name nothing that nobody can see."""

from __future__ import annotations

import re
from random import Random

import pytest

import stolik
from stolik.core.seat.explaining import with_explanation
from stolik.text import catalogue
from stolik.text.languages import COMPLETE


def asked(position: stolik.Position, seat: int) -> str:
    says = with_explanation(position, seat, position.pending[seat])["says"]
    return catalogue("en", "zona").say(says["ask"]["id"])


def test_a_question_says_which_action_it_is_and_what_is_left() -> None:
    position = stolik.new_game("zona", players=1, seed=3)
    said, rng = list[str](), Random(3)
    while not position.over and len(set(said)) < 3:
        (question,) = position.pending.values()
        if question.kind == "action":
            said.append(asked(position, 0))
        rests = len(set(said)) == 1 and "word:rest" in question.wire()["options"]
        position.answer(0, "word:rest" if rests else question.sample(rng))
    assert list(dict.fromkeys(said)) == [
        "First of two actions: where do you go, or what do you do?",
        "Second and last action: where do you go, or what do you do?",
        "Both actions are done: use something, or end the day.",
    ]


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_card_is_named_by_a_number_that_is_nowhere_on_the_table(lang: str) -> None:
    texts = catalogue(lang, "zona")
    names = {texts.say(f"event-{deck}{nth:02}") for deck in "gy" for nth in range(1, 26)}
    assert len(names) == 2
    assert not [name for name in names if re.search(r"\d", name)]
