"""What one answer would lead to, as far as the seat can know it; nothing is stored and nobody else is told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from stolik.core.draft import Change, Stop, changes
from stolik.core.errors import IllegalAnswer, NotAsked
from stolik.core.log import LogEntry
from stolik.core.position import Position
from stolik.core.why import Foreseen


class Refused(msgspec.Struct, frozen=True):
    """The answer that could not be tried: an error's id and arguments."""

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
    """What an answer would lead to."""
    draft = position.draft(seat, rng)
    asked, refused = draft.question, None
    foreseen: Sequence[Foreseen] = ()
    before = draft.observe()
    try:
        if asked is not None and position.game.foresee is not None:
            foreseen = position.game.foresee(draft.state, seat, asked, asked.check(value))
        draft.answer(value)
    except (IllegalAnswer, NotAsked) as error:
        refused = Refused(error.id, error.details)
    now = changes(msgspec.to_builtins(before), msgspec.to_builtins(draft.observe()))
    return Previewed(value, refused, draft.stopped, now, draft.log(), foreseen)
