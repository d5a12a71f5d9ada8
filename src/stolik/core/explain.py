"""What a question means here and now: told from the seat's own view, so it cannot tell more than the view does."""

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
    """What is said beside a question. All of it is optional."""

    ask: Say | None = None
    """The question itself, where what is legal now makes it another sentence than `ask-<kind>`."""
    does: dict[str, Say] = {}
    """What an answer will do here and now, by its reference."""
    warn: dict[str, Say] = {}
    """What an answer costs for good, by its reference: said before it is sent, and confirmed once more."""


def with_explanation(
    position: Position, seat: int, question: Question[Any], view: View | None = None
) -> dict[str, Any]:
    """The seat's question as it is sent to clients, with `says` if the game explains it.

    `view` is the seat's view, if it is at hand.
    """
    wire = question.wire()
    if position.game.explain is not None:
        says = msgspec.to_builtins(position.game.explain(view or position.observe(seat), question))
        if says:
            wire["says"] = says
    return wire
