"""What one answer would lead to, as far as the seat can know it; nothing is stored and nobody else is told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from stolik.core.errors import IllegalAnswer, NotAsked
from stolik.core.game import Game
from stolik.core.inner.draft import Change, Draft, Stop, changes
from stolik.core.inner.running import seen_by
from stolik.core.inputs import seat_of
from stolik.core.log import LogEntry
from stolik.core.position import Position, inside_of
from stolik.core.question import Question
from stolik.core.why import Foreseen


class Refused(msgspec.Struct, frozen=True):
    """Why the answer could not be tried: the id and arguments of an error."""

    id: str
    args: dict[str, Any]


class Previewed(msgspec.Struct, frozen=True):
    """What one answer to the open question would lead to: what changes in the view, the log lines it adds, why it goes
    no further, and what the game foresees.
    """

    value: Any
    refused: Refused | None
    stopped: Stop
    changes: list[Change]
    log: list[LogEntry]
    foreseen: Sequence[Foreseen]


def preview(position: Position, seat: int, value: Any, rng: Random) -> Previewed:
    """What an answer would lead to. If others are asked at the same time, nothing happens before they have answered:
    then there is only what the game foresees. Raises BadSeat, BadGenerator.
    """
    seat = seat_of(seat, position.players)
    world = position.resample(seat, rng)
    if seat in world.asked and world.asked_seats != (seat,):
        return _among_others(world, seat, value)
    draft, refused = Draft(inside_of(world), seat), None
    foreseen: Sequence[Foreseen] = ()
    before = draft.observe()
    try:
        if draft.question is not None:
            foreseen = _foreseen(world.game, draft.state, seat, draft.question, value)
        draft.answer(value)
    except (IllegalAnswer, NotAsked) as error:
        refused = Refused(error.id, error.details)
    now = changes(msgspec.to_builtins(before), msgspec.to_builtins(draft.observe()))
    return Previewed(value, refused, draft.stopped, now, draft.log(), foreseen)


def _among_others(world: Position, seat: int, value: Any) -> Previewed:
    try:
        foreseen = _foreseen(world.game, seen_by(inside_of(world), seat)[0], seat, world.asked[seat], value)
    except IllegalAnswer as error:
        return Previewed(value, Refused(error.id, error.details), "others", [], [], ())
    return Previewed(value, None, "others", [], [], foreseen)


def _foreseen(game: Game[Any], state: Any, seat: int, question: Question[Any], value: Any) -> Sequence[Foreseen]:
    """What the game foresees of an answer. Raises IllegalAnswer."""
    checked = question.check(value)
    return game.foresee(state, seat, question, checked) if game.foresee else ()
