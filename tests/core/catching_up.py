"""What it means that a copy of a position catches up by the answers given since."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.core.travel import LONG, same

from stolik.core.catching_up import answers_since, catch_up, mark, newest
from stolik.core.game import Game
from stolik.core.laws.playing import random_options
from stolik.core.position import Position

MOST = 10_000 if LONG else 150
"""Answers that are looked at in a game."""


def catches_up(game: Game[Any]) -> None:
    """A copy catches up through a whole game with undos."""
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


def marks_differ(game: Game[Any]) -> None:
    """A mark tells apart what differs."""
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
