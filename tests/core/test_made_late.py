"""A question that a function makes is made only while it waits for its answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.core.toys import FIRST, SECOND, A, B, Toy, letter, play

import stolik
from stolik import Position
from stolik.core.inner.codec import replay
from stolik.core.table import Table

made: list[str] = []
"""The kinds of the questions made."""


def twice(g: Toy, t: Table) -> str:
    """Two letters are said, each asked for by a function."""

    def late() -> Any:
        made.append(f"letter{len(g.said)}")
        return letter(made[-1])

    for _ in range(2):
        g.said.append(t.ask(FIRST, late).ref)
    return "done"


def test_it_is_made_once_and_asked_like_any_other() -> None:
    made.clear()
    position = play(twice)
    assert position.pending[FIRST] == letter("letter0")
    position.answer(FIRST, B)
    position.answer(FIRST, A)
    assert made == ["letter0", "letter1"]
    assert position.observe(None).said == ("word:b", "word:a")  # type: ignore[attr-defined]
    assert [kind for kind, _ in position.answers(FIRST)] == ["letter0", "letter1"]


def test_saves_worlds_undo_and_play_outs_know_it() -> None:
    position = play(twice)
    position.answer(FIRST, B)
    assert Position.of(replay(position.game, 2, 1, {}, {}, position.history)).pending == position.pending
    assert position.resample(SECOND, Random(1)).pending == position.pending
    position.undo(FIRST)
    assert position.pending[FIRST] == letter("letter0")
    assert stolik.playout(position, lambda seat, question: question.options[0]).over  # type: ignore[attr-defined]


def test_it_may_not_be_secret() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, lambda: letter(secret=True))
        return "done"

    with pytest.raises(AssertionError, match="letter is secret and made late"):
        play(start)
