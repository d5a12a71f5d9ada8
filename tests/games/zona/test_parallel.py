"""What several players do at the same time: characters, the run before an emission; and planning the next turn."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from tests.games.zona.stage import Stage

from stolik.core.position import Position
from stolik.core.seat.preview import preview
from stolik.games.zona import GAME
from stolik.games.zona.rules.steps import Step


def storm() -> Position:
    """Three beside bunkers, one of them with a Nest; the next rumour brings the emission."""
    deal = {
        "phase": "rumours", "emission": 5, "rumours_top": ["dust_storm"],
        "seat:0": {"character": "tamara", "area": "pg", "fatigue": 1, "items": []},
        "seat:1": {"character": "iwan", "area": "go", "fatigue": 4, "items": ["nest"]},
        "seat:2": {"character": "oleg", "area": "sz", "fatigue": 5, "items": []},
    }  # fmt: skip
    return Position(GAME, 3, 1, deal=deal)


def test_all_who_may_run_decide_at_the_same_time():
    position = storm()
    assert set(position.asked_seats) == {0, 1}, "Oleg is too tired"


def test_the_order_of_their_answers_does_not_matter():
    ends = set()
    for first, second in permutations([(0, "area:wi"), (1, "area:za")]):
        position = storm()
        position.answer(*first)
        view: Any = position.observe(2)
        assert view.scavengers[first[0]].area != first[1], "sealed until all have answered"
        position.answer(*second)
        ends.add(str(position.observe(None)))
    assert len(ends) == 1


def test_whoever_stays_waits_for_nobody_else():
    position = storm()
    position.answer(1, "word:stay")
    assert set(position.asked) == {0}
    position.answer(0, "word:stay")
    assert all(question.kind != "run" for question in position.asked.values())


def test_who_may_run_is_foretold_what_staying_does_while_others_decide_too():
    position = storm()
    for seat in 0, 1:
        told = preview(position, seat, "word:stay", Random(1))
        assert (told.refused, told.stopped, told.changes, told.log) == (None, "others", [], [])
        assert [one.of.id for one in told.foreseen] == ["foreseen-emission"]
    refused = preview(position, 0, "area:sa", Random(1)).refused
    assert refused is not None
    assert refused.id == "illegal_answer"


def test_the_next_turn_is_planned_while_others_act():
    """It shows what one's own actions would do, as far as nothing is drawn, and leaves the game as it is."""
    deal = {f"seat:{seat}": {"area": "pg", "fatigue": 3, "items": []} for seat in range(2)}
    position = Position(GAME, 2, 1, deal=deal)
    assert position.asked_seats == (0,)
    before = str(position.observe(None))
    draft = position.draft(1, Random(1))
    assert draft.question is not None
    assert draft.question.kind == "action"
    draft.answer("word:rest")
    planned: Any = draft.observe()
    assert (planned.scavengers[1].fatigue, planned.turn.seat) == (2, 1)
    assert str(position.observe(None)) == before


def test_a_plan_is_made_in_every_phase_but_not_without_a_scavenger():
    play = Stage("tamara", "iwan")
    play.me().area = "sa"
    play.play(Step.EVENT(who=0))
    assert play.before is not None
    g = play.before.copy()
    assert GAME.plan is not None
    assert GAME.plan(g, 1)
    assert (g.at, g.reading, g.tests) == (Step.TURN, None, [])
    g.scavengers[1].character = ""
    assert not GAME.plan(g, 1)
