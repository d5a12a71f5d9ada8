"""Drafts at a table: what a seat's next answers would lead to. Nothing is stored, and nobody else is told."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Any

import msgspec

from stolik.core.errors import IllegalAnswer, NotAsked
from stolik.core.game import View
from stolik.core.inner.draft import Change, Stop, changes
from stolik.core.log import LogEntry
from stolik.core.position import Position
from stolik.core.seat.explaining import why, why_in, with_explanation
from stolik.core.seat.preview import Refused
from stolik.core.why import Why

MOST_ANSWERS = 200
"""Answers in one draft."""
BURST, PER_SECOND = 30, 6.0
"""Drafts a seat may try at once, and each second after that."""


class Tried(msgspec.Struct, frozen=True):
    """What one answer of a draft changes, and the log lines it adds."""

    changes: list[Change]
    log: list[LogEntry]


class Drafted(msgspec.Struct, frozen=True):
    """The result of a draft (docs/protocol.md). `taken` counts the answers that were tried, `changes` compares the view
    with the one the seat has now; `steps` has what each answer does.
    """

    taken: int
    refused: Refused | None
    stopped: Stop
    question: dict[str, Any] | None
    view: View
    changes: list[Change]
    log: list[LogEntry]
    steps: list[Tried]


def explain(position: Position, seat: int | None, thing: str, whose: int, after: Sequence[Any]) -> Why:
    """What the game says to a viewer about a thing; a seat may ask what it would be `after` some answers of its own."""
    if seat is None or not after:
        return why(position, seat, thing, whose, SystemRandom())
    draft = position.draft(seat, SystemRandom())
    with suppress(IllegalAnswer, NotAsked):
        for value in after:
            draft.answer(value)
    return why_in(position, draft.state, seat, thing, whose)


def try_out(position: Position, seat: int, values: Sequence[Any]) -> Drafted:
    """Try answers one after the other, up to the first one that cannot be given."""
    draft = position.draft(seat, SystemRandom())
    refused = None
    steps: list[Tried] = []
    view, told = draft.observe(), 0
    before = msgspec.to_builtins(view)
    for value in values:
        try:
            draft.answer(value)
        except (IllegalAnswer, NotAsked) as error:
            refused = Refused(error.id, error.details)
            break
        view, log = draft.observe(), draft.log()
        after = msgspec.to_builtins(view)
        steps.append(Tried(changes(before, after), log[told:]))
        before, told = after, len(log)
    asked = draft.question
    return Drafted(
        taken=len(steps),
        refused=refused,
        stopped=draft.stopped,
        question=None if asked is None else with_explanation(position, seat, asked, view, draft.state),
        view=view,
        changes=changes(msgspec.to_builtins(position.observe(seat)), msgspec.to_builtins(view)),
        log=draft.log(),
        steps=steps,
    )
