"""A copy of a position catches up by the answers given since, and is then the same in everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.core.test_travel import EACH_GAME, same
from tests.laws.test_laws import GAMES, LONG

from stolik.core.catching_up import answers_since, catch_up, mark, newest
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.installed import INSTALLED
from stolik.core.laws.playing import random_options
from stolik.core.position import Position

MOST = 10_000 if LONG else 150
"""Answers that are looked at in a game."""


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES:
        monkeypatch.setitem(INSTALLED, game.id, game)


@EACH_GAME
def test_a_copy_catches_up_through_a_whole_game_with_undos(game: Game[Any]) -> None:
    rng = Random(5)
    position = Position(game, game.players[1], 5, random_options(game, game.players[1], rng))
    copy, known = Position.from_checkpoint(position.checkpoint()), newest(position)
    for _ in range(MOST):
        if position.over:
            break
        if rng.random() < 0.1 and (undoing := [s for s in range(position.players) if position.can_undo(s)]):
            position.undo(rng.choice(undoing))
        else:
            seat = rng.choice(sorted(position.pending))
            position.answer(seat, position.pending[seat].sample(rng))
        if rng.random() < 0.4:
            answers = answers_since(position, known)
            if answers is None:
                copy = Position.from_checkpoint(position.checkpoint())
            else:
                catch_up(copy, answers)
            known = newest(position)
            assert mark(copy) == mark(position)
            same(copy, position, undo=False)


@EACH_GAME
def test_a_mark_tells_apart_what_differs(game: Game[Any]) -> None:
    rng = Random(6)
    position = Position(game, game.players[1], 6)
    marks = {mark(position)}
    for _ in range(30):
        if position.over:
            break
        seat = rng.choice(sorted(position.pending))
        position.answer(seat, position.pending[seat].sample(rng))
        assert mark(position) not in marks
        marks.add(mark(position))
    assert mark(position.resample(None, rng)) not in marks, "other chance, other cards"
    assert mark(Position(game, game.players[1], 7)) not in marks


def test_what_does_not_follow_by_answers_alone_is_noticed() -> None:
    position = Position(INSTALLED["not_alone"], 2, 3)
    seat = next(iter(position.pending))
    first, second = position.clone(), position.clone()
    options = position.pending[seat].wire()["options"]
    first.answer(seat, options[0])
    second.answer(seat, options[1])
    assert answers_since(first, newest(position)) == first.history
    assert answers_since(first, newest(second)) is None
    assert answers_since(position, newest(first)) is None
    again = Position(INSTALLED["not_alone"], 2, 3)
    again.answer(seat, options[0])
    assert answers_since(again, newest(first)) is None, "equal, but read anew"
    with pytest.raises(StolikError):
        catch_up(first, [(seat, "other", options[0])])
