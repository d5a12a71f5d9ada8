"""What a question means now. Computed from the seat's own view, so it cannot reveal more than the view."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.core.game import View
from stolik.core.position import Position
from stolik.core.question import Question


class Say(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence: a message id and its arguments (references, numbers, lists of them)."""

    id: str
    args: dict[str, Any] = {}


class Explanation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is shown beside a question. All of it is optional."""

    ask: Say | None = None
    """The question's sentence, if it differs from `ask-<kind>` now."""
    does: dict[str, Say] = {}
    """What an answer will do now, by its reference."""
    warn: dict[str, Say] = {}
    """The lasting cost of an answer, by its reference. The client shows it and asks for confirmation."""


def with_explanation(
    position: Position, seat: int, question: Question[Any], view: View | None = None
) -> dict[str, Any]:
    """`question.wire()`, with `says` (the Explanation as plain data) if the game explains it.

    `view` is the seat's view, to save computing it.
    """
    wire = question.wire()
    if position.game.explain is not None:
        says = msgspec.to_builtins(position.game.explain(view or position.observe(seat), question))
        if says:
            wire["says"] = says
    return wire
