"""The moments of a game, one after another: what a replay shows."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.errors import NoBeginning
from stolik.core.inner.codec import answers_in
from stolik.core.inner.inside import answers_to
from stolik.core.inner.running import begin
from stolik.core.position import Position, inside_of
from stolik.core.table import CHANCE, REDRAW, Answered

Moment = tuple[int | None, Position]
"""The seat that has just answered (None: nobody, at the start and at a redraw), and the position then."""


def moments(position: Position) -> Iterator[Moment]:
    """The game of a position from its start, without what was taken back. Of a game that runs, up to the start of the
    step being played: how much of it others have already answered in secret must not show. Each moment is the same
    object, which goes on with the next. Raises NoBeginning.
    """
    inside = inside_of(position)
    answers = answers_to(inside.history)
    if inside.outcome is None:
        answers = without_last(answers, sum(seat != CHANCE for _, seat in inside.book))
    return _played(position, answers)


def all_moments(position: Position) -> Iterator[Moment]:
    """The same up to the position itself. How many they are is a secret while the game runs. Raises NoBeginning."""
    return _played(position, answers_to(inside_of(position).history))


def moment_in(save: bytes, answers: int | None = None) -> Position:
    """The position after so many answers of a save, by default all. Raises BadSave, UnknownGame, OtherPack,
    NoBeginning.
    """
    *_, (_, now) = _played(Position.load(save), answers_in(save)[:answers])
    return now


def _played(position: Position, answers: list[Answered]) -> Iterator[Moment]:
    """The moments of these answers from the start. Raises NoBeginning."""
    inside = inside_of(position)
    if inside.seed is None or inside.continued:
        raise NoBeginning
    now = Position.of(begin(inside.game, inside.players, inside.seed, inside.options, inside.deal))
    yield None, now
    for seat, kind, value in answers:
        if (seat, kind) == (CHANCE, REDRAW):
            now.redraw_from(value)
        else:
            now.answer(seat, value)
        yield None if seat == CHANCE else seat, now


def without_last(answers: list[Answered], last: int) -> list[Answered]:
    """The answers without the last ones of seats, and without the redraws since."""
    left = list(answers)
    while last > 0:
        last -= left.pop()[0] != CHANCE
    return left
