"""Planning in Terrorscape: ways through the house, round after round."""

from __future__ import annotations

from random import Random

import stolik
from stolik import Position
from stolik.core.inner.draft import Draft

KILLER, ANNA, WILLIAM = range(3)


def at_the_first_turn() -> Position:
    """A Survivor has the first turn; the others and the Killer wait."""
    position, rng = stolik.new_game("terrorscape", players=4, seed=7), Random(4)
    while {question.kind for question in position.pending.values()} != {"turn"}:
        seat, question = min(position.pending.items())
        position.answer(seat, question.sample(rng))
    return position


def way(draft: Draft) -> str:
    """The first room that one may go to."""
    assert draft.question is not None
    options: list[str] = draft.question.wire()["options"]
    return next(ref for ref in options if ref.startswith("room:"))


def test_a_survivor_plans_rounds_while_another_has_a_turn() -> None:
    position = at_the_first_turn()
    assert WILLIAM not in position.pending
    draft = position.draft(WILLIAM, Random(1))
    for _ in range(3):
        draft.answer(way(draft))
        draft.answer("word:end")
    assert draft.question is not None
    assert draft.question.about == draft.state.cast[1].ref
    assert draft.state.round == 4
    assert draft.state.room[0] == position.clone().draft(ANNA, Random(1)).state.room[0], "nobody else has moved"


def test_the_killer_plans_the_ways_of_his_phase_until_he_draws() -> None:
    draft = at_the_first_turn().draft(KILLER, Random(1))
    first = way(draft)
    draft.answer(first)
    draft.answer("word:end")
    assert draft.state.place(draft.state.where).ref == first
    assert (draft.question, draft.stopped) == (None, "unknown")
