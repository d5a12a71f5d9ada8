"""Planning in Not Alone: what a seat is asked in the turns to come, and where that cannot be known."""

from __future__ import annotations

from random import Random

import stolik
from stolik import Position
from stolik.core.inner.draft import Draft

CREATURE, ASKED, ME = range(3)


def in_turn_one() -> Position:
    """Another Hunted may play a card."""
    position = stolik.new_game("not_alone", players=3, seed=7)
    position.answer(CREATURE, "side:a")
    assert position.asked_seats == (ASKED,)
    return position


def plan(position: Position, seat: int, *answers: str) -> Draft:
    draft = position.draft(seat, Random(1))
    for answer in answers:
        draft.answer(answer)
    return draft


def options(draft: Draft) -> list[str]:
    assert draft.question is not None
    found: list[str] = draft.question.wire()["options"]
    return found


def test_a_hunted_plans_place_after_place() -> None:
    draft = plan(in_turn_one(), ME, "place:4", "word:power", "place:2")
    assert draft.question is not None
    assert (draft.question.kind, draft.question.about) == ("act", "place:2")
    assert draft.state.turn == 2
    draft.answer("word:take_back")
    assert options(draft) == ["place:1", "place:3", "place:4", "place:5"], "the Beach is back, the Jungle is not"


def test_it_ends_where_the_tokens_or_a_draw_must_be_seen() -> None:
    river = plan(in_turn_one(), ME, "place:3", "word:power", "place:1", "place:2")
    assert (river.question, river.stopped) == (None, "unknown")


def test_the_creature_plans_its_hunt_as_far_as_its_hand_goes() -> None:
    draft = plan(in_turn_one(), CREATURE, "token:creature", "place:4")
    assert draft.question is not None
    assert draft.question.kind == "hunt"
    assert draft.state.creature_token
    draft.answer("word:done")
    assert draft.stopped == "unknown"


def test_nothing_is_planned_before_the_side_is_chosen() -> None:
    assert plan(stolik.new_game("not_alone", players=3, seed=7), ME).stopped == "others"
