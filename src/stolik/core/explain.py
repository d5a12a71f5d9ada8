"""What a question means now. Computed from the seat's own view, so it cannot reveal more than the view."""

from __future__ import annotations

from typing import Any

import msgspec


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
