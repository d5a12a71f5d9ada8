"""Drafts: what they show, where they stop, and that they leave no trace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.core.toys import FIRST, SECOND, A, B, Toy, draw, ids, letter, play, say_one, toy

from stolik.core.errors import IllegalAnswer, NotAsked
from stolik.core.inner.draft import Change, Draft, changes
from stolik.core.position import Position
from stolik.core.table import Table


def count_and(then: Callable[[Toy, Table], object]) -> Callable[[Toy, Table], str]:
    """A step in which the first seat says a letter and something happens; after it, the step `more`."""

    def start(g: Toy, t: Table) -> str:
        t.tell("said", letter=t.ask(FIRST, letter()))
        g.count[FIRST] += 1
        then(g, t)
        return "more"

    return start


def more(g: Toy, t: Table) -> str:
    t.ask(FIRST, letter("more"))
    g.count[FIRST] += 10
    return "drawn"


def drawn(g: Toy, t: Table) -> str:
    g.count[FIRST] += 100
    draw(g, t, FIRST)
    return "done"


def drafted(then: Callable[[Toy, Table], object] = lambda g, t: None, players: int = 2) -> tuple[Position, Draft]:
    position = play(count_and(then), players=players, more=more, drawn=drawn)
    return position, position.draft(FIRST, Random(1))


def count(draft: Draft) -> int:
    view: Any = draft.observe()
    return int(view.count[FIRST])


def test_answers_are_tried_and_the_position_stays_as_it_is() -> None:
    position, draft = drafted()
    before = position.save()
    draft.answer("word:a")
    assert (draft.question and draft.question.kind, draft.stopped) == ("more", "")
    assert (count(draft), ids(draft.log())) == (1, ["said"])
    assert position.save() == before
    assert position.log(FIRST) == []


def test_it_stops_before_a_draw_and_shows_what_came_before_that_step() -> None:
    _, draft = drafted()
    draft.answer(A)
    draft.answer(B)
    assert (draft.question, draft.stopped, count(draft)) == (None, "unknown", 11)
    assert "drew" not in ids(draft.log())
    with pytest.raises(NotAsked):
        draft.answer(A)


STOPS: dict[str, tuple[str, Callable[[Toy, Table], object]]] = {
    "draw": ("unknown", lambda g, t: t.chance("die", range(6))),
    "revelation": ("unknown", lambda g, t: t.reveal("found")),
    "private revelation": ("unknown", lambda g, t: t.reveal("found", to=[SECOND])),
    "another seat": ("others", lambda g, t: t.ask(SECOND, letter())),
    "sealed answers": ("others", lambda g, t: t.ask_all({FIRST: letter(), SECOND: letter()})),
    "together": ("others", lambda g, t: t.together([FIRST, SECOND], say_one(t))),
    "end": ("end", lambda g, t: t.finish("done", [FIRST])),
}


@pytest.mark.parametrize("what", STOPS)
def test_every_barrier_stops_it(what: str) -> None:
    why, then = STOPS[what]
    _, draft = drafted(then)
    draft.answer(A)
    assert (draft.question, draft.stopped) == (None, why)
    assert count(draft) == 0, "the step that meets the barrier is not shown"
    assert draft.log() == []


def test_barriers_already_passed_in_the_step_do_not_stop_it() -> None:
    def start(g: Toy, t: Table) -> str:
        t.tell("rolled", die=t.chance("die", range(6)))
        t.ask(FIRST, letter())
        g.count[FIRST] += 1
        return "more"

    draft = play(start, more=more, drawn=drawn).draft(FIRST, Random(1))
    draft.answer(A)
    assert (draft.stopped, count(draft), draft.log()) == ("", 1, [])


def test_a_refused_answer_leaves_the_draft_where_it_is() -> None:
    _, draft = drafted()
    with pytest.raises(IllegalAnswer):
        draft.answer("word:z")
    draft.answer(A)
    assert count(draft) == 1


def test_whoever_is_not_asked_can_try_nothing_unless_the_game_plans() -> None:
    position, _ = drafted()
    draft = position.draft(SECOND, Random(1))
    assert (draft.question, draft.stopped) == (None, "others")
    assert draft.observe() == position.observe(SECOND)

    def second(g: Toy, t: Table) -> str:
        t.ask(SECOND, letter("mine"))
        g.count[SECOND] += 5
        return "drawn"

    def plan(g: Toy, seat: int) -> bool:
        g.at = "second"
        return seat == SECOND

    game = replace(toy(count_and(lambda g, t: None), more=more, drawn=drawn, second=second), plan=plan)
    position = Position(game, 3, 1)
    draft = position.draft(SECOND, Random(1))
    assert draft.question is not None
    assert draft.question.kind == "mine"
    draft.answer(A)
    view: Any = draft.observe()
    assert (view.count[SECOND], draft.stopped) == (5, "unknown")
    assert position.draft(2, Random(1)).stopped == "others"


def test_where_nothing_can_be_planned_no_lines_are_shown_as_news() -> None:
    """What others have done in the step under way is in the log already; a world drawn for the seat may lack it."""

    def start(g: Toy, t: Table) -> str:
        t.together([FIRST, SECOND], lambda me: t.tell("said", letter=t.ask(me, letter())))
        return "done"

    game = replace(toy(start), plan=lambda g, seat: False)
    position = Position(game, 3, 1)
    position.answer(FIRST, A)
    draft = Draft(position.clone()._inside, 2)
    assert (draft.question, draft.stopped, draft.log()) == (None, "others", [])


def test_alone_one_drafts_what_all_are_asked_at_once() -> None:
    _, draft = drafted(lambda g, t: t.ask_all({FIRST: letter("all")}), players=1)
    draft.answer(A)
    assert draft.question is not None
    draft.answer(A)
    assert (count(draft), draft.question.kind) == (1, "more")


def test_a_finished_game_has_nothing_to_try() -> None:
    position, _ = drafted(lambda g, t: t.finish("done", [FIRST]))
    position.answer(FIRST, A)
    assert position.draft(FIRST, Random(1)).stopped == "end"


def test_changes_name_the_innermost_values_that_differ() -> None:
    before = {"round": 1, "players": [{"wood": 1, "gold": 2}, {"wood": 0, "gold": 0}], "open": ["a"]}
    after = {"round": 1, "players": [{"wood": 1, "gold": 5}, {"wood": 0, "gold": 0}], "open": ["a", "b"]}
    assert changes(before, before) == []
    assert changes(before, after) == [Change(("players", 0, "gold"), 2, 5), Change(("open",), ["a"], ["a", "b"])]
