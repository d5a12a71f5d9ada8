"""What it means that a position travels: it is copied, pickled or written down, and is the same game somewhere else."""

from __future__ import annotations

import copy
import os
import pickle
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any

from stolik.core.game import Game
from stolik.core.laws.comparing import fingerprint
from stolik.core.laws.playing import RandomAnswers, decisions, random_options
from stolik.core.log import since
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.core.question import SEATS

LONG = bool(os.environ.get("STOLIK_LONG"))
WAYS: dict[str, Callable[[Position], Position]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda position: pickle.loads(pickle.dumps(position)),
    "checkpoint": lambda position: Position.from_checkpoint(position.checkpoint()),
}
EVERY = {} if LONG else {"terrorscape": 13, "voidfall": 47, "zona": 61}
"""How many decisions there are from one that is looked at to the next, of games of some hundred."""
FAR = None if LONG else 30
"""How many answers two positions are followed that should go on alike; None: to the end."""


def everything(position: Position) -> dict[str, Any]:
    """What laws compare, with each line of the log read once: whom it is for stands beside it."""
    seats = [*SEATS[: position.players], None]
    return {
        "state": fingerprint(position._inside.state),
        "question": {seat: question.wire() for seat, question in position.pending.items()},
        "log": [*since(position.pages)],
        "unfinished": {seat: position.log_tail(seat) for seat in seats},
        "view": {seat: position.observe(seat) for seat in seats},
        "outcome": position.outcome,
    }


def same(one: Position, other: Position, seen: dict[str, Any] | None = None, *, undo: bool = True) -> None:
    """The two positions are equal in everything, with `undo` also in what may be taken back. `seen` is everything of
    the other, where it is known.
    """
    assert everything(one) == (seen or everything(other))
    assert one._inside.base == other._inside.base
    assert (one.history, one.seed, one.options, one.deal) == (other.history, other.seed, other.options, other.deal)
    seats = range(one.players)
    assert not undo or [one.can_undo(seat) for seat in seats] == [other.can_undo(seat) for seat in seats]
    assert (one.given, one.asked_seats) == (other.given, other.asked_seats)


def positions(game: Game[Any], seed: int) -> Iterator[tuple[Position, int]]:
    """Every seventh decision of a random game, of long games fewer."""
    rng, every = Random(seed), EVERY.get(game.id, 7)
    players = game.players[1] - seed % 2
    start = Position(game, players, seed, random_options(game, players, rng))
    for number, (position, seat) in enumerate(decisions(start, seed)):
        if number % every == seed % 7:
            yield position, seat


def has_travelled(game: Game[Any]) -> None:
    """A copy is the same in everything, however it was made."""
    for seed in range(3):
        for position, _ in positions(game, seed):
            seen = everything(position)
            for way in WAYS.values():
                same(way(position), position, seen)


def goes_on_alike_and_alone(game: Game[Any]) -> None:
    """A copy goes on in the same way, the seat that answers can take back the same, and its original is left alone."""
    for position, seat in positions(game, 3):
        before = everything(position)
        answer = position.pending[seat].sample(Random(1))
        stayed = position.clone()
        stayed.answer(seat, answer)
        seen = everything(stayed)
        later = everything(playout(stayed, RandomAnswers(5), until=FAR, record=True))
        for way in WAYS.values():
            moved = way(position)
            moved.answer(seat, position.pending[seat].plain(answer))
            same(moved, stayed, seen)
            assert everything(playout(moved, RandomAnswers(5), until=FAR, record=True)) == later
            back = stayed.clone()
            while moved.can_undo(seat):
                moved.undo(seat)
                back.undo(seat)
                same(moved, back, undo=False)
                assert moved.can_undo(seat) == back.can_undo(seat)
        assert everything(position) == before


def travels_again_and_again(game: Game[Any]) -> None:
    """A whole game copied at every seventh answer ends as if it had stayed."""
    ways, answers = cycle(WAYS.values()), RandomAnswers(5)
    stayed = Position(game, game.players[1], 5)
    moved = stayed.clone()
    for number in range(game.max_answers(stayed.players)):
        if stayed.over:
            break
        if number % 7 == 0:
            moved = next(ways)(moved)
        seat, question = min(stayed.pending.items())
        answer = answers(seat, question)
        moved.answer(seat, question.plain(answer))
        stayed.answer(seat, answer)
    assert stayed.over
    same(moved, stayed)


def a_world_travels(game: Game[Any]) -> None:
    """Worlds drawn for the seat that is asked and for a spectator in turn."""
    rng = Random(4)
    for number, (position, seat) in enumerate(positions(game, 4)):
        world = position.resample(None if number % 2 else seat, rng)
        seen = everything(world)
        later = everything(playout(world, RandomAnswers(6), until=FAR, record=True))
        for way in WAYS.values():
            there = way(world)
            same(there, world, seen)
            assert everything(playout(there, RandomAnswers(6), until=FAR, record=True)) == later


def travels_when_finished(game: Game[Any]) -> None:
    """A game that is over can be copied too, whether or not its answers were recorded."""
    for record in (True, False):
        end = playout(Position(game, game.players[0], 1), RandomAnswers(1), record=record)
        for way in WAYS.values():
            same(way(end), end)


TRAVELS: tuple[Callable[[Game[Any]], None], ...] = (
    has_travelled,
    goes_on_alike_and_alone,
    travels_again_and_again,
    a_world_travels,
    travels_when_finished,
)
